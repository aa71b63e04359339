"""No index is out of bounds: random games of every game, compiled so that each index is checked.

The lane `bounds` runs these; `scripts/test --long` checks all other kernels so too.
"""

from __future__ import annotations

import pytest

import grimoire
from grimoire import check_game
from grimoire.games import GAMES

pytestmark = [pytest.mark.bounds, pytest.mark.compiled]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_index_is_within_its_array(game: grimoire.Game) -> None:
    """One generic reaches all rules, the audit and what is imagined."""
    check_game(game, games=100, seats=game.seats[-1], seed=5, tables=0)
