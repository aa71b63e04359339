"""Whose turn it is, what begins in it, and what ends with it (Z9)."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.bits import bit, has
from grimoire.core.events import NOBODY, emit
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening
from grimoire.games.zargos.rules.journeys import forget_journey
from grimoire.games.zargos.rules.places import holds, player
from grimoire.games.zargos.state import PLAYED, Phase, Placing, Plan, State
from grimoire.games.zargos.things import PEOPLES

STEPS = 2  # of reorganisation: one group two steps, or two groups one (Z21)


@kernel
def ask(state: State, phase: int, seat: int) -> None:
    """One seat is asked."""
    state.phase = phase
    state.asked = bit(seat)


@kernel
def turn_number(state: State) -> int:
    """The turn that goes on, counted from the start; between turns it says nothing."""
    return state.rounds * (PEOPLES + 1) + state.at


@kernel
def in_turn(state: State) -> bool:
    """Whether a people's turn goes on; between turns `people` is whoever places or buys."""
    if state.phase == Phase.TRIM:
        return state.resume == Phase.RESUME
    if state.phase == Phase.PLACE:
        return state.placing == Placing.MIST
    return state.phase >= Phase.WINDOW and state.phase <= Phase.REORGANISE


@kernel
def start_round(state: State, log: Log) -> None:
    """In the order of the last count; in the first round, of picking (Z4, Z9)."""
    state.rounds += 1
    state.at = 0
    state.phase = Phase.TURN
    emit(log, Happening.ROUND, NOBODY, state.rounds, 0, 0)


@kernel
def start_turn(box: Box, state: State, log: Log) -> None:
    """The next people that still has pawns; after the last one points are counted (Z9)."""
    while state.at < state.peoples and not has(state.alive, state.order[state.at]):
        state.at += 1
    if state.at == state.peoples:
        state.phase = Phase.COUNT
        return
    state.people = state.order[state.at]
    emit(log, Happening.TURN, player(state, state.people), state.people, 0, 0)
    for seat in range(box.seats):
        for i in range(PLAYED):
            state.played[seat, i] = 0
    state.caller = 0
    state.phase = Phase.OPEN


@kernel
def rest_all(box: Box, state: State) -> None:
    """Every pawn of the people at turn is rested."""
    for province in range(box.provinces):
        mine = holds(state, state.people, province)
        state.fresh[province] = state.pawns[province] if mine else 0


@kernel
def begin_regrouping(box: Box, state: State) -> None:
    """Pawns that fought may move too (Z21)."""
    for province in range(box.provinces):
        state.worn[province] = 0
    state.steps_left = STEPS
    state.phase = Phase.REGROUP


@kernel
def end_turn(box: Box, state: State) -> None:
    """What winds have done lasts for one turn (Z34); every pawn may move again."""
    state.frozen = 0
    state.stormy = 0
    state.calmed = 0
    state.targeted = 0
    state.closed = 0
    state.block = 0
    state.last_place = 0
    state.steps_left = 0
    state.plan = Plan.ORDINARY
    for province in range(box.provinces):
        state.fresh[province] = 0
        state.worn[province] = 0
    forget_journey(state)
    state.at += 1
    state.phase = Phase.TURN
