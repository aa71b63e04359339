"""Positions: everything comes back, and each fault is found and told."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from grimoire import Malformed, Table
from grimoire.games.gargon.invariants import FAULTS

from ..shared import LANGUAGES, is_told
from .positions import GAME, draw, play, play_out, position_of, random_position, turn
from .secrets import moments

Change = Callable[[dict[str, Any]], None]

LEADS = """
    A>     w1 y2 y6 r9      won g1 g2
    B      b1 b2 g5
    C      v1 v2
    left   w3 b4
    right  y7 y8
"""
FOLLOWS = """
    A>     w1               down y2 y6 r9
    B      b1 b2            down g5 g6 b3
    C*     y3 y4 r1 w2      picked r1 y3
    left   w3 b4
    right  y7 y8
"""
PASSED = """
    A>     w1               down y2 y6
    B      b1 b2            passed
    C*     y3 y4 r1 w2
    left   w3 b4
    right  y7 y8
"""
BATTLE = """
    A>     w1               up y2 y6 r9
    B      b1 b2            passed
    C      v1               up b3 b5 r1
    left   w3 b4
    right  y7 y8
"""
CONSOLED = """
    A>     w1               up y2 y6
    B*     b1 b2            draws
    C      v1               up b3 b5  draws
    left   w3 b4
    right  y7 y8
    fought r
"""
PHASES = {"leads": LEADS, "follows": FOLLOWS, "passed": PASSED, "battle": BATTLE, "consolation": CONSOLED}


def over() -> Table:
    return play_out(draw("A> y1 won g1\nB y5\nC y7\nleft w3\nright r3"))


# ---------------------------------------------------------------- round trips


def check_round_trip(table: Table) -> None:
    """The position, through JSON, gives the same table."""
    told = json.loads(json.dumps(table.position()))
    again = GAME.table(told)
    assert again.states.tobytes() == table.states.tobytes()
    assert again.boxes.tobytes() == table.boxes.tobytes()
    assert again.position() == told and again.actors == table.actors


@pytest.mark.parametrize("name", [*PHASES, "over"])
@pytest.mark.parametrize("open_winnings", [False, True])
def test_a_table_comes_back_from_its_position_in_every_phase(name: str, open_winnings: bool) -> None:
    table = over() if name == "over" else draw(PHASES[name], open_winnings=open_winnings, starter=2, rounds=7)

    check_round_trip(table)


@pytest.mark.compiled
@pytest.mark.parametrize("open_winnings", [False, True])
def test_a_table_comes_back_from_its_position_at_any_moment(open_winnings: bool) -> None:
    phases = set()
    for seats in (3, 4, 5):
        for table in moments(seats, 20 + seats, 0.1, open_winnings=open_winnings, starter=seats):
            check_round_trip(table)
            phases.add((table.view(None).phase, bool(table.states["picked"].any())))

    assert phases == {
        ("playing", False), ("playing", True), ("battle", False), ("consolation", False), ("over", False),
    }  # fmt: skip


@pytest.mark.compiled
def test_random_positions_that_the_rulings_allow_are_accepted() -> None:
    rng = random.Random(6)
    for number in range(60):
        position = random_position(rng, 3 + number % 3, open_winnings=number % 2 == 0)
        assert GAME.table(position).position() == position


def test_from_its_position_a_game_goes_on_exactly_as_it_would_have() -> None:
    table = play(draw(LEADS), "y2+y6+r9", "pass 1+0")
    again = GAME.table(json.loads(json.dumps(table.position())))

    assert play_out(table).states.tobytes() == play_out(again).states.tobytes()


def test_a_position_is_written_in_cards() -> None:
    state = draw(FOLLOWS).position()["state"]

    assert state["hand"] == ["w1", "b1 b2", "w2 r1 y3 y4"]
    assert state["hand_colours"] == ["w", "b b", "w r y y"]
    assert state["down"] == ["r9 y2 y6", "b3 g5 g6", ""]
    assert state["lying"] == ["r y y", "b g g", ""]
    assert state["picked"] == ["", "", "r1 y3"]
    assert state["stack"] == "b4 w3 | y8 y7" and state["stack_colours"] == "b w | y y"  # the top last
    assert "w0 w0" in state["discarded"]


def test_what_is_written_as_cards_may_be_given_as_numbers_too() -> None:
    position = position_of(LEADS)
    position["state"]["hand"] = GAME.table(position).states["hand"][0, :3].tolist()
    position["state"]["stack"] = GAME.table(position).states["stack"][0].tolist()

    assert GAME.table(position).states.tobytes() == draw(LEADS).states.tobytes()


def test_a_table_in_a_position_shares_nothing_with_it() -> None:
    position = position_of(LEADS)
    before = copy.deepcopy(position)
    table = play(GAME.table(position), "y6")

    assert position == before
    assert table.before(1).position()["state"].items() >= before["state"].items()


# ---------------------------------------------------------------- faults


def put(name: str, value: Any, seat: int | None = None) -> Change:
    """A field, or its row of one seat, becomes something else."""

    def change(state: dict[str, Any]) -> None:
        if seat is None:
            state[name] = value
        else:
            state[name][seat] = value

    return change


def each(*changes: Change) -> Change:
    def change(state: dict[str, Any]) -> None:
        for one in changes:
            one(state)

    return change


def hold(seat: int, cards: str) -> Change:
    """The seat holds these cards, and shows their backs."""
    colours = " ".join(card[0] for card in cards.split())
    held = put("hand", cards, seat), put("hand_colours", colours, seat)
    return each(*held, put("hand_count", len(cards.split()), seat))


def lie(seat: int, row: str, cards: str) -> Change:
    """These cards lie before the seat, face `down` or `shown`."""
    return each(put(row, cards, seat), put("lying", " ".join(card[0] for card in cards.split()), seat))


def stacks(left: str, right: str) -> Change:
    colours = " | ".join(" ".join(card[0] for card in row.split()) for row in (left, right))
    counts = put("stack_count", [len(left.split()), len(right.split())])
    return each(put("stack", f"{left} | {right}"), put("stack_colours", colours), counts)


def discard(cards: str) -> Change:
    """Lays these among the discards."""

    def change(state: dict[str, Any]) -> None:
        state["discarded"] = f"{state['discarded']} {cards}"

    return change


NO_CARDS = [0, 0, 0, 0, 0, 0]
SECOND_0_ALONE = [1 << 16, 0, 0, 0, 0, 0]

BROKEN: dict[str, list[tuple[str, Change]]] = {
    "numbers": [
        (LEADS, put("turn", 3)),
        (LEADS, put("turn", -1)),
        (LEADS, put("leader", 3)),
        (LEADS, put("leader", -1)),
        (LEADS, put("rounds", -1)),
        (LEADS, put("over", 2)),
        (LEADS, put("phase", 3)),
        (LEADS, put("phase", -1)),
        (LEADS, put("fought", 7)),
        (LEADS, put("fought", -1)),
        (FOLLOWS, put("mix_cards", 4)),
        (FOLLOWS, put("mix_cards", -1)),
        (FOLLOWS, put("mix_colours", 1)),  # three of one colour (G7)
        (FOLLOWS, put("mix_colours", 4)),
        (LEADS, put("stack_count", [37, 2])),
        (LEADS, put("stack_count", [2, -1])),
        (LEADS, put("passed", [0, 2, 0])),
        (CONSOLED, put("owed", [0, -1, 0])),
        (LEADS, put("won_last", [7, 0, 0])),
        (LEADS, put("hand_count", [-1, 3, 2])),
        (FOLLOWS, put("picked", [97, 0, 0], 2)),
        (FOLLOWS, put("down", [-1, 0, 0], 0)),
        (BATTLE, put("shown", [97, 0, 0], 0)),
    ],
    "suits": [
        (LEADS, put("discarded", SECOND_0_ALONE)),
        (LEADS, put("hand", SECOND_0_ALONE, 0)),
        (LEADS, put("won", SECOND_0_ALONE, 0)),
        (LEADS, put("discarded", [-1, 0, 0, 0, 0, 0])),
        (LEADS, put("hand", [1 << 17, 0, 0, 0, 0, 0], 0)),
    ],
    "hands": [
        (LEADS, put("hand", "w1 y2 y6", 0)),
        (LEADS, put("hand_colours", "w y y b", 0)),
        (LEADS, put("hand_count", 5, 0)),
    ],
    "stacks": [
        (LEADS, put("stack_count", [1, 2])),
        (LEADS, put("stack_count", [3, 2])),
        (LEADS, put("stack_colours", "b b | y y")),
        (LEADS, put("stack_colours", "b w | y y y")),
        (LEADS, put("stack", "b4 w3 | y8")),
        (LEADS, put("stack", "b4 w3 | y8 y7 y5")),
        (LEADS, put("stack", "w3 b4 | y8 y7")),
    ],
    "plays": [
        (FOLLOWS, put("down", "y6 y2 r9", 0)),
        (BATTLE, put("shown", "y6 y2 r9", 0)),
        (FOLLOWS, put("lying", "r r y", 0)),
        (FOLLOWS, put("down", "r9 y2", 0)),
        (FOLLOWS, put("down", [0, 52, 0], 0)),  # a slot left empty
        (FOLLOWS, each(put("down", "", 0), put("shown", "r9 y2 y6", 0))),  # face up too soon (G13)
        (BATTLE, each(put("shown", "", 0), put("down", "r9 y2 y6", 0))),
        (FOLLOWS, put("passed", [1, 0, 0])),
        (PASSED, each(lie(0, "down", "y2 y3 y6"), hold(2, "w2 r1 y4"))),  # three of one colour (G7)
    ],
    "cards": [
        (LEADS, hold(0, "w2 r9 y2 y6")),  # w2 is among the discards, w1 nowhere
        (LEADS, hold(0, "r9 y2 y6")),
        (LEADS, discard("w1")),
        (LEADS, stacks("b4 w4", "y8 y7")),
        (FOLLOWS, lie(0, "down", "r9 y2 y5")),
        (BATTLE, lie(0, "shown", "r1 y2 y6")),
        (LEADS, put("won", "g1 g3", 0)),
        (LEADS, hold(1, "b0 b1 b2 g5")),  # a third 0
    ],
    "order": [
        (LEADS, put("turn", 1)),
        (LEADS, put("passed", [0, 0, 1])),
        (LEADS, put("passed", [1, 0, 0])),
        (PASSED, put("passed", [0, 0, 0])),
        (PASSED, put("turn", 1)),
        (PASSED, put("passed", [0, 1, 1])),
        (PASSED, put("over", 1)),  # in the middle of a round (G21)
        (BATTLE, put("turn", 2)),  # not before the starter (G14)
        (BATTLE, put("turn", 1)),
        (BATTLE, each(lie(0, "shown", "r9"), discard("y2 y6"))),  # there is no choice
    ],
    "mix": [
        (FOLLOWS, each(put("mix_cards", 2), put("picked", ["", "", ""]))),
        (FOLLOWS, each(put("mix_colours", 3), put("picked", ["", "", ""]))),
        (FOLLOWS, each(put("mix_cards", 0), put("mix_colours", 0), put("picked", ["", "", ""]))),
        (LEADS, each(put("mix_cards", 1), put("mix_colours", 1))),
        (FOLLOWS, each(lie(1, "down", "b3 g5"), discard("g6"), put("picked", ["", "", ""]))),
        (BATTLE, each(put("mix_cards", 0), put("mix_colours", 0))),
        (CONSOLED, each(put("mix_cards", 0), put("mix_colours", 0))),
        # the starter passed, although others had cards (G12)
        (PASSED, each(lie(0, "down", ""), put("passed", [1, 1, 0]), discard("y2 y6"), put("mix_cards", 0),
                      put("mix_colours", 0))),
    ],
    "picked": [
        (LEADS, put("picked", ["w2", "", ""])),
        (LEADS, put("picked", ["", "b1", ""])),  # not its turn
        (LEADS, put("picked", ["y2 w1", "", ""])),
        (LEADS, put("picked", ["y2 y2", "", ""])),
        (LEADS, put("picked", [[0, 0, 0], [0, 0, 0], [0, 1, 0]])),
        (LEADS, put("picked", [0, 2, 0], 0)),
        (FOLLOWS, put("picked", ["", "", "w2"])),  # a colour that nobody has played (G9)
        (FOLLOWS, put("picked", ["", "", "y4"])),  # the mix cannot be had from there (G8)
        (FOLLOWS, put("picked", ["w1", "", ""])),
        (BATTLE, put("picked", ["w1", "", ""])),
        (CONSOLED, put("picked", ["", "b1", ""])),
    ],
    "owed": [
        (LEADS, put("owed", [0, 1, 0])),
        (BATTLE, put("owed", [0, 0, 1])),
        (CONSOLED, put("owed", [0, 0, 0])),
        (CONSOLED, put("owed", [0, 0, 1])),
        (CONSOLED, put("owed", [1, 1, 0])),  # from the starter on (G19)
        (CONSOLED, put("turn", 2)),
        (CONSOLED, each(stacks("b4 w3", ""), discard("y7 y8"))),  # there is no choice (G20)
        (BATTLE, put("fought", 4)),
        (LEADS, put("fought", 4)),
        (CONSOLED, put("passed", [0, 1, 0])),  # who passed lost nothing
    ],
    "won-last": [
        (LEADS, put("won_last", [1, 0, 0])),
        (LEADS, put("won_last", [0, 0, 0])),
        (LEADS, put("won_last", [6, 1, 0])),
    ],
    "end": [
        (LEADS, put("over", 1)),
        (BATTLE, put("over", 1)),
        (LEADS, each(stacks("b4 w3", ""), discard("y7 y8"))),  # the game would be over (G21)
        (LEADS, each(hold(0, ""), discard("w1 r9 y2 y6"))),  # the lead goes to who has cards (G12)
        (LEADS, each(put("over", 1), *[hold(seat, "") for seat in range(3)],
                     discard("w1 r9 y2 y6 b1 b2 g5 v1 v2"))),  # both stacks have cards
    ],
}  # fmt: skip
CASES = [
    pytest.param(fault, drawing, change, id=f"{fault} {number}")
    for fault, cases in BROKEN.items()
    for number, (drawing, change) in enumerate(cases, start=1)
]


@pytest.mark.parametrize(("fault", "drawing", "change"), CASES)
def test_a_position_that_cannot_occur_is_refused_and_the_fault_told(
    fault: str, drawing: str, change: Change
) -> None:
    position = position_of(drawing)
    assert GAME.table(position)  # all is well before the change
    broken = copy.deepcopy(position)
    change(broken["state"])

    with pytest.raises(Malformed) as caught:
        GAME.table(broken)

    for lang in LANGUAGES:
        assert GAME.texts.say(lang, f"fault-{fault}") in caught.value.say(lang)
        assert is_told(caught.value.say(lang))


def test_every_fault_is_among_them() -> None:
    assert list(BROKEN) == list(FAULTS)


@pytest.mark.parametrize(
    "change",
    [put("over", 0), put("hand_count", [1, 0, 0]), stacks("w3", "r3")],
    ids=["asked again", "a card in hand", "stacks"],
)
def test_a_finished_game_is_checked_too(change: Change) -> None:
    position = over().position()
    change(position["state"])

    with pytest.raises(Malformed):
        GAME.table(position)


@pytest.mark.parametrize(
    "change",
    [
        each(put("phase", 1), put("mix_cards", 1), put("mix_colours", 1)),
        put("passed", [0, 0, 1]),
    ],
    ids=["in battle", "somebody passed"],
)
def test_g21_a_finished_game_is_in_no_round(change: Change) -> None:
    position = over().position()
    change(position["state"])

    with pytest.raises(Malformed):
        GAME.table(position)


@pytest.mark.compiled
def test_a_position_with_other_numbers_is_refused_or_can_be_played_to_its_end() -> None:
    """Whatever the audit lets through, the rules can go on from."""
    rng, refused, played = random.Random(9), 0, 0
    numbers = {"turn": 5, "leader": 5, "phase": 3, "over": 2, "mix_cards": 4, "mix_colours": 4, "fought": 7}
    rows = {"passed": 2, "owed": 2, "won_last": 7}
    for number in range(160):
        position = random_position(rng, 3 + number % 3)
        name = rng.choice([*numbers, *rows])
        if name in numbers:
            position["state"][name] = rng.randrange(numbers[name])
        else:
            position["state"][name][rng.randrange(3)] = rng.randrange(rows[name])
        try:
            table = GAME.table(position)
        except Malformed:
            refused += 1
            continue
        while not table.over:
            table.play(turn(table), rng.choice(table.legal(turn(table))))
            assert table.entries.audit(table.boxes, table.states) == 0
            assert len(table.history) < 500
        played += 1

    assert refused > 30 and played > 30


# ---------------------------------------------------------------- what cannot be read


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (put("hand", "w1 y2 y6 x9", 0), "no card is called 'x9'"),
        (put("hand", "w1 y2 y6 r16", 0), "no card is called 'r16'"),
        (put("hand", "W1 y2 y6 r9", 0), "no card is called 'W1'"),
        (put("hand", "w01 y2 y6 r9", 0), "no card is called 'w01'"),
        (put("hand", "w1,y2", 0), "no card is called 'w1,y2'"),
        (put("hand", "w1 w1", 0), "w1 is there 2 times"),
        (put("hand", "w0 w0 w0", 0), "w0 is there 3 times"),
        (put("discarded", "y6 " * 300), "y6 is there 300 times"),
        (put("hand_colours", "w p", 0), "no card is called 'p'"),
        (put("hand_colours", "w1", 0), "no card is called 'w1'"),
        (put("down", "w1 w2 b1 b2", 0), "at most 3 fit"),
        (put("stack", "w3 b4 y8 y7"), "with | between"),
        (put("stack", "w3 | b4 | y7"), "with | between"),
        (put("stack", "w3 | " + "b4 " * 37), "at most 36 fit"),
        (put("stack_colours", "w b"), "with | between"),
        (put("hand", ["w1"]), "needs 3 rows"),
        (put("hand", ["w1", "", "", ""]), "needs 3 rows"),
        (put("hand", "w1"), "needs 3 rows"),
        (put("won_last", [0, 0]), "needs 3 rows"),
        (put("hand", NO_CARDS[:5], 0), "“hand.0” cannot be"),
        (put("hand", [2**31, 0, 0, 0, 0, 0], 0), "“hand.0” cannot be"),
        (put("turn", 1.0), "“turn” cannot be 1.0"),
        (put("turn", True), "“turn” cannot be True"),
        (put("turn", "1"), "“turn” cannot be '1'"),
        (put("turn", None), "“turn” cannot be None"),
        (put("turn", 300), "“turn” cannot be 300"),
        (put("rounds", 40_000), "“rounds” cannot be 40000"),
        (put("stack_count", [2]), "“stack_count” cannot be [2]"),
        (put("stack_count", 2), "“stack_count” cannot be 2"),
        (put("chance", {"key": "0" * 31, "drawn": 0}), "“chance” cannot be"),
        (put("chance", {"key": "0" * 32}), "“chance” lacks “drawn”"),
        (put("trump", 1), "has no key “trump”"),
        (lambda state: state.pop("hand"), "“state” lacks “hand”"),
        (lambda state: state.pop("phase"), "“state” lacks “phase”"),
        (lambda state: state.pop("picked"), "“state” lacks “picked”"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(change: Change, words: str) -> None:
    position = position_of(LEADS)
    change(position["state"])

    with pytest.raises(Malformed) as caught:
        GAME.table(position)

    assert words in caught.value.say("en")
    assert caught.value.say("fr")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", "chess"),
        ("game", "magicians"),
        ("rules", 2),
        ("rules", "1"),
        ("seats", 2),
        ("seats", 4),
        ("seats", 6),
        ("seats", None),
        ("options", []),
        ("options", {"speed": 1}),
        ("options", {"starter": 4}),
        ("options", {"open_winnings": 2}),
        ("state", None),
        ("state", []),
        ("pending", {"0": "done"}),
        ("pending", {"1": "pass 1+0"}),
        ("table", {}),
    ],
)
def test_the_frame_of_a_position_is_checked_too(name: str, value: Any) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.table(position_of(LEADS) | {name: value})

    assert all(caught.value.say(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("name", ["game", "rules", "seats", "options", "state"])
def test_a_position_that_lacks_a_part_says_which(name: str) -> None:
    position = position_of(LEADS)
    del position[name]

    with pytest.raises(Malformed, match=f"lacks “{name}”"):
        GAME.table(position)


def test_the_seat_to_decide_is_asked_in_every_phase() -> None:
    assert [turn(draw(drawing)) for drawing in PHASES.values()] == [0, 2, 2, 0, 1]
