"""What holds in every state: each card is in one place, each count is right, each number is possible."""

from __future__ import annotations

from typing import Any

from grimoire.core.kernel import kernel
from grimoire.games.magicians.box import Box
from grimoire.games.magicians.cards import BALL, CARDS, FACES, HAND, JOKER, JOKER_AT_MOST, STRONGEST
from grimoire.games.magicians.state import State

# The number of a fault is its place here, from 1.
FAULTS = ("numbers", "rows", "hands", "cards", "seen", "refilled", "total", "from-pile", "end")


@kernel
def audit(box: Box, state: State) -> int:
    """0 where all is well, else the first fault. The first two keep the others inside their arrays."""
    if not numbers_fit(box, state):
        return 1
    if not rows_fit(box, state):
        return 2
    if not hands_fit(state):
        return 3
    if not all_cards_there(box, state):
        return 4
    if not seen_fits(state):
        return 5
    if not refilled(box, state):
        return 6
    if not total_fits(state):
        return 7
    if not from_pile_fits(box, state):
        return 8
    return 0 if end_fits(box, state) else 9


@kernel
def numbers_fit(box: Box, state: State) -> bool:
    """Seats, deals and points are possible; a seat that is not in play has nothing."""
    if not (0 <= state.turn < box.seats and 0 <= state.starter < box.seats):
        return False
    if not (0 <= state.deal < box.deals and 0 <= state.over <= 1):
        return False
    finished = state.deal + state.over
    total = 0
    for seat in range(len(state.points)):
        if state.points[seat] < 0 or (seat >= box.seats and state.points[seat] != 0):
            return False
        total += state.points[seat]
    return total <= CARDS * finished


@kernel
def rows_fit(box: Box, state: State) -> bool:
    """Rows of cards are as long as their counts say, and empty beyond."""
    if not (row_fits(state.fight, state.fight_count) and row_fits(state.stock, state.stock_count)):
        return False
    for seat in range(len(state.pile_count)):
        if not pile_fits(state, seat):
            return False
        if seat >= box.seats and state.pile_count[seat] + state.hand_count[seat] != 0:
            return False
    return True


@kernel
def row_fits(row: Any, count: int) -> bool:
    if not 0 <= count <= CARDS:
        return False
    for i in range(CARDS):
        if not slot_fits(row[i], i, count):
            return False
    return True


@kernel
def pile_fits(state: State, seat: int) -> bool:
    if not 0 <= state.pile_count[seat] <= CARDS:
        return False
    for i in range(CARDS):
        if not slot_fits(state.pile[seat, i], i, state.pile_count[seat]):
            return False
    return True


@kernel
def slot_fits(face: int, slot: int, count: int) -> bool:
    """A card in every slot up to the count, 0 in those beyond."""
    return 1 <= face < FACES if slot < count else face == 0


@kernel
def hands_fit(state: State) -> bool:
    """Each hand holds as many cards as is said, and nothing but balls where that is known (M6)."""
    for seat in range(len(state.hand_count)):
        held = 0
        for face in range(FACES):
            if state.hand[seat, face] < 0:
                return False
            held += state.hand[seat, face]
        if held != state.hand_count[seat] or held > HAND:
            return False
        if not 0 <= state.only_balls[seat] <= 1:
            return False
        if state.only_balls[seat] and held != state.hand[seat, BALL]:
            return False
    return True


@kernel
def all_cards_there(box: Box, state: State) -> bool:
    """Every card of the deck is in the stock, in a hand or open, and there are no others (M1, M2)."""
    for face in range(FACES):
        found = state.seen[face]
        for seat in range(box.seats):
            found += state.hand[seat, face]
        for i in range(state.stock_count):
            found += 1 if state.stock[i] == face else 0
        if found != box.deck[face]:
            return False
    return True


@kernel
def seen_fits(state: State) -> bool:
    """What counts as seen lies in the fight or in a pile."""
    for face in range(FACES):
        found = 0
        for i in range(state.fight_count):
            found += 1 if state.fight[i] == face else 0
        for seat in range(len(state.pile_count)):
            for i in range(state.pile_count[seat]):
                found += 1 if state.pile[seat, i] == face else 0
        if found != state.seen[face]:
            return False
    return True


@kernel
def refilled(box: Box, state: State) -> bool:
    """While the stock lasts every hand is full, and no hand is empty before the end (M7, M9)."""
    for seat in range(box.seats):
        if state.stock_count > 0 and state.hand_count[seat] != HAND:
            return False
        if not state.over and state.hand_count[seat] == 0:
            return False
    return True


@kernel
def total_fits(state: State) -> bool:
    """The total is one that the last cards but for balls could announce; 0 if there are none (M4–M6)."""
    last = state.fight_count
    while last > 0 and state.fight[last - 1] == BALL:
        last -= 1
    if last == 0:
        return state.total == 0
    jokers = 0
    while jokers < last and state.fight[last - 1 - jokers] == JOKER:
        jokers += 1
    if jokers_announce(state, jokers):
        return True
    return naturals_announce(state, last - jokers, jokers)


@kernel
def jokers_announce(state: State, jokers: int) -> bool:
    """Whether some of the last jokers, alone, could stand for the total (M5)."""
    for count in range(1, jokers + 1):
        if state.total % count == 0 and 1 <= state.total // count <= JOKER_AT_MOST:
            return True
    return False


@kernel
def naturals_announce(state: State, end: int, jokers: int) -> bool:
    """Whether the naturals of one value before `end`, with all jokers behind them, announce the total."""
    value = state.fight[end - 1] if end > 0 else 0
    if not 1 <= value <= (JOKER_AT_MOST if jokers > 0 else STRONGEST):
        return False
    naturals = 0
    while naturals < min(end, HAND + 1) and state.fight[end - 1 - naturals] == value:
        naturals += 1
        if state.total == value * (naturals + jokers):
            return True
    return False


@kernel
def from_pile_fits(box: Box, state: State) -> bool:
    """At most two plays in a row come from the pile alone, and none unless it is open (M13, M15)."""
    for seat in range(len(state.from_pile)):
        if not 0 <= state.from_pile[seat] <= (2 if box.open_stack and seat < box.seats else 0):
            return False
    return True


@kernel
def end_fits(box: Box, state: State) -> bool:
    """When all is over, the last deal is finished and every hand stored (M9, M11)."""
    if not state.over:
        return True
    held = state.stock_count
    for seat in range(box.seats):
        held += state.hand_count[seat]
    return held == 0 and state.deal + 1 == box.deals
