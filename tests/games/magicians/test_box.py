"""The box: options, the deck, and that nothing can be written into it."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire import OptionError
from grimoire.games.magicians.box import SPREADS

from .positions import FLAT, GAME, OWN_BOX, OWNERS


def deck_of(**options: Any) -> list[int]:
    box = GAME.new(seats=3, seed=1, **options).boxes[0]
    return [box.deck[face] for face in range(16)]


def test_m2_the_named_spreads_are_those_of_the_rulings() -> None:
    assert {name: tuple(spread) for name, spread in SPREADS.items()} == {"owners": OWNERS, "flat": FLAT}


@pytest.mark.parametrize("name", SPREADS)
def test_m2_a_named_spread_is_51_magicians_none_more_than_8_times(name: str) -> None:
    assert sum(SPREADS[name]) == 51 and len(SPREADS[name]) == 13
    assert all(0 <= copies <= 8 for copies in SPREADS[name])


@pytest.mark.parametrize(
    ("deck", "spread"),
    [
        ("owners", OWNERS),
        (" flat ", FLAT),
        (list(OWN_BOX), OWN_BOX),
        (OWN_BOX, OWN_BOX),
        ([str(copies) for copies in OWN_BOX], OWN_BOX),
        (",".join(str(copies) for copies in OWN_BOX), OWN_BOX),
        (" 4, 4,4 ,4,4,4,4,4,4,4,4,4,3", FLAT),
    ],
)
def test_m2_a_spread_is_given_by_name_as_numbers_or_as_text(deck: Any, spread: tuple[int, ...]) -> None:
    assert deck_of(deck=deck) == [0, *spread, 2, 2]  # M1: two balls and two jokers


@pytest.mark.parametrize("number", range(13))
def test_m2_any_value_may_be_missing_or_be_there_8_times(number: int) -> None:
    spread = [4] * 13
    spread[number] = 8
    spread[(number + 1) % 13] = 0
    spread[(number + 2) % 13] = 3

    assert deck_of(deck=spread) == [0, *spread, 2, 2]


@pytest.mark.parametrize("number", range(13))
@pytest.mark.parametrize("copies", [9, -1])
def test_m2_no_value_may_be_there_9_times_or_fewer_than_0(number: int, copies: int) -> None:
    spread = [4] * 13
    spread[number] = copies
    spread[(number + 1) % 13] += 3 - copies  # still 51 in all
    assert sum(spread) == 51

    with pytest.raises(OptionError) as caught:
        GAME.new(seats=3, deck=spread)
    assert caught.value.clause == "M2"
    assert "sum to 51" in caught.value.say("en") and "somme est 51" in caught.value.say("fr")


@pytest.mark.parametrize(
    ("given", "value"),
    [
        (True, True),
        (False, False),
        ("true", True),
        ("oui", True),
        ("NON", False),
        (" off ", False),
        ("1", True),
    ],
)
def test_m13_the_variant_is_chosen_in_either_language(given: Any, value: bool) -> None:
    table = GAME.new(seats=2, seed=1, open_stack=given)

    assert table.options["open_stack"] is value
    assert table.boxes[0].open_stack == value


@pytest.mark.parametrize("given", [1, 0, "perhaps", None, 2.0, []])
def test_m13_anything_else_is_refused(given: Any) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats=2, open_stack=given)
    assert caught.value.clause == "M13"


def test_m11_deals_are_given_as_a_number_or_as_text() -> None:
    assert GAME.new(seats=2, seed=1, deals="7").options["deals"] == 7
    assert [GAME.new(seats=seats, seed=1).boxes[0].deals for seats in range(2, 7)] == [2, 3, 4, 5, 6]


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats=2, jokers=3)

    assert all(name in caught.value.say("en") for name in ("jokers", "deals", "open_stack", "deck"))


@pytest.mark.parametrize("seats", [0, 1, 7, -2, "many", 2.5, True])
def test_it_is_a_game_for_two_to_six(seats: Any) -> None:
    with pytest.raises(OptionError):
        GAME.new(seats=seats)


def test_four_is_the_usual_number_of_seats() -> None:
    assert GAME.new(seed=1).seats == 4


def test_nothing_can_be_written_into_a_box() -> None:
    boxes = GAME.new(seats=2, seed=1).boxes

    with pytest.raises(ValueError, match="read-only"):
        boxes["deals"] = 3


def test_the_same_spread_given_otherwise_is_the_same_box() -> None:
    named, counted = (GAME.new(seats=4, seed=1, deck=deck).boxes for deck in ("owners", list(OWNERS)))

    assert named.tobytes() == counted.tobytes()
