"""The table in plain lines."""

from __future__ import annotations

from grimoire.core.narration import name_of
from grimoire.core.text import Text
from tests.toy.view import View


def describe(view: View) -> list[Text]:
    """What the viewer sees, a line each."""
    lines = [Text("table-round", {"round": view.round, "rounds": view.rounds})]
    for seat, one in enumerate(view.seats):
        values = {"who": name_of(seat, view.viewer), "stones": one.stones, "points": one.points}
        lines.append(Text("table-seat", values))
    if view.hand is not None:
        lines.append(Text("table-hand", {"hand": view.hand}))
    return lines
