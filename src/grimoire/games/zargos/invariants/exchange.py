"""What holds of the cards of set-up: each is with one people, as its pawn or its back tells (Z64)."""

from __future__ import annotations

from grimoire.core.bits import has, how_many
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.invariants.dealings import offer_fits
from grimoire.games.zargos.moves import FIRST_PEOPLE
from grimoire.games.zargos.rules.exchange import boat_cards_of, exchanger, reinforcements_of
from grimoire.games.zargos.rules.offers import has_cards, names_offer, trader
from grimoire.games.zargos.rules.places import land_held, player
from grimoire.games.zargos.state import State
from grimoire.games.zargos.things import BOAT_LOT, LOT_BOATS, OFFERS, PEOPLES, REINFORCEMENTS


@kernel
def exchanged_lots_fit(box: Box, state: State) -> bool:
    """All cards were taken and laid, and the people whose turn it is has some."""
    if state.green_count + state.blue_count != 0 or state.people != exchanger(state):
        return False
    return has_cards(state) and all_lots_there(box, state) and pawns_lie_on_cards(box, state)


@kernel
def all_lots_there(box: Box, state: State) -> bool:
    """What lies face down is what its back tells whoever counts, and all of it is there."""
    reinforcements, boats = 0, 0
    for people in range(PEOPLES):
        seat = player(state, people)
        if seat < 0:
            if state.greens[people] != 0 or state.blues[people] != 0:
                return False
            continue
        if (
            state.lots[seat, people] != 0
            or min(state.lot_pawns[seat, people], state.lot_boats[seat, people]) < 0
        ):
            return False
        if state.lot_pawns[seat, people] != reinforcements_of(box, state, people):
            return False
        if state.lot_boats[seat, people] != boat_cards_of(box, state, people):
            return False
        reinforcements += state.lot_pawns[seat, people]
        boats += state.lot_boats[seat, people]
    return reinforcements == REINFORCEMENTS and boats == LOT_BOATS


@kernel
def pawns_lie_on_cards(box: Box, state: State) -> bool:
    """One on every province but those of Zargos; capitals go with their kingdom cards."""
    for province in range(box.provinces):
        if state.pawns[province] != (0 if has(box.zargos_land, province) else 1):
            return False
    for kingdom in range(box.kingdoms):
        if kingdom != box.zargos and state.crown[kingdom] != state.holder[box.capital_of[kingdom]]:
            return False
    for people in range(PEOPLES):
        laid = how_many(land_held(box, state, people))
        if player(state, people) >= 0 and state.reserve[people] != box.pawns - laid:
            return False
    return True


@kernel
def exchange_offer_fits(box: Box, state: State) -> bool:
    """It is made to a people of another player, and by one that has offers left."""
    seat, people = trader(state), state.partner_people - 1
    if state.offers_left == 0 or not refused_lots_fit(box, state, seat):
        return False
    if state.partner != (0 if people < 0 else state.player_of[people]):
        return False
    return offer_fits(box, state, seat)


@kernel
def refused_lots_fit(box: Box, state: State, seat: int) -> bool:
    """Only who makes offers has had some refused, and as many as are gone at most."""
    for one in range(box.seats):
        for i in range(OFFERS):
            offer = state.refused[one, i]
            made = one == seat and i < OFFERS - state.offers_left
            if (offer != 0 and not made) or not names_offer(offer, FIRST_PEOPLE + PEOPLES, BOAT_LOT):
                return False
    return True
