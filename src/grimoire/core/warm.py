"""Compiling ahead: everything that playing and simulating a game needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from grimoire.core.entries import ENTRIES
from grimoire.core.game import Game
from grimoire.core.playouts import playouts

AHEAD: tuple[Callable[..., Any], ...] = (*ENTRIES, playouts)


def warm(game: Game) -> Iterator[str]:
    """Compiles what is not in the cache, one kernel at a time; yields the name of each."""
    kernels = game.kernels()
    for generic in AHEAD:
        kernels.bind(generic)
        yield generic.__name__
