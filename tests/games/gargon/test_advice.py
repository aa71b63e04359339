"""Advice: every move has a chance, whatever the position, and no secret shows in it."""

from __future__ import annotations

import functools
import math
import random

import pytest

from grimoire import Table
from grimoire.bots import find_bot

from .positions import GAME, draw, random_table, turn
from .secrets import moments

many = pytest.mark.compiled  # too many games for the uncompiled run


@functools.cache
def tables() -> list[Table]:
    """Random moments of whole games, and odd tables, at every number of seats; somebody is asked."""
    rng = random.Random(8)
    found = [table for seats in (3, 4, 5) for table in moments(seats, 40 + seats, 0.5)]
    found += [random_table(rng, 3 + number % 3) for number in range(60)]
    return [table for table in found if not table.over]


@many
def test_every_weight_is_positive_and_finite() -> None:
    asked = set()
    for table in tables():
        moves = table.legal(turn(table))
        weights = table.observe(turn(table)).advise(moves)
        assert len(weights) == len(moves)
        assert all(0 < weight < math.inf for weight in weights)
        asked |= {move.kind for move in moves}

    assert asked == {"pick", "done", "pass", "fight", "draw"}


@many
def test_advice_is_the_same_from_the_state_and_from_what_the_seat_sees() -> None:
    for table in tables():
        seat = turn(table)
        moves = table.legal(seat)
        assert table.observe(seat).advise(moves) == table.entries.advise(
            table.boxes, table.states, seat, moves
        )


@many
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
        "A> y0 y0 y5 w9 r15 g1 won y1 y2\nB ...\nC ...",
        "A> w1 down y2 y6 r9\nB ... down y3 y4 r1\nC* y0 y0 y5 r2 r15 picked r15",
        "A> w1 up y2 y6 r9\nB w2 passed\nC w3 up b1 b2 r5",
        "A> w1 up y2\nB* b1 b2 draws won b3\nC w3 up g4\nleft b4 w4\nright g5 g6",
    ],
    ids=["all hands are empty", "nothing is left to draw", "nothing may be played", "both 0s", "leading",
         "last", "battle", "consolation"],
)  # fmt: skip
def test_in_every_phase_and_odd_places_too_every_move_has_a_weight(drawing: str) -> None:
    table = draw(drawing)
    weights = table.observe(turn(table)).advise(table.legal(turn(table)))

    assert weights and all(0 < weight < math.inf for weight in weights)


# ---------------------------------------------------------------- what a sensible player leans to


def favourite(drawing: str) -> str:
    """The move that the seat to play leans to most."""
    table = draw(drawing)
    moves = table.legal(turn(table))
    weights = table.observe(turn(table)).advise(moves)
    return str(moves[max(range(len(moves)), key=weights.__getitem__)])


@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        # amulets where nobody else holds the colour, and not the bare 15 into an empty colour
        ("A> w2 w15\nB b1 b2 b3\nC g1 g2 g3", "+w2"),
        ("A> w15 y1\nB b1 b2 b3\nC g1 g2 g3", "+y1"),
        # a 0 where it wins unopposed, and doubles what is won already
        ("A> w0 b14\nB b1 b2 b3\nC g1 g2 g3\n", "+w0"),
        # with a poor hand: draw, and three cards
        ("A> ... down w14\nB* w1\nC w4 w5 w6 w7", "pass 3+0"),
        # follow with amulets behind a strong card, in a colour that only one other holds
        ("A> ... down b5 b6\nB* r1 r15 v13 v14\nC r2 g1 g2 g3\n", "+r1"),
    ],
)
def test_the_advice_leans_to_what_a_sensible_player_would_do(drawing: str, move: str) -> None:
    assert favourite(drawing) == move


@many
def test_the_apprentice_beats_random_players() -> None:
    """A fair share would be a third, a quarter, a fifth."""
    for seats, fair in ((3, 1 / 3), (4, 1 / 4), (5, 1 / 5)):
        won, games = 0.0, 60
        for number in range(games):
            table = GAME.new(seats=seats, seed=number)
            me = number % seats
            names = ["apprentice" if seat == me else "random" for seat in range(seats)]
            bots = [find_bot(name)(number + seat) for seat, name in enumerate(names)]
            while not table.over:
                seat = turn(table)
                table.play(seat, bots[seat].choose(table.observe(seat), seat, table.legal(seat)))
            assert table.outcome is not None
            won += table.outcome.shares[me]
        assert won / games > 2 * fair, f"{seats} seats: only {won / games:.2f} of the victories"
