"""What a sensible player leans to."""

from __future__ import annotations

from grimoire.core.arrays import MoveList, Weights
from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.state import State


@kernel
def advise(box: Box, state: State, seat: int, moves: MoveList, weights: Weights) -> None:
    for i in range(len(moves)):
        weights[i] = 1.0
