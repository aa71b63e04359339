"""Magic cards: all are there, no hand is too large, and what is known of them is so (Z25, Z63)."""

from __future__ import annotations

from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.invariants.moment import Moment, moment
from grimoire.games.zargos.rules.hands import hand_limit
from grimoire.games.zargos.rules.settling import is_in_play
from grimoire.games.zargos.state import Phase, State
from grimoire.games.zargos.things import CARDS, DECK


@kernel
def all_cards_there(box: Box, state: State) -> bool:
    """Every magic card is in the pile, in one hand, or removed (Z25)."""
    for i in range(DECK):
        if i >= state.pile_count and state.pile[i] != 0:
            return False
        if i < state.pile_count and not 0 < state.pile[i] <= CARDS:
            return False
    for card in range(CARDS + 1):
        found = state.removed[card]
        if found < 0:
            return False
        for i in range(state.pile_count):
            found += 1 if state.pile[i] == card else 0
        for seat in range(box.seats):
            if state.hand[seat, card] < 0 or not 0 <= state.drawn[seat, card] <= state.hand[seat, card]:
                return False
            found += state.hand[seat, card]
        if found != box.copies[card]:
            return False
    return True


@kernel
def hands_fit(box: Box, state: State) -> bool:
    """Counts are right, who is out holds none, and who holds too many puts some back at once (Z25, Z43)."""
    too_many = False
    for seat in range(len(state.hand_count)):
        held, drawn = 0, 0
        if seat < box.seats:
            for card in range(1, CARDS + 1):
                held += state.hand[seat, card]
                drawn += state.drawn[seat, card]
        if held != state.hand_count[seat] or not drawn <= state.drew[seat] <= DECK:
            return False
        if held > 0 and not is_in_play(state, seat):
            return False
        if held > hand_limit(box, state, seat) and not state.over:
            too_many = True
        if state.drew[seat] > 0 and moment(state) != Moment.BETWEEN:
            return False
    trims = state.phase == Phase.TRIM
    return trims == too_many and trims == (state.resume != 0)


@kernel
def knowledge_fits(box: Box, state: State) -> bool:
    """What a seat knows is true: the known cards of a group lie among its places (Z25)."""
    for seat in range(box.seats):
        for i in range(DECK):
            group = state.known_at[seat, i]
            if not is_group(group) or (group > 0 and i >= state.pile_count):
                return False
        for other in range(len(state.hand_count)):
            group = state.known_hand[seat, other]
            if not is_group(group) or (group > 0 and (other == seat or other >= box.seats)):
                return False
        for card in range(1, CARDS + 1):
            for i in range(box.first_copy[card], box.first_copy[card] + box.copies[card]):
                group = state.known[seat, i]
                if not is_group(group) or (group > 0 and not holds_true(box, state, seat, card, group)):
                    return False
    return True


@kernel
def is_group(number: int) -> bool:
    """0 is no group; a new group bears the lowest number that no known card bears."""
    return 0 <= number <= DECK + 1


@kernel
def holds_true(box: Box, state: State, seat: int, card: int, group: int) -> bool:
    """Whether the places of a group hold at least as many of a card as the seat knows of."""
    known, found = 0, 0
    for i in range(box.first_copy[card], box.first_copy[card] + box.copies[card]):
        known += 1 if state.known[seat, i] == group else 0
    for i in range(state.pile_count):
        found += 1 if state.known_at[seat, i] == group and state.pile[i] == card else 0
    for other in range(box.seats):
        found += state.hand[other, card] if state.known_hand[seat, other] == group else 0
    return found >= known


@kernel
def nobody_holds_cards(box: Box, state: State) -> bool:
    for seat in range(box.seats):
        if state.hand_count[seat] > 0:
            return False
    return True
