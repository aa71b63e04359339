"""What may be taken back: moves from which nobody has learned anything that was hidden."""

from __future__ import annotations

import itertools
import time
from math import inf

import msgspec

from grimoire.core.errors import Malformed
from grimoire.core.table import IMAGINED, Ply, Table

SLOW = 0.05  # seconds of processor time for the imagined states of one seat, before a game is compiled


class Request(msgspec.Struct):
    """A seat asks to go back; the others say yes or no."""

    seat: int
    step: int
    yes: set[int]


def own_step(table: Table, seat: int) -> int:
    """The last step of this seat."""
    steps = [ply.step for ply in table.history if ply.seat == seat]
    if not steps:
        raise Malformed("error-nothing-to-undo")
    return steps[-1]


def free_step(table: Table, seat: int) -> int:
    """The step that the seat may undo without asking: its own, the last that others saw, and it told nothing.

    What others did unseen since then (a card picked, an answer still pending) goes back with it: to refuse
    because of that would tell that they did it. Where several answered at once, each has learned what came
    of the others' answers.
    """
    step = last_step(table, seat)
    if tells(table, step):
        raise Malformed("error-undo-seen")
    return step


def offered_step(table: Table, seat: int) -> int:
    """The step that the seat is offered to undo. While it is slow, nothing is imagined before it asks."""
    return last_step(table, seat) if table.entries.is_provisional else free_step(table, seat)


def last_step(table: Table, seat: int) -> int:
    """The seat's own step, if it is the last that others saw and they did not answer at the same time."""
    step = own_step(table, seat)
    at_once = any(ply.step == step and ply.seat != seat for ply in table.history)
    acted = any(ply.step > step and not ply.unseen for ply in table.history)
    if at_once or acted:
        raise Malformed("error-undo-seen")
    return step


def agreed_step(table: Table, seat: int) -> int:
    """The step that the seat may take back if all agree: nobody has learned anything since."""
    step = own_step(table, seat)
    if any(tells(table, later) for later in range(step, table.steps + 1)):
        raise Malformed("error-undo-seen")
    return step


def tells(table: Table, step: int) -> bool:
    """Whether any seat has learned something hidden by that step: a draw, a reveal, a card shown."""
    plies = [ply for ply in table.history if ply.step == step]
    if plies[0].tells is None:  # it takes some milliseconds, and never changes
        before, after = table.before(step), table if step == table.steps else table.before(step + 1)
        seconds = SLOW if table.entries.is_provisional else inf
        plies[0].tells = any(tells_seat(before, after, plies, seat, seconds) for seat in range(table.seats))
    return plies[0].tells


class TimeLimit:
    """How long the imagined states of one seat may take. Fewer would see less, and say yes wrongly."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.tried, self.begun = 0, time.thread_time()

    def check(self) -> None:
        """Called after each state; Malformed as soon as all of them would take too long."""
        self.tried += 1
        if (time.thread_time() - self.begun) / self.tried * IMAGINED > self.seconds:
            raise Malformed("error-undo-slow")


def tells_seat(before: Table, after: Table, plies: list[Ply], viewer: int, seconds: float) -> bool:
    """Whether the moves tell this seat anything that it could not have foreseen from what it knew.

    They do not if in every state that the seat holds possible they are legal and lead to what it sees.
    """
    seen = after.observe(viewer).states.tobytes()
    told = itertools.chain.from_iterable(ply.events for ply in plies)
    if seen == before.observe(viewer).states.tobytes() and not any(told):
        return False
    limit = TimeLimit(seconds)
    for number in range(IMAGINED):
        if not leads_to(before.imagined(viewer, number), plies, viewer, seen):
            return True
        limit.check()
    return False


def leads_to(imagined: Table, plies: list[Ply], viewer: int, seen: bytes) -> bool:
    for ply in plies:
        if ply.move not in imagined.legal(ply.seat):
            return False
        imagined.play(ply.seat, ply.move)
    return imagined.observe(viewer).states.tobytes() == seen
