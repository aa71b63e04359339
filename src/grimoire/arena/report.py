"""The report of an arena: who is stronger, where they sat, how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grimoire.arena.figures import Figures
from grimoire.arena.markup import Markup, join, tag
from grimoire.arena.numbers import interval
from grimoire.arena.page import folded, key, page, section, table, tiles
from grimoire.arena.playing import Played
from grimoire.arena.plots import Line, Plot, Row, intervals, lines
from grimoire.arena.ratios import Estimate
from grimoire.arena.schedule import Plan
from grimoire.arena.shares import Deals, share_of, tally
from grimoire.arena.sheet import Sheet

STEPS = 60  # points of a line


class Report(Sheet):
    """Puts the figures of a run into a page, in one language."""

    def __init__(self, plan: Plan, figures: Figures, games: Sequence[Played], lang: str) -> None:
        super().__init__(plan.game, lang)
        self.plan, self.figures, self.games = plan, figures, games
        self.names = [player.name for player in figures.players]

    def html(self) -> str:
        title = self.say("report-title", title=self.game.title(self.lang))
        told = {"games": self.figures.games, "seats": self.figures.seats, "deals": self.figures.deals}
        lengths = Counter(played.moves for played in self.games)
        reasons = Counter(played.reason for played in self.games)
        parts = [
            self.headline(),
            self.strength(),
            self.by_seat(),
            self.settling(),
            self.endings(lengths, reasons),
            self.about(),
        ]
        return page(self.lang, title, self.say("report-lead", **told), *parts)

    def share(self, deals: Deals, name: str) -> Estimate:
        """A share with its interval, which is wider where the run stopped early."""
        return share_of(deals, name, self.figures.stopped is not None)

    def headline(self) -> Markup:
        best = max(self.figures.players, key=lambda player: player.share.value)
        certain = best.share.low > self.figures.fair
        facts = {
            self.say("report-best" if certain else "report-best-unsure"): best.name,
            self.say("report-best-share"): self.percent(best.share.value),
            self.say("report-interval"): interval(best.share, self.lang),
            self.say("report-fair"): self.percent(self.figures.fair),
        }
        return tiles(facts)

    def strength(self) -> Markup:
        """Everybody's share and rating."""
        players = self.figures.players
        rows = [
            [
                one.name,
                str(one.seats),
                self.number(one.wins, digits=1),
                self.percent(one.share.value),
                interval(one.share, self.lang),
                f"{self.number(one.rating.mu, digits=1)} ± {self.number(one.rating.sigma, digits=1)}",
                self.number(self.points(one.name), digits=1),
            ]
            for one in players
        ]
        keys = ("name", "seats", "wins", "share", "interval", "rating", "points")
        heads = [self.say(f"report-head-{one}") for one in keys]
        title, text = self.say("report-strength"), self.say("report-strength-text")
        plot = intervals(
            self.plot(title, text), [Row(one.name, one.share, at) for at, one in enumerate(players)]
        )
        return section(title, text, plot, table(self.say("report-strength-table"), heads, rows))

    def points(self, name: str) -> float:
        """The mean points of a name's seats."""
        found = [
            points
            for played in self.games
            for one, points in zip(played.names, played.points, strict=True)
            if one == name
        ]
        return sum(found) / len(found)

    def by_seat(self) -> Markup:
        """What each seat brought, whoever sat there, and each name in each seat."""
        title, text = self.say("report-by-seat"), self.say("report-by-seat-text")
        deals = tally(self.games, lambda _, seat: str(seat))
        seats = [self.say("report-seat", seat=seat + 1) for seat in range(self.plan.seats)]
        shares = [self.share(deals, str(seat)) for seat in range(self.plan.seats)]
        plot = intervals(
            self.plot(title, text), [Row(label, share, 7) for label, share in zip(seats, shares, strict=True)]
        )
        return section(title, text, plot, self.name_in_seat(seats))

    def name_in_seat(self, seats: Sequence[str]) -> Markup:
        deals = tally(self.games, lambda name, seat: f"{seat} {name}")
        sat = {key for deal in deals.values() for key in deal}
        rows = [
            [
                name,
                *(
                    self.percent(self.share(deals, f"{seat} {name}").value)
                    if f"{seat} {name}" in sat
                    else "–"
                    for seat in range(self.plan.seats)
                ),
            ]
            for name in self.names
        ]
        return table(self.say("report-by-seat-table"), [self.say("report-head-name"), *seats], rows)

    def settling(self) -> Markup:
        """How the shares settled, deal after deal."""
        title, text = self.say("report-settling"), self.say("report-settling-text")
        plot = lines(self.plot(title, text), self.settled(), self.number, self.say("report-deals"))
        return section(title, text, key(self.names), plot)

    def settled(self) -> list[Line]:
        """The share of each name after more and more deals."""
        deals = list(tally(self.games).items())
        ends = sorted({max(1, round(len(deals) * step / STEPS)) for step in range(1, STEPS + 1)})
        return [
            Line(name, [(end, self.share(dict(deals[:end]), name)) for end in ends], at)
            for at, name in enumerate(self.names)
        ]

    def about(self) -> Markup:
        """How the games were played, so that they can be played again."""
        figures = self.figures
        facts = {
            self.say("report-seed"): str(figures.seed),
            self.say("report-budget"): figures.budget or self.say("report-usual"),
            self.say("report-time"): self.say("report-seconds", seconds=self.number(figures.seconds)),
        }
        if figures.stopped is not None:
            chance = round(1 / figures.stopped.alpha)
            facts[self.say("report-stopped")] = self.say(
                "report-stopped-text", games=figures.stopped.games, of=figures.stopped.of, chance=chance
            )
        rows = [[name, told] for name, told in facts.items()]
        rows += [[name, str(value)[:200]] for name, value in figures.options.items()]
        heads = [self.say("report-head-what"), self.say("report-head-value")]
        lineups = join(*(tag("li", ", ".join(lineup)) for lineup in figures.lineups))
        return section(
            self.say("report-about"),
            self.say("report-about-text"),
            table(self.say("report-about-table"), heads, rows),
            folded(self.say("report-lineups", count=len(figures.lineups)), tag("ul", lineups)),
        )

    def plot(self, title: str, text: str) -> Plot:
        """A plot of shares against the fair one."""
        return self.drawing(title, text, self.percent, {self.say("report-fair-short"): self.figures.fair})
