"""Bots think in threads, on all cores but one, so that nobody at the event loop waits for them."""

from __future__ import annotations

import asyncio
import functools
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from grimoire.bots import find_bot, searches, time_of
from grimoire.bots.background import SUBSTITUTE
from grimoire.bots.bot import Bot
from grimoire.core.cores import usable_cores
from grimoire.core.game import Game
from grimoire.core.moves import Move
from grimoire.core.observation import Observation
from grimoire.core.standing import could_stand
from grimoire.server.figures import THOUGHT

PAUSE = 0.08  # seconds beyond its level's time after which a bot answers a window, whatever it holds
ADVICE = 0.02  # seconds beyond which advice in pure Python does not take
OVERRUN = 0.03  # seconds by which a search may exceed its time


class Thinking:
    """The threads in which bots choose their moves.

    `can_search` says whether the search of a game is compiled: until then an apprentice plays for a bot that
    searches.
    """

    def __init__(self, can_search: Callable[[Game], bool] = lambda game: True) -> None:
        self.pool = ThreadPoolExecutor(max(1, usable_cores() - 1), thread_name_prefix="bot")
        self.can_search = can_search
        self.closing = threading.Event()
        self.at_work: set[threading.Event] = set()  # set, they cancel the searches that go on

    def is_warming(self, game: Game, bot: str) -> bool:
        """Whether an apprentice plays for this bot for now."""
        return searches(bot) and not self.can_search(game)

    async def choose(self, bot: str, seen: Observation, seat: int, legal: Sequence[Move]) -> str:
        """The move of a bot in notation.

        In a window the time of the answer says nothing: it is the same with any cards, or none that fit.
        """
        if self.is_warming(seen.game, bot):
            bot = SUBSTITUTE
        made = find_bot(bot)(secrets.randbits(63))
        loop = asyncio.get_running_loop()
        veiled = could_stand(seen.game.standing, seen, seat)
        seconds = occupied(bot, seen.entries.is_provisional)
        think = functools.partial(self._think_evenly, seconds) if veiled else self._think
        with THOUGHT.time():
            move, begun = await loop.run_in_executor(self.pool, think, made, seen, seat, legal)
        if veiled:
            await asyncio.sleep(begun + seconds + PAUSE - time.monotonic())
        return str(move)

    def _think_evenly(
        self, seconds: float, made: Bot, seen: Observation, seat: int, legal: Sequence[Move]
    ) -> tuple[Move, float]:
        """The same, but the thread is occupied for so many seconds even where there is no choice.

        Otherwise whoever waits for the thread would begin earlier, and tell by its answer what others hold.
        """
        move, begun = self._think(made, seen, seat, legal)
        self.closing.wait(max(0.0, begun + seconds - time.monotonic()))
        return move, begun

    def _think(self, made: Bot, seen: Observation, seat: int, legal: Sequence[Move]) -> tuple[Move, float]:
        """A move, and when the bot began to think of it."""
        begun = time.monotonic()
        cancelled = getattr(made, "cancelled", threading.Event())
        self.at_work.add(cancelled)
        try:
            return made.choose(seen, seat, legal), begun
        finally:
            self.at_work.discard(cancelled)

    def close(self) -> None:
        """Nobody waits for what is still being thought."""
        self.closing.set()
        for cancelled in list(self.at_work):
            cancelled.set()
        self.pool.shutdown(wait=False, cancel_futures=True)


def occupied(bot: str, provisional: bool) -> float:
    """The seconds for which a bot occupies its thread in a window. Its level decides, which is public.

    Before the game is compiled advice takes some milliseconds, which depend on the hand.
    """
    if searches(bot):
        return time_of(bot) + OVERRUN
    return ADVICE if provisional else 0.0
