"""Shares of the victory, estimated while a game goes on."""

from __future__ import annotations

from grimoire.core.arrays import Shares
from grimoire.core.kernel import kernel


@kernel
def share_out(shares: Shares, seats: int) -> None:
    """Makes shares that sum to 1 of how much each seat weighs."""
    total = 0.0
    for seat in range(seats):
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total
