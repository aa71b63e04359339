"""What every report has: a language, its words and numbers, and how the games ended."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from grimoire.arena.histogram import histogram
from grimoire.arena.markup import Markup
from grimoire.arena.numbers import decimal, percent
from grimoire.arena.page import section, table
from grimoire.arena.plots import Plot, Write, bars
from grimoire.arena.texts import TEXTS
from grimoire.games import find


class Sheet:
    """A report on games of one kind, in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game, self.lang = find(game), lang
        self.percent = functools.partial(percent, lang=lang)
        self.number = functools.partial(decimal, lang=lang)

    def say(self, key: str, /, **values: Any) -> str:
        return TEXTS.say(self.lang, key, **values)

    def drawing(self, title: str, text: str, write: Write, marks: dict[str, float]) -> Plot:
        """A plot that speaks this language."""
        return Plot(title, text, write, marks, colon="\u00a0: " if self.lang == "fr" else ": ")

    def endings(self, lengths: Mapping[int, int], reasons: Mapping[str, int]) -> Markup:
        """How long games were, and why they ended: how many had so many moves, and how many each reason."""
        title, text = self.say("report-lengths"), self.say("report-lengths-text")
        drawn = self.drawing(title, text, self.number, {})
        plot = bars(drawn, histogram(lengths), self.number, self.say("report-moves"))
        games = sum(lengths.values())
        rows = [
            [
                sentence(self.game.texts.say(self.lang, f"reason-{reason}")),
                self.number(count),
                self.percent(count / games),
            ]
            for reason, count in sorted(reasons.items(), key=lambda one: -one[1])
        ]
        heads = [self.say("report-head-reason"), self.say("report-head-games"), self.say("report-head-part")]
        return section(title, text, plot, table(self.say("report-reasons-table"), heads, rows))


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
