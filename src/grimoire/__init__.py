"""Grimoire: tabletop games of magic, to play, to study and to extend.

>>> import grimoire
>>> table = grimoire.game("magicians").new(seats=4, seed=7)
>>> len(table.actors)
1
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from grimoire.core.errors import Ambiguous, GrimoireError, IllegalMove, Malformed, OptionError
from grimoire.core.game import Game
from grimoire.games import GAMES, find

if TYPE_CHECKING:
    from grimoire.core.chance import Dice, Script
    from grimoire.core.check import check_game
    from grimoire.core.errors import ScriptEnded
    from grimoire.core.events import Event
    from grimoire.core.moves import Move
    from grimoire.core.observation import Observation
    from grimoire.core.outcome import Outcome
    from grimoire.core.record import Verdict
    from grimoire.core.roundtrip import GameFault
    from grimoire.core.table import Table

# What few programs need is imported when it is first asked for, so that all start fast.
LATER = {
    "Dice": "chance",
    "Event": "events",
    "GameFault": "roundtrip",
    "Move": "moves",
    "Observation": "observation",
    "Outcome": "outcome",
    "Script": "chance",
    "ScriptEnded": "errors",
    "Table": "table",
    "Verdict": "record",
    "check_game": "check",
}

__all__ = [
    "Ambiguous",
    "Dice",
    "Event",
    "Game",
    "GameFault",
    "GrimoireError",
    "IllegalMove",
    "Malformed",
    "Move",
    "Observation",
    "OptionError",
    "Outcome",
    "Script",
    "ScriptEnded",
    "Table",
    "Verdict",
    "check_game",
    "game",
    "games",
    "replay",
    "verify",
]
__version__ = "0.1.0"


def game(name: str) -> Game:
    """The game of this name."""
    return find(name)


def games() -> list[str]:
    """The names of the games."""
    return [one.name for one in GAMES]


def replay(record: Mapping[str, Any]) -> Table:
    """The table that a record tells of."""
    from grimoire.core.record import read_record, replay

    read = read_record(record)
    return replay(find(read.game), read)


def verify(record: Mapping[str, Any]) -> Verdict:
    """Whether a record holds, move by move; if not, why and from where on."""
    from grimoire.core.record import Verdict, read_record, verify

    try:
        read = read_record(record)
        return verify(find(read.game), read)
    except GrimoireError as problem:
        return Verdict(False, problem.as_text())


def __getattr__(name: str) -> Any:
    """The names of `LATER`."""
    if name not in LATER:
        raise AttributeError(f"module 'grimoire' has no attribute {name!r}")
    return getattr(import_module(f"grimoire.core.{LATER[name]}"), name)
