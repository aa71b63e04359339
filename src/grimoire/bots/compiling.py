"""Compiling ahead in a child process at low priority: what tables, simulations and bots that search need.

All kernels of a game are compiled in one process, where each finds the types that those before it have worked
out: `playouts` of Gargon takes 21 seconds by itself, and 9 after `apply_at`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from grimoire.bots.search.searching import KERNELS as SEARCH
from grimoire.core.children import end_with_parent
from grimoire.core.errors import GrimoireError
from grimoire.core.game import Game
from grimoire.core.playouts import playouts
from grimoire.core.warm import AT_A_TABLE, Generics, compiled_share, warm
from grimoire.games import find

PARTS: dict[str, Generics] = {"table": AT_A_TABLE, "simulate": (playouts,), "search": SEARCH}
"""In the order in which somebody waits for them."""


def lacking(game: Game) -> list[str]:
    """The parts that the cache does not hold."""
    return [part for part, needed in PARTS.items() if compiled_share(game, needed) < 1]


def source_size(game: Game) -> int:
    """Bytes of a game's sources: compiling takes about as long."""
    return sum(file.stat().st_size for file in game.folder.rglob("*.py"))


def child_command(game: Game, *parts: str) -> list[str]:
    """Compiles these parts, and writes a line when a kernel is done."""
    return [sys.executable, "-m", __name__, str(os.getpid()), game.name, *parts]


class Child:
    """A process that compiles some parts of a game. It ends with this one, or when it is told to.

    If it is `ours` alone to end, it does not hear Ctrl+C at a terminal.
    """

    def __init__(self, game: Game, *parts: str, ours: bool = False) -> None:
        self.game = game
        self.problems = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self.process = subprocess.Popen(
            child_command(game, *parts),
            stdin=subprocess.PIPE,  # it ends where this is closed
            stdout=subprocess.PIPE,
            stderr=self.problems,
            text=True,
            start_new_session=ours,
        )

    def compiled(self) -> Iterator[str]:
        """Each kernel as it is done. GrimoireError if they are not all compiled in the end."""
        assert self.process.stdout is not None
        with self.process, self.problems:
            for line in self.process.stdout:
                yield line.strip()
            if self.process.wait():
                raise GrimoireError("error-compile", game=self.game.name, problem=self._problem())

    def _problem(self) -> str:
        """The last line that it wrote, or how it ended."""
        self.problems.seek(0)
        lines = self.problems.read().strip().splitlines() or [f"exit {self.process.returncode}"]
        return lines[-1].removesuffix(".")

    def end(self) -> None:
        self.process.terminate()


def main(parent: str, game: str, *parts: str) -> None:
    end_with_parent(int(parent))
    if hasattr(os, "nice"):
        os.nice(10)
    for part in parts:
        for kernel in warm(find(game), PARTS[part]):
            print(kernel, flush=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except GrimoireError as problem:
        sys.exit(str(problem))
