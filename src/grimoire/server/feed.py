"""What one viewer of a table is told. Nothing is sent to a viewer for whom nothing has changed.

So a message never tells, by being sent, what its viewer may not know: a card that somebody else picks for a
play not yet finished, say, makes no message at all.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Sequence

import msgspec

from grimoire.core.events import Event
from grimoire.core.narration import name_of, narrate_all
from grimoire.core.table import Table
from grimoire.core.text import Text
from grimoire.match import log
from grimoire.match.session import Session
from grimoire.server import messages
from grimoire.server.picture import play_of, table_of

WAITING = 400  # messages that a viewer may be behind; one that is slower is dropped, and comes back in sync
PAST_EVENTS, PAST_LINES = 500, 200  # of the past, on connecting: what happened, and what was said


class TooSlow(Exception):
    """A viewer does not drain its messages."""


class News(msgspec.Struct, frozen=True):
    """What has just happened at a table, secrets included."""

    events: Sequence[Event] = ()
    undone_by: int | None = None  # the seat for which the table went back


NOTHING = News()


class Feed:
    """The messages to one viewer: a guest at a seat, or a spectator."""

    def __init__(self, guest: str, seat: int | None, with_seen: bool = False) -> None:
        self.with_seen = with_seen  # a program that wants its seat's observation too
        self.guest = guest
        self.seat = seat
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.closed_for = messages.SLOW  # the code, once it is closed
        self.plays = 0
        self.steps: list[int] = []  # of each line of the log that was told: the step that it tells of
        self._table = b""
        self._play = b""

    def close(self, code: int) -> None:
        """Nothing more is sent; the socket closes with this code."""
        self.closed_for = code
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def tell(self, message: messages.Reply) -> None:
        """Puts a message on its way."""
        self.put(msgspec.json.encode(message))

    def put(self, encoded: bytes) -> None:
        try:
            self.queue.put_nowait(encoded)
        except asyncio.QueueFull:
            raise TooSlow from None

    def catch_up(self, session: Session, at: int, nonces_wanted: bool, warming: Sequence[int] = ()) -> None:
        """Tells a viewer who has just come how things stand, and how it came to that."""
        self.show(session, at, nonces_wanted, warming=warming)
        past = len(session.said) - PAST_LINES
        for number, entry in enumerate(session.said, start=1):
            if number > past:
                self.chat(number, entry)

    def show(
        self,
        session: Session,
        at: int,
        nonces_wanted: bool,
        news: News = NOTHING,
        warming: Sequence[int] = (),
    ) -> None:
        """Tells what has changed for this viewer, if anything has."""
        self.seat = session.seat_of(self.guest)
        wanted = nonces_wanted and self.seat is not None
        self.show_table(table_of(session, self.seat, self.guest, wanted, warming))
        if session.table is not None:
            self.show_play(session, session.table, at, news)

    def show_table(self, table: messages.Table) -> None:
        encoded = msgspec.json.encode(table)
        if encoded != self._table:
            self._table = encoded
            self.put(encoded)

    def show_play(self, session: Session, table: Table, at: int, news: News) -> None:
        """The game as the viewer sees it."""
        whole = not self._play
        happened = past_of(table) if whole else [(table.steps, event) for event in news.events]
        self.steps = [step for step in self.steps if step <= table.steps]  # the others were undone
        play = play_of(session, self.seat, at)
        events, told = self.write(table, happened)
        shown = shown_of(play)
        if shown == self._play and not told:
            return
        self._play = shown
        self.plays += 1
        self.tell(
            msgspec.structs.replace(
                play,
                number=self.plays,
                whole=whole,
                after=len(self.steps) - len(told),
                events=events,
                told=told,
                notice=self.notice(news),
                setting=table.game.setting(table.boxes[0]) if whole and table.game.setting else None,
                seen=observed(table, self.seat) if self.with_seen else None,
            )
        )

    def write(self, table: Table, happened: Sequence[tuple[int, Event]]) -> tuple[list[Event], list[Text]]:
        """What happened, as events and in words; of a long past only the last of it, but all is counted."""
        events, told = [], []
        for number, (step, event) in enumerate(happened):
            seen = table.game.seen_by(self.seat, event)
            words = narrate_all(table.game, table.boxes[0], [seen], self.seat)
            self.steps += [step] * len(words)
            if len(happened) - number <= PAST_EVENTS:
                events.append(seen)
                told += words
        return events, told

    def notice(self, news: News) -> Text | None:
        """That somebody took a move back."""
        if news.undone_by is None:
            return None
        you = "yes" if news.undone_by == self.seat else "no"
        return Text("notice-undone", {"who": name_of(news.undone_by, self.seat), "you": you})

    def chat(self, number: int, entry: log.Said) -> None:
        self.tell(messages.Line(number, entry.name, entry.seat, entry.text))


def shown_of(play: messages.Play) -> bytes:
    """How the game stands for a viewer, without what has just happened; clocks alone are no news."""
    stands = play.view, play.window, play.legal, play.answered, play.waiting, play.standing, play.undo
    return msgspec.json.encode([*stands, play.outcome])


def past_of(table: Table) -> list[tuple[int, Event]]:
    """All that happened at a table, with the step of each event; the deal is step 0."""
    dealt = [(0, event) for event in table.dealt]
    return dealt + [(ply.step, event) for ply in table.history for event in ply.events]


def observed(table: Table, seat: int | None) -> str:
    """All that a seat may know, as bots are given it."""
    return base64.b64encode(table.observe(seat).states.tobytes()).decode()
