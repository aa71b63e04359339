"""Bots see observations only, and play the same game from the same seed."""

from __future__ import annotations

import pytest

import grimoire
from grimoire.bots import BOTS, find_bot
from grimoire.core.choices import new_generator
from grimoire.match.match import Match

GAME = grimoire.game("magicians")


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def scores(seed: int) -> tuple[int, ...]:
        match = Match(
            GAME.new(seats=3, seed=1, deals=1), {seat: BOTS[name](seed + seat) for seat in range(3)}
        )
        list(match.advance())
        assert match.table.outcome is not None
        return match.table.outcome.scores

    assert scores(1) == scores(1)
    assert len({scores(seed) for seed in range(8)}) > 1


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_alike_whatever_it_cannot_see(name: str) -> None:
    table = GAME.new(seats=4, seed=3, deals=1)
    for step in range(30):
        seat = table.actors[0]
        other = table.copy()
        other.entries.imagine(other.boxes, other.states, seat, new_generator(step))
        legal = table.legal(seat)
        chosen = [BOTS[name](step).choose(one.observe(seat), seat, legal) for one in (table, other)]
        assert chosen[0] == chosen[1]
        table.play(seat, chosen[0])


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(grimoire.OptionError, match="Bots: random, apprentice"):
        find_bot("merlin")
