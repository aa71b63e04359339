"""Texts of somebody's own that were made to keep the server busy."""

from __future__ import annotations

import json
import threading
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from grimoire.core import owned
from grimoire.core.limits import MOST_BRACKETS, MOST_KEYS, MOST_PARTS, excess_of_text
from tests.hostile import TEXTS

from .conftest import Guest
from .processes import Server

OWN = [("zargos", "map"), ("dragonstones", "characters")]
MAP = Path(__file__).parents[2] / "docs/maps/four-winds.toml"
REFUSED = (400, 413)  # for what it says, or for its size alone
SLOWEST = 0.25  # seconds after which /health must have answered, whatever else is asked of the server


@pytest.mark.parametrize(("game", "option"), OWN)
def test_each_is_refused_in_one_line(guest: Guest, game: str, option: str) -> None:
    for name, text in TEXTS.items():
        answer = guest.client.post(
            "/api/tables", content=request_of(game, option, text), headers=guest.headers
        )

        assert answer.status_code in REFUSED, name
        assert "\n" not in answer.text, name
        assert len(answer.text) < 1000, name


def request_of(game: str, option: str, text: str) -> bytes:
    """Half a character is an escape in JSON: so it reaches the server."""
    return json.dumps({"game": game, "options": {option: text}}).encode()


def test_a_text_is_parsed_beside_all_else(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a parser is at work, other requests are answered."""
    begun, health_answered = threading.Event(), threading.Event()

    class Parser:
        TOMLDecodeError = tomllib.TOMLDecodeError

        @staticmethod
        def loads(text: str) -> Any:
            begun.set()
            assert health_answered.wait(20)
            return tomllib.loads(text)

    monkeypatch.setattr(owned, "tomllib", Parser)
    told = {"game": "zargos", "options": {"map": MAP.read_text("utf-8")}}
    with ThreadPoolExecutor() as pool:
        opening: Future[Any] = pool.submit(guest.post, "/api/tables", told)
        assert begun.wait(20)
        assert guest.client.get("/health").status_code == 200
        health_answered.set()

        assert opening.result(20).status_code == 201


# ---------------------------------------------------------------- how long others wait


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    one = Server(tmp_path / "data.sqlite")
    one.wait_until_compiled()
    yield one
    one.stop()


@pytest.mark.long
@pytest.mark.compiled
def test_nobody_waits_for_them(server: Server) -> None:
    """The last ones keep a parser as busy as a text may."""
    texts = [*TEXTS.values(), *busiest()]
    cookie = httpx.post(f"{server.address}/api/me", headers={"origin": server.address}).cookies
    slowest = {}
    with httpx.Client(base_url=server.address, timeout=30) as client, ThreadPoolExecutor() as pool:
        for game, option in OWN:
            for number, text in enumerate(texts):
                headers = {"origin": server.address, "cookie": f"grimoire_guest={cookie['grimoire_guest']}"}
                opening = pool.submit(
                    httpx.post,
                    f"{server.address}/api/tables",
                    content=request_of(game, option, text),
                    headers=headers,
                    timeout=30,
                )
                slowest[game, number] = waited(client, opening)
                assert opening.result().status_code in REFUSED
    assert max(slowest.values()) < SLOWEST, slowest


def waited(client: httpx.Client, opening: Future[Any]) -> float:
    """The longest that /health took while a table was being opened."""
    longest = 0.0
    while not opening.done():
        before = time.perf_counter()
        assert client.get("/health").status_code == 200
        longest = max(longest, time.perf_counter() - before)
    return longest


def busiest() -> list[str]:
    """As many keys, tables and values as are read, with as many parts as a key may have."""
    parts = ".a" * (MOST_PARTS - 1)
    many = MOST_KEYS // MOST_PARTS
    texts = [
        "".join(f"k{number}{parts} = 1\n" for number in range(many)),
        "".join(f"[k{number}{parts}]\n" for number in range(many)),
        "".join(f"k{number} = 1\n" for number in range(MOST_KEYS)),
        "".join(f"[k{number}]\n" for number in range(MOST_BRACKETS)),
        "a = [" + "[1]," * (MOST_BRACKETS - 1) + "]\n",
        "a = {" + ", ".join(f"k{number} = [" + "1" * 20 + "]" for number in range(MOST_BRACKETS - 1)) + "}\n",
    ]
    assert all(excess_of_text(text) is None for text in texts)
    return texts
