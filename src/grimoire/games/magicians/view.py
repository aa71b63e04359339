"""What a viewer may know, in the words of the game, ready for JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from grimoire.games.magicians.cards import NAMES
from grimoire.games.magicians.rules import must_use_hand


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of one seat."""

    hand_count: int
    stored: int
    pile: list[str] | None  # oldest first, open stacks only (M13)
    must_use_hand: bool  # M15
    points: int


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it. `hand` is None for a spectator."""

    viewer: int | None
    actors: list[int]
    over: bool
    deal: int  # from 1
    deals: int
    opening: bool
    total: int
    fight: list[str]
    stock_count: int
    seats: list[SeatView]
    hand: list[str] | None


def view(box: Any, state: Any, viewer: int | None) -> View:
    """The view of an observation. The piles of a closed table are not shown (M12)."""
    return View(
        viewer=viewer,
        actors=[] if state.over else [state.turn],
        over=bool(state.over),
        deal=state.deal + 1,
        deals=box.deals,
        opening=state.fight_count == 0,
        total=state.total,
        fight=names(state.fight, state.fight_count),
        stock_count=state.stock_count,
        seats=[view_seat(box, state, seat) for seat in range(box.seats)],
        hand=None if viewer is None else hand_of(state, viewer),
    )


def view_seat(box: Any, state: Any, seat: int) -> SeatView:
    stored = state.pile_count[seat]
    return SeatView(
        hand_count=state.hand_count[seat],
        stored=stored,
        pile=names(state.pile[seat], stored) if box.open_stack else None,
        must_use_hand=must_use_hand(state, seat),
        points=state.points[seat],
    )


def names(row: Any, count: int) -> list[str]:
    return [NAMES[row[i]] for i in range(count)]


def hand_of(state: Any, seat: int) -> list[str]:
    """The hand in rising order, ball and jokers last."""
    return [name for face, name in enumerate(NAMES) for _ in range(state.hand[seat, face])]
