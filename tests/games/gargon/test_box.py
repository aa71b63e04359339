"""The box: amulets, stacks, options, and that nothing can be written into it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from scipy.stats import chisquare

from grimoire import Malformed, OptionError

from ..shared import LANGUAGES, plain
from .positions import DECK, GAME, hand, position_of, stacks, told

# G2: so many amulets on the cards of these values
AMULETS = {5: (1, 2, 3), 3: (4, 5, 6), 2: (7, 8, 9), 1: (10, 11, 12), 0: (0, 13, 14, 15)}
ON_CARD = {value: amulets for amulets, values in AMULETS.items() for value in values}


def box_of(seats: int = 3, **options: Any) -> Any:
    return GAME.new_box(seats, GAME.read_options(options, seats))[0]


# ---------------------------------------------------------------- components and set-up


@pytest.mark.parametrize("value", range(16))
def test_g2_every_value_has_its_amulets(value: int) -> None:
    assert box_of().amulets[value] == ON_CARD[value]


def test_g2_there_are_33_amulets_a_colour_and_198_in_all() -> None:
    amulets = box_of().amulets
    of_colour = Counter(dict.fromkeys("wbvryg", 0))
    for card in DECK:
        of_colour[card[0]] += amulets[int(card[1:])]

    assert set(of_colour.values()) == {33} and of_colour.total() == 198


@pytest.mark.parametrize(("seats", "size"), [(3, 36), (4, 31), (5, 26)])
def test_g5_ten_cards_each_and_two_equal_stacks_of_the_rest(seats: int, size: int) -> None:
    table = GAME.new(seats=seats, seed=1)
    held = [hand(table, seat).split() for seat in range(seats)]
    left, right = stacks(table)

    assert table.boxes[0].stack == size
    assert (len(left), len(right)) == (size, size)
    assert [len(cards) for cards in held] == [10] * seats
    assert Counter(card for row in (*held, left, right) for card in row) == Counter(DECK)  # G1


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("given", "value"),
    [(True, True), (False, False), ("true", True), ("oui", True), ("NON", False), (" off ", False)],
)
def test_g25_open_winnings_are_chosen_in_either_language(given: Any, value: bool) -> None:
    table = GAME.new(seats=3, seed=1, open_winnings=given)

    assert table.options == {"open_winnings": value, "starter": 0}
    assert table.boxes[0].open_winnings == value


def test_winnings_are_closed_and_the_starter_drawn_unless_the_table_says_otherwise() -> None:
    assert GAME.new(seats=5, seed=1).options == {"open_winnings": False, "starter": 0}


@pytest.mark.parametrize("given", ["2", 2])
def test_g6_a_starter_is_given_as_a_number_or_as_text(given: Any) -> None:
    assert GAME.new(seats=3, seed=1, starter=given).options["starter"] == 2


NO_FLAGS: list[Any] = [1, 0, "perhaps", "", None, 2.0, []]
NO_STARTERS: list[Any] = [-1, 6, 256, "first", "", None, 1.0, True, [], [1]]
BAD = [("open_winnings", given, "G25") for given in NO_FLAGS]
BAD += [("starter", given, "G6") for given in NO_STARTERS]


@pytest.mark.parametrize(("name", "given", "clause"), BAD)
def test_a_bad_value_is_refused_and_names_its_clause(name: str, given: Any, clause: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats=5, **{name: given})

    assert caught.value.clause == clause
    allowed = {"G25": ("true or false", "true ou false"), "G6": ("from 0 to 5", "de 0 à 5")}[clause]
    for lang, words in zip(LANGUAGES, allowed, strict=True):
        message = plain(caught.value.say(lang))
        assert name in message and words in message and message.endswith(f"({clause})")
        assert "\n" not in message


@pytest.mark.parametrize(("seats", "starter"), [(3, 4), (3, 5), (4, 5), (3, "5")])
def test_g6_a_starter_who_is_not_at_the_table_is_refused(seats: int, starter: Any) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats=seats, starter=starter)

    assert caught.value.clause == "G6"
    assert f"from 0 to {seats}" in caught.value.say("en") and "(G6)" in caught.value.say("en")
    assert f"de 0 à {seats}" in plain(caught.value.say("fr")) and "(G6)" in caught.value.say("fr")


def test_g6_nor_may_a_position_name_such_a_starter() -> None:
    position = position_of("A> ...\nB ...\nC ...", starter=4)

    with pytest.raises(Malformed, match="from 0 to 3"):
        GAME.table(position)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_g6_a_named_starter_starts(seats: int) -> None:
    for starter in range(1, seats + 1):
        table = GAME.new(seats=seats, seed=starter, starter=starter)
        assert table.actors == (starter - 1,)
        assert told(table, "led") == [(starter - 1, 1, 0)]  # the first round


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_g6_otherwise_chance_decides_and_is_fair_to_all(seats: int) -> None:
    starters = Counter(GAME.new(seats=seats, seed=seed).actors[0] for seed in range(200 * seats))

    assert sorted(starters) == list(range(seats))
    assert chisquare(list(starters.values())).pvalue > 0.001


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats=3, youngest=3)

    for lang in LANGUAGES:
        assert all(name in caught.value.say(lang) for name in ("youngest", "open_winnings", "starter"))


@pytest.mark.parametrize("seats", [0, 2, 6, -3, "many", 3.5, True])
def test_it_is_a_game_for_three_to_five(seats: Any) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats=seats)

    assert "3 to 5" in caught.value.say("en") and "de 3 à 5" in plain(caught.value.say("fr"))


def test_four_is_the_usual_number_of_seats() -> None:
    assert GAME.new(seed=1).seats == 4


@pytest.mark.parametrize("field", ["open_winnings", "starter", "stack", "amulets"])
def test_nothing_can_be_written_into_a_box(field: str) -> None:
    boxes = GAME.new(seats=3, seed=1).boxes

    with pytest.raises(ValueError, match="read-only"):
        boxes[field] = 3
