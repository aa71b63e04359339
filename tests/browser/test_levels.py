"""How strong a bot is: chosen for a new table, and changed in the waiting room."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.waiting import page_waits

from .access import assert_accessible
from .conftest import Faults
from .people import by_id, expect_status, log_of, open_table, play_on, turn_of


def wait_for_mages(page: Page, faults: Faults, game: str) -> None:
    """Until a table with a mage can be opened: as long as its search is compiled the page says so."""
    faults.bear("status of 400")
    page.goto(f"/new?game={game}")
    by_id(page, "seats").select_option("2")
    by_id(page, "bot-1").select_option("mage")
    by_id(page, "option-deals").fill("1")

    def is_opened() -> bool:
        by_id(page, "open-table").click()
        problem = by_id(page, "problem")
        expect(problem.or_(by_id(page, "table"))).to_be_visible()
        if problem.count() > 0:
            expect(problem).to_contain_text("its thinking is still being prepared")
        return problem.count() == 0

    page_waits(page, is_opened)


def test_a_game_with_a_mage(page: Page, faults: Faults) -> None:
    wait_for_mages(page, faults, "magicians")
    expect_status(page, "running")
    turn_of(page)
    before = len(log_of(page))
    play_on(page, times=4)
    turn_of(page)
    assert len(log_of(page)) > before + 4
    assert any(line.startswith("Player 2") for line in log_of(page))


@pytest.mark.long
def test_a_level_is_changed_in_the_waiting_room(page: Page, other: Page, faults: Faults) -> None:
    """By the host; everybody sees it at once, and others cannot change it."""
    wait_for_mages(page, faults, "magicians")
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
