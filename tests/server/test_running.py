"""The server as a process: it is ready soon, writes no secret down, and stops politely."""

from __future__ import annotations

import json
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets.sync.client as websockets

from grimoire.core.fairness import hash_nonce
from grimoire.core.warm import compiled_share
from grimoire.games import GAMES
from tests.processes import alive, children_of
from tests.waiting import wait_until

from .processes import Server

NONCE = "0123456789abcdef" * 2
WORDS = "the walls have ears"


def hello(server: Server) -> str:
    """A new guest's token."""
    answer = httpx.post(f"{server.address}/api/me", headers={"origin": server.address})
    return answer.cookies["grimoire_guest"]


def play_some(server: Server, token: str, game: str = "magicians") -> str:
    """Sits down with two bots, deals and talks; the table."""
    headers = {"authorization": f"Bearer {token}"}
    wanted = {"game": game, "seats": 3, "bots": ["random", "random"]}
    table = httpx.post(f"{server.address}/api/tables", json=wanted, headers=headers).json()["table"]
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with websockets.connect(address, additional_headers=headers) as socket:
        requests: list[dict[str, Any]] = [
            {"type": "sit", "seat": 0, "nonce_hash": hash_nonce(NONCE)},
            {"type": "start"},
            {"type": "open", "nonce": NONCE},
            {"type": "chat", "text": WORDS},
        ]
        for number, request in enumerate(requests):
            socket.send(json.dumps({**request, "id": number}))
        while json.loads(socket.recv(timeout=10)).get("id") != len(requests) - 1:
            pass
    return str(table)


@pytest.mark.long
@pytest.mark.compiled
def test_a_warm_server_is_ready_after_three_seconds_of_processor_time(tmp_path: Path) -> None:
    """Started again, on data that it has: the first start also creates the database."""
    assert all(compiled_share(game) == 1.0 for game in GAMES), "run `grimoire warm` first"
    Server(tmp_path / "data.sqlite").stop()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    server = Server(tmp_path / "data.sqlite")
    server.wait_until_compiled()
    server.stop()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    assert took < 3, f"{took:.1f} s"


def test_with_nothing_compiled_every_game_can_be_played_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine that has never compiled: nobody waits for it."""
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path / "cache"))
    server = Server(tmp_path / "data.sqlite")
    token = hello(server)
    for game in GAMES:
        play_some(server, token, game.name)
    health = server.health()
    server.stop()

    assert health["compiling"] == "going on"
    assert all(share < 1 for share in health["compiled"].values())


def test_where_nothing_can_be_compiled_it_says_so_once_and_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path / "file"))
    server = Server(tmp_path / "data.sqlite")
    wait_until(lambda: server.health()["compiling"] == "failed", server.written)
    play_some(server, hello(server))
    server.stop()
    (warning,) = [line for line in server.written() if '"warning"' in line]

    assert "games are played in pure Python" in warning
    assert "GRIMOIRE_CACHE can name another" in warning


@pytest.mark.long
@pytest.mark.compiled
def test_a_server_that_is_killed_leaves_nobody_compiling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path / "cache"))
    server = Server(tmp_path / "data.sqlite")
    compiling = wait_until(lambda: children_of(server.process.pid))
    server.stop(signal.SIGKILL)
    wait_until(lambda: not any(alive(pid) for pid in compiling))


def test_a_server_that_is_told_to_stop_stops_politely_and_writes_no_secret(tmp_path: Path) -> None:
    server = Server(tmp_path / "data.sqlite")
    token = hello(server)
    table = play_some(server, token)
    code, lines = server.stop(), server.written()
    events = [msgspec.json.decode(line)["event"] for line in lines]

    assert code == 0
    assert events == ["listening", "table opened", "table running", "stopped"]
    for secret in (token, NONCE, WORDS, table):
        assert secret not in "".join(lines)


def test_a_running_server_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = Server(tmp_path / "data.sqlite")
    token = hello(first)
    table = play_some(first, token)
    first.stop()
    second = Server(tmp_path / "data.sqlite")
    mine = httpx.post(f"{second.address}/api/me", headers={"authorization": f"Bearer {token}"}).json()
    second.stop()

    assert [(line["table"], line["status"]) for line in mine["tables"]] == [(table, "running")]


def test_the_figures_are_for_this_machine(tmp_path: Path) -> None:
    server = Server(tmp_path / "data.sqlite")
    here = httpx.get(f"{server.address}/metrics")
    through = httpx.get(f"{server.address}/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    server.stop()

    assert (here.status_code, through.status_code) == (200, 404)


def complaint(*told: str) -> str:
    """What a server that cannot start says, which is one line."""
    command = [sys.executable, "-m", "grimoire", "serve", "--lang", "en", *told]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    (line,) = ran.stderr.splitlines()
    return line


def test_a_file_that_is_not_ours_stays_as_it_is(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary, today I have played Gargon.")

    assert f"“{diary}” is no file of data of ours" in complaint("--port", "0", "--data", str(diary))
    assert diary.read_text() == "Dear diary, today I have played Gargon."
    assert f"“{tmp_path}” cannot be written: Is a directory" in complaint("--data", str(tmp_path))


def test_where_it_cannot_listen_one_line_says_so(tmp_path: Path) -> None:
    data = str(tmp_path / "data.sqlite")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"Nothing can listen on 127.0.0.1, port {port}:" in complaint("--port", port, "--data", data)
    assert "Nothing can listen on nowhere.invalid" in complaint("--host", "nowhere.invalid", "--data", data)
