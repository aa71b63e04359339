"""The positions that searches are measured from are sound, and in the middle of a game."""

from __future__ import annotations

import pytest

from grimoire.bench.search import ITERATIONS, mid_game, search_measurement, searching
from grimoire.core.game import Game
from grimoire.games import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_there_is_a_position_of_every_game(game: Game) -> None:
    table = mid_game(game)
    assert not table.over
    assert len(table.legal(table.actors[0])) > 5
    assert search_measurement(game).id == f"search.{game.name}.iterations_per_s"


@pytest.mark.compiled
def test_a_step_is_a_whole_search() -> None:
    assert searching(GAMES[0])() == ITERATIONS
