"""Who may look at a table."""

from __future__ import annotations

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from .conftest import Guest


def started(guest: Guest, **told: str) -> str:
    table = guest.open("gargon", seats=3, bots=["random", "random"], options={"starter": 1}, **told)
    with guest.socket(table) as page:
        page.begin()
    return table


def closed(guest: Guest, table: str) -> int:
    """The code with which the server closes a socket."""
    with guest.socket(table) as page, pytest.raises(WebSocketDisconnect) as caught:
        page.next()
    return int(caught.value.code)


def test_a_spectator_sees_no_hand_and_is_asked_nothing(guest: Guest, other: Guest) -> None:
    with other.socket(started(guest)) as page:
        table, play = page.next(), page.next()

        assert table["you"] is None
        assert (play["view"]["hand"], play["window"], play["legal"], play["undo"]) == (None, None, [], False)
        assert page.refused("answer", window=1, move="done") == "error-only-watching"
        assert page.refused("undo") == "error-only-watching"


def test_a_private_table_is_seen_by_its_people_alone(guest: Guest, other: Guest) -> None:
    table = started(guest, watch="nobody")

    assert closed(other, table) == 4403
    with guest.socket(table) as page:
        assert page.next()["you"] == 0


def test_before_the_start_a_private_table_shows_its_seats_to_whoever_is_invited(
    guest: Guest, other: Guest
) -> None:
    table = guest.open("gargon", seats=3, watch="nobody")
    with other.socket(table) as page:
        assert page.next()["status"] == "open"
        page.sit(1)


def test_a_guest_who_only_looked_is_sent_away_when_a_private_game_starts(guest: Guest, other: Guest) -> None:
    table = guest.open("gargon", seats=3, bots=["random", "random"], watch="nobody")
    with guest.socket(table) as page, other.socket(table) as looking:
        page.begin()
        with pytest.raises(WebSocketDisconnect) as caught:
            while True:
                assert looking.next()["type"] != "play"

    assert caught.value.code == 4403


def test_an_unknown_table_and_an_unknown_guest(guest: Guest, client: TestClient) -> None:  # type: ignore[type-arg]
    assert closed(guest, "nothing") == 4404
    stranger = Guest(client)
    stranger.cookie = "nobody"
    assert closed(stranger, guest.open("gargon")) == 4401
