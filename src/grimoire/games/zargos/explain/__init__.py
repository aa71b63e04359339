"""Why a move is illegal: the clause it breaks, for every kind of mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grimoire.core.bits import has, lowest_bit
from grimoire.core.game import Breach
from grimoire.core.moves import Move
from grimoire.core.narration import name_of
from grimoire.games.zargos.explain import attacks, cards, fights, regrouping, trading
from grimoire.games.zargos.explain.breaches import (
    asked_for,
    breach,
    is_on_map,
    land_names,
    no_place,
    not_now,
    place_name,
    placing_clause,
    sea_names,
)
from grimoire.games.zargos.rules.buying import boats_affordable, pawns_affordable
from grimoire.games.zargos.rules.places import (
    boats_left,
    calm_seas_from,
    holds,
    in_zargos,
    is_frozen,
    is_sea,
    player,
    sea_of,
)
from grimoire.games.zargos.rules.setup import free_peoples
from grimoire.games.zargos.rules.winds import nearest_coasts
from grimoire.games.zargos.state import Placing
from grimoire.games.zargos.things import BOAT_PRICE, MOST_PAWNS, PAWN_PRICE, PEOPLES, People
from grimoire.games.zargos.words import the_people


def explain(box: Any, state: Any, seat: int, move: Move) -> Breach:
    """The clause that an illegal move of a seat that is asked breaks; it reads only what the seat sees."""
    if move.kind == "card":
        return cards.explain_card(box, state, seat, *move.args)
    told = EXPLAIN.get(asked_for(state), {}).get(move.kind)
    return told(box, state, seat, *move.args) if told else not_now(box, state)


# ---------------------------------------------------------------- set-up (Z4, Z6)


def explain_pick(box: Any, state: Any, seat: int, people: int) -> Breach:
    free = [the_people(one) for one in range(PEOPLES) if has(free_peoples(state), one)]
    who = name_of(player(state, people), None)
    return breach("Z4", "illegal-people-taken", people=the_people(people), who=who, allowed=free)


def explain_put_one(box: Any, state: Any, seat: int, place: int) -> Breach:
    if not is_on_map(box, place):
        return no_place()
    if is_sea(place):
        return breach("Z6", "illegal-put-sea")
    if in_zargos(box, place):
        return breach("Z6", "illegal-put-zargos")
    holder = the_people(state.holder[place] - 1)
    return breach("Z6", "illegal-put-held", place=place_name(box, place), people=holder)


# ---------------------------------------------------------------- placing (Z6, Z27, Z40, Z64)


def explain_put(box: Any, state: Any, seat: int, place: int) -> Breach:
    if not is_on_map(box, place):
        return no_place()
    if is_sea(place):
        return explain_put_at_sea(box, state, place)
    clause, told = placing_clause(box, state), {"place": place_name(box, place)}
    if not holds(state, state.people, place):
        return breach(clause, "illegal-put-others", **told, people=the_people(state.people))
    if state.placing == Placing.MIST and is_frozen(box, state, place):
        return breach("Z36", "illegal-put-ice", **told)
    return put_too_late(box, state, place)


def explain_put_at_sea(box: Any, state: Any, place: int) -> Breach:
    """Only bought Dragons, and only where Dragons lie (Z27)."""
    if state.people != People.DRAGONS or state.placing != Placing.PURCHASE:
        return breach(placing_clause(box, state), "illegal-put-sea")
    if state.at_sea[sea_of(place)] == 0:
        return breach("Z27", "illegal-put-no-dragons", sea=place_name(box, place))
    return put_too_late(box, state, place)


def put_too_late(box: Any, state: Any, place: int) -> Breach:
    """Places are filled in the order of the map."""
    told = {"place": place_name(box, place), "last": place_name(box, state.last_place - 1)}
    return breach(placing_clause(box, state), "illegal-put-order", **told)


def explain_put_count(box: Any, state: Any, seat: int, pawns: int) -> Breach:
    return breach(placing_clause(box, state), "illegal-put-count", most=state.pool)


# ---------------------------------------------------------------- Dragons driven away (Z37, Z39)


def explain_shelter(box: Any, state: Any, seat: int, place: int) -> Breach:
    if not is_on_map(box, place):
        return no_place()
    sea = lowest_bit(state.adrift)
    if state.wave:
        return breach("Z39", "illegal-shelter-wave", allowed=land_names(box, nearest_coasts(box, state, sea)))
    return breach("Z37", "illegal-shelter-storm", allowed=sea_names(box, calm_seas_from(box, state, sea)))


# ---------------------------------------------------------------- purchases (Z8, Z27)


def explain_boats(box: Any, state: Any, seat: int, boats: int) -> Breach:
    most = boats_affordable(state)
    if most == boats_left(state):
        return breach("Z8", "illegal-boats-left", count=most)
    return breach("Z27", "illegal-boats-points", points=state.purse, price=BOAT_PRICE, count=most)


def explain_pawns(box: Any, state: Any, seat: int, pawns: int) -> Breach:
    most = pawns_affordable(box, state)
    if most == state.purse // PAWN_PRICE:
        return breach("Z27", "illegal-pawns-points", points=state.purse, price=PAWN_PRICE, count=most)
    return breach("Z8", "illegal-pawns-most", most=MOST_PAWNS, count=most)


# What is explained of each kind of move, by what is asked for. Cards are explained everywhere; what is
# missing here is never illegal, or not a move of that moment at all.
EXPLAIN: dict[str, dict[str, Callable[..., Breach]]] = {
    "pick": {"pick": explain_pick},
    "place_one": {"put": explain_put_one},
    "place_source": {"put": explain_put},
    "place_count": {"count": explain_put_count},
    "shelter": {"shelter": explain_shelter},
    "attack_source": {
        "from": attacks.explain_source,
        "done": attacks.explain_done,
        "fight": attacks.explain_fight,
    },
    "attack_way": {"to": attacks.explain_target, "sail": attacks.explain_voyage},
    "attack_count": {"count": attacks.explain_count},
    "order": {"fight": fights.explain_order},
    "help_source": {"help": fights.explain_help},
    "help_count": {"count": fights.explain_help_count},
    "reroll": {"reroll": fights.explain_reroll},
    "reorganise_source": {"from": regrouping.explain_source, "flight": regrouping.explain_plan},
    "reorganise_way": {"to": regrouping.explain_target, "sail": regrouping.explain_voyage},
    "reorganise_count": {"count": regrouping.explain_count},
    "flight_source": {"from": regrouping.explain_flight_source, "flight": regrouping.explain_plan},
    "flight_way": {"to": regrouping.explain_flight_target},
    "flight_count": {"count": regrouping.explain_flight_count},
    "trim": {"discard": cards.explain_discard},
    "trade_source": {"offer": trading.explain_offer},
    "trade_way": {"give": trading.explain_give},
    "trade_count": {"want": trading.explain_want},
    "answer": {"accept": trading.explain_accept},
    "buy_boats": {"boats": explain_boats, "shed": cards.explain_shed},
    "buy_pawns": {"pawns": explain_pawns},
}
