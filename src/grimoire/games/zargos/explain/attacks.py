"""Why an attack cannot be declared: from where, to where, with how many (Z10–Z13, Z28, Z32, Z33, Z36)."""

from __future__ import annotations

from typing import Any

from grimoire.core.bits import bit, has
from grimoire.core.game import Breach
from grimoire.games.zargos.explain.breaches import (
    breach,
    is_on_map,
    land_names,
    no_place,
    place_name,
)
from grimoire.games.zargos.explain.closed import closed_to_attack, held_at_sea, sea_closed_to_attack
from grimoire.games.zargos.explain.voyages import (
    carried_into_ring,
    explain_flight,
    explain_landing,
    explain_sail,
    not_bordering,
    not_on_shore,
)
from grimoire.games.zargos.rules.attacks import (
    aims_of_attack,
    attack_around,
    dragon_aims,
    land_aims,
    most_attackers,
    needs_rest,
    pending,
    ready,
    rested,
    ride,
)
from grimoire.games.zargos.rules.journeys import can_embark, cells_affordable
from grimoire.games.zargos.rules.places import (
    flight_around,
    has_power,
    holds,
    is_frozen,
    is_sea,
    sea_of,
)
from grimoire.games.zargos.things import Card, People
from grimoire.games.zargos.words import the_people

# ---------------------------------------------------------------- declaring, and what ends it


def explain_done(box: Any, state: Any, seat: int) -> Breach:
    """Only Knights with fights to come cannot be done (Z28)."""
    return breach("Z28", "illegal-done-fights", allowed=land_names(box, pending(box, state)))


def explain_fight(box: Any, state: Any, seat: int, province: int) -> Breach:
    """Others than Knights declare everything first (Z12)."""
    if not ride(state):
        return breach("Z12", "illegal-fight-early")
    return no_fight(box, state, province, "Z28")


def no_fight(box: Any, state: Any, province: int, clause: str) -> Breach:
    if province >= box.provinces:
        return no_place()
    allowed = land_names(box, pending(box, state))
    return breach(
        clause, "illegal-fight-none", place=place_name(box, province), allowed=allowed, count=len(allowed)
    )


# ---------------------------------------------------------------- from where


def explain_source(box: Any, state: Any, seat: int, place: int) -> Breach:
    if not is_on_map(box, place):
        return no_place()
    if is_sea(place):
        return explain_sea_source(box, state, place)
    return explain_ground(box, state, place, "Z10") or explain_troops(box, state, place)


def explain_sea_source(box: Any, state: Any, place: int) -> Breach:
    """Only Dragons are at sea, and storms and ice hold them there (Z32, Z36, Z37)."""
    found = held_at_sea(box, state, place) or sea_closed_to_attack(box, state, sea_of(place))
    return found or breach("Z32", "illegal-sea-no-coast", sea=place_name(box, place))


def explain_ground(box: Any, state: Any, place: int, clause: str) -> Breach | None:
    """A province that is not one's own, that is frozen, or where one pawn stands alone."""
    told = {"place": place_name(box, place)}
    if not holds(state, state.people, place):
        return breach(clause, "illegal-from-others", **told, people=the_people(state.people))
    if is_frozen(box, state, place):
        return breach("Z36", "illegal-ice-from", **told)
    return breach(clause, "illegal-from-one", **told) if state.pawns[place] == 1 else None


def explain_troops(box: Any, state: Any, province: int) -> Breach:
    """Nobody there may attack again, or nothing can be reached."""
    told = {"place": place_name(box, province)}
    aims = aims_of_attack(box, state)
    if ready(state, province) <= 0:
        return breach("Z28", "illegal-from-worn", **told)
    if rested(state, province) <= 0:
        if attack_around(box, state, province) & aims:
            return breach("Z28", "illegal-zargos-tired", **told)
        if can_embark(box, state, province, cells_affordable(state), aims):
            return breach("Z28", "illegal-board-tired", **told)
    nowhere = breach("Z10", "illegal-from-nowhere", **told, boats=state.boats[state.people])
    return closed_to_attack(box, state, province) or nowhere


# ---------------------------------------------------------------- to where


def explain_target(box: Any, state: Any, seat: int, place: int) -> Breach:
    """What cannot be attacked at all, then what this group cannot reach."""
    if not is_on_map(box, place):
        return no_place()
    told = {"place": place_name(box, place)}
    if is_sea(place):
        return breach("Z32", "illegal-to-sea", **told)
    if holds(state, state.people, place):
        return breach("Z10", "illegal-to-own", **told)
    if is_frozen(box, state, place):
        return breach("Z36", "illegal-ice-to", **told)
    if ride(state) and has(state.targeted, place):
        return breach("Z28", "illegal-to-again", **told)
    return explain_reach(box, state, place)


def explain_reach(box: Any, state: Any, place: int) -> Breach:
    aims = aims_of_attack(box, state)
    if is_sea(state.source):
        sea = sea_of(state.source)
        return not_on_shore(box, "Z32", place, sea, dragon_aims(box, state, sea, aims))
    if state.by_card == Card.ELSEWHERE:
        return explain_carried(box, state, place)
    if state.cell:
        return explain_landing(box, state, place, aims)
    if state.by_card == Card.EARTH:
        return breach("Z40", "illegal-earth-sail")
    if has(attack_around(box, state, state.source), place):
        return breach("Z28", "illegal-zargos-tired", place=place_name(box, state.source))
    return explain_distance(box, state, place, land_aims(box, state, state.source, aims))


def explain_carried(box: Any, state: Any, place: int) -> Breach:
    """Where a Wind from Elsewhere does not carry anybody; else Knights are too tired for Zargos."""
    if carried_into_ring(box, place):
        return breach("Z40", "illegal-elsewhere-ring")
    return breach("Z28", "illegal-zargos-tired", place=place_name(box, state.source))


def explain_distance(box: Any, state: Any, place: int, land: int) -> Breach:
    """A province that does not border this one, not even with a people's power."""
    source = state.source
    if has_power(state, state.people, People.WINGED):
        return explain_flight(box, state, source, place, land)
    return explain_lost_power(box, state, place) or not_bordering(box, "Z10", source, place, land)


def explain_lost_power(box: Any, state: Any, place: int) -> Breach | None:
    """What a Typhoon or an Earthquake has made impossible for this turn (Z39)."""
    if not has(state.calmed, state.people):
        return None
    if state.people == People.WINGED and has(flight_around(box, state, state.source), place):
        return breach("Z39", "illegal-typhoon")
    both = bit(state.source) | bit(place)
    if state.people == People.SPIDERS and box.vortex & both == both:
        return breach("Z39", "illegal-earthquake")
    return None


def explain_voyage(box: Any, state: Any, seat: int, sea: int) -> Breach:
    boards = is_sea(state.source) or rested(state, state.source) > 0
    return explain_sail(box, state, sea, boards)


# ---------------------------------------------------------------- how many


def explain_count(box: Any, state: Any, seat: int, pawns: int) -> Breach:
    """More than may go: one stays on land, and of Knights not all may go everywhere."""
    source = state.source
    told = {"place": place_name(box, source), "most": most_attackers(box, state)}
    if is_sea(source):
        return breach("Z32", "illegal-count-sea", **told)
    if told["most"] == state.pawns[source] - 1:
        return breach("Z10", "illegal-count-stay", **told)
    return breach("Z28", "illegal-count-tired" if needs_rest(box, state) else "illegal-count-worn", **told)
