"""The box: how the deck is spread, how many deals, whether stored cards stay open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from grimoire.core.layout import Box as CoreBox, Ints, fact
from grimoire.core.options import Option, count, flag, read_int
from grimoire.core.text import Text
from grimoire.games.magicians.cards import BALL, FACES, JOKER, STRONGEST

MAGICIANS = 51
MOST_OF_A_VALUE = 8

# M2: how many magicians of each value, 1 to 13. The first spread is a reconstruction.
SPREADS = {
    "owners": [1, 2, 3, 4, 5, 6, 6, 6, 5, 4, 4, 3, 2],
    "flat": [4] * 12 + [3],
}


class Box(CoreBox):
    """What is fixed for a whole game."""

    deals: int = fact("i2")
    open_stack: int = fact("i2")
    deck: Ints = fact("i1", FACES)  # how many cards of each face


def read_deck(given: Any) -> str | list[int]:
    """A spread by name, or thirteen counts; as text they stand between commas."""
    if isinstance(given, str) and given.strip() in SPREADS:
        return given.strip()
    parts = given.split(",") if isinstance(given, str) else given
    if not isinstance(parts, list | tuple) or len(parts) != STRONGEST:
        raise ValueError(given)
    counts = [read_int(part) for part in parts]
    if sum(counts) != MAGICIANS or not all(0 <= one <= MOST_OF_A_VALUE for one in counts):
        raise ValueError(given)
    return counts


OPTIONS = (
    count("deals", 1, 20, default=lambda seats: seats, clause="M11"),
    flag("open_stack", default=False, clause="M13"),
    Option("deck", read_deck, Text("allowed-deck"), default=lambda _: "owners", clause="M2"),
)


def build(seats: int, options: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    """The box for these options (M1, M2)."""
    boxes = Box.new()
    box = boxes[0]
    box.deals = options["deals"]
    box.open_stack = options["open_stack"]
    deck = options["deck"]
    for value, copies in enumerate(SPREADS[deck] if isinstance(deck, str) else deck, start=1):
        box.deck[value] = copies
    box.deck[BALL] = 2
    box.deck[JOKER] = 2
    return boxes
