"""A guest at a table who may send anything, and listens all the while."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Any

import msgspec
import websockets

from grimoire.server import messages
from tests.waiting import PATIENCE, wait_for

from .house import House

TOLD = msgspec.json.Decoder(messages.FromTable)
BURST = 90  # requests on one socket: the server would refuse what comes faster than a few more

Reply = messages.Done | messages.Refused


class Viewer:
    """One guest's place at one table, over as many sockets as it takes."""

    def __init__(self, house: House, token: str, number: str) -> None:
        self.house = house
        self.token = token
        self.number = number
        self.nonce = secrets.token_hex(16)
        self.table: messages.Table | None = None
        self.play: messages.Play | None = None
        self.lines = 0
        self.sent = 0

    @property
    def seat(self) -> int | None:
        return self.table.you if self.table else None

    async def come(self) -> None:
        """Sits before the table, and hears how things stand."""
        self.replies: asyncio.Queue[Reply | Exception] = asyncio.Queue()
        self.table, self.play, self.sent, self.lines = None, None, 0, 0
        self.socket = await websockets.connect(
            f"{self.house.address.replace('http', 'ws')}/api/tables/{self.number}/socket",
            additional_headers={"authorization": f"Bearer {self.token}"},
            compression=None,
            proxy=None,
        )
        self.house.viewers.add(self)
        self.listening = asyncio.create_task(self._listen())
        await wait_for(self.knows, self.picture)

    def knows(self) -> bool:
        """Whether it has heard how things stand."""
        return self.table is not None and (self.table.status == "open" or self.play is not None)

    def is_at_rest(self) -> bool:
        """Whether nothing happens at the table by itself."""
        table = self.table
        return table is not None and not table.nonce_wanted and not bots_asked(table, self.play)

    async def go(self) -> None:
        self.house.viewers.discard(self)
        await self.socket.close()
        await self.listening

    async def say(self, text: str | bytes) -> Reply:
        """Sends this, and waits for what comes of it."""
        if self.sent == BURST:
            await self.go()
            await self.come()
        self.sent += 1
        with contextlib.suppress(websockets.ConnectionClosed):  # why it closed is heard below
            await self.socket.send(text)
        async with asyncio.timeout(PATIENCE):
            reply = await self.replies.get()
        assert not isinstance(reply, Exception), f"{reply} after {text!r}"
        return reply

    async def ask(self, kind: str, **told: Any) -> Reply:
        return await self.say(msgspec.json.encode({"type": kind, "id": self.sent, **told}).decode())

    async def _listen(self) -> None:
        """Until the socket closes; why it did is the last that is heard."""
        try:
            while True:
                self._hear(TOLD.decode(await self.socket.recv()))
        except (websockets.ConnectionClosed, msgspec.DecodeError) as end:
            self.replies.put_nowait(end)

    def _hear(self, told: messages.Reply) -> None:
        if isinstance(told, messages.Done | messages.Refused):
            self.replies.put_nowait(told)
        elif isinstance(told, messages.Table):
            self.table = told
        elif isinstance(told, messages.Play):
            self.play = told
        else:
            self.lines += 1

    def picture(self) -> Any:
        """How things stand, as far as this viewer was told; clocks run, and are not part of it."""
        play = self.play
        return self.table, play and (
            play.view,
            play.window,
            play.legal,
            play.waiting,
            play.undo,
            play.outcome,
        )


async def fresh_picture(house: House, token: str, number: str) -> Any:
    """How things stand for somebody who has just come, once no bot has anything to do."""
    viewer = Viewer(house, token, number)
    await viewer.come()
    await wait_for(viewer.is_at_rest, viewer.picture)
    await viewer.go()
    return viewer.picture()


async def settled(viewer: Viewer) -> Any:
    """What a viewer was told, message by message, is in the end what one is told who has just come.

    Bots take their time in windows, one after the other: the end may be a while away.
    """
    end = time.monotonic() + PATIENCE
    while True:
        now = await fresh_picture(viewer.house, viewer.token, viewer.number)
        told = viewer.picture()  # of the moment: the viewer listens all the while
        if told == now:
            return now
        assert time.monotonic() < end, f"told {told}, and a newcomer {now}"


def bots_asked(table: messages.Table, play: messages.Play | None) -> bool:
    chairs = [table.chairs[seat] for seat in (play.waiting if play else [])]
    return any(chair.bot or chair.stand_in for chair in chairs)
