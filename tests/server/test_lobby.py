"""The lobby over HTTP."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from grimoire.core.text import CORE_TEXTS, LANGUAGES, Text
from grimoire.server.app import LARGEST

from .conftest import ORIGIN, Guest


def problem(answer: Any) -> str:
    """The key of a refusal, which can be said in both languages."""
    text = text_of(answer.json()["text"])
    assert all(CORE_TEXTS.put(lang, text) for lang in LANGUAGES)
    return str(text.key)


def text_of(told: Any) -> Any:
    """The text that was told as JSON, with the texts inside it."""
    if isinstance(told, dict) and set(told) == {"key", "values"}:
        return Text(told["key"], {name: text_of(value) for name, value in told["values"].items()})
    return [text_of(one) for one in told] if isinstance(told, list) else told


def test_a_guest_is_known_by_a_cookie_that_no_script_reads(client: TestClient[Any]) -> None:
    answer = client.post("/api/me", headers={"origin": ORIGIN})
    cookie = answer.headers["set-cookie"].lower()

    assert "httponly" in cookie and "samesite=lax" in cookie
    assert answer.json()["tables"] == []
    again = client.post("/api/me", headers={"origin": ORIGIN})
    assert again.json()["guest"] == answer.json()["guest"]
    assert "set-cookie" not in again.headers


def test_a_name_is_changed_at_the_tables_too(guest: Guest) -> None:
    table = guest.open(bots=["random"], seats=2)
    with guest.socket(table) as page:
        page.sit()
        assert guest.patch("/api/me", {"name": "  Ada   of the Moor "}).json()["name"] == "Ada of the Moor"
        told = page.until(lambda one: one["type"] == "table" and one["chairs"][0]["name"] != "")

    assert told["chairs"][0]["name"] == "Ada of the Moor"
    (line,) = guest.post("/api/me").json()["tables"]
    assert (line["table"], line["host"], line["free"]) == (table, "Ada of the Moor", 0)


def test_the_games_tell_seats_and_options(guest: Guest) -> None:
    games = {game["game"]: game for game in guest.get("/api/games").json()}

    assert (games["gargon"]["low"], games["gargon"]["high"]) == (3, 5)
    assert [option["name"] for option in games["magicians"]["options"]] == ["deals", "open_stack", "deck"]


def test_tables_that_anyone_may_join_are_listed(guest: Guest, other: Guest) -> None:
    guest.open(join="link")
    listed = guest.open("gargon", join="anyone", seats=5, bots=["random", None, "apprentice"])
    (line,) = other.get("/api/tables").json()

    assert (line["table"], line["game"], line["free"]) == (listed, "gargon", 3)
    assert [chair["bot"] for chair in line["chairs"]] == [None, "random", None, "apprentice", None]
    assert other.get(f"/api/tables/{listed}").json() == line


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ({"game": "chess"}, "error-game"),
        ({"game": "gargon", "seats": 2}, "error-seats"),
        ({"game": "gargon", "options": {"starter": 9}}, "error-option-value"),
        ({"game": "gargon", "seats": 3, "options": {"starter": 4}}, "error-option-value"),
        ({"game": "gargon", "options": {"luck": 1}}, "error-option-unknown"),
        ({"game": "gargon", "bots": ["merlin"]}, "error-bot"),
        ({"game": "gargon", "seats": 3, "bots": ["random"] * 3}, "error-bots-many"),
        ({"game": "gargon", "clock": {"kind": "sand"}}, "error-http-400"),
        ({"game": "gargon", "money": 5}, "error-http-400"),
        ({}, "error-http-400"),
        ([1, 2], "error-http-400"),
    ],
)
def test_a_table_that_cannot_be_opened(guest: Guest, told: Any, key: str) -> None:
    answer = guest.post("/api/tables", told)

    assert answer.status_code == 400
    assert problem(answer) == key
    assert guest.get("/api/tables").json() == []


def test_what_is_not_there(guest: Guest) -> None:
    assert problem(guest.get("/api/tables/nothing")) == "error-no-table"
    assert guest.get("/api/nothing").status_code == 404
    assert problem(guest.get("/api/nothing")) == "error-http-404"
    assert problem(guest.client.delete("/api/tables")) == "error-http-405"
    lost = guest.client.get("/nothing", headers={"accept": "text/html,*/*"})
    assert lost.status_code == 404 and lost.headers["content-type"].startswith("text/html")
    assert "script-src 'self'" in lost.headers["content-security-policy"]


def test_only_our_own_page_may_write(guest: Guest) -> None:
    foreign = {**guest.headers, "origin": "http://elsewhere.example"}
    without = {"cookie": guest.headers["cookie"]}
    for headers in (foreign, without):
        answer = guest.client.post("/api/tables", json={"game": "gargon"}, headers=headers)
        assert (answer.status_code, problem(answer)) == (403, "error-origin")


def test_a_program_shows_its_token_instead(guest: Guest) -> None:
    headers = {"authorization": f"Bearer {guest.cookie}"}

    assert guest.client.post("/api/tables", json={"game": "gargon"}, headers=headers).status_code == 201
    wrong = guest.client.post("/api/tables", json={"game": "gargon"}, headers={"authorization": "Bearer no"})
    assert (wrong.status_code, problem(wrong)) == (401, "error-no-guest")


def test_a_request_may_not_be_too_large(guest: Guest) -> None:
    answer = guest.post("/api/tables", {"game": "x" * LARGEST})

    assert answer.status_code in (400, 413)
    assert problem(answer) in ("error-http-413", "error-http-400")


def test_every_answer_keeps_scripts_and_frames_of_others_out(guest: Guest) -> None:
    for path in ("/", "/t/nothing", "/api/games", "/api/nothing", "/health"):
        headers = guest.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "'unsafe-inline'" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_an_invitation_previews_its_game_and_a_code_to_point_a_phone_at(guest: Guest) -> None:
    table = guest.open("gargon", bots=["random"])

    english, french = (
        guest.client.get(f"/t/{table}", headers={"accept-language": lang})
        for lang in ("de, en;q=0.8", "fr-CH")
    )
    assert english.headers["content-type"].startswith("text/html")
    assert "A table for 4: 3 seats are free." in english.text
    assert "Une table pour 4 : 3 places libres." in french.text
    code = guest.get(f"/t/{table}/qr.svg?link=http://testserver.local/t/{table}")
    assert code.headers["content-type"].startswith("image/svg+xml")
    assert code.text.lstrip().startswith("<?xml")
