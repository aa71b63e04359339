"""`grimoire warm`: compiles ahead what playing, simulating and bots that search need, on all cores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

import typer

from grimoire.cli.arguments import Lang
from grimoire.cli.progress import progress
from grimoire.cli.words import TEXTS, check_language, say
from grimoire.core.cache import cache_folder, cache_size, clear_cache
from grimoire.core.cores import usable_cores
from grimoire.core.game import Game
from grimoire.games import GAMES, find

Names = Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help=say("help-warm-games"))]
Fresh = Annotated[bool, typer.Option("--fresh", help=say("help-fresh"))]


def warm(names: Names = None, fresh: Fresh = False, lang: Lang = None) -> None:
    lang = check_language(lang)
    chosen = [find(name) for name in names] if names else list(GAMES)
    for game in chosen if fresh else []:
        clear_cache(game)
    compile_all(chosen, lang)
    size = cache_size() / 1e6
    titles = [game.title(lang) for game in chosen]
    print(TEXTS.say(lang, "warm-done", games=titles, folder=str(cache_folder()), size=f"{size:.1f}"))


def compile_all(games: Sequence[Game], lang: str) -> None:
    """A child process a game, as many at once as there are cores."""
    from grimoire.bots.compiling import PARTS, lacking

    parts = {game.name: lacking(game) for game in games}
    total = sum(len(PARTS[part]) for lacked in parts.values() for part in lacked)
    if total == 0:
        return
    with (
        progress(TEXTS.say(lang, "warm-working"), total) as done,
        ThreadPoolExecutor(usable_cores()) as pool,
    ):
        waiting = [game for game in in_order(games) if parts[game.name]]
        for finished in [pool.submit(compile_one, game, parts[game.name], done) for game in waiting]:
            finished.result()


def in_order(games: Sequence[Game]) -> list[Game]:
    """The longest first, or it would end alone; then the shortest, so that something can be played soon."""
    from grimoire.bots.compiling import source_size

    by_size = sorted(games, key=source_size)
    return by_size[-1:] + by_size[:-1]


def compile_one(game: Game, parts: Sequence[str], done: Callable[[int], None]) -> None:
    from grimoire.bots.compiling import Child

    for _ in Child(game, *parts).compiled():
        done(1)
