"""What a sensible player leans to: high bids, and numbers that the die often reaches."""

from __future__ import annotations

from grimoire.core.arrays import MoveList, Weights
from grimoire.core.kernel import kernel
from grimoire.core.moves import part
from tests.toy.box import Box
from tests.toy.moves import Kind
from tests.toy.state import State


@kernel
def advise(box: Box, state: State, seat: int, moves: MoveList, weights: Weights) -> None:
    """A weight for each move; a weight twice as high is played twice as often."""
    for i in range(len(moves)):
        weights[i] = lean(moves[i])


@kernel
def lean(move: int) -> float:
    number = part(move, 1)
    if part(move, 0) == Kind.CALL:
        return float(number * (7 - number))
    return 1.0 + number
