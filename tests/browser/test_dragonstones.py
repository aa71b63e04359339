"""Dragonstones: closed fists, purses behind screens, every question of a power, characters of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.sampling import sample
from tests.waiting import page_waits

from .access import assert_accessible, go_to
from .conftest import Faults, NewContext
from .doctored import QUESTIONS, Doctored
from .people import (
    Heard,
    answer,
    by_id,
    log_of,
    open_table,
    play_on,
    sit_together,
    turn_of,
    wait_until,
    watch_motion,
)

GAME = "dragonstones"
DOCS = Path(__file__).parents[2] / "docs" / "characters"


def put(page: Page, coin: str, times: int = 1) -> None:
    for _ in range(times):
        by_id(page, f"put-{coin}").click()


def bid(page: Page, **coins: int) -> None:
    """Puts coins into the fist, and bids them."""
    for coin, count in coins.items():
        put(page, coin, count)
    by_id(page, "action-main").click()


def fist(page: Page, seat: int) -> Any:
    return by_id(page, f"fist-{seat}")


def told(heard: Heard) -> list[dict[str, Any]]:
    """What a page was told since the fists were last opened, without the numbers of the messages."""
    plays = [{**play, "number": 0, "clocks": 0} for play in heard.plays]
    opened = max((i for i, play in enumerate(plays) if play["events"]), default=0)
    return plays[opened:]


# ---------------------------------------------------------------- the fist


def test_coins_go_into_the_fist_and_out_again(page: Page) -> None:
    open_table(page, GAME, 3, ("random", "random"))
    turn_of(page)
    main = by_id(page, "action-main")
    expect(main).to_have_text("Bid nothing")
    put(page, "fairy", 3)
    put(page, "common")
    expect(main).to_have_text("Bid 4")
    expect(by_id(page, "total")).to_have_attribute("data-total", "4")
    expect(main).to_have_attribute("data-move", "bid 3f+1c")
    by_id(page, "take-fairy").click()
    expect(main).to_have_attribute("data-move", "bid 2f+1c")
    put(page, "silver")
    expect(by_id(page, "refusal")).to_contain_text("Bid as much of your gold as you like, or nothing")
    expect(by_id(page, "clause")).to_have_text("D9")
    expect(main).to_have_attribute("data-move", "bid 2f+1c")
    main.click()
    turn_of(page)
    assert "You bid 2 fairy gold, 1 common gold." in log_of(page)
    expect(by_id(page, "put-fairy")).to_have_attribute("aria-label", "6 fairy gold: put one into your fist")


@pytest.mark.parametrize("phase", sample(["bid", "silver"], "bid"))
def test_a_fist_with_an_amulet_is_worth_twice_as_much(page: Page, phase: str) -> None:
    kind = "common" if phase == "bid" else "silver"
    legal: list[dict[str, Any]] = [
        {"move": f"{phase} {text}", "kind": phase, "args": {}, "gloss": None}
        for text in (("0", "1c", "2c", "2c+1a") if phase == "bid" else ("0", "1", "2", "2+1a"))
    ]
    line = Doctored(
        page,
        window=3,
        legal=legal,
        view={"phase": phase, "tied": [0, 1], "seats": {0: {"amulets": 1, "purse": {"amulets": 1}}}},
    )
    open_table(page, GAME, 3, ("random", "random"))
    turn_of(page)
    put(page, kind, 2)
    put(page, "amulets")
    expect(by_id(page, "total")).to_have_attribute("data-total", "4")
    by_id(page, "action-main").click()
    line.expect_sent(page, legal[-1]["move"])


def test_a_closed_fist_tells_nobody_anything(page: Page, other: Page, new_context: NewContext) -> None:
    """Anna has bid, Bob has not: he learns that she has, and nothing else, however often she changes it."""
    anna, bob, carl = page, other, new_context().new_page()
    heard = {one: Heard(one) for one in (bob, carl)}
    link = sit_together(anna, bob, GAME, 3, (None, "apprentice"))
    carl.goto(link)
    for one in (bob, carl):
        expect(fist(one, 2)).to_have_attribute("data-in", "true")
        expect(fist(one, 0)).to_have_attribute("data-in", "false")
    before = {one: told(heard[one])[-1] for one in heard}
    bid(anna, fairy=3, common=2)
    expect(by_id(anna, "sentence")).to_have_text("Your bid is in: 5. Waiting for Player 2.")
    for one in heard:
        expect(fist(one, 0)).to_have_attribute("data-in", "true")
        now = told(heard[one])[-1]
        assert now == {
            **before[one],
            "waiting": [1],
            "events": [],
            "told": [],
            "whole": now["whole"],
            "after": now["after"],
        }
        assert "bid 3f" not in one.locator("body").inner_html()
        assert fist(one, 0).inner_text().strip() == "Bid is in"
    count = {one: len(heard[one].texts) for one in heard}
    put(anna, "fairy", 2)
    expect(by_id(anna, "action-main")).to_have_text("Bid 7 instead")
    by_id(anna, "action-main").click()
    expect(by_id(anna, "sentence")).to_have_text("Your bid is in: 7. Waiting for Player 2.")
    anna.reload()
    expect(by_id(anna, "total")).to_have_attribute("data-total", "7")
    expect(by_id(anna, "sentence")).to_have_text("Your bid is in: 7. Waiting for Player 2.")
    bid(bob, fairy=1)
    for one in (anna, bob, carl):
        expect(by_id(one, "log")).to_contain_text("5 fairy gold, 2 common gold")
        expect(by_id(one, "undo")).to_have_count(0)
    for one in heard:
        since = [json.loads(text) for text in heard[one].texts[count[one] :]]
        told_next = next(message for message in since if message["type"] != "done")
        assert told_next["events"], "a change of mind is nobody's business"


def test_purses_stay_behind_their_screens(page: Page, other: Page) -> None:
    anna, bob = page, other
    heard = {0: Heard(anna), 1: Heard(bob)}
    sit_together(anna, bob, GAME, 3, (None, "apprentice"))
    for _ in range(6):
        answer(turn_of(anna, bob))
    for seat, one in heard.items():
        for play in one.plays:
            shown = [i for i, line in enumerate(play["view"]["seats"]) if line["purse"] is not None]
            assert shown == [seat]
            for kind, whose, victim, _, secret in play["events"]:
                robbed = kind == "robbed" and victim == seat  # who is robbed sees what goes (D25)
                assert secret is None or whose == seat or robbed, kind
    expect(by_id(anna, "purse-1")).to_have_count(0)


@pytest.mark.long
def test_purses_may_lie_open(page: Page) -> None:
    open_table(page, GAME, 3, ("random", "random"), option_open_purses=True)
    turn_of(page)
    expect(by_id(page, "purse-1")).to_contain_text("8 fairy gold")


# ---------------------------------------------------------------- what a power asks


@pytest.mark.parametrize(
    ("kind", "clicks", "sent"),
    sample(
        [
            ("way", ["[data-move='way 2']"], "way 2"),
            (
                "pay",
                ["[data-testid=lay-b]"] * 3 + ["[data-testid=lay-r]", "[data-testid=action-main]"],
                "pay 1r+3b",
            ),
            ("colour", ["[data-move=blue]"], "blue"),
            ("player", ["[data-move='player 2']"], "player 2"),
            ("character", ["[data-slot=thief]"], "as thief"),
            ("character", [".button[data-move='as sorcerer']"], "as sorcerer"),
            ("draw", ["[data-move=stop]"], "stop"),
            ("double", ["[data-move=double]"], "double"),
            # What is not allowed is asked all the same: the table says why not.
            ("colour", ["[data-try=yellow]"], "yellow"),
            ("player", ["[data-try='player 3']"], "player 3"),
            ("pay", ["[data-testid=lay-b]"] * 3 + ["[data-testid=lay-r]"] * 2, "pay 2r+3b"),
        ],
        ("way", ["[data-move='way 2']"], "way 2"),
        ("player", ["[data-try='player 3']"], "player 3"),
    ),
)
def test_every_question_of_a_power(page: Page, kind: str, clicks: list[str], sent: str) -> None:
    line = Doctored(page, **QUESTIONS[kind])
    open_table(page, GAME, 3, ("random", "random"))
    turn_of(page)
    for one in clicks:
        assert line.sent == []
        page.locator(one).click()
    line.expect_sent(page, sent)


def test_only_a_whole_payment_can_be_sent(page: Page) -> None:
    Doctored(page, **QUESTIONS["pay"])
    open_table(page, GAME, 3, ("random", "random"))
    turn_of(page)
    main = by_id(page, "action-main")
    for stone, label in (("r", "3 more"), ("b", "2 more"), ("b", "1 more"), ("y", "Pay 4")):
        expect(main).to_be_disabled()
        by_id(page, f"lay-{stone}").click()
        expect(main).to_have_text(label)
    expect(main).to_be_enabled()
    by_id(page, "unlay-b").click()
    expect(main).to_be_disabled()


def test_somebody_elses_power_is_told(page: Page) -> None:
    """Who decides, and through which character."""
    question = {**QUESTIONS["colour"]["view"]["question"], "copied": True, "doubled": True}
    Doctored(
        page,
        window=None,
        legal=[],
        waiting=[1],
        view={"phase": "power", "winner": 1, "actors": [1], "question": question},
    )
    open_table(page, GAME, 3, ("random", "random"))
    offer = by_id(page, "offer")
    expect(offer).to_contain_text("Thief")
    expect(offer).to_contain_text("Used through Witch")
    expect(offer).to_contain_text("used twice")
    expect(by_id(page, "sentence")).to_contain_text("Player 2 is thinking")


# ---------------------------------------------------------------- characters of one's own


def many(names: int, copies: int) -> str:
    """So many characters that one of them comes up soon."""
    one = (DOCS / "hermit.toml").read_text("utf-8")
    return "\n".join(
        one.replace('"hermit"', f'"hermit-{i}"').replace("copies = 2", f"copies = {copies}")
        for i in range(names)
    )


def look_at(page: Page, tile: Locator, words: str) -> None:
    """Looks at a character, again if need be: the stage turns to what comes up for auction by itself."""

    def is_seen() -> bool:
        if tile.get_attribute("aria-pressed") != "true":
            tile.click()
        return words in by_id(page, "offer").inner_text()

    page_waits(page, is_seen, by_id(page, "offer").inner_text)


def test_characters_of_ones_own(page: Page, faults: Faults, tmp_path: Path) -> None:
    """A text that is wrong is refused with its place; then they play along, in both languages."""
    faults.bear("status of 400")
    page.goto(f"/new?game={GAME}")
    for seat in (1, 2, 3):
        by_id(page, f"bot-{seat}").select_option("random")
    by_id(page, "option-characters").fill("[[character]]\nid = ")
    by_id(page, "open-table").click()
    expect(by_id(page, "problem")).to_contain_text("Line 2")
    by_id(page, "option-characters").fill(many(1, 2).replace('pay = "silver"', 'pay = "gold"'))
    by_id(page, "open-table").click()
    expect(by_id(page, "problem")).to_contain_text("“gold” must be one of: stones, fairy, common, silver.")
    expect(by_id(page, "problem")).to_contain_text("D42")
    assert_accessible(page)
    file = tmp_path / "hermits.toml"
    file.write_text(many(9, 4), "utf-8")
    by_id(page, "file-characters").set_input_files(file)
    expect(by_id(page, "option-characters")).to_have_value(file.read_text("utf-8"))
    by_id(page, "open-table").click()
    turn_of(page)
    hermit = page.locator("[data-slot^=own-]").first
    for _ in range(60):
        if hermit.count() > 0:
            break
        answer(turn_of(page))
    look_at(page, hermit, "Buy up to three stones of your choice, each for 1 silver.")
    by_id(page, "lang-fr").first.click()
    look_at(page, hermit, "Ermite")
    page.get_by_role("button", name="Table").first.click()
    expect(by_id(page, "drawer")).to_contain_text("Ermite, Ermite")


# ---------------------------------------------------------------- for everybody


def test_bidding_with_the_keyboard_alone(page: Page) -> None:
    open_table(page, GAME, 3, ("random", "random"))
    turn_of(page)
    press = page.keyboard.press
    go_to(page, "[data-testid=put-fairy]")
    press("Enter")
    press("Enter")
    expect(by_id(page, "total")).to_have_attribute("data-total", "2")
    go_to(page, "[data-testid=take-fairy]", "ArrowRight")
    press("Enter")
    expect(by_id(page, "total")).to_have_attribute("data-total", "1")
    go_to(page, "[data-testid=action-main]", "ArrowLeft")
    press("Enter")
    expect(by_id(page, "log")).to_contain_text("You bid 1 fairy gold.")


@pytest.mark.long
@pytest.mark.parametrize("kind", ["pay", "colour", "character", "double"])
def test_questions_are_accessible(page: Page, kind: str) -> None:
    Doctored(page, **QUESTIONS[kind])
    open_table(page, GAME, 4, ("random",) * 3)
    turn_of(page)
    assert_accessible(page)


def test_in_play_it_is_accessible(page: Page) -> None:
    open_table(page, GAME, 5, ("random",) * 4, option_open_purses=True)
    turn_of(page)
    bid(page, fairy=2)
    play_on(page, times=4)
    turn_of(page)
    put(page, "fairy")
    assert_accessible(page)


@pytest.mark.long
def test_my_button_stays_under_my_finger_while_others_bid(page: Page, other: Page) -> None:
    sit_together(page, other, GAME, 3, (None, "random"))
    turn_of(page)
    turn_of(other)
    page.evaluate("window.main = document.querySelector('[data-testid=action-main]')")
    bid(other, fairy=1)
    expect(fist(page, 1)).to_have_attribute("data-in", "true")
    assert page.evaluate("window.main.isConnected")


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_fists_open_together_and_coins_travel(page: Page) -> None:
    # Near ways are slid and far ones flown; which a coin takes hangs on how long the character's words are.
    page.add_init_script(
        """window.journeys = 0;
           const animate = Element.prototype.animate;
           Element.prototype.animate = function (...told) {
             window.journeys += 1;
             return animate.apply(this, told);
           };"""
    )
    watch_motion(page)
    open_table(page, GAME, 3, ("apprentice", "apprentice"))
    turn_of(page)
    page.evaluate("journeys = 0; Object.assign(seen, { told: false, open: 0 })")
    put(page, "fairy")
    wait_until(page, "journeys > 0")
    by_id(page, "action-main").click()
    wait_until(page, "seen.told && seen.open === 3")
    page.mouse.click(5, 400)
    turn_of(page)
    expect(page.locator(".ghost")).to_have_count(0)
