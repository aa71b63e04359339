"""The state of the table: whose turn, the fight, what each seat holds and has stored."""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.layout import Grid, Ints, each, hidden, owner, public
from grimoire.core.protocol import State as CoreState
from grimoire.core.written import CardCounts, CardRow
from grimoire.games.magicians.cards import CARDS, FACES, NAMES

ROW = CardRow(NAMES)
COUNTS = CardCounts(NAMES)


class State(CoreState, seats=6):
    """One deal in progress, and the points of the deals before it.

    A row of cards lies in order, oldest first, the rest of its slots are 0:

        fight   1  3  3 12 ball  5  5  J  0  0 …      fight_count = 8
                the last play on the right ^

    Cards by face are counts, the face is the index (see cards.py):

        hand[seat]   –  1  2  3  4  5 … 13 ball  J
                     0  0  1  0  0  2 …  0    1  1
    """

    deal: int = public("i1")  # deals finished before this one
    starter: int = public("i1")  # who opened the first deal (M3)
    turn: int = public("i1")
    over: int = public("i1")
    total: int = public("i2")  # the last total announced; 0 before the fight is opened
    fight: Ints = public("i1", CARDS, written=ROW)
    fight_count: int = public("i1")
    seen: Ints = public("i1", FACES, written=COUNTS)  # what lies open: in the fight and stored (M12)
    stock_count: int = public("i1")
    hand_count: Ints = each("i1")
    pile: Grid = each("i1", CARDS, written=ROW)  # stored cards, the newest on top, that is last (M13)
    pile_count: Ints = each("i1")
    from_pile: Ints = each("i1")  # plays in a row that used only the pile (M15)
    only_balls: Ints = each("i1")  # 1: opened with a ball, so all know that the hand is nothing else (M6)
    points: Ints = each("i2")  # cards stored in finished deals (M10)
    hand: Grid = owner("i1", FACES, written=COUNTS)
    stock: Ints = hidden("i1", CARDS, written=ROW)  # the next card to draw is the last


class Reason(IntEnum):
    """Why a game is over."""

    DEALS_PLAYED = 1
