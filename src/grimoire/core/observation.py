"""What a seat may know of a state. The one place that hides secrets.

Visibility is declared field by field, so hiding is the same for every game: a viewer's mask is or-ed over
the state, and what the viewer may not see is all ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from grimoire.core.layout import Layout, Visibility
from grimoire.core.moves import Move

if TYPE_CHECKING:
    from grimoire.core.entries import Entries


def blanks(layout: type[Layout], dtype: np.dtype[Any] | None = None) -> np.ndarray[Any, Any]:
    """One row of 64-bit words a viewer, ones where it may not see; the last row is a spectator's."""
    dtype = dtype or layout.dtype
    seats = layout.seats_at_most
    masks = np.zeros((seats + 1, dtype.itemsize), np.uint8)
    for name, field in layout.fields.items():
        assert dtype.fields is not None
        size, start = dtype.fields[name][0].itemsize, dtype.fields[name][1]
        if field.visibility is Visibility.HIDDEN:
            masks[:, start : start + size] = 255
        if field.visibility is Visibility.OWNER:
            row = size // seats
            masks[:, start : start + size] = 255
            for seat in range(seats):
                masks[seat, start + seat * row : start + (seat + 1) * row] = 0
    return masks.view(np.uint64)


def rows_of(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The same states as rows of 64-bit words, over the same memory."""
    return states.view(np.uint64).reshape(len(states), -1)


def observe(states: np.ndarray[Any, Any], masks: np.ndarray[Any, Any], viewer: int) -> np.ndarray[Any, Any]:
    """The states as a viewer may know them, in memory of their own."""
    seen: np.ndarray[Any, Any] = (rows_of(states) | masks[viewer]).view(states.dtype)
    return seen.reshape(-1)


class Observation:
    """All that a seat may know, and all that a bot is ever given. Seat None is a spectator."""

    def __init__(self, entries: Entries, boxes: Any, states: Any, seat: int | None) -> None:
        self.entries = entries
        self.game = entries.game
        self.boxes = boxes
        self.seat = seat
        viewer = self.game.state.seats_at_most if seat is None else seat
        self.states = observe(states, entries.masks, viewer)

    @property
    def box(self) -> Any:
        return self.boxes[0]

    @property
    def state(self) -> Any:
        """The record; what the seat may not see reads as -1."""
        return self.states[0]

    def view(self) -> Any:
        """The observation in the game's words, typed and ready for JSON."""
        return self.game.view(self.box, self.state, self.seat)

    def legal(self) -> list[Move]:
        """The seat's legal moves."""
        return [] if self.seat is None else self.entries.legal(self.boxes, self.states, self.seat)

    def advise(self, moves: list[Move]) -> list[float]:
        """How much a sensible player in this seat leans to each of these moves."""
        assert self.seat is not None, "a spectator has no moves"
        return self.entries.advise(self.boxes, self.states, self.seat, moves)
