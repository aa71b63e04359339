"""Standing answers at a live table: who gives one is told so, and nobody else is told anything."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from grimoire.match.session import Session
from grimoire.server.feed import Feed
from grimoire.server.live import LiveTable
from grimoire.server.requests import Desk
from grimoire.server.sockets import reply
from grimoire.server.storage.store import Guest
from tests.toy.standing import add_stones

from .test_leaks import GUESTS, NoStore, started

VIEWERS = [*GUESTS, "dan"]


@pytest.fixture(autouse=True)
def stones(monkeypatch: pytest.MonkeyPatch) -> None:
    add_stones(monkeypatch)


class Room:
    """A live table of stones, with three people at it and one who looks on."""

    def __init__(self) -> None:
        self.session = started("stones")
        self.table = LiveTable(self.session, 1, NoStore(), None, lambda: 0)  # type: ignore[arg-type]
        self.feeds = {guest: Feed(guest, None) for guest in VIEWERS}
        for feed in self.feeds.values():
            self.table.watch(feed)
        self.said = 0

    async def ask(self, guest: str, kind: str, **told: Any) -> dict[str, Any]:
        """A request, what came of it, and all that happens by itself then."""
        self.said += 1
        desk = Desk(None, self.table, self.feeds[guest], Guest(guest, guest))  # type: ignore[arg-type]
        answer = await reply(desk, json.dumps({"type": kind, "id": self.said, **told}))
        while self.table.tasks:
            await asyncio.gather(*self.table.tasks)
        return dict(json.loads(msgspec.json.encode(answer)))

    async def answer(self, guest: str) -> None:
        """The first legal move of a guest who is asked."""
        seat = GUESTS.index(guest)
        assert self.session.table is not None
        move = str(self.session.table.legal(seat)[0])
        told = await self.ask(guest, "answer", window=self.session.windows[seat], move=move)
        assert told["type"] == "done"

    def heard(self, guest: str) -> list[dict[str, Any]]:
        """What this viewer was told since the last time."""
        queue = self.feeds[guest].queue
        return [json.loads(queue.get_nowait() or b"") for _ in range(queue.qsize())]


def in_room(act: Callable[[Room], Awaitable[None]]) -> Session:
    async def run() -> Session:
        room = Room()
        for guest in VIEWERS:
            room.heard(guest)
        await act(room)
        await room.table.close()
        return room.session

    return asyncio.run(run())


def test_who_gives_a_standing_answer_is_told_so_and_answered_for() -> None:
    async def act(room: Room) -> None:
        assert (await room.ask("ada", "stand", standing="low"))["type"] == "done"
        given, answered = room.heard("ada")
        assert (given["standing"], given["answered"]) == ("low", None)
        assert (answered["standing"], answered["answered"]) == ("low", answered["legal"][0]["move"])
        await room.ask("ada", "stand", standing="")
        (taken,) = room.heard("ada")
        assert taken["standing"] is None

    assert in_room(act).waiting == [1, 2]


def test_nobody_else_is_told_anything() -> None:
    async def act(room: Room) -> None:
        await room.ask("ada", "stand", standing="low")
        await room.ask("ada", "stand", standing="")
        assert [room.heard(guest) for guest in ("bo", "cy", "dan")] == [[], [], []]
        await room.ask("bo", "stand", standing="low")
        await room.answer("cy")
        for guest in ("cy", "dan"):
            assert {play["standing"] for play in room.heard(guest)} <= {None}

    in_room(act)


def test_windows_are_closed_without_asking() -> None:
    async def act(room: Room) -> None:
        for guest in GUESTS:
            await room.ask(guest, "stand", standing="low")
        if room.session.waiting:  # somebody has won the round, and is asked alone
            (seat,) = room.session.waiting
            assert room.session.windows[seat] == 2
            assert seat not in room.session.standing
        else:
            assert room.session.status == "over"

    session = in_room(act)
    assert session.table is not None and session.table.steps >= 1


def test_it_ends_by_itself_and_the_seat_is_told() -> None:
    async def act(room: Room) -> None:
        await room.ask("ada", "stand", standing="round")
        while room.session.table and room.session.table.states[0]["done"] == 0:
            await room.answer(GUESTS[room.session.waiting[0]])
        assert room.heard("ada")[-1]["standing"] is None

    assert 0 in in_room(act).waiting


def test_what_cannot_stand_is_refused() -> None:
    async def act(room: Room) -> None:
        unknown = await room.ask("ada", "stand", standing="high")
        assert unknown["problem"]["text"]["key"] == "error-standing"
        watching = await room.ask("dan", "stand", standing="low")
        assert watching["problem"]["text"]["key"] == "error-only-watching"
        long = await room.ask("ada", "stand", standing="x" * 21)
        assert long["problem"]["text"]["key"] == "error-request"
        assert [room.heard(guest) for guest in VIEWERS] == [[], [], [], []]

    in_room(act)


def test_a_table_that_comes_back_into_memory_goes_on_with_it() -> None:
    async def run() -> list[int]:
        session = started("stones")
        session.apply(session.check_auto_response(1, "low", 0))
        table = LiveTable(session, 1, NoStore(), None, lambda: 0)  # type: ignore[arg-type]
        table.wake()
        await asyncio.gather(*table.tasks)
        await table.close()
        return session.waiting

    assert asyncio.run(run()) == [0, 2]
