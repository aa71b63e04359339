"""What one iteration needs beside the tree: room for moves and weights, and the way that it took."""

from __future__ import annotations

from typing import Annotated, Any

from grimoire.core.arrays import ArrayOf
from grimoire.core.game import MOST_MOVES
from grimoire.core.layout import Ints, Layout, public

MOST_SEATS = 8
DEEPEST = 512  # decisions inside the tree


class Work(Layout):
    """Room that is written over again and again; only `used` outlasts an iteration.

    An array in it is handed on as `work.out[:]`: the compiler takes no other for an array of its own.
    """

    used: int = public("i8")  # edges in the table
    length: int = public("i8")  # moves of this iteration
    inside: int = public("i8")  # 1: it has not left the tree
    depth: int = public("i8")  # its decisions inside the tree
    leaving: int = public("i8")  # 1: with this step it leaves it; who moves at once still chooses inside
    out: Any = public("i8", MOST_MOVES)
    slots: Ints = public("i8", MOST_MOVES)  # where each move is in the table, -1 where it is not
    weights: Any = public("f8", MOST_MOVES)  # as advice leans
    chances: Any = public("f8", MOST_MOVES)  # how likely each is, where several seats choose at once
    chosen: Ints = public("i8", MOST_SEATS)
    faced: Ints = public("u8", MOST_SEATS)  # what everybody saw when the seat was asked last, as a key,
    since: Ints = public("u8", MOST_SEATS)  # and what it has played since then, for itself
    points: Any = public("i8", MOST_SEATS)
    shares: Any = public("f8", MOST_SEATS)
    path: Ints = public("i8", DEEPEST + MOST_SEATS)  # the edges taken,
    sets: Ints = public("i8", DEEPEST + MOST_SEATS)  # their information sets,
    movers: Ints = public("i8", DEEPEST + MOST_SEATS)  # and the seats that moved


Works = Annotated[Any, ArrayOf(Work)]
