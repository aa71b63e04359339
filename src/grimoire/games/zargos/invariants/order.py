"""Who plays which people, whose turn it is, and whether the game is over (Z4, Z9, Z23, Z42–Z44)."""

from __future__ import annotations

from grimoire.core.bits import bit, has
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.invariants.moment import Moment, is_turn, moment
from grimoire.games.zargos.rules.places import player
from grimoire.games.zargos.rules.settling import heart_is_held
from grimoire.games.zargos.state import Phase, Placing, Reason, State
from grimoire.games.zargos.things import PEOPLES


@kernel
def peoples_fit(box: Box, state: State) -> bool:
    """Each player has as many peoples as the table gives, once they are picked (Z4)."""
    found = 0
    for people in range(PEOPLES):
        if not 0 <= state.player_of[people] <= box.seats:
            return False
        found += 1 if state.player_of[people] > 0 else 0
        if has(state.alive | state.victors, people) and state.player_of[people] == 0:
            return False
    for seat in range(box.seats):
        mine = 0
        for people in range(PEOPLES):
            mine += 1 if state.player_of[people] == seat + 1 else 0
        if mine > box.peoples_each or (mine < box.peoples_each and state.phase != Phase.PICK):
            return False
    return found == state.picked


@kernel
def order_fits(box: Box, state: State) -> bool:
    """The order names each living people once, and the people at turn is where it says (Z23)."""
    count = state.picked if state.phase == Phase.PICK else state.peoples
    seen = 0
    for i in range(PEOPLES):
        people = state.order[i]
        if i >= count:
            if people != 0:
                return False
        elif not 0 <= people < PEOPLES or has(seen, people) or state.player_of[people] == 0:
            return False
        else:
            seen |= bit(people)
    if state.alive & ~seen != 0:
        return False
    if state.phase == Phase.PICK:
        return state.peoples == 0 and state.at == 0 and state.alive == seen
    if state.peoples == 0 or state.player_of[state.people] == 0:
        return False
    return moment(state) == Moment.OVER or turn_fits(box, state, seen)


@kernel
def turn_fits(box: Box, state: State, seen: int) -> bool:
    """Only during the turns there are peoples in the order that are gone, and no such people is at turn."""
    if not is_turn(state) and state.alive != seen:
        return False
    if state.phase == Phase.TRIM and state.resume == Phase.DEAL:
        return state.at <= state.peoples
    if state.at >= state.peoples:
        return False
    if state.phase == Phase.TRADE or state.phase == Phase.ANSWER:
        return True
    if state.phase == Phase.PLACE and state.placing == Placing.SETUP and box.edition == 2:
        return True  # most pawns first (Z64)
    at_turn = state.order[state.at] == state.people
    return at_turn and (state.phase == Phase.TRIM or has(state.alive, state.people))


@kernel
def players_left(state: State) -> int:
    """The players of whom a people still has pawns."""
    seats = 0
    for people in range(PEOPLES):
        seats |= bit(player(state, people)) if has(state.alive, people) else 0
    return seats


@kernel
def end_fits(box: Box, state: State) -> bool:
    """A game is over in the moment when it is won, and not before the last round else (Z42–Z44)."""
    ended = state.over != 0
    if ended != (state.phase == Phase.OVER) or ended != (state.victors != 0):
        return False
    if state.rounds == 0 and not ended:
        return moment(state) == Moment.SETUP
    if moment(state) == Moment.SETUP or (moment(state) == Moment.BETWEEN and state.rounds == box.last_round):
        return False
    left = players_left(state)
    if heart_is_held(box, state):
        return state.over == Reason.RING
    if left & (left - 1) == 0:
        return state.over == Reason.LAST
    return not ended or (state.over == Reason.ROUNDS and state.rounds == box.last_round)
