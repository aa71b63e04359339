"""The memory of a search: one table of edges, each a move as somebody sees it, found by its hash."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from grimoire.core.arrays import ArrayOf, MoveList, Rows
from grimoire.core.kernel import kernel
from grimoire.core.layout import Ints, Layout, public

Word = np.uint64


class Edge(Layout):
    """A move in an information set of the seat that plays it; and, with no move, the set itself.

    `total` adds up what its mover got, `points` its score. Where several seats choose at once, `played` adds
    up how likely it was, the later the more: the average strategy.
    """

    key: int = public("u8")  # 0: free
    total: float = public("f8")
    points: float = public("f8")
    played: float = public("f8")
    prior: float = public("f8")
    visits: int = public("i4")
    available: int = public("i4")  # how often it could be chosen


Edges = Annotated[Any, ArrayOf(Edge)]
Row = Annotated[Ints, ArrayOf("u8")]

NO_MOVE = 0  # moves have a kind above 0 in their low byte


@kernel
def hashed_with(key: np.uint64, word: np.uint64) -> np.uint64:
    key = (key ^ word) * Word(0x9FB21C651E98DF25)
    return key ^ (key >> Word(32))


@kernel
def set_key(row: Row, blank: Row, seat: int) -> np.uint64:
    """What the viewer of this blank sees of the state, when this seat is asked."""
    key = Word(0x243F6A8885A308D3) + Word(seat)
    for i in range(len(row)):
        key = hashed_with(key, Word(row[i]) | Word(blank[i]))
    return key


@kernel
def edge_key(set_: np.uint64, move: int) -> np.uint64:
    """The key of a move in a set; never 0."""
    return hashed_with(set_, Word(move) + Word(1)) | Word(1)


@kernel
def find(edges: Edges, key: np.uint64) -> int:
    """Where the edge of this key is, or would be. The table always has free places."""
    last = Word(len(edges) - 1)  # the size is a power of two
    at = (key >> Word(1)) & last  # every key is odd
    while edges[int(at)].key != 0 and Word(edges[int(at)].key) != key:
        at = (at + Word(1)) & last
    return int(at)


@kernel
def find_moves(rows: Rows, blanks: Rows, edges: Edges, seat: int, moves: MoveList, slots: MoveList) -> None:
    """Where the edges of these moves are, in what the seat sees of the first row."""
    set_ = set_key(rows[0], blanks[seat], seat)
    for i in range(len(moves)):
        slots[i] = find(edges, edge_key(set_, moves[i]))
