"""How a bot is made: it is told what it asks for by name."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any

from grimoire.bots.bot import Bot
from grimoire.bots.budget import Budget

Maker = type[Any]

NAMED = (inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)


USUAL = Budget(seconds=0.05)  # for a bot that must have one, where nobody gives any


def seeded(made: Maker, budget: Budget | None) -> Callable[[int], Bot]:
    """What makes a bot from a seed, if it takes a `seed`, and with a `budget`, if it takes one."""
    wanted = inspect.signature(made).parameters
    if budget is None and accepts(wanted, "budget") and wanted["budget"].default is inspect.Parameter.empty:
        budget = USUAL
    extra = {"budget": budget} if budget is not None and accepts(wanted, "budget") else {}
    if accepts(wanted, "seed"):
        return lambda seed: made(seed=seed, **extra)
    return lambda _: made(**extra)


def accepts(wanted: Mapping[str, inspect.Parameter], name: str) -> bool:
    """Whether something can be told by this name."""
    return name in wanted and wanted[name].kind in NAMED
