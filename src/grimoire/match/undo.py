"""What may be taken back: moves from which nobody has learned anything that was hidden."""

from __future__ import annotations

import itertools

import msgspec

from grimoire.core.errors import Malformed
from grimoire.core.table import IMAGINED, Ply, Table


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
    step = own_step(table, seat)
    at_once = any(ply.step == step and ply.seat != seat for ply in table.history)
    acted = any(ply.step > step and not ply.unseen for ply in table.history)
    if at_once or acted or tells(table, step):
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
        plies[0].tells = any(tells_seat(before, after, plies, seat) for seat in range(table.seats))
    return plies[0].tells


def tells_seat(before: Table, after: Table, plies: list[Ply], viewer: int) -> bool:
    """Whether the moves tell this seat anything that it could not have foreseen from what it knew.

    They do not if in every state that the seat holds possible they are legal and lead to what it sees.
    """
    seen = after.observe(viewer).states.tobytes()
    told = itertools.chain.from_iterable(ply.events for ply in plies)
    if seen == before.observe(viewer).states.tobytes() and not any(told):
        return False
    return any(
        not leads_to(before.imagined(viewer, number), plies, viewer, seen) for number in range(IMAGINED)
    )


def leads_to(imagined: Table, plies: list[Ply], viewer: int, seen: bytes) -> bool:
    for ply in plies:
        if ply.move not in imagined.legal(ply.seat):
            return False
        imagined.play(ply.seat, ply.move)
    return imagined.observe(viewer).states.tobytes() == seen
