"""One thread of a search: a tree of its own, grown from the root that all share."""

from __future__ import annotations

import hashlib
import math
import threading
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from grimoire.bots.search.edges import Edge, find_moves
from grimoire.bots.search.iterations import search
from grimoire.bots.search.work import Work
from grimoire.core.choices import new_generator
from grimoire.core.events import new_log
from grimoire.core.moves import Move
from grimoire.core.observation import Observation, rows_of

LONGEST = 5000  # moves of an iteration
CHUNK = 0.004  # seconds a call of the kernel should take: how far a budget is overrun, and a search stopped


def strand_seed(seed: int, number: int) -> int:
    """The seed of one thread. It is hashed: the generator steps by a constant, and so must no seed."""
    return int.from_bytes(hashlib.sha256(f"grimoire strand {seed} {number}".encode()).digest()[:8], "little")


class Strand:
    """What one thread of a search works on: a tree of its own, grown from the same root."""

    def __init__(self, seen: Observation, seat: int, seed: int, tuning: Any, size: int) -> None:
        if size < 1 or size & (size - 1):
            raise ValueError(f"a search has room for {size} edges: it must be a power of two")
        self.edges, self.works, self.rng = Edge.new(size), Work.new(), new_generator(seed)
        self.log = new_log()
        self.states = np.concatenate([seen.states, seen.states])  # one to play on, and what is known
        self.bound = seen.entries.kernels.bind(search)
        self.find_moves = seen.entries.kernels.bind(find_moves)
        self.arguments = (
            seen.boxes,
            self.states,
            rows_of(self.states),
            seen.entries.masks,
            self.edges,
            self.works,
            tuning,
            self.log,
            self.rng,
            seat,
        )
        self.iterations = 0

    def run(self, iterations: int) -> None:
        self.bound(*self.arguments, iterations, LONGEST)
        self.iterations += iterations

    def root_edges(self, moves: Sequence[Move]) -> Any:
        """The edges of these moves of the root, in their order."""
        given, slots = np.array([int(move) for move in moves], np.int64), np.zeros(len(moves), np.int64)
        _, states, _, blanks, *_, seat = self.arguments
        self.find_moves(rows_of(states[1:]), blanks, self.edges, seat, given, slots)
        return self.edges[slots]

    def go_on(self, cancelled: threading.Event, most: float = math.inf, end: float = math.inf) -> None:
        """For so many iterations, or until this moment of the clock, in calls that take a short time each.

        How many calls there are changes nothing of what is found.
        """
        begun, start = self.iterations, time.perf_counter()
        now, done, chunk = start, 0, 1
        while done < most and now < end and not cancelled.is_set():
            self.run(int(min(chunk, most - done)))
            now, done = time.perf_counter(), self.iterations - begun
            chunk = max(1, int(min(CHUNK, end - now) * done / (now - start)))
