"""A measurement: what is measured, in which unit, how often; and the clock that measures."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter

ROUNDS = 5
SECONDS = 0.5  # of one round: long enough to hide the clock, short enough to take turns often

Measure = Callable[[], float]  # one round
Step = Callable[[], int]  # plays something, says how many of what is counted


@dataclass(frozen=True)
class Measurement:
    """A figure to be had: `start` imports, compiles and warms up, and gives what measures one round."""

    id: str
    unit: str
    start: Callable[[], Measure]
    rounds: int = ROUNDS  # at most

    @property
    def is_peer(self) -> bool:
        return self.id.startswith("peer.")


def rate(step: Step, seconds: float = SECONDS) -> float:
    """How many a second, on this thread."""
    count, elapsed = repeat(step, seconds)
    return count / elapsed


def duration(step: Step, seconds: float = SECONDS) -> float:
    """How many seconds for one."""
    count, elapsed = repeat(step, seconds)
    return elapsed / count


def rate_of_threads(step: Step, threads: int, seconds: float = SECONDS) -> float:
    """How many a second, all threads together, by the wall clock."""
    with ThreadPoolExecutor(threads) as pool:
        start = perf_counter()
        parts = [pool.submit(repeat, step, seconds) for _ in range(threads)]
        counts = [part.result()[0] for part in parts]
        return sum(counts) / (perf_counter() - start)


def repeat(step: Step, seconds: float) -> tuple[int, float]:
    """Does the step again and again for so many seconds, at least once; the count, and the time it took."""
    start = perf_counter()
    count = step()
    while (elapsed := perf_counter() - start) < seconds:
        count += step()
    return count, elapsed
