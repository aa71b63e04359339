"""Purchases: boats, then pawns, then where the pawns go; the rest of the points is lost (Z27)."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening, Kind, two
from grimoire.games.zargos.rules.places import boats_left, pawns_of, player
from grimoire.games.zargos.rules.placing import start_placing
from grimoire.games.zargos.rules.turns import ask
from grimoire.games.zargos.state import Phase, Placing, State
from grimoire.games.zargos.things import BOAT_PRICE, CARDS, MOST_PAWNS, PAWN_PRICE, aimed_at


@kernel
def boats_affordable(state: State) -> int:
    return min(state.purse // BOAT_PRICE, boats_left(state))


@kernel
def pawns_affordable(box: Box, state: State) -> int:
    return min(state.purse // PAWN_PRICE, MOST_PAWNS - pawns_of(box, state, state.people))


@kernel
def next_buyer(box: Box, state: State, log: Log) -> None:
    """In the new order; whoever can buy nothing, and drew no card to put back, is not asked (Z9, Z25)."""
    while state.at < state.peoples:
        state.people = state.order[state.at]
        state.purse = state.points[state.people]
        state.buying = 0
        if boats_affordable(state) > 0 or state.drew[player(state, state.people)] > 0:
            ask(state, Phase.BUY, player(state, state.people))
            return
        ask_for_pawns(box, state, 0, log)
        if state.phase != Phase.PURCHASE:
            return
    state.phase = Phase.ROUND


@kernel
def list_purchases(box: Box, state: State, seat: int, out: MoveList) -> int:
    if state.buying:
        for pawns in range(pawns_affordable(box, state) + 1):
            out[pawns] = pack(Kind.PAWNS, pawns, 0, 0, 0)
        return pawns_affordable(box, state) + 1
    count = 0
    for boats in range(boats_affordable(state) + 1):
        out[count] = pack(Kind.BOATS, boats, 0, 0, 0)
        count += 1
    for card in range(1, CARDS + 1):
        if may_shed(state, seat, card):
            out[count] = pack(Kind.SHED, card, 0, 0, 0)
            count += 1
    return count


@kernel
def may_shed(state: State, seat: int, card: int) -> bool:
    """A card against a people of one's own, drawn in this round, may go back under the pile (Z25)."""
    people = aimed_at(card)
    return state.drawn[seat, card] > 0 and people >= 0 and state.player_of[people] == seat + 1


@kernel
def ask_for_pawns(box: Box, state: State, boats: int, log: Log) -> None:
    """The boats are bought; pawns are asked for, if there are points for one."""
    state.boats[state.people] += boats
    state.purse -= BOAT_PRICE * boats
    state.buying = 1 + boats
    if pawns_affordable(box, state) > 0:
        ask(state, Phase.BUY, player(state, state.people))
    else:
        buy_pawns(box, state, 0, log)


@kernel
def buy_pawns(box: Box, state: State, pawns: int, log: Log) -> None:
    """They go on the board at once (Z27)."""
    boats = state.buying - 1
    if boats > 0 or pawns > 0:
        emit(log, Happening.BOUGHT, player(state, state.people), two(boats, pawns), state.people, 0)
    state.purse = 0
    state.buying = 0
    state.phase = Phase.PURCHASE
    start_placing(box, state, Placing.PURCHASE, pawns, log)


@kernel
def forget_deal(box: Box, state: State) -> None:
    """Cards drawn in this round are now like all others (Z25)."""
    for seat in range(box.seats):
        state.drew[seat] = 0
        for card in range(CARDS + 1):
            state.drawn[seat, card] = 0
