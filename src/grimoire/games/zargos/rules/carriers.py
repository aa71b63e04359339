"""The winds that carry a group on its way, where nothing else leads on: Earth and Elsewhere (Z40)."""

from __future__ import annotations

from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.rules.attacks import aims_elsewhere, aims_of_attack, can_attack_from
from grimoire.games.zargos.rules.places import aims_of_regrouping, is_sea
from grimoire.games.zargos.rules.reorganising import can_leave, regroups_elsewhere
from grimoire.games.zargos.state import Phase, Plan, State, Step
from grimoire.games.zargos.things import FREE_CELLS


@kernel
def needs_a_wind(box: Box, state: State) -> bool:
    """Whether a group has been told to leave a place from which only a card leads on."""
    moves = state.phase == Phase.ATTACK or state.phase == Phase.REORGANISE
    if not moves or state.step != Step.WAY or state.by_card != 0 or state.cell != 0:
        return False
    return not (is_sea(state.source) or state.plan == Plan.FLIGHT or goes_on(box, state, 0))


@kernel
def goes_on(box: Box, state: State, free_cells: int) -> bool:
    """Whether the group gets anywhere, with so many seas for nothing."""
    if state.phase == Phase.ATTACK:
        return can_attack_from(box, state, state.source, aims_of_attack(box, state), free_cells)
    return can_leave(box, state, state.source, aims_of_regrouping(box, state), free_cells)


@kernel
def earth_carries(box: Box, state: State) -> bool:
    return goes_on(box, state, FREE_CELLS)


@kernel
def elsewhere_carries(box: Box, state: State) -> bool:
    if state.phase == Phase.ATTACK:
        return aims_elsewhere(box, state, state.source, aims_of_attack(box, state)) != 0
    return regroups_elsewhere(box, state, state.source, aims_of_regrouping(box, state)) != 0
