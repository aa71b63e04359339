"""Tables that a change of rules has ended: kept, shown to their guests, never dealt anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.stored import change_games, raised, raised_alike
from tests.stored.database import put

from .conftest import Guest, Socket


def opened(guest: Guest) -> str:
    return guest.open("gargon", seats=3, bots=["random", "random"], join="anyone", options={"starter": 1})


def started(guest: Guest) -> tuple[str, Socket]:
    """A table with a move of a person and chat."""
    table = opened(guest)
    with guest.socket(table) as page:
        page.begin()
        play = page.asked()
        page.ask("answer", window=play["window"], move=play["legal"][0]["move"])
        page.ask("chat", text="well dealt")
    return table, page


def start_anew(guest: Guest) -> None:
    """What is in memory is forgotten, as when a server with other rules starts with this database."""
    guest.client.app.state.hub.tables.clear()


def told_first(guest: Guest, table: str) -> Socket:
    """A page that has just come to the table, and has left it."""
    with guest.socket(table) as page:
        page.until(lambda told: told["type"] == "table")
    return page


def test_a_game_goes_on_where_its_rules_are_declared_alike(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = started(guest)
    change_games(monkeypatch, raised_alike)
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")
    start_anew(guest)
    with guest.socket(table) as page:
        play = page.until(lambda told: told["type"] == "play")
        told = page.last("table")

    assert (told["status"], told["rules"], told["ended"]) == ("running", 1, None)
    assert play["view"]["viewer"] == 0


def test_an_ended_game_is_read_by_its_guests(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table, before = started(guest)
    change_games(monkeypatch, raised)
    start_anew(guest)
    page = told_first(guest, table)
    told = page.last("table")

    assert (told["status"], told["you"], told["ended"]["why"]["key"]) == ("frozen", 0, "error-rules-version")
    assert told["ended"]["lines"][0]["key"] == "ended-started"
    assert {line["key"] for line in told["ended"]["lines"][1:]} == {"ended-move"}
    assert told["fairness"]["nonces"][0] == before.nonce
    assert told["fairness"]["secret"] is not None
    assert all(one["type"] != "play" for one in page.told)


def test_a_table_without_a_deal_is_ended_too(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(guest)
    with guest.socket(table) as page:
        page.sit()
    change_games(monkeypatch, raised)
    start_anew(guest)
    with guest.socket(table) as page:
        told = page.until(lambda told: told["type"] == "table")
        assert (told["status"], told["ended"]["lines"]) == ("frozen", [])
        assert page.refused("start") == "error-rules-version"
        assert page.refused("open", nonce=page.nonce) == "error-nonce-unwanted"
        assert page.refused("answer", window=1, move="x") == "error-rules-version"
        assert page.refused("leave") == page.refused("return") == "error-rules-version"
        assert page.ask("chat", text="what a pity")["type"] == "done"


def test_it_is_listed_for_who_sits_there_and_for_nobody_else(
    guest: Guest, other: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(guest)
    with guest.socket(table) as page:
        page.sit()
    assert [line["table"] for line in other.get("/api/tables").json()] == [table]
    change_games(monkeypatch, raised)
    start_anew(guest)

    assert other.get("/api/tables").json() == []
    mine = guest.post("/api/me").json()["tables"]
    assert [(line["table"], line["status"]) for line in mine] == [(table, "frozen")]


def test_its_record_is_refused_for_what_it_is(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = started(guest)
    change_games(monkeypatch, raised)
    start_anew(guest)
    answer = guest.get(f"/api/tables/{table}/record")

    assert (answer.status_code, answer.json()["text"]["key"]) == (400, "error-rules-version")


def test_there_is_another_game_after_it(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = started(guest)
    change_games(monkeypatch, raised)
    start_anew(guest)
    with guest.socket(table) as page:
        assert page.ask("rematch")["type"] == "done"
        another = page.last("table")["rematch"]
    told = told_first(guest, another).last("table")

    assert (told["status"], told["rules"], told["options"]["starter"]) == ("open", 2, 1)


# ---------------------------------------------------------------- logs that cannot be read


def cut_short(lines: list[str]) -> list[str]:
    return [*lines[:-1], lines[-1][:-5]]


def without_a_game(lines: list[str]) -> list[str]:
    return [lines[0].replace('"game"', '"gone"'), *lines[1:]]


def with_half_a_letter(lines: list[str]) -> list[str]:
    return [line.replace('"Bo"', '"\\ud800"') for line in lines]


def with_an_option_that_never_was(lines: list[str]) -> list[str]:
    return [lines[0].replace('"starter":0', '"starter":[1]'), *lines[1:]]


def without_anything(_: list[str]) -> list[str]:
    return []


@pytest.mark.parametrize(
    "damage",
    [cut_short, without_a_game, with_half_a_letter, with_an_option_that_never_was, without_anything],
    ids=lambda damage: damage.__name__,
)
def test_a_log_that_cannot_be_read_hurts_nobody_who_sits_there(
    guest: Guest, tmp_path: Path, damage: Callable[[list[str]], list[str]]
) -> None:
    number = put(tmp_path / "data.sqlite", "gargon", guest.post("/api/me").json()["guest"], damage)

    for path in (f"/api/tables/{number}", f"/api/tables/{number}/record"):
        assert guest.get(path).status_code == 409
    assert guest.get("/api/tables").status_code == 200
    assert guest.post("/api/me").json()["tables"] == []
    assert guest.patch("/api/me", {"name": "Ada"}).status_code == 200
    with guest.socket(number) as page, pytest.raises(WebSocketDisconnect) as closed:
        page.next()
    assert closed.value.code == 4409
