"""Counts in bins of a round width."""

from __future__ import annotations

from collections.abc import Mapping

from grimoire.arena.plots import round_step

BINS = 40


def histogram(counted: Mapping[int, int]) -> list[tuple[float, float, int]]:
    """From, up to, how many: whole numbers in at most so many bins, the empty ones between too."""
    low, high = min(counted), max(counted)
    width = max(1, int(round_step((high - low + 1) / BINS)))
    first, last = low // width, high // width
    bins = [0] * (last - first + 1)
    for value, count in counted.items():
        bins[value // width - first] += count
    return [((first + at) * width, (first + at + 1) * width, count) for at, count in enumerate(bins)]
