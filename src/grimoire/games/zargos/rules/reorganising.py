"""Reorganisation: two steps, a flight plan of the Winged, or a Mist Wind (Z21, Z32, Z33, Z40)."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.bits import bit, has, how_many, lowest_bit
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening, Kind, four
from grimoire.games.zargos.rules.attacks import dragon_aims, ride
from grimoire.games.zargos.rules.flights import can_fly, flight_goes_on, flights, list_flights
from grimoire.games.zargos.rules.hands import use_card
from grimoire.games.zargos.rules.journeys import (
    aim,
    can_embark,
    cells_affordable,
    forget_journey,
    goes_by_sea,
    leave,
    list_seas,
    list_voyage,
    list_winds,
)
from grimoire.games.zargos.rules.listing import list_counts, list_places, list_sea_places
from grimoire.games.zargos.rules.places import (
    aims_of_regrouping,
    calm_seas_around,
    calm_seas_from,
    garrisons,
    has_power,
    heart,
    holds,
    in_zargos,
    is_sea,
    land_around,
    place_of,
    player,
    sea_of,
    shift,
)
from grimoire.games.zargos.rules.placing import gather, mist_helps, start_placing
from grimoire.games.zargos.rules.turns import STEPS, ask, end_turn
from grimoire.games.zargos.state import Phase, Placing, Plan, State, Step
from grimoire.games.zargos.things import FREE_CELLS, Card, People

# ---------------------------------------------------------------- where groups may go


@kernel
def swims(box: Box, state: State, place: int) -> int:
    """Seas that Dragons can move to from here, without boats; not from Zargos (Z19, Z32)."""
    if not has_power(state, state.people, People.DRAGONS):
        return 0
    if not is_sea(place):
        return 0 if in_zargos(box, place) else calm_seas_around(box, state, place)
    return 0 if has(state.stormy, sea_of(place)) else calm_seas_from(box, state, sea_of(place))


@kernel
def walks(box: Box, state: State, place: int, aims: int) -> int:
    """Provinces of one's own one step away; for Dragons at sea, the coasts around them (Z21, Z29, Z32)."""
    if is_sea(place):
        return dragon_aims(box, state, sea_of(place), aims)
    return land_around(box, state, state.people, place) & aims


@kernel
def swimmers(state: State, sea: int) -> int:
    """Pawns of the people at turn in a sea: only Dragons are there (Z32)."""
    return state.at_sea[sea] if state.people == People.DRAGONS else 0


@kernel
def free_to_move(state: State, place: int) -> int:
    """Pawns that may leave: one stays, but not at sea (Z21, Z32)."""
    if is_sea(place):
        return state.at_sea[sea_of(place)]
    return state.pawns[place] - 1 if holds(state, state.people, place) else 0


@kernel
def boarders(state: State, place: int) -> int:
    """Pawns that may board a boat; of Knights only those that have neither moved nor fought (Z21, Z28)."""
    if is_sea(place):
        return 0
    free = free_to_move(state, place)
    return min(free, state.fresh[place]) if ride(state) else free


@kernel
def sailors(state: State, place: int) -> int:
    """Pawns that may go the way by sea that was told: an Earth Wind without boats carries all (Z28, Z40)."""
    by_wind = state.by_card == Card.EARTH and how_many(state.sailed) <= FREE_CELLS
    return free_to_move(state, place) if by_wind else boarders(state, place)


@kernel
def can_leave(box: Box, state: State, place: int, aims: int, free_cells: int) -> bool:
    """Whether a group can move from here, with so many seas for nothing."""
    if free_to_move(state, place) <= 0:
        return False
    if walks(box, state, place, aims) != 0 or swims(box, state, place) != 0:
        return True
    if is_sea(place):
        return False
    cells = cells_affordable(state) if boarders(state, place) > 0 else 0
    return can_embark(box, state, place, cells + free_cells, aims)


@kernel
def regroups_elsewhere(box: Box, state: State, place: int, aims: int) -> int:
    """Where a Wind from Elsewhere can carry a group (Z40)."""
    if is_sea(place) or free_to_move(state, place) <= 0 or not has(aims, place):
        return 0
    return aims & ~heart(box) & ~bit(place)


# ---------------------------------------------------------------- being asked


@kernel
def regroup(box: Box, state: State) -> None:
    """Asks for the next step, or ends the turn."""
    forget_journey(state)
    if state.steps_left > 0 and may_regroup(box, state):
        ask(state, Phase.REORGANISE, player(state, state.people))
    else:
        end_turn(box, state)


@kernel
def may_regroup(box: Box, state: State) -> bool:
    """Whether the player is asked: a group can move, or a card, whichever it is, might move one."""
    aims = aims_of_regrouping(box, state)
    if state.plan == Plan.FLIGHT:
        return flight_goes_on(box, state, aims)
    if state.hand_count[player(state, state.people)] > 0:
        return True
    if state.steps_left == STEPS and can_fly(box, state):
        return True
    return somebody_can_leave(box, state, aims)


@kernel
def somebody_can_leave(box: Box, state: State, aims: int) -> bool:
    land = garrisons(box, state)
    while land != 0:
        if can_leave(box, state, lowest_bit(land), aims, 0):
            return True
        land &= land - 1
    for sea in range(box.seas):
        if swimmers(state, sea) > 0 and can_leave(box, state, place_of(sea), aims, 0):
            return True
    return False


@kernel
def list_regrouping(box: Box, state: State, seat: int, out: MoveList) -> int:
    """What a group does next, question by question: from where, by which way, how many."""
    aims = aims_of_regrouping(box, state)
    if state.step == Step.COUNT:
        return list_counts(most_movers(state), out)
    if state.step == Step.WAY:
        if state.plan == Plan.FLIGHT:
            return list_places(Kind.TO, flights(box, state, state.source, aims), out, 0)
        return list_steps(box, state, seat, aims, out)
    out[0] = pack(Kind.DONE, 0, 0, 0, 0)
    if state.plan == Plan.FLIGHT:
        return list_flights(box, state, aims, out, 1)
    count = list_plans(box, state, seat, out, 1)
    return list_leaving(box, state, seat, aims, out, count)


@kernel
def list_plans(box: Box, state: State, seat: int, out: MoveList, count: int) -> int:
    """What replaces the two steps: a flight of all Winged, a Mist Wind (Z33, Z40)."""
    if state.steps_left < STEPS:
        return count
    if can_fly(box, state):
        out[count] = pack(Kind.FLIGHT, 0, 0, 0, 0)
        count += 1
    if state.hand[seat, Card.MIST] > 0 and mist_helps(box, state):
        out[count] = pack(Kind.CARD, Card.MIST, 0, 0, 0)
        count += 1
    return count


@kernel
def list_leaving(box: Box, state: State, seat: int, aims: int, out: MoveList, count: int) -> int:
    """The places that a group can leave; each is offered only if it leads somewhere."""
    free_cells = FREE_CELLS if state.hand[seat, Card.EARTH] > 0 else 0
    elsewhere = state.hand[seat, Card.ELSEWHERE] > 0
    land = garrisons(box, state)
    while land != 0:
        province = lowest_bit(land)
        land &= land - 1
        goes = can_leave(box, state, province, aims, free_cells)
        if goes or (elsewhere and regroups_elsewhere(box, state, province, aims) != 0):
            out[count] = pack(Kind.FROM, province, 0, 0, 0)
            count += 1
    for sea in range(box.seas):
        if swimmers(state, sea) > 0 and can_leave(box, state, place_of(sea), aims, 0):
            out[count] = pack(Kind.FROM, place_of(sea), 0, 0, 0)
            count += 1
    return count


@kernel
def list_steps(box: Box, state: State, seat: int, aims: int, out: MoveList) -> int:
    """By land, into the sea, by boat, then the cards that could carry the group."""
    source = state.source
    others = aims & ~bit(source) if not is_sea(source) else aims
    if state.by_card == Card.ELSEWHERE:
        return list_places(Kind.TO, regroups_elsewhere(box, state, source, aims), out, 0)
    if goes_by_sea(state):
        return list_voyage(box, state, others, out)
    count = list_places(Kind.TO, walks(box, state, source, others), out, 0)
    count = list_sea_places(Kind.TO, swims(box, state, source), out, count)
    if is_sea(source):
        return count
    count = list_seas(box, state, others, out, count)
    if state.hand_count[seat] == 0:
        return count
    sails = can_embark(box, state, source, cells_affordable(state) + FREE_CELLS, others)
    return list_winds(state, seat, sails, regroups_elsewhere(box, state, source, aims), out, count)


# ---------------------------------------------------------------- moving


@kernel
def most_movers(state: State) -> int:
    """In a flight plan those that have arrived do not fly on (Z33)."""
    free = sailors(state, state.source) if state.cell != 0 else free_to_move(state, state.source)
    return min(free, state.fresh[state.source]) if state.plan == Plan.FLIGHT else free


@kernel
def start_group(state: State, place: int) -> None:
    """In a flight plan a province that has sent its pawns sends no more later."""
    if state.plan == Plan.FLIGHT and state.block != place + 1:
        state.closed |= bit(state.block - 1) if state.block > 0 else 0
        state.block = place + 1
        state.last_place = 0
    leave(state, place)


@kernel
def aim_group(state: State, place: int, log: Log) -> None:
    """A group of one needs no number."""
    aim(state, place)
    if most_movers(state) == 1:
        move_group(state, 1, log)


@kernel
def move_group(state: State, pawns: int, log: Log) -> None:
    """The group is where it went; a step is used up, or a part of the plan (Z21, Z33)."""
    source, target = state.source, state.target
    shift(state, source, -pawns)
    shift(state, target, pawns)
    told = four(source, target, pawns, state.people)
    emit(log, Happening.MOVED, player(state, state.people), told, state.route, 0)
    if state.plan == Plan.FLIGHT:
        state.fresh[source] -= pawns
        state.last_place = target + 1
    else:
        state.steps_left -= 1
        if not is_sea(source):  # the rested ones stay where others can go
            state.fresh[source] = min(state.fresh[source], state.pawns[source])
    state.phase = Phase.REGROUP


@kernel
def call_mist(box: Box, state: State, seat: int, log: Log) -> None:
    """Any distribution over one's own provinces, one pawn in each (Z40)."""
    use_card(box, state, seat, Card.MIST)
    emit(log, Happening.PLAYED, seat, Card.MIST, 0, 0)
    start_placing(box, state, Placing.MIST, gather(box, state), log)


@kernel
def stop_regrouping(state: State) -> None:
    state.steps_left = 0
    state.phase = Phase.REGROUP
