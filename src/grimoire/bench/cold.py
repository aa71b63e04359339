"""A child process of the benchmark: compiles all that a game needs, `python -m grimoire.bench.cold GAME`."""

from __future__ import annotations

import sys

from grimoire.core.game import Game
from grimoire.core.kernel import Mode
from grimoire.core.warm import AHEAD
from grimoire.games import find


def compile_all(game: Game) -> None:
    """Binds all that is compiled ahead, compiled whatever the environment says."""
    kernels = game.kernels(Mode())
    for generic in AHEAD:
        kernels.bind(generic)


if __name__ == "__main__":
    compile_all(find(sys.argv[1]))
