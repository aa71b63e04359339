"""Why cards of set-up cannot be exchanged so (Z64)."""

from __future__ import annotations

from typing import Any

from grimoire.core.game import Breach
from grimoire.core.narration import name_of
from grimoire.core.text import Text
from grimoire.games.zargos.explain.breaches import breach, place_name
from grimoire.games.zargos.moves import FIRST_PEOPLE
from grimoire.games.zargos.rules.exchange import (
    exchanger,
    has_lot,
    has_pawn_for,
    is_province_card,
    keeps_land,
)
from grimoire.games.zargos.rules.places import in_zargos, player
from grimoire.games.zargos.things import FIRST_LOT, NO_CARD, REINFORCEMENT_LOT
from grimoire.games.zargos.words import people_name, the_people


def lot_name(box: Any, lot: int) -> Any:
    """A province as the map calls it, or what else the card brings."""
    if is_province_card(lot):
        return place_name(box, lot - FIRST_LOT)
    return Text("lot-reinforcement" if lot == REINFORCEMENT_LOT else "lot-boat")


def is_of_set_up(box: Any, lot: int) -> bool:
    """Whether there is such a card: none for Zargos, nor for what is not on the map."""
    if not is_province_card(lot):
        return lot >= FIRST_LOT
    return lot - FIRST_LOT < box.provinces and not in_zargos(box, lot - FIRST_LOT)


def explain_offer(box: Any, state: Any, seat: int, to: int) -> Breach:
    people = to - FIRST_PEOPLE
    if people < 0:
        return breach("Z64", "illegal-partner-player")
    if player(state, people) < 0:
        return breach("Z64", "illegal-exchange-absent", people=the_people(people))
    if player(state, people) == seat:
        return breach("Z7", "illegal-exchange-own")
    return breach("Z64", "illegal-partner-nothing", who=people_name(people))


def explain_give(box: Any, state: Any, seat: int, lot: int) -> Breach:
    people, who = exchanger(state), name_of(state.partner - 1, None)
    if lot == NO_CARD:
        return breach("Z64", "illegal-exchange-gift", who=who)
    if not has_lot(box, state, people, lot):
        return no_such_lot(box, people, lot)
    if not keeps_land(box, state, people, lot, NO_CARD):
        return last_province(box, people, lot)
    return breach("Z64", "illegal-give-refused", who=who)


def explain_want(box: Any, state: Any, given: int, want: int) -> Breach:
    """An offer that one of the two peoples could not bear."""
    people, partner = exchanger(state), state.partner_people - 1
    if want == given:
        return breach("Z64", "illegal-exchange-same", card=lot_name(box, want))
    if want != NO_CARD and not has_lot(box, state, partner, want):
        return no_such_lot(box, partner, want)
    if not keeps_land(box, state, people, given, want):
        return last_province(box, people, given)
    if not keeps_land(box, state, partner, want, given):
        return last_province(box, partner, want)
    short = partner if has_pawn_for(state, people, given, want) else people
    return breach("Z64", "illegal-exchange-pawns", people=the_people(short))


def no_such_lot(box: Any, people: int, lot: int) -> Breach:
    if not is_of_set_up(box, lot):
        return breach("Z64", "illegal-traded-none")
    return breach("Z64", "illegal-exchange-held", people=the_people(people), card=lot_name(box, lot))


def last_province(box: Any, people: int, lot: int) -> Breach:
    return breach("Z64", "illegal-exchange-last", people=the_people(people), card=lot_name(box, lot))
