"""Hundreds of random games: nothing breaks, nothing is lost, nobody is stuck, every game ends."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from grimoire import Malformed, Table, check_game
from grimoire.core.playouts import REASON, Playouts

from .naive import COINS, SPECIALS, STONES
from .positions import GAME, bid, draw, outbid, play, state_of, step
from .tables import random_table

KINDS: dict[str, dict[str, Any]] = {"default": {}, "open purses": {"open_purses": True}}
SEATS = [3, 4, 5, 6]


@pytest.mark.compiled
@pytest.mark.kernel
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", SEATS)
def test_60_random_games_hold_what_every_game_must(seats: int, kind: str) -> None:
    check_game(GAME, games=60, seats=seats, seed=1, tables=int(kind == "default"), **KINDS[kind])


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", SEATS)
def test_10000_random_games_hold_what_every_game_must(seats: int, kind: str) -> None:
    check_game(GAME, games=10_000, seats=seats, seed=2, tables=10, **KINDS[kind])


def assert_all_there(table: Table) -> None:
    """Every coin, stone and special card is in one place (D1)."""
    state = state_of(table)
    for coin, count in enumerate(COINS.values()):
        held = state["bank"][coin] + sum(purse[coin] for purse in state["purse"])
        held += sum(state["spent"]) if coin == 0 else 0
        assert coin == 3 or held == count
        assert min([state["bank"][coin], *[purse[coin] for purse in state["purse"]]]) >= 0
    stones = Counter(" ".join([state["bank_stones"], state["drawn"], *state["stones"]]).split())
    assert stones == Counter(dict.fromkeys("rby", STONES))
    slots = zip(state["slots"].split()[8:], state["status"][8:], strict=False)
    here = [name for name, status in slots if status != 3]
    played = ["doppelganger"] if state["doubling"] else []
    cards = [*state["specials"].split(), *state["used"].split(), *" ".join(state["kept"]).split()]
    assert Counter([*cards, *here, *played]) == Counter(SPECIALS)


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_lost_at_any_move(seats: int) -> None:
    rng = random.Random(seats)
    table = GAME.new(seats=seats, seed=seats)
    while not table.over:
        step(table, rng, mood=0.7)
        assert_all_there(table)
        assert table.entries.audit(table.boxes, table.states) == 0


@pytest.mark.compiled
def test_nothing_is_lost_from_any_position() -> None:
    rng = random.Random(9)
    for number in range(80):
        table = random_table(rng, 3 + number % 4)
        assert_all_there(table)
        for _ in range(12):
            if not table.over:
                step(table, rng, mood=0.7)
                assert_all_there(table)
                assert table.entries.audit(table.boxes, table.states) == 0


@pytest.mark.compiled
@pytest.mark.parametrize("seats", SEATS)
def test_games_end_for_every_reason_but_mostly_by_points(seats: int) -> None:
    results = Playouts(GAME, seats, GAME.read_options({}, seats), seed=3).play(0, 200)

    reasons = Counter(results[:, REASON].tolist())
    assert reasons[1] > 100 and set(reasons) <= {1, 2, 3, 4}


@pytest.mark.compiled
def test_somebody_who_never_bids_does_not_keep_the_game_going() -> None:
    """D8a: three turns of nothing are the end."""
    table, steps = GAME.new(seats=3, seed=1), 0
    while not table.over:
        for seat in table.actors:
            table.play(seat, "bid 0")
        steps += 1

    assert steps == 30 and table.outcome is not None and table.outcome.reason == "no_bids"
    assert np.isclose(sum(table.outcome.shares), 1)


# ---------------------------------------------------------------- positions that cannot be played on


def a_tie() -> Table:
    return bid(draw("A\nB\nC\nnow troll\nnext thief"), "2f 2f 1f")


def a_ghost_as_thief() -> Table:
    """Whose victim is still to be chosen."""
    return play(outbid(draw("A\nB r1\nC b1\nnow ghost\npast witch thief")), "as thief")


def a_theft() -> Table:
    """Whose stone is still to be chosen."""
    return play(outbid(draw("A\nB r1 b1\nC b1\nnow thief\npast witch")), "player 2")


def a_luck() -> Table:
    return play(outbid(draw("A r11\nB\nC\nnow rainbow-dragon\npast witch")), "red")


def a_doubled_troll() -> Table:
    return play(outbid(draw("A +doppelganger\nB\nC\nnow troll\npast witch\nheld doppelganger")), "double")


@pytest.mark.parametrize("start", [a_tie, a_ghost_as_thief, a_theft, a_luck, a_doubled_troll])
def test_positions_in_the_middle_of_an_auction_come_back(start: Any) -> None:
    position = start().position()

    assert GAME.table(position).position() == position


@pytest.mark.parametrize(
    ("start", "field", "value"),
    [
        (a_tie, "tie_amulets", [0, 40, 0]),
        (a_tie, "tied", 1),
        (a_tie, "value", [2, 2, 0]),
        (a_ghost_as_thief, "depth", 3),
        (a_ghost_as_thief, "frame_at", [0] * 10),
        (a_ghost_as_thief, "frame_at", [1, 30, *[0] * 8]),
        (a_theft, "frame_victim", [0] * 10),
        (a_theft, "frame_slot", [1, *[0] * 9]),
        (a_luck, "frame_colour", [0] * 10),
        (a_doubled_troll, "doubling_from", 0),
        (a_doubled_troll, "doubling_from", 3),
        (a_doubled_troll, "status", [2, 1, 2, 2, 2, 2, 2, 2, 1, 3]),
    ],
)
def test_a_position_that_could_not_be_played_on_is_refused(start: Any, field: str, value: Any) -> None:
    position = start().position()
    assert position["state"][field] != value
    position["state"][field] = value

    with pytest.raises(Malformed):
        GAME.table(position)
