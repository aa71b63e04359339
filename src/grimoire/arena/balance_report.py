"""The report on a game's balance, for whoever plays, owns or designs it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from grimoire.arena.balance import Balance, Factor, Group
from grimoire.arena.markup import Markup
from grimoire.arena.numbers import interval
from grimoire.arena.page import page, section, table, tiles
from grimoire.arena.plots import Row, intervals
from grimoire.arena.ratios import Estimate
from grimoire.arena.sheet import Sheet


class BalanceReport(Sheet):
    """Puts the figures into a page, in one language."""

    def __init__(self, balance: Balance, lang: str) -> None:
        super().__init__(balance.game, lang)
        self.balance = balance

    def html(self) -> str:
        balance = self.balance
        title = self.say("balance-title", title=self.game.title(self.lang))
        lead = self.say("balance-lead", games=balance.games, seats=balance.seats)
        groups = [self.group(group) for group in balance.groups if group.factors]
        parts = [self.headline(), self.seats(), *([self.reading(), *groups] if groups else [])]
        parts += [self.endings(balance.lengths, balance.reasons), self.about()]
        return page(self.lang, title, lead, *parts)

    def headline(self) -> Markup:
        """The seat that wins most, how long games are, and what is worth most of the first sort."""
        best, fair = max(self.balance.by_seat, key=lambda seat: seat.share.value), self.balance.fair
        found = f"{best.seat} ({self.percent(best.share.value)})"
        facts = {
            self.say("balance-best-seat"): found if best.share.low > fair else self.say("balance-no-seat"),
            self.say("report-fair"): self.percent(self.balance.fair),
            self.say("balance-median"): self.number(self.balance.length["median"]),
        }
        worthy = [factor for group in self.balance.groups[:1] for factor in group.factors if certain(factor)]
        if worthy:
            most = max(worthy, key=worth_of)
            facts[self.say("balance-strongest")] = f"{most.name} ({self.points(worth_of(most))})"
        return tiles(facts)

    def reading(self) -> Markup:
        return section(self.say("balance-reading"), self.say("balance-reading-text"))

    def seats(self) -> Markup:
        title, text = self.say("balance-seats"), self.say("balance-seats-text")
        seats = self.balance.by_seat
        rows = [Row(self.say("report-seat", seat=one.seat), one.share) for one in seats]
        marks = {self.say("report-fair-short"): self.balance.fair}
        plot = intervals(self.drawing(title, text, self.percent, marks), rows)
        keys = ("seat", "share", "interval", "points")
        told = [
            [
                row.label,
                self.percent(one.share.value),
                interval(one.share, self.lang),
                self.number(one.score, digits=2),
            ]
            for row, one in zip(rows, seats, strict=True)
        ]
        heads = [self.say(f"report-head-{key}") for key in keys]
        return section(title, text, plot, table(self.say("balance-seats-table"), heads, told))

    def group(self, group: Group) -> Markup:
        """What each of these factors is worth: a plot of worth, and a table of everything."""
        factors = sorted(group.factors, key=lambda one: (-worth_of(one), -one.share.value))
        worth = [Row(one.name, one.worth) for one in factors if one.worth is not None]
        plots = []
        if worth:
            title, text = self.say("balance-worth", title=group.title), self.say("balance-reading-text")
            plots = [
                intervals(self.drawing(title, text, self.points, {self.say("balance-nothing"): 0.0}), worth)
            ]
        return section(group.title, "", *plots, self.factor_table(group, factors))

    def factor_table(self, group: Group, factors: Sequence[Factor]) -> Markup:
        keys = ("name", "games", "times", "share", "interval", "lift", "worth")
        heads = [self.say(f"balance-head-{key}") for key in keys] + ([group.unit] if group.unit else [])
        rows = [
            [
                one.name,
                self.percent(one.games, digits=0),
                self.number(one.times, digits=2),
                self.percent(one.share.value),
                interval(one.share, self.lang),
                f"×{self.number(one.lift.value, digits=2)}",
                self.worth(one.worth),
                *([self.amount(one.amount)] if group.unit else []),
            ]
            for one in factors
        ]
        return table(self.say("balance-table", title=group.title), heads, rows)

    def amount(self, amount: float | None) -> str:
        return "–" if amount is None else self.number(amount, digits=2)

    def worth(self, worth: Estimate | None) -> str:
        if worth is None:
            return "–"
        reach = self.number(100 * (worth.high - worth.low) / 2, digits=1)
        return f"{self.points(worth.value)}\u00a0±\u00a0{reach}"

    def points(self, share: float) -> str:
        """Hundredths of the victories, more or fewer."""
        sign = "+" if share > 0.0005 else "−" if share < -0.0005 else ""
        return sign + self.number(100 * abs(share), digits=1)

    def about(self) -> Markup:
        balance = self.balance
        rows = [
            [self.say("report-head-seats"), str(balance.seats)],
            [self.say("report-seed"), str(balance.seed)],
            [
                self.say("report-time"),
                self.say("report-seconds", seconds=self.number(balance.seconds, digits=1)),
            ],
            *([name, str(value)[:200]] for name, value in balance.options.items()),
        ]
        heads = [self.say("report-head-what"), self.say("report-head-value")]
        about = table(self.say("report-about-table"), heads, rows)
        return section(self.say("report-about"), self.say("balance-about-text"), about)


def certain(factor: Factor) -> bool:
    """Whether it is worth something beyond doubt, and comes up in at least one game of fifty."""
    return factor.worth is not None and factor.worth.low > 0 and factor.games >= 0.02


def worth_of(factor: Factor) -> float:
    """What it is worth; factors of which nothing is known come last."""
    return factor.worth.value if factor.worth is not None else -math.inf
