"""A server in a process of its own, with its tables' logs and its own notes in plain sight."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

from tests.waiting import wait_until

from ..processes import Server

if TYPE_CHECKING:
    from .viewer import Viewer

Entry = dict[str, Any]


class House:
    """The server, its lobby, and its tables' logs as they lie on the disk."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data.sqlite"
        self.server = self._serve()
        self.noted = 0  # how much of its notes was read
        self.database = sqlite3.connect(self.data)
        self.client = httpx.Client()
        self.viewers: set[Viewer] = set()

    def _serve(self) -> Server:
        server = Server(self.data)
        server.wait_until_compiled()
        return server

    def restart(self) -> None:
        """Ends the server and starts another: all that is left of a table is its log."""
        self.server.stop()
        self.server = self._serve()

    def close(self) -> None:
        self.client.close()
        self.database.close()
        self.server.stop()

    def run(self, story: Coroutine[Any, Any, None]) -> None:
        """Lets a story happen; whoever is still here at its end goes."""

        async def tell() -> None:
            try:
                await story
            finally:
                for viewer in list(self.viewers):
                    await viewer.go()

        asyncio.run(tell())

    @property
    def address(self) -> str:
        return self.server.address

    def check_health(self) -> None:
        """The server lives, and since the last time has noted no fault of its own."""
        assert self.server.process.poll() is None
        assert self.ask("GET", "/health").json()["status"] == "ok"
        notes = self.server.log.read_text("utf-8")
        new, self.noted = notes[self.noted :], len(notes)
        assert "Traceback" not in new and '"error"' not in new, new

    def ask(self, method: str, path: str, **told: Any) -> httpx.Response:
        """Asks until it is let in: only so many a second are."""

        def let_in() -> httpx.Response | None:
            answer = self.client.request(method, self.address + path, **told)
            return None if answer.status_code == 429 else answer

        answer = wait_until(let_in)
        assert answer is not None
        return answer

    def guest(self) -> str:
        """The token of somebody new."""
        self.client.cookies.clear()
        answer = self.ask("POST", "/api/me", headers={"origin": self.address})
        self.client.cookies.clear()
        return answer.cookies["grimoire_guest"]

    def open(self, token: str, **wanted: Any) -> str:
        """The number of a new table."""
        answer = self.ask("POST", "/api/tables", json=wanted, headers={"authorization": f"Bearer {token}"})
        return str(answer.json()["table"])

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table, from this entry on."""
        wanted = "select body from entries where table_id = ? and number >= ? order by number"
        return [json.loads(body) for (body,) in self.database.execute(wanted, (table, after))]
