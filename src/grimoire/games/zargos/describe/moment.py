"""What is going on, in words: the fight, the journey or the deal that is at hand."""

from __future__ import annotations

from grimoire.core.narration import name_of
from grimoire.core.text import Text
from grimoire.games.zargos.describe.lines import lines_of, named, the
from grimoire.games.zargos.describe.telling import throw, yes
from grimoire.games.zargos.things import BOAT_PRICE, PAWN_PRICE
from grimoire.games.zargos.view import View
from grimoire.games.zargos.view.parts import FightView, JourneyView, PeopleView, TradeView
from grimoire.games.zargos.words import LOT_OF, PEOPLE_NAMES, SIDES, people_name, place_text, traded_text


def describe_moment(view: View) -> list[Text]:
    """The fight, the journey or the deal that is at hand."""
    lines = describe_attacks(view)
    if view.fight:
        lines += describe_fight(view, view.fight)
    if view.journey:
        lines.append(describe_journey(view, view.journey))
    if view.regrouping:
        lines.append(
            Text("table-steps", {"steps": view.regrouping.steps, "flight": yes(view.regrouping.flight)})
        )
    if view.placing:
        place = named(view, view.placing.place) if view.placing.place else ""
        values = {"why": view.placing.why, "pawns": view.placing.pawns, "place": place}
        lines.append(Text("table-placing-count" if place else "table-placing", values))
    if view.purchase:
        prices = {"boat": BOAT_PRICE, "pawn": PAWN_PRICE}
        values = {"points": view.purchase.points, "boats": view.boats_left, **prices}
        lines.append(Text("table-purchase", values))
    if view.wind:
        lines += describe_wind(view)
    if view.shelter:
        seas = [named(view, sea) for sea in view.shelter.seas]
        lines.append(Text("table-shelter", {"sea": seas[0], "wave": yes(view.shelter.wave)}))
    if view.trade:
        if view.trade.people and (view.trade.partner is None or view.phase == "answer"):
            lines.append(describe_face_down(view))
        lines.append(describe_trade(view, view.trade))
    if view.greens_left + view.blues_left:
        lines.append(Text("table-lots-left", {"greens": view.greens_left, "blues": view.blues_left}))
    return lines


def describe_attacks(view: View) -> list[Text]:
    """All that has been declared and not fought yet."""
    fought = view.fight.province if view.fight else None
    groups = [
        Text("table-group", {"place": place_text(view.atlas, i), "pawns": one.attackers})
        for i, one in enumerate(view.provinces)
        if one.attackers and one.id != fought
    ]
    return lines_of("table-attacks", "groups", groups)


def describe_fight(view: View, fight: FightView) -> list[Text]:
    if fight.defender is None:
        return []
    values = {
        "place": named(view, fight.province),
        "attacker": the(fight.attacker),
        "attackers": fight.attackers,
        "defender": the(fight.defender),
        "defenders": fight.defenders,
        "walls": yes(fight.walls),
    }
    lines = [Text("table-fight", values)]
    if fight.war:
        lines.append(Text("table-war", {"sides": [Text(f"side-{side}") for side in fight.war]}))
    for side, dice in zip(SIDES, (fight.attack_dice, fight.defence_dice), strict=True):
        if dice:
            lines.append(Text("table-dice", {"side": Text(f"side-{side}"), "dice": throw(dice)}))
    return lines


def describe_journey(view: View, journey: JourneyView) -> Text:
    values = {
        "from": named(view, journey.source),
        "card": Text(f"card-{journey.card}") if journey.card else "",
        "carried": yes(journey.card is not None),
        "sails": yes(bool(journey.seas)),
        "seas": [named(view, sea) for sea in journey.seas],
        "to": named(view, journey.target) if journey.target else "",
        "aimed": yes(journey.target is not None),
    }
    return Text("table-journey", values)


def describe_wind(view: View) -> list[Text]:
    """The wind that may be turned, and what its targets are called in the list of moves (Z61)."""
    assert view.wind is not None
    atlas, card = view.atlas, view.wind.card
    if card == "storm":
        targets = [atlas.link_id(i) for i in range(len(atlas.links))]
    elif card == "demonic":
        targets = [atlas.place_id(i) for i in range(atlas.first_sea + len(atlas.seas))]
    else:
        targets = [kingdom.id for kingdom in atlas.kingdoms]
    values = {"card": Text(f"card-{card}"), "target": view.wind.target}
    by = {"who": name_of(view.wind.seat, view.viewer)}
    known = [f"#{i} {target}" for i, target in enumerate(targets) if not target.startswith("#")]
    return [Text("table-wind", {**values, **by}), *lines_of("table-targets", "targets", known)]


def describe_trade(view: View, trade: TradeView) -> Text:
    """What is offered, as far as the viewer may know it (Z26, Z64)."""
    partner = "" if trade.partner is None else party(view, trade.partner, trade.partner_people)
    values = {
        "trader": party(view, trade.trader, trade.people),
        "partner": partner,
        "lots": yes(trade.people is not None),
        "left": trade.offers_left,
        "give": traded(view, trade.give),
        "want": traded(view, trade.want),
    }
    if trade.want is not None:
        return Text("table-offer", values)
    return Text("table-trade" if trade.partner is None else "table-offering", values)


def party(view: View, seat: int, people: str | None) -> Text:
    """A player who trades magic, or a people that exchanges cards of set-up."""
    who = name_of(seat, view.viewer)
    if people is None:
        return who
    return Text("party", {"people": people_name(PEOPLE_NAMES.index(people)), "who": who})


def traded(view: View, card: str | None) -> Text:
    """What is given or wanted, by what notation calls it."""
    if card in LOT_OF:
        return traded_text(view.atlas, LOT_OF[card])
    return named(view, card) if card in view.atlas.numbers else Text(f"a-{card or 'nothing'}")


def describe_face_down(view: View) -> Text:
    """Who has how many reinforcements and boats: all can count them by their backs (Z64)."""
    return Text("table-face-down", {"peoples": [face_down(one) for one in view.peoples]})


def face_down(one: PeopleView) -> Text:
    """Green cards that are no capitals, blue ones that are no provinces."""
    capitals = len(one.kingdoms)
    cards = {"greens": one.greens - capitals, "blues": one.blues - one.provinces + capitals}
    return Text("table-cards-of", {"people": people_name(PEOPLE_NAMES.index(one.people)), **cards})
