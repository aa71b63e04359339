"""What a seat cannot know: the other hands and the order of the stock."""

from __future__ import annotations

from grimoire.core.chance import shuffle
from grimoire.core.kernel import kernel
from grimoire.games.magicians.box import Box
from grimoire.games.magicians.cards import FACES
from grimoire.games.magicians.state import State


@kernel
def resample(box: Box, state: State, seat: int) -> None:
    """Every card that the seat has not seen, shuffled and dealt anew: hands first, the rest is the stock."""
    unseen = gather_unseen(box, state, seat)
    shuffle(state.chance, state.stock, unseen)
    for other in range(len(state.hand_count)):
        if other != seat:
            unseen = imagine_hand(state, other, unseen)


@kernel
def gather_unseen(box: Box, state: State, seat: int) -> int:
    """Puts into the stock all cards that neither lie open nor are in this hand; says how many."""
    count = 0
    for face in range(FACES):
        for _ in range(box.deck[face] - state.seen[face] - state.hand[seat, face]):
            state.stock[count] = face
            count += 1
    for i in range(count, len(state.stock)):
        state.stock[i] = 0
    return count


@kernel
def imagine_hand(state: State, seat: int, unseen: int) -> int:
    """Deals as many cards as the seat holds, from the end of the stock; says how many are left there."""
    for face in range(FACES):
        state.hand[seat, face] = 0
    for _ in range(state.hand_count[seat]):
        unseen -= 1
        state.hand[seat, state.stock[unseen]] += 1
        state.stock[unseen] = 0
    return unseen
