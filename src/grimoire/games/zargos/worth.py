"""What provinces are worth to a people, and what it takes to get them: the eyes of `advise`."""

from __future__ import annotations

from grimoire.core.bits import bit, has, how_many
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.rules.places import heart, holds, in_zargos, land_held
from grimoire.games.zargos.state import State
from grimoire.games.zargos.things import PEOPLES, People

VICTORY = 400
ALARM = 60


@kernel
def heart_held(box: Box, state: State, people: int) -> int:
    """How many provinces of the heart a people holds."""
    held = 0
    for province in range(box.provinces):
        if has(heart(box), province) and holds(state, people, province):
            held += 1
    return held


@kernel
def somebody_is_close(box: Box, state: State, people: int) -> bool:
    """Whether another people lacks only one or two provinces of the heart."""
    for other in range(PEOPLES):
        if other != people and has(state.alive, other) and heart_held(box, state, other) >= 2:
            return True
    return False


@kernel
def worth_to(box: Box, state: State, land: int, province: int) -> float:
    """What it would be worth to hold a province, given the land one holds already."""
    if in_zargos(box, province):
        return worth_in_zargos(box, state, land, province)
    kingdom = box.kingdom_of[province]
    whole = how_many(box.land_of[kingdom])
    missing = how_many(box.land_of[kingdom] & ~land & ~bit(province))
    worth = float(box.worth[province]) + 4.0 * (whole - missing) / whole
    if missing == 0:
        worth += 0.5 * box.value[kingdom]
    holder = state.holder[province]
    if holder > 0 and state.crown[kingdom] == holder and box.capital_of[kingdom] == province:
        worth += 3.0
    return worth


@kernel
def worth_in_zargos(box: Box, state: State, land: int, province: int) -> float:
    """The way to victory: a coast to land on, then the ring, then the City (Z42)."""
    if not has(heart(box), province):
        return 6.0 if land & box.zargos_land == 0 else 1.5
    missing = how_many(heart(box) & ~land & ~bit(province))
    if missing == 0:
        return float(VICTORY)
    holder = state.holder[province] - 1
    alarm = float(ALARM) if holder >= 0 and heart_held(box, state, holder) >= 3 else 0.0
    return 10.0 + 4.0 * (4 - missing) + alarm


@kernel
def pawns_needed(box: Box, state: State, province: int) -> float:
    """About how many pawns it takes to win a province and stay there (Z14–Z17)."""
    holder = state.holder[province]
    if holder == 0:
        return 1.0 + 1.75 * box.demons[province] + (1.0 if box.demons[province] > 0 else 0.0)
    needed = 1.0 + 1.15 * state.pawns[province]
    if has(box.capitals, province):
        needed *= 1.4
    if holder == People.AMAZONS + 1 and not in_zargos(box, province):
        needed += 2.0
    return needed


@kernel
def odds(force: int, needed: float) -> float:
    """How promising an attack is, from 0 to 1."""
    ratio = force / needed
    if ratio >= 1.6:
        return 1.0
    if ratio >= 1.0:
        return 0.35 + (ratio - 1.0)
    return 0.02 if ratio > 0.7 else 0.002


@kernel
def threat_to(box: Box, state: State, people: int, province: int) -> int:
    """The most pawns that stand in a neighbouring province of others."""
    threat = 0
    near = box.near[province]
    for other in range(box.provinces):
        if has(near, other) and state.holder[other] > 0 and not holds(state, people, other):
            threat = max(threat, state.pawns[other] - 1)
    return threat


@kernel
def leads_to_zargos(box: Box, province: int) -> bool:
    """Whether one sea lies between this coast and Zargos."""
    for sea in range(box.seas):
        if has(box.coast[province], sea) and box.shore[sea] & box.zargos_land != 0:
            return True
    return False


@kernel
def borders_aim(box: Box, province: int, land: int) -> bool:
    """Whether a province of Zargos lies beside one of the heart that is still missing."""
    return box.near[province] & heart(box) & ~land != 0


@kernel
def staging(box: Box, state: State, province: int, land: int) -> float:
    """How good a place this is to gather pawns for Zargos."""
    if in_zargos(box, province):
        return 14.0 if borders_aim(box, province, land) else 0.3
    if land & box.zargos_land != 0:
        return 0.3
    near = leads_to_zargos(box, province)
    return 1.0 + 0.35 * state.pawns[province] if near else 0.3


@kernel
def need_of(box: Box, state: State, people: int, province: int, land: int) -> float:
    """How much a province could use another pawn: to stage for Zargos, to hold walls or a whole kingdom."""
    threat = threat_to(box, state, people, province)
    need = staging(box, state, province, land)
    if not in_zargos(box, province) and threat > state.pawns[province]:
        kept = box.land_of[box.kingdom_of[province]] & ~land == 0
        capital = has(box.capitals, province)
        need += 1.0 + (1.5 if kept else 0.0) + (1.0 if capital else 0.0)
    return need


@kernel
def my_land(box: Box, state: State) -> int:
    return land_held(box, state, state.people)
