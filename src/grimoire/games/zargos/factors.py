"""What might decide a game: the peoples, the kingdoms, the magic cards, and deeds of war."""

from __future__ import annotations

from typing import Any

from grimoire.core.arrays import Counts, Log, Memory
from grimoire.core.events import NOBODY, events_in
from grimoire.core.factors import Factors
from grimoire.core.kernel import kernel
from grimoire.core.text import Text
from grimoire.games.zargos.atlas import atlas_of
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import DIGIT, Happening
from grimoire.games.zargos.state import State
from grimoire.games.zargos.things import CARDS, KINGDOMS, PEOPLES
from grimoire.games.zargos.words import card_name, kingdom_text, people_name

PEOPLE = 0
KINGDOM = PEOPLE + PEOPLES
CARD = KINGDOM + KINGDOMS  # from 1
FIRST = CARD + CARDS
BATTLE = FIRST + 1
TAKEN = BATTLE + 1
BOUGHT = TAKEN + 1
MASTER = BOUGHT + 1
OUT = MASTER + 1

TURNS = 0  # in memory: whether a turn was played


def factors(box: Any) -> list[Factors]:
    """Peoples, kingdoms, magic cards, deeds."""
    atlas = atlas_of(box)
    kingdoms: list[Text | None] = [
        Text("factor-kingdom", {"name": kingdom_text(atlas, kingdom)}) for kingdom in range(box.kingdoms)
    ]
    deeds = ("first", "battle", "taken", "bought", "master", "out")
    return [
        Factors("peoples", [people_name(people) for people in range(PEOPLES)]),
        Factors("kingdoms", kingdoms + [None] * (KINGDOMS - len(kingdoms))),
        Factors("cards", [card_name(card) for card in range(1, CARDS + 1)]),
        Factors("deeds", [Text(f"factor-{deed}") for deed in deeds], unit="factor-pawns"),
    ]


@kernel
def note(box: Box, state: State, log: Log, memory: Memory, counts: Counts, amounts: Counts) -> None:
    for row in range(1, events_in(log) + 1):
        if log[row, 1] != NOBODY:
            note_event(memory, log[row, 0], log[row, 1], log[row, 2], counts, amounts)


@kernel
def note_event(memory: Memory, kind: int, seat: int, a: int, counts: Counts, amounts: Counts) -> None:
    """A people, a kingdom and a card are `a`; boats and pawns that are bought are there together."""
    if kind == Happening.PICKED:
        counts[PEOPLE + a, seat] += 1
    elif kind == Happening.CROWNED:
        counts[KINGDOM + a, seat] += 1
    elif kind == Happening.PLAYED:
        counts[CARD + a - 1, seat] += 1
    elif kind == Happening.TURN and memory[TURNS] == 0:
        counts[FIRST, seat] += 1
        memory[TURNS] = 1
    elif kind == Happening.BATTLE:
        counts[BATTLE, seat] += 1
    elif kind == Happening.TAKEN:
        counts[TAKEN, seat] += 1
    elif kind == Happening.BOUGHT:
        counts[BOUGHT, seat] += 1
        amounts[BOUGHT, seat] += a >> DIGIT
    elif kind == Happening.MASTER:
        counts[MASTER, seat] += 1
    elif kind == Happening.OUT:
        counts[OUT, seat] += 1
