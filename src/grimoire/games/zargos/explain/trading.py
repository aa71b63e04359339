"""Why an offer cannot be made, or accepted (Z26); of cards of set-up, see exchange.py."""

from __future__ import annotations

from typing import Any

from grimoire.core.game import Breach
from grimoire.core.narration import name_of
from grimoire.games.zargos.explain import exchange
from grimoire.games.zargos.explain.breaches import breach, trading_clause
from grimoire.games.zargos.explain.cards import not_held
from grimoire.games.zargos.moves import FIRST_PEOPLE
from grimoire.games.zargos.rules.exchange import is_exchange
from grimoire.games.zargos.rules.offers import addressee, has_room, offer_number, was_refused
from grimoire.games.zargos.rules.settling import is_in_play
from grimoire.games.zargos.things import FIRST_LOT, NO_CARD
from grimoire.games.zargos.words import card_name


def explain_offer(box: Any, state: Any, seat: int, to: int) -> Breach:
    if is_exchange(state):
        return exchange.explain_offer(box, state, seat, to)
    if to >= FIRST_PEOPLE:
        return breach("Z26", "illegal-partner-people")
    if to >= box.seats:
        return breach("Z26", "illegal-partner-none", seats=box.seats)
    if to == seat:
        return breach("Z26", "illegal-partner-self")
    who = name_of(to, None)
    if not is_in_play(state, to):
        return breach("Z43", "illegal-partner-out", who=who)
    return breach("Z26", "illegal-partner-nothing", who=who)


def explain_give(box: Any, state: Any, seat: int, card: int) -> Breach:
    if is_exchange(state):
        return exchange.explain_give(box, state, seat, card)
    if card >= FIRST_LOT:
        return breach("Z26", "illegal-traded-lot")
    if card != NO_CARD and state.hand[seat, card] <= 0:
        return not_held(box, card, "Z26")
    who = name_of(state.partner - 1, None)
    return breach("Z26", "illegal-give-nothing" if card == NO_CARD else "illegal-give-refused", who=who)


def explain_want(box: Any, state: Any, seat: int, card: int) -> Breach:
    """What cannot be asked in return."""
    given, partner = state.offer_give[seat], state.partner - 1
    who = name_of(partner, None)
    if was_refused(state, seat, offer_number(addressee(state), given, card)):
        return breach(trading_clause(state), "illegal-want-refused", who=who)
    if card == NO_CARD and given == NO_CARD:
        return breach(trading_clause(state), "illegal-want-nothing")
    if is_exchange(state):
        return exchange.explain_want(box, state, given, card)
    if card >= FIRST_LOT:
        return breach("Z26", "illegal-traded-lot")
    if card != NO_CARD and not box.copies[card]:
        return not_held(box, card, "Z26")
    if card == NO_CARD and not has_room(box, state, partner):
        return breach("Z26", "illegal-want-room", who=who)
    return breach("Z26", "illegal-want-empty", who=who)


def explain_accept(box: Any, state: Any, seat: int) -> Breach:
    return breach("Z26", "illegal-accept", card=card_name(state.offer_want[seat]))
