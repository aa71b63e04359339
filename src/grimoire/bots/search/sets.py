"""Information sets: by what a decision is known in a search for one seat.

A decision of that seat is known by what it sees, one of any other by what everybody sees and by what the
other has played since everybody last saw something new: cards that it picks one by one, say, and shows at
the end.
"""

from __future__ import annotations

import numpy as np

from grimoire.bots.search.edges import Row, Word, hashed_with, set_key
from grimoire.bots.search.work import Work
from grimoire.core.arrays import Rows
from grimoire.core.kernel import kernel


@kernel
def forget_moves(work: Work, seats: int) -> None:
    """Nobody has played anything yet."""
    for seat in range(seats):
        work.faced[seat] = 0
        work.since[seat] = 0


@kernel
def set_faced(row: Row, blanks: Rows, work: Work, me: int, seat: int) -> np.uint64:
    """The information set in which a seat is asked now, in a search for seat `me`."""
    if seat == me:
        return set_key(row, blanks[me], me)
    public = set_key(row, blanks[len(blanks) - 1], seat)
    if Word(work.faced[seat]) != public:
        if work.faced[seat] != 0:
            work.since[seat] = 0
        work.faced[seat] = int(public)
    return public if work.since[seat] == 0 else hashed_with(public, Word(work.since[seat]))


@kernel
def remember_move(work: Work, seat: int, move: int) -> None:
    """What a seat plays is known to itself, whatever others see of it."""
    work.since[seat] = int(hashed_with(Word(work.since[seat]), Word(move)))


@kernel
def remember_only_move(work: Work, seat: int, move: int) -> None:
    """The same of a move without a choice: what everybody saw then is not looked at, which takes time.

    So whatever the seat has played before stays a part of what it is known by, until it has chosen again.
    """
    remember_move(work, seat, move)
    work.faced[seat] = 0
