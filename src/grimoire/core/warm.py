"""Compiling ahead: everything that playing and simulating a game needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from grimoire.core.entries import ENTRIES
from grimoire.core.game import Game, usual_mode
from grimoire.core.kernel import is_compiled
from grimoire.core.playouts import playouts

AHEAD: tuple[Callable[..., Any], ...] = (*ENTRIES, playouts)


def warm(game: Game) -> Iterator[str]:
    """Compiles what is not in the cache, one kernel at a time; yields the name of each."""
    kernels = game.kernels()
    for generic in AHEAD:
        kernels.bind(generic)
        yield generic.__name__


def compiled_share(game: Game) -> float:
    """How much of it the cache holds, from 0 to 1; uncompiled kernels need nothing."""
    if not usual_mode().compiled:
        return 1.0
    kernels = game.kernels()
    return sum(is_compiled(kernels, generic) for generic in AHEAD) / len(AHEAD)
