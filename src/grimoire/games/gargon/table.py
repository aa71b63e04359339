"""What lies on the table, and how cards get from a stack into a hand. All phases use it."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.events import NOBODY, emit
from grimoire.core.kernel import kernel
from grimoire.games.gargon.box import Box
from grimoire.games.gargon.cards import COLOURS, colour_of, value_of
from grimoire.games.gargon.moves import Happening
from grimoire.games.gargon.state import LEFT, RIGHT, STACK, State
from grimoire.games.gargon.suits import union, with_card, without_card


@kernel
def seat_after(box: Box, seat: int, steps: int) -> int:
    """The seat so many places further clockwise."""
    further = seat + steps
    return further - box.seats if further >= box.seats else further


@kernel
def on_table(box: Box, state: State, colour: int) -> bool:
    """Whether anybody has played a card of this colour in this round (G9)."""
    for seat in range(box.seats):
        if state.lying[seat, colour] > 0:
            return True
    return False


@kernel
def take_into_hand(state: State, seat: int, face: int) -> None:
    colour = colour_of(face)
    state.hand[seat, colour] = with_card(state.hand[seat, colour], value_of(face))
    state.hand_colours[seat, colour] += 1
    state.hand_count[seat] += 1


@kernel
def take_from_hand(state: State, seat: int, face: int) -> None:
    colour = colour_of(face)
    state.hand[seat, colour] = without_card(state.hand[seat, colour], value_of(face))
    state.hand_colours[seat, colour] -= 1
    state.hand_count[seat] -= 1


@kernel
def draw_from(state: State, seat: int, side: int, log: Log) -> None:
    """The top card of a stack: all see its colour, the drawer its value (G3)."""
    state.stack_count[side] -= 1
    slot = side * STACK + state.stack_count[side]
    face = state.stack[slot]
    state.stack[slot] = 0
    state.stack_colours[slot] = 0
    take_into_hand(state, seat, face)
    emit(log, Happening.DREW, seat, colour_of(face), side, value_of(face))
    if state.stack_count[side] == 0:
        emit(log, Happening.EMPTIED, NOBODY, side, 1 if state.stack_count[1 - side] == 0 else 0, 0)


@kernel
def stack_emptied(state: State) -> bool:
    """Whether this is the last round (G21)."""
    return state.stack_count[LEFT] == 0 or state.stack_count[RIGHT] == 0


@kernel
def discard(state: State, face: int) -> None:
    """Face up, for all to look at (G20)."""
    colour = colour_of(face)
    state.discarded[colour] = with_card(state.discarded[colour], value_of(face))


@kernel
def discard_hand(state: State, seat: int) -> None:
    """What is left of a hand counts for nothing (G21)."""
    for colour in range(COLOURS):
        state.discarded[colour] = union(state.discarded[colour], state.hand[seat, colour])
        state.hand[seat, colour] = 0
        state.hand_colours[seat, colour] = 0
    state.hand_count[seat] = 0
