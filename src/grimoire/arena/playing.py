"""One game of the arena, from its fixture to what came of it."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Iterator, Mapping

import msgspec

from grimoire.arena.lineups import Lineup
from grimoire.arena.schedule import Fixture, Plan
from grimoire.bots import kernels_for, load_bot
from grimoire.bots.bot import Bot
from grimoire.bots.budget import read_budget
from grimoire.core.table import Table, new_table
from grimoire.core.warm import warm as compile_ahead
from grimoire.games import find
from grimoire.match.match import Match


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a game: one line of the file of results."""

    number: int
    deal: int
    rotation: int
    names: Lineup
    shares: tuple[float, ...]
    points: tuple[int, ...]
    reason: str
    moves: int
    seconds: float


@functools.cache
def maker(name: str, budget: str | None) -> Callable[[int], Bot]:
    return load_bot(name, read_budget(budget) if budget is not None else None)


def play(plan: Plan, fixture: Fixture) -> Played:
    """Plays a game to its end; the bots are made anew for it."""
    start = time.perf_counter()
    table = new_table(find(plan.game), plan.seats, plan.deal_seed(fixture.deal), plan.options)
    bots = {
        seat: maker(name, plan.budget)(plan.bot_seed(fixture.number, seat))
        for seat, name in enumerate(fixture.names)
    }
    table = play_out(table, bots)
    outcome = table.outcome
    assert outcome is not None
    return Played(
        fixture.number,
        fixture.deal,
        fixture.rotation,
        fixture.names,
        outcome.shares,
        outcome.scores,
        outcome.reason,
        len(table.history),
        round(time.perf_counter() - start, 4),
    )


def play_out(table: Table, bots: Mapping[int, Bot]) -> Table:
    """Lets the bots play the game to its end."""
    match = Match(table, bots)
    for _ in match.advance():
        pass
    return match.table


def warm(plan: Plan) -> Iterator[str]:
    """Compiles what the games need, so that all processes find it in the cache; yields the name of each."""
    return compile_ahead(find(plan.game), kernels_for(plan.names))
