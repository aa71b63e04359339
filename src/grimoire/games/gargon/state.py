"""The state of the table: whose turn, what lies where. Colours are public, values are not (G3)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from grimoire.core.layout import Grid, Ints, each, hidden, owner, public
from grimoire.core.protocol import State as CoreState
from grimoire.core.written import CardRow, CountsFromFirst
from grimoire.games.gargon.box import MOST_SEATS
from grimoire.games.gargon.cards import CARDS, COLOUR_NAMES, COLOURS, MOST_PLAYED, NAMES
from grimoire.games.gargon.suits import CardSuits

STACK = 36  # cards in a stack at most: with three players (G5)
LEFT, RIGHT = 0, 1


class Stacks:
    """Both stacks in one row, each from its first slot, the top card last: `w1 b3 | r2 g4 g9`."""

    def __init__(self, names: Sequence[str]) -> None:
        self.row = CardRow(names)

    def write(self, numbers: Sequence[int]) -> str:
        return " | ".join(self.row.write(numbers[at : at + STACK]) for at in (0, STACK))

    def read(self, text: str, size: int) -> list[int]:
        if text.count("|") != 1:
            raise ValueError("the two stacks are told with | between them")
        left, right = text.split("|")
        return self.row.read(left, STACK) + self.row.read(right, STACK) + [0] * (size - 2 * STACK)


ROW = CardRow(NAMES)
SUITS = CardSuits()
COLOUR_COUNTS = CountsFromFirst(COLOUR_NAMES)


class Phase(IntEnum):
    """What the seat to act is asked for."""

    PLAYING = 0  # to play cards, or to pass (G7, G8)
    BATTLE = 1  # to choose a colour (G14)
    CONSOLATION = 2  # to choose a stack to draw from (G19)


class State(CoreState, seats=MOST_SEATS):
    """One game. A card shows its colour to all wherever it is; its value is in the fields beside.

    hand_colours[seat]   w  b  v  r  y  g      hand[seat]      six suits (see suits.py)
                         2  0  1  4  0  3

    lying[seat]          w  b  v  r  y  g      down[seat]      r9 y2 y6   before the cards are revealed
                         0  0  0  1  2  0      shown[seat]     r9 y2 y6   after it, if they still lie

    stack_colours        w  b  …  |  r  g …    stack           w1 b3 … | r2 g4 …    the top is the last
                         slot 0      slot 36
    """

    rounds: int = public("i2")  # rounds finished
    over: int = public("i1")
    phase: int = public("i1")
    turn: int = public("i1")
    leader: int = public("i1")  # who really started this round (G12)
    mix_cards: int = public("i1")  # how many cards the leader played; 0 before that (G8)
    mix_colours: int = public("i1")  # and in how many colours
    fought: int = public("i1")  # the colour being fought, from 1; 0: none (G14)
    stack_count: Ints = public("i1", 2)
    stack_colours: Ints = public("i1", 2 * STACK, written=Stacks(COLOUR_NAMES))  # from 1; 0: no card
    discarded: Ints = public("i4", COLOURS, written=SUITS)  # face up (G20)
    hand_colours: Grid = each("i1", COLOURS, written=COLOUR_COUNTS)
    hand_count: Ints = each("i1")
    passed: Ints = each("i1")  # 1: passed in this round
    lying: Grid = each("i1", COLOURS, written=COLOUR_COUNTS)
    shown: Grid = each("i1", MOST_PLAYED, written=ROW)
    owed: Ints = each("i1")  # 1: has still to draw a consolation card (G19)
    won: Grid = each("i4", COLOURS, written=SUITS)  # all were seen when revealed (G25)
    won_last: Ints = each("i1")  # the colour of the card on top of the winnings, from 1; 0: none (G25)
    picked: Grid = owner("i1", MOST_PLAYED, written=ROW)  # for a play that is not finished; still in hand
    down: Grid = owner("i1", MOST_PLAYED, written=ROW)
    hand: Grid = owner("i4", COLOURS, written=SUITS)
    stack: Ints = hidden("i1", CARDS, written=Stacks(NAMES))  # slots beyond the stacks serve the deal only


class Reason(IntEnum):
    """Why a game is over."""

    STACK_EMPTIED = 1
