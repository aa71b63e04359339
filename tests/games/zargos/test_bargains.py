"""Advice on exchanges: seldom, for a capital or a whole kingdom, and never to one's loss (Z64)."""

from __future__ import annotations

import random

import pytest

from grimoire import Table
from grimoire.bots import find_bot

from .exchanges import FOUR, exchange
from .positions import GAME, PEOPLE, phase, play, state_of, turn


def leaning(table: Table) -> dict[str, float]:
    """The weights of all moves, by their notation."""
    moves = table.legal(turn(table))
    weights = table.observe(turn(table)).advise(moves)
    return {str(move): weight for move, weight in zip(moves, weights, strict=True)}


def accepts(offer: str) -> bool:
    weights = leaning(play(exchange(), offer))
    return weights["accept"] > weights["refuse"]


def test_offers_are_rare() -> None:
    weights = leaning(exchange())

    assert weights["done"] > 10 * max(weight for move, weight in weights.items() if move != "done")


@pytest.mark.parametrize(
    ("offer", "good"),
    [
        ("offer spiders give oz-0 want kori-1", True),  # a capital, and all of Oz
        ("offer spiders give boat want nothing", True),
        ("offer spiders give itak-1 want kori-1", False),
        ("offer spiders give boat want oz-1", False),
        ("offer spiders give nothing want kori-1", False),
        ("offer spiders give boat want reinforcement", False),
    ],
)
def test_only_what_brings_a_capital_or_a_whole_kingdom_or_costs_nothing_is_accepted(
    offer: str, good: bool
) -> None:
    assert accepts(offer) == good


def test_a_capital_is_not_given_for_a_kingdom() -> None:
    table = exchange(FOUR | {"knights": "oz-1", "spiders": "kori-0 oz-0"})
    weights = leaning(play(table, "offer spiders give oz-1 want kori-0"))

    assert weights["accept"] < weights["refuse"]


def test_who_offers_gives_no_prize_and_wants_one() -> None:
    table = play(exchange(FOUR | {"spiders": "oz-1 kori-0"}), "offer spiders")
    weights = leaning(table)
    assert weights["give itak-1"] > weights["give oz-0"]

    weights = leaning(play(table, "give itak-1"))
    best = max(weights.values())
    assert {move for move, weight in weights.items() if weight == best} == {"want oz-1", "want kori-0"}


def test_apprentices_come_to_an_end_of_it() -> None:
    table = GAME.new(seats=3, seed=2, edition="2", peoples="random", trading=True)
    rng, bots = random.Random(1), [find_bot("apprentice")(seat) for seat in range(3)]
    while phase(table) == "take":
        play(table, rng.choice(["take green", "take blue"]))
    moves = 0
    while state_of(table)["rounds"] == 0 and phase(table) in ("trade", "answer"):
        seat = turn(table)
        table.play(seat, bots[seat].choose(table.observe(seat), seat, table.legal(seat)))
        moves += 1

    assert phase(table) == "place" and moves <= len(PEOPLE) * (1 + 3 * 4)
