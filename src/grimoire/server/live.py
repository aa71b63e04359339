"""A live table: a session, those who look at it, the bots that play, and the clock that runs.

All that happens at a table happens under its lock: it is checked, then committed, then applied and told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from grimoire.core.errors import Malformed
from grimoire.core.events import Event
from grimoire.match import log
from grimoire.match.session import Session, hash_nonce
from grimoire.server.feed import Feed, TooSlow
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

    # ------------------------------------------------------------ those who look

    def watch(self, feed: Feed) -> None:
        """A viewer comes, and is told how things stand."""
        self.feeds.add(feed)
        feed.show(self.session, self.now(), self.opened is not None)

    def unwatch(self, feed: Feed) -> None:
        self.feeds.discard(feed)

    def tell_all(self, events: list[Event] | None = None) -> None:
        """Everybody is told what has changed for them; who is too slow is let go."""
        for feed in list(self.feeds):
            try:
                feed.show(self.session, self.now(), self.opened is not None, events or [])
            except TooSlow:
                self.drop(feed)

    def drop(self, feed: Feed) -> None:
        """The viewer's socket closes, and the page comes back in sync."""
        self.feeds.discard(feed)
        while not feed.queue.empty():
            feed.queue.get_nowait()
        feed.queue.put_nowait(None)

    # ------------------------------------------------------------ what happens

    async def do(self, entry: log.Entry) -> None:
        """Commits an entry that was checked, applies it, tells everybody. The lock is held."""
        await self.store.append(self.session.number, self.length, entry)
        self.length += 1
        status, steps = self.session.status, self.session.table.steps if self.session.table else 0
        self.session.apply(entry)
        self.tell_all(self._events(entry, steps))
        if isinstance(entry, log.Said):
            self._tell_line(entry)
        self._drive()
        if self.session.status != status:
            await self.store.set_status(self.session.number, self.session.status)

    def _events(self, entry: log.Entry, steps: int) -> list[Event]:
        table = self.session.table
        if table is None:
            return []
        news = isinstance(entry, log.Started) or (isinstance(entry, log.Answered) and table.steps > steps)
        return table.events if news else []

    def _tell_line(self, entry: log.Said) -> None:
        for feed in list(self.feeds):
            try:
                feed.chat(entry)
            except TooSlow:
                self.drop(feed)

    # ------------------------------------------------------------ the start

    async def begin(self, guest: str) -> None:
        """The host starts: everybody who sits is asked for the nonce. The lock is held."""
        self.session.check_start(guest, [""] * len(self.session.chairs), self.now())
        self.opened = {}
        if not self.session.people():
            await self.deal()
            return
        self.tell_all()
        self._later(OPENING, self._deal_late)

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

    async def _deal_late(self) -> None:
        async with self.lock:
            if self.opened is not None and self.session.table is None:
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
        for seat in self.session.waiting():
            question = (seat, self.session.windows[seat])
            if not self.session.chairs[seat].person and question not in self.thought:
                self.thought.add(question)  # chat, or somebody who sits down, must not make it think again
                self._spawn(self._let_bot_answer(*question))
        times = [self.session.deadline(seat) for seat in self.session.waiting()]
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
        move = await self.thinking.choose(bot, table.observe(seat), seat, table.legal(seat))
        async with self.lock:
            self.thought.discard((seat, window))
            stale = window != self.session.windows[seat] or self.session.chairs[seat].person
            if stale or seat not in self.session.waiting():
                return
            entry = self.session.check_answer(seat, window, move, self.now())
            if entry is not None:
                await self.do(entry)

    async def _time_out(self) -> None:
        """A bot stands in for whoever has no time left."""
        async with self.lock:
            for seat in self.session.waiting():
                due = self.session.deadline(seat)
                if due is not None and due <= self.now():
                    await self.do(log.StoodIn(self.now(), seat, "time"))

    def _later(self, seconds: float, action: Callable[[], object]) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await action()  # type: ignore[misc]

        self._spawn(wait())

    def _spawn(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """No more bots and clocks; viewers are let go."""
        if self.timer is not None:
            self.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for feed in list(self.feeds):
            self.drop(feed)
