"""A group on its way, told step by step: from where, by which seas, to where, how many.

Attacks (Z10–Z12), reorganisation (Z21) and flight plans (Z33) ask the same questions; what may be aimed at
differs. Boats are spent as the seas are named.
"""

from __future__ import annotations

from grimoire.core.arrays import MoveList
from grimoire.core.bits import bit, has, lowest_bit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import CELL, ROUTE, Kind
from grimoire.games.zargos.rules.hands import use_card
from grimoire.games.zargos.rules.listing import list_places
from grimoire.games.zargos.rules.places import calm_seas_around, calm_seas_from, has_power, player
from grimoire.games.zargos.state import Phase, State, Step
from grimoire.games.zargos.things import FREE_CELLS, Card, People

# ---------------------------------------------------------------- voyages


@kernel
def cells_affordable(state: State) -> int:
    """How many more seas the group can cross: those an Earth Wind gives, and a boat a sea (Z11, Z40)."""
    return state.free_cells + boats_at_hand(state)


@kernel
def boats_at_hand(state: State) -> int:
    """None for a group that reorganises and is made of Knights that have all moved or fought (Z28)."""
    on_its_way = state.phase == Phase.REORGANISE and state.step == Step.WAY
    if on_its_way and has_power(state, state.people, People.KNIGHTS) and state.fresh[state.source] <= 0:
        return 0
    return state.boats[state.people]


@kernel
def can_land(box: Box, state: State, start: int, cells: int, aims: int) -> bool:
    """Whether a group entering one of these seas can land on one of those coasts, crossing so many seas."""
    reached = start
    frontier = start
    left = cells - 1
    while frontier != 0:
        further = 0
        while frontier != 0:
            sea = lowest_bit(frontier)
            frontier &= frontier - 1
            if box.shore[sea] & aims != 0:
                return True
            further |= calm_seas_from(box, state, sea)
        if left <= 0:
            return False
        left -= 1
        frontier = further & ~reached & ~state.sailed
        reached |= frontier
    return False


@kernel
def can_embark(box: Box, state: State, province: int, cells: int, aims: int) -> bool:
    """Whether a voyage of so many seas leads from here to one of these coasts (Z11)."""
    if cells <= 0:
        return False
    seas = calm_seas_around(box, state, province)
    return seas != 0 and can_land(box, state, seas, cells, aims & ~bit(province))


@kernel
def seas_ahead(box: Box, state: State) -> int:
    """The seas that the group may enter now, if it can pay for one."""
    if cells_affordable(state) <= 0:
        return 0
    if state.cell == 0:
        return calm_seas_around(box, state, state.source)
    return calm_seas_from(box, state, state.cell - 1) & ~state.sailed


@kernel
def list_seas(box: Box, state: State, aims: int, out: MoveList, count: int) -> int:
    """The next seas from which a coast can be reached, the shortest way first (Z11)."""
    left = seas_ahead(box, state)
    cells = 1
    while left != 0 and cells <= cells_affordable(state):
        for sea in range(box.seas):
            if has(left, sea) and can_land(box, state, bit(sea), cells, aims):
                out[count] = pack(Kind.SAIL, sea, 0, 0, 0)
                count += 1
                left &= ~bit(sea)
        cells += 1
    return count


@kernel
def goes_by_sea(state: State) -> bool:
    """Whether the group goes by sea: it has put to one, or an Earth Wind is to carry it (Z11, Z40)."""
    return state.cell != 0 or state.by_card == Card.EARTH


@kernel
def list_voyage(box: Box, state: State, aims: int, out: MoveList) -> int:
    """The coasts around the group's sea, then the seas ahead."""
    around = box.shore[state.cell - 1] & aims if state.cell != 0 else 0
    return list_seas(box, state, aims, out, list_places(Kind.TO, around, out, 0))


@kernel
def sail(state: State, sea: int) -> None:
    """A boat a sea, unless an Earth Wind carries the group (Z11, Z40)."""
    if state.free_cells > 0:
        state.free_cells -= 1
    else:
        state.boats[state.people] -= 1
    state.cell = sea + 1
    state.sailed |= bit(sea)
    state.route = (state.route << CELL | (sea + 1)) & ROUTE


@kernel
def call_wind(box: Box, state: State, card: int) -> None:
    """An Earth Wind or a Wind from Elsewhere moves this group (Z40)."""
    use_card(box, state, player(state, state.people), card)
    state.by_card = card
    state.free_cells = FREE_CELLS if card == Card.EARTH else 0


# ---------------------------------------------------------------- the steps


@kernel
def leave(state: State, place: int) -> None:
    state.source = place
    state.step = Step.WAY


@kernel
def aim(state: State, place: int) -> None:
    state.target = place
    state.step = Step.COUNT


@kernel
def forget_journey(state: State) -> None:
    """The group has arrived, or none has set out."""
    state.step = Step.SOURCE
    state.source = 0
    state.target = 0
    state.cell = 0
    state.sailed = 0
    state.route = 0
    state.free_cells = 0
    state.by_card = 0


@kernel
def list_winds(state: State, seat: int, sails: bool, aims: int, out: MoveList, count: int) -> int:
    """Cards that could move this group: an Earth Wind over the sea, a Wind from Elsewhere to these (Z40)."""
    if sails and state.hand[seat, Card.EARTH] > 0:
        out[count] = pack(Kind.CARD, Card.EARTH, 0, 0, 0)
        count += 1
    if aims != 0 and state.hand[seat, Card.ELSEWHERE] > 0:
        out[count] = pack(Kind.CARD, Card.ELSEWHERE, 0, 0, 0)
        count += 1
    return count
