"""What is left of a mix when its small change is cut off."""

from __future__ import annotations

import numpy as np
import pytest

from grimoire.bots.search.found import Found
from grimoire.bots.search.mixing import mix_of, wandering
from grimoire.bots.search.searching import Search
from grimoire.core.game import Game
from tests.bots.search.one_bid import BETTER, EQUILIBRIUM, MATCHING, ONE_BID, bidding


def cleaned(played: list[float], tries: int, wandered: float = 0.0) -> list[float]:
    """The mix of moves that were played so much in all these tries, and so much of each by wandering."""
    moves = bidding().legal(0)
    visits = [tries, *(0 for _ in played[1:])]
    return mix_of(
        [Found(moves[0], count, 0.5, 0.0, part, wandered) for count, part in zip(visits, played, strict=True)]
    )


def test_wandering_goes_by_advice_and_at_random_over_what_was_looked_at() -> None:
    assert wandering([60.0, 30.0, 10.0, 0.0], [3.0, 1.0, 1.0, 0.0], 0.1) == pytest.approx(
        [10 * (0.3 + 1 / 6), 10 * (0.1 + 1 / 6), 10 * (0.1 + 1 / 6), 0.0]
    )
    assert wandering([0.0, 0.0], [0.0, 0.0], 0.1) == [0.0, 0.0]


def test_what_wandering_brings_is_left_out() -> None:
    assert cleaned([0.6, 0.3, 0.1], tries=1_000_000, wandered=0.09) == pytest.approx([2 / 3, 1 / 3, 0.0])


def test_few_iterations_tell_little() -> None:
    assert cleaned([0.9, 0.1], tries=10_000) == pytest.approx([0.9, 0.1])
    assert cleaned([0.9, 0.1], tries=1000) == [1.0, 0.0]
    assert cleaned([1.0, 0.0], tries=1) == [1.0, 0.0]


def mixes(game: Game, seat: int, iterations: int, searches: int = 20) -> list[float]:
    """How likely the answer is a bid of 1, in some searches."""
    table = bidding(game)
    found = []
    for seed in range(searches):
        search = Search(table.observe(seat), seat, seed)
        search.run(iterations)
        found.append(mix_of(search.found(table.legal(seat)))[0])
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("game", "wanted"), [(ONE_BID, EQUILIBRIUM), (MATCHING, (0.2, 0.2)), (BETTER, (0, 0))]
)
def test_the_answer_is_mixed_as_it_should_be(game: Game, wanted: tuple[float, float], seat: int) -> None:
    assert np.mean(mixes(game, seat, 4000)) == pytest.approx(wanted[seat], abs=0.05)
