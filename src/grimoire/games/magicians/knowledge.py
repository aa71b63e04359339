"""What a seat cannot know: the other hands and the order of the stock."""

from __future__ import annotations

from grimoire.core.chance import shuffle
from grimoire.core.kernel import kernel
from grimoire.games.magicians.box import Box
from grimoire.games.magicians.cards import BALL, FACES
from grimoire.games.magicians.state import State


@kernel
def resample(box: Box, state: State, seat: int) -> None:
    """Every card that the seat has not seen, shuffled and dealt anew: hands first, the rest is the stock."""
    for other in range(len(state.hand_count)):
        if other != seat:
            know_hand(state, other)
    unseen = gather_unseen(box, state, seat)
    shuffle(state.chance, state.stock, unseen)
    for other in range(len(state.hand_count)):
        if other != seat and not state.only_balls[other]:
            unseen = imagine_hand(state, other, unseen)


@kernel
def know_hand(state: State, seat: int) -> None:
    """What all know of another hand: nothing, or that it is balls alone (M6)."""
    for face in range(FACES):
        state.hand[seat, face] = 0
    if state.only_balls[seat]:
        state.hand[seat, BALL] = state.hand_count[seat]


@kernel
def gather_unseen(box: Box, state: State, seat: int) -> int:
    """Puts into the stock all cards that neither lie open nor are in a known hand; says how many."""
    count = 0
    for face in range(FACES):
        known = state.seen[face]
        for one in range(len(state.hand_count)):
            if one == seat or state.only_balls[one]:
                known += state.hand[one, face]
        for _ in range(box.deck[face] - known):
            state.stock[count] = face
            count += 1
    for i in range(count, len(state.stock)):
        state.stock[i] = 0
    return count


@kernel
def imagine_hand(state: State, seat: int, unseen: int) -> int:
    """Deals as many cards as the seat holds, from the end of the stock; says how many are left there."""
    for _ in range(state.hand_count[seat]):
        unseen -= 1
        state.hand[seat, state.stock[unseen]] += 1
        state.stock[unseen] = 0
    return unseen
