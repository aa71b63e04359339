"""What the games of a run came to."""

from __future__ import annotations

from grimoire.arena.figures import Stopped, figures
from tests.arena.games import plan, simulated

PLAN = plan("a", "b")


def test_whether_a_run_stopped_early_is_what_the_watch_says() -> None:
    games = list(simulated(PLAN, 10, {"a": 1.0, "b": 1.0}, 0.0, seed=1))
    assert figures(PLAN, games, 40, 1.0).stopped is None  # fewer than asked for, but nothing was certain
    assert figures(PLAN, games, 40, 1.0, after=20).stopped == Stopped(20, 40, 0.001)
    assert figures(PLAN, games, 20, 1.0, after=20).stopped is None  # certain only at the end
