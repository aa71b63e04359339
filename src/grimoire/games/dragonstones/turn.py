"""A turn: two specials are drawn, the Witch comes first, the others one at a time (D5–D7)."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.chance import shuffle
from grimoire.core.events import NOBODY, emit
from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.bank import gold_of
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.moves import Happening
from grimoire.games.dragonstones.state import Reason, State, Status
from grimoire.games.dragonstones.things import KEPT, KINDS, SLOTS, STANDARD, WITCH, Coin

MOST_TURNS = 60
MOST_IDLE = 3


@kernel
def start_turn(box: Box, state: State, log: Log) -> None:
    """Specials are announced and shuffled in, unless the game cannot go on (D5, D8a)."""
    reason = exhausted(box, state)
    if reason != 0:
        end_game(state, reason, log)
        return
    state.turn += 1
    state.gold_bid = 0
    emit(log, Happening.TURN, NOBODY, state.turn, 0, 0)
    for slot in range(SLOTS):
        state.status[slot] = Status.TO_COME
    for slot in range(STANDARD, SLOTS):
        state.slots[slot] = draw_special(box, state, log)
        emit(log, Happening.ANNOUNCED, NOBODY, state.slots[slot], 0, 0)
    shuffle_pile(state)


@kernel
def exhausted(box: Box, state: State) -> int:
    """Why the game cannot go on; 0 if it can (D8a)."""
    gold = 0
    for seat in range(box.seats):
        gold += gold_of(state, seat)
    if gold == 0:
        return Reason.NO_GOLD
    if state.idle >= MOST_IDLE:
        return Reason.NO_BIDS
    return Reason.TURNS if state.turn >= MOST_TURNS else 0


@kernel
def draw_special(box: Box, state: State, log: Log) -> int:
    """The next special; the used ones are shuffled when the pile is out (D5)."""
    if state.special_count == 0:
        for character in range(1, KINDS + 1):
            add_specials(state, character, state.used[character])
            state.used[character] = 0
        shuffle(state.chance, state.specials, state.special_count)
        emit(log, Happening.RESHUFFLED, NOBODY, state.special_count, 0, 0)
    state.special_count -= 1
    character = state.specials[state.special_count]
    state.specials[state.special_count] = 0
    return character


@kernel
def add_specials(state: State, character: int, copies: int) -> None:
    for _ in range(copies):
        state.specials[state.special_count] = character
        state.special_count += 1


@kernel
def shuffle_pile(state: State) -> None:
    """All that is to come but the Witch, in an order that nobody knows (D5, D35)."""
    state.pile_count = 0
    for slot in range(SLOTS):
        state.pile[slot] = 0
    for slot in range(WITCH + 1, SLOTS):
        if state.status[slot] == Status.TO_COME:
            state.pile[state.pile_count] = slot + 1
            state.pile_count += 1
    shuffle(state.chance, state.pile, state.pile_count)


@kernel
def next_slot(state: State) -> int:
    """The Witch, then the top of the pile (D6)."""
    if state.status[WITCH] == Status.TO_COME:
        return WITCH
    state.pile_count -= 1
    slot = state.pile[state.pile_count] - 1
    state.pile[state.pile_count] = 0
    return slot


@kernel
def turn_is_over(state: State) -> bool:
    return state.status[WITCH] != Status.TO_COME and state.pile_count == 0


@kernel
def take_from_pile(state: State, slot: int) -> None:
    """A character that is used before it comes up leaves the pile at once (D34, D35)."""
    state.status[slot] = Status.COME_UP
    found = 0
    for i in range(state.pile_count):
        if state.pile[i] == slot + 1:
            found = 1
        elif found:
            state.pile[i - 1] = state.pile[i]
    state.pile_count -= 1
    state.pile[state.pile_count] = 0


@kernel
def end_turn(box: Box, state: State, log: Log) -> None:
    """Fairy gold comes back, black coins go back, the specials are discarded (D7)."""
    for seat in range(box.seats):
        state.purse[seat, Coin.FAIRY] += state.spent[seat]
        state.spent[seat] = 0
        state.purse[seat, Coin.BLACK] = 0
        for i in range(KEPT):
            state.kept_from[seat, i] = 0
    for slot in range(STANDARD, SLOTS):
        if state.status[slot] != Status.HELD:
            state.used[state.slots[slot]] += 1
        state.slots[slot] = 0
    state.idle = 0 if state.gold_bid else state.idle + 1
    emit(log, Happening.TURN_ENDED, NOBODY, state.turn, 0, 0)


@kernel
def end_game(state: State, reason: int, log: Log) -> None:
    state.over = reason
    state.asked = 0
    emit(log, Happening.ENDED, NOBODY, reason, 0, 0)
