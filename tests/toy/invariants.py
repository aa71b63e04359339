"""What holds whenever somebody is asked, and at the end."""

from __future__ import annotations

from grimoire.core.kernel import kernel
from tests.toy.box import COPIES, STONES_EACH, Box
from tests.toy.rules import highest, rounds_left
from tests.toy.state import STONES, VALUES, Phase, State

# The number of a fault is its place here, from 1.
FAULTS = ("numbers", "seats", "hands", "bag", "stones", "bids", "winner")

MOST_A_ROUND = 8  # two for the bid, six for the die


@kernel
def audit(box: Box, state: State) -> int:
    """0 where all is well, else the first fault."""
    if not numbers_fit(box, state):
        return 1
    if not seats_fit(box, state):
        return 2
    if not hands_fit(box, state):
        return 3
    if not bag_fits(box, state):
        return 4
    if not all_stones_there(box, state):
        return 5
    if not bids_fit(box, state):
        return 6
    return 0 if winner_fits(box, state) else 7


@kernel
def numbers_fit(box: Box, state: State) -> bool:
    """Every number is in its range; the game is over when all rounds are played (S7)."""
    if not (0 <= state.done <= box.rounds and 0 <= state.turn < box.seats and 0 <= state.die <= 6):
        return False
    if not (0 <= state.phase <= Phase.CALL and 0 <= state.stake < VALUES):
        return False
    return state.over == (1 if state.done == box.rounds else 0)


@kernel
def seats_fit(box: Box, state: State) -> bool:
    """Points that can have been won; a seat that is not in play has nothing."""
    for seat in range(len(state.points)):
        most = MOST_A_ROUND * (state.done + 1) if seat < box.seats else 0
        if not (0 <= state.points[seat] <= most and state.bid[seat] == 0):
            return False
        if seat >= box.seats and not (state.hand_count[seat] == 0 and state.shown[seat] == 0):
            return False
    return True


@kernel
def hands_fit(box: Box, state: State) -> bool:
    """Each hand is as large as its count, and large enough for the bids to come (S3, S5)."""
    needed = rounds_left(box, state) + (1 if state.phase == Phase.BID else 0)
    for seat in range(len(state.hand_count)):
        held = 0
        for value in range(VALUES):
            if state.hand[seat, value] < 0:
                return False
            held += state.hand[seat, value]
        if held != state.hand_count[seat] or held > STONES_EACH or state.hand[seat, 0] != 0:
            return False
        if seat < box.seats and held < needed:
            return False
    return True


@kernel
def bag_fits(box: Box, state: State) -> bool:
    """What was not dealt lies in the bag's first slots (S1)."""
    count = STONES - STONES_EACH * box.seats
    for slot in range(STONES):
        if not (0 < state.bag[slot] < VALUES if slot < count else state.bag[slot] == 0):
            return False
    return True


@kernel
def all_stones_there(box: Box, state: State) -> bool:
    """Three of each value, in the bag, in a hand or open (S1)."""
    for value in range(VALUES):
        found = state.spent[value]
        if found < 0:
            return False
        for seat in range(box.seats):
            found += state.hand[seat, value]
        for slot in range(STONES):
            found += 1 if value != 0 and state.bag[slot] == value else 0
        if found != (COPIES if value != 0 else 0):
            return False
    return True


@kernel
def bids_fit(box: Box, state: State) -> bool:
    """The last bids lie open, each of them a spent stone, and the die was cast; before the first, nothing."""
    shown = 0
    for seat in range(box.seats):
        if not 0 <= state.shown[seat] < VALUES:
            return False
        if state.shown[seat] > 0:
            shown += 1
            if state.spent[state.shown[seat]] == 0:
                return False
    if state.done == 0 and state.phase == Phase.BID:
        return shown == 0 and state.die == 0
    return shown == box.seats and state.die > 0


@kernel
def winner_fits(box: Box, state: State) -> bool:
    """Only who won the round is asked to stake a stone, or to call a number (S5, S6)."""
    if state.phase == Phase.BID:
        return state.turn == 0 and state.stake == 0
    if not box.wagers or state.over or state.turn != highest(box, state):
        return False
    if state.phase == Phase.WAGER:
        return state.stake == 0 and state.hand_count[state.turn] > rounds_left(box, state)
    return state.stake > 0 and state.spent[state.stake] > 0
