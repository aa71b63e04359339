"""Random games on both editions: nothing breaks, nothing is lost, nobody is stuck, every game ends."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire import check_game
from grimoire.core.playouts import MOVES, REASON, Playouts
from grimoire.games.zargos import GAME

from .tables import FOUR_WINDS

pytestmark = pytest.mark.compiled  # too many games for the uncompiled run

KINDS: dict[str, dict[str, Any]] = {
    "first": {"setup": "quick"},
    "second": {"edition": "2", "trading": True},
    "pawn by pawn": {"peoples": "random", "trading": True, "rounds": 10},
    "own map by cards": {"map": str(FOUR_WINDS), "edition": "2", "trading": True, "rounds": 3},
    "own map": {"map": str(FOUR_WINDS), "setup": "quick", "rounds": 10},
}
SEATS = [2, 3, 4, 5, 6]


@pytest.mark.kernel
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", SEATS)
def test_20_random_games_hold_what_every_game_must(seats: int, kind: str) -> None:
    check_game(GAME, games=20, seats=seats, seed=1, tables=0, **KINDS[kind])


@pytest.mark.parametrize("told", [{"rounds": 5, "setup": "quick"}, {"rounds": 1, "trading": True}])
def test_a_table_plays_as_the_kernel_does(told: dict[str, Any]) -> None:
    """Notation, JSON, positions and records of a whole game come back as they went."""
    check_game(GAME, games=1, seats=4, seed=3, tables=1, edition="2", **told)


@pytest.mark.long
@pytest.mark.parametrize("edition", ["1", "2"])
@pytest.mark.parametrize("seats", SEATS)
def test_2000_full_random_games_over_all_player_counts_and_both_editions(seats: int, edition: str) -> None:
    check_game(GAME, games=200, seats=seats, seed=2, tables=2, edition=edition, trading=True)


@pytest.mark.long
def test_three_peoples_each() -> None:
    check_game(GAME, games=100, seats=2, seed=2, tables=1, three_peoples=True, setup="quick")


@pytest.mark.parametrize("seats", SEATS)
def test_every_game_ends_in_its_last_round_at_the_latest(seats: int) -> None:
    results = Playouts(GAME, seats, GAME.read_options({"rounds": 6}, seats), seed=3).play(0, 100)

    assert (results[:, REASON] > 0).all()
    assert results[:, MOVES].max() < GAME.longest * 6 / 200
