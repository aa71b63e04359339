"""A connection that breaks, a table that is not there, a game that is not ready yet."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Faults
from .people import (
    answer,
    by_id,
    hand_of,
    log_of,
    open_table,
    play_on,
    settle,
    sit_together,
    turn_of,
    wait_until,
)

SLOW, FROZEN = 4408, 4409


class Lines:
    """The sockets of a page, to be cut as the server would."""

    def __init__(self, page: Page) -> None:
        self.open: list[WebSocketRoute] = []
        self.shut: int | None = None  # the code that every new line is closed with
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self.shut is None:
            line.connect_to_server()
            self.open.append(line)
        else:
            line.close(code=self.shut)

    def cut(self, code: int) -> None:
        while self.open:
            self.open.pop().close(code=code)


def test_a_line_that_is_cut_comes_back_in_sync(page: Page, other: Page) -> None:
    """Anna's line is cut while Bob plays; when she is back she has missed nothing."""
    anna, bob = page, other
    lines = Lines(anna)
    sit_together(anna, bob, "magicians", 3, (None, "random"))
    while turn_of(anna, bob) is not bob:
        answer(anna)
    lines.shut = SLOW
    lines.cut(SLOW)
    expect(by_id(anna, "reconnecting")).to_be_visible()
    answer(bob)
    lines.shut = None
    expect(by_id(anna, "reconnecting")).to_have_count(0)
    turn_of(anna, bob)
    settle(anna, bob)
    shown = log_of(anna), hand_of(anna), by_id(anna, "fight").inner_text()
    anna.reload()
    expect(by_id(anna, "hand")).to_be_visible()
    assert (log_of(anna), hand_of(anna), by_id(anna, "fight").inner_text()) == shown


def test_an_answer_on_a_line_that_breaks_is_sent_again(page: Page) -> None:
    lines = Lines(page)
    open_table(page, "magicians", 2, ("random",), option_deals=1)
    turn_of(page)
    before = log_of(page)
    lines.shut = SLOW
    lines.cut(SLOW)
    answer(page)
    expect(by_id(page, "reconnecting")).to_be_visible()
    lines.shut = None
    expect(by_id(page, "reconnecting")).to_have_count(0)
    play_on(page, times=2)
    assert len(log_of(page)) > len(before)


def test_a_browser_that_is_offline_for_a_while(page: Page, faults: Faults) -> None:
    faults.bear("ERR_INTERNET_DISCONNECTED")
    open_table(page, "magicians", 2, ("random",), option_deals=1)
    turn_of(page)
    before = log_of(page)
    page.context.set_offline(True)
    wait_until(page, "!navigator.onLine")
    page.context.set_offline(False)
    answer(page)
    turn_of(page)
    assert log_of(page)[: len(before)] == before
    assert len(log_of(page)) > len(before)


def test_a_number_that_is_no_table(page: Page) -> None:
    page.goto("/t/nowhere")
    expect(by_id(page, "no-table")).to_contain_text("There is no such table")
    page.get_by_role("link", name="Home").last.click()
    expect(page).to_have_title("Grimoire")


def test_a_table_that_this_version_cannot_play_on(page: Page) -> None:
    lines = Lines(page)
    lines.shut = FROZEN
    open_table(page, "magicians", 2)
    expect(by_id(page, "no-table")).to_contain_text("This table cannot be played on")
