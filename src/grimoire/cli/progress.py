"""A bar on the error stream for whatever takes more than a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


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

    console = Console(stderr=True)
    counts = (MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("·"), TimeRemainingColumn())
    columns = (TextColumn("{task.description}"), BarColumn(), *counts)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words, total=total)
        yield lambda more: bar.advance(task, more)
