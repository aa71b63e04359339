"""What keeps a group where it is for this turn: a card, or Knights' own attacks (Z28, Z36, Z37, Z39)."""

from __future__ import annotations

from typing import Any

from grimoire.core.bits import bit, has
from grimoire.core.game import Breach
from grimoire.games.zargos.explain.breaches import breach, place_name, sea_name
from grimoire.games.zargos.rules.attacks import aims_of_attack, rested, ride
from grimoire.games.zargos.rules.journeys import cells_affordable
from grimoire.games.zargos.rules.places import (
    aims_of_regrouping,
    flight_around,
    in_zargos,
    land_around,
    land_held,
    open_land,
    sea_of,
)
from grimoire.games.zargos.rules.reorganising import boarders
from grimoire.games.zargos.things import People


def closed_to_attack(box: Any, state: Any, province: int) -> Breach | None:
    """What has closed every attack from a province, if it is neither the map nor the boats."""
    aims = aims_of_attack(box, state)
    others = ~land_held(box, state, state.people)
    return (
        without_power(box, state, province, aims)
        or attacked_already(box, state, province, others)
        or under_ice(box, state, province, others)
        or (behind_storm(box, state, province, aims) if rested(state, province) > 0 else None)
    )


def closed_to_regrouping(box: Any, state: Any, province: int) -> Breach | None:
    """The same of a reorganisation."""
    aims = aims_of_regrouping(box, state)
    return (
        without_power(box, state, province, aims)
        or under_ice(box, state, province, land_held(box, state, state.people))
        or swims_into_storm(box, state, province)
        or (behind_storm(box, state, province, aims) if boarders(state, province) > 0 else None)
    )


def without_power(box: Any, state: Any, province: int, aims: int) -> Breach | None:
    """A Typhoon, an Earthquake or a Tidal Wave: with their power they would get somewhere (Z39)."""
    if not has(state.calmed, state.people):
        return None
    if state.people == People.WINGED and flight_around(box, state, province) & aims:
        return breach("Z39", "illegal-typhoon")
    if state.people == People.SPIDERS and has(box.vortex, province) and box.vortex & aims & ~bit(province):
        return breach("Z39", "illegal-earthquake")
    return breach("Z39", "illegal-swim-wave") if could_swim(box, state, province) else None


def could_swim(box: Any, state: Any, province: int) -> bool:
    """Whether Dragons lie on a coast from which they put to sea, cards aside (Z32)."""
    return bool(state.people == People.DRAGONS and box.coast[province] and not in_zargos(box, province))


def attacked_already(box: Any, state: Any, province: int, aims: int) -> Breach | None:
    """Knights never attack the same province twice in a turn (Z28)."""
    if not ride(state) or not land_around(box, state, state.people, province) & aims & state.targeted:
        return None
    return breach("Z28", "illegal-from-again", place=place_name(box, province))


def under_ice(box: Any, state: Any, province: int, aims: int) -> Breach | None:
    """All that the province borders is frozen (Z36)."""
    if not box.near[province] & aims & ~open_land(box, state):
        return None
    return breach("Z36", "illegal-from-ice", place=place_name(box, province))


def swims_into_storm(box: Any, state: Any, province: int) -> Breach | None:
    """Dragons do not enter a sea in a storm (Z37)."""
    if not could_swim(box, state, province):
        return None
    return breach("Z37", "illegal-from-storm", place=place_name(box, province))


def behind_storm(box: Any, state: Any, province: int, aims: int) -> Breach | None:
    """A voyage would lead somewhere if all seas were calm (Z37)."""
    if not lands(box, province, cells_affordable(state), aims & ~bit(province)):
        return None
    return breach("Z37", "illegal-from-storm", place=place_name(box, province))


def lands(box: Any, province: int, cells: int, aims: int) -> bool:
    """Whether a voyage of so many seas leads from here to one of these coasts, storms aside (Z11)."""
    reached = {sea for sea in range(box.seas) if has(box.coast[province], sea)}
    for _ in range(cells):
        if any(box.shore[sea] & aims for sea in reached):
            return True
        reached |= {sea for sea in range(box.seas) if any(has(box.linked[one], sea) for one in reached)}
    return False


# ---------------------------------------------------------------- at sea (Z32)


def held_at_sea(box: Any, state: Any, place: int) -> Breach | None:
    """Only Dragons are at sea, and storms hold them there (Z32, Z37)."""
    told = {"sea": place_name(box, place)}
    if state.people != People.DRAGONS or state.at_sea[sea_of(place)] == 0:
        return breach("Z32", "illegal-sea-nobody", **told)
    return breach("Z37", "illegal-sea-storm", **told) if has(state.stormy, sea_of(place)) else None


def sea_closed_to_attack(box: Any, state: Any, sea: int) -> Breach | None:
    """What keeps Dragons from the coasts of their sea."""
    return coast_under_ice(box, state, sea, ~land_held(box, state, state.people))


def sea_closed_to_regrouping(box: Any, state: Any, sea: int) -> Breach | None:
    """What keeps Dragons where they lie: ice on their own coasts, or storms all around."""
    found = coast_under_ice(box, state, sea, land_held(box, state, state.people))
    if found or not box.linked[sea] & state.stormy:
        return found
    return breach("Z37", "illegal-sea-shut", sea=sea_name(box, sea))


def coast_under_ice(box: Any, state: Any, sea: int, aims: int) -> Breach | None:
    """Every coast that they could go to is frozen (Z36)."""
    if not box.shore[sea] & aims & ~open_land(box, state):
        return None
    return breach("Z36", "illegal-sea-ice", sea=sea_name(box, sea))
