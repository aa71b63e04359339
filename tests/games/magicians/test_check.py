"""Thousands of random games, and random positions: nothing breaks, nobody is stuck, every game ends."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from grimoire import check_game
from grimoire.core.events import new_log
from grimoire.core.playouts import MOVES, REASON, SEATS, Playouts

from .positions import GAME, OWN_BOX, random_position

pytestmark = pytest.mark.compiled  # too many games for the uncompiled run

KINDS: dict[str, dict[str, Any]] = {
    "default": {},
    "flat": {"deck": "flat", "deals": 1},
    "own box": {"deck": list(OWN_BOX), "deals": 1},
    "open stack": {"open_stack": True, "deals": 1},
}


@pytest.mark.kernel
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_500_random_games_hold_what_every_game_must(seats: int, kind: str) -> None:
    check_game(GAME, games=500, seats=seats, seed=1, tables=1, **KINDS[kind])


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_10000_random_games_hold_what_every_game_must(seats: int, kind: str) -> None:
    options = {name: value for name, value in KINDS[kind].items() if name != "deals"}
    check_game(GAME, games=10_000, seats=seats, seed=2, tables=10, **options)


# ---------------------------------------------------------------- how long a deal can be


def most_moves_left(cards: int, seats: int, open_stack: bool) -> int:
    """With so many cards in hands and stock: each is played from a hand once, and never comes back.

    A closed table sees no other plays. With open stacks each seat has at most two plays from the pile
    before, between and after its plays from the hand (M15). Before each play a fight may be taken (M8).
    """
    plays = 3 * cards + 2 * seats if open_stack else cards
    return 2 * plays


@pytest.mark.parametrize("open_stack", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_m15_no_game_is_longer_than_the_cards_allow(seats: int, open_stack: bool) -> None:
    deals = 20
    bound = deals * most_moves_left(55, seats, open_stack)
    options = GAME.read_options({"deals": deals, "open_stack": open_stack}, seats)

    results = Playouts(GAME, seats, options, seed=3).play(0, 150)

    assert results[:, MOVES].max() <= bound < GAME.longest
    assert (results[:, REASON] == 1).all()
    points = results[:, SEATS : SEATS + 2 * seats : 2]
    assert (points >= 0).all() and (points.sum(axis=1) <= deals * 54).all()  # the last card counts for nobody


@pytest.mark.kernel
@pytest.mark.parametrize("open_stack", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_from_any_position_nobody_is_stuck_and_the_deal_ends_in_time(seats: int, open_stack: bool) -> None:
    rng = random.Random(seats)
    out, log = np.zeros(GAME.most_moves, np.int64), new_log()
    for _ in range(100):
        table = GAME.table(random_position(rng, seats, open_stack))
        entries, boxes, states = table.entries, table.boxes, table.states
        held = int(states["hand_count"].sum() + states["stock_count"].sum())
        for _ in range(most_moves_left(held, seats, open_stack)):
            mask = entries.actors_at(boxes, states, 0)
            if mask == 0:
                break
            assert mask.bit_count() == 1
            seat = mask.bit_length() - 1
            count = entries.legal_at(boxes, states, 0, seat, out)
            assert count > 0, f"stuck: {table.position()}"
            moves = out[:count].tolist()
            assert len(set(moves)) == count
            # from the pile as often as can be: that is what might never end
            piled = [move for move in moves if "^" in str(GAME.moves(move))]
            move = rng.choice(piled if piled and rng.random() < 0.8 else moves)
            entries.apply_at(boxes, states, 0, seat, move, log)
            assert entries.audit_at(boxes, states, 0) == 0
        assert entries.actors_at(boxes, states, 0) == 0
        assert entries.outcome(boxes, states) is not None
