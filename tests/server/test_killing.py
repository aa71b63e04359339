"""A server that is killed without warning, under load, again and again."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import signal
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from grimoire.core.fairness import hash_nonce
from tests.waiting import wait_for

from .processes import Server

pytestmark = [pytest.mark.long, pytest.mark.compiled]

KILLS, TABLES = 20, 5
Acknowledged = tuple[str, int, str]  # table, window, move


class Page:
    """A person at one table who answers as fast as the server does, and notes what it acknowledged."""

    def __init__(self, cookie: str, table: str) -> None:
        self.cookie = cookie
        self.table = table
        self.nonce = secrets.token_hex(16)
        self.number = 0
        self.sent: dict[int, Acknowledged] = {}
        self.acknowledged: list[Acknowledged] = []
        self.rng = random.Random(table)

    async def play(self, address: str) -> None:
        """Until the server is gone."""
        headers = {"origin": address, "cookie": f"grimoire_guest={self.cookie}"}
        url = f"{address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        try:
            async with websockets.connect(url, additional_headers=headers) as socket:
                async for text in socket:
                    for request in self.answers(json.loads(text)):
                        await socket.send(json.dumps(request))
        except (OSError, websockets.WebSocketException):
            return

    def answers(self, told: dict[str, Any]) -> list[dict[str, Any]]:
        if told["type"] == "done" and told["id"] in self.sent:
            self.acknowledged.append(self.sent[told["id"]])
        if told["type"] == "table" and told["you"] is None:
            return [self.request("sit", seat=0, nonce_hash=hash_nonce(self.nonce)), self.request("start")]
        if told["type"] == "table" and told["status"] == "open":
            wanted = [self.request("open", nonce=self.nonce)] if told["nonce_wanted"] else []
            return wanted or [self.request("start")]
        if told["type"] == "play" and told["window"] is not None:
            move = self.rng.choice(told["legal"])["move"]
            request = self.request("answer", window=told["window"], move=move)
            self.sent[self.number] = (self.table, told["window"], move)
            return [request]
        return []

    def request(self, kind: str, **told: Any) -> dict[str, Any]:
        self.number += 1
        return {"type": kind, "id": self.number, **told}


async def open_tables(address: str) -> list[Page]:
    pages = []
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}) as client:
        cookie = (await client.post("/api/me")).cookies["grimoire_guest"]
        for _ in range(TABLES):
            wanted = {"game": "magicians", "seats": 6, "bots": ["random"] * 5, "options": {"deals": 20}}
            pages.append(Page(cookie, (await client.post("/api/tables", json=wanted)).json()["table"]))
    return pages


async def load(address: str, pages: list[Page], moves: int) -> list[asyncio.Task[None]]:
    """Lets the pages play until so many more moves are acknowledged."""
    before = acknowledged_by(pages)
    tasks = [asyncio.create_task(page.play(address)) for page in pages]
    await wait_for(lambda: acknowledged_by(pages) >= before + moves, lambda: acknowledged_by(pages) - before)
    return tasks


def acknowledged_by(pages: list[Page]) -> int:
    return sum(len(page.acknowledged) for page in pages)


def logged(data: Path) -> Counter[Acknowledged]:
    """How often each answer of a person stands in the log."""
    with sqlite3.connect(data) as database:
        rows = database.execute("select table_id, body from entries").fetchall()
    bodies = [(table, json.loads(body)) for table, body in rows]
    return Counter(
        (table, body["window"], body["move"])
        for table, body in bodies
        if body["kind"] == "answered" and body["seat"] == 0
    )


def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    data = tmp_path / "data.sqlite"
    rng = random.Random(1)

    async def run() -> list[Page]:
        server = Server(data)
        server.wait_until_compiled()
        pages = await open_tables(server.address)
        for _ in range(KILLS):
            tasks = await load(server.address, pages, rng.randint(20, 60))
            server.stop(signal.SIGKILL)
            await asyncio.gather(*tasks)
            server = Server(data)
            server.wait_until_compiled()
        server.stop(signal.SIGKILL)
        return pages

    pages = asyncio.run(run())
    counts = logged(data)
    acknowledged = [one for page in pages for one in page.acknowledged]

    assert len(acknowledged) > 10 * KILLS
    assert all(counts[one] == 1 for one in acknowledged)
    windows = Counter((table, window) for table, window, _ in counts.elements())
    assert max(windows.values()) == 1
