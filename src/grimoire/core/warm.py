"""Compiling ahead: everything that playing and simulating a game needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from grimoire.core.entries import ENTRIES, audit_at
from grimoire.core.game import Game, usual_mode
from grimoire.core.kernel import is_compiled
from grimoire.core.playouts import playouts

Generics = Sequence[Callable[..., Any]]

AT_A_TABLE: Generics = tuple(entry for entry in ENTRIES if entry is not audit_at)
"""What a table needs. A position that somebody brings is audited as it comes, uncompiled (position.py)."""

AHEAD: Generics = (*AT_A_TABLE, playouts)


def warm(game: Game, needed: Generics = AHEAD) -> Iterator[str]:
    """Compiles what is not in the cache, one kernel at a time; yields the name of each."""
    kernels = game.kernels()
    for generic in needed:
        kernels.bind(generic)
        yield generic.__name__


def compiled_share(game: Game, needed: Generics = AHEAD) -> float:
    """How much of it the cache holds, from 0 to 1; uncompiled kernels need nothing."""
    if not usual_mode().compiled:
        return 1.0
    kernels = game.kernels()
    return sum(is_compiled(kernels, generic) for generic in needed) / len(needed)
