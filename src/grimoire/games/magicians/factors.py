"""What might decide a game: the cards one draws, who opens, who takes, who goes out."""

from __future__ import annotations

from typing import Any

from grimoire.core.arrays import Counts, Log, Memory
from grimoire.core.events import events_in
from grimoire.core.factors import Factors
from grimoire.core.kernel import kernel
from grimoire.core.text import Text
from grimoire.games.magicians.box import Box
from grimoire.games.magicians.cards import FACES, STRONGEST, WEAKEST
from grimoire.games.magicians.moves import Happening
from grimoire.games.magicians.state import State

DRAWN = 0  # by face, from 1
OPENED = DRAWN + FACES - 1
TOOK = OPENED + 1
REPEATED = TOOK + 1
WENT_OUT = REPEATED + 1

DEALS = 0  # in memory: which deal it is


def factors(box: Any) -> list[Factors]:
    """The cards by face, then deeds."""
    cards = [Text("factor-magician", {"value": value}) for value in range(WEAKEST, STRONGEST + 1)]
    deeds = [Text(f"factor-{deed}") for deed in ("opened", "took", "repeated", "went-out")]
    return [
        Factors("drawn", [*cards, Text("factor-ball"), Text("factor-joker")]),
        Factors("deeds", deeds, unit="factor-cards"),
    ]


@kernel
def note(box: Box, state: State, log: Log, memory: Memory, counts: Counts, amounts: Counts) -> None:
    for row in range(1, events_in(log) + 1):
        kind, seat = log[row, 0], log[row, 1]
        if kind == Happening.DREW:
            counts[DRAWN + log[row, 4] - 1, seat] += 1
        elif kind == Happening.DEALT:
            memory[DEALS] += 1
        elif kind == Happening.OPENS and memory[DEALS] == 1:
            counts[OPENED, seat] += 1
        elif kind == Happening.TOOK:
            counts[TOOK, seat] += 1
            amounts[TOOK, seat] += log[row, 2]
        elif kind == Happening.REPEATED:
            counts[REPEATED, seat] += 1
        elif kind == Happening.WENT_OUT:
            counts[WENT_OUT, seat] += 1
