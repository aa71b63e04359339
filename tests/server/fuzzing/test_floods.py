"""Too much, too fast, too large: the one who does it is sent away, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import websockets
from websockets import ClientConnection
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from grimoire.server import messages
from grimoire.server.sockets import BURST, PER_SECOND

from .house import House
from .viewer import TOLD, Viewer

pytestmark = pytest.mark.compiled

TOO_LARGE, NO_TEXT, BROKEN, SLOW, HASTY = 1009, 1007, 1002, 4408, 4429
LINE = json.dumps({"type": "chat", "id": 1, "text": "🐉" * 300}, ensure_ascii=False)


async def table(house: House) -> Viewer:
    """A table at which somebody looks on who means no harm."""
    token = house.guest()
    viewer = Viewer(house, token, house.open(token, game="magicians"))
    await viewer.come()
    return viewer


def socket_at(viewer: Viewer, token: str, **how: Any) -> websockets.connect:
    address = f"{viewer.house.address.replace('http', 'ws')}/api/tables/{viewer.number}/socket"
    headers = {"authorization": f"Bearer {token}"}
    return websockets.connect(address, additional_headers=headers, proxy=None, **how)


async def heard_until_closed(socket: ClientConnection) -> tuple[list[messages.Reply], int]:
    """All that was told, and the code with which it ended."""
    told: list[messages.Reply] = []
    try:
        while True:
            told.append(TOLD.decode(await asyncio.wait_for(socket.recv(), 30)))
    except websockets.ConnectionClosed as closed:
        return told, closed.rcvd.code if closed.rcvd else 1006


async def flood(socket: ClientConnection, text: str, count: int) -> None:
    """Sends as fast as it goes, listening to nothing, until the door is shut."""
    try:
        for _ in range(count):
            await socket.send(text)
    except websockets.ConnectionClosed:
        return


@pytest.mark.parametrize(
    "text", ["nonsense", '{"type":"undo","id":1}', LINE], ids=["nonsense", "undo", "chat"]
)
def test_a_flood_is_refused_and_ends(house: House, text: str) -> None:
    async def story() -> None:
        viewer = await table(house)
        before = len(house.entries(viewer.number))
        began = time.monotonic()
        async with socket_at(viewer, house.guest(), max_queue=1, compression=None) as socket:
            await flood(socket, text, 3000)
            told, code = await heard_until_closed(socket)
        most = BURST + PER_SECOND * (time.monotonic() - began)
        done = sum(isinstance(one, messages.Done) for one in told)
        assert code == HASTY
        assert done <= len(house.entries(viewer.number)) - before <= most  # the last replies may be cut off
        assert isinstance(await viewer.ask("chat", text="still here"), messages.Done)

    house.run(story())


async def rush(viewer: Viewer, token: str) -> int:
    """Floods a table without waiting for its welcome; the code with which that ends."""
    host, port = viewer.house.address.removeprefix("http://").split(":")
    protocol = ClientProtocol(parse_uri(f"ws://{host}:{port}/api/tables/{viewer.number}/socket"))
    request = protocol.connect()
    request.headers["authorization"] = f"Bearer {token}"
    protocol.send_request(request)
    frames = Frame(Opcode.TEXT, b"nonsense").serialize(mask=True) * 1000
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"".join(protocol.data_to_send()))
    await writer.drain()
    writer.write(frames)
    protocol.receive_data(await reader.read(65536))
    writer.write(frames)  # those that came before the welcome may be lost
    while protocol.close_rcvd is None and (data := await reader.read(65536)):
        protocol.receive_data(data)
    writer.close()
    return protocol.close_rcvd.code if protocol.close_rcvd else 1006


@pytest.mark.parametrize("rushes", [1, pytest.param(5, marks=pytest.mark.long)])
def test_a_flood_that_does_not_wait_for_its_welcome_ends_the_same_way(house: House, rushes: int) -> None:
    """Whoever comes is told what was said before; the flood finds that still on its way."""

    async def story() -> None:
        viewer = await table(house)
        for _ in range(200):
            await viewer.say(LINE)
        for _ in range(rushes):
            assert await rush(viewer, viewer.token) in (HASTY, SLOW)

    house.run(story())


@pytest.mark.long
def test_who_does_not_read_is_dropped_and_nobody_waits(house: House) -> None:
    async def talk(viewer: Viewer, lines: int) -> None:
        for _ in range(lines):
            assert isinstance(await viewer.say(LINE), messages.Done)

    async def story() -> None:
        viewer = await table(house)
        others = [Viewer(house, house.guest(), viewer.number) for _ in range(8)]
        async with socket_at(viewer, house.guest(), max_queue=1, compression=None) as deaf:
            async with asyncio.TaskGroup() as group:
                for other in others:
                    await other.come()
                    group.create_task(talk(other, 500))
            _, code = await heard_until_closed(deaf)
        assert code == SLOW

    house.run(story())


Breach = Callable[[ClientConnection], Coroutine[Any, Any, None]]
BREACHES: list[tuple[Breach, int]] = [
    (lambda socket: socket.send(" " * 4097), TOO_LARGE),
    (lambda socket: socket.send("x" * 70_000), TOO_LARGE),
    (lambda socket: socket.send("🐉" * 2000), TOO_LARGE),
    (lambda socket: socket.send(b"\0" * 70_000), TOO_LARGE),
    (lambda socket: socket.send(["x" * 1000] * 8), TOO_LARGE),
    (lambda socket: socket.send(b"\xff\xfe", text=True), NO_TEXT),
    (lambda socket: raw(socket, b"\x83\x80\0\0\0\0"), BROKEN),  # a kind of frame that there is not
    (lambda socket: raw(socket, b"\x81\x01x"), BROKEN),  # a frame without its mask
    (lambda socket: raw(socket, b"\x80\x80\0\0\0\0"), BROKEN),  # the end of nothing
    (lambda socket: raw(socket, b"\x89\xfe\x00\x7e\0\0\0\0" + b"x" * 126), BROKEN),  # too long for a ping
]


async def raw(socket: ClientConnection, frame: bytes) -> None:
    socket.transport.write(frame)


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_what_breaks_the_protocol_ends_the_socket(house: House, compression: str | None) -> None:
    async def story() -> None:
        viewer = await table(house)
        before = house.entries(viewer.number)
        for number, (breach, wanted) in enumerate(BREACHES):
            async with socket_at(viewer, viewer.token, compression=compression) as socket:
                with contextlib.suppress(websockets.ConnectionClosed):
                    await breach(socket)
                _, code = await heard_until_closed(socket)
            # A door that shuts before all was sent may cut off why.
            assert code == wanted or (wanted, code) == (TOO_LARGE, 1006), number
            assert house.entries(viewer.number) == before, number

    house.run(story())
