"""The bot that plays any legal move, each as likely."""

from __future__ import annotations

import random
from collections.abc import Sequence

from grimoire.core.moves import Move
from grimoire.core.observation import Observation


class RandomBot:
    """Plays at random; the same seed plays the same game."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        return self.rng.choice(legal)
