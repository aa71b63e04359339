"""What a log says of a game that cannot be played again, because a change of rules has ended it."""

from __future__ import annotations

from collections.abc import Iterable

from grimoire.core.narration import name_of
from grimoire.core.text import Text
from grimoire.match import log

GameEntry = (
    log.Started
    | log.Answered
    | log.AutoResponseSet
    | log.Undone
    | log.TakebackRequested
    | log.TakebackAnswered
)
"""The entries that only the rules of their time could apply."""


def transcript(entries: Iterable[GameEntry], viewer: int | None) -> list[Text]:
    """Who answered what, in the notation of the time. The game is over, so nothing of it is a secret."""
    return [line for entry in entries if (line := line_of(entry, viewer)) is not None]


def line_of(entry: GameEntry, viewer: int | None) -> Text | None:
    """An entry in words to come; None for what was nobody else's business."""
    match entry:
        case log.Started():
            return Text("ended-started")
        case log.AutoResponseSet():
            return None
        case log.Answered():
            return Text("ended-move", {"who": name_of(entry.seat, viewer), "move": entry.move})
        case log.Undone():
            key = "notice-undone"
        case log.TakebackRequested():
            key = "ended-asked"
        case log.TakebackAnswered():
            key = "ended-agreed" if entry.yes else "ended-refused"
    return Text(key, {"who": name_of(entry.seat, viewer), "you": "yes" if entry.seat == viewer else "no"})
