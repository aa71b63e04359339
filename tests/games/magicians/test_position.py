"""Positions: everything comes back, and each fault is found and told."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from grimoire import Malformed
from grimoire.games.magicians.invariants import FAULTS

from .positions import GAME, OWN_BOX, draw, play_out, position_of, random_position, turn

Change = Callable[[dict[str, Any]], None]

STOCKED = """
    fight  1 3 3 12 ball = 12
    A*     4 6 6 7 8 9     | 2 2
    B      5 5 10 13 J 9   | 11 7 J
    stock  13 12 ...
"""
STOCK_GONE = """
    fight  ... 12 = 12
    A*     4 6
    B      5       | 11 7 J
"""


@pytest.mark.compiled
@pytest.mark.parametrize("deck", ["owners", "flat", list(OWN_BOX)])
@pytest.mark.parametrize("open_stack", [False, True])
def test_a_table_comes_back_from_its_position_at_every_move(open_stack: bool, deck: Any) -> None:
    rng = random.Random(2)
    for seats in range(2, 7):
        table = GAME.new(seats=seats, seed=seats, deals=1, open_stack=open_stack, deck=deck)
        while True:
            told = json.loads(json.dumps(table.position()))
            again = GAME.table(told)
            assert again.states.tobytes() == table.states.tobytes()
            assert again.boxes.tobytes() == table.boxes.tobytes()
            assert again.position() == told
            assert again.actors == table.actors
            if table.over:
                break
            table.play(turn(table), rng.choice(table.legal(turn(table))))


def test_from_its_position_a_game_goes_on_exactly_as_it_would_have() -> None:
    table = GAME.new(seats=4, seed=9, deals=3)
    for _ in range(30):
        table.play(turn(table), table.legal(turn(table))[0])
    again = GAME.table(json.loads(json.dumps(table.position())))

    assert play_out(table).states.tobytes() == play_out(again).states.tobytes()


def test_a_position_is_written_in_cards() -> None:
    state = draw(STOCKED, open_stack=True, deals=1).position()["state"]

    assert state["fight"] == "1 3 3 12 ball"
    assert state["hand"] == ["4 6 6 7 8 9", "5 5 9 10 13 J"]
    assert state["pile"] == ["2 2", "11 7 J"]
    assert state["seen"] == "1 2 2 3 3 7 11 12 ball J"
    assert state["stock"].endswith(" 12 13")


@pytest.mark.compiled
@pytest.mark.parametrize("open_stack", [False, True])
def test_random_positions_that_the_rulings_allow_are_accepted(open_stack: bool) -> None:
    rng = random.Random(6)
    for number in range(300):
        position = random_position(rng, 2 + number % 5, open_stack)
        told = GAME.table(position).position()
        assert told["state"].items() >= position["state"].items()


# ---------------------------------------------------------------- faults


def put(name: str, value: Any) -> Change:
    def change(state: dict[str, Any]) -> None:
        state[name] = value

    return change


def both(*changes: Change) -> Change:
    def change(state: dict[str, Any]) -> None:
        for one in changes:
            one(state)

    return change


def swap_card(state: dict[str, Any]) -> None:
    """One 4 of the hand becomes a second 1, which the deck does not have."""
    state["hand"][0] = "1 6 6 7 8 9"


def see_a_stock_card(state: dict[str, Any]) -> None:
    """A card of the stock counts as seen, but lies nowhere."""
    *stock, last = state["stock"].split()
    state["stock"], state["stock_count"] = " ".join(stock), len(stock)
    state["seen"] += f" {last}"


def store_a_hand_card(state: dict[str, Any]) -> None:
    """A hand of five, although the stock lasts."""
    state["hand"][0], state["hand_count"][0] = "6 6 7 8 9", 5
    state["pile"][0], state["pile_count"][0] = "2 2 4", 3
    state["seen"] += " 4"


def store_the_whole_hand(state: dict[str, Any]) -> None:
    state["hand"][0], state["hand_count"][0] = "", 0
    state["pile"][0], state["pile_count"][0] = "4 6", 2
    state["seen"] += " 4 6"


def hold_seven(state: dict[str, Any]) -> None:
    *stock, last = state["stock"].split()
    state["stock"], state["stock_count"] = " ".join(stock), len(stock)
    state["hand"][0] += f" {last}"
    state["hand_count"][0] = 7


def store_everything(state: dict[str, Any]) -> None:
    store_the_whole_hand(state)
    state["hand"][1], state["hand_count"][1] = "", 0
    state["pile"][1], state["pile_count"][1] = "11 7 J 5", 4
    state["seen"] += " 5"


BROKEN: list[tuple[str, str, dict[str, Any], Change]] = [
    ("numbers", STOCKED, {}, put("turn", 2)),
    ("numbers", STOCKED, {}, put("turn", -1)),
    ("numbers", STOCKED, {}, put("starter", 2)),
    ("numbers", STOCKED, {}, put("starter", -1)),
    ("numbers", STOCKED, {"deals": 3}, put("deal", 3)),
    ("numbers", STOCKED, {"deals": 3}, put("deal", -1)),
    ("numbers", STOCKED, {}, put("over", 2)),
    ("numbers", STOCKED, {}, put("points", [-1, 1])),
    ("numbers", STOCKED, {}, put("points", [1, 0])),
    ("numbers", STOCKED, {"deal": 1, "deals": 2}, put("points", [30, 26])),
    ("rows", STOCKED, {}, put("fight_count", 4)),
    ("rows", STOCKED, {}, put("fight_count", 6)),
    ("rows", STOCKED, {}, put("fight_count", -1)),
    ("rows", STOCKED, {}, put("fight_count", 56)),
    ("rows", STOCKED, {}, put("stock_count", 5)),
    ("rows", STOCKED, {}, put("stock_count", 127)),
    ("rows", STOCKED, {}, put("pile_count", [3, 3])),
    ("rows", STOCKED, {}, put("pile_count", [2, -3])),
    ("rows", STOCKED, {}, put("fight", [1, 3, 3, 0, 12] + [0] * 50)),  # a gap
    ("rows", STOCKED, {}, put("fight", [1, 3, 3, 12, 16] + [0] * 50)),  # no such face
    ("rows", STOCKED, {}, put("fight", [1, 3, 3, 12, -1] + [0] * 50)),
    ("hands", STOCKED, {}, put("hand_count", [5, 6])),
    ("hands", STOCKED, {}, put("hand_count", [6, 7])),
    ("hands", STOCKED, {}, put("hand", [[0] * 16, [7, -1] + [0] * 14])),
    ("hands", STOCKED, {}, hold_seven),
    ("hands", STOCKED, {}, put("only_balls", [1, 0])),
    ("hands", "A* ball\nB 5 | ...", {}, put("only_balls", [2, 0])),
    ("cards", STOCKED, {}, swap_card),
    ("cards", STOCKED, {}, put("seen", "1 2 2 3 3 7 11 12 ball")),
    ("seen", STOCKED, {}, see_a_stock_card),
    ("refilled", STOCKED, {}, store_a_hand_card),
    ("refilled", STOCK_GONE, {}, store_the_whole_hand),
    ("total", STOCKED, {}, put("total", -1)),
    ("total", STOCKED, {}, put("total", 0)),
    ("total", STOCKED, {}, put("total", 13)),  # the last play before the ball was one 12
    ("total", STOCKED, {}, put("total", 24)),
    ("total", "fight ball = 0\nA* 5 ...\nB ...", {}, put("total", 12)),
    ("total", "fight 5 5 = 10\nA* 5 ...\nB ...", {}, put("total", 15)),
    ("total", "fight 8 J = 7\nA* 5 ...\nB ...", {}, put("total", 16)),  # an 8 takes no joker
    ("total", "fight 5 J = 10\nA* 5 ...\nB ...", {}, put("total", 8)),  # nor does a joker stand for an 8
    ("total", "A* 5 ...\nB ...", {}, put("total", 1)),
    ("from-pile", STOCKED, {}, put("from_pile", [1, 0])),
    ("from-pile", STOCKED, {"open_stack": True}, put("from_pile", [0, 3])),
    ("from-pile", STOCKED, {"open_stack": True}, put("from_pile", [-1, 0])),
    ("end", STOCK_GONE, {"deals": 1}, put("over", 1)),
    ("end", STOCKED, {"deals": 1}, put("over", 1)),
    ("end", STOCK_GONE, {"deals": 2}, both(store_everything, put("over", 1))),
]


@pytest.mark.parametrize(("fault", "drawing", "facts", "change"), BROKEN)
def test_a_position_that_cannot_occur_is_refused_and_the_fault_told(
    fault: str, drawing: str, facts: dict[str, Any], change: Change
) -> None:
    position = position_of(drawing, **facts)
    assert GAME.table(position)  # all is well before the change
    broken = copy.deepcopy(position)
    change(broken["state"])

    with pytest.raises(Malformed) as caught:
        GAME.table(broken)

    for lang in ("en", "fr"):
        assert GAME.texts.say(lang, f"fault-{fault}") in caught.value.say(lang)


def test_m2_the_cards_of_one_deck_are_not_those_of_another() -> None:
    position = position_of(STOCKED, deck="flat")
    assert GAME.table(position)
    position["options"]["deck"] = "owners"

    with pytest.raises(Malformed, match="the cards are not those of the deck"):
        GAME.table(position)


def test_every_fault_is_among_them() -> None:
    assert {fault for fault, *_ in BROKEN} == set(FAULTS)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (put("fight", "1 3 3 14"), "no card is called '14'"),
        (put("fight", "1 3 3 Ball"), "no card is called 'Ball'"),
        (put("stock", "5 " * 56), "at most 55 fit"),
        (put("hand", ["5"]), "needs 2 rows"),
        (put("hand", ["5", "5", "5"]), "needs 2 rows"),
        (put("total", 1.0), "“total” cannot be 1.0"),
        (put("total", True), "“total” cannot be True"),
        (put("total", "1"), "“total” cannot be '1'"),
        (put("total", 40_000), "“total” cannot be 40000"),
        (put("turn", None), "“turn” cannot be None"),
        (put("fight", [1, 2]), "“fight” cannot be [1, 2]"),
        (put("chance", {"key": "0" * 31, "drawn": 0}), "“chance” cannot be"),
        (put("chance", {"key": "0" * 32, "drawn": -1}), "“chance” cannot be"),
        (put("chance", {"key": "x" * 32, "drawn": 0}), "“chance” cannot be"),
        (put("chance", {"key": "-" + "1" * 31, "drawn": 0}), "“chance” cannot be"),
        (put("chance", {"key": "1_1" + "1" * 29, "drawn": 0}), "“chance” cannot be"),
        (put("chance", {"key": " " + "1" * 31, "drawn": 0}), "“chance” cannot be"),
        (put("chance", {"key": "0" * 32}), "“chance” lacks “drawn”"),
        (put("colour", 1), "has no key “colour”"),
        (lambda state: state.pop("hand"), "“state” lacks “hand”"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(change: Change, words: str) -> None:
    position = position_of(STOCKED)
    change(position["state"])

    with pytest.raises(Malformed) as caught:
        GAME.table(position)

    assert words in caught.value.say("en")
    assert caught.value.say("fr")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", "chess"),
        ("rules", 2),
        ("seats", 1),
        ("seats", 7),
        ("seats", 3),
        ("seats", None),
        ("options", []),
        ("options", {"speed": 1}),
        ("options", {"deals": 0}),
        ("state", None),
        ("pending", {"0": "take"}),
        ("pending", {"1": "take"}),
    ],
)
def test_the_frame_of_a_position_is_checked_too(name: str, value: Any) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.table(position_of(STOCKED) | {name: value})

    assert all(caught.value.say(lang) for lang in ("en", "fr"))


def test_a_table_in_a_position_shares_nothing_with_it() -> None:
    position = position_of(STOCKED)
    before = copy.deepcopy(position)
    table = GAME.table(position)
    table.play(0, "take")

    assert position == before
    assert table.before(1).position()["state"].items() >= before["state"].items()
