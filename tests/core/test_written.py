import pytest
from hypothesis import given, strategies as st

from grimoire.core.written import CardCounts, CardRow

NAMES = ("", "1", "2", "ball", "J")
ROW, COUNTS = CardRow(NAMES), CardCounts(NAMES)
faces = st.integers(1, len(NAMES) - 1)


@given(st.lists(faces, max_size=6))
def test_a_row_comes_back_with_its_empty_slots(cards: list[int]) -> None:
    slots = cards + [0] * (6 - len(cards))
    assert ROW.read(ROW.write(slots), 6) == slots


@given(st.lists(st.integers(0, 4), min_size=4, max_size=4))
def test_counts_come_back(counts: list[int]) -> None:
    assert COUNTS.read(COUNTS.write([0, *counts]), 5) == [0, *counts]


def test_cards_are_written_as_cards() -> None:
    assert ROW.write([1, 3, 4, 1, 0, 0]) == "1 ball J 1"
    assert COUNTS.write([0, 2, 0, 1, 0]) == "1 1 ball"
    assert ROW.write([0, 0]) == COUNTS.write([0] * 5) == ""


def test_cards_may_stand_in_any_order_and_spacing() -> None:
    assert COUNTS.read(" ball 1\n1 ", 5) == [0, 2, 0, 1, 0]
    assert ROW.read("", 3) == [0, 0, 0]


@pytest.mark.parametrize("writing", [ROW, COUNTS], ids=["row", "counts"])
@pytest.mark.parametrize("text", ["3", "balls", "j", "1,2", "0"])
def test_an_unknown_card_is_refused(writing: CardRow, text: str) -> None:
    with pytest.raises(ValueError, match=f"no card is called '{text}'; cards: 1 2 ball J"):
        writing.read(text, 5)


def test_more_cards_than_slots_are_refused() -> None:
    with pytest.raises(ValueError, match="3 cards where at most 2 fit"):
        ROW.read("1 1 1", 2)
