"""Ratings follow who wins."""

from __future__ import annotations

import pytest

from grimoire.arena.playing import Played
from grimoire.arena.ratings import places, rate
from grimoire.core.game import Game
from grimoire.core.playouts import SEATS, Playouts
from grimoire.games import GAMES
from tests.arena.games import plan, simulated


def test_the_stronger_is_rated_higher_and_equals_alike() -> None:
    ours = plan("a", "b", "c", "c")
    games = list(simulated(ours, 100, {"a": 6.0, "b": 2.0, "c": 1.0}, 0.5, seed=1))
    rated = rate(games, ours.names, low_scores_win=False)
    assert list(rated) == ["a", "b", "c"]
    assert rated["a"].mu > rated["b"].mu > rated["c"].mu
    assert all(rating.sigma < 25 / 3 for rating in rated.values())
    assert rate(games, ours.names, low_scores_win=False) == rated


def test_who_meets_only_itself_stays_where_it_was() -> None:
    ours = plan("a", "a", "a", "a")
    games = list(simulated(ours, 50, {"a": 1.0}, 0.5, seed=1))
    assert rate(games, ["a"], low_scores_win=False)["a"].mu == pytest.approx(25)


def test_a_name_in_several_seats_is_rated_by_the_mean_of_what_they_deserve() -> None:
    shares, points = (1.0, 0.0, 0.0, 0.0), (9, 5, 4, 3)
    alone = [Played(0, 0, 0, ("a", "b", "c", "d"), shares, points, "", 1, 0)]
    pooled = [Played(0, 0, 0, ("a", "b", "b", "b"), shares, points, "", 1, 0)]
    each = rate(alone, "abcd", low_scores_win=False)
    both = rate(pooled, "ab", low_scores_win=False)
    assert both["a"] == each["a"]
    assert both["b"].mu == pytest.approx(sum(each[name].mu for name in "bcd") / 3)
    assert both["b"].sigma == pytest.approx(sum(each[name].sigma for name in "bcd") / 3)


def test_places_are_by_victory_then_by_score() -> None:
    assert places((0.5, 0.0, 0.5, 0.0), (9, 3, 9, 3), 1) == [0, 2, 0, 2]
    assert places((1.0, 0.0, 0.0, 0.0), (9, 3, 4, 12), 1) == [0, 3, 2, 1]
    assert places((1.0, 0.0, 0.0, 0.0), (2, 3, 4, 12), -1) == [0, 1, 2, 3]


@pytest.mark.parametrize(("low_scores_win", "second"), [(False, "b"), (True, "c")])
def test_who_has_not_won_is_placed_as_the_game_counts(low_scores_win: bool, second: str) -> None:
    """Whatever the winners' scores happen to be."""
    games = [Played(0, 0, 0, ("a", "b", "c"), (1.0, 0.0, 0.0), (5, 9, 1), "", 1, 0)]
    rated = rate(games, ["a", "b", "c"], low_scores_win)
    assert sorted(rated, key=lambda name: -rated[name].mu)[:2] == ["a", second]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_says_whether_low_scores_win(game: Game) -> None:
    """Winners of random games have higher scores than others, or lower ones, as the game says."""
    seats = game.usual_seats
    rows = Playouts(game, seats, game.read_options({}, seats), 1).play(0, 200)[:, SEATS : SEATS + 2 * seats]
    points, shares = rows[:, 0::2], rows[:, 1::2]
    lead = (shares * (points - points.mean(axis=1, keepdims=True))).sum()
    assert (lead < 0) == game.low_scores_win
