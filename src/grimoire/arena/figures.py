"""What the games of an arena came to: the figures that programs read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from grimoire.arena.playing import Played
from grimoire.arena.ratings import Rating, rate
from grimoire.arena.ratios import Estimate
from grimoire.arena.schedule import Plan
from grimoire.arena.shares import share_of, tally
from grimoire.arena.stopping import ALPHA
from grimoire.games import find


class Player(msgspec.Struct, frozen=True):
    """A name, its seats in all line-ups, its victories, its share of them per seat, its rating."""

    name: str
    seats: int
    wins: float
    share: Estimate
    rating: Rating


class Stopped(msgspec.Struct, frozen=True):
    """That a run stopped early, because every difference was certain: after so many of how many games."""

    games: int
    of: int
    alpha: float


class Figures(msgspec.Struct, frozen=True):
    """All that the arena says; fair is what each seat would have if all were equally strong."""

    game: str
    seats: int
    games: int
    deals: int
    fair: float
    players: list[Player]
    seed: int
    options: dict[str, Any]
    budget: str | None
    lineups: list[tuple[str, ...]]
    stopped: Stopped | None
    seconds: float


def figures(
    plan: Plan, games: Sequence[Played], asked: int, seconds: float, after: int | None = None
) -> Figures:
    """The figures of these games, in the plan's order; of how many that were asked for, and after how many
    the watch stopped the run, if it did."""
    stopped = Stopped(after, asked, ALPHA) if after is not None and after < asked else None
    deals, ratings = tally(games), rate(games, plan.names, find(plan.game).low_scores_win)
    players = [
        Player(
            name,
            sum(lineup.count(name) for lineup in plan.lineups),
            sum(deal[name].wins for deal in deals.values() if name in deal),
            share_of(deals, name, stopped is not None),
            ratings[name],
        )
        for name in plan.names
        if any(name in deal for deal in deals.values())
    ]
    return Figures(
        plan.game,
        plan.seats,
        len(games),
        len(deals),
        1 / plan.seats,
        players,
        plan.seed,
        dict(plan.options),
        plan.budget,
        list(plan.lineups),
        stopped,
        seconds,
    )
