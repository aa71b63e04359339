"""Every number is one that its field can ever hold, so that nothing that reads it leaves an array."""

from __future__ import annotations

from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import ROUTE
from grimoire.games.zargos.rules.places import is_place, place_of
from grimoire.games.zargos.rules.turns import STEPS
from grimoire.games.zargos.rules.windows import targets_of
from grimoire.games.zargos.state import (
    BLUE_LOTS,
    GREEN_LOTS,
    PLAYED,
    Clash,
    Phase,
    Placing,
    Plan,
    Reason,
    State,
    Step,
    Throw,
)
from grimoire.games.zargos.things import (
    ALL_BOATS,
    BOAT_LOT,
    CARDS,
    DECK,
    FREE_CELLS,
    MOST_SEATS,
    OFFERS,
    PEOPLES,
    Card,
)


@kernel
def numbers_fit(box: Box, state: State) -> bool:
    if not (round_numbers_fit(box, state) and wind_numbers_fit(box, state)):
        return False
    if not (journey_numbers_fit(box, state) and fight_numbers_fit(box, state)):
        return False
    return placing_numbers_fit(box, state) and card_numbers_fit(box, state)


@kernel
def round_numbers_fit(box: Box, state: State) -> bool:
    """Rounds, phases, peoples. Keys to rank by are forgotten as soon as all are ranked (Z23)."""
    if not (0 <= state.phase <= Phase.OVER and 0 <= state.over <= Reason.ROUNDS):
        return False
    if not (0 <= state.rounds <= box.last_round and 0 <= state.asked < 1 << box.seats):
        return False
    if not (0 <= state.peoples <= PEOPLES and 0 <= state.at <= PEOPLES and 0 <= state.people < PEOPLES):
        return False
    if not (0 <= state.alive < 1 << PEOPLES and 0 <= state.victors < 1 << PEOPLES):
        return False
    if not (0 <= state.picked <= PEOPLES and 0 <= state.filled <= 1 and 0 <= state.master <= PEOPLES):
        return False
    for i in range(PEOPLES):
        if state.key[i] != 0 or state.points[i] < 0:
            return False
    for i in range(MOST_SEATS):
        if not 0 <= state.seat_order[i] < box.seats:
            return False
    return True


@kernel
def wind_numbers_fit(box: Box, state: State) -> bool:
    """Kingdoms, seas and targets are on the map (Z35–Z37, Z41)."""
    if not (0 <= state.frozen < 1 << box.kingdoms and 0 <= state.calmed < 1 << PEOPLES):
        return False
    if not (0 <= state.stormy < 1 << box.seas and 0 <= state.adrift < 1 << box.seas):
        return False
    if not (0 <= state.wave <= 1 and 0 <= state.wind <= CARDS and 0 <= state.wind_by < box.seats):
        return False
    if not (0 <= state.diverted_by <= box.seats and 0 <= state.caller <= box.seats):
        return False
    for seat in range(box.seats):
        for i in range(PLAYED):  # in the order of the cards, from MADNESS on
            if not 0 <= state.played[seat, i] < 1 << targets_of(box, i + 1):
                return False
    return 0 <= state.wind_target < place_of(box.seas)


@kernel
def journey_numbers_fit(box: Box, state: State) -> bool:
    if not (0 <= state.step <= Step.COUNT and 0 <= state.cell <= box.seas):
        return False
    if not (is_place(box, state.source) and is_place(box, state.target)):
        return False
    if not (0 <= state.sailed < 1 << box.seas and 0 <= state.route <= ROUTE):
        return False
    carried = state.by_card == 0 or state.by_card == Card.EARTH or state.by_card == Card.ELSEWHERE
    return carried and 0 <= state.free_cells <= FREE_CELLS


@kernel
def fight_numbers_fit(box: Box, state: State) -> bool:
    if not (0 <= state.fight <= box.provinces and 0 <= state.targeted < 1 << box.provinces):
        return False
    if not (0 <= state.clash <= Clash.ROUNDS + 1 and 0 <= state.throw <= Throw.ALL):
        return False
    return 0 <= state.war <= 3 and 0 <= state.rerolled <= 1


@kernel
def placing_numbers_fit(box: Box, state: State) -> bool:
    if not (0 <= state.steps_left <= STEPS and 0 <= state.plan <= Plan.FLIGHT):
        return False
    if not (0 <= state.closed < 1 << box.provinces and 0 <= state.block <= box.provinces):
        return False
    if not (0 <= state.placing <= Placing.MIST and 0 <= state.last_place <= place_of(box.seas)):
        return False
    return state.pool >= 0 and state.purse >= 0 and 0 <= state.buying <= ALL_BOATS + 1


@kernel
def card_numbers_fit(box: Box, state: State) -> bool:
    """Piles, who trades, and what is offered (Z25, Z26, Z64)."""
    if not (0 <= state.pile_count <= DECK and 0 <= state.partner_people <= PEOPLES):
        return False
    if not (state.resume == 0 or state.resume == Phase.DEAL or state.resume == Phase.RESUME):
        return False
    if not (0 <= state.green_count <= GREEN_LOTS and 0 <= state.blue_count <= BLUE_LOTS):
        return False
    if not (0 <= state.offers_left <= OFFERS and 0 <= state.partner <= box.seats):
        return False
    for seat in range(box.seats):
        if not (0 <= state.offer_give[seat] <= BOAT_LOT and 0 <= state.offer_want[seat] <= BOAT_LOT):
            return False
    return True
