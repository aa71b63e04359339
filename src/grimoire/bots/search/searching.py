"""A search from Python: its memory, its budget, and what it has found at the root."""

from __future__ import annotations

import hashlib
import math
import random
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from grimoire.bots.budget import Budget
from grimoire.bots.search.edges import Edge, edge_key, find, set_key
from grimoire.bots.search.mixing import wandering, without_small_change
from grimoire.bots.search.run import search
from grimoire.bots.search.work import Knobs, Work
from grimoire.core.choices import new_generator
from grimoire.core.events import new_log
from grimoire.core.moves import Move
from grimoire.core.observation import Observation, rows_of

KERNELS = (search,)
"""What a search needs to be compiled."""

LONGEST = 5000  # moves of an iteration
SIZE = 1 << 16  # edges in memory, at 48 bytes each, for every thread
CHUNK = 0.004  # seconds a call of the kernel should take: how far a budget is overrun, and a search stopped


@dataclass(frozen=True)
class Found:
    """What a search knows of a move of the root."""

    move: Move
    visits: int  # how often it was tried
    share: float  # of the victory that it brought, on average
    points: float  # likewise
    played: float  # how it is mixed, where several seats choose at once,
    wandered: float  # and how much of that is only because everything is tried now and then

    @property
    def error(self) -> float:
        """The standard error of the share: at most that of a coin that falls so.

        One game won and one lost are imagined beside, so that a few wins in a row are no certainty.
        """
        share = (self.share * self.visits + 1.0) / (self.visits + 2.0)
        return math.sqrt(share * (1.0 - share) / max(self.visits, 1))


def tuned(
    horizon: int = 1,
    explore: float = 0.3,
    wander: float = 0.15,
    doubt: float = 4.0,
    narrow: float = 8.0,
    widen: float = 0.5,
    trust: float = 0.5,
) -> Any:
    """The knobs of a search."""
    tuning = Knobs.new()
    tuning[0] = (horizon, explore, wander, doubt, narrow, widen, trust)
    return tuning


def strand_seed(seed: int, number: int) -> int:
    """The seed of one thread. It is hashed: the generator steps by a constant, and so must no seed."""
    return int.from_bytes(hashlib.sha256(f"grimoire strand {seed} {number}".encode()).digest()[:8], "little")


class Strand:
    """What one thread of a search works on: a tree of its own, grown from the same root."""

    def __init__(self, seen: Observation, seat: int, seed: int, tuning: Any, size: int) -> None:
        self.edges, self.works, self.rng = Edge.new(size), Work.new(), new_generator(seed)
        self.states = np.concatenate([seen.states, seen.states])  # one to play on, and what is known
        self.bound = seen.entries.kernels.bind(search)
        self.arguments = (
            seen.boxes,
            self.states,
            rows_of(self.states),
            seen.entries.masks,
            self.edges,
            self.works,
            tuning,
            new_log(),
            self.rng,
            seat,
        )
        self.iterations = 0

    def run(self, iterations: int) -> None:
        self.bound(*self.arguments, iterations, LONGEST)
        self.iterations += iterations

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


class Search:
    """A search for one seat, from what it may know. Its threads share the root: what they found is added up.

    With a number of iterations and a seed it finds the same to the bit, in any process. If its answer is not
    to be `mixed`, it is what was tried most often, whoever else chooses at the same time.
    """

    def __init__(
        self,
        seen: Observation,
        seat: int,
        seed: int,
        tuning: Any = None,
        size: int = SIZE,
        threads: int = 1,
        cancelled: threading.Event | None = None,
        mixed: bool = True,
    ) -> None:
        self.seen, self.seat, self.seed = seen, seat, seed
        self.cancelled = cancelled or threading.Event()
        knobs = tuned(seen.game.horizon) if tuning is None else tuning
        self.mixed, self.wander = mixed, float(knobs[0].wander)
        self.strands = [Strand(seen, seat, strand_seed(seed, i), knobs, size) for i in range(threads)]

    @property
    def iterations(self) -> int:
        return sum(strand.iterations for strand in self.strands)

    def run(self, iterations: int) -> None:
        """So many iterations, spread evenly over the threads, unless it is cancelled."""
        share, rest = divmod(iterations, len(self.strands))
        self._together(
            [
                lambda strand=strand, most=share + (i < rest): strand.go_on(self.cancelled, most=most)
                for i, strand in enumerate(self.strands)
            ]
        )

    def think(self, budget: Budget) -> None:
        """Goes on until the budget is spent, or until it is cancelled."""
        if budget.iterations:
            self.run(budget.iterations)
            return
        end = time.perf_counter() + budget.seconds
        self._together([lambda s=s: s.go_on(self.cancelled, end=end) for s in self.strands])

    def _together(self, work: Sequence[Any]) -> None:
        if len(work) == 1:
            work[0]()
            return
        with ThreadPoolExecutor(len(work)) as pool:
            for done in [pool.submit(one) for one in work]:
                done.result()

    def found(self, legal: Sequence[Move]) -> list[Found]:
        """What was found of each legal move, in their order."""
        row, blank = rows_of(self.seen.states)[0], self.seen.entries.masks[self.seat]
        with np.errstate(over="ignore"):
            set_ = set_key(row, blank, self.seat)
            keys = [edge_key(set_, int(move)) for move in legal]
            edges = [[strand.edges[find(strand.edges, key)] for key in keys] for strand in self.strands]
        wandered = [
            wandering([float(one.played) for one in found], [float(one.prior) for one in found], self.wander)
            for found in edges
        ]
        columns = zip(legal, zip(*edges, strict=True), zip(*wandered, strict=True), strict=True)
        return [add_up(move, found, sum(floors)) for move, found, floors in columns]

    def mix(self, legal: Sequence[Move]) -> list[float]:
        """How likely each move should be, where several seats choose at once."""
        found = self.found(legal)
        mix = without_small_change([one.played for one in found], [one.wandered for one in found])
        return [part / sum(mix) for part in mix] if sum(mix) > 0.0 else mix

    def answer(self, legal: Sequence[Move]) -> Move:
        """The move that was tried most often; where several seats choose at once, one drawn from the mix.

        Where nothing was tried yet, it is drawn as advice leans.
        """
        found, rng = self.found(legal), random.Random(self.seed)
        if not any(one.visits for one in found):
            return rng.choices(legal, self.seen.advise(list(legal)))[0]
        if self.mixed and sum(one.played for one in found) > 0.0:
            return rng.choices(legal, self.mix(legal))[0]
        return max(found, key=lambda one: one.visits).move


def add_up(move: Move, edges: Sequence[Any], wandered: float) -> Found:
    """What all threads found of a move."""
    visits = sum(int(edge.visits) for edge in edges)
    each = max(visits, 1)
    return Found(
        move,
        visits,
        float(sum(edge.total for edge in edges)) / each,
        float(sum(edge.points for edge in edges)) / each,
        float(sum(edge.played for edge in edges)),
        wandered,
    )
