"""The built-in players, by the names that tables offer."""

from __future__ import annotations

from collections.abc import Callable

from grimoire.bots.apprentice import Apprentice
from grimoire.bots.bot import Bot
from grimoire.bots.budget import Budget
from grimoire.bots.mage import Archmage, Mage
from grimoire.bots.making import Maker, seeded
from grimoire.bots.random_bot import RandomBot
from grimoire.core.errors import OptionError, quoted

BOTS: dict[str, Maker] = {"random": RandomBot, "apprentice": Apprentice, "mage": Mage, "archmage": Archmage}
"""Weakest first, each made from a seed; those that search take a budget too."""


def find_bot(name: str, budget: Budget | None = None) -> Callable[[int], Bot]:
    """The built-in bot of this name, to be made from a seed."""
    if name not in BOTS:
        raise OptionError("error-bot", given=quoted(name), known=list(BOTS))
    return seeded(BOTS[name], budget)


def time_of(name: str) -> float:
    """The seconds that a built-in bot takes for a move."""
    made = BOTS[name]
    return made.usual.seconds if issubclass(made, Mage) else 0.0
