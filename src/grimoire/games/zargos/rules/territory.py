"""Territory: points, kingdom cards, the new order, and the magic cards they bring (Z20, Z22–Z25)."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.bits import bit, has
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening
from grimoire.games.zargos.rules.hands import draw_card
from grimoire.games.zargos.rules.places import land_held, player
from grimoire.games.zargos.rules.ranking import (
    MOST_THROWS,
    forget_keys,
    last_throw,
    take_first,
    throw_again,
    tied,
)
from grimoire.games.zargos.state import State
from grimoire.games.zargos.things import PEOPLES


@kernel
def holds_all(box: Box, land: int, kingdom: int) -> bool:
    return box.land_of[kingdom] & ~land == 0


@kernel
def count_points(box: Box, state: State, people: int) -> int:
    """A whole kingdom pays its value instead of its provinces; Zargos never does (Z22)."""
    land = land_held(box, state, people)
    points = 0
    for province in range(box.provinces):
        kingdom = box.kingdom_of[province]
        whole = kingdom != box.zargos and holds_all(box, land, kingdom)
        if has(land, province) and not whole:
            points += box.worth[province]
    for kingdom in range(box.kingdoms):
        if kingdom != box.zargos and holds_all(box, land, kingdom):
            points += box.value[kingdom]
    return points


@kernel
def count_territory(box: Box, state: State, log: Log) -> None:
    for people in range(PEOPLES):
        state.points[people] = 0
    for i in range(state.peoples):
        people = state.order[i]
        if has(state.alive, people):
            state.points[people] = count_points(box, state, people)
            emit(log, Happening.POINTS, player(state, people), people, state.points[people], 0)


@kernel
def set_order(state: State, log: Log) -> None:
    """Most points first, ties by dice (Z23)."""
    for people in range(PEOPLES):
        state.key[people] = state.points[people]
    throws = 0
    again = tied(state, state.alive)
    while again != 0 and throws < MOST_THROWS:
        throw_again(state, again)
        throws += 1
        for people in range(PEOPLES):
            if has(again, people):
                die = last_throw(state, people)
                emit(log, Happening.TIE_ROLL, player(state, people), people, die, 0)
        again = tied(state, state.alive)
    line_up(state, log)
    forget_keys(state)


@kernel
def line_up(state: State, log: Log) -> None:
    contenders = state.alive
    state.peoples = 0
    for i in range(PEOPLES):
        state.order[i] = 0
    while contenders != 0:
        people = take_first(state, contenders)
        contenders &= ~bit(people)
        state.order[state.peoples] = people
        state.peoples += 1
        emit(log, Happening.ORDER, player(state, people), people, state.peoples, 0)


@kernel
def give_kingdom_cards(box: Box, state: State, log: Log) -> None:
    """Kept with the capital, given back without it, received for the whole kingdom (Z24)."""
    for kingdom in range(box.kingdoms):
        if kingdom == box.zargos:
            continue
        old = state.crown[kingdom]
        if old > 0 and state.holder[box.capital_of[kingdom]] != old:
            state.crown[kingdom] = 0
            emit(log, Happening.UNCROWNED, player(state, old - 1), kingdom, old - 1, 0)
        new = state.holder[box.capital_of[kingdom]]
        if new > 0 and state.crown[kingdom] == 0 and holds_all(box, land_held(box, state, new - 1), kingdom):
            state.crown[kingdom] = new
            emit(log, Happening.CROWNED, player(state, new - 1), kingdom, new - 1, 0)


@kernel
def cards_due(box: Box, state: State, people: int) -> int:
    """One for each kingdom card; with a Master of the Winds, he alone draws (Z20, Z25)."""
    if state.master > 0:
        return box.master_draws if state.master == people + 1 else 0
    due = 0
    for kingdom in range(box.kingdoms):
        due += 1 if state.crown[kingdom] == people + 1 else 0
    return due


@kernel
def deal_to(box: Box, state: State, people: int, log: Log) -> None:
    for _ in range(cards_due(box, state, people)):
        draw_card(box, state, player(state, people), people, log)
