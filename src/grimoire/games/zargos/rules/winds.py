"""What red cards do (Z35–Z39, Z61)."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.bits import bit, has, is_single, lowest_bit
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening, Kind, two
from grimoire.games.zargos.rules.dice import throw_die
from grimoire.games.zargos.rules.listing import list_places, list_sea_places
from grimoire.games.zargos.rules.places import (
    calm_seas_from,
    is_sea,
    land_held,
    place_of,
    player,
    sea_of,
    shift,
)
from grimoire.games.zargos.rules.turns import ask
from grimoire.games.zargos.state import Phase, State
from grimoire.games.zargos.things import CUT, Card, People, aimed_at


@kernel
def strike(box: Box, state: State, log: Log) -> None:
    """The card takes effect."""
    card, target = state.wind, state.wind_target
    state.wind = 0
    state.wind_by = 0
    state.wind_target = 0
    state.diverted_by = 0
    state.phase = Phase.ADRIFT
    if card == Card.MADNESS:
        madden(box, state, target, log)
    elif card == Card.ICE:
        state.frozen |= bit(target)
    elif card == Card.STORM:
        storm(box, state, target)
    elif card == Card.DEATH:
        cut_down(box, state, log)
    elif card == Card.DEMONIC:
        take_all(state, target, log)
    else:
        state.calmed |= bit(aimed_at(card))
        if card == Card.TIDAL_WAVE:
            raise_wave(box, state)


@kernel
def lose(state: State, province: int, pawns: int, die: int, log: Log) -> None:
    """Pawns of a province are lost; who loses the last loses the province."""
    people = state.holder[province] - 1
    state.pawns[province] -= pawns
    if state.pawns[province] == 0:
        state.holder[province] = 0
    emit(log, Happening.LOST, player(state, people), two(province, pawns), two(people, die), 0)


@kernel
def madden(box: Box, state: State, kingdom: int, log: Log) -> None:
    """Each province of the kingdom loses a die, halved, walls or not (Z35)."""
    for province in range(box.provinces):
        if box.kingdom_of[province] == kingdom and state.pawns[province] > 0:
            die = throw_die(state)
            lose(state, province, min(die // 2, state.pawns[province]), die, log)


@kernel
def cut_down(box: Box, state: State, log: Log) -> None:
    """No province on the planet keeps more than seven pawns (Z38)."""
    for province in range(box.provinces):
        if state.pawns[province] > CUT:
            lose(state, province, state.pawns[province] - CUT, 0, log)


@kernel
def take_all(state: State, place: int, log: Log) -> None:
    """All pawns of one province or sea (Z61)."""
    if not is_sea(place):
        lose(state, place, state.pawns[place], 0, log)
        return
    pawns = state.at_sea[sea_of(place)]
    state.at_sea[sea_of(place)] = 0
    dragons = player(state, People.DRAGONS)
    emit(log, Happening.LOST, dragons, two(place, pawns), two(People.DRAGONS, 0), 0)


# ---------------------------------------------------------------- Dragons driven away


@kernel
def dragons_at(box: Box, state: State, seas: int) -> int:
    """Those of these seas where Dragons lie."""
    found = 0
    for sea in range(box.seas):
        found |= bit(sea) if has(seas, sea) and state.at_sea[sea] > 0 else 0
    return found


@kernel
def storm(box: Box, state: State, link: int) -> None:
    """Two linked seas are closed; Dragons there look for a calm one (Z37)."""
    seas = bit(box.link_a[link]) | bit(box.link_b[link])
    state.stormy |= seas
    state.adrift = dragons_at(box, state, seas)
    state.wave = 0


@kernel
def raise_wave(box: Box, state: State) -> None:
    """All Dragons at sea are thrown ashore (Z39)."""
    state.adrift = dragons_at(box, state, bit(box.seas) - 1)
    state.wave = 1


@kernel
def nearest_coasts(box: Box, state: State, sea: int) -> int:
    """The Dragons' own coasts fewest seas away, storms and ice ignored (Z39)."""
    own = land_held(box, state, People.DRAGONS)
    reached = bit(sea)
    frontier = reached
    while frontier != 0:
        coasts, further = 0, 0
        while frontier != 0:
            one = lowest_bit(frontier)
            frontier &= frontier - 1
            coasts |= box.shore[one] & own
            further |= box.linked[one]
        if coasts != 0:
            return coasts
        frontier = further & ~reached
        reached |= frontier
    return 0


@kernel
def list_shelters(box: Box, state: State, out: MoveList) -> int:
    sea = lowest_bit(state.adrift)
    if state.wave:
        return list_places(Kind.SHELTER, nearest_coasts(box, state, sea), out, 0)
    return list_sea_places(Kind.SHELTER, calm_seas_from(box, state, sea), out, 0)


@kernel
def drift(box: Box, state: State, log: Log) -> None:
    """Each stack goes whole to the one place there is, or where its player says (Z37, Z39)."""
    while state.adrift != 0:
        sea = lowest_bit(state.adrift)
        refuges = nearest_coasts(box, state, sea) if state.wave else calm_seas_from(box, state, sea)
        if refuges == 0:
            stay_or_drown(state, sea, log)
        elif is_single(refuges):
            place = lowest_bit(refuges)
            shelter(state, place if state.wave else place_of(place), log)
        else:
            ask(state, Phase.SHELTER, player(state, People.DRAGONS))
            return
    state.wave = 0
    state.phase = Phase.SETTLE


@kernel
def stay_or_drown(state: State, sea: int, log: Log) -> None:
    """In a storm without a calm sea beside it they stay; a wave with no coast of theirs takes them."""
    state.adrift &= ~bit(sea)
    if state.wave:
        emit(log, Happening.DROWNED, player(state, People.DRAGONS), sea, state.at_sea[sea], 0)
        state.at_sea[sea] = 0


@kernel
def shelter(state: State, place: int, log: Log) -> None:
    """The first stack that is adrift goes to this place."""
    sea = lowest_bit(state.adrift)
    pawns = state.at_sea[sea]
    state.adrift &= ~bit(sea)
    state.at_sea[sea] = 0
    shift(state, place, pawns)
    emit(log, Happening.DRIVEN, player(state, People.DRAGONS), two(place_of(sea), place), pawns, 0)
