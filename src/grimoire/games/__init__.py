"""The games. `GAMES` is the one list: adding a game adds one line to it."""

from __future__ import annotations

from grimoire.core.errors import OptionError, quoted
from grimoire.core.game import Game
from grimoire.games import dragonstones, gargon, magicians, zargos

GAMES: tuple[Game, ...] = (dragonstones.GAME, gargon.GAME, magicians.GAME, zargos.GAME)


def find(name: str) -> Game:
    """The game of this name."""
    for game in GAMES:
        if game.name == name:
            return game
    raise OptionError("error-game", given=quoted(name), known=[game.name for game in GAMES])
