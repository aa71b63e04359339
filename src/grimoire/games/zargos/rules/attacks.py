"""Attacks: all are declared, then fought one by one; Knights have a rhythm of their own (Z10–Z13, Z28)."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.bits import bit, has, is_single, lowest_bit
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening, Kind, four
from grimoire.games.zargos.rules.journeys import (
    aim,
    can_embark,
    cells_affordable,
    forget_journey,
    goes_by_sea,
    list_seas,
    list_voyage,
    list_winds,
)
from grimoire.games.zargos.rules.listing import list_counts, list_places
from grimoire.games.zargos.rules.places import (
    flight_around,
    garrisons,
    has_power,
    heart,
    in_zargos,
    is_sea,
    land_around,
    land_held,
    open_land,
    place_of,
    player,
    sea_of,
)
from grimoire.games.zargos.rules.turns import ask, begin_regrouping, rest_all
from grimoire.games.zargos.state import Phase, State, Step
from grimoire.games.zargos.things import FREE_CELLS, Card, People

# ---------------------------------------------------------------- what may be attacked


@kernel
def ride(state: State) -> bool:
    """Whether the people at turn are Knights, who move and fight in turns as they like (Z28)."""
    return has_power(state, state.people, People.KNIGHTS)


@kernel
def aims_of_attack(box: Box, state: State) -> int:
    """Provinces of others and empty ones; for Knights, none that was attacked this turn (Z10, Z13, Z28)."""
    aims = open_land(box, state) & ~land_held(box, state, state.people)
    return aims & ~state.targeted if ride(state) else aims


@kernel
def attack_around(box: Box, state: State, province: int) -> int:
    """The provinces that can be attacked from here without a voyage (Z10, Z29, Z33)."""
    if has_power(state, state.people, People.WINGED):
        return flight_around(box, state, province)
    return land_around(box, state, state.people, province)


@kernel
def ready(state: State, province: int) -> int:
    """Pawns that may attack a neighbour: one stays, and no worn Knight goes again (Z10, Z28)."""
    return min(state.pawns[province] - 1, state.pawns[province] - state.worn[province])


@kernel
def rested(state: State, province: int) -> int:
    """Pawns that may board, or go from or into Zargos: those that have not moved this turn (Z11, Z28)."""
    return min(state.pawns[province] - 1, state.fresh[province])


@kernel
def rested_aims(box: Box, province: int, aims: int) -> int:
    """The targets for which only pawns will do that have not moved."""
    return aims if in_zargos(box, province) else aims & box.zargos_land


@kernel
def land_aims(box: Box, state: State, province: int, aims: int) -> int:
    """The targets around a province that there are pawns for."""
    near = attack_around(box, state, province) & aims
    if rested(state, province) <= 0:
        near &= ~rested_aims(box, province, near)
    return near if ready(state, province) > 0 else 0


@kernel
def can_attack_from(box: Box, state: State, province: int, aims: int, free_cells: int) -> bool:
    """Whether a group can leave this province by land, or by boat with so many seas for nothing."""
    if land_aims(box, state, province, aims) != 0:
        return True
    cells = cells_affordable(state) + free_cells
    return rested(state, province) > 0 and can_embark(box, state, province, cells, aims)


@kernel
def dragon_aims(box: Box, state: State, sea: int, aims: int) -> int:
    """Those of the targets that Dragons at sea can land on (Z32, Z37)."""
    if not has_power(state, state.people, People.DRAGONS) or has(state.stormy, sea):
        return 0
    return box.shore[sea] & aims


@kernel
def may_attack(box: Box, state: State) -> bool:
    """Whether the player is asked: there is an attack, or a card, whichever it is, might make one."""
    aims = aims_of_attack(box, state)
    holds_cards = state.hand_count[player(state, state.people)] > 0
    land = garrisons(box, state)
    while land != 0:
        province = lowest_bit(land)
        land &= land - 1
        if ready(state, province) > 0 and (holds_cards or can_attack_from(box, state, province, aims, 0)):
            return True
    if state.people == People.DRAGONS:
        for sea in range(box.seas):
            if state.at_sea[sea] > 0 and dragon_aims(box, state, sea, aims) != 0:
                return True
    return False


# ---------------------------------------------------------------- the list of moves


@kernel
def list_attack(box: Box, state: State, seat: int, out: MoveList) -> int:
    if state.step == Step.COUNT:
        return list_counts(most_attackers(box, state), out)
    if state.step == Step.WAY:
        return list_ways(box, state, seat, aims_of_attack(box, state), out)
    count = 0
    if ride(state) and pending(box, state) != 0:
        count = list_places(Kind.FIGHT, pending(box, state), out, count)
    else:
        out[0] = pack(Kind.DONE, 0, 0, 0, 0)
        count = 1
    return list_sources(box, state, seat, aims_of_attack(box, state), out, count)


@kernel
def list_sources(box: Box, state: State, seat: int, aims: int, out: MoveList, count: int) -> int:
    """The places from which a group can attack; each is offered only if it has a target."""
    land = garrisons(box, state)
    while land != 0:
        province = lowest_bit(land)
        land &= land - 1
        if ready(state, province) > 0 and has_a_way(box, state, seat, province, aims):
            out[count] = pack(Kind.FROM, province, 0, 0, 0)
            count += 1
    if state.people == People.DRAGONS:
        for sea in range(box.seas):
            if state.at_sea[sea] > 0 and dragon_aims(box, state, sea, aims) != 0:
                out[count] = pack(Kind.FROM, place_of(sea), 0, 0, 0)
                count += 1
    return count


@kernel
def has_a_way(box: Box, state: State, seat: int, province: int, aims: int) -> bool:
    """Whether an attack leads from here: by land, by boat, or with a card that the seat holds."""
    free_cells = FREE_CELLS if state.hand[seat, Card.EARTH] > 0 else 0
    if can_attack_from(box, state, province, aims, free_cells):
        return True
    return state.hand[seat, Card.ELSEWHERE] > 0 and aims_elsewhere(box, state, province, aims) != 0


@kernel
def aims_elsewhere(box: Box, state: State, province: int, aims: int) -> int:
    """Where a Wind from Elsewhere can carry pawns of this province (Z40)."""
    if ready(state, province) <= 0 or not has(open_land(box, state), province):
        return 0
    aims &= ~heart(box)
    return aims if rested(state, province) > 0 else aims & ~rested_aims(box, province, aims)


@kernel
def list_ways(box: Box, state: State, seat: int, aims: int, out: MoveList) -> int:
    """By land first, then by sea, then the cards that could carry the group."""
    source = state.source
    if is_sea(source):
        return list_places(Kind.TO, dragon_aims(box, state, sea_of(source), aims), out, 0)
    if state.by_card == Card.ELSEWHERE:
        return list_places(Kind.TO, aims_elsewhere(box, state, source, aims), out, 0)
    if goes_by_sea(state):
        return list_voyage(box, state, aims, out)
    count = list_places(Kind.TO, land_aims(box, state, source, aims), out, 0)
    boards = rested(state, source) > 0
    if boards:
        count = list_seas(box, state, aims, out, count)
    if state.hand_count[seat] == 0:
        return count
    sails = boards and can_embark(box, state, source, cells_affordable(state) + FREE_CELLS, aims)
    return list_winds(state, seat, sails, aims_elsewhere(box, state, source, aims), out, count)


# ---------------------------------------------------------------- declaring


@kernel
def most_attackers(box: Box, state: State) -> int:
    """How many pawns can go the way that was told."""
    if is_sea(state.source):
        return state.at_sea[sea_of(state.source)]
    return rested(state, state.source) if needs_rest(box, state) else ready(state, state.source)


@kernel
def needs_rest(box: Box, state: State) -> bool:
    """Whether only pawns may go that have not moved: by boat, or from or into Zargos (Z11, Z28)."""
    return state.cell != 0 or in_zargos(box, state.source) or in_zargos(box, state.target)


@kernel
def aim_attack(box: Box, state: State, province: int, log: Log) -> None:
    """A group of one needs no number."""
    aim(state, province)
    if most_attackers(box, state) == 1:
        declare(box, state, 1, log)


@kernel
def declare(box: Box, state: State, pawns: int, log: Log) -> None:
    """The group stands on its target; other groups may join it there (Z12)."""
    source, target, people = state.source, state.target, state.people
    if is_sea(source):
        state.at_sea[sea_of(source)] -= pawns
    else:
        take_group(box, state, pawns)
    state.attackers[target] += pawns
    if wears_out(box, state, source, target):
        state.worn_attackers[target] += pawns
    emit(log, Happening.DECLARED, player(state, people), four(source, target, pawns, people), state.route, 0)
    forget_journey(state)
    state.phase = Phase.DECLARE


@kernel
def wears_out(box: Box, state: State, source: int, target: int) -> bool:
    """Knights that go from or into Zargos do not attack again this turn (Z28)."""
    if not ride(state) or is_sea(source):
        return False
    return in_zargos(box, source) or in_zargos(box, target)


@kernel
def take_group(box: Box, state: State, pawns: int) -> None:
    """Where it is open which Knights go, those that have moved already do: the others can do more (Z28)."""
    source = state.source
    tired = state.pawns[source] - state.fresh[source] - state.worn[source]
    fresh = pawns if needs_rest(box, state) else max(0, pawns - tired)
    state.fresh[source] -= min(fresh, state.fresh[source])
    state.pawns[source] -= pawns


@kernel
def pending(box: Box, state: State) -> int:
    """The provinces on which a group of the people at turn stands, still to be fought over."""
    land = 0
    for province in range(box.provinces):
        land |= bit(province) if state.attackers[province] > 0 else 0
    return land


@kernel
def begin_attacks(box: Box, state: State) -> None:
    rest_all(box, state)
    state.phase = Phase.DECLARE


@kernel
def ask_for_attacks(box: Box, state: State) -> None:
    """Asks the player, unless there is nothing to decide."""
    forget_journey(state)
    if may_attack(box, state):
        ask(state, Phase.ATTACK, player(state, state.people))
    else:
        state.phase = Phase.FIGHTS


@kernel
def next_fight(box: Box, state: State) -> None:
    """The attacker chooses the order; a single fight is fought at once (Z12)."""
    land = pending(box, state)
    if land == 0:
        begin_regrouping(box, state)
    elif is_single(land):
        start_fight(state, lowest_bit(land))
    else:
        ask(state, Phase.ORDER, player(state, state.people))


@kernel
def start_fight(state: State, province: int) -> None:
    """Knights never attack the same province again this turn (Z28)."""
    state.targeted |= bit(province)
    state.fight = province + 1
    state.clash = 0
    state.war = 0
    state.phase = Phase.CLASH
