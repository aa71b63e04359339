"""The box: the amulets on the cards, the size of the stacks, who starts, whether winnings stay open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from grimoire.core.errors import OptionError
from grimoire.core.layout import Box as CoreBox, Ints, fact
from grimoire.core.options import count, flag
from grimoire.core.text import Text
from grimoire.games.gargon.cards import CARDS, HAND, VALUES
from grimoire.games.gargon.texts import TEXTS

MOST_SEATS = 5

# G2: the amulets on a card of each value, from 0 to 15. That of 9 is inferred from the pattern.
AMULETS = (0, 5, 5, 5, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0)


class Box(CoreBox):
    """What is fixed for a whole game."""

    open_winnings: int = fact("i2")
    starter: int = fact("i2")  # the seat that starts, from 1; 0: drawn at random (G6)
    stack: int = fact("i2")  # cards in each stack at the start (G5)
    amulets: Ints = fact("i1", VALUES)


OPTIONS = (
    flag("open_winnings", default=False, clause="G25"),
    count("starter", 0, MOST_SEATS, default=lambda _: 0, clause="G6"),
)


def build(seats: int, options: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    """The box for these options (G1, G2, G5)."""
    if options["starter"] > seats:
        allowed = Text("allowed-count", {"low": 0, "high": seats})
        given = str(options["starter"])
        raise OptionError(
            "error-option-value", clause="G6", texts=TEXTS, name="starter", given=given, allowed=allowed
        )
    boxes = Box.new()
    box = boxes[0]
    box.open_winnings = options["open_winnings"]
    box.starter = options["starter"]
    box.stack = (CARDS - HAND * seats) // 2
    for value, amulets in enumerate(AMULETS):
        box.amulets[value] = amulets
    return boxes
