"""Threads of a search: each imagines worlds of its own."""

from __future__ import annotations

import threading

import pytest

from grimoire.bots.search.searching import Search
from grimoire.bots.search.strands import Strand
from tests.toy import STONES


def iteration_starts(strand: Strand, iterations: int) -> set[int]:
    """The states of the generator at the start of each iteration: the worlds that it will imagine."""
    starts = set()
    for _ in range(iterations):
        starts.add(int(strand.rng[0]))
        strand.run(1)
    return starts


@pytest.mark.parametrize("seed", [1, 2, 12345])
def test_threads_imagine_other_worlds(seed: int) -> None:
    search = Search(STONES.new(seats=3, seed=5).observe(1), 1, seed, threads=3)
    starts = [iteration_starts(strand, 60) for strand in search.strands]
    assert len(set.union(*starts)) == 180


@pytest.mark.compiled
def test_in_however_many_calls_a_search_finds_the_same() -> None:
    table = STONES.new(seats=3, seed=5)
    whole, parts = (Search(table.observe(1), 1, 3).strands[0] for _ in range(2))
    whole.run(20_000)
    parts.go_on(threading.Event(), most=20_000)
    assert parts.iterations == 20_000
    assert whole.edges.tobytes() == parts.edges.tobytes()


@pytest.mark.parametrize("size", [0, 3, 100_000])
def test_a_size_that_would_not_use_all_its_places_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"room for {size} edges: it must be a power of two"):
        Search(STONES.new(seats=3, seed=5).observe(0), 0, 1, size=size)
