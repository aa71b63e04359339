"""The hub: every table that somebody looks at or plays at is live here, all others are in the store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakValueDictionary

from grimoire.bots import find_bot
from grimoire.core.errors import GrimoireError, Malformed, quoted
from grimoire.core.fairness import commitment, new_secret
from grimoire.core.game import Game
from grimoire.core.options import forbid_files
from grimoire.games import find
from grimoire.match import log
from grimoire.match.session import Session
from grimoire.server.figures import OPENED
from grimoire.server.live import LiveTable
from grimoire.server.logs import LOG, short
from grimoire.server.messages import NewTable
from grimoire.server.storage.store import Store, Stored, now
from grimoire.server.thinking import Thinking

LIVE = 2000  # tables in memory; those that nobody looks at go first


class Frozen(Exception):
    """A table whose log cannot be played again by this version; nothing of it is lost."""

    def __init__(self, problem: GrimoireError) -> None:
        super().__init__(str(problem))
        self.problem = problem


@contextmanager
def frozen_if_unreadable() -> Iterator[None]:
    """Whatever a stored log holds, it hurts no other table, and nobody who sits there."""
    try:
        yield
    except GrimoireError as problem:
        raise Frozen(problem) from None
    except Exception as fault:
        raise Frozen(Malformed("error-log-damaged", problem=quoted(fault))) from None


def rebuilt(table_id: str, stored: Stored) -> Session:
    """The session of a stored log; Frozen, with the reason, where that cannot be played again."""
    with frozen_if_unreadable():
        return Session.replay(table_id, stored.secret, stored.entries())


def chosen_options(game: Game, wanted: NewTable, seats: int) -> dict[str, Any]:
    """The options of a new table, checked. A text of somebody's own may take a while."""
    chosen = game.choose_options(wanted.options, seats, people=not any(wanted.bots))
    game.new_box(seats, chosen)  # an option may not go with the number of seats
    return chosen


class Hub:
    """Finds tables, opens new ones, forgets idle ones."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        clock: Callable[[], int] = now,
    ) -> None:
        self.store = store
        self.now = clock
        self.thinking = thinking
        self.tables: dict[str, LiveTable] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # one a table
        self.options_lock = asyncio.Lock()  # options are read one after the other, beside all else

    async def open(self, guest: str, wanted: NewTable) -> LiveTable:
        """A new table; its host has the first seat to sit on, bots have theirs already."""
        game = find(wanted.game)
        wanted.clock.check()
        forbid_files(game.options, wanted.options)
        seats = game.read_seats(wanted.seats)
        if len(wanted.bots) >= seats:
            raise Malformed("error-bots-many", seats=seats)
        for bot in wanted.bots:
            if bot is not None:
                find_bot(bot)
        async with self.options_lock:
            chosen = await asyncio.to_thread(chosen_options, game, wanted, seats)
        secret, table_id, at = new_secret(), secrets.token_urlsafe(8), self.now()
        opened = log.Opened(
            at=at,
            guest=guest,
            game=game.name,
            rules=game.rules,
            seats=seats,
            options=game.as_written(chosen, seats),
            clock=wanted.clock,
            join=wanted.join,
            watch=wanted.watch,
            commitment=commitment(secret),
            deal=game.dealing,
        )
        await self.store.new_table(table_id, secret, opened)
        OPENED.labels(game.name).inc()
        LOG.info("table opened", table=short(table_id), game=game.name, seats=seats)
        table = self._keep(Session(table_id, secret, opened), 1)
        async with table.lock:
            for seat, bot in enumerate(wanted.bots, start=1):
                if bot is not None:
                    await table.do(log.Placed(at, seat, bot))
        return table

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id, live."""
        if table_id in self.tables:  # whoever looks at a live table waits for none that is being loaded
            return self.tables[table_id]
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            if table_id in self.tables:
                return self.tables[table_id]
            stored = await self.store.load(table_id)
            if stored is None:
                raise Malformed("error-no-table")
            try:
                session = await asyncio.to_thread(rebuilt, table_id, stored)
            except Frozen as frozen:
                LOG.warning("table frozen", table=short(table_id), why=frozen.problem.key)
                raise
            table = self._keep(session, len(stored.lines))
            table.wake()
            return table

    def _keep(self, session: Session, length: int) -> LiveTable:
        self._forget_idle()
        table = LiveTable(session, length, self.store, self.thinking, self.now)
        self.tables[session.table_id] = table
        return table

    def _forget_idle(self) -> None:
        """Tables that nobody looks at, and where neither bot nor clock is at work, need not be in memory."""
        if len(self.tables) < LIVE:
            return
        for table_id, table in list(self.tables.items()):
            if not table.is_busy:
                del self.tables[table_id]

    async def tell_of_bots(self, game: Game) -> None:
        """Bots can search in this game from now on, which is told wherever one waited for it."""
        for table_id, table in list(self.tables.items()):
            if table.session.game is game and table.searching_bots():
                try:
                    await table.tell_of_bots()
                except Exception:  # of one table; the others are told all the same
                    LOG.exception("table failed", table=short(table_id))

    async def close(self) -> None:
        for table in self.tables.values():
            await table.close()
        self.thinking.close()
