"""Why a reorganisation cannot be like this: two steps, or a flight of all Winged (Z13, Z21, Z32, Z33)."""

from __future__ import annotations

from typing import Any

from grimoire.core.bits import has
from grimoire.core.game import Breach
from grimoire.games.zargos.explain.attacks import explain_ground, explain_lost_power
from grimoire.games.zargos.explain.breaches import (
    breach,
    is_on_map,
    no_place,
    place_name,
)
from grimoire.games.zargos.explain.closed import closed_to_regrouping, held_at_sea, sea_closed_to_regrouping
from grimoire.games.zargos.explain.voyages import (
    explain_coast,
    explain_flight,
    explain_landing,
    explain_link,
    explain_sail,
    not_bordering,
    not_on_shore,
)
from grimoire.games.zargos.rules.flights import flights
from grimoire.games.zargos.rules.places import (
    aims_of_regrouping,
    flight_around,
    has_power,
    holds,
    in_zargos,
    is_frozen,
    is_sea,
    sea_of,
)
from grimoire.games.zargos.rules.reorganising import boarders, free_to_move, most_movers, walks
from grimoire.games.zargos.rules.turns import STEPS
from grimoire.games.zargos.state import Plan
from grimoire.games.zargos.things import Card, People
from grimoire.games.zargos.words import the_people

# ---------------------------------------------------------------- from where


def explain_source(box: Any, state: Any, seat: int, place: int) -> Breach:
    if not is_on_map(box, place):
        return no_place()
    if is_sea(place):
        return explain_sea_source(box, state, place)
    told = {"place": place_name(box, place), "boats": state.boats[state.people]}
    found = explain_ground(box, state, place, "Z21") or closed_to_regrouping(box, state, place)
    return found or breach("Z21", "illegal-step-nowhere", **told)


def explain_sea_source(box: Any, state: Any, place: int) -> Breach:
    """Only Dragons are at sea, and storms and ice hold them there (Z32, Z36, Z37)."""
    found = held_at_sea(box, state, place) or sea_closed_to_regrouping(box, state, sea_of(place))
    return found or breach("Z32", "illegal-sea-stuck", sea=place_name(box, place))


# ---------------------------------------------------------------- to where


def explain_target(box: Any, state: Any, seat: int, place: int) -> Breach:
    if not is_on_map(box, place):
        return no_place()
    if place == state.source:
        return breach("Z21", "illegal-to-same", place=place_name(box, place))
    if is_sea(place):
        return explain_swim(box, state, place)
    return explain_land(box, state, place) or explain_reach(box, state, place)


def explain_land(box: Any, state: Any, place: int) -> Breach | None:
    """A province that is nobody's, or another's, or frozen."""
    told = {"place": place_name(box, place)}
    if state.holder[place] == 0:
        return breach("Z13", "illegal-step-empty", **told)
    if not holds(state, state.people, place):
        return breach("Z21", "illegal-step-others", **told, people=the_people(state.people))
    return breach("Z36", "illegal-ice-to", **told) if is_frozen(box, state, place) else None


def explain_swim(box: Any, state: Any, place: int) -> Breach:
    """Only Dragons stay at sea: not those aboard or carried, nor from Zargos, nor under a wave (Z19, Z32)."""
    if state.people != People.DRAGONS:
        return breach("Z32", "illegal-swim-others", people=the_people(state.people))
    if not has_power(state, state.people, People.DRAGONS):
        return breach("Z39", "illegal-swim-wave")
    if state.cell or state.by_card:
        return breach("Z32", "illegal-swim-aboard")
    source = place_name(box, state.source)
    if is_sea(state.source):
        found = explain_link(box, state, sea_of(state.source), sea_of(place))
        return found or breach("Z37", "illegal-sea-storm", sea=source)
    if in_zargos(box, state.source):
        return breach("Z19", "illegal-swim-zargos", place=source)
    found = explain_coast(box, state, "Z32", sea_of(place))
    return found or breach("Z36", "illegal-ice-from", place=source)


def explain_reach(box: Any, state: Any, place: int) -> Breach:
    """A province of one's own that this group does not come to in one step."""
    aims, source = aims_of_regrouping(box, state), state.source
    if is_sea(source):
        return not_on_shore(box, "Z32", place, sea_of(source), aims)
    if state.by_card == Card.ELSEWHERE:
        return breach("Z40", "illegal-elsewhere-ring")
    if state.cell:
        return explain_landing(box, state, place, aims & ~(1 << source))
    if state.by_card == Card.EARTH:
        return breach("Z40", "illegal-earth-sail")
    winged = has_power(state, state.people, People.WINGED)
    if winged and has(flight_around(box, state, source), place):
        return breach("Z33", "illegal-step-flight", place=place_name(box, place))
    found = explain_lost_power(box, state, place)
    return found or not_bordering(box, "Z21", source, place, walks(box, state, source, aims))


def explain_voyage(box: Any, state: Any, seat: int, sea: int) -> Breach:
    boards = boarders(state, state.source) > 0 or state.free_cells > 0
    return explain_sail(box, state, sea, rested=boards)


def explain_count(box: Any, state: Any, seat: int, pawns: int) -> Breach:
    told = {"place": place_name(box, state.source), "most": most_movers(state)}
    if is_sea(state.source):
        return breach("Z32", "illegal-count-sea", **told)
    if most_movers(state) < free_to_move(state, state.source):
        return breach("Z28", "illegal-count-tired", **told)
    return breach("Z21", "illegal-count-stay", **told)


# ---------------------------------------------------------------- a flight of all (Z33)


def explain_plan(box: Any, state: Any, seat: int) -> Breach:
    """Why the Winged cannot all fly now, or why others cannot."""
    if state.people != People.WINGED:
        return breach("Z33", "illegal-flight-others", people=the_people(state.people))
    if has(state.calmed, People.WINGED):
        return breach("Z39", "illegal-typhoon")
    if state.plan == Plan.FLIGHT:
        return breach("Z33", "illegal-flight-begun")
    return breach("Z33", "illegal-flight-late" if state.steps_left < STEPS else "illegal-flight-nobody")


def explain_flight_source(box: Any, state: Any, seat: int, place: int) -> Breach:
    if not is_on_map(box, place):
        return no_place()
    if is_sea(place):
        return breach("Z32", "illegal-sea-nobody", sea=place_name(box, place))
    return explain_ground(box, state, place, "Z33") or explain_flown(box, state, place)


def explain_flown(box: Any, state: Any, province: int) -> Breach:
    """A province from which nobody flies, or nobody any more."""
    told = {"place": place_name(box, province)}
    if in_zargos(box, province):
        return breach("Z19", "illegal-flight-zargos")
    if has(state.closed, province):
        return breach("Z33", "illegal-flight-closed", **told)
    if state.fresh[province] <= 0:
        return breach("Z33", "illegal-flight-flown", **told)
    if state.block == province + 1:
        return breach("Z33", "illegal-flight-order", last=place_name(box, state.last_place - 1))
    return breach("Z33", "illegal-flight-nowhere", **told)


def explain_flight_target(box: Any, state: Any, seat: int, place: int) -> Breach:
    if not is_on_map(box, place):
        return no_place()
    if is_sea(place):
        return breach("Z33", "illegal-flight-sea")
    if place == state.source:
        return breach("Z33", "illegal-to-same", place=place_name(box, place))
    found = explain_land(box, state, place)
    if found:
        return found
    if place < state.last_place and has(flight_around(box, state, state.source), place):
        return breach("Z33", "illegal-flight-order", last=place_name(box, state.last_place - 1))
    land = flights(box, state, state.source, aims_of_regrouping(box, state))
    return explain_flight(box, state, state.source, place, land)


def explain_flight_count(box: Any, state: Any, seat: int, pawns: int) -> Breach:
    """One stays, and those that have arrived do not fly on."""
    told = {"place": place_name(box, state.source), "most": most_movers(state)}
    stays = told["most"] == free_to_move(state, state.source)
    return breach("Z33", "illegal-count-stay" if stays else "illegal-count-flown", **told)
