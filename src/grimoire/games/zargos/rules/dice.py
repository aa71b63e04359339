"""Dice: how many a force throws, and how events tell them (Z14)."""

from __future__ import annotations

from grimoire.core.chance import draw
from grimoire.core.kernel import kernel
from grimoire.games.zargos.moves import FACE
from grimoire.games.zargos.state import State


@kernel
def dice_of(pawns: int) -> int:
    """One die for up to three pawns, two for up to six, three for more (Z14)."""
    return 1 if pawns <= 3 else 2 if pawns <= 6 else 3


@kernel
def throw_die(state: State) -> int:
    return draw(state.chance, 6) + 1


@kernel
def with_face(dice: int, i: int, face: int) -> int:
    """Dice as an event tells them, with one more."""
    return dice | face << FACE * i


@kernel
def throw_unnamed(state: State, count: int) -> tuple[int, int]:
    """The sum of so many dice, and the dice as an event tells them."""
    total, told = 0, 0
    for i in range(count):
        face = throw_die(state)
        total += face
        told = with_face(told, i, face)
    return total, told
