"""Bots by what a person writes: `mage`, `mage@100ms`, or one of your own as `module:Class`."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path

from grimoire.bots.bot import Bot
from grimoire.bots.budget import Budget, read_budget
from grimoire.bots.levels import BOTS, find_bot
from grimoire.bots.mage import Mage
from grimoire.bots.making import Maker, seeded
from grimoire.bots.named import FAULTS, Named, told
from grimoire.bots.search.searching import KERNELS as SEARCH
from grimoire.core.errors import OptionError
from grimoire.core.game import Game
from grimoire.core.warm import AT_A_TABLE, Generics

OURS = __name__.partition(".")[0]


def load_bot(name: str, budget: Budget | None = None) -> Callable[[int], Bot]:
    """The bot of this name, made from a seed or from nothing.

    `mage@100ms` has a budget of its own, whatever the others have. A bot of your own is named if it fails.
    """
    plain, at, own = name.partition("@")
    budget = read_budget(own) if at else budget
    if not is_own(name):
        if plain not in BOTS:
            raise OptionError("error-bot-or-own", given=name, known=list(BOTS))
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
    with redirect_stdout(sys.stderr):  # what we print may be read by programs
        made: Maker = getattr(import_module(module), attribute)
    return made


def own_source(name: str) -> Path | None:
    """The file of a bot of your own, or the folder of its package; None if it comes with Grimoire."""
    top = name.partition(":")[0].partition(".")[0]
    if not is_own(name) or top == OURS:
        return None
    load_bot(name)
    for folder in getattr(sys.modules[top], "__path__", ()):  # a package, with or without an `__init__.py`
        return Path(folder)
    file = sys.modules[top].__file__
    return None if file is None else Path(file)


def code_of(name: str, game: Game) -> str:
    """A hash of what decides how a bot plays a game: its next version is another bot."""
    folders, own = [Path(__file__).parent, game.folder], own_source(name)
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    if own is not None:
        files += sorted(own.rglob("*.py")) if own.is_dir() else [own]
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def searches(name: str) -> bool:
    """Whether a bot is a mage of some kind: such a one needs the search compiled."""
    plain = name.partition("@")[0]
    made = own_class(plain) if is_own(plain) else BOTS.get(plain)
    return isinstance(made, type) and issubclass(made, Mage)


def kernels_for(names: Iterable[str]) -> Generics:
    """What must be compiled for these bots to play."""
    return (*AT_A_TABLE, *(SEARCH if any(searches(name) for name in names) else ()))
