"""For everybody: checked by axe-core in both themes, played with the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .access import assert_accessible, go_to
from .people import by_id, is_over, open_table, play_on, turn_of


def test_pages(page: Page) -> None:
    page.goto("/")
    expect(by_id(page, "play-now-gargon")).to_be_enabled()
    assert_accessible(page)
    for path in ("/new?game=magicians", "/new?game=dragonstones", "/rules/gargon", "/about"):
        page.goto(path)
        page.locator("h1").wait_for()
        assert_accessible(page)


def test_a_waiting_room(page: Page) -> None:
    open_table(page, "gargon", 3)
    expect(by_id(page, "leave").first).to_be_visible()
    assert_accessible(page)


def test_magicians_in_play(page: Page) -> None:
    open_table(page, "magicians", 4, ("random", "random", "random"), option_open_stack=True)
    play_on(page, times=3)
    turn_of(page)
    assert_accessible(page)


def test_gargon_in_play_with_its_drawers(page: Page) -> None:
    open_table(page, "gargon", 4, ("random", "random", "random"))
    play_on(page, times=2)
    turn_of(page)
    assert_accessible(page)
    for drawer in ("chat", "rules", "menu"):
        by_id(page, drawer).first.click()
    assert_accessible(page)


def test_a_game_with_the_keyboard_alone(page: Page) -> None:
    """From the front page to the result, and one always sees where one is."""
    page.goto("/")
    expect(by_id(page, "new-magicians")).to_be_visible()
    press = page.keyboard.press
    go_to(page, "[data-testid=new-magicians]")
    press("Enter")
    go_to(page, "[data-testid=seats]")
    press("2")
    go_to(page, "[data-testid=bot-1]")
    press("ArrowDown")
    go_to(page, "[data-testid=option-deals]")
    press("1")
    go_to(page, "[data-testid=open-table]")
    press("Enter")
    page.wait_for_url(re.compile("/t/"))
    while not is_over(turn_of(page)):
        go_to(page, "[data-move]", "ArrowLeft")
        press("Enter")
    go_to(page, "[data-testid=rematch]")
    press("Enter")
    expect(by_id(page, "result")).to_have_count(0)
