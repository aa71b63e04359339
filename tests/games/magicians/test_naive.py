"""The kernel against the naive rules: the same choices, the same table, move after move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection
from typing import Any

import pytest

from grimoire import Table

from . import naive
from .positions import GAME, OWN_BOX, cards_of_deck, draw, in_order, kinds, state_of, turn

pytestmark = pytest.mark.compiled  # too many games for the uncompiled run

DECKS: list[Any] = ["owners", "flat", list(OWN_BOX)]


def assert_same_table(table: Table, duel: naive.Duel, moves: Collection[str]) -> None:
    """Hands, piles, fight, total, stock, points and turn are the same, and so are the choices."""
    state = state_of(table)
    assert [row.split() for row in state["hand"]] == [in_order(cards) for cards in duel.hands]
    assert [row.split() for row in state["pile"]] == duel.piles
    assert state["fight"].split() == duel.fight
    assert state["total"] == (duel.announced or 0)
    assert state["stock"].split() == duel.stock[::-1]
    assert state["points"] == duel.points
    assert state["turn"] == duel.turn
    assert sorted(str(move) for move in table.legal(turn(table))) == sorted(moves)


def assert_fresh_deal(table: Table, duel: naive.Duel, first: int, finished: int) -> None:
    """A new deal: all cards, six each, nothing lies on the table; the naive game goes on from it (M3)."""
    state = state_of(table)
    hands = [row.split() for row in state["hand"]]
    assert all(len(cards) == 6 for cards in hands)
    cards = Counter(" ".join([*state["hand"], state["stock"]]).split())
    assert cards == Counter(cards_of_deck(table.options["deck"]))
    assert state["points"] == duel.points
    duel.deal((first + finished) % table.seats, hands, state["stock"].split()[::-1])


def follow(table: Table, rng: random.Random, cautious: float) -> Counter[str]:
    """Plays a random game on both sides; says which kinds of events happened."""
    first = turn(table)
    duel = naive.from_position(table.position())
    happened: Counter[str] = Counter()
    finished = 0
    while True:
        moves = {str(move): move for move in duel.legal()}
        assert_same_table(table, duel, moves)
        if len(moves) > 1 and rng.random() < cautious:
            moves.pop("take", None)
        # piles of the variant are used often, so that M13 and M15 are met
        piled = [text for text in moves if "^" in text]
        text = rng.choice(sorted(piled if piled and rng.random() < 0.5 else moves))
        table.play(turn(table), text)
        duel.do(moves[text])
        happened.update(kinds(table))
        if duel.over:
            break
        if duel.dealing:
            finished += 1
            assert_fresh_deal(table, duel, first, finished)
    assert table.over and table.outcome is not None
    assert list(table.outcome.scores) == duel.points
    assert list(table.outcome.winners) == duel.winners()
    return happened


@pytest.mark.parametrize("open_stack", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_are_the_same_under_the_naive_rules(seats: int, open_stack: bool) -> None:
    rng = random.Random(seats)
    happened: Counter[str] = Counter()
    for number in range(20):
        table = GAME.new(
            seats=seats,
            seed=number,
            deals=rng.choice([1, 1, 2]),
            open_stack=open_stack,
            deck=rng.choice(DECKS),
        )
        happened += follow(table, rng, cautious=rng.choice([0.0, 0.5, 0.9]))

    assert happened.keys() >= {"played", "repeated", "took", "drew", "emptied", "went_out", "scored"}


def test_the_naive_rules_know_the_worked_example_too() -> None:
    table = draw("""
        A*     1 5 5 8 9 J
        B      2 3 3 4 7 9
        C      6 6 8 10 11 12
        D      4 7 8 8 10 ball
        stock  6 7 13 11 12 2 9 13 ...
    """)
    duel = naive.from_position(table.position())
    announced = []
    for text in ("1", "3+3", "12", "ball", "5+5+J"):
        duel.do(next(move for move in duel.legal() if str(move) == text))
        announced.append(duel.announced)

    assert announced == [1, 6, 12, 12, 15]
    assert {str(move) for move in duel.legal()} == {"take"}
