"""Where one can go: provinces and seas as sets of bits, what borders what, what ice and storms close."""

from __future__ import annotations

from grimoire.core.bits import bit, has, lowest_bit
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.state import State
from grimoire.games.zargos.things import ALL_BOATS, PEOPLES, PROVINCES, People


@kernel
def is_sea(place: int) -> bool:
    return place >= PROVINCES


@kernel
def sea_of(place: int) -> int:
    return place - PROVINCES


@kernel
def place_of(sea: int) -> int:
    return PROVINCES + sea


@kernel
def is_place(box: Box, place: int) -> bool:
    """Whether this is the number of a province or of a sea; there are gaps between the two."""
    return 0 <= place < box.provinces or (is_sea(place) and place < place_of(box.seas))


@kernel
def in_zargos(box: Box, province: int) -> bool:
    return has(box.zargos_land, province)


@kernel
def heart(box: Box) -> int:
    """The Forbidden City and the ring around it (Z42)."""
    return box.ring | bit(box.city)


@kernel
def holds(state: State, people: int, province: int) -> bool:
    return state.holder[province] == people + 1


@kernel
def land_held(box: Box, state: State, people: int) -> int:
    """The provinces of a people."""
    land = 0
    for province in range(box.provinces):
        land |= bit(province) if holds(state, people, province) else 0
    return land


@kernel
def garrisons(box: Box, state: State) -> int:
    """The provinces that pawns of the people at turn can leave: one stays (Z10, Z21)."""
    land = 0
    for province in range(box.provinces):
        # Both are looked at, without a branch: so the compiler looks at many provinces at a time.
        spare = holds(state, state.people, province) & (state.pawns[province] > 1)
        land |= bit(province) if spare else 0
    return land


@kernel
def is_frozen(box: Box, state: State, province: int) -> bool:
    return has(state.frozen, box.kingdom_of[province])


@kernel
def open_land(box: Box, state: State) -> int:
    """The provinces that no Wind of Ice has closed (Z36)."""
    land = bit(box.provinces) - 1
    frozen = state.frozen
    while frozen != 0:
        land &= ~box.land_of[lowest_bit(frozen)]
        frozen &= frozen - 1
    return land


@kernel
def has_power(state: State, people: int, power: int) -> bool:
    """Whether this people has this people's power in this turn (Z39)."""
    return people == power and not has(state.calmed, people)


@kernel
def land_around(box: Box, state: State, people: int, province: int) -> int:
    """What borders a province for a people: for the Spiders, volcanoes border each other (Z10, Z29)."""
    if is_frozen(box, state, province):
        return 0
    around = box.near[province]
    if has_power(state, people, People.SPIDERS) and has(box.vortex, province):
        around |= box.vortex & ~bit(province)
    return around & open_land(box, state)


@kernel
def flight_around(box: Box, state: State, province: int) -> int:
    """One or two provinces away, over anyone, or across an arm of the sea (Z33). No power in Zargos (Z19)."""
    land = open_land(box, state)
    if not has(land, province):
        return 0
    if in_zargos(box, province):
        return box.near[province] & land
    around = box.near[province] | box.arms[province]
    over = box.near[province] & land & ~box.zargos_land
    while over != 0:
        around |= box.near[lowest_bit(over)] & ~box.zargos_land
        over &= over - 1
    return around & land & ~bit(province)


@kernel
def calm_seas_around(box: Box, state: State, province: int) -> int:
    """The seas that a group in this province can put to (Z11, Z36, Z37)."""
    return 0 if is_frozen(box, state, province) else box.coast[province] & ~state.stormy


@kernel
def calm_seas_from(box: Box, state: State, sea: int) -> int:
    """The seas linked to a sea that no storm closes (Z37)."""
    return box.linked[sea] & ~state.stormy


@kernel
def pawns_of(box: Box, state: State, people: int) -> int:
    """All pawns of a people on the board, at sea and on their way to an attack (Z8, Z43)."""
    pawns = 0
    for province in range(box.provinces):
        pawns += state.pawns[province] if holds(state, people, province) else 0
        pawns += state.attackers[province] if state.people == people else 0
    if people == People.DRAGONS:
        for sea in range(box.seas):
            pawns += state.at_sea[sea]
    return pawns


@kernel
def shift(state: State, place: int, pawns: int) -> None:
    """So many pawns come to a place, or leave it."""
    if is_sea(place):
        state.at_sea[sea_of(place)] += pawns
    else:
        state.pawns[place] += pawns


@kernel
def boats_left(state: State) -> int:
    """Boats that can still be bought (Z8)."""
    left = ALL_BOATS
    for people in range(PEOPLES):
        left -= state.boats[people]
    return left


@kernel
def player(state: State, people: int) -> int:
    """The seat of a people's player."""
    return state.player_of[people] - 1


@kernel
def aims_of_regrouping(box: Box, state: State) -> int:
    """Where groups may go at the end of the turn: provinces of one's own that no ice closes (Z21, Z36)."""
    return land_held(box, state, state.people) & open_land(box, state)
