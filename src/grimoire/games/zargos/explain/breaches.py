"""What refusals are made of: a clause, words to come, and the names of what they speak of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grimoire.core.bits import has
from grimoire.core.game import Breach
from grimoire.core.letters import read_bytes
from grimoire.core.text import Text
from grimoire.games.zargos.rules.exchange import is_exchange
from grimoire.games.zargos.rules.places import is_sea, place_of, sea_of
from grimoire.games.zargos.state import Phase, Placing, Plan, Step
from grimoire.games.zargos.words import of_people, the_people

Name = Mapping[str, str]  # by language


def breach(clause: str, key: str, **values: Any) -> Breach:
    return Breach(clause, Text(key, values))


# ---------------------------------------------------------------- names


def place_name(box: Any, place: int) -> Name:
    """A province or a sea, as the map calls it."""
    return {"en": read_bytes(box.place_en[place]), "fr": read_bytes(box.place_fr[place])}


def sea_name(box: Any, sea: int) -> Name:
    return place_name(box, place_of(sea))


def kingdom_name(box: Any, kingdom: int) -> Name:
    return {"en": read_bytes(box.kingdom_en[kingdom]), "fr": read_bytes(box.kingdom_fr[kingdom])}


def land_names(box: Any, land: int) -> list[Name]:
    """These provinces, in the map's order."""
    return [place_name(box, province) for province in range(box.provinces) if has(land, province)]


def sea_names(box: Any, seas: int) -> list[Name]:
    return [sea_name(box, sea) for sea in range(box.seas) if has(seas, sea)]


# ---------------------------------------------------------------- places


def is_on_map(box: Any, place: int) -> bool:
    return bool(sea_of(place) < box.seas if is_sea(place) else place < box.provinces)


def no_place() -> Breach:
    return breach("Z2", "illegal-no-place")


# ---------------------------------------------------------------- what a seat is asked for

PLACE_CLAUSE = {Placing.SETUP: "Z6", Placing.PURCHASE: "Z27", Placing.MIST: "Z40"}


def asked_for(state: Any) -> str:
    """What the seats that are asked are asked for, told finer than by the phase."""
    phase = Phase(state.phase)
    if phase == Phase.REORGANISE and state.plan == Plan.FLIGHT:
        return f"flight_{Step(state.step).name.lower()}"
    if phase in (Phase.ATTACK, Phase.REORGANISE, Phase.PLACE, Phase.HELP, Phase.TRADE):
        return f"{phase.name.lower()}_{Step(state.step).name.lower()}"
    if phase == Phase.BUY:
        return "buy_pawns" if state.buying else "buy_boats"
    return phase.name.lower()


def placing_clause(box: Any, state: Any) -> str:
    by_cards = state.placing == Placing.SETUP and box.edition == 2 and not box.quick
    return "Z64" if by_cards else PLACE_CLAUSE[Placing(state.placing)]


def trading_clause(state: Any) -> str:
    return "Z64" if is_exchange(state) else "Z26"


WHILE_CLAUSE = {
    "pick": "Z4",
    "take": "Z64",
    "place_one": "Z6",
    "window": "Z34",
    "illusion": "Z61",
    "attack_source": "Z12",
    "attack_way": "Z10",
    "attack_count": "Z10",
    "order": "Z12",
    "help_source": "Z29",
    "help_count": "Z29",
    "war": "Z16",
    "reroll": "Z31",
    "reorganise_source": "Z21",
    "reorganise_way": "Z21",
    "reorganise_count": "Z21",
    "flight_source": "Z33",
    "flight_way": "Z33",
    "flight_count": "Z33",
    "trim": "Z25",
    "buy_boats": "Z27",
    "buy_pawns": "Z27",
}


def not_now(box: Any, state: Any) -> Breach:
    """A move of another kind than those that are asked for: says what is."""
    asked = asked_for(state)
    key = f"illegal-while-{asked}".replace("_", "-")
    if asked in ("place_source", "place_count"):
        return breach(placing_clause(box, state), key, pawns=state.pool)
    if asked == "shelter":
        return breach("Z39" if state.wave else "Z37", key)
    if asked.startswith("trade") or asked == "answer":
        return breach(trading_clause(state), key)
    if asked.endswith(("_way", "_count")):
        return on_the_way(box, state, asked)
    return breach(WHILE_CLAUSE[asked], key, people=the_people(state.people), of=of_people(state.people))


def on_the_way(box: Any, state: Any, asked: str) -> Breach:
    """A group has been named: where it goes, or how many go, must be told before anything else."""
    source = place_name(box, state.source)
    if state.cell and asked.endswith("_way"):
        return breach("Z11", "illegal-while-sailing", place=source, sea=sea_name(box, state.cell - 1))
    key = "illegal-while-way" if asked.endswith("_way") else "illegal-while-count"
    return breach(WHILE_CLAUSE[asked], key, place=source)
