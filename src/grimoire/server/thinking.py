"""Bots think in threads, on all cores but one, so that nobody at the event loop waits for them."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from grimoire.bots import find_bot
from grimoire.core.moves import Move
from grimoire.core.observation import Observation
from grimoire.server.figures import THOUGHT


class Thinking:
    """The threads in which bots choose their moves."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")

    async def choose(self, bot: str, seen: Observation, seat: int, legal: Sequence[Move]) -> str:
        """The move of a bot in notation."""
        make, seed = find_bot(bot), secrets.randbits(63)
        loop = asyncio.get_running_loop()
        with THOUGHT.time():
            return str(await loop.run_in_executor(self.pool, lambda: make(seed).choose(seen, seat, legal)))

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
