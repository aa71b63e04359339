"""Sets of seats, provinces, ways or cards as the bits of a number; the kernels' substitute for sets."""

from __future__ import annotations

from grimoire.core.kernel import kernel


@kernel
def has(those: int, one: int) -> bool:
    return those >> one & 1 != 0


@kernel
def bit(one: int) -> int:
    """The set of this one alone."""
    return 1 << one


@kernel
def is_single(those: int) -> bool:
    """Whether there is just one."""
    return those != 0 and those & (those - 1) == 0


@kernel
def lowest_bit(those: int) -> int:
    """The first of these; there must be one. As many as there are bits below it, which is one instruction."""
    return how_many(~those & (those - 1))


@kernel
def how_many(those: int) -> int:
    count = 0
    while those != 0:
        those &= those - 1
        count += 1
    return count
