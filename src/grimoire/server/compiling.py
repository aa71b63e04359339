"""Compiling while the server already answers: in a child process at low priority, game after game."""

from __future__ import annotations

import asyncio
import os
import sys

from grimoire.core.errors import Malformed
from grimoire.core.game import Game
from grimoire.core.warm import AT_A_TABLE, compiled_share, warm
from grimoire.games import GAMES, find

LOOK = 0.5  # seconds between two looks at how far it is
FIRST = ("magicians",)  # the quickest to compile, so that somebody can play soon


class Compiling:
    """Which games are ready to be played."""

    def __init__(self) -> None:
        self.done: dict[str, float] = {game.name: 0.0 for game in GAMES}
        self.task = asyncio.create_task(self._run())

    def ready(self, game: Game) -> float:
        """How much of a game is compiled, from 0 to 1."""
        return self.done[game.name]

    def check_ready(self, game: Game) -> None:
        if self.ready(game) < 1.0:
            raise Malformed("error-compiling", percent=int(100 * self.ready(game)))

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        """What is compiled is loaded at once, then the rest follows, the quickest first."""
        cold = {game.name for game in GAMES if share_of(game) < 1.0}
        for game in sorted(GAMES, key=lambda game: (game.name in cold, game.name not in FIRST)):
            if game.name in cold:
                await self._compile(game)
            await asyncio.to_thread(load, game)
            self.done[game.name] = 1.0

    async def _compile(self, game: Game) -> None:
        """A child process fills the cache, while we look how far it is."""
        command = [sys.executable, "-m", __name__, game.name]
        child = await asyncio.create_subprocess_exec(
            *command,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            preexec_fn=(lambda: os.nice(10)) if os.name == "posix" else None,
        )
        try:
            while child.returncode is None:
                self.done[game.name] = min(0.99, await asyncio.to_thread(share_of, game))
                try:
                    await asyncio.wait_for(child.wait(), LOOK)
                except TimeoutError:
                    continue
        finally:
            if child.returncode is None:
                child.terminate()


def share_of(game: Game) -> float:
    return compiled_share(game, AT_A_TABLE)


def load(game: Game) -> None:
    """Binds what is compiled, so that the first table does not wait for it; compiles what is not."""
    for _ in warm(game, AT_A_TABLE):
        pass


if __name__ == "__main__":
    load(find(sys.argv[1]))
