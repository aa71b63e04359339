"""Logs, records, saved games and positions as earlier versions wrote them: they open for ever.

A folder a version of the stored formats. `python -m tests.stored.write FOLDER` writes one by today’s code.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grimoire.core.game import Game
from grimoire.games import GAMES
from grimoire.match import log
from grimoire.match.session import Session

FOLDER = Path(__file__).parent
VERSIONS = sorted(one.name for one in FOLDER.iterdir() if one.name.startswith("v"))


def stored(version: str, game: str, what: str) -> Any:
    """What a version wrote: the `log`, `record`, `saved` game or `position` of a game."""
    return json.loads((FOLDER / version / game / f"{what}.json").read_text("utf-8"))


def entries_of(told: Any) -> list[log.AnyEntry]:
    """The entries of a stored log."""
    return [log.decode(line.encode()) for line in told["lines"]]


def session_of(told: Any, entries: list[log.AnyEntry]) -> Session:
    return Session.replay(told["table"], bytes.fromhex(told["secret"]), entries)


def change_games(monkeypatch: pytest.MonkeyPatch, change: Callable[[Game], Game]) -> None:
    """Another version of the program, as far as its games differ."""
    changed = tuple(change(game) for game in GAMES)
    monkeypatch.setattr(sys.modules["grimoire.games"], "GAMES", changed)


def raised(game: Game) -> Game:
    """The game after a change of its rules."""
    return replace(game, rules=game.rules + 1)


def raised_alike(game: Game) -> Game:
    """The game after a change that leaves the tables of earlier versions as they are."""
    return replace(game, rules=game.rules + 1, alike=frozenset(range(1, game.rules + 1)))
