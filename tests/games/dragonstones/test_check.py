"""Hundreds of random games: nothing breaks, nothing is lost, nobody is stuck, every game ends."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from grimoire import Table, check_game
from grimoire.core.playouts import REASON, Playouts

from .naive import COINS, SPECIALS, STONES
from .positions import GAME, state_of, step
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
