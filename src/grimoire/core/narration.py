"""Events in words to come: keys and values, which any reader's language puts into words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from grimoire.core.events import Event
from grimoire.core.game import Game
from grimoire.core.text import Text


def name_of(seat: int, viewer: int | None) -> Text:
    """What the viewer calls a seat."""
    return Text("seat-you") if seat == viewer else Text("seat-other", {"number": seat + 1})


class Seat(int):
    """A seat among the values of an event: told as the viewer calls it, with `…_you` beside it."""


def name_seats(values: Mapping[str, Any], viewer: int | None) -> dict[str, Any]:
    named = dict(values)
    for key, value in values.items():
        if isinstance(value, Seat):
            named[key] = name_of(int(value), viewer)
            named[f"{key}_you"] = "yes" if value == viewer else "no"
    return named


def narrate(game: Game, box: Any, event: Event, viewer: int | None) -> Text:
    """One event, as told to this viewer. The event must be one that the viewer may see."""
    values = name_seats(game.narrate(box, event), viewer)
    if event.seat is not None:
        values["who"] = name_of(event.seat, viewer)
        values["you"] = "yes" if event.seat == viewer else "no"
    return Text(f"event-{event.kind}", values)


def narrate_all(game: Game, box: Any, events: Iterable[Event], viewer: int | None) -> list[Text]:
    """The events that a terse log tells, in order."""
    return [narrate(game, box, event, viewer) for event in events if event.kind not in game.quiet]
