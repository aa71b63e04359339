"""What a viewer may know, in the words of the game, ready for JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from grimoire.core.events import Event
from tests.toy.state import COUNTS, Phase


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of one seat."""

    stones: int
    shown: int
    points: int


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it. `hand` is None for a spectator."""

    viewer: int | None
    round: int  # from 1
    rounds: int
    phase: str
    over: bool
    die: int
    stake: int
    spent: str
    seats: list[SeatView]
    hand: str | None


def view(box: Any, state: Any, viewer: int | None) -> View:
    """The view of an observation."""
    return View(
        viewer=viewer,
        round=state.done + 1,
        rounds=box.rounds,
        phase=Phase(state.phase).name.lower(),
        over=bool(state.over),
        die=state.die,
        stake=state.stake,
        spent=COUNTS.write(list(state.spent)),
        seats=[
            SeatView(state.hand_count[seat], state.shown[seat], state.points[seat])
            for seat in range(box.seats)
        ],
        hand=None if viewer is None else COUNTS.write(list(state.hand[viewer])),
    )


def narrate(_: Any, event: Event) -> Mapping[str, Any]:
    """What the text for this event needs beside the seat."""
    return {"a": event.a, "b": event.b, "stone": "none" if event.secret is None else str(event.secret)}
