"""Zargos on the page: whole games by clicking, on the map and from the list, near and far."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.sampling import sample

from .access import assert_accessible, go_to
from .doctored import Doctored, merged, move
from .people import (
    ASKED,
    Heard,
    by_id,
    expect_status,
    is_over,
    log_of,
    open_table,
    turn_of,
    wait_until,
)
from .small_world import small_world

ROOT = Path(__file__).parents[2]
PLANET = tomllib.loads((ROOT / "src/grimoire/games/zargos/planet/planet.toml").read_text("utf-8"))
PLACES = list(PLANET["provinces"])
OWN_MAP = ROOT / "docs" / "maps" / "four-winds.toml"

SHORT = {"option_rounds": 2, "option_peoples": "random"}
RANDOM = ("random", "random", "random")
TAPS = 15  # of a usual turn

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


MAIN = "[data-testid=action-main]:not([disabled])"
PLACE = ".places [data-move]"


def main(page: Page) -> Locator:
    return page.locator(MAIN)


def places(page: Page) -> Locator:
    return page.locator(PLACE)


def answer(page: Page, attack: bool) -> None:
    """Attacks from the first place of the list if that is wanted, else the main button; pawns go evenly."""
    if main(page).count() == 0 and page.get_by_role("button", name="Spread evenly").count() > 0:
        page.get_by_role("button", name="Spread evenly").click()
    if "Too many cards" in by_id(page, "sentence").inner_text():
        page.locator("[data-card].lit").first.click()
    if places(page).count() > 0 and (attack or main(page).count() == 0):
        places(page).first.click()
    elif main(page).count() > 0:
        main(page).last.click()
    else:
        page.locator(".bar [data-move]").first.click()


def play_on(page: Page, attacks: int) -> int:
    """Plays to the end, with some attacks in the beginning; how many answers it took."""
    for count in range(400):
        if is_over(turn_of(page)):
            return count
        answer(page, attack=count < attacks)
    return 400


def until_attack(page: Page) -> None:
    """Answers whatever comes before my first attack."""
    while "attack from where" not in by_id(turn_of(page), "sentence").inner_text():
        answer(page, attack=False)


def test_a_whole_game_by_clicking(page: Page) -> None:
    """Quick set-up is what the page proposes. The log is divided by turns, the dice of a fight are folded."""
    open_table(page, "zargos", 3, ("apprentice", "random"), **SHORT)
    assert play_on(page, attacks=12) > 6
    expect_status(page, "over")
    log = by_id(page, "log")
    expect(log).to_contain_text("spread at random")
    expect(log.locator("li.head", has_text="It is the turn of")).not_to_have_count(0)
    for text in log.locator("details:not([open]) p").all_text_contents():
        assert not text.startswith("It is the turn")
    expect(log.locator("details")).not_to_have_count(0)
    expect(by_id(page, "result").locator("li")).to_have_count(3)
    expect(by_id(page, "result").locator("li.wins")).not_to_have_count(0)


def assert_no_secrets(seat: int, heard: Heard) -> None:
    """Of hands it was told its own, of others' how many cards; of the pile how many."""
    for play in heard.plays:
        for kind, whose, to, _, secret in play["events"]:
            shared = kind in ("offered", "accepted") and to == seat
            assert secret is None or whose == seat or shared, kind
        for one in play["view"]["seats"]:
            assert set(one) == {"peoples", "cards", "limit"}
        assert {"pile", "hands"} & set(play["view"]) == set()


@pytest.mark.long
def test_two_people_see_the_same_planet(page: Page, other: Page) -> None:
    """Through two rounds, each with a view of their own."""
    anna, bob = page, other
    heard = {one: Heard(one) for one in (anna, bob)}
    link = open_table(anna, "zargos", 3, (None, "random"), **SHORT)
    bob.goto(link)
    by_id(bob, "sit-1").click()
    by_id(anna, "start").click()
    for _ in range(300):
        asked = turn_of(anna, bob)
        if is_over(asked):
            break
        answer(asked, attack=False)
    for seat, one in enumerate((anna, bob)):
        expect_status(one, "over")
        assert {play["view"]["viewer"] for play in heard[one].plays if play["view"]} == {seat}
        assert_no_secrets(seat, heard[one])
        assert sum(play.get("setting") is not None for play in heard[one].plays) == 1
    shown = [sorted(one.locator(".counter").all_text_contents()) for one in (anna, bob)]
    assert shown[0] == shown[1] and len(shown[0]) > 20


def test_magic_cards_are_their_owners_business(page: Page, other: Page) -> None:
    """Over the wire, once both hold cards: each is told its own, and how many the other has."""
    anna, bob = page, other
    heard = {0: Heard(anna), 1: Heard(bob)}
    link = open_table(anna, "zargos", 2, (None,), option_map=small_world(), **SHORT)
    bob.goto(link)
    by_id(bob, "sit-1").click()
    by_id(anna, "start").click()
    for _ in range(300):
        asked = turn_of(anna, bob)
        if is_over(asked):
            break
        answer(asked, attack=False)
    for seat, one in heard.items():
        expect_status((anna, bob)[seat], "over")
        assert_no_secrets(seat, one)
        views = [play["view"] for play in one.plays]
        mine = [sum(view["hand"].values()) for view in views]
        assert mine == [view["seats"][seat]["cards"] for view in views]
        assert max(mine) > 0 and max(view["seats"][1 - seat]["cards"] for view in views) > 0


@pytest.mark.long
def test_cards_of_set_up_are_their_owners_business(page: Page, other: Page) -> None:
    """Over the wire: that a card was taken, and its colour; which it is only its owner hears (Z64)."""
    anna, bob = page, other
    heard = {0: Heard(anna), 1: Heard(bob)}
    told = {"option_edition": 2, "option_setup": "full", **SHORT}
    link = open_table(anna, "zargos", 3, (None, "random"), **told)
    bob.goto(link)
    by_id(bob, "sit-1").click()
    by_id(anna, "start").click()
    for _ in range(8):
        asked = turn_of(anna, bob)
        table = by_id(asked, "table")
        number = table.get_attribute("data-number") or ""
        asked.locator(".bar [data-move]").first.click()
        expect(table).not_to_have_attribute("data-number", number)  # the answer has come to the page
    turn_of(anna, bob)
    for side in (anna, bob):
        expect(by_id(side, "lots").first).to_contain_text("your cards of set-up")
    for seat, one in heard.items():
        assert_no_secrets(seat, one)
        took = [event for play in one.plays for event in play["events"] if event[0] == "took"]
        assert {event[1] for event in took} == {0, 1, 2}
        assert all((event[4] is not None) == (event[1] == seat) for event in took)


def forget(page: Page, link: str, lines: int) -> None:
    """Makes the browser believe that it last looked at this table long ago, these lines earlier."""
    page.evaluate(
        """([number, lines]) => {
             const name = `grimoire.log.${number}`;
             const [line] = localStorage.getItem(name).split(" ");
             localStorage.setItem(name, `${line - lines} 0`);
           }""",
        [link.split("/")[-1], lines],
    )


@pytest.mark.long
def test_coming_back_shows_what_was_missed(page: Page) -> None:
    link = open_table(page, "zargos", 3, ("random", "random"), **SHORT)
    turn_of(page)
    expect(by_id(page, "log").locator("li").first).to_be_visible()
    page.goto("/")
    forget(page, link, lines=3)
    page.goto(link)
    turn_of(page)
    expect(by_id(page, "away")).to_have_count(1)


@pytest.mark.long
@pytest.mark.browser_context_args(**PHONE)
def test_coming_back_on_a_phone_one_is_told_so(page: Page) -> None:
    """The log is closed there: a line says that something has happened, and leads to it."""
    link = open_table(page, "zargos", 3, ("random", "random"), **SHORT)
    turn_of(page)
    expect(by_id(page, "away-note")).to_have_count(0)
    page.goto("/")
    forget(page, link, lines=3)
    page.goto(link)
    turn_of(page)
    expect(by_id(page, "away-note")).to_contain_text("While you were away, 3 things happened.")
    by_id(page, "away-read").tap()
    expect(by_id(page, "away")).to_be_in_viewport()
    by_id(page, "drawer-close").tap()
    page.reload()
    turn_of(page)
    expect(by_id(page, "away-note")).to_have_count(0)


@pytest.mark.long
def test_older_lines_of_a_long_log_are_shown_when_asked_for(page: Page) -> None:
    told = [{"key": "event-round", "values": {"a": number}} for number in range(1, 601)]
    Doctored(page, told=told, events=[["round", None, 0, 0, None]] * len(told), after=0)
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    lines = by_id(page, "log").locator("li")
    expect(lines).to_have_count(250)
    expect(lines.last).to_have_text("Round 600 begins.")
    expect(by_id(page, "log-earlier")).to_have_text("350 earlier lines")
    by_id(page, "log-earlier").click()
    expect(lines).to_have_count(500)


# ---------------------------------------------------------------- the planet


def test_the_whole_planet_is_drawn(page: Page) -> None:
    """Every province, with the towers of the capitals, the volcanoes, the names of the kingdoms, the arms."""
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    until_attack(page)
    facts = PLANET["provinces"].values()
    expect(page.locator(".province")).to_have_count(len(facts))
    expect(page.locator(".world .volcano")).to_have_count(sum("volcano" in one for one in facts))
    expect(page.locator(".world .city")).to_have_count(1)
    expect(page.locator("text.kingdom")).to_have_count(len(PLANET["kingdoms"]))
    arms = page.locator("path.paths").get_attribute("d") or ""
    assert arms.count("M") == 3
    # Counters of neighbours do not lie on each other.
    expect(page.locator(".counter").first).to_be_visible()
    assert page.evaluate(APART) > 0


# How far the two counters are apart whose middles are nearest, beyond the height of one, in pixels.
APART = """() => {
  const boxes = [...document.querySelectorAll(".counter .shape")].map((one) => one.getBoundingClientRect());
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const away = boxes.flatMap((one, i) => boxes.slice(i + 1).map((other) => {
    const [[a, b], [c, d]] = [middle(one), middle(other)];
    return Math.max(Math.abs(a - c) - one.width * 0.9, Math.abs(b - d) - one.height * 0.9);
  }));
  return Math.min(...away);
}"""


def test_a_map_of_ones_own_is_drawn(page: Page) -> None:
    own = tomllib.loads(OWN_MAP.read_text("utf-8"))
    open_table(page, "zargos", 3, ("random", "random"), option_map=OWN_MAP.read_text("utf-8"), **SHORT)
    turn_of(page)
    expect(page.locator(".province")).to_have_count(len(own["provinces"]))
    expect(page.locator("text.kingdom")).to_have_text([one["en"] for one in own["kingdoms"].values()])
    until_attack(page)
    answer(page, attack=True)
    turn_of(page)
    expect(page.locator(".province.chosen")).to_have_count(1)


def scale_of(page: Page) -> float:
    """How large the world is beside the window that it is seen through, which changes with the page."""
    return float(page.evaluate(SCALE))


def whole_planet(page: Page) -> float:
    """Waits until the planet fills its window, whose size changes as the page is laid out; its scale then."""
    wait_until(page, f"Math.abs(({SCALE}) - 1) < 0.02")
    return scale_of(page)


def test_the_planet_by_mouse(page: Page) -> None:
    """The wheel goes nearer, dragging chooses nothing, a place under the mouse shows its reach."""
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    until_attack(page)
    sentence = by_id(page, "sentence").inner_text()
    before = whole_planet(page)
    box = by_id(page, "planet").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -500)
    wait_until(page, f"({SCALE}) > {2 * before}")
    left = "document.querySelector('.world').getBoundingClientRect().left"
    was = page.evaluate(left)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.up()
    wait_until(page, f"Math.abs({left} - {was} - 60) < 2")
    assert by_id(page, "sentence").inner_text() == sentence
    by_id(page, "planet").focus()
    page.keyboard.press("0")
    page.locator(".province.lit").first.hover(force=True)
    expect(page.locator(".province.reached")).not_to_have_count(0)
    page.mouse.move(2, 2)
    expect(page.locator(".province.reached")).to_have_count(0)


SCALE = """(() => {
  const window = document.querySelector("[data-testid=planet]").getBoundingClientRect();
  const world = document.querySelector(".world").getBoundingClientRect();
  return world.width / Math.min(window.width, window.height);
})()"""


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.long
def test_the_planet_with_two_fingers(page: Page) -> None:
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    turn_of(page)
    before = whole_planet(page)
    box = by_id(page, "planet").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float | None) -> None:
        points = (
            [] if apart is None else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        )
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for apart in (40, 50, 60, 75, 90):
        touch("touchMove", apart)
    touch("touchEnd", None)
    wait_until(page, f"({SCALE}) > {1.8 * before}")


@pytest.mark.long
def test_who_threatens_the_ring_is_told(page: Page) -> None:
    held = {PLACES.index(f"zargos-{one}"): {"holder": "monks", "pawns": 4} for one in (0, 7, 8)}
    Doctored(page, view={"provinces": held})
    open_table(page, "zargos", 4, RANDOM, option_rounds=2, option_peoples="monks, knights, dragons, winged")
    turn_of(page)
    expect(page.locator(".threat")).to_have_text(re.compile("Monks: 3 of 4 of the City and its ring"))


# ---------------------------------------------------------------- a turn


@pytest.mark.long
def test_an_attack_on_the_map(page: Page) -> None:
    """Source, target and a number; what is declared can be taken back until a die falls."""
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    until_attack(page)
    land = page.locator(".province.lit")
    land.first.dispatch_event("click")
    expect(page.locator(".province.chosen")).to_have_count(1)
    expect(by_id(page, "step-back")).to_be_visible()
    land.first.dispatch_event("click")
    expect(page.locator(".province.aimed")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".province.aimed")).to_have_count(0)


def spot_of(page: Page, place: str) -> tuple[float, float]:
    """Where the middle of a province is on the screen."""
    facts = PLANET["provinces"][place]
    x, y = page.evaluate(
        """(spot) => {
             const { x, y } = new DOMPoint(...spot).matrixTransform(
               document.querySelector(".world svg").getScreenCTM());
             return [x, y];
           }""",
        [facts["x"], facts["y"]],
    )
    return x, y


def a_way(page: Page) -> tuple[str, str]:
    """From where I may attack, and where to; nothing is told of it yet."""
    land = page.locator(".province.lit")
    source = land.first.get_attribute("data-place-id")
    land.first.dispatch_event("click")
    expect(page.locator(".province.chosen")).to_have_count(1)
    target = land.first.get_attribute("data-place-id")
    by_id(page, "step-back").click()
    expect(page.locator(".province.chosen")).to_have_count(0)
    assert source and target
    return source, target


def expect_told(page: Page, target: str) -> None:
    """An attack on this province is told, perhaps but for its number."""
    expect(page.locator(".province.aimed")).to_have_attribute("data-place-id", target)


AMAZONS = "amazons, knights, dragons, winged"


def test_a_group_is_carried_by_the_mouse(page: Page) -> None:
    """One that is put down where it was, or nowhere, has not moved."""
    open_table(page, "zargos", 4, RANDOM, option_rounds=2, option_peoples=AMAZONS)
    until_attack(page)
    whole_planet(page)
    source, target = a_way(page)
    sentence = by_id(page, "sentence").inner_text()
    here, there = spot_of(page, source), spot_of(page, target)

    def carry(*stops: tuple[float, float]) -> None:
        page.mouse.move(*here)
        page.mouse.down()
        for stop in stops:
            page.mouse.move(*stop, steps=4)
        page.mouse.up()

    carry(there, here)
    assert by_id(page, "sentence").inner_text() == sentence
    carry(there, (2, 2))
    assert by_id(page, "sentence").inner_text() == sentence
    carry(there)
    expect_told(page, target)


@pytest.mark.long
@pytest.mark.browser_context_args(**PHONE)
def test_a_group_is_carried_by_a_finger_that_rests_first(page: Page) -> None:
    open_table(page, "zargos", 4, RANDOM, option_rounds=2, option_peoples=AMAZONS)
    until_attack(page)
    whole_planet(page)
    source, target = a_way(page)
    here, there = spot_of(page, source), spot_of(page, target)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    touch("touchStart", here)
    expect(page.locator(".province.chosen")).to_have_attribute("data-place-id", source)
    for share in (0.3, 0.6, 1):
        touch("touchMove", (here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share))
    touch("touchEnd")
    expect_told(page, target)


@pytest.mark.long
def test_the_same_way_can_be_told_twice(page: Page) -> None:
    """Two groups that go from one place to another are one arrow (Z12)."""
    open_table(page, "zargos", 4, RANDOM, option_rounds=2, option_peoples=AMAZONS)
    until_attack(page)
    source = places(page).filter(has_text=re.compile(r" [3-9]$")).first.get_attribute("title")
    groups = by_id(page, "groups").locator("li")
    for told in range(2):
        page.locator(f".places [title={source}]").click()
        expect(by_id(page, "sentence")).to_contain_text("where to?")
        places(page).first.click()
        turn_of(page)
        if by_id(page, "count").count() > 0:  # not where only one can go
            one_alone(page)
            main(page).last.click()
        expect(groups).to_have_count(told + 1)
        turn_of(page)
    expect(page.locator("path.route[marker-end]")).to_have_count(1)


@pytest.mark.long
def test_an_attack_is_taken_out_of_the_plan(page: Page) -> None:
    """The first of two, whatever was told after it. Knights have no plan: they fight at once (Z28)."""
    open_table(page, "zargos", 2, ("random",), **SHORT)
    asked = by_id(turn_of(page), "sentence")
    while "attack from where" not in asked.inner_text() or "Knights" in asked.inner_text():
        answer(page, attack=False)
        turn_of(page)
    groups = by_id(page, "groups").locator("li")
    for _ in range(12):
        if groups.count() < 2:
            answer(page, attack=True)
            turn_of(page)
    expect(groups).to_have_count(2)
    second = groups.last.inner_text()
    groups.first.get_by_role("button").click()
    expect(groups).to_have_count(1)
    expect(groups).to_have_text(second)
    by_id(page, "groups").get_by_role("button").click()
    expect(groups).to_have_count(0)


def test_all_fights_at_once(page: Page) -> None:
    """Two attacks are drawn as arrows; then one click fights both, asking only what the Monks may decide."""
    seats = "monks, amazons, winged, knights"
    open_table(page, "zargos", 4, RANDOM, option_rounds=2, option_peoples=seats)
    until_attack(page)
    groups = by_id(page, "groups").locator("li")
    for told in range(2):
        while (
            groups.count() == told
        ):  # from where, where to, how many: the first of all, then the last of all
            which = places(page).nth(0 if told == 0 else -1)
            (which if places(page).count() > 0 else main(page).last).click()
            turn_of(page)
    expect(page.locator("path.route[marker-end]")).to_have_count(2)
    main(page).last.click()
    expect(by_id(page, "sentence")).not_to_contain_text("attack from where")
    turn_of(page)
    if "Which fight" in by_id(page, "sentence").inner_text():  # not if a target was left empty meanwhile
        by_id(page, "fight-all").click()
    for _ in range(60):
        turn_of(page)
        sentence = by_id(page, "sentence").inner_text()
        assert "Which fight" not in sentence
        if "left: from where" in sentence:
            break
        expect(by_id(page, "fight")).to_be_visible()
        main(page).last.click()
    assert sum("The Monks (you) attack" in line for line in log_of(page)) > 0
    expect(by_id(page, "fight")).to_have_count(0)


@pytest.mark.long
def test_knights_attack_on_or_fight(page: Page) -> None:
    """The main button fights; the list tells fights from places to attack from (Z28)."""
    moves = [
        move("from oz-0", "from", None, place=PLACES.index("oz-0")),
        move("fight oz-1", "fight", None, province=PLACES.index("oz-1")),
        move("done", "done"),
    ]
    calm = {"journey": None, "placing": None}
    line = Doctored(
        page, window=9, legal=moves, view={"phase": "attack", "turn": "knights", "provinces": {}, **calm}
    )
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    turn_of(page)
    expect(by_id(page, "sentence")).to_have_text("Knights: attack once more, or fight?")
    name = PLANET["provinces"]["oz-1"]["en"]
    expect(places(page).first).to_have_text(re.compile(f"Fight: {name}"))
    expect(by_id(page, "fight-one")).to_have_text(f"Fight: {name}")
    by_id(page, "fight-one").click()
    line.expect_sent(page, "fight oz-1")


def test_the_number_of_attackers(page: Page) -> None:
    """One less, one more, one, half, all but one."""
    moves = [move(f"x{n}", "count", None, pawns=n) for n in range(1, 10)]
    journey: dict[str, Any] = {"source": "akilon-0", "target": "akilon-2", "seas": [], "card": None}
    line = Doctored(
        page, window=9, legal=moves, view={"phase": "attack", "journey": journey, "placing": None}
    )
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    turn_of(page)
    count = by_id(page, "count")
    expect(count).to_have_text("9")
    for name, number in (("One less", 8), ("½", 5), ("1", 1), ("One more", 2), ("all 9", 9)):
        page.get_by_role("button", name=name, exact=True).click()
        expect(count).to_have_text(str(number))
    page.get_by_role("button", name="½").click()
    page.get_by_role("button", name="Attack with 5").click()
    line.expect_sent(page, "x5")


def test_pawns_are_placed_in_batches(page: Page) -> None:
    """Five here, the rest evenly or to the front, or all over again; then they are sent as one."""
    mine = ("akilon-0", "akilon-1", "oz-0")
    puts = [move(f"put {one}", "put", None, place=PLACES.index(one)) for one in mine]
    provinces: dict[int, Any] = {i: {"holder": None, "pawns": None} for i in range(len(PLACES))}
    for one in mine:
        provinces[PLACES.index(one)] = {"holder": "monks", "pawns": 3}
    provinces[PLACES.index("akilon-2")] = {"holder": "knights", "pawns": 3}  # before akilon-0
    placing = {"pawns": 9, "place": None, "placed": 0}
    line = Doctored(
        page,
        window=9,
        legal=puts,
        view={"phase": "place", "journey": None, "placing": placing, "provinces": provinces},
    )
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    turn_of(page)
    batches = page.locator(".places .batch")
    expect(batches).to_have_count(3)
    batches.nth(1).get_by_role("button", name="five more").click()
    expect(by_id(page, "sentence")).to_have_text("Place your pawns: 4 of 9 left.")
    expect(main(page)).to_have_count(0)
    page.get_by_role("button", name="Spread evenly").click()
    expect(batches.locator("b")).to_have_text(["+2", "+6", "+1"])
    page.get_by_role("button", name="Begin again").click()
    expect(batches.locator("b")).to_have_count(0)
    batches.last.get_by_role("button", name="one more").click()
    page.get_by_role("button", name="To the front").click()
    main(page).click()
    assert line.sent and line.sent[0].startswith("put akilon-0 x8, oz-0 x1")


def test_a_mist_wind_is_one_plan(page: Page) -> None:
    """It begins with all pawns where they stood; what is changed is sent as a whole."""
    mine = {"akilon-0": 3, "akilon-1": 7, "oz-0": 1}
    stand = {PLACES.index(one): {"holder": "monks", "pawns": pawns} for one, pawns in mine.items()}
    lifted = {place: {**one, "pawns": 1} for place, one in stand.items()}
    line = Doctored(
        page,
        window=9,
        legal=[move("done", "done"), move("mist", "card", None, card=15, target=0)],
        view={
            "phase": "reorganise",
            "journey": None,
            "placing": None,
            "hand": {"mist": 1},
            "provinces": stand,
        },
    )
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    turn_of(page)
    page.locator("[data-card=mist]").click()
    page.get_by_role("button", name="Play: Mist Wind").click()
    line.expect_sent(page, "mist")
    placing = {"why": "mist", "pawns": 8, "place": None}
    puts = [move(f"put {one}", "put", None, place=PLACES.index(one)) for one in mine]
    line.go_on(
        window=10,
        legal=puts,
        view={"phase": "place", "journey": None, "placing": placing, "hand": {}, "provinces": lifted},
    )
    batches = page.locator(".places .batch")
    expect(batches.locator("b")).to_have_text(["+2", "+6"])
    batches.nth(1).get_by_role("button", name="five less").click()
    expect(by_id(page, "sentence")).to_have_text("Place your pawns: 5 of 8 left.")
    batches.nth(2).get_by_role("button", name="five more").click()
    main(page).click()
    line.expect_sent(page, "mist", "put akilon-0 x2, akilon-1 x1, oz-0 x5")


@pytest.mark.long
def test_what_is_bought_is_placed(page: Page) -> None:
    """Boats first, then pawns for the rest of the points; the page proposes all that can be had (Z27)."""
    open_table(page, "zargos", 2, ("random",), **SHORT)
    sentence = by_id(page, "sentence")
    while "Boats first" not in by_id(turn_of(page), "sentence").inner_text():
        answer(page, attack=False)
    page.get_by_role("button", name="One more").click()
    page.get_by_role("button", name="Buy one boat").click()
    turn_of(page)
    expect(sentence).to_contain_text("How many pawns?")
    bought = int(by_id(page, "count").inner_text())
    main(page).last.click()
    expect(sentence).to_have_text(f"Place your pawns: {bought} of {bought} left.")
    page.get_by_role("button", name="To the front").click()
    main(page).click()
    expect(by_id(page, "log")).to_contain_text(f"buy 1 boat and {bought} pawns")


def one_alone(page: Page) -> None:
    """Where a number is asked, it shall be one."""
    less = page.get_by_role("button", name="One less")
    while less.count() > 0 and less.is_enabled():
        less.click()


@pytest.mark.long
def test_the_winged_fly_in_one_plan(page: Page) -> None:
    """Groups of the plan are told one after the other, and each can be taken out that no other needs."""
    seats = "winged, amazons, monks, knights"
    open_table(page, "zargos", 4, RANDOM, option_rounds=2, option_peoples=seats)
    until_attack(page)
    main(page).last.click()
    expect(by_id(page, "sentence")).to_contain_text("steps left")
    page.get_by_role("button", name="Fly: move all Winged").click()
    groups = by_id(page, "groups").locator("li")
    arrived = "nowhere yet"  # whoever flies on from there needs those who came
    for _ in range(16):
        turn_of(page)
        if groups.count() == 2:
            break
        if groups.count() == 1:
            arrived = groups.first.inner_text().split(" to ")[1]
        one_alone(page)
        if places(page).count() > 0:
            places(page).filter(has_not_text=arrived).first.click()
        else:
            main(page).last.click()
    expect(groups).to_have_count(2)
    second = groups.last.inner_text()
    groups.first.get_by_role("button").click()
    expect(groups).to_have_count(1)
    expect(groups).to_have_text(second)
    expect(page.locator("path.route[marker-end]")).to_have_count(1)


# ---------------------------------------------------------------- cards

WINDOW: dict[str, Any] = {
    "window": 9,
    "legal": [
        move("ice akilon", "card", None, card=2, target=0),
        move("ice banzol", "card", None, card=2, target=1),
        move("pass", "pass"),
    ],
    "view": {"phase": "window", "journey": None, "placing": None, "hand": {"ice": 1, "war": 2}},
}


@pytest.mark.long
def test_cards_say_when_they_may_be_played(page: Page) -> None:
    line = Doctored(page, **WINDOW)
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    turn_of(page)
    ice, war = page.locator("[data-card=ice]"), page.locator("[data-card=war]")
    expect(ice).to_have_class(re.compile("lit"))
    expect(ice).to_contain_text("before any turn")
    expect(war).not_to_have_class(re.compile("lit"))
    expect(war).to_contain_text("Wind of War ×2")
    expect(war).to_contain_text("in a fight")
    assert_accessible(page)
    ice.click()
    expect(by_id(page, "sentence")).to_have_text("Wind of Ice: against what?")
    expect(places(page)).to_have_text(["Akilon", "Banzol"])
    page.locator("[data-place-id=banzol-2]").dispatch_event("click")
    line.expect_sent(page, "ice banzol")


def test_a_window_is_answered_once_and_for_all(page: Page) -> None:
    """A standing pass is told, and can be taken back."""
    line = Doctored(page, **WINDOW)
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    turn_of(page)
    line.wait_until_really_asked(page)  # or a turn of mine begins meanwhile, which ends a standing pass
    main(page).click()
    line.expect_sent(page, "pass")
    for name, words in (("turn", "You pass until your (next )?turn."), ("round", "You pass for this round.")):
        by_id(page, f"stand-{name}").click()
        expect(page.locator(".standing")).to_contain_text(re.compile(words))
        by_id(page, "stand-none").click()
        expect(by_id(page, f"stand-{name}")).to_be_visible()


@pytest.mark.long
def test_in_my_own_turn_nothing_is_passed_until_it(page: Page) -> None:
    """Nor in the window before it: there it is the next one."""
    line = Doctored(page, **merged(WINDOW, {"view": {"turn": "monks"}}))
    seats = "monks, amazons, winged, knights"
    open_table(page, "zargos", 4, RANDOM, option_rounds=2, option_peoples=seats)
    turn_of(page)
    expect(by_id(page, "stand-turn")).to_have_text("Pass until my next turn")
    line.go_on(**merged(WINDOW, {"view": {"turn": "winged"}}))
    expect(by_id(page, "stand-turn")).to_have_text("Pass until my turn")
    line.go_on(**merged(WINDOW, {"view": {"turn": "monks", "phase": "attack"}}))
    expect(by_id(page, "stand-turn")).to_have_count(0)
    expect(by_id(page, "stand-round")).to_be_visible()


@pytest.mark.long
def test_an_answer_stands_until_it_is_changed(page: Page) -> None:
    """While others are asked nothing is asked of me; a card taken in hand is a change of mind, too."""
    line = Doctored(page, answered="pass", **WINDOW)
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    sentence, change = by_id(page, "sentence"), by_id(page, "change-answer")
    for _ in range(2):
        expect(sentence).to_have_text("You pass. Others are still being asked.")
        expect(page.locator(ASKED)).to_have_count(0)
        change.click()
        expect(change).to_have_count(0)
        main(page).click()
    line.expect_sent(page, "pass", "pass")
    expect(change).to_be_visible()
    page.locator("[data-card=ice]").click()
    expect(sentence).to_have_text("Wind of Ice: against what?")


# ---------------------------------------------------------------- for everybody


def test_a_place_that_cannot_be_chosen_says_why(page: Page) -> None:
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    until_attack(page)
    page.locator("[data-place-id=zargos-0]").dispatch_event("click")
    expect(by_id(page, "refusal")).to_contain_text(re.compile("Forbidden City|zargos-0"))
    expect(by_id(page, "clause")).to_have_text(re.compile(r"^Z\d+$"))


@pytest.mark.long
def test_the_planet_is_looked_at_with_the_keyboard(page: Page) -> None:
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    turn_of(page)
    before = whole_planet(page)
    by_id(page, "planet").focus()
    for key in ("+", "+", "ArrowRight"):
        page.keyboard.press(key)
    wait_until(page, f"({SCALE}) > {1.5 * before}")
    page.keyboard.press("0")
    whole_planet(page)


def test_an_attack_with_the_keyboard_alone(page: Page) -> None:
    """From where, where to and how many, until a group is told; then the fight, if anybody is there."""
    open_table(page, "zargos", 4, RANDOM, option_rounds=2, option_peoples=AMAZONS)
    until_attack(page)
    groups = by_id(page, "groups").locator("li")
    for _ in range(8):
        turn_of(page)
        if groups.count() > 0:
            break
        press(page, PLACE if places(page).count() > 0 else MAIN)
    expect(groups).to_have_count(1)
    press(page, MAIN)
    expect(by_id(page, "sentence")).to_contain_text("left: from where?")
    fought = re.compile(r"The Amazons \(you\) (attack|take)")
    expect(by_id(page, "log").locator("li", has_text=fought)).not_to_have_count(0)


def press(page: Page, wanted: str) -> None:
    """Goes there with the keyboard and presses it."""
    go_to(page, wanted)
    page.keyboard.press("Enter")


def test_everybody_can_read_it(page: Page) -> None:
    open_table(page, "zargos", 3, ("random", "random"), **SHORT)
    turn_of(page)
    assert_accessible(page)


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.long
def test_peoples_to_choose_from_do_not_widen_the_page(page: Page) -> None:
    open_table(page, "zargos", 4, RANDOM, option_rounds=2)
    turn_of(page)
    expect(page.locator(".pick").first).to_be_visible()
    assert page.locator(".pick").count() > 2
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 360


@pytest.mark.browser_context_args(**PHONE)
def test_a_turn_on_a_phone_takes_few_taps(page: Page) -> None:
    """From the list: two attacks, their fights, a step of reorganisation, the end of the turn."""
    open_table(page, "zargos", 4, RANDOM, option_rounds=2, option_peoples=AMAZONS)
    until_attack(page)
    groups, taps = by_id(page, "groups").locator("li"), 0

    def tap(wanted: Locator) -> None:
        nonlocal taps
        wanted.tap()
        taps += 1
        turn_of(page)

    def tell(last: bool) -> None:
        """A group: from where, where to, how many."""
        before = groups.count()
        while groups.count() == before and taps < TAPS:
            one = places(page).last if last else places(page).first
            tap(one if places(page).count() > 0 else main(page).last)

    tell(last=False)
    tell(last=True)
    tap(page.get_by_role("button", name="No more attacks"))
    if by_id(page, "fight-all").count() > 0:  # not if one of the targets was empty
        tap(by_id(page, "fight-all"))
    expect(by_id(page, "sentence")).to_contain_text("left: from where?")
    tell(last=False)
    end = page.get_by_role("button", name="End of turn")
    end.tap()
    expect(end).to_have_count(0)
    assert taps + 1 <= TAPS
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 360
    by_id(page, "log-tab").tap()
    for words in ("The Amazons (you) send", "The Amazons (you) move"):
        expect(by_id(page, "log")).to_contain_text(words)


# How much of the planet is in sight, between what stands above and my things, and how high my things are.
SEEN = """() => {
  const [planet, above, mine] = ["[data-testid=planet]", "main", ".dock"].map(
    (one) => document.querySelector(one).getBoundingClientRect()
  );
  const bottom = Math.min(planet.bottom, above.bottom, mine.top);
  return [bottom - Math.max(planet.top, above.top), mine.height / innerHeight];
}"""

HAND = {"mist": 1, "war": 2, "elsewhere": 1}
FROM = [move(f"from {one}", "from", None, place=PLACES.index(one)) for one in ("oz-0", "oz-1", "akilon-0")]
CALM = {"journey": None, "placing": None, "hand": HAND}
MIST = move("mist", "card", None, card=15, target=0)
STANDS: dict[str, Any] = {
    "window": WINDOW,
    "attack": {
        "legal": [
            *FROM,
            move("fight oz-1", "fight", None, province=PLACES.index("oz-1")),
            move("done", "done"),
        ],
        "view": {"phase": "attack", **CALM},
    },
    "reorganise": {
        "legal": [*FROM, move("flight", "flight"), move("done", "done"), MIST],
        "view": {"phase": "reorganise", "regrouping": {"steps": 2, "flight": False}, **CALM},
    },
}


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("where", sample(STANDS, "window"))
def test_the_planet_stays_in_sight_on_a_phone(page: Page, where: str) -> None:
    """With three cards in hand, and with one of them held."""
    Doctored(page, **merged({"window": 9, **STANDS[where]}, {"view": {"hand": {**HAND, "ice": 1}}}))
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    turn_of(page)
    expect(page.locator("[data-card]")).to_have_count(4)
    for touched in (None, page.locator("[data-card].lit")):
        if touched and touched.count() > 0:
            touched.first.tap()
            expect(by_id(page, "effect")).to_be_visible()
        planet, mine = page.evaluate(SEEN)
        assert planet >= 250 and mine <= 0.45


@pytest.mark.long
@pytest.mark.browser_context_args(**PHONE)
def test_dice_are_seen_while_one_may_be_thrown_again(page: Page) -> None:
    """The Monks choose among small dice, and the fight is above them."""
    fight = {
        "province": "oz-1",
        "attacker": "monks",
        "defender": "spiders",
        "attackers": 12,
        "defenders": 9,
        "walls": False,
        "war": ["attack"],
        "throw": "monks",
        "attack_dice": [1, 2, 3, 4],
        "defence_dice": [6, 5, 4],
        "rerolled": False,
    }
    sides = [("attack", 0, die) for die in range(4)] + [("defence", 1, die) for die in range(3)]
    rerolls = [move(f"reroll {name} {die + 1}", "reroll", None, side=s, die=die) for name, s, die in sides]
    legal = [*rerolls, move("keep", "keep")]
    view = {"phase": "reroll", "fight": fight, **CALM}
    line = Doctored(page, window=9, legal=legal, view=view, events=[], told=[])  # no fights of bots
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    turn_of(page)
    dice = by_id(page, "fight").locator(".die")
    expect(dice).to_have_count(7)
    covered = """(dice) => dice.filter((die) => {
      const { x, y, width, height } = die.getBoundingClientRect();
      return !die.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).length"""
    assert dice.evaluate_all(covered) == 0
    page.get_by_role("button", name="Throw the defender’s 6 again").tap()
    line.expect_sent(page, "reroll defence 1")


@pytest.mark.long
@pytest.mark.browser_context_args(**PHONE)
def test_a_finger_shows_a_kingdom_first(page: Page) -> None:
    open_table(page, "zargos", 4, RANDOM, **SHORT)
    turn_of(page)
    world = by_id(page, "planet").locator(".world")
    expect(page.locator("[data-place-id=tairo-2]")).to_be_attached()
    whole_planet(page)
    before = world.bounding_box()
    assert before
    page.locator("[data-place-id=tairo-2]").tap(force=True)
    wide = f"document.querySelector('.world').getBoundingClientRect().width > {2 * before['width']}"
    wait_until(page, wide)
    expect(by_id(page, "refusal")).to_have_count(0)
