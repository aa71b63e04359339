"""Clocks over the wire: whoever has no time left is stood in for, and may come back."""

from __future__ import annotations

from .conftest import Guest


def test_a_bot_stands_in_when_the_time_for_a_move_is_over(guest: Guest) -> None:
    clock = {"kind": "move", "seconds": 1}
    options = {"starter": 1}
    with guest.socket(
        guest.open("gargon", seats=3, bots=["random", "random"], options=options, clock=clock)
    ) as page:
        page.begin()
        hour = page.last("play")["clocks"][0]
        assert hour["runs"] and 0 < hour["left"] <= 1000
        told = page.until(lambda one: one["type"] == "table" and one["chairs"][0]["stand_in"])
        page.until(lambda one: one["type"] == "play" and 0 not in one["view"]["actors"])
        assert told["status"] == "running"
        assert page.ask("return")["type"] == "done"
        assert not page.last("table")["chairs"][0]["stand_in"]


def test_a_bank_shrinks_by_what_was_thought_and_grows_by_the_increment(guest: Guest) -> None:
    clock = {"kind": "bank", "seconds": 60, "increment": 5}
    with guest.socket(guest.open("magicians", seats=2, bots=["random"], clock=clock)) as page:
        page.begin()
        play = page.asked()
        page.ask("answer", window=play["window"], move=play["legal"][0]["move"])
        left = page.last("play")["clocks"][0]["left"]

    assert 60_000 < left <= 65_000


def test_a_clock_needs_seconds(guest: Guest) -> None:
    answer = guest.post("/api/tables", {"game": "gargon", "clock": {"kind": "move", "seconds": 0}})

    assert (answer.status_code, answer.json()["text"]["key"]) == (400, "error-clock")
