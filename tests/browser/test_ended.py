"""A game that a change of rules has ended, at the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.processes import Server
from tests.stored.database import of_earlier_rules, put

from .access import assert_accessible
from .people import by_id


def go_to_ended(page: Page, server: Server, game: str) -> None:
    """By the list on the front page."""
    page.goto("/")
    expect(by_id(page, "play-now-gargon")).to_be_enabled()
    number = put(server.data, game, guest_at(page), of_earlier_rules)
    page.reload()
    page.locator(f'a[href="/t/{number}"]').click()
    expect(by_id(page, "ended")).to_be_visible()


def guest_at(page: Page) -> str:
    return str(page.evaluate("fetch('/api/me', {method: 'POST'}).then((answer) => answer.json())")["guest"])


@pytest.mark.parametrize("game", ["gargon", "zargos"])
def test_all_that_was_played_can_be_read(page: Page, server: Server, game: str) -> None:
    go_to_ended(page, server, game)
    ended = by_id(page, "ended")

    expect(ended).to_contain_text("Ended by a change of rules")
    expect(ended).to_contain_text("This was made under version 0 of the rules")
    expect(ended.get_by_role("listitem").first).to_have_text("The game begins.")
    expect(ended.get_by_role("listitem").filter(has_text=re.compile("Bo.?: ")).first).to_be_visible()
    expect(page.locator("[data-move]")).to_have_count(0)
    assert_accessible(page)


def test_another_game_can_be_played_after_it(page: Page, server: Server) -> None:
    go_to_ended(page, server, "gargon")
    ended = page.url
    by_id(page, "rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and url != ended)

    expect(by_id(page, "leave").first).to_be_visible()
