"""Advice: every move has a chance, and the apprentice who follows it plays better than chance."""

from __future__ import annotations

import math
import random

import pytest

from grimoire.bots import find_bot

from .positions import GAME, draw, turn

pytestmark = pytest.mark.compiled  # too many games for the uncompiled run

GAMES = 400


@pytest.mark.parametrize("open_stack", [False, True])
def test_every_weight_is_positive_and_finite(open_stack: bool) -> None:
    rng = random.Random(8)
    for seats in range(2, 7):
        table = GAME.new(seats=seats, seed=seats, deals=2, open_stack=open_stack)
        while not table.over:
            moves = table.legal(turn(table))
            weights = table.observe(turn(table)).advise(moves)
            assert len(weights) == len(moves)
            assert all(0 < weight < math.inf for weight in weights)
            table.play(turn(table), rng.choice(moves))


def test_a_ball_that_must_open_has_a_weight_too() -> None:
    table = draw("""
        A*     ball ball
        B      4         | ...
    """)

    assert table.observe(0).advise(table.legal(0))[0] > 0


def share_of_apprentice() -> float:
    """The share of victories of one apprentice among three who play at random, each seat as often."""
    won = 0.0
    for number in range(GAMES):
        table = GAME.new(seats=4, seed=number)
        names = ["apprentice" if seat == number % 4 else "random" for seat in range(4)]
        bots = [find_bot(name)(number + seat) for seat, name in enumerate(names)]
        while not table.over:
            seat = turn(table)
            table.play(seat, bots[seat].choose(table.observe(seat), seat, table.legal(seat)))
        assert table.outcome is not None
        won += table.outcome.shares[number % 4]
    return won / GAMES


def wilson_low(share: float, games: int) -> float:
    """The lower end of the 95 % interval."""
    z = 1.96
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games)


def test_the_apprentice_beats_three_random_players() -> None:
    share = share_of_apprentice()

    assert wilson_low(share, GAMES) > 0.30, f"only {share:.3f} of the victories"
