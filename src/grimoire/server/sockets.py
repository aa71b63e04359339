"""The socket of one viewer at one table."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from grimoire.core.errors import GrimoireError, Malformed
from grimoire.core.text import Text
from grimoire.server import messages
from grimoire.server.feed import Feed, TooSlow
from grimoire.server.figures import REFUSED, REQUESTS
from grimoire.server.hub import Frozen
from grimoire.server.identity import check_origin, guest_at
from grimoire.server.logs import LOG, short
from grimoire.server.messages import FOREIGN, FROZEN, HASTY, PRIVATE, UNKNOWN
from grimoire.server.picture import problem_of
from grimoire.server.requests import Desk
from grimoire.server.shared import TheHub, TheStore

DECODER = msgspec.json.Decoder(messages.FromPage)
BURST, PER_SECOND, PATIENCE = 100, 50.0, 200
LONGEST = 4096  # letters of one request
CLOSING = 2.0  # seconds for the last word to a viewer who is too slow

AnySocket = WebSocket[Any, Any, Any]


class Pace:
    """How fast a viewer may ask: short bursts, and not for long."""

    def __init__(self) -> None:
        self.left = float(BURST)
        self.seen = time.monotonic()
        self.refused = 0

    def allows(self) -> bool:
        now = time.monotonic()
        self.left = min(float(BURST), self.left + (now - self.seen) * PER_SECOND)
        self.seen = now
        if self.left < 1:
            self.refused += 1
            return False
        self.left -= 1
        return True


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket, table_id: FromPath[str], store: TheStore, hub: TheHub, seen: FromQuery[bool] = False
) -> None:
    """A viewer at a table: all it is told, and all it asks."""
    try:
        check_origin(socket)
        guest = await guest_at(socket, store)
    except HTTPException:
        await refuse_socket(socket, FOREIGN)
        return
    try:
        table = await hub.find(table_id)
    except Frozen:
        await refuse_socket(socket, FROZEN)
        return
    except Malformed:
        await refuse_socket(socket, UNKNOWN)
        return
    if not table.session.may_watch(guest.guest):
        await refuse_socket(socket, PRIVATE)
        return
    await socket.accept()
    feed = Feed(guest.guest, None, seen)
    table.watch(feed)
    sending = asyncio.create_task(send_all(socket, feed))
    try:
        await receive_all(socket, Desk(hub, table, feed, guest))
    except TooSlow:  # it asks and does not read the replies
        table.drop(feed)
        await asyncio.wait([sending], timeout=CLOSING)
    except Exception:
        LOG.exception("socket failed", table=short(table_id))
        raise
    finally:
        table.unwatch(feed)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def refuse_socket(socket: AnySocket, code: int) -> None:
    """Accepts and closes at once: only so does a page learn the code."""
    await socket.accept()
    await socket.close(code=code)


async def send_all(socket: AnySocket, feed: Feed) -> None:
    while (encoded := await feed.queue.get()) is not None:
        await socket.send_text(encoded.decode())
    await socket.close(code=feed.closed_for)


async def receive_all(socket: AnySocket, desk: Desk) -> None:
    pace = Pace()
    while pace.refused < PATIENCE:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, KeyError):  # gone, or something that is no text
            return
        if pace.allows():
            desk.feed.tell(await reply(desk, text))
        else:
            desk.feed.tell(messages.Refused(None, messages.Problem(Text("error-too-fast"))))
    await socket.close(code=HASTY)


async def reply(desk: Desk, text: str) -> messages.Reply:
    """What comes of one request."""
    try:
        request = DECODER.decode(text[: LONGEST + 1])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return messages.Refused(None, messages.Problem(Text("error-request")))
    try:
        with REQUESTS.time():
            return await desk.obey(request)
    except GrimoireError as problem:
        REFUSED.labels(problem.key).inc()
        return messages.Refused(request.id, problem_of(problem))
