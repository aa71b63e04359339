"""What might decide a game: the cards one gets and wins, how one wins them, who starts, who passes."""

from __future__ import annotations

from typing import Any

from grimoire.core.arrays import Counts, Log, Memory
from grimoire.core.events import events_in
from grimoire.core.factors import Factors
from grimoire.core.kernel import kernel
from grimoire.core.text import Text
from grimoire.games.gargon.box import Box
from grimoire.games.gargon.cards import COLOURS, LETTERS, VALUES, colour_of, value_of
from grimoire.games.gargon.moves import Happening, Way, nth_of_three
from grimoire.games.gargon.state import State

WON = 0  # by colour
MAJORITY = WON + COLOURS
DOUBLED = MAJORITY + COLOURS
GOT = DOUBLED + COLOURS  # by value
WON_VALUE = GOT + VALUES
WAYS = WON_VALUE + VALUES
LED = WAYS + len(Way)
PASSED = LED + 1
LOST = PASSED + 1
MIX = LOST + 1

MIXES = ("1", "2", "1+1", "2+1", "1+1+1")  # by cards and colours, as `mix_of` numbers them (G7)

LEADER = 0  # in memory: who is to lead, from 1


def factors(box: Any) -> list[Factors]:
    """By colour: cards won, majorities, doubled amulets; by value: cards got and won; ways, deeds, mixes."""
    colours = [Text(f"creature-{letter}") for letter in LETTERS]
    values = [Text("factor-value", {"value": value}) for value in range(VALUES)]
    return [
        Factors("won", colours, unit="factor-amulets"),
        Factors("majority", colours, unit="factor-points"),
        Factors("doubled", colours, unit="factor-amulets"),
        Factors("got", values),
        Factors("won-value", values, unit="factor-amulets"),
        Factors("ways", [Text(f"factor-{way.name.lower()}") for way in Way], unit="factor-amulets"),
        Factors("deeds", [Text(f"factor-{deed}") for deed in ("led", "passed", "lost")], unit="factor-cards"),
        Factors("mixes", [Text("factor-mix", {"mix": mix}) for mix in MIXES]),
    ]


@kernel
def note(box: Box, state: State, log: Log, memory: Memory, counts: Counts, amounts: Counts) -> None:
    for row in range(1, events_in(log) + 1):
        if log[row, 0] == Happening.DEALT or log[row, 0] == Happening.DREW:
            add(counts, amounts, GOT + log[row, 4], log[row, 1], 0)
        note_mix(log[row, 0], log[row, 1], log[row, 2], memory, counts)
        note_event(box, log[row, 0], log[row, 1], log[row, 2], log[row, 3], counts, amounts)


@kernel
def note_mix(kind: int, seat: int, colours: int, memory: Memory, counts: Counts) -> None:
    """The mix that everybody has to follow is the leader's choice (G7, G8)."""
    if kind == Happening.LED:
        memory[LEADER] = seat + 1
    elif kind == Happening.PLAYED and memory[LEADER] == seat + 1:
        counts[MIX + mix_of(colours), seat] += 1
        memory[LEADER] = 0


@kernel
def mix_of(played: int) -> int:
    """The number of a mix: there are never three of one colour, and so two of one at most."""
    first, second, third = nth_of_three(played, 0), nth_of_three(played, 1), nth_of_three(played, 2)
    cards = 1 + (1 if second > 0 else 0) + (1 if third > 0 else 0)
    pair = first == second or third == first or (third > 0 and third == second)
    return 2 * cards - 2 - (1 if pair else 0)


@kernel
def note_event(box: Box, kind: int, seat: int, a: int, b: int, counts: Counts, amounts: Counts) -> None:
    """The round that somebody leads is `a`, cards are faces, a bonus is `b` (see moves.py)."""
    if kind == Happening.WON:
        add(counts, amounts, WON + colour_of(a), seat, box.amulets[value_of(a)])
        add(counts, amounts, WON_VALUE + value_of(a), seat, box.amulets[value_of(a)])
        add(counts, amounts, WAYS + b - 1, seat, box.amulets[value_of(a)])
    elif kind == Happening.MAJORITY:
        add(counts, amounts, MAJORITY + a, seat, b)
    elif kind == Happening.DOUBLED:
        add(counts, amounts, DOUBLED + a, seat, b)
    elif kind == Happening.LED and a == 1:
        add(counts, amounts, LED, seat, 0)
    elif kind == Happening.PASSED:
        add(counts, amounts, PASSED, seat, a + b)
    elif kind == Happening.DISCARDED:
        add(counts, amounts, LOST, seat, 1)


@kernel
def add(counts: Counts, amounts: Counts, factor: int, seat: int, amount: int) -> None:
    counts[factor, seat] += 1
    amounts[factor, seat] += amount
