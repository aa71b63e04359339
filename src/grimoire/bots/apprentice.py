"""The bot that plays as the game's own advice leans."""

from __future__ import annotations

import random
from collections.abc import Sequence

from grimoire.core.moves import Move
from grimoire.core.observation import Observation


class Apprentice:
    """Draws a move by the weights that `advise` gives; the same seed plays the same game."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        weights = observation.advise(list(legal))
        return self.rng.choices(legal, weights)[0]
