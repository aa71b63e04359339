"""How a sensible player exchanges cards of set-up: seldom, and for a capital or a whole kingdom (Z64)."""

from __future__ import annotations

from grimoire.core.arrays import MoveList, Weights
from grimoire.core.bits import bit, has
from grimoire.core.kernel import kernel
from grimoire.core.moves import part
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Kind
from grimoire.games.zargos.rules.exchange import exchanger, is_province_card
from grimoire.games.zargos.rules.places import land_held
from grimoire.games.zargos.state import State
from grimoire.games.zargos.things import FIRST_LOT, NO_CARD


@kernel
def is_prize(box: Box, land: int, lot: int) -> bool:
    """A capital, or a province that makes a kingdom whole, for whoever holds this land."""
    if not is_province_card(lot):
        return False
    province = lot - FIRST_LOT
    missing = box.land_of[box.kingdom_of[province]] & ~land & ~bit(province)
    return has(box.capitals, province) or missing == 0


@kernel
def is_good(box: Box, state: State, people: int, gives: int, gets: int) -> bool:
    """Something for nothing, or a prize for what is none."""
    land = land_held(box, state, people)
    return gives == NO_CARD or (is_prize(box, land, gets) and not is_prize(box, land, gives))


@kernel
def advise_exchange(box: Box, state: State, seat: int, moves: MoveList, weights: Weights) -> None:
    people, partner = exchanger(state), state.partner_people - 1
    land = land_held(box, state, people)
    for i in range(len(moves)):
        kind, card = part(moves[i], 0), part(moves[i], 1)
        if kind == Kind.OFFER:
            weights[i] = 0.02
        elif kind == Kind.GIVE:
            weights[i] = 0.01 if card == NO_CARD or is_prize(box, land, card) else 1.0
        elif kind == Kind.WANT:
            weights[i] = 4.0 if is_prize(box, land, card) else 0.01
        elif kind == Kind.ACCEPT:
            good = is_good(box, state, partner, state.offer_want[seat], state.offer_give[seat])
            weights[i] = 100.0 if good else 0.01
