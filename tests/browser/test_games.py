"""Whole games, from opening the table to the result, by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .access import assert_accessible
from .delays import assert_seen_soon, watch_delays
from .people import by_id, expect_status, is_over, open_table, play_on, turn_of, wait_until, watch_motion


def test_a_game_of_magicians(page: Page) -> None:
    watch_delays(page)
    open_table(page, "magicians", 3, ("apprentice", "random"), option_deals=1)
    assert play_on(page) > 3
    expect_status(page, "over")
    expect(by_id(page, "result").locator("li")).to_have_count(3)
    expect(by_id(page, "result").locator("li.wins")).not_to_have_count(0)
    assert_seen_soon(page)
    assert_accessible(page)
    by_id(page, "menu").click()
    for promise in ("fair-secret", "fair-nonce"):
        expect(by_id(page, promise)).to_have_attribute("data-verdict", "holds")
    with page.expect_download() as record:
        by_id(page, "record").click()
    assert "magicians" in record.value.path().read_text()


def test_a_game_of_gargon(page: Page) -> None:
    open_table(page, "gargon", 3, ("apprentice", "random"))
    assert play_on(page) > 10
    expect_status(page, "over")
    expect(by_id(page, "result").locator("li")).to_have_count(3)


def test_a_game_of_dragonstones(page: Page) -> None:
    """A coin now and then, nothing otherwise; whatever a power asks is answered."""
    open_table(page, "dragonstones", 3, ("apprentice", "apprentice"))
    for _ in range(40):
        if is_over(turn_of(page)):
            break
        if by_id(page, "action-main").count() and by_id(page, "put-fairy").count():
            by_id(page, "put-fairy").click()
        play_on(page, times=3)
    play_on(page)
    expect_status(page, "over")
    expect(by_id(page, "result").locator("li")).to_have_count(3)
    expect(by_id(page, "result").locator("li.wins")).not_to_have_count(0)


@pytest.mark.browser_context_args(reduced_motion="no-preference")
@pytest.mark.long
def test_things_move_and_come_to_rest(page: Page) -> None:
    """With motion: cards fly above the table, a click ends it, and nothing of it is left."""
    watch_motion(page)
    open_table(page, "gargon", 3, ("apprentice", "apprentice"))
    play_on(page, times=1)
    wait_until(page, "seen.told && seen.flights > 3")
    page.mouse.click(5, 400)
    turn_of(page)
    expect(page.locator(".ghost")).to_have_count(0)
    wait_until(page, "document.getAnimations().length === 0")
