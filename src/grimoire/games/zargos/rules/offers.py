"""What may be offered, and to whom: magic cards among players (Z26), cards of set-up among peoples (Z64)."""

from __future__ import annotations

from grimoire.core.bits import has
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import FIRST_PEOPLE
from grimoire.games.zargos.rules.exchange import exchanger, has_lot, is_exchange, may_exchange
from grimoire.games.zargos.rules.hands import hand_limit
from grimoire.games.zargos.rules.places import player
from grimoire.games.zargos.rules.settling import is_in_play
from grimoire.games.zargos.state import State
from grimoire.games.zargos.things import BOAT_LOT, CARDS, NO_CARD, OFFERS

# ---------------------------------------------------------------- who makes an offer to whom


@kernel
def trader(state: State) -> int:
    """The seat that makes offers."""
    return player(state, state.order[state.at])


@kernel
def has_cards(state: State) -> bool:
    """Whether whoever makes offers has something to give."""
    if is_exchange(state):
        return state.greens[exchanger(state)] + state.blues[exchanger(state)] > 0
    return state.hand_count[trader(state)] > 0


@kernel
def addressee(state: State) -> int:
    """Whom the offer is made to, as moves tell it: a seat, or in set-up a people."""
    if state.partner_people > 0:
        return FIRST_PEOPLE + state.partner_people - 1
    return state.partner - 1


# ---------------------------------------------------------------- an offer as a number, to know it again


@kernel
def offer_number(to: int, give: int, want: int) -> int:
    return (to + 1) | give << 8 | want << 16


@kernel
def names_offer(number: int, receivers: int, cards: int) -> bool:
    """Whether a number tells an offer to one of so many seats or peoples, of these cards."""
    return number >= 0 and number & 255 <= receivers and number >> 8 & 255 <= cards and number >> 16 <= cards


# ---------------------------------------------------------------- what may be offered


@kernel
def last_card(state: State) -> int:
    """The highest number that a card to trade can have."""
    return BOAT_LOT if is_exchange(state) else CARDS


@kernel
def has_room(box: Box, state: State, seat: int) -> bool:
    return state.hand_count[seat] < hand_limit(box, state, seat)


@kernel
def was_refused(state: State, seat: int, offer: int) -> bool:
    """A refused offer is not repeated (Z26)."""
    for i in range(OFFERS):
        if state.refused[seat, i] == offer:
            return True
    return False


@kernel
def may_want(box: Box, state: State, seat: int, to: int, give: int, want: int) -> bool:
    """Whether this for that is an offer to make."""
    if was_refused(state, seat, offer_number(to, give, want)):
        return False
    if is_exchange(state):
        return may_exchange(box, state, exchanger(state), to - FIRST_PEOPLE, give, want)
    return may_deal(box, state, seat, to, give, want)


@kernel
def may_deal(box: Box, state: State, seat: int, partner: int, give: int, want: int) -> bool:
    """A card for a card, or a gift for which there is room in the other hand (Z26)."""
    if give == NO_CARD and want == NO_CARD:
        return False
    if want == NO_CARD and not has_room(box, state, partner):
        return False
    if want != NO_CARD and (state.hand_count[partner] == 0 or box.copies[want] == 0):
        return False
    return give != NO_CARD or has_room(box, state, seat)


@kernel
def can_give(box: Box, state: State, seat: int, card: int) -> bool:
    """Whether whoever makes offers has this card."""
    if is_exchange(state):
        return has_lot(box, state, exchanger(state), card)
    return state.hand[seat, card] > 0


@kernel
def may_give(box: Box, state: State, seat: int, to: int, give: int) -> bool:
    """Whether an offer can be completed that gives this card."""
    if give != NO_CARD and not can_give(box, state, seat, give):
        return False
    for want in range(last_card(state) + 1):
        if may_want(box, state, seat, to, give, want):
            return True
    return False


@kernel
def may_turn_to(box: Box, state: State, seat: int, to: int) -> bool:
    """Whether there is an offer that can be made to this seat or people."""
    if not is_another(state, seat, to):
        return False
    for card in range(last_card(state) + 1):
        if may_give(box, state, seat, to, card):
            return True
    return False


@kernel
def is_another(state: State, seat: int, to: int) -> bool:
    """Another player in play; in set-up a people of another player, for one's own stay apart (Z7)."""
    if is_exchange(state):
        people = to - FIRST_PEOPLE
        return people >= 0 and has(state.alive, people) and player(state, people) != seat
    return to < FIRST_PEOPLE and to != seat and is_in_play(state, to)
