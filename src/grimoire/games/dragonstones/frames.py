"""The powers at work, each with a frame of its own, the innermost last: how they begin, go on and end."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.moves import Happening
from grimoire.games.dragonstones.state import State
from grimoire.games.dragonstones.steps import NAMED
from grimoire.games.dragonstones.things import KEPT


@kernel
def top_of(state: State) -> int:
    """The innermost power at work."""
    return state.depth - 1


@kernel
def character_of(state: State) -> int:
    return state.slots[state.frame_slot[state.depth - 1]]


@kernel
def op_of(box: Box, state: State) -> int:
    return box.op[character_of(state), state.frame_at[top_of(state)]]


@kernel
def a_of(box: Box, state: State) -> int:
    return box.a[character_of(state), state.frame_at[top_of(state)]]


@kernel
def b_of(box: Box, state: State) -> int:
    return box.b[character_of(state), state.frame_at[top_of(state)]]


@kernel
def player(state: State) -> int:
    """Whoever won the auction, and uses the power."""
    return state.winner - 1


@kernel
def colour_named(state: State, colour: int) -> int:
    """A colour as a step names it: itself, or the one that the player has named."""
    return state.frame_colour[top_of(state)] - 1 if colour == NAMED else colour


@kernel
def go_on(state: State) -> None:
    state.frame_at[top_of(state)] += 1


@kernel
def is_at_work(state: State, slot: int) -> bool:
    for i in range(state.depth):
        if state.frame_slot[i] == slot:
            return True
    return False


@kernel
def begin_power(state: State, slot: int) -> None:
    """A power is at work, inside the one that led to it."""
    top = state.depth
    state.frame_slot[top] = slot
    state.frame_new[top] = 1
    state.depth += 1


@kernel
def may_double(box: Box, state: State) -> bool:
    """Whether a card kept before this auction may be played on this power, once an auction (D27)."""
    seat = player(state)
    held = 0
    for i in range(KEPT):
        held += 1 if state.kept[seat, i] != 0 else 0
    return state.doubling == 0 and held > state.fresh and box.doubles[character_of(state)] == 1


@kernel
def begin_use(box: Box, state: State, doubled: int, log: Log) -> None:
    seat = player(state)
    top = top_of(state)
    state.frame_new[top] = 0
    if doubled:
        play_kept(state, seat)
        state.frame_more[top] = 1
        emit(log, Happening.DOUBLED, seat, state.doubling, 0, 0)
    if top == 0:  # which character is copied was told when it was picked
        emit(log, Happening.USED, seat, character_of(state), 0, 0)


@kernel
def play_kept(state: State, seat: int) -> None:
    """The oldest of the cards that the seat keeps."""
    state.doubling = state.kept[seat, 0]
    state.doubling_from = state.kept_from[seat, 0]
    for i in range(KEPT):
        last = i + 1 == KEPT
        state.kept[seat, i] = 0 if last else state.kept[seat, i + 1]
        state.kept_from[seat, i] = 0 if last else state.kept_from[seat, i + 1]


@kernel
def end_use(state: State, log: Log) -> None:
    """Once more from the start, if it is doubled; otherwise the power that led to it goes on (D27)."""
    top = top_of(state)
    state.frame_at[top] = 0
    state.frame_rounds[top] = 0
    state.frame_colour[top] = 0
    state.frame_victim[top] = 0
    if state.frame_more[top] > 0:
        state.frame_more[top] -= 1
        emit(log, Happening.USED, player(state), character_of(state), 1, 0)
        return
    state.frame_slot[top] = 0
    state.depth -= 1
