"""Compiling while the server already answers: in a child process at low priority, game after game."""

from __future__ import annotations

import asyncio

from grimoire.bots.compiling import PARTS, child_command
from grimoire.core.errors import Malformed
from grimoire.core.game import Game
from grimoire.core.warm import compiled_share, warm
from grimoire.games import GAMES

LOOK = 0.5  # seconds between two looks at how far it is
FIRST = ("magicians",)  # the quickest to compile, so that somebody can play soon


class Compiling:
    """Which games are ready to be played, and which of them to be searched by bots."""

    def __init__(self) -> None:
        self.done: dict[str, float] = {game.name: 0.0 for game in GAMES}
        self.searched: dict[str, asyncio.Event] = {game.name: asyncio.Event() for game in GAMES}
        self.task = asyncio.create_task(self._run())

    def ready(self, game: Game) -> float:
        """How much of a game is compiled, from 0 to 1."""
        return self.done[game.name]

    def check_ready(self, game: Game) -> None:
        if self.ready(game) < 1.0:
            raise Malformed("error-compiling", percent=int(100 * self.ready(game)))

    def search(self, game: Game) -> asyncio.Event:
        """Set once bots can search in this game."""
        return self.searched[game.name]

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        """What is compiled is loaded at once, then the rest follows, the quickest first; searches last."""
        for game in self._in_order("table"):
            await self._prepare(game, "table")
            self.done[game.name] = 1.0
        for game in self._in_order("search"):
            await self._prepare(game, "search")
            self.searched[game.name].set()

    def _in_order(self, part: str) -> list[Game]:
        cold = {game.name for game in GAMES if compiled_share(game, PARTS[part]) < 1.0}
        return sorted(GAMES, key=lambda game: (game.name in cold, game.name not in FIRST))

    async def _prepare(self, game: Game, part: str) -> None:
        """Compiles what is not compiled, and loads it, so that the first table does not wait for it."""
        if compiled_share(game, PARTS[part]) < 1.0:
            await self._compile(game, part)
        await asyncio.to_thread(load, game, part)

    async def _compile(self, game: Game, part: str) -> None:
        """A child process fills the cache, while we look how far it is."""
        child = await asyncio.create_subprocess_exec(
            *child_command(game, part),
            stdin=asyncio.subprocess.PIPE,  # it ends where this is closed
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            while child.returncode is None:
                if part == "table":
                    share = await asyncio.to_thread(compiled_share, game, PARTS[part])
                    self.done[game.name] = min(0.99, share)
                try:
                    await asyncio.wait_for(child.wait(), LOOK)
                except TimeoutError:
                    continue
        finally:
            if child.returncode is None:
                child.terminate()


def load(game: Game, part: str) -> None:
    """Binds what is compiled; compiles what is not."""
    for _ in warm(game, PARTS[part]):
        pass
