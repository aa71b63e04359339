"""The state of the table: the round, the stones of each seat, what lies open."""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.layout import Grid, Ints, each, hidden, owner, public
from grimoire.core.protocol import State as CoreState
from grimoire.core.written import CardCounts, CardRow

STONES = 18
VALUES = 7  # 1 to 6; a value is also the index into every count of stones
NAMES = ("", "1", "2", "3", "4", "5", "6")
COUNTS = CardCounts(NAMES)


class Phase(IntEnum):
    """What is asked for."""

    BID = 0  # everybody's secret bid (S3)
    WAGER = 1  # the winner stakes a stone, or not (S5)
    CALL = 2  # the winner calls a number (S6)


class State(CoreState, seats=4):
    """Stones by value are counts, the value is the index:

    hand[seat]   –  1  2  3  4  5  6
                 0  0  2  0  0  1  1
    """

    phase: int = public("i1")
    done: int = public("i1")  # rounds finished
    turn: int = public("i1")  # the winner, while it is asked; else 0
    over: int = public("i1")
    die: int = public("i1")  # as it fell last; 0 before
    stake: int = public("i1")  # the stone staked, while a number is to be called
    spent: Ints = public("i1", VALUES, written=COUNTS)  # stones that lie open
    points: Ints = each("i2")
    hand_count: Ints = each("i1")
    shown: Ints = each("i1")  # the bids of the last round
    hand: Grid = owner("i1", VALUES, written=COUNTS)
    bid: Ints = owner("i1")  # laid face down, until the last one is
    bag: Ints = hidden("i1", STONES, written=CardRow(NAMES))


class Reason(IntEnum):
    """Why a game is over."""

    ROUNDS_PLAYED = 1
