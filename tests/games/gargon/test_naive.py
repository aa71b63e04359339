"""The kernel against the naive rules: the same choices, the same table, move after move."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from grimoire import Table

from . import naive
from .positions import (
    COLOURS,
    DECK,
    GAME,
    SEATS,
    backs,
    draw,
    in_order,
    kinds,
    random_table,
    state_of,
    turn,
)

pytestmark = pytest.mark.compiled  # too many games for the uncompiled run

ALWAYS = {
    "led",
    "played",
    "passed",
    "drew",
    "revealed",
    "chose",
    "fought",
    "won",
    "discarded",
    "emptied",
    "hand_discarded",
    "majority",
    "doubled",
    "scored",
}


def assert_same_table(table: Table, game: naive.Gargon) -> None:
    """Every card is in the same place, its colour shows, and the same seat has the same choices."""
    state = state_of(table)
    hands = [in_order(cards) for cards in game.hands]
    assert [row.split() for row in state["hand"]] == hands
    assert state["hand_colours"] == [backs(cards) for cards in hands]
    assert state["hand_count"] == [len(cards) for cards in hands]
    lying = [in_order(cards) for cards in game.lying]
    assert [(state["down"][seat] or state["shown"][seat]).split() for seat in range(game.seats)] == lying
    assert state["lying"] == [backs(cards) for cards in lying]
    assert [row.split() for row in state["won"]] == [in_order(cards) for cards in game.won]
    tops = [1 + COLOURS.index(cards[-1][0]) if cards else 0 for cards in game.won]
    assert state["won_last"] == tops
    assert state["discarded"].split() == in_order(game.discards)
    assert [row.split()[::-1] for row in state["stack"].split("|")] == game.stacks
    shown = [row.split()[::-1] for row in state["stack_colours"].split("|")]
    assert shown == [[card[0] for card in stack] for stack in game.stacks]
    assert state["leader"] == game.leader
    assert table.over == game.over
    if not game.over:
        assert {seat for seat in range(game.seats) if state["passed"][seat]} == game.passed
        assert turn(table) == game.turn
        assert state["picked"][game.turn].split() == game.picked
        moves = [str(move) for move in table.legal(game.turn)]
        assert sorted(moves) == sorted(game.choices)


def assert_same_points(table: Table, game: naive.Gargon) -> None:
    """What each has won is worth the same."""
    assert [seat.points for seat in table.view(None).seats] == game.points()


def follow(table: Table, rng: random.Random, passing: float) -> Counter[str]:
    """Plays a random game on both sides; says which kinds of events happened."""
    game = naive.from_position(table.position())
    happened: Counter[str] = Counter()
    while not table.over:
        assert_same_table(table, game)
        passes = {choice for choice in game.choices if choice.startswith("pass")}
        others = game.choices - passes
        zeros = {choice for choice in others if choice.endswith("0") and len(choice) == 3}
        chosen = passes if passes and (not others or rng.random() < passing) else others
        # 0s are played often, so that G18 is met
        move = rng.choice(sorted(zeros if chosen is others and zeros and rng.random() < 0.7 else chosen))
        table.play(turn(table), move)
        game.do(move)
        happened.update(kinds(table))
        if table.options["open_winnings"] and "won" in kinds(table):
            assert_same_points(table, game)
    assert_same_table(table, game)
    assert_same_points(table, game)
    assert table.outcome is not None
    assert list(table.outcome.scores) == game.points()
    assert list(table.outcome.winners) == game.winners()
    return happened


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_are_the_same_under_the_naive_rules(seats: int) -> None:
    rng = random.Random(seats)
    happened: Counter[str] = Counter()
    for number in range(3):
        table = GAME.new(seats=seats, seed=number, open_winnings=number > 0)
        happened += follow(table, rng, passing=rng.choice([0.02, 0.1, 0.5]))

    assert happened.keys() >= ALWAYS


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_from_anywhere_are_the_same_under_the_naive_rules(seats: int) -> None:
    """Hands and stacks of all sizes, in the middle of any phase."""
    rng = random.Random(seats)
    happened: Counter[str] = Counter()
    for _ in range(40):
        happened += follow(random_table(rng, seats), rng, passing=rng.choice([0.02, 0.5]))

    assert happened.keys() >= ALWAYS


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_of_small_hands_are_the_same_under_the_naive_rules(seats: int) -> None:
    """Starters who have played and won their last cards hand the lead on (G12)."""
    rng = random.Random(seats)
    happened: Counter[str] = Counter()
    for _ in range(15):
        happened += follow(table_of_small_hands(rng, seats), rng, passing=0.3)

    assert happened["skipped"] > 3


def table_of_small_hands(rng: random.Random, seats: int) -> Table:
    """A card or two each, and a few in the stacks."""
    cards = rng.sample(DECK, len(DECK))
    return table_of(cards, [[cards.pop() for _ in range(rng.randint(1, 2))] for _ in range(seats)])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_of_many_0s_are_the_same_under_the_naive_rules(seats: int) -> None:
    """Battles in which nobody wins (G18)."""
    rng = random.Random(seats)
    happened: Counter[str] = Counter()
    for _ in range(10):
        happened += follow(table_of_0s(rng, seats), rng, passing=0.1)

    assert happened["nobody_won"] > 3


def table_of_0s(rng: random.Random, seats: int) -> Table:
    """All 0s are in hand, and a few other cards."""
    cards = rng.sample([card for card in DECK if card[1:] != "0"], 90)
    zeros = rng.sample([card for card in DECK if card[1:] == "0"], 12)
    return table_of(cards, [[*zeros[seat::seats], cards.pop(), cards.pop()] for seat in range(seats)])


def table_of(cards: list[str], hands: list[list[str]]) -> Table:
    """These hands, and twelve of the cards in each stack; the first seat starts."""
    rows = [f"{SEATS[seat]}{'*' if seat == 0 else ''} {' '.join(hand)}" for seat, hand in enumerate(hands)]
    stacks = [f"{side} {' '.join(cards.pop() for _ in range(12))}" for side in ("left", "right")]
    return draw("\n".join([*rows, *stacks]))


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_many_random_games_are_the_same_under_the_naive_rules(seats: int) -> None:
    rng = random.Random(100 + seats)
    for number in range(40):
        follow(GAME.new(seats=seats, seed=1000 + number), rng, passing=rng.choice([0.0, 0.02, 0.1, 0.5, 0.9]))
    for _ in range(200):
        follow(random_table(rng, seats), rng, passing=rng.choice([0.0, 0.1, 0.5]))
        follow(table_of_small_hands(rng, seats), rng, passing=rng.choice([0.0, 0.1, 0.5]))
        follow(table_of_0s(rng, seats), rng, passing=rng.choice([0.0, 0.1, 0.5]))


def test_the_naive_rules_know_the_example_round_too() -> None:
    table = draw("""
        A*     y2 y6 r9 ...
        B      ...
        C      b2 b8 r8 ...
        D      r0 r14 b12 ...
    """)
    game = naive.from_position(table.position())
    for move in (
        *("+r9", "+y2", "+y6", "done"),
        "pass 2+1",
        *("+b2", "+b8", "+r8", "done"),
        *("+b12", "+r0", "+r14", "done"),
        "fight yellow",
        *("draw left", "draw right"),
        "draw right",
    ):
        game.do(move)

    assert [sorted(cards) for cards in game.won] == [["y2", "y6"], [], ["b2"], ["b12", "r0", "r14"]]
    assert game.turn == game.leader == 1


def test_the_naive_rules_know_the_scoring_example_too() -> None:
    table = draw("""
        A*     ...      won w1 w10 g13 g7 v13 v0 v5 y2 y6
        B      ...      won w5 w0 y1 y8 y0
        C      ...      won b15 b3 b2 b0 w6 w11 r10 r8 r7 r2
        D      ...      won r6 r0 r0 y13 y15 b13 b12 b10
    """)

    assert naive.from_position(table.position()).points() == [47, 35, 59, 14]
