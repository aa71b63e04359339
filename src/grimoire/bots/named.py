"""A bot of one's own, which is named if it fails: anybody's code sits here, and its faults are not ours."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

from grimoire.bots.bot import Bot
from grimoire.core.errors import OptionError
from grimoire.core.moves import Move
from grimoire.core.observation import Observation

FAULTS = (Exception, SystemExit, GeneratorExit, asyncio.CancelledError)  # a module may end with sys.exit()


class Named:
    """Plays as the bot that is made here; says its name if it cannot be made, fails, or breaks the rules."""

    def __init__(self, name: str, make: Callable[[], Bot]) -> None:
        self.name = name
        try:
            self.bot = make()
        except FAULTS as fault:
            raise failed(name, fault) from fault

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        try:
            move: object = self.bot.choose(observation, seat, list(legal))  # it may use up its own list
            found = [one for one in legal if one == move]
            found = found or [one for one in legal if str(one) == move]  # its notation is as good
        except FAULTS as fault:
            raise failed(self.name, fault) from fault
        if not found:
            raise OptionError("error-bot-illegal", name=self.name, move=in_words(move)[:100])
        return found[0]


def failed(name: str, fault: BaseException) -> OptionError:
    place = place_of(fault)
    return OptionError("error-bot-failed", name=name, problem=told(fault) + (f" ({place})" if place else ""))


def place_of(fault: BaseException) -> str:
    """The last line of code that is not ours on the way to a fault: file and number; nothing if all is."""
    ours = str(Path(__file__).parents[1])
    steps = [step for step in traceback.extract_tb(fault.__traceback__) if not step.filename.startswith(ours)]
    return f"{Path(steps[-1].filename).name}:{steps[-1].lineno}" if steps else ""


def told(fault: BaseException) -> str:
    """A fault in one line."""
    return f"{type(fault).__name__}: {in_words(fault)}"


def in_words(thing: object) -> str:
    """Anything in one line, even if it cannot be put into words."""
    try:
        return " ".join(str(thing).split())
    except Exception:
        return f"<{type(thing).__name__}>"
