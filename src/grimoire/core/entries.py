"""Entries: the kernel functions as Python calls them, on arrays of boxes and states.

Handing over an array costs a fraction of a microsecond, a record five to ten.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from grimoire.core.arrays import Boxes, Generator, Log, MoveList, Points, Shares, States, Weights
from grimoire.core.bits import has
from grimoire.core.errors import ScriptEnded
from grimoire.core.events import events_in, new_log
from grimoire.core.imagine import imagine
from grimoire.core.kernel import Kernels, kernel
from grimoire.core.moves import Move
from grimoire.core.observation import blanks
from grimoire.core.outcome import Outcome
from grimoire.core.protocol import actors, advise, apply, audit, deal, legal, scores


@kernel
def deal_at(boxes: Boxes, states: States, i: int, log: Log) -> None:
    deal(boxes[0], states[i], log)


@kernel
def actors_at(boxes: Boxes, states: States, i: int) -> int:
    return actors(boxes[0], states[i])


@kernel
def legal_at(boxes: Boxes, states: States, i: int, seat: int, out: MoveList) -> int:
    return legal(boxes[0], states[i], seat, out)


@kernel
def apply_at(boxes: Boxes, states: States, i: int, seat: int, move: int, log: Log) -> None:
    apply(boxes[0], states[i], seat, move, log)


@kernel
def scores_at(boxes: Boxes, states: States, i: int, points: Points, shares: Shares) -> int:
    return scores(boxes[0], states[i], points, shares)


@kernel
def imagine_at(boxes: Boxes, states: States, i: int, seat: int, rng: Generator) -> None:
    imagine(boxes[0], states[i], seat, rng)


@kernel
def advise_at(boxes: Boxes, states: States, i: int, seat: int, moves: MoveList, weights: Weights) -> None:
    advise(boxes[0], states[i], seat, moves, weights)


@kernel
def audit_at(boxes: Boxes, states: States, i: int) -> int:
    return audit(boxes[0], states[i])


ENTRIES = (deal_at, actors_at, legal_at, apply_at, scores_at, imagine_at, advise_at, audit_at)


class Entries:
    """A game's entries, each bound when first called, speaking Python: moves, seats, outcomes.

    They run on the kernels of one mode, and may go over to another's while games are being played: compiled
    or not, kernels do the same to the byte.
    """

    def __init__(self, kernels: Kernels) -> None:
        self.game = kernels.game
        self.own = kernels  # those that it is for
        self.kernels = kernels  # those that it runs on now
        self.scripted = kernels.mode.scripted
        self.masks = blanks(self.game.state, kernels.state_dtype)
        self.changing = threading.Lock()

    def __getattr__(self, name: str) -> Any:
        """An entry by its name, `legal_at` and so on; bound, it stays an attribute."""
        for entry in ENTRIES:
            if entry.__name__ == name:
                return self._bind(entry)
        raise AttributeError(name)

    def __deepcopy__(self, _: Any) -> Entries:
        return self

    def _bind(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        kernels = self.kernels
        bound = kernels.bind(entry)
        with self.changing:
            if kernels is self.kernels:  # not left meanwhile
                setattr(self, entry.__name__, bound)
        return bound

    @property
    def is_provisional(self) -> bool:
        """Whether it runs on other kernels only until its own are compiled."""
        return self.kernels is not self.own

    def run_on(self, kernels: Kernels) -> None:
        """From the next call on, on these kernels of the same game; what is called now runs to its end."""
        with self.changing:
            self.kernels = kernels
            for entry in ENTRIES:
                if kernels.is_bound(entry):
                    setattr(self, entry.__name__, kernels.bind(entry))
                else:
                    self.__dict__.pop(entry.__name__, None)

    def deal(self, boxes: Any, states: Any) -> Any:
        """Sets up the state; returns its log."""
        log = new_log(self.game.most_events)
        self.deal_at(boxes, states, 0, log)
        return self._logged(states, log)

    def apply(self, boxes: Any, states: Any, seat: int, move: int) -> Any:
        """Plays a legal move; returns its log."""
        log = new_log(self.game.most_events)
        self.apply_at(boxes, states, 0, seat, int(move), log)  # a plain int is handed over faster
        return self._logged(states, log)

    def _logged(self, states: Any, log: Any) -> Any:
        if self.scripted and states[0].chance.asked:
            raise ScriptEnded(states[0].chance.asked)
        return log[: events_in(log) + 1].copy() if log[0, 0] < len(log) else log

    def actors(self, boxes: Any, states: Any) -> tuple[int, ...]:
        """The seats that must answer now."""
        mask = self.actors_at(boxes, states, 0)
        return tuple(seat for seat in range(mask.bit_length()) if has(mask, seat))

    def legal(self, boxes: Any, states: Any, seat: int) -> list[Move]:
        """The seat's legal moves, in the game's order."""
        out = np.empty(self.game.most_moves, np.int64)
        count = self.legal_at(boxes, states, 0, seat, out)
        move_of = self.game.moves_in(boxes).of_legal
        return [move_of(number) for number in out[:count].tolist()]

    def outcome(self, boxes: Any, states: Any) -> Outcome | None:
        """How the game ended; None before its end."""
        points = np.zeros(self.game.state.seats_at_most, np.int64)
        shares = np.zeros(self.game.state.seats_at_most, np.float64)
        reason = self.scores_at(boxes, states, 0, points, shares)
        if not reason:
            return None
        seats = int(boxes[0].seats)
        name = self.game.reasons(reason).name.lower()
        return Outcome(name, tuple(points[:seats].tolist()), tuple(shares[:seats].tolist()))

    def imagine(self, boxes: Any, states: Any, seat: int, rng: Any) -> None:
        """Replaces, in place, what the seat cannot know by a fair sample of it."""
        self.imagine_at(boxes, states, 0, seat, rng)

    def advise(self, boxes: Any, states: Any, seat: int, moves: list[Move]) -> list[float]:
        """How much a sensible player leans to each of these moves."""
        weights = np.zeros(len(moves), np.float64)
        self.advise_at(boxes, states, 0, seat, np.array(moves, np.int64), weights)
        return [float(weight) for weight in weights]

    def audit(self, boxes: Any, states: Any) -> int:
        """0 where the state is sound, else the number of its first fault."""
        return int(self.audit_at(boxes, states, 0))
