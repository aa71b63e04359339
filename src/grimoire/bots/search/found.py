"""What a search knows of the moves of its root."""

from __future__ import annotations

import math
from dataclasses import dataclass

from grimoire.core.moves import Move


@dataclass(frozen=True)
class Found:
    """What a search knows of a move of the root."""

    move: Move
    visits: int  # how often it was tried
    share: float  # of the victory that it brought, on average
    points: float  # likewise
    played: float  # how it is mixed, where several seats choose at once,
    wandered: float  # and how much of that is only because everything is tried now and then

    @property
    def error(self) -> float:
        """The standard error of the share: at most that of a coin that falls so.

        One game won and one lost are imagined beside, so that a few wins in a row are no certainty.
        """
        share = (self.share * self.visits + 1.0) / (self.visits + 2.0)
        return math.sqrt(share * (1.0 - share) / max(self.visits, 1))
