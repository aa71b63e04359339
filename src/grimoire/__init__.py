"""Grimoire: four tabletop games of magic, to play, to study and to extend.

>>> import grimoire
>>> table = grimoire.game("magicians").new(seats=4, seed=7)
>>> len(table.actors)
1
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grimoire.core.errors import Ambiguous, GrimoireError, IllegalMove, Malformed, OptionError
from grimoire.core.game import Game
from grimoire.games import GAMES, find

if TYPE_CHECKING:
    from grimoire.core.check import check_game
    from grimoire.core.record import Verdict
    from grimoire.core.table import Table

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
    """What few programs need is imported when it is first asked for, so that all start fast."""
    if name == "check_game":
        from grimoire.core.check import check_game

        return check_game
    if name == "Table":
        from grimoire.core.table import Table

        return Table
    if name == "Verdict":
        from grimoire.core.record import Verdict

        return Verdict
    raise AttributeError(f"module 'grimoire' has no attribute {name!r}")
