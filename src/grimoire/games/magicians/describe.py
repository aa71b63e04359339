"""The table, its moves and its events in words: for the terminal, and for whoever listens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grimoire.core.events import Event
from grimoire.core.moves import Move
from grimoire.core.narration import name_of
from grimoire.core.text import Text
from grimoire.games.magicians.cards import NAMES
from grimoire.games.magicians.moves import Top
from grimoire.games.magicians.notation import write_cards
from grimoire.games.magicians.view import View


def describe(view: View) -> list[Text]:
    """What the viewer sees, a line each, what matters most last."""
    lines = [Text("table-deal", {"deal": view.deal, "deals": view.deals, "stock": view.stock_count})]
    for seat in range(len(view.seats)):
        lines += describe_seat(view, seat)
    if view.over:
        return lines
    if view.opening:
        lines.append(Text("table-opening"))
    else:
        lines.append(Text("table-fight", {"fight": " ".join(view.fight), "total": view.total}))
    if view.hand is not None:
        lines.append(Text("table-hand", {"hand": " ".join(view.hand)}))
    if view.viewer is not None and view.seats[view.viewer].must_use_hand:
        lines.append(Text("table-must-use-hand"))
    return lines


def describe_seat(view: View, seat: int) -> list[Text]:
    one = view.seats[seat]
    earlier = one.points - one.stored if view.over else one.points  # at the end the last deal is counted in
    counts = {"hand": one.hand_count, "stored": one.stored, "points": earlier}
    lines = [Text("table-seat", {"who": name_of(seat, view.viewer), **counts})]
    if one.pile:
        lines.append(Text("table-pile", {"pile": " ".join(one.pile)}))
    return lines


def gloss(_: Any, move: Move) -> Text:
    """What a move means: the total a play announces, or the move in words."""
    if move.kind != "play":
        return Text(f"move-{move.kind}")
    value, naturals, jokers, top = move.args
    return Text("move-play", {"total": value * (naturals + jokers + (top != Top.NONE))})


def narrate(_: Any, event: Event) -> Mapping[str, Any]:
    """What the text for this event needs beside the seat."""
    if event.kind == "drew":
        return {"card": "none" if event.secret is None else NAMES[event.secret]}
    if event.kind == "repeated":
        return {"total": event.a, "pile": "yes" if event.b else "no"}
    if event.kind == "played":
        value, naturals, jokers, top = (event.b >> shift & 255 for shift in (0, 8, 16, 24))
        return {"total": event.a, "cards": write_cards(value, naturals, jokers, top)}
    return {"a": event.a, "b": event.b}
