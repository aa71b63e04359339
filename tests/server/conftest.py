"""A server in this process, with a database of its own, and guests who speak to it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from grimoire.core.fairness import hash_nonce
from grimoire.server.app import create_app
from grimoire.server.settings import Settings
from tests.waiting import wait_until

ORIGIN = "http://testserver.local"


class Guest:
    """Somebody at a browser: a cookie, and the requests that a page makes."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.cookie = client.post("/api/me", headers={"origin": ORIGIN}).cookies["grimoire_guest"]
        client.cookies.clear()

    @property
    def headers(self) -> dict[str, str]:
        return {"origin": ORIGIN, "cookie": f"grimoire_guest={self.cookie}"}

    def get(self, path: str) -> Any:
        return self.client.get(path, headers=self.headers)

    def post(self, path: str, told: Any = None) -> Any:
        return self.client.post(path, json=told, headers=self.headers)

    def patch(self, path: str, told: Any) -> Any:
        return self.client.patch(path, json=told, headers=self.headers)

    def open(self, game: str = "magicians", **told: Any) -> str:
        """A new table's number."""
        answer = self.post("/api/tables", {"game": game, **told})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def socket(self, table: str) -> Socket:
        return Socket(self, table)


class Socket:
    """A page's socket at a table; what it was told is kept."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.inner = guest.client.websocket_connect(f"/api/tables/{table}/socket", headers=guest.headers)
        self.told: list[dict[str, Any]] = []
        self.nonce = secrets.token_hex(16)
        self.sent = 0

    def __enter__(self) -> Socket:
        self.inner.__enter__()
        return self

    def __exit__(self, *problem: Any) -> None:
        self.inner.__exit__(*problem)

    def send(self, kind: str, **told: Any) -> int:
        self.sent += 1
        self.inner.send_text(json.dumps({"type": kind, "id": self.sent, **told}))
        return self.sent

    def next(self) -> dict[str, Any]:
        self.told.append(json.loads(self.inner.receive_text(timeout=10)))
        return self.told[-1]

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of this kind; those before it are kept too."""
        while not wanted(self.next()):
            pass
        return self.told[-1]

    def reply(self, number: int) -> dict[str, Any]:
        return self.until(lambda one: one["type"] in ("done", "refused") and one["id"] == number)

    def ask(self, kind: str, **told: Any) -> dict[str, Any]:
        """A request and what came of it."""
        return self.reply(self.send(kind, **told))

    def refused(self, kind: str, **told: Any) -> str:
        """The key of the refusal."""
        return str(self.ask(kind, **told)["problem"]["text"]["key"])

    def sit(self, seat: int = 0) -> None:
        assert self.ask("sit", seat=seat, nonce_hash=hash_nonce(self.nonce))["type"] == "done"

    def start(self) -> None:
        assert self.ask("start")["type"] == "done"

    def open_nonce(self) -> None:
        assert self.ask("open", nonce=self.nonce)["type"] == "done"

    def begin(self, seat: int = 0) -> None:
        """The only person sits down and starts; cards are dealt."""
        self.sit(seat)
        self.start()
        self.open_nonce()

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of this kind so far."""
        return next(one for one in reversed(self.told) if one["type"] == kind)

    def asked(self) -> dict[str, Any]:
        """The first message, from the last one on, in which this page is asked."""
        if self.last("play")["window"] is None:
            self.until(lambda told: told["type"] == "play" and told["window"] is not None)
        return self.last("play")

    def play_out(self, choose: Callable[[list[Any]], Any]) -> dict[str, Any]:
        """Answers until the game is over; the last message that shows it."""
        answered = 0
        play = self.last("play")
        while play["outcome"] is None:
            if play["window"] not in (None, answered):
                answered = play["window"]
                self.send("answer", window=answered, move=choose(play["legal"])["move"])
            play = self.until(lambda one: one["type"] == "play")
        return play


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(database=str(tmp_path / "data.sqlite"))
    with TestClient(create_app(settings), base_url=ORIGIN) as one:
        wait_until(lambda: one.get("/health").json()["compiling"] == "done")
        yield one


@pytest.fixture
def guest(client: TestClient[Any]) -> Guest:
    return Guest(client)


@pytest.fixture
def other(client: TestClient[Any]) -> Guest:
    return Guest(client)
