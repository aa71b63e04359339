"""Set-up: who has picked which people, and which pawns are placed (Z4–Z6, Z64)."""

from __future__ import annotations

from grimoire.core.bits import bit, has
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import CHOOSE, Box
from grimoire.games.zargos.invariants.cards import nobody_holds_cards
from grimoire.games.zargos.invariants.moment import Moment, moment
from grimoire.games.zargos.rules.places import pawns_of
from grimoire.games.zargos.rules.setup import empty_land, reserves_left
from grimoire.games.zargos.state import Phase, State
from grimoire.games.zargos.things import PEOPLES


@kernel
def set_up_fits(box: Box, state: State) -> bool:
    """Pawns wait to be placed only in set-up, in which there is no magic yet and nobody in Zargos (Z6)."""
    if moment(state) != Moment.SETUP:
        return reserves_left(state) == 0
    if not nobody_holds_cards(box, state):
        return False
    for province in range(box.provinces):
        if state.holder[province] > 0 and has(box.zargos_land, province):
            return False
    if state.phase == Phase.PICK:
        return picks_fit(box, state) and board_is_bare(box, state)
    if box.quick:
        return False
    if state.phase == Phase.TAKE:
        return box.edition == 2 and board_is_bare(box, state)
    if state.phase == Phase.TRADE or state.phase == Phase.ANSWER:
        return box.edition == 2 and box.trading != 0 and state.filled == 0
    if state.phase == Phase.PLACE_ONE:
        placing = state.filled == 0 and state.reserve[state.people] > 0 and empty_land(box, state) != 0
        return placing and box.edition == 1
    if state.filled == 0 or state.reserve[state.people] > 0:
        return False
    if box.edition == 2:
        return state.at + still_to_place(state) < state.peoples
    return empty_land(box, state) == 0


@kernel
def picks_fit(box: Box, state: State) -> bool:
    """A B C A B C; the last people left is nobody's choice (Z4)."""
    if box.choosing != CHOOSE or state.picked >= min(PEOPLES - 1, box.seats * box.peoples_each):
        return False
    seen = 0
    for i in range(box.seats):
        seen |= bit(state.seat_order[i])
    for i in range(state.picked):
        if state.player_of[state.order[i]] != state.seat_order[i % box.seats] + 1:
            return False
    return seen == bit(box.seats) - 1


@kernel
def board_is_bare(box: Box, state: State) -> bool:
    """Nothing stands on the board, and every people picked has all its pawns (Z5)."""
    if state.filled != 0:
        return False
    for people in range(PEOPLES):
        picked = state.player_of[people] > 0
        if state.boats[people] != 0 or state.reserve[people] != (box.pawns if picked else 0):
            return False
        if pawns_of(box, state, people) > 0:
            return False
    for kingdom in range(len(state.crown)):
        if state.crown[kingdom] != 0:
            return False
    return True


@kernel
def still_to_place(state: State) -> int:
    """How many peoples have pawns that wait."""
    waiting = 0
    for people in range(PEOPLES):
        waiting += 1 if state.reserve[people] > 0 else 0
    return waiting
