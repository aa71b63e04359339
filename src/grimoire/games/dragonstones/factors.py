"""What might decide a game: the characters one wins, at what price, and what they bring."""

from __future__ import annotations

from typing import Any

from grimoire.core.arrays import Counts, Log, Memory
from grimoire.core.events import events_in
from grimoire.core.factors import Factors
from grimoire.core.kernel import kernel
from grimoire.core.text import Text
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.moves import NOTHING_STOLEN, STOLEN_COIN, Happening
from grimoire.games.dragonstones.state import State
from grimoire.games.dragonstones.things import KINDS, PRINTED
from grimoire.games.dragonstones.words import character_name

BOUGHT = 0  # by character, from 1
SCORED = BOUGHT + KINDS
STONES = SCORED + KINDS
COINS = STONES + KINDS
FIRST_POINT = COINS + KINDS
TIE_BREAK = FIRST_POINT + 1
ROBBED = TIE_BREAK + 1

CHARACTER, POINTS = 0, 1  # in memory: which is up for auction; whether anybody has a point


def factors(box: Any) -> list[Factors]:
    """By character: won at auction, points, stones and coins it brought; then deeds."""
    there = [*range(1, PRINTED + box.own + 1)]
    names = [character_name(box, one) for one in there] + [None] * (KINDS - len(there))
    return [
        Factors("bought", names, unit="factor-price"),
        Factors("scored", names, unit="factor-points"),
        Factors("stones", names, unit="factor-how-many"),
        Factors("coins", names, unit="factor-how-many"),
        Factors("deeds", [Text("factor-first-point"), Text("factor-tie-break"), Text("factor-robbed")]),
    ]


@kernel
def note(box: Box, state: State, log: Log, memory: Memory, counts: Counts, amounts: Counts) -> None:
    for row in range(1, events_in(log) + 1):
        if log[row, 0] == Happening.REVEALED:
            memory[CHARACTER] = log[row, 2]
        elif memory[CHARACTER] > 0:
            note_event(memory, log[row, 0], log[row, 1], log[row, 2], log[row, 3], counts, amounts)


@kernel
def note_event(memory: Memory, kind: int, seat: int, a: int, b: int, counts: Counts, amounts: Counts) -> None:
    """All that a power brings is put down to the character that was won, even if it copies another."""
    character = memory[CHARACTER] - 1
    if kind == Happening.WON:
        add(counts, amounts, BOUGHT + character, seat, 1, a)
        add(counts, amounts, TIE_BREAK, seat, b, 0)
    elif kind == Happening.SCORED:
        add(counts, amounts, SCORED + character, seat, 1, a)
        add(counts, amounts, FIRST_POINT, seat, 1 - memory[POINTS], 0)
        memory[POINTS] = 1
    elif kind == Happening.TOOK_STONE:
        add(counts, amounts, STONES + character, seat, b, b)
    elif kind == Happening.DREW:
        add(counts, amounts, STONES + character, seat, 1, 1)
    elif kind == Happening.TOOK:
        add(counts, amounts, COINS + character, seat, 1 if b > 0 else 0, b)
    elif kind == Happening.STOLE and b != NOTHING_STOLEN:
        stolen = STONES if b < STOLEN_COIN else COINS
        add(counts, amounts, stolen + character, seat, 1, 1)
        add(counts, amounts, ROBBED, a, 1, 0)
    elif kind == Happening.ROBBED:
        add(counts, amounts, ROBBED, a, 1, 0)


@kernel
def add(counts: Counts, amounts: Counts, factor: int, seat: int, count: int, amount: int) -> None:
    counts[factor, seat] += count
    amounts[factor, seat] += amount
