"""Players that are programs. They see observations only, never a state."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module

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


def load_bot(name: str) -> Callable[[int], Bot]:
    """A built-in bot by its name, or one of your own as `module:Class`, made from a seed or from nothing."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return find_bot(name)
    try:
        made = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as problem:
        raise OptionError("error-bot-module", given=name, problem=str(problem)) from None
    return lambda seed: made(seed) if takes_seed(made) else made()


def takes_seed(made: Callable[..., Bot]) -> bool:
    """Whether a bot wants a seed; the simplest want nothing."""
    return bool(inspect.signature(made).parameters)
