"""Pawns at hand, purchases and bargains: nothing is left of them when they are done (Z6, Z26, Z27, Z40)."""

from __future__ import annotations

from grimoire.core.bits import bit, has
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.rules.offers import (
    addressee,
    can_give,
    is_another,
    last_card,
    may_give,
    may_turn_to,
    may_want,
    names_offer,
    trader,
)
from grimoire.games.zargos.rules.places import player
from grimoire.games.zargos.rules.placing import land_to_fill, may_be_put, next_place
from grimoire.games.zargos.rules.trading import is_first_of_player
from grimoire.games.zargos.state import Phase, State, Step
from grimoire.games.zargos.things import BOAT_PRICE, CARDS, NO_CARD, OFFERS


@kernel
def placing_fits(box: Box, state: State) -> bool:
    """There are pawns to place and two places or more for them, in the order of the map (Z6)."""
    if state.phase != Phase.PLACE:
        return state.pool == 0
    land = land_to_fill(box, state)
    place = next_place(box, state, land, state.last_place)
    if state.step == Step.COUNT:
        place = state.target
        if place < state.last_place or state.pool == 1 or not may_be_put(state, land, place):
            return False
    return state.pool > 0 and place >= 0 and next_place(box, state, land, place + 1) >= 0


@kernel
def purchase_fits(box: Box, state: State) -> bool:
    """Who buys has the points of the last count, less what boats were bought (Z27)."""
    if state.phase != Phase.BUY:
        return state.purse == 0 and state.buying == 0
    boats = max(0, state.buying - 1)
    return (
        boats <= state.boats[state.people] and state.purse + BOAT_PRICE * boats == state.points[state.people]
    )


# ---------------------------------------------------------------- trading


@kernel
def trade_fits(box: Box, state: State) -> bool:
    """Each player once makes up to three offers, of a card that he holds or of none (Z26)."""
    if state.phase != Phase.TRADE and state.phase != Phase.ANSWER:
        return state.offers_left == 0 and state.partner == 0 and nothing_offered(box, state)
    seat = trader(state)
    if not box.trading or state.offers_left == 0 or state.hand_count[seat] == 0:
        return False
    if not is_first_of_player(state, state.at) or not refusals_fit(box, state, seat):
        return False
    return state.partner_people == 0 and offer_fits(box, state, seat)


@kernel
def offer_fits(box: Box, state: State, seat: int) -> bool:
    """The offer could have been made, as far as it has been told: to whom, what is given, what is wanted."""
    to, partner = addressee(state), state.partner - 1
    if state.step == Step.SOURCE:
        return partner < 0 and is_told_to(box, state, seat, seat, 0, 0)
    if partner < 0 or not is_another(state, seat, to):
        return False
    if state.step == Step.WAY:
        return is_told_to(box, state, seat, seat, 0, 0) and may_turn_to(box, state, seat, to)
    give, want = state.offer_give[seat], state.offer_want[seat]
    if give > last_card(state) or (give != NO_CARD and not can_give(box, state, seat, give)):
        return False
    if state.phase == Phase.TRADE:
        return is_told_to(box, state, seat, seat, give, 0) and may_give(box, state, seat, to, give)
    if want > last_card(state) or not may_want(box, state, seat, to, give, want):
        return False
    return is_told_to(box, state, seat, partner, give, want)


@kernel
def is_told_to(box: Box, state: State, one: int, other: int, give: int, want: int) -> bool:
    """These two know of the offer, and nobody else has a part in it."""
    for seat in range(box.seats):
        stranger = seat != one and seat != other
        if state.offer_give[seat] != (0 if stranger else give):
            return False
        if state.offer_want[seat] != (0 if stranger else want):
            return False
    return True


@kernel
def refusals_fit(box: Box, state: State, seat: int) -> bool:
    """An offer that was refused was made before, by who trades now or has traded; it names cards."""
    traded = 0
    for i in range(state.at):
        traded |= bit(player(state, state.order[i]))
    for one in range(box.seats):
        made = OFFERS if has(traded, one) else OFFERS - state.offers_left if one == seat else 0
        for i in range(OFFERS):
            offer = state.refused[one, i]
            if (offer != 0 and i >= made) or not names_offer(offer, box.seats, CARDS):
                return False
    return True


@kernel
def nothing_offered(box: Box, state: State) -> bool:
    if state.partner_people != 0:
        return False
    for seat in range(box.seats):
        if state.offer_give[seat] != 0 or state.offer_want[seat] != 0:
            return False
        for i in range(OFFERS):
            if state.refused[seat, i] != 0:
                return False
    return True
