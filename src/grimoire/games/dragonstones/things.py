"""What is in the box: coins, stones, characters, and how many of each (D1, D2)."""

from __future__ import annotations

from enum import IntEnum

MOST_SEATS = 6


class Coin(IntEnum):
    """What lies in a purse, and what a bid is made of."""

    FAIRY = 0  # comes back at the end of the turn (D7)
    COMMON = 1
    SILVER = 2
    BLACK = 3  # bewitches (D12)
    AMULET = 4  # doubles (D13)


class Stone(IntEnum):
    """The colours of dragonstones."""

    RED = 0
    BLUE = 1
    YELLOW = 2


COINS, COLOURS = len(Coin), len(Stone)
ALL_COINS = (60, 15, 40, 2, 2)  # D1
PURSE = (8, 2, 5, 0, 0)  # of each player at the start (D2)
ALL_STONES = 12  # of each colour
FIRST_STONES = 4  # of each player
WINNING = 3  # points (D8)

STANDARD = 8  # characters that come up every turn, the Witch first (D5)
SPECIALS = 2  # characters drawn for a turn
SLOTS = STANDARD + SPECIALS
WITCH = 0  # her slot

PRINTED = 28  # kinds of character in the box; the two Dwarves differ (D37)
OWN = 16  # kinds of one's own at most (D42)
KINDS = PRINTED + OWN
MOST_COPIES = 4  # of a character of one's own
PILE = 64  # special cards at most
KEPT = 4  # cards that a player may keep (D27)
PRINTED_SPECIALS = 25  # cards

FIST = 20  # gold coins in a bid at most; ours, so that a list of bids has an end (D9)
FIST_BLACK = 2
MOST_BLACK = 99  # black coins in a purse; a turn's auctions have no use for a fifth of them (D3)

LETTERS = "rby"
