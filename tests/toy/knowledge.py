"""What a seat cannot know: the other hands, and what is left in the bag."""

from __future__ import annotations

from grimoire.core.chance import shuffle
from grimoire.core.kernel import kernel
from tests.toy.box import COPIES, Box
from tests.toy.state import STONES, VALUES, State


@kernel
def resample(box: Box, state: State, seat: int) -> None:
    """Every stone that the seat has not seen, shuffled and dealt anew: hands first, the rest is the bag."""
    unseen = gather_unseen(state, seat)
    shuffle(state.chance, state.bag, unseen)
    for other in range(len(state.hand_count)):
        if other != seat:
            state.bid[other] = 0
            unseen = imagine_hand(state, other, unseen)


@kernel
def gather_unseen(state: State, seat: int) -> int:
    """Puts into the bag all stones that neither lie open nor are in this hand; says how many."""
    count = 0
    for value in range(1, VALUES):
        for _ in range(COPIES - state.spent[value] - state.hand[seat, value]):
            state.bag[count] = value
            count += 1
    for slot in range(count, STONES):
        state.bag[slot] = 0
    return count


@kernel
def imagine_hand(state: State, seat: int, unseen: int) -> int:
    """Deals as many stones as the seat holds, from the end of the bag; says how many are left there."""
    for value in range(VALUES):
        state.hand[seat, value] = 0
    for _ in range(state.hand_count[seat]):
        unseen -= 1
        state.hand[seat, state.bag[unseen]] += 1
        state.bag[unseen] = 0
    return unseen
