"""A group on its way: what was told of it leads from a place of its people to one it may go to (Z10–Z12)."""

from __future__ import annotations

from grimoire.core.bits import bit, has, how_many
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import CELL, MOST_SEAS_TOLD
from grimoire.games.zargos.rules.attacks import (
    aims_elsewhere,
    aims_of_attack,
    dragon_aims,
    land_aims,
    most_attackers,
    rested,
)
from grimoire.games.zargos.rules.before_combat import helpers
from grimoire.games.zargos.rules.carriers import earth_carries, elsewhere_carries
from grimoire.games.zargos.rules.flights import flights
from grimoire.games.zargos.rules.journeys import can_land, cells_affordable, seas_ahead
from grimoire.games.zargos.rules.places import aims_of_regrouping, has_power, is_sea, player, sea_of
from grimoire.games.zargos.rules.reorganising import (
    free_to_move,
    most_movers,
    regroups_elsewhere,
    sailors,
    swims,
    walks,
)
from grimoire.games.zargos.rules.turns import STEPS
from grimoire.games.zargos.state import Phase, Placing, Plan, State, Step
from grimoire.games.zargos.things import FREE_CELLS, Card, People

# ---------------------------------------------------------------- reorganisation


@kernel
def regrouping_fits(box: Box, state: State) -> bool:
    """Two steps, or a flight plan, or a Mist Wind in place of both (Z21, Z33, Z40)."""
    if state.plan == Plan.FLIGHT:
        return state.phase == Phase.REORGANISE and flight_fits(box, state)
    if state.closed != 0 or state.block != 0:
        return False
    if state.last_place != 0 and state.phase != Phase.PLACE:
        return False
    if state.phase == Phase.REORGANISE:
        return state.steps_left > 0
    mist = state.phase == Phase.PLACE and state.placing == Placing.MIST
    return state.steps_left == (STEPS if mist else 0)


@kernel
def flight_fits(box: Box, state: State) -> bool:
    """The Winged fly, province by province, each to its targets in order (Z33)."""
    if state.steps_left != STEPS or not has_power(state, state.people, People.WINGED):
        return False
    if state.block == 0:
        return state.last_place == 0 and state.closed == 0
    mine = state.holder[state.block - 1] == state.people + 1
    return mine and state.last_place <= box.provinces and not has(state.closed, state.block - 1)


# ---------------------------------------------------------------- what was told of a journey


@kernel
def journey_fits(box: Box, state: State) -> bool:
    """Each step is told only if the journey can be completed from there."""
    phase, step = state.phase, state.step
    moves = phase == Phase.ATTACK or phase == Phase.REORGANISE
    if moves and step != Step.SOURCE:
        return voyage_fits(box, state) and leads_somewhere(box, state)
    if state.cell != 0 or state.sailed != 0 or state.route != 0:
        return False
    if state.free_cells != 0 or state.by_card != 0:
        return False
    if phase == Phase.HELP and step == Step.COUNT:
        return state.target == 0 and not is_sea(state.source) and has(helpers(box, state), state.source)
    if state.source != 0 or (state.target != 0 and phase != Phase.PLACE):
        return False
    if phase == Phase.PLACE:
        return step != Step.WAY
    if phase == Phase.ANSWER:
        return step == Step.COUNT
    return step == Step.SOURCE or phase == Phase.TRADE


@kernel
def voyage_fits(box: Box, state: State) -> bool:
    """By land, in flight or with a Wind from Elsewhere there are no seas; an Earth Wind gives three (Z40)."""
    crossed = how_many(state.sailed)
    free = max(0, FREE_CELLS - crossed) if state.by_card == Card.EARTH else 0
    if state.free_cells != free or not route_fits(box, state, crossed):
        return False
    if is_sea(state.source) or state.plan == Plan.FLIGHT:
        return crossed == 0 and state.by_card == 0
    return crossed == 0 or state.by_card != Card.ELSEWHERE


@kernel
def route_fits(box: Box, state: State, crossed: int) -> bool:
    """The last seas of the voyage, each linked to the next; none is entered twice, nor in a storm (Z11)."""
    left, route, after = state.sailed, state.route, 0
    if state.sailed & state.stormy != 0 or route & (bit(CELL) - 1) != state.cell:
        return False
    for _ in range(min(crossed, MOST_SEAS_TOLD)):
        sea = (route & (bit(CELL) - 1)) - 1
        if sea < 0 or not has(left, sea) or (after > 0 and not has(box.linked[sea], after - 1)):
            return False
        left &= ~bit(sea)
        after = sea + 1
        route >>= CELL
    return route == 0


@kernel
def leads_somewhere(box: Box, state: State) -> bool:
    """To a target that was told, with pawns to go there; or to one that can still be told."""
    attacks = state.phase == Phase.ATTACK
    aims = aims_of_attack(box, state) if attacks else aims_of_regrouping(box, state)
    land = attacks_ahead(box, state, aims) if attacks else steps_ahead(box, state, aims)
    seas = 0 if attacks else swims_ahead(box, state)
    if state.step == Step.WAY:
        return land != 0 or seas != 0 or can_go_by_sea_or_card(box, state, aims)
    if is_sea(state.target):
        return has(seas, sea_of(state.target))
    if not has(land, state.target):
        return False
    return most_attackers(box, state) > 0 if attacks else most_movers(state) > 0


@kernel
def attacks_ahead(box: Box, state: State, aims: int) -> int:
    """The provinces that can be named as the target of the attack now."""
    source = state.source
    if is_sea(source):
        lie_there = state.people == People.DRAGONS and state.at_sea[sea_of(source)] > 0
        return dragon_aims(box, state, sea_of(source), aims) if lie_there else 0
    if state.holder[source] != state.people + 1:
        return 0
    if state.by_card == Card.ELSEWHERE:
        return aims_elsewhere(box, state, source, aims)
    if state.cell != 0:
        return box.shore[state.cell - 1] & aims if rested(state, source) > 0 else 0
    return 0 if state.by_card == Card.EARTH else land_aims(box, state, source, aims)


@kernel
def steps_ahead(box: Box, state: State, aims: int) -> int:
    """The same in reorganisation."""
    source = state.source
    if state.plan == Plan.FLIGHT:
        if is_sea(source) or state.block != source + 1 or not has(aims, source):
            return 0
        return flights(box, state, source, aims)
    if free_to_move(state, source) <= 0:
        return 0
    if state.by_card == Card.ELSEWHERE:
        return regroups_elsewhere(box, state, source, aims)
    if state.cell != 0:
        return box.shore[state.cell - 1] & aims & ~bit(source) if sailors(state, source) > 0 else 0
    return 0 if state.by_card == Card.EARTH else walks(box, state, source, aims)


@kernel
def swims_ahead(box: Box, state: State) -> int:
    """The seas that Dragons can be told to move to now (Z32)."""
    tells = state.plan == Plan.ORDINARY and state.by_card == 0 and state.cell == 0
    return swims(box, state, state.source) if tells and free_to_move(state, state.source) > 0 else 0


@kernel
def can_go_by_sea_or_card(box: Box, state: State, aims: int) -> bool:
    """Whether a sea can be named next from which a coast is in reach, or a card that carries the group."""
    source = state.source
    if is_sea(source) or state.plan == Plan.FLIGHT or state.by_card == Card.ELSEWHERE:
        return False
    if state.holder[source] != state.people + 1:
        return False
    attacks = state.phase == Phase.ATTACK
    boards = rested(state, source) > 0 if attacks else sailors(state, source) > 0
    others = aims & ~bit(source)
    seas = seas_ahead(box, state) if boards else 0
    if seas != 0 and can_land(box, state, seas, cells_affordable(state), others):
        return True
    if state.by_card != 0 or state.cell != 0:
        return False
    return can_call_a_wind(box, state)


@kernel
def can_call_a_wind(box: Box, state: State) -> bool:
    """Whether the player holds a card that carries the group (Z40)."""
    mover = player(state, state.people)
    if state.hand[mover, Card.EARTH] > 0 and earth_carries(box, state):
        return True
    return state.hand[mover, Card.ELSEWHERE] > 0 and elsewhere_carries(box, state)
