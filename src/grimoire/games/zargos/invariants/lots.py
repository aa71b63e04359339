"""Cards of set-up: each is in its pile or was taken in turn; once they are laid there are none (Z64)."""

from __future__ import annotations

from grimoire.core.bits import bit, has, how_many
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.invariants.exchange import exchanged_lots_fit
from grimoire.games.zargos.rules.exchange import is_exchanging
from grimoire.games.zargos.rules.lots import NO_PROVINCE
from grimoire.games.zargos.state import BLUE_LOTS, GREEN_LOTS, Phase, State
from grimoire.games.zargos.things import LOT_BOATS, PEOPLES, REINFORCEMENTS


@kernel
def lots_fit(box: Box, state: State) -> bool:
    by_cards = box.edition == 2 and not box.quick
    if by_cards and is_exchanging(state):
        return no_piles(state) and exchanged_lots_fit(box, state)
    if not by_cards or (state.phase != Phase.PICK and state.phase != Phase.TAKE):
        return no_lots(box, state)
    land = (bit(box.provinces) - 1) & ~box.zargos_land
    greens = REINFORCEMENTS + how_many(land & box.capitals)
    blues = LOT_BOATS + how_many(land & ~box.capitals)
    for people in range(PEOPLES):
        if state.greens[people] < 0 or state.blues[people] < 0:
            return False
        greens -= state.greens[people]
        blues -= state.blues[people]
    if state.green_count != greens or state.blue_count != blues:
        return False
    return takes_fit(box, state) and lots_are_all_there(box, state, land)


@kernel
def no_lots(box: Box, state: State) -> bool:
    if state.green_count != 0 or state.blue_count != 0 or not no_piles(state):
        return False
    for people in range(PEOPLES):
        if state.greens[people] != 0 or state.blues[people] != 0:
            return False
        for seat in range(box.seats):
            if not nothing_taken(state, seat, people):
                return False
    return True


@kernel
def no_piles(state: State) -> bool:
    for i in range(GREEN_LOTS):
        if state.green[i] != 0:
            return False
    for i in range(BLUE_LOTS):
        if state.blue[i] != 0:
            return False
    return True


@kernel
def nothing_taken(state: State, seat: int, people: int) -> bool:
    if state.lots[seat, people] != 0:
        return False
    return state.lot_pawns[seat, people] == 0 and state.lot_boats[seat, people] == 0


@kernel
def takes(state: State, people: int) -> int:
    """How often a people has taken: one green card at a time, or two blue ones."""
    return state.greens[people] + state.blues[people] // 2


@kernel
def takes_fit(box: Box, state: State) -> bool:
    """All take in picking order; with one colour left nobody is asked."""
    if state.phase == Phase.TAKE and (state.green_count == 0 or state.blue_count == 0):
        return False
    for people in range(PEOPLES):
        if state.blues[people] % 2 != 0 or (takes(state, people) > 0 and not has(state.alive, people)):
            return False
    first = takes(state, state.order[0])
    for i in range(state.peoples):
        behind = 1 if 0 < state.at <= i else 0
        if takes(state, state.order[i]) != first - behind:
            return False
    return state.phase == Phase.TAKE or first == 0


@kernel
def lots_are_all_there(box: Box, state: State, land: int) -> bool:
    """Each province once: on a card in a pile, or on one that a people has taken."""
    left, reinforcements, boats = land, REINFORCEMENTS, LOT_BOATS
    for people in range(PEOPLES):
        for seat in range(box.seats):
            if state.lots[seat, people] & ~left != 0 or not taken_fit(box, state, seat, people):
                return False
            left &= ~state.lots[seat, people]
            reinforcements -= state.lot_pawns[seat, people]
            boats -= state.lot_boats[seat, people]
    for i in range(GREEN_LOTS):
        lot = state.green[i]
        if not is_lot(left & box.capitals, lot, i < state.green_count):
            return False
        reinforcements -= 1 if lot == NO_PROVINCE else 0
        left &= ~bit(lot - 1) if lot > 0 else left
    for i in range(BLUE_LOTS):
        lot = state.blue[i]
        if not is_lot(left & ~box.capitals, lot, i < state.blue_count):
            return False
        boats -= 1 if lot == NO_PROVINCE else 0
        left &= ~bit(lot - 1) if lot > 0 else left
    return left == 0 and reinforcements == 0 and boats == 0


@kernel
def taken_fit(box: Box, state: State, seat: int, people: int) -> bool:
    """A people's cards are its own player's, and as many of each colour as it has taken."""
    if state.player_of[people] != seat + 1:
        return nothing_taken(state, seat, people)
    lots, pawns, boats = (
        state.lots[seat, people],
        state.lot_pawns[seat, people],
        state.lot_boats[seat, people],
    )
    if pawns < 0 or boats < 0 or pawns + how_many(lots & box.capitals) != state.greens[people]:
        return False
    return boats + how_many(lots & ~box.capitals) == state.blues[people]


@kernel
def is_lot(land: int, lot: int, inside: bool) -> bool:
    """A card of a pile: one of these provinces from 1, or none of them; behind its end there is nothing."""
    if not inside:
        return lot == 0
    return lot == NO_PROVINCE or (lot > 0 and has(land, lot - 1))
