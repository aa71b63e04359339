"""The part of a round in which a state is (Z9): most of what must hold depends on it."""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.kernel import kernel
from grimoire.games.zargos.state import Phase, Placing, State


class Moment(IntEnum):
    """The parts of a game, in the order in which they come."""

    SETUP = 0  # Z4–Z6, Z64
    WINDOW = 1  # before a turn: red cards (Z34)
    ATTACKS = 2  # Z10–Z16
    REGROUPING = 3  # Z21
    BETWEEN = 4  # after the count: cards, trading, purchases (Z25–Z27)
    OVER = 5


@kernel
def moment(state: State) -> int:
    """Cards too many are put back wherever hands have grown: after a wind, after a fight, at the deal."""
    phase = state.phase
    if phase == Phase.OVER:
        return Moment.OVER
    if phase == Phase.PLACE:
        if state.placing == Placing.SETUP:
            return Moment.SETUP
        return Moment.REGROUPING if state.placing == Placing.MIST else Moment.BETWEEN
    exchanges = state.rounds == 0 and (phase == Phase.TRADE or phase == Phase.ANSWER)
    if phase < Phase.PLACE or exchanges:
        return Moment.SETUP
    if phase == Phase.TRIM:
        if state.resume != Phase.RESUME:
            return Moment.BETWEEN
        return Moment.ATTACKS if state.fight > 0 else Moment.WINDOW
    if phase <= Phase.SHELTER:
        return Moment.WINDOW
    if phase <= Phase.REROLL:
        return Moment.ATTACKS
    return Moment.REGROUPING if phase == Phase.REORGANISE else Moment.BETWEEN


@kernel
def is_turn(state: State) -> bool:
    """Whether a people is at turn, or about to be."""
    return Moment.WINDOW <= moment(state) <= Moment.REGROUPING
