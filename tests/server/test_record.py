"""The record of a game played on the server, checked at home."""

from __future__ import annotations

from typing import Any

import grimoire

from .conftest import Guest, Socket


def played(guest: Guest, **told: Any) -> tuple[str, Socket]:
    """A game of one deal, played to its end with a move taken back on the way."""
    table = guest.open("magicians", seats=2, bots=["random"], options={"deals": 1}, **told)
    with guest.socket(table) as page:
        page.begin()
        play = page.asked()
        page.ask("answer", window=play["window"], move=play["legal"][0]["move"])
        page.ask("undo")
        page.play_out(lambda legal: legal[-1])
        page.ask("chat", text="well played")
    return table, page


def test_a_finished_game_verifies_at_home(guest: Guest) -> None:
    table, page = played(guest)
    answer = guest.get(f"/api/tables/{table}/record")
    record = answer.json()

    assert f'filename="magicians-{table}.grimoire.json"' in answer.headers["content-disposition"]
    assert record["commitment"] == page.last("table")["fairness"]["commitment"]
    assert page.nonce in record["nonces"]
    assert grimoire.verify(record).ok
    outcome = grimoire.replay(record).outcome
    assert outcome is not None and list(outcome.scores) == page.last("play")["outcome"]["scores"]


def test_a_running_game_has_no_record_to_take_away(guest: Guest) -> None:
    table = guest.open("magicians", seats=2, bots=["random"])
    answer = guest.get(f"/api/tables/{table}/record")

    assert (answer.status_code, answer.json()["text"]["key"]) == (400, "error-not-over")


def test_the_record_of_a_private_game_is_for_its_people(guest: Guest, other: Guest) -> None:
    table, _ = played(guest, watch="nobody")

    assert guest.get(f"/api/tables/{table}/record").status_code == 200
    answer = other.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["text"]["key"]) == (403, "error-private")
