"""Compiling behind a bar, for whoever would wait for it without a word."""

from __future__ import annotations

from grimoire.cli.progress import progress
from grimoire.cli.words import TEXTS
from grimoire.core.game import Game


def compile_search(game: Game, lang: str) -> None:
    """Compiles what bots that search and hints need, if the cache does not have it yet."""
    from grimoire.bots.search.searching import KERNELS
    from grimoire.core.warm import compiled_share, warm

    if compiled_share(game, KERNELS) < 1:
        with progress(TEXTS.say(lang, "warm-working"), len(KERNELS)) as done:
            for _ in warm(game, KERNELS):
                done(1)
