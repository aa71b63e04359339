"""Trading, if the table allows it: offers in turn, card for card or as a gift (Z26).

Players trade magic cards after each deal; before the first round peoples exchange cards of set-up (Z64). Both
go the same way; what may be offered is told in offers.py, what becomes of cards of set-up in exchange.py.
"""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import FIRST_PEOPLE, Happening, Kind, two
from grimoire.games.zargos.rules.exchange import exchanger, is_exchange, pass_on
from grimoire.games.zargos.rules.hands import hand_over, learn
from grimoire.games.zargos.rules.lots import hand_out_lots
from grimoire.games.zargos.rules.offers import (
    addressee,
    has_cards,
    last_card,
    may_give,
    may_turn_to,
    may_want,
    offer_number,
    trader,
)
from grimoire.games.zargos.rules.places import player
from grimoire.games.zargos.rules.turns import ask
from grimoire.games.zargos.state import Phase, State, Step
from grimoire.games.zargos.things import NO_CARD, OFFERS, PEOPLES

# ---------------------------------------------------------------- who trades


@kernel
def next_trader(box: Box, state: State, log: Log) -> None:
    """Each player once, where the first of his peoples stands in the order; in set-up each people."""
    while state.at < state.peoples:
        if is_to_trade(state):
            start_trading(box, state)
            return
        state.at += 1
    forget_refusals(box, state)
    state.at = 0
    if is_exchange(state):
        hand_out_lots(state, log)
        state.phase = Phase.SETUP
    else:
        state.phase = Phase.PURCHASE


@kernel
def is_to_trade(state: State) -> bool:
    return has_cards(state) and (is_exchange(state) or is_first_of_player(state, state.at))


@kernel
def start_trading(box: Box, state: State) -> None:
    state.offers_left = OFFERS
    if is_exchange(state):
        state.people = exchanger(state)
        forget_refusals(box, state)  # those of another people of the same player
    forget_offer(box, state)
    ask(state, Phase.TRADE, trader(state))


@kernel
def is_first_of_player(state: State, at: int) -> bool:
    for i in range(at):
        if player(state, state.order[i]) == player(state, state.order[at]):
            return False
    return True


# ---------------------------------------------------------------- an offer, and the answer to it


@kernel
def list_offers(box: Box, state: State, seat: int, out: MoveList) -> int:
    count = 0
    if state.step == Step.WAY:
        for give in range(last_card(state) + 1):
            if may_give(box, state, seat, addressee(state), give):
                out[count] = pack(Kind.GIVE, give, 0, 0, 0)
                count += 1
        return count
    if state.step == Step.COUNT:
        for want in range(last_card(state) + 1):
            if may_want(box, state, seat, addressee(state), state.offer_give[seat], want):
                out[count] = pack(Kind.WANT, want, 0, 0, 0)
                count += 1
        return count
    out[0] = pack(Kind.DONE, 0, 0, 0, 0)
    count = 1
    for to in range(FIRST_PEOPLE + PEOPLES):
        if may_turn_to(box, state, seat, to):
            out[count] = pack(Kind.OFFER, to, 0, 0, 0)
            count += 1
    return count


@kernel
def turn_to(state: State, to: int) -> None:
    if is_exchange(state):
        state.partner_people = to - FIRST_PEOPLE + 1
        state.partner = player(state, to - FIRST_PEOPLE) + 1
    else:
        state.partner = to + 1
    state.step = Step.WAY


@kernel
def give(state: State, seat: int, card: int) -> None:
    state.offer_give[seat] = card
    state.step = Step.COUNT


@kernel
def offer(box: Box, state: State, seat: int, want: int, log: Log) -> None:
    """Only these two know what is offered; the partner learns that a magic card is there."""
    partner = state.partner - 1
    given = state.offer_give[seat]
    state.offer_want[seat] = want
    state.offer_give[partner] = given
    state.offer_want[partner] = want
    if given != NO_CARD and not is_exchange(state):
        learn(box, state, partner, seat, given)
    emit(log, Happening.OFFERED, seat, partner, peoples_of_offer(state), two(given, want))
    ask(state, Phase.ANSWER, partner)


@kernel
def peoples_of_offer(state: State) -> int:
    """As events tell them; 0 where players trade magic cards."""
    return two(exchanger(state) + 1, state.partner_people) if is_exchange(state) else 0


@kernel
def list_answers(state: State, seat: int, out: MoveList) -> int:
    out[0] = pack(Kind.REFUSE, 0, 0, 0, 0)
    if not can_accept(state, seat):
        return 1
    out[1] = pack(Kind.ACCEPT, 0, 0, 0, 0)
    return 2


@kernel
def can_accept(state: State, seat: int) -> bool:
    """A magic card may be asked for that is not there; where cards of set-up are, all can tell."""
    want = state.offer_want[seat]
    return want == NO_CARD or is_exchange(state) or state.hand[seat, want] > 0


@kernel
def accept(box: Box, state: State, partner: int, log: Log) -> None:
    seat = trader(state)
    given, want = state.offer_give[partner], state.offer_want[partner]
    emit(log, Happening.ACCEPTED, partner, seat, peoples_of_offer(state), two(given, want))
    if is_exchange(state):
        exchange(box, state, given, want, log)
    else:
        deal_cards(box, state, seat, partner, given, want)
    go_on_trading(box, state)


@kernel
def exchange(box: Box, state: State, given: int, want: int, log: Log) -> None:
    """Between the two peoples (Z64)."""
    people, partner = exchanger(state), state.partner_people - 1
    if given != NO_CARD:
        pass_on(box, state, people, partner, given, log)
    if want != NO_CARD:
        pass_on(box, state, partner, people, want, log)


@kernel
def deal_cards(box: Box, state: State, seat: int, partner: int, given: int, want: int) -> None:
    """Between the two hands (Z26)."""
    if given != NO_CARD:
        hand_over(box, state, seat, partner, given)
    if want != NO_CARD:
        hand_over(box, state, partner, seat, want)


@kernel
def refuse(box: Box, state: State, partner: int, log: Log) -> None:
    seat = trader(state)
    offer_made = offer_number(addressee(state), state.offer_give[partner], state.offer_want[partner])
    state.refused[seat, OFFERS - state.offers_left] = offer_made
    emit(log, Happening.REFUSED, partner, seat, peoples_of_offer(state), 0)
    go_on_trading(box, state)


@kernel
def go_on_trading(box: Box, state: State) -> None:
    """At most three offers each (Z26)."""
    seat = trader(state)
    state.offers_left -= 1
    forget_offer(box, state)
    if state.offers_left > 0 and has_cards(state):
        ask(state, Phase.TRADE, seat)
    else:
        stop_trading(state)


@kernel
def stop_trading(state: State) -> None:
    state.offers_left = 0
    state.step = Step.SOURCE
    state.at += 1
    state.phase = Phase.BARGAIN


@kernel
def forget_offer(box: Box, state: State) -> None:
    state.partner = 0
    state.partner_people = 0
    state.step = Step.SOURCE
    for seat in range(box.seats):
        state.offer_give[seat] = 0
        state.offer_want[seat] = 0


@kernel
def forget_refusals(box: Box, state: State) -> None:
    for seat in range(box.seats):
        for i in range(OFFERS):
            state.refused[seat, i] = 0
