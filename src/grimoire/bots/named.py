"""A bot of one's own, which is named if it fails: anybody's code sits here, and its faults are not ours."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grimoire.bots.bot import Bot
from grimoire.core.errors import OptionError
from grimoire.core.moves import Move
from grimoire.core.observation import Observation

FAULTS = (Exception, SystemExit)  # a module may well end with sys.exit()


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
            raise OptionError("error-bot-illegal", name=self.name, move=" ".join(str(move).split())[:100])
        return found[0]


def failed(name: str, fault: BaseException) -> OptionError:
    return OptionError("error-bot-failed", name=name, problem=told(fault))


def told(fault: BaseException) -> str:
    """A fault in one line."""
    return " ".join(f"{type(fault).__name__}: {fault}".split())
