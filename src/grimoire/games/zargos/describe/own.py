"""What is the viewer's own, in words: cards, what is known of others', and what is asked for."""

from __future__ import annotations

from grimoire.core.narration import name_of
from grimoire.core.text import Text
from grimoire.games.zargos.describe.lines import cards_text, lines_of, named
from grimoire.games.zargos.view import View
from grimoire.games.zargos.view.parts import Known
from grimoire.games.zargos.words import PEOPLE_NAMES, of_people


def describe_own(view: View) -> list[Text]:
    """Cards of set-up, magic cards with what they do, and what is known of the others."""
    lines = []
    for lots in view.lots or []:
        provinces = [named(view, province) for province in lots.provinces]
        values = {"of": of_people(PEOPLE_NAMES.index(lots.people)), "pawns": lots.pawns, "boats": lots.boats}
        lines.append(Text("table-lots", {**values, "count": len(provinces), "provinces": provinces}))
    for card, count in (view.hand or {}).items():
        values = {"card": Text(f"card-{card}"), "count": count, "effect": Text(f"effect-{card}")}
        lines.append(Text("table-hand", values))
    return lines + describe_all_known(view, view.known or [])


def describe_all_known(view: View, known: list[Known]) -> list[Text]:
    """Cards whose place in the pile is certain, by place; then those that lie somewhere among several."""
    certain = [one for one in known if len(one.pile) == 1 and not one.hands]
    places = [
        Text("table-known-place", {"place": one.pile[0], "card": Text(f"card-{card}")})
        for one in certain
        for card in one.cards
    ]
    lines = lines_of("table-known-pile", "places", places)
    return lines + [describe_known(view, one) for one in known if one not in certain]


def describe_known(view: View, known: Known) -> Text:
    """Cards that lie somewhere among these places of the pile and these hands."""
    values = {
        "cards": cards_text(known.cards),
        "pile": ", ".join(str(place) for place in known.pile),
        "in_pile": len(known.pile),
        "hands": [name_of(seat, view.viewer) for seat in known.hands],
        "in_hands": len(known.hands),
    }
    return Text("table-known", values)


def describe_task(view: View) -> list[Text]:
    """What the viewer is asked for, and how it is written."""
    if view.viewer not in view.actors:
        return []
    if view.journey:
        return [Text("task-count" if view.journey.target else "task-way")]
    if view.placing and view.placing.place:
        return [Text("task-count")]
    if view.purchase and view.purchase.boats is not None:
        return [Text("task-pawns")]
    if view.phase == "attack" and rides(view) and any(one.attackers for one in view.provinces):
        return [Text("task-ride")]
    exchanging = view.phase == "trade" and view.round == 0
    return [Text("task-exchange" if exchanging else f"task-{view.phase}")]


def rides(view: View) -> bool:
    """Whether Knights are at turn with their power: what they have declared, they fight (Z28)."""
    return view.turn == "knights" and any(one.people == "knights" and one.power for one in view.peoples)
