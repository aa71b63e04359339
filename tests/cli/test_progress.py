"""A bar that moves also while a step takes long."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

from grimoire.cli.progress import progress_within_step


def shown(now: float, completed: int, stepped: float) -> float:
    task = SimpleNamespace(
        start_time=0.0, completed=completed, fields={"stepped": stepped}, get_time=lambda: now
    )
    return completed + progress_within_step(task)


def test_a_bar_creeps_on_during_a_step_and_never_beyond_it() -> None:
    seconds = [shown(now, completed=3, stepped=12.0) for now in range(12, 72, 10)]

    assert seconds[0] == 3.0
    assert all(later - earlier > 0.01 for earlier, later in itertools.pairwise(seconds))
    assert seconds[-1] < 4.0


def test_the_first_step_creeps_too() -> None:
    assert 0.5 <= shown(10.0, completed=0, stepped=0.0) < 1.0
