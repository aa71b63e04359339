"""Magic cards: the hands, the pile, and what each seat knows of both (Z20, Z25).

Cards go under the pile unshuffled, so whoever saw a card go there knows where it lies, and who draws it.
A seat's knowledge is a set of *groups*: cards that it knows to lie among certain places, which are places
of the pile and whole hands. A card that goes face up under the pile is a group of its own. Drawn, the
group is that hand; when the hand puts a card back unseen, the group is the hand and that place.
"""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.bits import bit, has, lowest_bit
from grimoire.core.chance import draw
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening, Kind
from grimoire.games.zargos.state import State
from grimoire.games.zargos.things import CARDS, DECK, NOT_A_PEOPLE, aimed_at

# ---------------------------------------------------------------- what a seat knows


@kernel
def unused_group(state: State, seat: int) -> int:
    """The lowest number that no known card of this seat bears."""
    used = bit(0)  # which is no group
    for i in range(DECK):
        used |= bit(state.known[seat, i])
    return lowest_bit(~used)


@kernel
def know(box: Box, state: State, seat: int, card: int, group: int) -> None:
    """One more card of this kind is in the group, as far as copies go."""
    for i in range(box.first_copy[card], box.first_copy[card] + box.copies[card]):
        if state.known[seat, i] == 0:
            state.known[seat, i] = group
            return


@kernel
def knows(box: Box, state: State, seat: int, card: int, group: int) -> bool:
    """Whether the seat knows of such a card in this group; 0 is no group."""
    if group == 0:
        return False
    for i in range(box.first_copy[card], box.first_copy[card] + box.copies[card]):
        if state.known[seat, i] == group:
            return True
    return False


@kernel
def show(box: Box, state: State, seat: int, card: int, group: int) -> None:
    """A card of the group has come to light and left it; a group without known cards is none."""
    if group == 0:
        return
    found = 0
    for i in range(box.first_copy[card], box.first_copy[card] + box.copies[card]):
        if found == 0 and state.known[seat, i] == group:
            state.known[seat, i] = 0
            found = 1
    for i in range(DECK):
        if state.known[seat, i] == group:
            return
    dissolve(state, seat, group, 0)


@kernel
def dissolve(state: State, seat: int, group: int, into: int) -> None:
    """The places of a group are those of another one; 0: nothing is known of them any more."""
    for i in range(DECK):
        state.known_at[seat, i] = into if state.known_at[seat, i] == group else state.known_at[seat, i]
    for holder in range(len(state.hand_count)):
        if state.known_hand[seat, holder] == group:
            state.known_hand[seat, holder] = into


@kernel
def join_hand(state: State, seat: int, holder: int, group: int) -> None:
    """A card of this group has gone into a hand unseen: hand and group are one group now."""
    old = state.known_hand[seat, holder]
    if group == 0 or group == old:
        return
    if old != 0:
        for i in range(DECK):
            state.known[seat, i] = group if state.known[seat, i] == old else state.known[seat, i]
        dissolve(state, seat, old, group)
    state.known_hand[seat, holder] = group


@kernel
def learn(box: Box, state: State, seat: int, holder: int, card: int) -> None:
    """The seat has been told that the holder has this card; it may be one that it knew of already."""
    group = state.known_hand[seat, holder]
    if not knows(box, state, seat, card, group):
        know_in_hand(box, state, seat, holder, card)
    elif known_of_group(state, seat, group) == 1:  # it is here, and not elsewhere in its group
        dissolve(state, seat, group, 0)
        state.known_hand[seat, holder] = group


@kernel
def known_of_group(state: State, seat: int, group: int) -> int:
    """How many cards of a group the seat knows."""
    known = 0
    for i in range(DECK):
        known += 1 if state.known[seat, i] == group else 0
    return known


@kernel
def know_in_hand(box: Box, state: State, seat: int, holder: int, card: int) -> None:
    """One more card of this kind is in the hand, as the seat has seen."""
    if state.known_hand[seat, holder] == 0:
        state.known_hand[seat, holder] = unused_group(state, seat)
    know(box, state, seat, card, state.known_hand[seat, holder])


# ---------------------------------------------------------------- the pile


@kernel
def take_top(state: State) -> int:
    """The next card of the pile, which moves up."""
    card = state.pile[0]
    state.pile_count -= 1
    for i in range(state.pile_count):
        state.pile[i] = state.pile[i + 1]
    state.pile[state.pile_count] = 0
    for seat in range(len(state.hand_count)):
        for i in range(state.pile_count):
            state.known_at[seat, i] = state.known_at[seat, i + 1]
        state.known_at[seat, state.pile_count] = 0
    return card


@kernel
def put_under(box: Box, state: State, holder: int, card: int, witnesses: int) -> None:
    """Out of a hand and under the pile: witnesses know the card, others that it was one of the hand (Z25)."""
    leave_hand(state, holder, card)
    for seat in range(box.seats):
        group = state.known_hand[seat, holder]
        if has(witnesses, seat):
            show(box, state, seat, card, group)
            group = unused_group(state, seat)
            know(box, state, seat, card, group)
        state.known_at[seat, state.pile_count] = group
    state.pile[state.pile_count] = card
    state.pile_count += 1
    forget_empty_hand(box, state, holder)


# ---------------------------------------------------------------- a hand


@kernel
def leave_hand(state: State, holder: int, card: int) -> None:
    state.hand[holder, card] -= 1
    state.hand_count[holder] -= 1
    if state.drawn[holder, card] > state.hand[holder, card]:
        state.drawn[holder, card] -= 1


@kernel
def forget_empty_hand(box: Box, state: State, holder: int) -> None:
    if state.hand_count[holder] == 0:
        for seat in range(box.seats):
            state.known_hand[seat, holder] = 0


@kernel
def use_card(box: Box, state: State, holder: int, card: int) -> None:
    """A card is played, face up, and goes under the pile (Z25)."""
    put_under(box, state, holder, card, bit(box.seats) - 1)


@kernel
def discard(box: Box, state: State, holder: int, card: int, log: Log) -> None:
    """A card goes back unused and unseen (Z25)."""
    put_under(box, state, holder, card, bit(holder))
    emit(log, Happening.DISCARDED, holder, 0, 0, card)


@kernel
def shed(box: Box, state: State, holder: int, card: int, log: Log) -> None:
    """A card against a people of one's own goes back unseen; yet some can tell which it must be (Z25)."""
    witnesses = bit(holder)
    for seat in range(box.seats):
        if seat != holder and ways_to_shed(box, state, seat, holder) == 1:
            witnesses |= bit(seat)
    put_under(box, state, holder, card, witnesses)
    emit(log, Happening.DISCARDED, holder, 0, 0, card)


@kernel
def ways_to_shed(box: Box, state: State, seat: int, holder: int) -> int:
    """How many cards against peoples of the holder's may be in that hand, for all that the seat knows."""
    ways = 0
    for card in range(1, CARDS + 1):
        people = aimed_at(card)
        against = people != NOT_A_PEOPLE and state.player_of[people] == holder + 1
        if against and state.removed[card] == 0 and state.hand[seat, card] == 0:
            at = state.known[seat, box.first_copy[card]]  # there is one of each
            ways += 1 if at == 0 or at == state.known_hand[seat, holder] else 0
    return ways


@kernel
def against_nobody(state: State, card: int) -> bool:
    """Whether a card hits a people that is not in play, or no longer (Z25, Z43)."""
    people = aimed_at(card)
    return people != NOT_A_PEOPLE and not has(state.alive, people)


@kernel
def draw_card(box: Box, state: State, holder: int, people: int, log: Log) -> None:
    """The next card; one against a people not in play is removed and replaced (Z25)."""
    while state.pile_count > 0:
        for seat in range(box.seats):
            if seat == holder or against_nobody(state, state.pile[0]):
                show(box, state, seat, state.pile[0], state.known_at[seat, 0])
            else:
                join_hand(state, seat, holder, state.known_at[seat, 0])
        card = take_top(state)
        if not against_nobody(state, card):
            state.hand[holder, card] += 1
            state.drawn[holder, card] += 1
            state.hand_count[holder] += 1
            state.drew[holder] += 1
            emit(log, Happening.DREW, holder, 0, people, card)
            return
        state.removed[card] += 1
        emit(log, Happening.REMOVED, holder, card, 0, 0)


@kernel
def hand_over(box: Box, state: State, giver: int, taker: int, card: int) -> None:
    """A card changes hands, seen by these two alone (Z26, Z63)."""
    leave_hand(state, giver, card)
    state.hand[taker, card] += 1
    state.hand_count[taker] += 1
    for seat in range(box.seats):
        if seat == taker:
            show(box, state, seat, card, state.known_hand[seat, giver])
        elif seat != giver:
            join_hand(state, seat, taker, state.known_hand[seat, giver])
    know_in_hand(box, state, giver, taker, card)
    forget_empty_hand(box, state, giver)


@kernel
def give_all_back(box: Box, state: State, holder: int, log: Log) -> None:
    """All cards of a player who is out go under the pile, in an order that nobody has chosen (Z43)."""
    while state.hand_count[holder] > 0:
        steps = draw(state.chance, state.hand_count[holder]) if state.hand_count[holder] > 1 else 0
        card = 1
        while steps >= state.hand[holder, card]:
            steps -= state.hand[holder, card]
            card += 1
        discard(box, state, holder, card, log)


@kernel
def is_master(state: State, seat: int) -> bool:
    """Whether a people of this player's is Master of the Winds (Z20)."""
    return state.master != 0 and state.player_of[state.master - 1] == seat + 1


@kernel
def hand_limit(box: Box, state: State, seat: int) -> int:
    """How many magic cards a player may keep (Z25, Z63)."""
    return box.master_hand if is_master(state, seat) else box.hand


@kernel
def list_discards(state: State, seat: int, out: MoveList) -> int:
    """Any card; the order in which they go under the pile is the player's (Z25)."""
    count = 0
    for card in range(1, CARDS + 1):
        if state.hand[seat, card] > 0:
            out[count] = pack(Kind.DISCARD, card, 0, 0, 0)
            count += 1
    return count
