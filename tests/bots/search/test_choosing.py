"""How a seat chooses inside the tree."""

from __future__ import annotations

import pytest

from tests.bots.search.one_bid import EQUILIBRIUM, bidding
from tests.bots.search.searched import searched


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [0, 1])
def test_one_bid_at_once_is_mixed_as_it_should_be(seat: int) -> None:
    low, high = searched(bidding(), seat, 40_000)
    assert low.played / (low.played + high.played) == pytest.approx(EQUILIBRIUM[seat], abs=0.05)
