"""One run: all measurements take turns, round after round, so that a slow minute of the machine hits all."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence

from grimoire.bench.ids import all_measurements, choose
from grimoire.bench.measurement import ROUNDS, Measurement
from grimoire.bench.results import Result

# Told before each piece of work: how many are done, of how many, and the id that comes next.
Progress = Callable[[int, int, str], None]


def run(
    only: Sequence[str] = (),
    peers: bool = False,
    rounds: int = ROUNDS,
    progress: Progress = lambda done, total, what: None,
) -> list[Result]:
    """Measures what the globs name (none: everything), peers only where asked for."""
    return measure(choose(all_measurements(), only, peers), rounds, progress)


def measure(measurements: Sequence[Measurement], rounds: int, progress: Progress) -> list[Result]:
    """Starts all, then measures in turns; the median of each one's rounds."""
    turns = take_turns(measurements, rounds)
    total = len(measurements) + len(turns)
    measures = {}
    for done, one in enumerate(measurements):
        progress(done, total, one.id)
        measures[one.id] = one.start()
    values: dict[str, list[float]] = {one.id: [] for one in measurements}
    for done, one in enumerate(turns, len(measurements)):
        progress(done, total, one.id)
        values[one.id].append(measures[one.id]())
    progress(total, total, "")
    return [Result(one.id, statistics.median(values[one.id]), one.unit) for one in measurements]


def take_turns(measurements: Sequence[Measurement], rounds: int) -> list[Measurement]:
    """Who is measured when: each once a round, until it has had its rounds."""
    return [one for turn in range(rounds) for one in measurements if turn < one.rounds]
