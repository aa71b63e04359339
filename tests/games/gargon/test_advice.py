"""Advice: every move has a chance, whatever the position, and no secret shows in it."""

from __future__ import annotations

import functools
import math
import random

import pytest

from grimoire import Table

from .positions import draw, random_table, turn
from .secrets import moments

pytestmark = pytest.mark.compiled  # too many games for the uncompiled run


@functools.cache
def tables() -> list[Table]:
    """Random moments of whole games, and odd tables, at every number of seats; somebody is asked."""
    rng = random.Random(8)
    found = [table for seats in (3, 4, 5) for table in moments(seats, 40 + seats, 0.5)]
    found += [random_table(rng, 3 + number % 3) for number in range(60)]
    return [table for table in found if not table.over]


def test_every_weight_is_positive_and_finite() -> None:
    asked = set()
    for table in tables():
        moves = table.legal(turn(table))
        weights = table.observe(turn(table)).advise(moves)
        assert len(weights) == len(moves)
        assert all(0 < weight < math.inf for weight in weights)
        asked |= {move.kind for move in moves}

    assert asked == {"pick", "done", "pass", "fight", "draw"}


def test_advice_is_the_same_from_the_state_and_from_what_the_seat_sees() -> None:
    for table in tables():
        seat = turn(table)
        moves = table.legal(seat)
        assert table.observe(seat).advise(moves) == table.entries.advise(
            table.boxes, table.states, seat, moves
        )


def test_a_move_is_advised_alike_in_whatever_list_it_stands() -> None:
    """A bot may ask about some of its moves only."""
    for table in tables()[::5]:
        moves = table.legal(turn(table))
        seen = table.observe(turn(table))
        assert seen.advise(moves[::-1]) == seen.advise(moves)[::-1]
        assert seen.advise(moves[:1]) == seen.advise(moves)[:1]


@pytest.mark.parametrize(
    "drawing",
    [
        "A>\nB\nC\nleft w1 w2\nright g1",
        "A> w1 down y2\nB*\nC\nleft\nright",
        "A> w1 down y2\nB passed\nC* w0 w0\nleft\nright",
        "A> y0 y0 picked y0 y0\nB\nC\nleft w1\nright g1",
    ],
    ids=["all hands are empty", "nothing is left to draw", "nothing may be played", "both 0s"],
)
def test_where_there_is_one_thing_to_do_it_has_a_weight(drawing: str) -> None:
    table = draw(drawing)
    weights = table.observe(turn(table)).advise(table.legal(turn(table)))

    assert weights and all(0 < weight < math.inf for weight in weights)
