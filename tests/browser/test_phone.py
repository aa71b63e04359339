"""On a phone: nothing to scroll sideways, nothing out of reach, nothing too small for a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.sampling import sample

from .doctored import QUESTIONS, Doctored
from .people import by_id, open_table, play_on, turn_of

pytestmark = pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2
)

THUMB = 40  # pixels

# The main controls that are too small, and those that something else covers even after scrolling to them.
CONTROLS = """(thumb) => {
  // Places on a map are as large as they are: a finger goes nearer first, and the list has all of them.
  const wanted = ".button, [data-move]:not(path), .hand [data-card], nav button, .languages button, "
    + "aside button, select, input, summary, header a:not(.skip)";
  const told = (one) => `${one.outerHTML.slice(0, 90)} ${one.getBoundingClientRect().width}`;
  const shown = [...document.querySelectorAll(wanted)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.type !== "checkbox"
  );
  const small = shown.filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width < thumb || height < thumb;
  });
  const hidden = shown.filter((one) => {
    one.scrollIntoView({ block: "center", inline: "center" });
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !one.contains(at);
  });
  return { small: small.map(told), hidden: hidden.map(told), count: shown.length };
}"""


def assert_fits(page: Page) -> None:
    width = page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= 360, page.url
    controls = page.evaluate(CONTROLS, THUMB)
    assert controls["count"] > 0
    assert controls["small"] == [], page.url
    assert controls["hidden"] == [], page.url


def test_pages(page: Page) -> None:
    page.goto("/")
    expect(by_id(page, "play-now-gargon")).to_be_enabled()
    assert_fits(page)
    for path in (
        "/new",
        "/new?game=dragonstones",
        "/new?game=zargos",
        "/rules/gargon",
        "/rules/dragonstones",
        "/about",
    ):
        page.goto(path)
        page.locator("h1").wait_for()
        assert_fits(page)


def test_a_waiting_room(page: Page) -> None:
    open_table(page, "gargon", 5)
    expect(by_id(page, "start")).to_be_visible()
    assert_fits(page)


def test_magicians(page: Page) -> None:
    open_table(page, "magicians", 6, ("random",) * 5, option_deals=1)
    turn_of(page)
    assert_fits(page)
    play_on(page)
    assert_fits(page)


def test_dragonstones(page: Page) -> None:
    open_table(page, "dragonstones", 6, ("random",) * 5, option_open_purses=True)
    turn_of(page)
    for coin in ("fairy", "common"):
        by_id(page, f"put-{coin}").click()
    assert_fits(page)
    play_on(page, times=8)
    turn_of(page)
    assert_fits(page)


@pytest.mark.parametrize("kind", sample(QUESTIONS, "pay", "character"))
def test_questions_of_dragonstones(page: Page, kind: str) -> None:
    Doctored(page, **QUESTIONS[kind])
    open_table(page, "dragonstones", 4, ("random",) * 3)
    turn_of(page)
    assert_fits(page)


def test_zargos(page: Page) -> None:
    """With many places in the list, with one chosen, with a number asked; Amazons have no say in fights."""
    seats = "amazons, knights, dragons, winged"
    open_table(page, "zargos", 4, ("random",) * 3, option_rounds=2, option_peoples=seats)
    for _ in range(3):
        turn_of(page)
        assert page.evaluate("innerWidth") == 360
        assert_fits(page)
        page.locator(".places [data-move], [data-testid=action-main]").first.click()


def test_gargon(page: Page) -> None:
    open_table(page, "gargon", 5, ("random",) * 4)
    turn_of(page)
    assert_fits(page)
    play_on(page, times=5)
    turn_of(page)
    assert_fits(page)
    for drawer in ("log-tab", "menu"):
        by_id(page, drawer).click()
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 360
        by_id(page, "drawer-close").click()
