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
from grimoire.core.narration import narrate_all
from grimoire.match import log
from grimoire.match.session import Session
from grimoire.server import messages
from grimoire.server.picture import play_of, table_of

WAITING = 200  # messages that a viewer may be behind; one that is slower is dropped, and comes back in sync


class TooSlow(Exception):
    """A viewer does not drain its messages."""


class Feed:
    """The messages to one viewer: a guest at a seat, or a spectator."""

    def __init__(self, guest: str, seat: int | None, with_seen: bool = False) -> None:
        self.with_seen = with_seen  # a program that wants its seat's observation too
        self.guest = guest
        self.seat = seat
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.plays = 0
        self.lines = 0
        self._table = b""
        self._play = b""

    def tell(self, message: messages.Reply) -> None:
        """Puts a message on its way."""
        self.put(msgspec.json.encode(message))

    def put(self, encoded: bytes) -> None:
        try:
            self.queue.put_nowait(encoded)
        except asyncio.QueueFull:
            raise TooSlow from None

    def show(self, session: Session, at: int, nonces_wanted: bool, events: Sequence[Event] = ()) -> None:
        """Tells what has changed for this viewer, if anything has."""
        self.seat = session.seat_of(self.guest)
        wanted = nonces_wanted and self.seat is not None
        self.show_table(table_of(session, self.seat, self.guest, wanted))
        if session.table is not None:
            self.show_play(session, at, [event.seen_by(self.seat) for event in events])

    def show_table(self, table: messages.Table) -> None:
        encoded = msgspec.json.encode(table)
        if encoded != self._table:
            self._table = encoded
            self.put(encoded)

    def show_play(self, session: Session, at: int, events: Sequence[Event]) -> None:
        """The game as the viewer sees it. Clocks alone are no news."""
        play = play_of(session, self.seat, at)
        told = narrate_all(session.game, events, self.seat)
        news = msgspec.json.encode([play.view, play.window, play.legal, play.waiting, play.outcome])
        if news == self._play and not told:
            return
        self._play = news
        self.plays += 1
        seen = observed(session, self.seat) if self.with_seen else None
        self.tell(msgspec.structs.replace(play, number=self.plays, events=list(events), told=told, seen=seen))

    def chat(self, entry: log.Said) -> None:
        self.lines += 1
        self.tell(messages.Line(self.lines, entry.name, entry.seat, entry.text))


def observed(session: Session, seat: int | None) -> str:
    """All that a seat may know, as bots are given it."""
    assert session.table is not None
    return base64.b64encode(session.table.observe(seat).states.tobytes()).decode()
