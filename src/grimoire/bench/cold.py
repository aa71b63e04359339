"""A child process of the benchmark: compiles all that a game needs, `python -m grimoire.bench.cold GAME`."""

from __future__ import annotations

import sys

from grimoire.core.entries import ENTRIES
from grimoire.core.game import Game
from grimoire.core.kernel import Mode
from grimoire.core.playouts import playouts
from grimoire.games import find


def compile_all(game: Game) -> None:
    """Binds every entry and the playouts, compiled whatever the environment says."""
    kernels = game.kernels(Mode())
    for generic in (*ENTRIES, playouts):
        kernels.bind(generic)


if __name__ == "__main__":
    compile_all(find(sys.argv[1]))
