"""Hundreds of random games, and random positions: nothing breaks, nobody is stuck, every game ends."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from grimoire import check_game
from grimoire.core.events import new_log
from grimoire.core.playouts import MOVES, REASON, SEATS, Playouts

from .positions import GAME, random_table

pytestmark = pytest.mark.compiled  # too many games for the uncompiled run

KINDS: dict[str, dict[str, Any]] = {
    "default": {},
    "open winnings": {"open_winnings": True},
    "named starter": {"starter": 3},
}


@pytest.mark.kernel
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_200_random_games_hold_what_every_game_must(seats: int, kind: str) -> None:
    check_game(GAME, games=200, seats=seats, seed=1, tables=int(kind == "default"), **KINDS[kind])


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_10000_random_games_hold_what_every_game_must(seats: int, kind: str) -> None:
    check_game(GAME, games=10_000, seats=seats, seed=2, tables=10, **KINDS[kind])


# ---------------------------------------------------------------- how long a game can be


def most_moves_left(held: int, stacked: int, lying: int, seats: int) -> int:
    """With so many cards in hands, in the stacks and on the table.

    Each card is picked once, and finishes a play at most once; on the table it is chosen for battle at most
    once. Every draw takes a card off a stack, and every pass at least one, but in the last round (G10, G21).
    """
    playable = held + stacked
    return 2 * playable + (playable + lying) + stacked + seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_game_is_longer_than_the_cards_allow(seats: int) -> None:
    bound = most_moves_left(10 * seats, 102 - 10 * seats, 0, seats)

    results = Playouts(GAME, seats, GAME.read_options({}, seats), seed=3).play(0, 1000)

    assert results[:, MOVES].max() <= bound < GAME.longest
    assert (results[:, REASON] == 1).all()
    points = results[:, SEATS : SEATS + 2 * seats : 2]
    assert (points >= 0).all() and (points.sum(axis=1) <= 6 * 33 * 4 + 6 * 5 * seats).all()  # G22, G23


@pytest.mark.kernel
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_from_any_position_nobody_is_stuck_and_the_game_ends_in_time(seats: int) -> None:
    rng = random.Random(seats)
    out, log = np.zeros(GAME.most_moves, np.int64), new_log()
    for _ in range(30):
        table = random_table(rng, seats)
        entries, boxes, states = table.entries, table.boxes, table.states
        held, lying = int(states["hand_count"].sum()), int(states["lying"].sum())
        for _ in range(most_moves_left(held, int(states["stack_count"].sum()), lying, seats)):
            mask = entries.actors_at(boxes, states, 0)
            if mask == 0:
                break
            assert mask.bit_count() == 1
            seat = mask.bit_length() - 1
            count = entries.legal_at(boxes, states, 0, seat, out)
            assert count > 0, f"stuck: {table.position()}"
            moves = out[:count].tolist()
            assert len(set(moves)) == count
            # the fewest cards at a time, played or drawn: that is what might take long
            move = moves[0] if rng.random() < 0.5 else rng.choice(moves)
            entries.apply_at(boxes, states, 0, seat, move, log)
            assert entries.audit_at(boxes, states, 0) == 0
        assert entries.actors_at(boxes, states, 0) == 0
        assert entries.outcome(boxes, states) is not None
