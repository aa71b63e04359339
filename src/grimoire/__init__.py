"""Grimoire: four tabletop games of magic, to play, to study and to extend.

>>> import grimoire
>>> table = grimoire.game("magicians").new(seats=4, seed=7)
>>> len(table.actors)
1
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grimoire.core.check import check_game
from grimoire.core.errors import Ambiguous, GrimoireError, IllegalMove, Malformed, OptionError
from grimoire.core.game import Game
from grimoire.core.record import Verdict, read_record
from grimoire.core.record import replay as replay_record
from grimoire.core.record import verify as verify_record
from grimoire.core.table import Table
from grimoire.games import GAMES, find

__all__ = [
    "Ambiguous",
    "Game",
    "GrimoireError",
    "IllegalMove",
    "Malformed",
    "OptionError",
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
    read = read_record(record)
    return replay_record(find(read.game), read)


def verify(record: Mapping[str, Any]) -> Verdict:
    """Whether a record holds, move by move; if not, why and from where on."""
    try:
        read = read_record(record)
        return verify_record(find(read.game), read)
    except GrimoireError as problem:
        return Verdict(False, problem.as_text())
