"""Placing all the pawns at hand, place by place in one order, so that no plan is reached in two ways."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.bits import has, is_single
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening, Kind, two
from grimoire.games.zargos.rules.listing import list_counts
from grimoire.games.zargos.rules.places import (
    aims_of_regrouping,
    is_sea,
    land_held,
    place_of,
    player,
    sea_of,
    shift,
)
from grimoire.games.zargos.rules.turns import ask
from grimoire.games.zargos.state import Phase, Placing, State, Step
from grimoire.games.zargos.things import People


@kernel
def may_be_put(state: State, land: int, place: int) -> bool:
    """Whether pawns may be put here: on these provinces, bought Dragons also beside Dragons at sea (Z27)."""
    if not is_sea(place):
        return has(land, place)
    at_sea = state.people == People.DRAGONS and state.placing == Placing.PURCHASE
    return at_sea and state.at_sea[sea_of(place)] > 0


@kernel
def land_to_fill(box: Box, state: State) -> int:
    """One's own provinces; a Mist Wind does not reach into ice (Z36)."""
    if state.placing == Placing.MIST:
        return aims_of_regrouping(box, state)
    return land_held(box, state, state.people)


@kernel
def next_place(box: Box, state: State, land: int, after: int) -> int:
    """The first place for pawns from this one on; -1 if there is none."""
    for place in range(after, place_of(box.seas)):
        if may_be_put(state, land, place):
            return place
    return -1


@kernel
def start_placing(box: Box, state: State, placing: int, pawns: int, log: Log) -> None:
    state.placing = placing
    state.pool = pawns
    state.last_place = 0
    go_on_placing(box, state, log)


@kernel
def go_on_placing(box: Box, state: State, log: Log) -> None:
    """Asks for the next place, unless only one is left: it takes the rest."""
    land = land_to_fill(box, state)
    first = next_place(box, state, land, state.last_place)
    if state.pool > 0 and first >= 0 and next_place(box, state, land, first + 1) < 0:
        put(state, first, state.pool, log)
    if state.pool == 0 or first < 0:
        state.pool = 0
        state.last_place = 0
        finish_placing(state)
    else:
        state.step = Step.SOURCE
        ask(state, Phase.PLACE, player(state, state.people))


@kernel
def finish_placing(state: State) -> None:
    state.step = Step.SOURCE
    state.target = 0
    if state.placing == Placing.MIST:
        state.steps_left = 0
        state.phase = Phase.REGROUP
        return
    state.at += 1
    state.phase = Phase.SETUP if state.placing == Placing.SETUP else Phase.PURCHASE


@kernel
def list_puts(box: Box, state: State, out: MoveList) -> int:
    if state.step == Step.COUNT:
        return list_counts(state.pool, out)
    land = land_to_fill(box, state)
    count = 0
    for place in range(state.last_place, place_of(box.seas)):
        if may_be_put(state, land, place):
            out[count] = pack(Kind.PUT, place, 0, 0, 0)
            count += 1
    return count


@kernel
def choose_place(box: Box, state: State, place: int, log: Log) -> None:
    """The last place takes all that is left, and a single pawn needs no number."""
    last = next_place(box, state, land_to_fill(box, state), place + 1) < 0
    if last or state.pool == 1:
        put(state, place, state.pool, log)
        go_on_placing(box, state, log)
    else:
        state.target = place
        state.step = Step.COUNT


@kernel
def put_pawns(box: Box, state: State, pawns: int, log: Log) -> None:
    put(state, state.target, pawns, log)
    go_on_placing(box, state, log)


@kernel
def put(state: State, place: int, pawns: int, log: Log) -> None:
    shift(state, place, pawns)
    state.pool -= pawns
    state.last_place = place + 1
    emit(log, Happening.PLACED, player(state, state.people), two(place, pawns), state.people, 0)


@kernel
def gather(box: Box, state: State) -> int:
    """A Mist Wind lifts all pawns but one of each province (Z40); says how many."""
    lifted = 0
    land = aims_of_regrouping(box, state)
    for province in range(box.provinces):
        if has(land, province):
            lifted += state.pawns[province] - 1
            state.pawns[province] = 1
    return lifted


@kernel
def mist_helps(box: Box, state: State) -> bool:
    """Whether there are pawns to move and provinces to move them between."""
    land = aims_of_regrouping(box, state)
    lifted = 0
    for province in range(box.provinces):
        lifted += state.pawns[province] - 1 if has(land, province) else 0
    return lifted > 0 and not is_single(land)
