"""Compiling ahead in a child process at low priority: what tables, simulations and bots that search need.

All kernels of a game are compiled in one process, where each finds the types that those before it have worked
out: `playouts` of Gargon takes 21 seconds by itself, and 9 after `apply_at`.
"""

from __future__ import annotations

import os
import sys

from grimoire.bots.search.searching import KERNELS as SEARCH
from grimoire.core.children import end_with_parent
from grimoire.core.game import Game
from grimoire.core.playouts import playouts
from grimoire.core.warm import AT_A_TABLE, Generics, compiled_share, warm
from grimoire.games import find

PARTS: dict[str, Generics] = {"table": AT_A_TABLE, "simulate": (playouts,), "search": SEARCH}
"""In the order in which somebody waits for them."""


def lacking(game: Game) -> list[str]:
    """The parts that the cache does not hold."""
    return [part for part, needed in PARTS.items() if compiled_share(game, needed) < 1]


def child_command(game: Game, *parts: str) -> list[str]:
    """Starts a child that compiles these parts, and writes a line when a kernel is done.

    Its standard input must stay open for as long as it shall work.
    """
    return [sys.executable, "-m", __name__, str(os.getpid()), game.name, *parts]


def main(parent: str, game: str, *parts: str) -> None:
    end_with_parent(int(parent))
    if hasattr(os, "nice"):
        os.nice(10)
    for part in parts:
        for kernel in warm(find(game), PARTS[part]):
            print(kernel, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
