"""A flight plan of the Winged, which replaces the two steps of a turn (Z33)."""

from __future__ import annotations

from grimoire.core.arrays import MoveList
from grimoire.core.bits import bit, has, lowest_bit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Kind
from grimoire.games.zargos.rules.places import (
    aims_of_regrouping,
    flight_around,
    garrisons,
    has_power,
    in_zargos,
)
from grimoire.games.zargos.rules.turns import rest_all
from grimoire.games.zargos.state import Plan, State
from grimoire.games.zargos.things import People


@kernel
def flights(box: Box, state: State, province: int, aims: int) -> int:
    """Where Winged of this province may fly in this plan: targets in order, sources in one block (Z33)."""
    flown = has(state.closed, province) or in_zargos(box, province)
    if flown or state.fresh[province] <= 0 or state.pawns[province] < 2:
        return 0
    targets = flight_around(box, state, province) & aims
    return targets & ~(bit(state.last_place) - 1) if state.block == province + 1 else targets


@kernel
def can_fly(box: Box, state: State) -> bool:
    """Whether a flight plan would move anybody."""
    if not has_power(state, state.people, People.WINGED):
        return False
    aims = aims_of_regrouping(box, state)
    land = garrisons(box, state) & aims & ~box.zargos_land
    while land != 0:
        if flight_around(box, state, lowest_bit(land)) & aims != 0:
            return True
        land &= land - 1
    return False


@kernel
def plan_flight(box: Box, state: State) -> None:
    """One plan from the positions at its start: every pawn may move once (Z33)."""
    state.plan = Plan.FLIGHT
    rest_all(box, state)


@kernel
def flight_goes_on(box: Box, state: State, aims: int) -> bool:
    for province in range(box.provinces):
        if has(aims, province) and flights(box, state, province, aims) != 0:
            return True
    return False


@kernel
def list_flights(box: Box, state: State, aims: int, out: MoveList, count: int) -> int:
    for province in range(box.provinces):
        if has(aims, province) and flights(box, state, province, aims) != 0:
            out[count] = pack(Kind.FROM, province, 0, 0, 0)
            count += 1
    return count
