"""Players that are programs. They see observations only, never a state."""

from __future__ import annotations

import hashlib
import inspect
import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from grimoire.bots.apprentice import Apprentice
from grimoire.bots.bot import Bot
from grimoire.bots.budget import Budget, read_budget
from grimoire.bots.mage import Archmage, Mage
from grimoire.bots.named import FAULTS, Named, told
from grimoire.bots.random_bot import RandomBot
from grimoire.core.errors import OptionError

Maker = type[Any]

NAMED = (inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)

BOTS: dict[str, Maker] = {"random": RandomBot, "apprentice": Apprentice, "mage": Mage, "archmage": Archmage}
"""The built-in players, weakest first, each made from a seed; those that search take a budget too."""


def find_bot(name: str, budget: Budget | None = None) -> Callable[[int], Bot]:
    """The built-in bot of this name, to be made from a seed."""
    if name not in BOTS:
        raise OptionError("error-bot", given=name, known=list(BOTS))
    return seeded(BOTS[name], budget)


def load_bot(name: str, budget: Budget | None = None) -> Callable[[int], Bot]:
    """A built-in bot by its name, or one of your own as `module:Class`, made from a seed or from nothing.

    `mage@100ms` has a budget of its own, whatever the others have. A bot of your own is named if it fails.
    """
    plain, at, own = name.partition("@")
    budget = read_budget(own) if at else budget
    if not is_own(name):
        return find_bot(plain, budget)
    try:
        make = seeded(own_class(plain), budget)
    except FAULTS as fault:
        raise OptionError("error-bot-module", given=name, problem=told(fault)) from fault
    return lambda seed: Named(name, lambda: make(seed))


def is_own(name: str) -> bool:
    """Whether it is a bot of your own: anybody's code."""
    return ":" in name


def own_class(plain: str) -> Maker:
    """The class that `module:Class` names."""
    module, _, attribute = plain.partition(":")
    if os.getcwd() not in sys.path:  # a command that is installed does not look where one stands
        sys.path.append(os.getcwd())
    made: Maker = getattr(import_module(module), attribute)
    return made


def code_of(name: str) -> str | None:
    """A hash of the file of a bot of your own, by which its next version is told apart; built-in: None."""
    if not is_own(name):
        return None
    load_bot(name)
    file = sys.modules[name.partition(":")[0]].__file__
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16] if file else None


def searches(name: str) -> bool:
    """Whether a bot is a mage of some kind: such a one needs the search compiled, and takes its time."""
    plain = name.partition("@")[0]
    made = own_class(plain) if is_own(plain) else BOTS.get(plain)
    return isinstance(made, type) and issubclass(made, Mage)


def time_of(name: str) -> float:
    """The seconds that a built-in bot takes for a move."""
    return BOTS[name].usual.seconds if searches(name) else 0.0


def seeded(made: Maker, budget: Budget | None) -> Callable[[int], Bot]:
    """What makes a bot from a seed, if it takes one, and with a budget, if it takes one: each by its name."""
    wanted = inspect.signature(made).parameters
    extra = {"budget": budget} if budget is not None and accepts(wanted, "budget") else {}
    if accepts(wanted, "seed"):
        return lambda seed: made(seed=seed, **extra)
    return lambda _: made(**extra)


def accepts(wanted: Mapping[str, inspect.Parameter], name: str) -> bool:
    """Whether something can be told by this name."""
    return name in wanted and wanted[name].kind in NAMED
