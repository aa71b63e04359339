"""What the page says: in two languages, why something cannot be played, and where the rule stands."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.sampling import sample

from .conftest import Faults
from .people import by_id, open_table, turn_of


def test_the_language_changes_at_once(page: Page) -> None:
    """Without loading anything anew: on the front page, at a table, in the log and in the rules."""
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.evaluate("window.same = true")
    by_id(page, "lang-fr").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Des jeux de magie, prêts à jouer")
    by_id(page, "play-now-gargon").click()
    turn_of(page)
    expect(by_id(page, "log")).to_contain_text("Tour 1")
    page.get_by_role("button", name="Règles").first.click()
    expect(page.locator("#G1")).to_contain_text("cartes")
    by_id(page, "lang-en").first.click()
    expect(page.locator("#G1")).to_contain_text("cards")
    page.get_by_role("button", name="Log").first.click()
    expect(by_id(page, "log")).to_contain_text("Round 1")
    assert page.evaluate("window.same")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_card_that_cannot_be_played_says_why(page: Page) -> None:
    """And the clause leads to the rule."""
    open_table(page, "gargon", 3, ("random", "random"))
    turn_of(page)
    while page.locator(".hand .dim").count() == 0:
        page.locator(".hand .lit:not(.selected)").first.click()
    page.locator(".hand .dim").first.click()
    clause = by_id(page, "clause")
    expect(by_id(page, "refusal")).to_be_visible()
    name = clause.inner_text()
    assert re.fullmatch(r"G\d+", name)
    clause.click()
    expect(by_id(page, "drawer").locator(f"#{name}")).to_be_focused()
    expect(by_id(page, "drawer").locator(f"#{name}")).to_be_in_viewport()
    page.get_by_role("button", name="Close").first.click()


def test_the_rules_stand_on_a_page_of_their_own(page: Page) -> None:
    page.goto("/rules/magicians#M6")
    expect(page.locator("#M6")).to_be_in_viewport()
    expect(page.get_by_role("heading", level=1)).to_have_text("Duel of Magicians")


PATHS = ["/", "/new?game=dragonstones", "/about", "/rules/zargos", "/nothing-here"]


@pytest.mark.parametrize("path", sample(PATHS, "/new?game=dragonstones"))
def test_no_page_shows_the_key_of_a_text(page: Page, faults: Faults, path: str) -> None:
    """Nor does a picture: texts of a game are loaded at its tables. A wrong address is the front page."""
    faults.bear("404")
    for lang in ("en", "fr"):
        page.goto(path)
        by_id(page, f"lang-{lang}").first.click()
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert re.findall(r"\b(?:page|event|error)-[a-z]+-[a-z-]+", page.locator("body").inner_text()) == []
        assert page.locator("svg text").filter(has_text="page-").count() == 0
