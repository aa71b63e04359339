"""What a page asks of its table, over the socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from litestar.exceptions import WebSocketDisconnect

from grimoire.games import find
from grimoire.match import log

from .conftest import Guest, Socket


@contextmanager
def two_people(guest: Guest, other: Guest, game: str = "gargon") -> Iterator[tuple[Socket, Socket]]:
    """A table with two people and a bot, dealt."""
    table = guest.open(game, seats=3, bots=[None, "random"])
    with guest.socket(table) as one, other.socket(table) as two:
        one.sit(0)
        two.sit(1)
        one.start()
        one.open_nonce()
        two.until(lambda told: told["type"] == "table" and told["nonce_wanted"])
        two.open_nonce()
        one.until(lambda told: told["type"] == "play")
        yield one, two


def test_a_game_starts_when_all_nonces_are_open(guest: Guest, other: Guest) -> None:
    table = guest.open("gargon", seats=3, bots=[None, "random"])
    with guest.socket(table) as one, other.socket(table) as two:
        assert one.refused("start") == "error-seats-empty"
        one.sit(0)
        assert two.refused("sit", seat=0, nonce_hash="0" * 64) == "error-seat-taken"
        two.sit(1)
        assert two.refused("start") == "error-not-host"
        assert one.refused("open", nonce=one.nonce) == "error-nonce-unwanted"
        one.start()
        assert one.refused("open", nonce="0" * 32) == "error-nonce"
        one.open_nonce()
        two.open_nonce()
        told = two.last("table")

        assert told["status"] == "running"
        assert told["fairness"]["nonces"] == [one.nonce, two.nonce, ""]
        assert told["fairness"]["secret"] is None


def test_hands_are_told_to_their_owners_alone(guest: Guest, other: Guest) -> None:
    with two_people(guest, other) as (one, two):
        first, second = one.last("play")["view"], two.last("play")["view"]

    assert (first["viewer"], second["viewer"]) == (0, 1)
    assert len(first["hand"]) == len(second["hand"]) == 10
    assert first["seats"][0]["hand_count"] == 10 and "hand" in first["seats"][1]


def test_a_resent_answer_is_done_once(guest: Guest) -> None:
    with guest.socket(guest.open("gargon", seats=3, bots=["random", "random"])) as page:
        page.begin()
        play = page.asked()
        move = play["legal"][0]["move"]
        assert page.ask("answer", window=play["window"], move=move)["type"] == "done"
        assert page.ask("answer", window=play["window"], move=move)["type"] == "done"
        assert page.refused("answer", window=999, move=move) == "error-window"


def test_an_illegal_answer_names_its_clause(guest: Guest) -> None:
    with guest.socket(
        guest.open("gargon", seats=3, bots=["random", "random"], options={"starter": 1})
    ) as page:
        page.begin()
        refused = page.ask("answer", window=page.asked()["window"], move="pass 1+0")

    assert refused["problem"]["clause"] == "G7"
    assert refused["problem"]["text"]["key"] == "illegal-pass-leader"


def test_alone_with_bots_one_goes_back_freely(guest: Guest) -> None:
    with guest.socket(
        guest.open("gargon", seats=3, bots=["random", "random"], options={"starter": 1})
    ) as page:
        page.sit()
        assert page.refused("undo") == "error-not-started"
        page.start()
        page.open_nonce()
        assert page.refused("undo") == "error-nothing-to-undo"
        play = page.asked()
        page.ask("answer", window=play["window"], move=play["legal"][0]["move"])
        page.ask("undo")
        again = page.last("play")

    assert again["view"]["picked"] == []
    assert again["window"] == play["window"] + 2


def test_chat_reaches_everybody_there(guest: Guest, other: Guest) -> None:
    table = guest.open("magicians", seats=2)
    with guest.socket(table) as one, other.socket(table) as two:
        one.sit()
        one.ask("chat", text="hello")
        line = two.until(lambda told: told["type"] == "line")

    assert (line["text"], line["seat"], line["number"]) == ("hello", 0, 1)


def test_the_host_s_role_passes_on(guest: Guest, other: Guest) -> None:
    table = guest.open("magicians", seats=2)
    with guest.socket(table) as one, other.socket(table) as two:
        one.sit(0)
        two.sit(1)
        one.ask("leave")
        told = two.until(lambda one: one["type"] == "table" and one["may_host"])

        assert [chair["taken"] for chair in told["chairs"]] == [False, True]
        assert two.ask("place", seat=0, bot="random")["type"] == "done"
        assert two.ask("place", seat=0, bot=None)["type"] == "done"
        assert two.refused("place", seat=0, bot="merlin") == "error-bot"
        assert one.refused("leave") == "error-only-watching"


def test_a_bot_stands_in_for_who_leaves_until_they_come_back(guest: Guest, other: Guest) -> None:
    with two_people(guest, other) as (one, _):
        one.ask("leave")
        assert one.last("table")["chairs"][0]["stand_in"]
        assert one.refused("answer", window=1, move="done") in ("error-bot-plays", "error-window")
        one.ask("return")
        assert not one.last("table")["chairs"][0]["stand_in"]
        assert one.refused("return") == "error-seat-taken"


def test_a_rematch_is_one_other_table_like_this_one_for_all(guest: Guest, other: Guest) -> None:
    table = guest.open("magicians", seats=2, bots=["random"], options={"deals": 1}, join="anyone")
    with guest.socket(table) as page, other.socket(table) as watching:
        page.begin()
        assert page.refused("rematch") == "error-not-over"
        page.play_out(lambda legal: legal[0])
        number = page.ask("rematch")["table"]
        assert page.ask("rematch")["table"] == number
        assert page.last("table")["rematch"] == number
        assert watching.refused("rematch") == "error-only-watching"
        assert watching.last("table")["rematch"] == number
    line = guest.get(f"/api/tables/{number}").json()

    assert (line["game"], line["free"], line["status"]) == ("magicians", 1, "open")
    assert [chair["bot"] for chair in line["chairs"]] == [None, "random"]


def test_nobody_goes_back_once_the_secret_is_shown(guest: Guest) -> None:
    with guest.socket(guest.open("magicians", seats=2, bots=["random"], options={"deals": 1})) as page:
        page.begin()
        last = page.play_out(lambda legal: legal[0])

        assert not last["undo"]
        assert page.refused("undo") == "error-over"


def test_what_cannot_be_understood_is_refused(guest: Guest) -> None:
    with guest.socket(guest.open("gargon")) as page:
        page.next()
        for text in (
            "",
            "nonsense",
            "[]",
            '{"type":"fly","id":1}',
            '{"type":"sit","id":1}',
            '{"id":1}',
            "9" * 5000,
        ):
            page.inner.send_text(text)
            told = page.until(lambda one: one["type"] == "refused")
            assert (told["id"], told["problem"]["text"]["key"]) == (None, "error-request")


def test_a_table_goes_on_after_the_server_forgot_it(guest: Guest) -> None:
    """All that is kept is the log."""
    table = guest.open("gargon", seats=3, bots=["random", "random"], options={"starter": 1})
    with guest.socket(table) as page:
        page.begin()
        play = page.asked()
        page.ask("answer", window=play["window"], move=play["legal"][0]["move"])
        picked = page.last("play")["view"]
    guest.client.app.state.hub.tables.clear()
    with guest.socket(table) as page:
        page.next()
        assert page.next()["view"] == picked


def test_a_table_that_cannot_be_played_again_is_frozen_and_not_lost(guest: Guest) -> None:
    table = guest.open("gargon", seats=3, bots=["random", "random"])
    hub = guest.client.app.state.hub

    async def damage() -> None:
        await hub.store.append(table, 3, log.Answered(9, 0, 1, "w16"))

    guest.client.blocking_portal.call(damage)
    hub.tables.clear()
    answer = guest.get(f"/api/tables/{table}")

    assert (answer.status_code, answer.json()["text"]["key"]) == (409, "error-frozen")
    assert guest.get("/api/tables").status_code == 200
    with guest.socket(table) as page, pytest.raises(WebSocketDisconnect):
        page.next()


def test_seats_of_bots_that_cannot_search_yet_are_told(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """And told again when they can: the table is as it was else."""
    compiling = guest.client.app.state.compiling
    searching = compiling.searching["magicians"]
    searching.clear()
    with guest.socket(guest.open("magicians", seats=3, bots=["mage", "apprentice"])) as page:
        before = page.until(lambda told: told["type"] == "table")
        searching.set()
        compiling.changed(find("magicians"))
        after = page.until(lambda told: told["type"] == "table")

    assert (before["warming"], after) == ([1], {**before, "warming": []})
