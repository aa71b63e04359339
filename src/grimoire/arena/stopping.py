"""When a run may stop early: once every difference between names is certain.

The test is sequential.py's, made after each deal for every two names. That names are equal it never says:
then all games are played.
"""

from __future__ import annotations

import itertools
import math

from grimoire.arena.playing import Played
from grimoire.arena.schedule import Plan
from grimoire.arena.sequential import evidence
from grimoire.arena.shares import tally

ALPHA = 0.001  # how often equals may be called different
LEAST = 400  # games that are played in any case if twice as many are asked for; else half of them


def least_of(games: int) -> int:
    """How many of these games are played however certain the differences are.

    The test holds at any time, but figures should be worth reading: after half of the games the interval of
    a run that stopped is some twice as wide as that of all of them.
    """
    return min(LEAST, (games + 1) // 2)


class Difference:
    """How much more a seat of one name wins than one of another, deal by deal."""

    def __init__(self) -> None:
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.deals += 1
        self.total += difference
        self.squares += difference**2

    def certain(self) -> bool:
        """Whether there is one beyond doubt. Two imagined deals speak against it, one won and one lost."""
        mean = self.total / (self.deals + 2)
        spread = (self.squares + 2) / (self.deals + 2) - mean**2
        return evidence(mean, math.sqrt(spread / (self.deals + 2))) > math.log(1 / ALPHA)


class Watch:
    """Watches the games of a plan, deal by deal in the plan's order, whatever order they end in.

    So a run stops after the same game on any number of cores.
    """

    def __init__(self, plan: Plan, least: int | None) -> None:
        self.least = least  # None: it only watches
        self.size = len(plan.seatings)
        self.pairs = {pair: Difference() for pair in itertools.combinations(plan.names, 2)}
        self.waiting: dict[int, list[Played]] = {}
        self.next = 0
        self.stopped: int | None = None  # the number of games that count, once it is certain

    def see(self, played: Played) -> None:
        """Takes note of a game that has ended."""
        self.waiting.setdefault(played.deal, []).append(played)
        while self.stopped is None and len(self.waiting.get(self.next, ())) == self.size:
            self._judge(self.waiting.pop(self.next))

    def _judge(self, games: list[Played]) -> None:
        """Takes in the next deal, and stops if that makes every difference certain."""
        counted = tally(games)[self.next]
        shares = {name: one.wins / one.seats for name, one in counted.items()}
        self.next += 1
        for (one, other), difference in self.pairs.items():
            difference.add(shares[one] - shares[other])
        games_seen = self.next * self.size
        if self.least is not None and games_seen >= self.least and self._all_differ():
            self.stopped = games_seen

    def certain(self) -> bool:
        return self.stopped is not None

    def _all_differ(self) -> bool:
        return bool(self.pairs) and all(pair.certain() for pair in self.pairs.values())
