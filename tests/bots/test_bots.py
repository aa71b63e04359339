"""Bots see observations only, and play the same game from the same seed."""

from __future__ import annotations

from typing import Any

import pytest

import grimoire
from grimoire.bots import BOTS, find_bot
from grimoire.bots.budget import Budget
from grimoire.core.choices import new_generator
from grimoire.games import GAMES
from grimoire.match.match import Match

GAME = grimoire.game("magicians")
FEW = Budget(iterations=40)
SHORT: dict[str, dict[str, Any]] = {"magicians": {"deals": 1}, "zargos": {"setup": "quick"}}


def moments(game: grimoire.Game, every: int, count: int) -> list[grimoire.Table]:
    """A game between apprentices, as it stands after every so many steps."""
    table = game.new(seats=4, seed=3, **SHORT.get(game.name, {}))
    bots = [find_bot("apprentice")(seat) for seat in range(4)]
    found: list[grimoire.Table] = []
    while len(found) < count and not table.over:
        found.append(table.copy())
        for _ in range(every):
            for seat in table.actors:
                table.play(seat, bots[seat].choose(table.observe(seat), seat, table.legal(seat)))
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def scores(seed: int) -> tuple[int, ...]:
        make = find_bot(name, FEW)
        match = Match(GAME.new(seats=3, seed=1, deals=1), {seat: make(seed + seat) for seat in range(3)})
        list(match.advance())
        assert match.table.outcome is not None
        return match.table.outcome.scores

    assert scores(1) == scores(1)
    assert len({scores(seed) for seed in range(8)}) > 1


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_alike_whatever_it_cannot_see(name: str, game: grimoire.Game) -> None:
    """The true state, and another one that the seat holds as possible: the same seed, the same choice."""
    for step, table in enumerate(moments(game, every=7, count=20)):
        for seat in table.actors:
            other = table.copy()
            other.entries.imagine(other.boxes, other.states, seat, new_generator(step))
            legal = table.legal(seat)
            make = find_bot(name, FEW)
            chosen = [make(step).choose(one.observe(seat), seat, legal) for one in (table, other)]
            assert chosen[0] == chosen[1]
