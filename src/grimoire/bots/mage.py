"""The bots that search: the same search, with little time and with much."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

from grimoire.bots.budget import Budget
from grimoire.bots.search.searching import SIZE, Search
from grimoire.core.moves import Move
from grimoire.core.observation import Observation


class Mage:
    """Searches from what its seat may know; with iterations and a seed it chooses the same to the bit."""

    usual = Budget(seconds=0.05)
    size = SIZE  # edges: 3 MB of memory for each thread
    mixed = True  # whether it draws its answer where several seats choose at once

    def __init__(self, seed: int, budget: Budget | None = None, threads: int = 1) -> None:
        self.seed = seed
        self.budget = budget or self.usual
        self.threads = threads
        self.cancelled = threading.Event()  # set by whoever does not want the answer any more

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        self.seed += 1
        asked = time.perf_counter()  # to make room for a large tree takes some milliseconds, too
        search = Search(
            observation,
            seat,
            self.seed,
            size=self.size,
            threads=self.threads,
            cancelled=self.cancelled,
            mixed=self.mixed,
        )
        search.think(self.budget, since=asked)
        return search.answer(legal)


class Archmage(Mage):
    """A mage who takes its time."""

    usual = Budget(seconds=0.5)
    size = 1 << 19  # edges: 25 MB


class Steadfast(Mage):
    """A mage who never mixes, to be measured against: `--bots mage,grimoire.bots.mage:Steadfast`."""

    mixed = False
