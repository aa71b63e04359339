"""A live table: a session, those who look at it, the bots that play, and the clock that runs.

All that happens at a table happens under its lock: it is checked, then committed, then applied and told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from grimoire.bots import searches
from grimoire.core.errors import Malformed
from grimoire.core.fairness import hash_nonce
from grimoire.match import log
from grimoire.match.session import Session
from grimoire.server.feed import NOTHING, Feed, News, TooSlow
from grimoire.server.figures import ANSWERS, OVER
from grimoire.server.logs import LOG, short
from grimoire.server.messages import PRIVATE, SLOW
from grimoire.server.picture import offers_undo
from grimoire.server.storage.store import Store
from grimoire.server.thinking import Thinking

OPENING = 4.0  # seconds in which browsers open their nonces; who does not is dealt to without one
STAND_IN = "apprentice"  # the bot for people who are gone


class LiveTable:
    """One table in memory."""

    def __init__(
        self, session: Session, length: int, store: Store, thinking: Thinking, now: Callable[[], int]
    ) -> None:
        self.session = session
        self.length = length  # entries of the log
        self.store = store
        self.thinking = thinking
        self.now = now
        self.lock = asyncio.Lock()
        self.feeds: set[Feed] = set()
        self.opened: dict[int, str] | None = None  # the nonces that are open, just before the start
        self.thought: set[tuple[int, int]] = set()  # seats and windows for which a bot is thinking
        self.tasks: set[asyncio.Task[None]] = set()
        self.timer: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        """Whether anybody looks at it, or something is still to happen by itself."""
        return bool(self.feeds or self.tasks or self.timer or self.lock.locked())

    # ------------------------------------------------------------ those who look

    def watch(self, feed: Feed) -> None:
        """A viewer comes, and is told how things stand."""
        self.feeds.add(feed)
        feed.catch_up(self.session, self.now(), self.opened is not None, self.warming())

    def unwatch(self, feed: Feed) -> None:
        self.feeds.discard(feed)

    def tell_all(self, news: News = NOTHING) -> None:
        """Everybody is told what has changed for them."""
        at, wanted, warming = self.now(), self.opened is not None, self.warming()
        for feed in [one for one in self.feeds if not self.session.may_watch(one.guest)]:
            self.drop(feed, PRIVATE)
        self._each(lambda feed: feed.show(self.session, at, wanted, news, warming))

    def searching_bots(self) -> list[int]:
        """The seats of bots that search."""
        return [seat for seat, chair in enumerate(self.session.chairs) if chair.bot and searches(chair.bot)]

    def warming(self) -> list[int]:
        """The seats whose bot plays as an apprentice until its search is compiled."""
        seats = self.searching_bots()
        return seats if seats and not self.thinking.can_search(self.session.game) else []

    async def tell_of_bots(self) -> None:
        """Bots at this table may be able to search by now."""
        async with self.lock:
            self.tell_all()

    def _each(self, tell: Callable[[Feed], None]) -> None:
        """Tells everybody something; who is too slow is let go."""
        for feed in list(self.feeds):
            try:
                tell(feed)
            except TooSlow:
                LOG.warning("viewer too slow", table=short(self.session.table_id))
                self.drop(feed)

    def drop(self, feed: Feed, code: int = SLOW) -> None:
        """The viewer's socket closes; a page that was only too slow comes back in sync."""
        self.feeds.discard(feed)
        feed.close(code)

    # ------------------------------------------------------------ what happens

    async def do(self, entry: log.AnyEntry) -> None:
        """Commits an entry that was checked, applies it, tells everybody. The lock is held."""
        await self.store.append(self.session.table_id, self.length, entry)
        self.length += 1
        self._count(entry)
        if isinstance(entry, log.Sat | log.Placed | log.Left):
            self.opened = None  # whoever sits there has changed: a start that was under way is called off
        session, status, steps = self.session, self.session.status, steps_of(self.session)
        asked = session.request.seat if session.request else None
        back = entry.seat if isinstance(entry, log.Undone) else asked
        session.apply(entry)
        if isinstance(entry, log.Answered) and len(session.people()) > 1:
            await asyncio.to_thread(offers_undo, session, entry.seat)  # it takes milliseconds, and is kept
        self.tell_all(news_of(session, steps, back))
        if isinstance(entry, log.Said):
            self._each(lambda feed: feed.chat(len(session.said), entry))
        self._drive()
        if session.status != status:
            await self.store.set_status(session.table_id, session.status)
            self._note_status()

    def _note_status(self) -> None:
        session = self.session
        LOG.info(f"table {session.status}", table=short(session.table_id), game=session.game.name)
        if session.status == "over":
            OVER.labels(session.game.name).inc()

    def _count(self, entry: log.AnyEntry) -> None:
        if isinstance(entry, log.Answered):
            by = "person" if self.session.chairs[entry.seat].person else "bot"
            ANSWERS.labels(self.session.game.name, by).inc()

    # ------------------------------------------------------------ the start

    async def begin(self, guest: str) -> None:
        """The host starts: everybody who sits is asked for the nonce. The lock is held."""
        self.session.check_start(guest, [""] * len(self.session.chairs), self.now())
        if self.opened is not None:  # asked twice
            return
        opened: dict[int, str] = {}
        self.opened = opened
        if not self.session.people():
            await self.deal()
            return
        self.tell_all()
        self._later(OPENING, lambda: self._deal_late(opened))

    async def open_nonce(self, seat: int, nonce: str) -> None:
        """A browser opens its nonce; with the last one cards are dealt. The lock is held."""
        if self.opened is None or self.session.table is not None:
            raise Malformed("error-nonce-unwanted")
        if hash_nonce(nonce) != self.session.chairs[seat].nonce_hash:
            raise Malformed("error-nonce")
        self.opened[seat] = nonce
        if set(self.opened) == set(self.session.people()):
            await self.deal()

    async def deal(self) -> None:
        assert self.opened is not None
        nonces = [self.opened.get(seat, "") for seat in range(len(self.session.chairs))]
        self.opened = None
        await self.do(log.Started(self.now(), nonces))

    async def _deal_late(self, opened: dict[int, str]) -> None:
        """Whoever has not opened the nonce is dealt to without one, unless the start was called off."""
        async with self.lock:
            if self.opened is opened:
                await self.deal()

    # ------------------------------------------------------------ bots and clocks

    def wake(self) -> None:
        """Bots and clocks go on where they were when the table was last in memory."""
        self._drive()

    def _drive(self) -> None:
        """Lets bots answer, and sets the clock for people."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.session.foregone(self.now()) is not None:
            self._spawn(self._answer_foregone())
        for seat in self.session.waiting:
            question = (seat, self.session.windows[seat])
            if not self.session.chairs[seat].person and question not in self.thought:
                self.thought.add(question)  # chat, or somebody who sits down, must not make it think again
                self._spawn(self._let_bot_answer(*question))
        times = [self.session.deadline(seat) for seat in self.session.waiting]
        due = min((time for time in times if time is not None), default=None)
        if due is not None:
            wait = max(0, due - self.now()) / 1000
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(wait, lambda: self._spawn(self._time_out()))

    async def _let_bot_answer(self, seat: int, window: int) -> None:
        """A bot chooses in a thread of its own, from what its seat may know."""
        table = self.session.table
        assert table is not None
        bot = self.session.chairs[seat].bot or STAND_IN
        try:
            move = await self.thinking.choose(bot, table.observe(seat), seat, table.legal(seat))
        except Exception:  # a bot at fault must not hold up the table
            LOG.exception("bot failed", table=short(self.session.table_id), bot=bot)
            move = str(table.legal(seat)[0])
        async with self.lock:
            self.thought.discard((seat, window))
            stale = window != self.session.windows[seat] or self.session.chairs[seat].person
            if stale or seat not in self.session.waiting:
                return
            entry = self.session.check_answer(seat, window, move, self.now())
            if entry is not None:
                await self.do(entry)

    async def _answer_foregone(self) -> None:
        """People who have answered beforehand are not asked."""
        async with self.lock:
            entry = self.session.foregone(self.now())
            if entry is not None:
                await self.do(entry)

    async def _time_out(self) -> None:
        """A bot stands in for whoever has no time left."""
        async with self.lock:
            for seat in self.session.waiting:
                due = self.session.deadline(seat)
                if due is not None and due <= self.now():
                    await self.do(log.BotTookOver(self.now(), seat, "time"))

    def _later(self, seconds: float, action: Callable[[], object]) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await action()  # type: ignore[misc]

        self._spawn(wait())

    def _spawn(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("table failed", table=short(self.session.table_id), exc_info=task.exception())

    async def close(self) -> None:
        """No more bots and clocks; viewers are let go."""
        if self.timer is not None:
            self.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for feed in list(self.feeds):
            self.drop(feed)


def steps_of(session: Session) -> int:
    """How many steps were played; −1 before the start, so that the deal is news too."""
    return session.table.steps if session.table else -1


def news_of(session: Session, steps: int, back: int | None) -> News:
    """What has happened since so many steps were played; if the table went back, for the seat `back`."""
    if session.table is None or session.table.steps == steps:
        return NOTHING
    return News(session.table.events) if session.table.steps > steps else News(undone_by=back)
