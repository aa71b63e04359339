"""Events: what a move caused. The page animates them, the log narrates them, records keep them.

A log is an array: row 0 counts the events, the rows after it hold them as far as there is room. Searches
pass a log of one row, and nothing is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import msgspec
import numpy as np

from grimoire.core.arrays import Log
from grimoire.core.kernel import kernel

NOBODY = -1


@kernel
def emit(log: Log, kind: int, seat: int, a: int, b: int, secret: int) -> None:
    """Adds an event. Everybody learns its kind, seat, a and b; only the seat learns the secret."""
    log[0, 0] += 1
    row = log[0, 0]
    if row < len(log):
        log[row, 0] = kind
        log[row, 1] = seat
        log[row, 2] = a
        log[row, 3] = b
        log[row, 4] = secret


@kernel
def events_in(log: Log) -> int:
    """How many events a log holds, from row 1 on; those for which there was no room are not there."""
    return int(min(log[0, 0], len(log) - 1))


def new_log(room: int = 0) -> np.ndarray[Any, np.dtype[np.int32]]:
    """An empty log with room for that many events."""
    return np.zeros((room + 1, 5), np.int32)


class Event(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One event, as its viewer may know it: a secret that is not theirs is None."""

    kind: str
    seat: int | None
    a: int
    b: int
    secret: int | None

    def seen_by(self, viewer: int | None) -> Event:
        """The event without its secret, unless it is the viewer's own."""
        mine = self.seat is not None and self.seat == viewer
        return self if mine else msgspec.structs.replace(self, secret=None)


def read_log(log: np.ndarray[Any, Any], kinds: type[IntEnum]) -> list[Event]:
    """The events of a log, secrets included."""
    count = int(log[0, 0])
    if count >= len(log):
        raise RuntimeError(f"{count} events in a log with room for {len(log) - 1}: declare more room")
    return [event_of(row, kinds) for row in log[1 : count + 1].tolist()]


def event_of(row: Sequence[int], kinds: type[IntEnum]) -> Event:
    kind, seat, a, b, secret = row
    return Event(kinds(kind).name.lower(), None if seat == NOBODY else seat, a, b, secret)
