"""`grimoire warm`: compiles ahead what playing, simulating and bots that search need."""

from __future__ import annotations

from typing import Annotated

import typer

from grimoire.cli.arguments import Lang
from grimoire.cli.progress import progress
from grimoire.cli.words import TEXTS, check_language, say
from grimoire.core.cache import cache_folder, cache_size, clear_cache
from grimoire.games import GAMES, find

Names = Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help=say("help-warm-games"))]
Fresh = Annotated[bool, typer.Option("--fresh", help=say("help-fresh"))]


def warm(names: Names = None, fresh: Fresh = False, lang: Lang = None) -> None:
    lang = check_language(lang)
    chosen = [find(name) for name in names] if names else list(GAMES)
    from grimoire.bots.search.searching import KERNELS
    from grimoire.core.warm import AHEAD, warm as compile_ahead

    needed = (*AHEAD, *KERNELS)

    for game in chosen if fresh else []:
        clear_cache(game)
    with progress(TEXTS.say(lang, "warm-working"), len(chosen) * len(needed)) as done:
        for game in chosen:
            for _ in compile_ahead(game, needed):
                done(1)
    size = cache_size() / 1e6
    titles = [game.title(lang) for game in chosen]
    print(TEXTS.say(lang, "warm-done", games=titles, folder=str(cache_folder()), size=f"{size:.1f}"))
