"""Players that are programs. They see observations only, never a state."""

from __future__ import annotations

from collections.abc import Callable

from grimoire.bots.apprentice import Apprentice
from grimoire.bots.bot import Bot
from grimoire.bots.random_bot import RandomBot
from grimoire.core.errors import OptionError

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "apprentice": Apprentice}
"""The built-in players, each made from a seed."""


def find_bot(name: str) -> Callable[[int], Bot]:
    """The bot of this name."""
    if name not in BOTS:
        raise OptionError("error-bot", given=name, known=list(BOTS))
    return BOTS[name]
