"""Characters that use the power of another one, and the one that is kept (D27, D31, D34, D35)."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.bits import has
from grimoire.core.chance import draw
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.frames import (
    a_of,
    begin_power,
    character_of,
    go_on,
    is_at_work,
    player,
    top_of,
)
from grimoire.games.dragonstones.moves import Happening
from grimoire.games.dragonstones.state import State, Status
from grimoire.games.dragonstones.steps import Source
from grimoire.games.dragonstones.things import KEPT, SLOTS
from grimoire.games.dragonstones.turn import shuffle_pile, take_from_pile


@kernel
def copyable(box: Box, state: State, source: int) -> int:
    """A bit for each slot whose power may be used; of two alike the first is enough (D31, D35)."""
    found = 0
    for slot in range(SLOTS):
        wanted = Status.COME_UP if source == Source.PAST else Status.TO_COME
        if state.status[slot] == wanted and not is_at_work(state, slot):
            found |= (1 << slot) if not has_twin(state, slot, found) else 0
    return found


@kernel
def has_twin(state: State, slot: int, found: int) -> bool:
    """Whether the same character is among these already."""
    for other in range(slot):
        if has(found, other) and state.slots[other] == state.slots[slot]:
            return True
    return False


@kernel
def copy_character(box: Box, state: State, slot: int, log: Log) -> None:
    """The power of another character is at work, inside this one."""
    source = a_of(box, state)
    go_on(state)
    if source == Source.CHOSEN:
        state.status[slot] = Status.COME_UP
        shuffle_pile(state)
    begin_copy(state, slot, log)


@kernel
def copy_random(state: State, log: Log) -> None:
    """One of those still to come; if this was the last, nothing happens (D34)."""
    go_on(state)
    if state.pile_count == 0:
        emit(log, Happening.NO_EFFECT, player(state), character_of(state), 0, 0)
        return
    slot = state.pile[draw(state.chance, state.pile_count)] - 1
    take_from_pile(state, slot)
    begin_copy(state, slot, log)


@kernel
def begin_copy(state: State, slot: int, log: Log) -> None:
    emit(log, Happening.PICKED, player(state), state.slots[slot], 0, 0)
    begin_power(state, slot)


@kernel
def keep(state: State, seat: int, log: Log) -> None:
    """The card lies before the player until it is played (D27)."""
    slot = state.frame_slot[top_of(state)]
    if state.status[slot] == Status.HELD:
        return
    for i in range(KEPT):
        if state.kept[seat, i] == 0:
            state.kept[seat, i] = state.slots[slot]
            state.kept_from[seat, i] = slot + 1
            state.status[slot] = Status.HELD
            state.fresh += 1
            emit(log, Happening.KEPT, seat, state.slots[slot], 0, 0)
            return
