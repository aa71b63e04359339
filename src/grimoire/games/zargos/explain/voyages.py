"""Why a group cannot go by this sea, or land here: voyages, in attack and in reorganisation (Z11, Z37)."""

from __future__ import annotations

from typing import Any

from grimoire.core.bits import bit, has
from grimoire.core.game import Breach
from grimoire.games.zargos.explain.breaches import (
    breach,
    land_names,
    no_place,
    place_name,
    sea_name,
    sea_names,
)
from grimoire.games.zargos.rules.journeys import cells_affordable
from grimoire.games.zargos.rules.places import heart, is_frozen, is_sea
from grimoire.games.zargos.things import Card


def explain_sail(box: Any, state: Any, sea: int, rested: bool) -> Breach:
    """A sea that does not lie ahead, that is closed, that cannot be paid for, or that leads nowhere."""
    if sea >= box.seas:
        return no_place()
    if is_sea(state.source):
        return breach("Z32", "illegal-sail-from-sea")
    if state.by_card == Card.ELSEWHERE:
        return breach("Z40", "illegal-sail-elsewhere")
    if has(state.sailed, sea):
        return breach("Z11", "illegal-sail-twice", sea=sea_name(box, sea))
    return explain_ahead(box, state, sea) or explain_fare(box, state, sea, rested)


def explain_ahead(box: Any, state: Any, sea: int) -> Breach | None:
    """Whether the sea lies next to where the group is, and is open."""
    if state.cell:
        return explain_link(box, state, state.cell - 1, sea)
    return explain_coast(box, state, "Z11", sea)


def explain_coast(box: Any, state: Any, clause: str, sea: int) -> Breach | None:
    """From a province to a sea."""
    seas = box.coast[state.source]
    if not has(seas, sea):
        place, allowed = place_name(box, state.source), sea_names(box, seas)
        told = {"place": place, "sea": sea_name(box, sea), "allowed": allowed, "count": len(allowed)}
        return breach(clause, "illegal-sail-coast", **told)
    return explain_storm(box, state, sea)


def explain_link(box: Any, state: Any, here: int, sea: int) -> Breach | None:
    """From a sea to another one."""
    if not has(box.linked[here], sea):
        if has(box.lakes, sea) or has(box.lakes, here):
            lake = sea if has(box.lakes, sea) else here
            return breach("Z3", "illegal-sail-lake", sea=sea_name(box, lake))
        told = {"here": sea_name(box, here), "sea": sea_name(box, sea)}
        return breach("Z11", "illegal-sail-link", **told, allowed=sea_names(box, box.linked[here]))
    return explain_storm(box, state, sea)


def explain_storm(box: Any, state: Any, sea: int) -> Breach | None:
    return breach("Z37", "illegal-sail-storm", sea=sea_name(box, sea)) if has(state.stormy, sea) else None


def explain_fare(box: Any, state: Any, sea: int, rested: bool) -> Breach:
    """The sea is open, but nobody may board, no boat is left, or no coast could be reached."""
    if not rested:
        return breach("Z28", "illegal-board-tired", place=place_name(box, state.source))
    cells = cells_affordable(state)
    if cells <= 0:
        return breach("Z11", "illegal-sail-boats")
    return breach("Z11", "illegal-sail-landing", sea=sea_name(box, sea), count=cells)


def explain_landing(box: Any, state: Any, place: int, aims: int) -> Breach:
    """A province that does not lie on the sea where the group is."""
    sea = state.cell - 1
    return not_on_shore(box, "Z11", place, sea, aims)


def not_on_shore(box: Any, clause: str, place: int, sea: int, aims: int) -> Breach:
    allowed = land_names(box, box.shore[sea] & aims)
    told = {"place": place_name(box, place), "sea": sea_name(box, sea)}
    return breach(clause, "illegal-not-on-shore", **told, allowed=allowed, count=len(allowed))


def not_bordering(box: Any, clause: str, source: int, place: int, land: int) -> Breach:
    """A province that does not border the one that the group leaves."""
    allowed = land_names(box, land)
    told = {"place": place_name(box, place), "source": place_name(box, source)}
    return breach(clause, "illegal-not-bordering", **told, allowed=allowed, count=len(allowed))


# ---------------------------------------------------------------- flights (Z19, Z33, Z36)


def explain_flight(box: Any, state: Any, source: int, place: int, land: int) -> Breach:
    """Why the Winged cannot fly from here to there."""
    if has(box.zargos_land, source) or has(box.zargos_land, place):
        return breach("Z19", "illegal-flight-zargos")
    if over_ice(box, state, source, place):
        return breach("Z36", "illegal-flight-ice", place=place_name(box, place))
    told = {"place": place_name(box, place), "source": place_name(box, source)}
    allowed = land_names(box, land)
    return breach("Z33", "illegal-flight-far", **told, allowed=allowed, count=len(allowed))


def over_ice(box: Any, state: Any, source: int, place: int) -> bool:
    """Whether there is a way of two provinces, but only over frozen ones."""
    between = [one for one in range(box.provinces) if box.near[source] & bit(one)]
    return any(has(box.near[one], place) and is_frozen(box, state, one) for one in between)


def carried_into_ring(box: Any, place: int) -> bool:
    """A Wind from Elsewhere does not reach the Forbidden City, nor the ring (Z40)."""
    return has(heart(box), place)
