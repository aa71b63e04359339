import pytest

from grimoire.core.bits import bit, has, how_many, is_single, lowest_bit

SETS: list[set[int]] = [set(), {0}, {5}, {62}, {0, 1}, {3, 17, 40}, set(range(20))]


def bits(those: set[int]) -> int:
    return sum(1 << one for one in those)


@pytest.mark.parametrize("those", SETS)
def test_a_number_is_the_set_of_its_bits(those: set[int]) -> None:
    number = bits(those)
    assert {one for one in range(63) if has(number, one)} == those
    assert how_many(number) == len(those)
    assert is_single(number) == (len(those) == 1)


@pytest.mark.parametrize("those", [those for those in SETS if those])
def test_the_first_of_a_set(those: set[int]) -> None:
    assert lowest_bit(bits(those)) == min(those)


def test_the_set_of_one_alone() -> None:
    assert [bit(one) for one in (0, 1, 5)] == [1, 2, 32]
    assert is_single(bit(40)) and has(bit(40), 40)
