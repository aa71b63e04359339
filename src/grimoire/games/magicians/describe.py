"""The table in plain lines: for the terminal, and for whoever listens instead of looking."""

from __future__ import annotations

from grimoire.core.moves import Move
from grimoire.core.narration import name_of
from grimoire.core.text import Text
from grimoire.games.magicians.moves import Top
from grimoire.games.magicians.view import View


def describe(view: View) -> list[Text]:
    """What the viewer sees, a line each, what matters most last."""
    lines = [Text("table-deal", {"deal": view.deal, "deals": view.deals, "stock": view.stock_count})]
    for seat in range(len(view.seats)):
        lines += describe_seat(view, seat)
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
    counts = {"hand": one.hand_count, "stored": one.stored, "points": one.points}
    lines = [Text("table-seat", {"who": name_of(seat, view.viewer), **counts})]
    if one.pile:
        lines.append(Text("table-pile", {"pile": " ".join(one.pile)}))
    return lines


def gloss(move: Move) -> Text:
    """What a move means: the total a play announces, or the move in words."""
    if move.kind != "play":
        return Text(f"move-{move.kind}")
    value, naturals, jokers, top = move.args
    return Text("move-play", {"total": value * (naturals + jokers + (top != Top.NONE))})
