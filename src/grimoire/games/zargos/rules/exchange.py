"""The exchange of set-up cards, if the table trades: as magic cards are traded, but people by people (Z64).

A province card is where its pawn stands. Reinforcements and boats lie face down; but their backs are green
and blue as those of capitals and other provinces are, so whoever counts knows what each people has.
"""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.bits import has, how_many
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening, two
from grimoire.games.zargos.rules.lots import occupy_lot
from grimoire.games.zargos.rules.places import land_held, player
from grimoire.games.zargos.state import Phase, State
from grimoire.games.zargos.things import BOAT_LOT, FIRST_LOT, NO_CARD, REINFORCEMENT_LOT


@kernel
def is_exchange(state: State) -> bool:
    """Whether it is cards of set-up that are traded: there is no magic before the first round (Z25)."""
    return state.rounds == 0


@kernel
def is_exchanging(state: State) -> bool:
    """Whether offers of set-up cards are made or answered."""
    return is_exchange(state) and (state.phase == Phase.TRADE or state.phase == Phase.ANSWER)


@kernel
def exchanger(state: State) -> int:
    """The people that makes offers."""
    return state.order[state.at]


# ---------------------------------------------------------------- what a people has


@kernel
def reinforcements_of(box: Box, state: State, people: int) -> int:
    """Its green cards that are no capitals."""
    return state.greens[people] - how_many(land_held(box, state, people) & box.capitals)


@kernel
def boat_cards_of(box: Box, state: State, people: int) -> int:
    """Its blue cards that are no provinces."""
    return state.blues[people] - how_many(land_held(box, state, people) & ~box.capitals)


@kernel
def is_province_card(lot: int) -> bool:
    return FIRST_LOT <= lot < REINFORCEMENT_LOT


@kernel
def has_lot(box: Box, state: State, people: int, lot: int) -> bool:
    """Whether a people has this card, as everybody can tell."""
    if lot == REINFORCEMENT_LOT:
        return reinforcements_of(box, state, people) > 0
    if lot == BOAT_LOT:
        return boat_cards_of(box, state, people) > 0
    return is_province_card(lot) and state.holder[lot - FIRST_LOT] == people + 1


# ---------------------------------------------------------------- what may be exchanged


@kernel
def may_exchange(box: Box, state: State, people: int, partner: int, give: int, want: int) -> bool:
    """A card for another one, or a gift; both peoples must be able to live with it."""
    if give == want or (want != NO_CARD and not has_lot(box, state, partner, want)):
        return False
    return can_bear(box, state, people, give, want) and can_bear(box, state, partner, want, give)


@kernel
def can_bear(box: Box, state: State, people: int, gives: int, gets: int) -> bool:
    return keeps_land(box, state, people, gives, gets) and has_pawn_for(state, people, gives, gets)


@kernel
def keeps_land(box: Box, state: State, people: int, gives: int, gets: int) -> bool:
    """The last province is given only for another: a people without one would be out."""
    if not is_province_card(gives) or is_province_card(gets):
        return True
    return how_many(land_held(box, state, people)) > 1


@kernel
def has_pawn_for(state: State, people: int, gives: int, gets: int) -> bool:
    """Whoever gets a province puts a pawn there; the one of a province that is given comes back for it."""
    return not is_province_card(gets) or is_province_card(gives) or state.reserve[people] > 0


# ---------------------------------------------------------------- cards change hands


@kernel
def pass_on(box: Box, state: State, giver: int, taker: int, lot: int, log: Log) -> None:
    """All see which province it is, or the back of a card that lies face down."""
    emit(log, Happening.PASSED_ON, player(state, taker), lot - FIRST_LOT, two(giver, taker), 0)
    if lot == REINFORCEMENT_LOT:
        state.lot_pawns[player(state, giver), giver] -= 1
        state.lot_pawns[player(state, taker), taker] += 1
        pass_green(state, giver, taker)
    elif lot == BOAT_LOT:
        state.lot_boats[player(state, giver), giver] -= 1
        state.lot_boats[player(state, taker), taker] += 1
        pass_blue(state, giver, taker)
    else:
        pass_province(box, state, giver, taker, lot - FIRST_LOT, log)


@kernel
def pass_green(state: State, giver: int, taker: int) -> None:
    state.greens[giver] -= 1
    state.greens[taker] += 1


@kernel
def pass_blue(state: State, giver: int, taker: int) -> None:
    state.blues[giver] -= 1
    state.blues[taker] += 1


@kernel
def pass_province(box: Box, state: State, giver: int, taker: int, province: int, log: Log) -> None:
    """The pawn goes back, the new owner puts one of its own there; a capital takes its kingdom card along."""
    state.reserve[giver] += 1
    occupy_lot(box, state, taker, province, log)
    if has(box.capitals, province):
        pass_green(state, giver, taker)
    else:
        pass_blue(state, giver, taker)
