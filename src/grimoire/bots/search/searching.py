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
from grimoire.bots.search.edges import Edge, find_moves
from grimoire.bots.search.mixing import wandering, without_small_change
from grimoire.bots.search.run import search
from grimoire.bots.search.work import Knobs, Work
from grimoire.core.choices import new_generator
from grimoire.core.events import new_log
from grimoire.core.moves import Move
from grimoire.core.observation import Observation, rows_of
from grimoire.core.warm import Generics

KERNELS: Generics = (search, find_moves)
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
        self.find_moves = seen.entries.kernels.bind(find_moves)
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

    def think(self, budget: Budget, since: float | None = None) -> None:
        """Goes on until the budget is spent, from now or from a moment before, or until it is cancelled."""
        if budget.iterations:
            self.run(budget.iterations)
            return
        end = (time.perf_counter() if since is None else since) + budget.seconds
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
        edges = [strand.root_edges(legal) for strand in self.strands]
        visits = sum(one["visits"].astype(np.int64) for one in edges)
        each = np.maximum(visits, 1)
        columns = (
            visits.tolist(),
            (sum(one["total"] for one in edges) / each).tolist(),
            (sum(one["points"] for one in edges) / each).tolist(),
            sum(one["played"] for one in edges).tolist(),
            [sum(floors) for floors in zip(*map(self._wandered, edges), strict=True)],
        )
        return [Found(move, *told) for move, *told in zip(legal, *columns, strict=True)]

    def _wandered(self, edges: Any) -> list[float]:
        return wandering(edges["played"].tolist(), edges["prior"].tolist(), self.wander)

    def answer(self, legal: Sequence[Move]) -> Move:
        """The move that was tried most often; where several seats choose at once, one drawn from the mix.

        Where nothing was tried yet, it is drawn as advice leans.
        """
        found, rng = self.found(legal), random.Random(self.seed)
        if not any(one.visits for one in found):
            return rng.choices(legal, self.seen.advise(list(legal)))[0]
        if self.mixed and sum(one.played for one in found) > 0.0:
            return rng.choices(legal, mix_of(found))[0]
        return max(found, key=lambda one: one.visits).move


def mix_of(found: Sequence[Found]) -> list[float]:
    """How likely each move should be, where several seats choose at once."""
    mix = without_small_change([one.played for one in found], [one.wandered for one in found])
    total = sum(mix)
    return [part / total for part in mix] if total > 0.0 else mix
