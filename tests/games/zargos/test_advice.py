"""Advice: every move has a chance, no secret shows in it, and it leads to victories."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from grimoire import Table
from grimoire.bots import find_bot
from grimoire.games.zargos import GAME

pytestmark = pytest.mark.compiled


def moments(seats: int, seed: int, **options: Any) -> list[Table]:
    """A random game, looked at now and then."""
    rng = random.Random(seed)
    table = GAME.new(seats=seats, seed=seed, **options)
    found = []
    while not table.over:
        for seat in table.actors:
            table.play(seat, rng.choice(table.legal(seat)))
        if rng.random() < 0.05 and not table.over:
            found.append(table.copy())
    return found


KINDS: list[dict[str, Any]] = [
    {"rounds": 6},
    {"rounds": 8, "setup": "quick", "trading": True},
    {"rounds": 6, "edition": "2", "trading": True},
]


@pytest.mark.parametrize("options", KINDS, ids=["pawn by pawn", "quick", "second edition"])
def test_every_weight_is_positive_and_the_same_from_what_the_seat_sees(options: dict[str, Any]) -> None:
    for seats in (2, 4, 6):
        for table in moments(seats, seats, **options):
            for seat in table.actors:
                moves = table.legal(seat)
                weights = table.observe(seat).advise(moves)
                assert all(0 < weight < math.inf for weight in weights)
                assert weights == table.entries.advise(table.boxes, table.states, seat, moves)


def play_out(table: Table, names: list[str], seed: int) -> Table:
    bots = [find_bot(name)(seed + seat) for seat, name in enumerate(names)]
    while not table.over:
        for seat in table.actors:
            table.play(seat, bots[seat].choose(table.observe(seat), seat, table.legal(seat)))
    return table


def test_the_apprentice_beats_three_random_players() -> None:
    won, games = 0.0, 12
    for number in range(games):
        me = number % 4
        names = ["apprentice" if seat == me else "random" for seat in range(4)]
        table = play_out(GAME.new(seats=4, seed=number, setup="quick", rounds=20), names, number)
        assert table.outcome is not None
        won += table.outcome.shares[me]
    assert won / games > 0.6, f"only {won / games:.2f} of the victories"


@pytest.mark.long
@pytest.mark.parametrize("edition", ["1", "2"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_most_games_between_apprentices_end_by_victory(seats: int, edition: str) -> None:
    """At least half of them, not by the limit of 30 rounds."""
    games = 30
    ends = []
    for number in range(games):
        table = GAME.new(seats=seats, seed=number, setup="quick", edition=edition)
        played = play_out(table, ["apprentice"] * seats, 100 * number)
        assert played.outcome is not None
        ends.append(played.outcome.reason)
    assert ends.count("rounds") <= games / 2, f"{ends.count('rounds')} of {games} by the limit"
