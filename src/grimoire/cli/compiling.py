"""Waiting behind a bar for what has to be compiled."""

from __future__ import annotations

from grimoire.bots.background import Background
from grimoire.cli.progress import progress
from grimoire.cli.words import TEXTS
from grimoire.core.errors import OptionError
from grimoire.core.game import Game

LOOK = 0.2  # seconds between two looks at how far it is


def wait_for_search(background: Background, game: Game, lang: str) -> None:
    """Returns when bots can search; OptionError if they never will."""
    if background.can_search(game):
        return
    kernels, shown = background.kernels, 0
    with progress(TEXTS.say(lang, "warm-working"), kernels) as done:
        while not background.searching[game.name].wait(LOOK):
            if background.status != "going on":
                raise OptionError("error-no-search", texts=TEXTS, problem=in_words(background, lang))
            compiled = len(background.done[game.name])
            done(compiled - shown)
            shown = compiled
        done(kernels - shown)


def in_words(background: Background, lang: str) -> str:
    """Why not everything is compiled."""
    return background.problem.say(lang) if background.problem is not None else ""
