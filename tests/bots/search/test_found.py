"""What is said of a move of the root, and how certain it is."""

from __future__ import annotations

import pytest

from grimoire.bots.search.found import Found
from tests.bots.search.one_bid import bidding


def found(visits: int, share: float) -> Found:
    return Found(bidding().legal(0)[0], visits, share, points=0.0, played=0.0, wandered=0.0)


def test_the_error_of_a_share_is_that_of_a_coin_and_shrinks_with_the_root_of_the_tries() -> None:
    assert found(10_000, 0.5).error == pytest.approx(0.005)
    assert found(40_000, 0.5).error == pytest.approx(0.0025)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_a_few_games_alike_are_no_certainty(share: float) -> None:
    assert found(0, share).error == 0.5
    assert 0.1 < found(5, share).error < 0.2
    assert 0.0 < found(10_000, share).error < 0.001
