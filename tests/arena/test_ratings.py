"""Ratings follow who wins."""

from __future__ import annotations

from grimoire.arena.playing import Played
from grimoire.arena.ratings import places, rate, score_sign
from tests.arena.games import plan, simulated


def test_the_stronger_is_rated_higher_and_equals_alike() -> None:
    ours = plan("a", "b", "c", "c")
    games = list(simulated(ours, 100, {"a": 6.0, "b": 2.0, "c": 1.0}, 0.5, seed=1))
    rated = rate(games, ours.names)
    assert list(rated) == ["a", "b", "c"]
    assert rated["a"].mu > rated["b"].mu > rated["c"].mu
    assert all(rating.sigma < 25 / 3 for rating in rated.values())
    assert rate(games, ours.names) == rated


def test_places_are_by_victory_then_by_score() -> None:
    assert places((0.5, 0.0, 0.5, 0.0), (9, 3, 9, 3), 1) == [0, 2, 0, 2]
    assert places((1.0, 0.0, 0.0, 0.0), (9, 3, 4, 12), 1) == [0, 3, 2, 1]
    assert places((1.0, 0.0, 0.0, 0.0), (2, 3, 4, 12), -1) == [0, 1, 2, 3]


def test_in_some_games_low_scores_are_good() -> None:
    def game(points: tuple[int, ...]) -> Played:
        return Played(0, 0, 0, ("a", "b"), (1.0, 0.0), points, "", 1, 0)

    assert score_sign([game((9, 3)), game((1, 2)), game((5, 1))]) == 1
    assert score_sign([game((3, 9)), game((2, 1))]) == -1
