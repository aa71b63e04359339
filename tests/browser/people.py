"""People at a browser, who do what a person can: look, click, type."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.waiting import page_waits

# What is there once a question is to be answered; where a card is to be put back, the cards alone.
ASKED = "[data-move], [data-testid=action-main], .card.lit[data-card]"
OVER = "[data-testid=result]"


def by_id(page: Page, name: str) -> Locator:
    return page.get_by_test_id(name)


# ---------------------------------------------------------------- coming to a table


def open_table(page: Page, game: str, seats: int, bots: tuple[str | None, ...] = (), **told: Any) -> str:
    """Fills in the form for a new table and opens it; the link to it."""
    page.goto(f"/new?game={game}")
    by_id(page, "seats").select_option(str(seats))
    for seat, bot in enumerate(bots, start=1):
        if bot is not None:
            by_id(page, f"bot-{seat}").select_option(bot)
    for name, value in told.items():
        fill(by_id(page, name.replace("_", "-", 1)), value)
    by_id(page, "open-table").click()
    page.wait_for_url(re.compile("/t/"))
    return page.url


def fill(field: Locator, value: Any) -> None:
    if isinstance(value, bool):
        field.set_checked(value)
    elif field.evaluate("field => field.tagName") == "SELECT":
        field.select_option(str(value))
    else:
        field.fill(str(value))


def sit_together(anna: Page, bob: Page, game: str, seats: int, bots: tuple[str | None, ...] = ()) -> str:
    """Anna opens a table, Bob follows her link and sits down, Anna starts; the link."""
    open_table(anna, game, seats, bots, **({"option_deals": 1} if game == "magicians" else {}))
    link = by_id(anna, "link").input_value()
    bob.goto(link)
    by_id(bob, "sit-1").click()
    by_id(anna, "start").click()
    for page in (anna, bob):
        expect(by_id(page, "hand")).to_be_visible()
    return link


# ---------------------------------------------------------------- playing


def turn_of(*pages: Page) -> Page:
    """Whoever of them is asked, or sees the result, first."""
    wanted = f"{ASKED}, {OVER}"
    found = page_waits(
        pages[0],
        lambda: next((page for page in pages if page.locator(wanted).count() > 0), None),
        lambda: [by_id(page, "sentence").all_inner_texts() for page in pages],
    )
    assert found is not None
    return found


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def answer(page: Page) -> None:
    """One answer: cards chosen until they make a play, if that is asked; else the last thing offered."""
    play = page.locator("button[data-testid=action-main]:not([data-move])")
    if play.count() > 0:
        while play.is_disabled():
            page.locator("[data-testid=hand] .lit:not(.selected)").first.click()
        play.click()
    else:
        page.locator("[data-move]").last.click()


def play_on(*pages: Page, times: int = 400) -> int:
    """Answers whatever anyone of them is asked, until the result is shown; how many times."""
    for count in range(times):
        page = turn_of(*pages)
        if is_over(page):
            return count
        answer(page)
    return times


# ---------------------------------------------------------------- looking


def expect_status(page: Page, status: str) -> None:
    expect(by_id(page, "table")).to_have_attribute("data-status", status)


def log_of(page: Page) -> list[str]:
    """What the log says, line by line."""
    return by_id(page, "log").locator("li").all_inner_texts()


def hand_of(page: Page) -> list[str]:
    """My cards as they are written."""
    cards = by_id(page, "hand").locator("[data-card]")
    return list(cards.evaluate_all("cards => cards.map((card) => card.dataset.card)"))


def wait_until(page: Page, true: str) -> None:
    """Waits until an expression holds; the page's policy forbids the way in which Playwright waits."""
    page_waits(page, lambda: page.evaluate(true), lambda: true)


def watch_motion(page: Page) -> None:
    """Notes what is shown only for a moment, from the next page that is loaded on: looking may come too late.

    `seen.flights` counts things that fly, `seen.open` how many fists lay open at once, and `seen.told` says
    whether the table has said that something is being shown.
    """
    page.add_init_script(
        """window.seen = { flights: 0, told: false, open: 0 };
           new MutationObserver((changes) => {
             for (const { addedNodes } of changes)
               for (const node of addedNodes) if (node.classList?.contains("ghost")) seen.flights += 1;
             const sentence = document.querySelector("[data-testid=sentence]")?.textContent ?? "";
             seen.told ||= sentence.includes("Watch what happens. A click skips it.");
             const open = document.querySelectorAll("[data-testid^=fist-]:has([data-piece])").length;
             seen.open = Math.max(seen.open, open);
           }).observe(document, { childList: true, subtree: true, characterData: true });"""
    )


def settle(*pages: Page) -> None:
    """Waits until all have been told the same number of things."""
    most = max(len(log_of(page)) for page in pages)
    for page in pages:
        expect(by_id(page, "log").locator("li")).to_have_count(most)


class Heard:
    """Every message that a page's sockets have received."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.texts.append(str(text)))

    @property
    def plays(self) -> list[dict[str, Any]]:
        return [one for text in self.texts if (one := json.loads(text))["type"] == "play"]
