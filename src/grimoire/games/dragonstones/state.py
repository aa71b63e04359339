"""The state of the table: purses and stones, the characters of the turn, the auction, the power at work."""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.layout import Grid, Ints, each, hidden, public
from grimoire.core.protocol import State as CoreState
from grimoire.core.written import CardCounts, CardRow, CountsFromFirst
from grimoire.games.dragonstones.characters import NAMES
from grimoire.games.dragonstones.things import COINS, COLOURS, KEPT, KINDS, LETTERS, MOST_SEATS, PILE, SLOTS

DEPTH = SLOTS  # powers at work at once: each is another character of the turn (D31)

CARDS = CardRow(NAMES)  # a character from 1; 0: none
CARD_COUNTS = CardCounts(NAMES)


STONES = CountsFromFirst(("", *LETTERS))


class Phase(IntEnum):
    """What the seats that are asked are asked for."""

    BID = 0  # gold, all at once (D9)
    SILVER = 1  # silver, those who tied (D14)
    POWER = 2  # a choice of the winner's (D15)


class Status(IntEnum):
    """Where a character of this turn is."""

    TO_COME = 0
    PRESENT = 1  # up for auction, or its power at work
    COME_UP = 2
    HELD = 3  # somebody keeps the card (D27)


class State(CoreState, seats=MOST_SEATS):
    """One game. A character is its number, from 1 where 0 means none; a slot is its place in the turn.

    slots     witch  red  blue  yellow  magician  enchanter  sorcerer  thief  fairy  ghost
              0      1    2     3       4         5          6         7      8      9

    frames    the powers at work, the innermost last: Ghost (2 picks) → Thief
    pile      slots still to come, the next one last, from 1; nobody knows the order (D5)
    """

    turn: int = public("i2")  # from 1
    over: int = public("i1")  # a Reason, once it is over
    phase: int = public("i1")
    asked: int = public("i1")  # seats that have still to answer, a bit each
    present: int = public("i1")  # the slot of the character at auction
    idle: int = public("i1")  # turns running in which no gold was bid (D8a)
    gold_bid: int = public("i1")  # 1: gold was bid in this turn
    winner: int = public("i1")
    tied: int = public("i1")  # seats in the tie-break, a bit each; 0: there was none
    doubling: int = public("i1")  # the kept card that is being played, from 1; 0: none (D27)
    doubling_from: int = public("i1")  # its slot, from 1, if it came up in this turn
    fresh: int = public("i1")  # cards kept in this auction, which cannot be played in it
    given_up: int = public("i1")  # 1: the bid was given up in this auction (D38)
    depth: int = public("i1")  # powers at work
    frame_slot: Ints = public("i1", DEPTH)
    frame_at: Ints = public("i1", DEPTH)  # the instruction to come
    frame_new: Ints = public("i1", DEPTH)  # 1: it has not begun, and may still be doubled
    frame_more: Ints = public("i1", DEPTH)  # uses to come after this one
    frame_rounds: Ints = public("i1", DEPTH)  # how often its steps were repeated
    frame_colour: Ints = public("i1", DEPTH)  # the colour named, from 1
    frame_victim: Ints = public("i1", DEPTH)  # the player named, from 1
    drawn: Ints = public("i1", COLOURS, written=STONES)  # out of the bag, not yet kept (D29)
    slots: Ints = public("i1", SLOTS, written=CARDS)
    status: Ints = public("i1", SLOTS)
    bank: Ints = public("i1", COINS)
    bank_stones: Ints = public("i1", COLOURS, written=STONES)
    pile_count: int = public("i1")
    special_count: int = public("i1")
    used: Ints = public("i1", KINDS + 1, written=CARD_COUNTS)  # special cards that are used
    purse: Grid = each("i1", COINS)  # public by memory; the page shows it if purses are open (D4)
    spent: Ints = each("i1")  # fairy gold before the screen (D10)
    stones: Grid = each("i1", COLOURS, written=STONES)
    points: Ints = each("i1")
    kept: Grid = each("i1", KEPT, written=CARDS)  # the oldest first
    kept_from: Grid = each("i1", KEPT)  # the slot of each, from 1, if it came up in this turn
    bid: Grid = each("i1", COINS)  # of this auction, once all are in; silver is that of a tie-break
    tie_amulets: Ints = each("i1")  # bid with the silver (D13)
    value: Ints = each("i2")  # of the bid that decides, doubled where it is (D13)
    pile: Ints = hidden("i1", SLOTS)
    specials: Ints = hidden("i1", PILE, written=CARDS)  # the next one last


class Reason(IntEnum):
    """Why a game is over."""

    POINTS = 1  # D8
    NO_GOLD = 2  # D8a
    NO_BIDS = 3
    TURNS = 4
