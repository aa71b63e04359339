"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from grimoire.core.moves import Move
from grimoire.core.observation import Observation


class Bot(Protocol):
    """Anything that chooses a move for a seat, from what the seat may know."""

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move: ...
