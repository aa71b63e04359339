"""A bar on the error stream for whatever takes more than a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

FIRST_STEP = 10.0  # seconds, of which nothing is known yet


@contextmanager
def progress(words: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yields a function that is told how much more is done. Shown on terminals only."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    class CreepingBar(BarColumn):
        """A bar that creeps on during a step that takes long."""

        def render(self, task: Any) -> Any:
            bar = super().render(task)
            bar.completed = min(total, task.completed + progress_within_step(task))
            return bar

    console = Console(stderr=True)
    counts = (MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("·"), TimeRemainingColumn())
    columns = (TextColumn("{task.description}"), CreepingBar(), *counts)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words, total=total, stepped=bar.get_time())
        yield lambda more: bar.update(task, advance=more, stepped=bar.get_time())


def progress_within_step(task: Any) -> float:
    """The part of a step that a bar shows before it is done: faster at first, and never the whole of it.

    So one sees that something goes on: to compile a kernel of Zargos takes up to half a minute.
    """
    stepped: float = task.fields["stepped"]
    usual: float = (stepped - task.start_time) / task.completed if task.completed else FIRST_STEP
    since: float = max(0.0, task.get_time() - stepped)
    return since / (since + max(usual, 1.0))
