"""A run stops when a difference is certain, and hardly ever when there is none."""

from __future__ import annotations

import random
from dataclasses import replace

from grimoire.arena.schedule import Plan
from grimoire.arena.shares import share_of, tally
from grimoire.arena.stopping import Watch, least_of
from tests.arena.games import plan, simulated

PLAN = plan("a", "b", "b", "b")


def watched(
    of: Plan, deals: int, strength: dict[str, float], luck: float, seed: int, least: int = 0
) -> Watch:
    watch = Watch(of, least)
    for played in simulated(of, deals, strength, luck, seed):
        watch.see(played)
    return watch


def test_equals_are_hardly_ever_called_different() -> None:
    """At a thousandth, in 500 runs that look after each of 40 deals, more than 3 would be a miracle."""
    equal = {"a": 1.0, "b": 1.0}
    for luck in (0.0, 2.0):
        stopped = sum(watched(PLAN, 40, equal, luck, seed).certain() for seed in range(500))
        assert stopped <= 3


def test_a_clear_difference_is_found_soon() -> None:
    found = [watched(PLAN, 200, {"a": 6.0, "b": 1.0}, 0.5, seed).stopped for seed in range(50)]
    assert all(games is not None and games < 400 for games in found)


def test_whether_better_or_worse() -> None:
    found = [watched(PLAN, 300, {"a": 0.05, "b": 1.0}, 0.5, seed).certain() for seed in range(20)]
    assert all(found)


def test_it_stops_after_the_same_game_in_whatever_order_games_end() -> None:
    games = list(simulated(PLAN, 100, {"a": 4.0, "b": 1.0}, 0.5, seed=1))
    first = Watch(PLAN, 0)
    for played in games:
        first.see(played)
    random.Random(1).shuffle(games)
    second = Watch(PLAN, 0)
    for played in games:
        second.see(played)
    assert first.stopped is not None
    assert first.stopped == second.stopped
    assert first.stopped % 4 == 0


def test_not_before_the_least_number_of_games_and_not_if_it_only_watches() -> None:
    assert watched(PLAN, 150, {"a": 50.0, "b": 1.0}, 0.0, 1, least=401).stopped == 404
    assert Watch(PLAN, None).least is None
    watch = Watch(PLAN, None)
    for played in simulated(PLAN, 150, {"a": 50.0, "b": 1.0}, 0.0, 1):
        watch.see(played)
    assert not watch.certain()


def test_half_of_the_games_are_played_or_400() -> None:
    assert [least_of(games) for games in (1, 9, 400, 800, 10**6)] == [1, 5, 200, 400, 400]
    stopped = watched(PLAN, 100, {"a": 9.0, "b": 1.0}, 0.5, 1, least=least_of(400)).stopped
    assert stopped is not None
    assert 200 <= stopped < 400


def test_with_three_names_all_differences_must_be_certain() -> None:
    three = plan("a", "b", "c")
    assert not watched(three, 200, {"a": 9.0, "b": 1.0, "c": 1.0}, 0.0, 1).certain()
    assert watched(three, 300, {"a": 9.0, "b": 3.0, "c": 1.0}, 0.0, 1).certain()


def test_one_name_alone_never_stops() -> None:
    assert not watched(plan("a", "a"), 300, {"a": 1.0}, 0.0, 1).certain()


def test_line_ups_of_a_round_robin_are_one_deal() -> None:
    both = replace(plan("a", "a", "b"), lineups=(("a", "a", "b"), ("a", "b", "b")))
    stopped = watched(both, 200, {"a": 9.0, "b": 1.0}, 0.0, 1).stopped
    assert stopped is not None
    assert stopped % 6 == 0


def test_the_interval_of_a_run_that_stopped_holds_the_truth() -> None:
    """Of a strength at which some runs stop, the lucky ones do; the usual interval would not know that."""
    strengths = {"a": 1.5, "b": 1.0}
    truth = share_of(tally(simulated(PLAN, 5000, strengths, 0.5, seed=0)), "a").value
    held, usual, stopped = 0, 0, 0
    for seed in range(1, 201):
        games = list(simulated(PLAN, 150, strengths, 0.5, seed))
        watch = Watch(PLAN, 0)
        for played in games:
            watch.see(played)
        if watch.stopped is not None:
            deals = tally(games[: watch.stopped])
            wide, narrow = share_of(deals, "a", stopped=True), share_of(deals, "a")
            held += wide.low <= truth <= wide.high
            usual += narrow.low <= truth <= narrow.high
            stopped += 1
    assert 60 < stopped < 120
    assert held / stopped >= 0.95
    assert usual / stopped < 0.92
