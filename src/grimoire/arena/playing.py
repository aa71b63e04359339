"""One game of the arena, from its fixture to what came of it."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Iterator, Mapping

import msgspec

from grimoire.arena.lineups import Lineup
from grimoire.arena.schedule import Fixture, Plan
from grimoire.bots import load_bot
from grimoire.bots.bot import Bot
from grimoire.bots.budget import read_budget
from grimoire.core.table import Table, new_table
from grimoire.core.warm import AT_A_TABLE, warm as compile_ahead
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


def warm_steps(plan: Plan) -> int:
    """How many steps `warm` takes."""
    return len(AT_A_TABLE) + len(plan.names)


def warm(plan: Plan) -> Iterator[None]:
    """Compiles what the games need, so that all processes find it in the cache: lets each bot choose once."""
    for _ in compile_ahead(find(plan.game), AT_A_TABLE):
        yield
    for name in plan.names:
        bot = maker(name, plan.budget)(0)
        choose_once(new_table(find(plan.game), plan.seats, plan.deal_seed(0), plan.options), bot)
        yield


def choose_once(table: Table, bot: Bot) -> None:
    """Plays first moves until there is a choice, and lets the bot make it."""
    while not table.over:
        seat = table.waiting[0]
        legal = table.legal(seat)
        if len(legal) > 1:
            bot.choose(table.observe(seat), seat, legal)
            return
        table.play(seat, legal[0])
