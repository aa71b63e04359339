"""The box: how many rounds, and whether the winner of a round may dare the die."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from grimoire.core.layout import Box as CoreBox, fact
from grimoire.core.options import count, flag

STONES_EACH = 4
COPIES = 3  # stones of each value (S1)


class Box(CoreBox):
    """What is fixed for a whole game."""

    rounds: int = fact("i2")
    wagers: int = fact("i2")


OPTIONS = (
    count("rounds", 1, STONES_EACH, default=lambda _: 3, clause="S2"),
    flag("wagers", default=True, clause="S5"),
)


def build(seats: int, options: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    """The box for these options (S2, S5)."""
    boxes = Box.new()
    boxes[0].rounds = options["rounds"]
    boxes[0].wagers = options["wagers"]
    return boxes
