"""The moves and events of the game."""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.moves import Arg


class Kind(IntEnum):
    """The kinds of move."""

    BID = 1
    KEEP = 2
    STAKE = 3
    CALL = 4


ARGS = {
    Kind.BID: (Arg("stone", 1, 6),),
    Kind.KEEP: (),
    Kind.STAKE: (Arg("stone", 1, 6),),
    Kind.CALL: (Arg("number", 1, 6),),
}


class Happening(IntEnum):
    """The kinds of event, with what a, b and the secret say."""

    DREW = 1  # seat; secret: the stone
    LAID = 2  # seat laid a bid face down; secret: the stone
    SHOWED = 3  # seat; a: the stone
    CAST = 4  # a: how the die fell
    TIED = 5  # nobody bid highest alone
    WON = 6  # seat; a: for how many points
    KEPT = 7  # seat stakes nothing
    STAKED = 8  # seat; a: the stone
    GAINED = 9  # seat; a: the points; b: the die
    MISSED = 10  # seat; a: the number called; b: the die
