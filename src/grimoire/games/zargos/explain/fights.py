"""Why a fight does not go like this: its order, Spider help, the dice of the Monks (Z12, Z29, Z31)."""

from __future__ import annotations

from typing import Any

from grimoire.core.bits import has
from grimoire.core.game import Breach
from grimoire.games.zargos.explain.attacks import no_fight
from grimoire.games.zargos.explain.breaches import breach, land_names, no_place, place_name
from grimoire.games.zargos.rules.battle import field
from grimoire.games.zargos.rules.before_combat import helpers
from grimoire.games.zargos.rules.combat import asked_side, face_on, people_on
from grimoire.games.zargos.rules.places import holds, is_frozen
from grimoire.games.zargos.things import DICE, People
from grimoire.games.zargos.words import of_people, the_people


def explain_order(box: Any, state: Any, seat: int, province: int) -> Breach:
    return no_fight(box, state, province, "Z12")


def explain_help(box: Any, state: Any, seat: int, province: int) -> Breach:
    """From where no Spiders come to help (Z29, Z36)."""
    if province >= box.provinces:
        return no_place()
    fault = help_fault(box, state, province)
    told = {"place": place_name(box, province), "allowed": land_names(box, helpers(box, state))}
    return breach("Z36" if fault == "ice" else "Z29", f"illegal-help-{fault}", **told)


def help_fault(box: Any, state: Any, province: int) -> str:
    """What is wrong with help from a province."""
    if province == field(state):
        return "here"
    if not holds(state, People.SPIDERS, province):
        return "others"
    if not has(box.vortex, province):
        return "volcano"
    if is_frozen(box, state, province):
        return "ice"
    return "one" if state.pawns[province] == 1 else "attacked"


def explain_help_count(box: Any, state: Any, seat: int, pawns: int) -> Breach:
    most = state.pawns[state.source] - 1
    return breach("Z29", "illegal-count-stay", place=place_name(box, state.source), most=most)


def explain_reroll(box: Any, state: Any, seat: int, side: int, die: int) -> Breach:
    """Not these dice now, not so many dice, or the second of two equal ones (Z31)."""
    asked = asked_side(box, state)
    people = people_on(state, asked)
    if side != asked:
        return breach("Z31", "illegal-reroll-side", of=of_people(people))
    thrown = [face_on(state, side, i) for i in range(DICE) if face_on(state, side, i)]
    if die >= len(thrown):
        return breach("Z31", "illegal-reroll-die", people=the_people(people), count=len(thrown))
    return breach("Z31", "illegal-reroll-equal", first=thrown.index(thrown[die]) + 1)
