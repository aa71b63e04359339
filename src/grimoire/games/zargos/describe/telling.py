"""Events in words: what the text for each needs beside the seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grimoire.core.events import Event
from grimoire.core.narration import Seat
from grimoire.core.text import Text
from grimoire.games.zargos.atlas import Atlas, atlas_of
from grimoire.games.zargos.moves import apart, cells, faces
from grimoire.games.zargos.state import Reason
from grimoire.games.zargos.things import BOAT_LOT, FIRST_LOT, REINFORCEMENT, REINFORCEMENT_LOT, Card, People
from grimoire.games.zargos.words import (
    COLOURS,
    SIDES,
    a_card,
    card_name,
    kingdom_text,
    of_people,
    people_begins,
    people_name,
    place_text,
    places_text,
    target_text,
    the_people,
    traded_text,
)

Told = Mapping[str, Any]


def narrate(box: Any, event: Event) -> Told:
    """What the text for this event needs."""
    return TELLERS[event.kind](atlas_of(box), event)


def yes(holds: bool) -> str:
    return "yes" if holds else "no"


def people(number: int) -> dict[str, Any]:
    """A people as the subject of a sentence, and within one."""
    return {"people": people_begins(number), "the": the_people(number), "of": of_people(number)}


def throw(dice: Sequence[int]) -> str:
    """Dice with their sum: `4 + 3 = 7`."""
    told = " + ".join(str(face) for face in dice)
    return f"{told} = {sum(dice)}" if len(dice) > 1 else told


# ---------------------------------------------------------------- set-up


def tell_number(_: Atlas, event: Event) -> Told:
    return {"a": event.a}


def tell_picked(_: Atlas, event: Event) -> Told:
    return {**people(event.a), "dealt": yes(event.b == 1)}


def tell_placed(atlas: Atlas, event: Event) -> Told:
    place, pawns = apart(event.a)
    return {**people(event.b), "place": place_text(atlas, place), "pawns": pawns}


def tell_scattered(_: Atlas, event: Event) -> Told:
    provinces, pawns = apart(event.b)
    return {**people(event.a), "provinces": provinces, "pawns": pawns}


def tell_took(atlas: Atlas, event: Event) -> Told:
    """Only its player sees which card it is (Z64)."""
    what: Any = ""
    if event.secret is not None:
        lot = Text("lot-boat") if event.a else Text("lot-pawns", {"pawns": REINFORCEMENT})
        what = place_text(atlas, event.secret - 1) if event.secret > 0 else lot
    return {
        **people(event.b),
        "colour": COLOURS[event.a],
        "known": yes(event.secret is not None),
        "what": what,
    }


def tell_reinforced(_: Atlas, event: Event) -> Told:
    boats, number = apart(event.b)
    return {**people(number), "pawns": event.a, "boats": boats}


# ---------------------------------------------------------------- winds


def tell_played(atlas: Atlas, event: Event) -> Told:
    if event.a == Card.WAR:
        return {"card": a_card(event.a), "aim": SIDES[event.b], "target": ""}
    target = target_text(atlas, event.a, event.b)
    return {"card": a_card(event.a), "aim": "target" if target else "none", "target": target}


def tell_diverted(atlas: Atlas, event: Event) -> Told:
    return {"card": card_name(event.a), "target": target_text(atlas, event.a, event.b)}


def tell_lost(atlas: Atlas, event: Event) -> Told:
    place, pawns = apart(event.a)
    who, die = apart(event.b)
    return {**people(who), "place": place_text(atlas, place), "pawns": pawns, "die": die}


def tell_driven(atlas: Atlas, event: Event) -> Told:
    source, target = apart(event.a)
    ends = {"from": place_text(atlas, source), "to": place_text(atlas, target)}
    return {**people(People.DRAGONS), **ends, "pawns": event.b}


def tell_drowned(atlas: Atlas, event: Event) -> Told:
    place = place_text(atlas, atlas.first_sea + event.a)
    return {**people(People.DRAGONS), "place": place, "pawns": event.b}


# ---------------------------------------------------------------- groups and fights


def tell_journey(atlas: Atlas, event: Event) -> Told:
    """A group that attacks or regroups; of a long voyage the last six seas."""
    source, target, pawns, number = apart(event.a, 4)
    seas = [atlas.first_sea + sea for sea in cells(event.b)]
    return {
        **people(number),
        "from": place_text(atlas, source),
        "to": place_text(atlas, target),
        "pawns": pawns,
        "sails": yes(bool(seas)),
        "seas": places_text(atlas, seas),
    }


def tell_place(atlas: Atlas, event: Event) -> Told:
    """A province that a people has to do with."""
    return {**people(event.b), "place": place_text(atlas, event.a)}


def tell_emptied(atlas: Atlas, event: Event) -> Told:
    return {"place": place_text(atlas, event.a)}


def tell_demons(atlas: Atlas, event: Event) -> Told:
    place, lost, left, number = apart(event.a, 4)
    dice = faces(event.b)
    told = {"dice": throw(dice), "spared": yes(not dice), "pawns": lost, "left": left}
    return {**people(number), "place": place_text(atlas, place), **told}


def tell_battle(atlas: Atlas, event: Event) -> Told:
    place, attackers, defenders = apart(event.a, 3)
    attacker, defender = apart(event.b)
    forces = {"attackers": attackers, "defenders": defenders, "enemy": the_people(defender)}
    return {**people(attacker), **forces, "place": place_text(atlas, place)}


def tell_helped(atlas: Atlas, event: Event) -> Told:
    source, pawns = apart(event.a)
    ends = {"from": place_text(atlas, source), "place": place_text(atlas, event.b)}
    return {**people(People.SPIDERS), **ends, "pawns": pawns}


def tell_volley(_: Atlas, event: Event) -> Told:
    return {**people(People.AMAZONS), "dice": throw(faces(event.a)), "pawns": event.b}


def tell_threw(_: Atlas, event: Event) -> Told:
    return {**people(event.b), "dice": throw(faces(event.a))}


def tell_rerolled(_: Atlas, event: Event) -> Told:
    old, new = faces(event.a)
    return {**people(event.b), "own": yes(event.b == People.MONKS), "old": old, "new": new}


def tell_fell(_: Atlas, event: Event) -> Told:
    return {"attackers": event.a, "defenders": event.b}


def tell_won(atlas: Atlas, event: Event) -> Told:
    place, pawns = apart(event.a)
    return {**people(event.b), "place": place_text(atlas, place), "pawns": pawns}


# ---------------------------------------------------------------- the round and its end


def tell_master(_: Atlas, event: Event) -> Told:
    """The people counts from 1; without a seat there is no Master any more (Z20)."""
    return {**people(max(0, event.a - 1)), "there": yes(event.seat is not None)}


def tell_people(_: Atlas, event: Event) -> Told:
    return {**people(event.a), "number": event.b}


def tell_kingdom(atlas: Atlas, event: Event) -> Told:
    return {**people(event.b), "kingdom": kingdom_text(atlas, event.a)}


def tell_ended(_: Atlas, event: Event) -> Told:
    return {"reason": Text(f"reason-{Reason(event.a).name.lower()}")}


def tell_bought(_: Atlas, event: Event) -> Told:
    boats, pawns = apart(event.a)
    what = "both" if boats and pawns else "boats" if boats else "pawns"
    return {**people(event.b), "what": what, "boats": boats, "pawns": pawns}


# ---------------------------------------------------------------- hands and trading


def tell_drew(_: Atlas, event: Event) -> Told:
    return {**people(event.b), **secret_card(event)}


def tell_discarded(_: Atlas, event: Event) -> Told:
    return secret_card(event)


def secret_card(event: Event) -> dict[str, Any]:
    known = event.secret is not None
    return {"known": yes(known), "card": a_card(event.secret or 0) if known else ""}


def tell_removed(_: Atlas, event: Event) -> Told:
    return {"card": card_name(event.a)}


def tell_offer(atlas: Atlas, event: Event) -> Told:
    """What is given and wanted is for those who deal; in set-up all hear which peoples do (Z64)."""
    give, want = apart(event.secret or 0)
    cards = {"give": traded_text(atlas, give), "want": traded_text(atlas, want)}
    peoples = [people_name(max(0, number - 1)) for number in apart(event.b)]
    between = {"lots": yes(event.b != 0), "first": peoples[0], "second": peoples[1]}
    return {"partner": Seat(event.a), "known": yes(event.secret is not None), **cards, **between}


def tell_passed_on(atlas: Atlas, event: Event) -> Told:
    """A province card by its province; of one that lies face down, the colour of its back (Z64)."""
    giver, taker = apart(event.b)
    backs = {REINFORCEMENT_LOT: "green", BOAT_LOT: "blue"}
    back = backs.get(FIRST_LOT + event.a, "province")
    place = place_text(atlas, event.a) if back == "province" else ""
    return {**people(giver), "taker": the_people(taker), "what": back, "place": place}


TELLERS: dict[str, Callable[[Atlas, Event], Told]] = {
    "rolled": tell_number,
    "picked": tell_picked,
    "placed": tell_placed,
    "scattered": tell_scattered,
    "took": tell_took,
    "laid": tell_place,
    "reinforced": tell_reinforced,
    "round": tell_number,
    "turn": tell_people,
    "played": tell_played,
    "diverted": tell_diverted,
    "lost": tell_lost,
    "driven": tell_driven,
    "drowned": tell_drowned,
    "declared": tell_journey,
    "taken": tell_place,
    "demons": tell_demons,
    "battle": tell_battle,
    "helped": tell_helped,
    "volley": tell_volley,
    "threw": tell_threw,
    "rerolled": tell_rerolled,
    "fell": tell_fell,
    "won": tell_won,
    "emptied": tell_emptied,
    "moved": tell_journey,
    "master": tell_master,
    "seized": tell_number,
    "out": tell_people,
    "points": tell_people,
    "tie_roll": tell_people,
    "order": tell_people,
    "crowned": tell_kingdom,
    "uncrowned": tell_kingdom,
    "drew": tell_drew,
    "removed": tell_removed,
    "discarded": tell_discarded,
    "offered": tell_offer,
    "accepted": tell_offer,
    "refused": tell_offer,
    "bought": tell_bought,
    "ended": tell_ended,
    "passed_over": tell_people,
    "passed_on": tell_passed_on,
}
