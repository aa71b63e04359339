"""Several people at one table, each at a browser of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .conftest import NewContext
from .people import (
    Heard,
    answer,
    by_id,
    expect_status,
    hand_of,
    log_of,
    open_table,
    play_on,
    settle,
    sit_together,
    turn_of,
)


def assert_unknown(cards: list[str], page: Page, heard: Heard) -> None:
    """Nothing in the page, and nothing that it was ever sent, names these cards."""
    known = page.content() + "".join(heard.texts)
    for card in cards:
        if card[1:] != "0":  # there are two of each 0: another may lie open
            assert f'"{card}"' not in known


def assert_no_secrets_of(seat: int, heard: Heard) -> None:
    """Of what that seat drew or laid face down, the events told the colour alone."""
    events = [event for play in heard.plays for event in play["events"]]
    secret = [event for event in events if event[1] == seat and event[0] in ("dealt", "drew", "played")]
    assert secret and all(event[4] is None for event in secret)


def test_two_people_and_somebody_who_watches(page: Page, other: Page, new_context: NewContext) -> None:
    anna, bob, carl = page, other, new_context().new_page()
    heard = {one: Heard(one) for one in (anna, bob, carl)}
    link = sit_together(anna, bob, "gargon", 3, (None, "random"))
    carl.goto(link)
    expect(by_id(carl, "sentence")).to_have_text("You are watching.")
    for _ in range(6):
        asked = turn_of(anna, bob)
        settle(anna, bob, carl)
        annas, bobs = hand_of(anna), hand_of(bob)
        assert_unknown(bobs, anna, heard[anna])
        assert_unknown(annas, bob, heard[bob])
        assert_unknown(annas + bobs, carl, heard[carl])
        answer(asked)
    for seat, owner in enumerate((anna, bob)):
        for looker in {anna, bob, carl} - {owner}:
            assert_no_secrets_of(seat, heard[looker])
    expect(carl.locator("[data-move]")).to_have_count(0)
    expect(by_id(carl, "hand")).to_have_count(0)
    turn_of(anna, bob)
    settle(anna, bob, carl)
    before = log_of(carl)
    assert len(before) > 10
    carl.reload()
    expect(by_id(carl, "log").locator("li")).to_have_count(len(before))
    assert log_of(carl) == before


def test_a_private_table_is_closed_to_strangers(page: Page, other: Page) -> None:
    link = open_table(page, "magicians", 2, ("random",), watch="nobody")
    expect_status(page, "running")
    other.goto(link)
    expect(by_id(other, "no-table")).to_contain_text("This table is private")
    other.get_by_role("link", name="Home").last.click()
    expect(by_id(other, "play-now-magicians")).to_be_enabled()


@pytest.mark.long
def test_an_invitation_says_when_only_this_machine_can_follow_it(page: Page) -> None:
    link = open_table(page, "magicians", 2, (None,))
    expect(by_id(page, "link")).to_have_value(link)
    expect(by_id(page, "invitation")).to_contain_text("Only this machine finds this address.")


@pytest.mark.long
def test_two_tabs_of_one_person(context: BrowserContext) -> None:
    first = context.new_page()
    link = open_table(first, "magicians", 2, ("random",), option_deals=1)
    second = context.new_page()
    second.goto(link)
    turn_of(first)
    turn_of(second)
    assert hand_of(first) == hand_of(second)
    for one in (first, second, first):
        one.bring_to_front()
        answer(one)
        turn_of(first)
        turn_of(second)
        assert hand_of(first) == hand_of(second)
        assert log_of(first) == log_of(second)


def test_taking_back(page: Page, other: Page) -> None:
    """Taking the fight tells nobody anything: it can be undone, and the log forgets it."""
    anna, bob = page, other
    sit_together(anna, bob, "magicians", 2)
    answer(turn_of(anna, bob))
    taker = turn_of(anna, bob)
    watcher = bob if taker is anna else anna
    expect(by_id(watcher, "log").locator("li")).to_have_count(
        len(log_of(taker))
    )  # both have heard the last move
    before, fight = log_of(watcher), by_id(watcher, "fight").inner_html()
    taker.locator("[data-move=take]").click()
    expect(by_id(watcher, "log").locator("li")).to_have_count(len(before) + 1)
    by_id(taker, "undo").click()
    expect(by_id(watcher, "notice")).to_contain_text("took a move back")
    expect(by_id(taker, "notice")).to_have_text("You took a move back.")
    expect(taker.locator("[data-move=take]")).to_be_visible()
    assert log_of(watcher) == before
    assert by_id(watcher, "fight").inner_html() == fight
    expect(by_id(taker, "undo")).to_have_count(0)


def test_asking_to_take_back(page: Page, other: Page) -> None:
    anna, bob = page, other
    sit_together(anna, bob, "magicians", 2)
    answer(turn_of(anna, bob))
    taker = turn_of(anna, bob)
    watcher = bob if taker is anna else anna
    taker.locator("[data-move=take]").click()
    by_id(taker, "menu").click()
    by_id(taker, "ask-takeback").click()
    expect(by_id(watcher, "sentence")).to_contain_text("would like to take a move back")
    by_id(watcher, "agree").click()
    expect(taker.locator("[data-move=take]")).to_be_visible()


def test_chat(page: Page, other: Page) -> None:
    anna, bob = page, other
    anna.goto("/")
    by_id(anna, "name").fill("Anna")
    by_id(anna, "rename").click()
    expect(by_id(anna, "rename")).to_have_text("Saved")
    bob.goto(open_table(anna, "magicians", 2))
    by_id(anna, "chat").click()
    by_id(anna, "chat-input").fill("Hello, <b>Bob</b>!")
    by_id(anna, "chat-input").press("Enter")
    door = bob.get_by_role("button", name="Chat").first
    expect(door).to_contain_text("Something new was said")
    door.click()
    lines = bob.locator("ol[data-testid=chat] li")
    expect(lines).to_have_text(["Anna Hello, <b>Bob</b>!"])
    bob.reload()
    expect(bob.get_by_role("button", name="Chat").first).not_to_contain_text("Something new was said")
    bob.get_by_role("button", name="Chat").first.click()
    expect(lines).to_have_count(1)


def test_leaving_and_a_rematch(page: Page, other: Page) -> None:
    """A bot plays on for Bob, who comes back for the next game: one table for all who want another."""
    anna, bob = page, other
    first = sit_together(anna, bob, "magicians", 2)
    by_id(bob, "menu").click()
    by_id(bob, "leave").click()
    expect(by_id(bob, "sentence")).to_have_text("A bot plays for you.")
    play_on(anna)
    for one in (anna, bob):
        expect_status(one, "over")
    by_id(anna, "rematch").click()
    expect(by_id(anna, "start")).to_be_visible()
    assert anna.url != first
    expect(by_id(bob, "rematch")).to_have_text("Join it")
    by_id(bob, "rematch").click()
    by_id(anna, "start").click()
    assert bob.url == anna.url
    turn_of(anna, bob)
    expect_status(bob, "running")
