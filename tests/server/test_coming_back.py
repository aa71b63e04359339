"""Coming back to a table, several tabs, and a log that says what stands."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Guest, Socket


def opening(page: Socket) -> dict[str, Any]:
    """The first that a page is told of the game."""
    page.until(lambda told: told["type"] == "play")
    return page.last("play")


def keys(play: dict[str, Any]) -> list[str]:
    return [line["key"] for line in play["told"]]


def alone(guest: Guest, game: str = "magicians") -> str:
    """A table of one person and a bot, dealt and played for a while."""
    options = {"deals": 1} if game == "magicians" else {}
    bots = ["random"] if game == "magicians" else ["random", "random"]
    table = guest.open(game, seats=len(bots) + 1, bots=bots, options=options)
    with guest.socket(table) as page:
        page.begin()
        for _ in range(3):
            play = page.asked()
            page.ask("answer", window=play["window"], move=play["legal"][0]["move"])
    return table


@pytest.mark.parametrize("game", ["magicians", "gargon"])
def test_whoever_comes_back_is_told_the_whole_log(guest: Guest, game: str) -> None:
    table = alone(guest, game)
    with guest.socket(table) as page, guest.socket(table) as tab:
        first, second = opening(page), opening(tab)

    assert first["whole"] and first["after"] == 0
    assert first["told"]  # how many lines three answers make depends on the deal
    common = len(first["told"])  # a bot may have played on in between
    assert first["told"] == second["told"][:common]
    assert first["events"] == second["events"][: len(first["events"])]


def test_later_messages_tell_only_what_is_new(guest: Guest) -> None:
    table = alone(guest)
    with guest.socket(table) as page:
        first = opening(page)
        play = page.asked()
        lines = sum(len(one["told"]) for one in page.told if one["type"] == "play")
        page.ask("answer", window=play["window"], move=play["legal"][0]["move"])
        later = page.last("play")

    assert not later["whole"] and later["number"] > first["number"]
    assert later["after"] == lines


def test_a_log_of_two_tabs_is_the_same_after_going_back(guest: Guest) -> None:
    """Gargon, the leader's first play: a pick is taken back, and so are the lines that told of it."""
    table = guest.open("gargon", seats=3, bots=["random", "random"], options={"starter": 1})
    with guest.socket(table) as page, guest.socket(table) as tab:
        page.begin()
        play = page.last("play")
        page.ask("answer", window=play["window"], move=play["legal"][0]["move"])
        page.ask("undo")
        back = page.last("play")
        seen = tab.until(lambda told: told["type"] == "play" and told["notice"] is not None)

    assert back["notice"]["key"] == "notice-undone"
    assert back["notice"]["values"]["you"] == "yes"
    assert (back["after"], back["told"], back["view"]) == (seen["after"], seen["told"], seen["view"])
    with guest.socket(table) as page:
        again = opening(page)
    assert len(again["told"]) == back["after"]
    assert again["view"] == back["view"]


def test_what_was_said_is_told_once_more_with_the_same_numbers(guest: Guest) -> None:
    table = guest.open("gargon", seats=3)
    with guest.socket(table) as page:
        page.ask("chat", text="one")
        page.ask("chat", text="two")
    with guest.socket(table) as page:
        lines = [page.until(lambda told: told["type"] == "line") for _ in range(2)]

    assert [(line["number"], line["text"]) for line in lines] == [(1, "one"), (2, "two")]


def test_a_new_name_is_used_by_a_socket_that_was_open_before(guest: Guest) -> None:
    with guest.socket(guest.open("gargon", seats=3)) as page:
        page.next()
        guest.patch("/api/me", {"name": "Ada"})
        page.ask("chat", text="here")
        page.sit()

        assert page.last("line")["name"] == "Ada"
        assert page.last("table")["chairs"][0]["name"] == "Ada"
