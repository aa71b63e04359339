"""The planet and the moves on it in words: for the terminal, and for whoever listens."""

from __future__ import annotations

from typing import Any

from grimoire.core.moves import Move
from grimoire.core.narration import name_of
from grimoire.core.text import Text
from grimoire.games.zargos.atlas import Atlas, SeaFacts, atlas_of
from grimoire.games.zargos.describe.chart import LETTER_OF, chart, codes, force, mark_of, number_of
from grimoire.games.zargos.describe.lines import cards_text, lines_of, owner, the
from grimoire.games.zargos.describe.moment import describe_moment
from grimoire.games.zargos.describe.own import describe_own, describe_task
from grimoire.games.zargos.describe.telling import narrate, yes
from grimoire.games.zargos.moves import FIRST_PEOPLE, Kind
from grimoire.games.zargos.things import BOAT_PRICE, FIRST_LOT, PAWN_PRICE, PROVINCES, Card
from grimoire.games.zargos.view import View
from grimoire.games.zargos.view.parts import PeopleView
from grimoire.games.zargos.words import (
    COLOURS,
    LETTERS,
    PEOPLE_NAMES,
    card_name,
    kingdom_text,
    of_people,
    people_name,
    place_text,
    target_text,
    traded_text,
)

__all__ = ["describe", "gloss", "narrate"]

# What is asked for in the middle of something: the board was shown when it began.
IN_BETWEEN = {"pick", "take", "illusion", "help", "war", "reroll", "trim", "answer"}


def describe(view: View) -> list[Text]:
    """What the viewer sees, a line each, what matters most last."""
    lines = describe_time(view)
    if view.over or is_beginning(view):
        lines += describe_board(view)
    if view.over:
        return lines
    return lines + describe_moment(view) + describe_own(view) + describe_task(view)


def is_beginning(view: View) -> bool:
    """Whether a decision begins, rather than goes on."""
    counting = view.placing is not None and view.placing.place is not None
    paying = view.purchase is not None and view.purchase.boats is not None
    offering = view.trade is not None and view.trade.partner is not None
    in_between = view.phase in IN_BETWEEN or view.journey is not None
    return not (in_between or counting or paying or offering)


# ---------------------------------------------------------------- the board


def describe_time(view: View) -> list[Text]:
    """The round, and whose turn it is."""
    if view.over:
        victors = [
            Text("table-victor", {"people": the(one), "who": owner(view, one)}) for one in view.victors
        ]
        return [Text("table-over", {"reason": Text(f"reason-{view.reason}"), "victors": victors})]
    lines = [Text("table-round", {"round": view.round, "last": view.last_round})]
    if view.turn:
        values = {"of": of_people(PEOPLE_NAMES.index(view.turn)), "who": owner(view, view.turn)}
        lines.append(Text("table-turn", values))
    return lines


def describe_board(view: View) -> list[Text]:
    """The planet as a picture, kingdom by kingdom, and people by people."""
    names = [
        Text("table-letter", {"letter": letter, "people": people_name(people)})
        for people, letter in enumerate(LETTERS)
    ]
    lines = [Text("table-line", {"line": line}) for line in chart(view)]
    lines.append(Text("table-letters", {"letters": names}))
    for kingdom in range(len(view.atlas.kingdoms)):
        lines += describe_kingdom(view, kingdom)
    lines += describe_seas(view)
    alive = [one for name in view.order for one in view.peoples if one.people == name]
    out = [one for one in view.peoples if one not in alive]
    return [*lines, *(describe_people(view, one) for one in [*alive, *out]), describe_cards(view)]


def describe_kingdom(view: View, kingdom: int) -> list[Text]:
    """Who holds what of it, with how many; its capital and its volcano are marked."""
    facts = view.atlas.kingdoms[kingdom]
    return lines_of(
        "table-kingdom",
        "provinces",
        [describe_province(view, province) for province in facts.provinces],
        code=codes(view.atlas.kingdoms)[kingdom],
        name=facts.name,
        value=facts.value,
        frozen=yes(view.provinces[facts.provinces[0]].frozen),
    )


def describe_province(view: View, province: int) -> Text:
    facts = view.atlas.provinces[province]
    number = number_of(facts) + mark_of(facts)
    return Text(
        "table-province", {"id": number, "name": facts.name, "force": force(view.provinces[province])}
    )


def describe_seas(view: View) -> list[Text]:
    """Where Dragons lie, and where storms rage."""
    first, lines = view.atlas.first_sea, []
    swimmers = [
        Text("table-group", {"place": place_text(view.atlas, first + i), "pawns": sea.dragons})
        for i, sea in enumerate(view.seas)
        if sea.dragons
    ]
    stormy = [place_text(view.atlas, first + i) for i, sea in enumerate(view.seas) if sea.stormy]
    if swimmers:
        lines.append(Text("table-dragons", {"seas": swimmers}))
    if stormy:
        lines.append(Text("table-storm", {"seas": stormy}))
    return lines


def describe_people(view: View, one: PeopleView) -> Text:
    values = {
        "letter": LETTER_OF[one.people],
        "people": people_name(PEOPLE_NAMES.index(one.people)),
        "who": name_of(one.seat, view.viewer),
        "pawns": one.pawns,
        "provinces": one.provinces,
        "points": one.points,
        "territory": one.territory,
        "boats": one.boats,
        "reserve": one.reserve,
        "crowns": len(one.kingdoms),
        "kingdoms": [kingdom.name for kingdom in view.atlas.kingdoms if kingdom.id in one.kingdoms],
        "master": yes(one.master),
        "power": yes(one.power),
    }
    return Text("table-people" if one.alive else "table-out", values)


def describe_cards(view: View) -> Text:
    """The pile, and how many magic cards each player holds."""
    hands = [
        Text("table-hand-count", {"who": name_of(seat, view.viewer), "cards": one.cards})
        for seat, one in enumerate(view.seats)
    ]
    removed = cards_text(view.removed)
    return Text(
        "table-cards", {"pile": view.pile_count, "hands": hands, "out": len(removed), "removed": removed}
    )


# ---------------------------------------------------------------- moves


def gloss(box: Any, move: Move) -> Text | None:
    """What a move means, unless its notation says so."""
    kind, args, atlas = Kind(move & 255), move.args, atlas_of(box)
    if kind in (Kind.PUT, Kind.SHELTER, Kind.FROM, Kind.TO, Kind.FIGHT, Kind.HELP):
        return gloss_place(atlas, args[0])
    if kind == Kind.SAIL:
        return gloss_place(atlas, atlas.first_sea + args.sea)
    if kind == Kind.CARD:
        return gloss_card(atlas, args.card, args.target)
    if kind == Kind.PICK:
        return Text(f"power-{PEOPLE_NAMES[args.people]}")
    if kind == Kind.TAKE:
        return Text(f"move-take-{COLOURS[args.colour]}")
    if kind in (Kind.DISCARD, Kind.SHED):
        return card_name(args.card)
    if kind in (Kind.GIVE, Kind.WANT):
        return gloss_traded(atlas, args.card)
    if kind == Kind.OFFER:
        people = args.to - FIRST_PEOPLE
        return people_name(people) if people >= 0 else name_of(args.to, None)
    if kind in (Kind.BOATS, Kind.PAWNS):
        return Text("move-price", {"points": args[0] * (BOAT_PRICE if kind == Kind.BOATS else PAWN_PRICE)})
    return Text("move-flight") if kind == Kind.FLIGHT else None


def gloss_place(atlas: Atlas, place: int) -> Text | None:
    """The name of a place; of a province with its kingdom."""
    facts = atlas.place(place)
    if facts is None:
        return None
    if isinstance(facts, SeaFacts):
        return Text("move-sea", {"name": facts.name})
    return Text("move-province", {"name": facts.name, "kingdom": kingdom_text(atlas, facts.kingdom)})


def gloss_traded(atlas: Atlas, card: int) -> Text | None:
    """A province card by its province, as elsewhere."""
    province = card - FIRST_LOT
    return gloss_place(atlas, province) if 0 <= province < PROVINCES else traded_text(atlas, card)


def gloss_card(atlas: Atlas, card: int, target: int) -> Text | None:
    """What a card is played on; of an Illusion the board tells."""
    if card == Card.ILLUSION:
        return None
    if card in (Card.MADNESS, Card.ICE, Card.STORM, Card.DEMONIC):
        return Text("move-card", {"card": card_name(card), "target": target_text(atlas, card, target)})
    return card_name(card)
