"""How strong a bot is: chosen for a new table, and changed in the waiting room."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .access import assert_accessible
from .people import by_id, expect_status, log_of, open_table, play_on, turn_of


def test_a_game_with_a_mage(page: Page) -> None:
    open_table(page, "magicians", 2, ("mage",))
    turn_of(page)
    before = len(log_of(page))
    play_on(page, times=4)
    turn_of(page)
    assert len(log_of(page)) > before + 4
    assert any(line.startswith("Player 2") for line in log_of(page))


class Warming:
    """What the server tells of its tables is altered on its way: which bots play as apprentices for now."""

    def __init__(self, page: Page, seats: list[int]) -> None:
        self.seats = seats
        self.last: dict[str, Any] = {}
        page.route_web_socket("**/socket", self._connect)

    def change(self, seats: list[int]) -> None:
        self.seats = seats
        self.line.send(json.dumps({**self.last, "warming": seats}))

    def _connect(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(self._told(str(text))))
        line.on_message(server.send)

    def _told(self, text: str) -> str:
        message = json.loads(text)
        if message["type"] != "table":
            return text
        self.last = message
        return json.dumps({**message, "warming": self.seats})


def test_the_seat_of_a_mage_says_that_an_apprentice_plays_for_now(page: Page) -> None:
    """Nothing else tells of compiling, and it is gone when the mage can search."""
    warming = Warming(page, [1])
    open_table(page, "magicians", 2, ("mage",))
    turn_of(page)
    seat = by_id(page, "warming-1")
    expect(seat).to_have_text("warming up, plays as an apprentice until then")
    assert_accessible(page)
    by_id(page, "lang-fr").click()
    expect(seat).to_have_text("se prépare, et joue en apprenti d’ici là")
    warming.change([])
    expect(seat).to_have_count(0)


@pytest.mark.long
def test_a_level_is_changed_in_the_waiting_room(page: Page, other: Page) -> None:
    """By the host; everybody sees it at once, and others cannot change it."""
    link = open_table(page, "magicians", 3, ("apprentice", None))
    other.goto(link)
    seat = other.locator("li", has_text="Bot (apprentice)")
    expect(seat).to_have_count(1)
    expect(by_id(other, "level-1")).to_have_count(0)
    level = by_id(page, "level-1")
    expect(level).to_have_value("apprentice")
    for value, told in (("mage", "Bot (mage)"), ("random", "Bot (plays at random)")):
        level.select_option(value)
        expect(other.locator("li", has_text=told)).to_have_count(1)
        expect(level).to_have_value(value)
    by_id(page, "place-2").click()
    by_id(page, "level-2").select_option("mage")
    expect(other.locator("li", has_text="Bot (mage)")).to_have_count(1)
    assert_accessible(page)
    by_id(other, "lang-fr").click()
    expect(other.locator("li", has_text=re.compile("Robot .mage."))).to_have_count(1)
    by_id(page, "start").click()
    turn_of(page)
    expect_status(page, "running")
