"""How a game ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reason of the end, the points of each seat as printed, each seat's share of the victory."""

    reason: str
    scores: tuple[int, ...]
    shares: tuple[float, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several share a victory."""
        best = max(self.shares)
        return tuple(seat for seat, share in enumerate(self.shares) if share == best)
