"""A search from Python: its memory, its budget, and what it has found at the root."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from grimoire.bots.budget import Budget
from grimoire.bots.search.edges import find_moves
from grimoire.bots.search.found import Found
from grimoire.bots.search.iterations import search
from grimoire.bots.search.knobs import tuned
from grimoire.bots.search.mixing import mix_of, wandering
from grimoire.bots.search.strands import Strand, strand_seed
from grimoire.core.moves import Move
from grimoire.core.observation import Observation
from grimoire.core.warm import Generics

KERNELS: Generics = (search, find_moves)
"""What a search needs to be compiled."""

SIZE = 1 << 16  # edges in memory, at 48 bytes each, for every thread


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
