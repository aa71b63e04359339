"""What a viewer knows of the cards: hands, the pile, an offer, a wind that may be turned, cards of set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grimoire.core.bits import has
from grimoire.games.zargos.atlas import Atlas
from grimoire.games.zargos.rules.exchange import is_exchange, is_exchanging
from grimoire.games.zargos.rules.offers import trader
from grimoire.games.zargos.state import CARD_NAMES, Phase, Step
from grimoire.games.zargos.things import CARDS, DECK, PEOPLES, REINFORCEMENT
from grimoire.games.zargos.view.parts import Cards, Known, LotsView, TradeView, WindView
from grimoire.games.zargos.words import PEOPLE_NAMES, target_id, traded_id


def cards_of(counts: Sequence[int]) -> Cards:
    return {CARD_NAMES[card]: count for card, count in enumerate(counts) if count}


def view_wind(atlas: Atlas, state: Any) -> WindView:
    named = target_id(atlas, state.wind, state.wind_target)
    diverted_by = state.diverted_by - 1 if state.diverted_by else None
    return WindView(CARD_NAMES[state.wind], state.wind_by, named, diverted_by)


def view_known(box: Any, state: Any, viewer: int) -> list[Known]:
    """What the viewer has seen of the pile and of others' hands, group by group (hands.py)."""
    groups: dict[int, Known] = {}
    copy = 0
    for card in range(1, CARDS + 1):
        for _ in range(box.copies[card]):
            group = state.known[viewer][copy]
            if group:
                known = groups.setdefault(group, Known({}, [], []))
                known.cards[CARD_NAMES[card]] = known.cards.get(CARD_NAMES[card], 0) + 1
            copy += 1
    for i in range(min(state.pile_count, DECK)):
        if state.known_at[viewer][i] in groups:
            groups[state.known_at[viewer][i]].pile.append(i + 1)
    for seat in range(box.seats):
        if state.known_hand[viewer][seat] in groups:
            groups[state.known_hand[viewer][seat]].hands.append(seat)
    return sorted(groups.values(), key=lambda known: (known.pile, known.hands))


def view_trade(atlas: Atlas, state: Any, phase: Phase, viewer: int | None) -> TradeView:
    giver = trader(state)
    partner = state.partner - 1 if state.partner else None
    mine = viewer is not None and viewer in (giver, partner)
    offered = phase == Phase.ANSWER
    chosen = offered or (viewer == giver and state.step == Step.COUNT)
    return TradeView(
        trader=giver,
        partner=partner,
        people=PEOPLE_NAMES[state.order[state.at]] if is_exchange(state) else None,
        partner_people=PEOPLE_NAMES[state.partner_people - 1] if state.partner_people else None,
        offers_left=state.offers_left,
        give=traded_id(atlas, state.offer_give[viewer]) if mine and chosen else None,
        want=traded_id(atlas, state.offer_want[viewer]) if mine and offered else None,
    )


def view_lots(atlas: Atlas, state: Any, viewer: int) -> list[LotsView]:
    """The cards of set-up while they are taken; while they are exchanged, provinces lie on the board."""
    exchanged = is_exchanging(state)
    if not exchanged and state.green_count + state.blue_count == 0:
        return []
    return [
        LotsView(
            people=PEOPLE_NAMES[people],
            provinces=[
                one.id
                for i, one in enumerate(atlas.provinces)
                if has(state.lots[viewer][people], i) or (exchanged and state.holder[i] == people + 1)
            ],
            pawns=REINFORCEMENT * state.lot_pawns[viewer][people],
            boats=state.lot_boats[viewer][people],
        )
        for people in range(PEOPLES)
        if state.player_of[people] == viewer + 1
    ]
