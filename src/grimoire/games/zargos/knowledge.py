"""What a seat cannot know: others' hands, the pile where it has not seen it, the cards of set-up (Z25, Z64).

What it does know of the pile and the hands is kept in groups (hands.py): each known card lies somewhere
in the places of its group. Known cards are laid first, at random within their groups, then those that lie
in the pile if anywhere, then the rest.
"""

from __future__ import annotations

from grimoire.core.bits import bit
from grimoire.core.chance import draw
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.rules.carriers import earth_carries, elsewhere_carries, needs_a_wind
from grimoire.games.zargos.rules.exchange import boat_cards_of, is_exchange, is_exchanging, reinforcements_of
from grimoire.games.zargos.rules.hands import knows
from grimoire.games.zargos.rules.lots import draw_blue, draw_green, fill_lots
from grimoire.games.zargos.rules.offers import addressee, last_card, may_give, may_want, trader
from grimoire.games.zargos.rules.places import player
from grimoire.games.zargos.state import Phase, State, Step
from grimoire.games.zargos.things import (
    CARDS,
    LOT_BOATS,
    NOT_A_PEOPLE,
    OFFERS,
    PEOPLES,
    REINFORCEMENTS,
    Card,
    aimed_at,
)

ANY_GROUP, IN_PILE = -1, -2


@kernel
def resample(box: Box, state: State, seat: int) -> None:
    forget_unseen(state, seat)
    offered = lay_offered(state, seat)
    needed = lay_needed_wind(box, state, seat)
    for card in range(1, CARDS + 1):
        laid = 0  # the group of a card that lies already
        if card == offered:
            laid = state.known_hand[seat, trader(state)]
        elif card == needed:
            laid = state.known_hand[seat, player(state, state.people)]
        lay_known(box, state, seat, card, laid)
    for card in range(1, CARDS + 1):
        if is_never_held(state, card):
            lay_unknown(box, state, seat, card, IN_PILE)
    for card in range(1, CARDS + 1):
        lay_unknown(box, state, seat, card, ANY_GROUP)
    for other in range(box.seats):
        if other != seat:
            imagine_drawn(state, other)
    imagine_offer(box, state, seat)
    imagine_lots(box, state, seat)


@kernel
def forget_unseen(state: State, seat: int) -> None:
    """All that is others' own, and the piles. What others know is imagined as nothing: nobody can know it."""
    for i in range(len(state.pile)):
        state.pile[i] = 0
    for other in range(len(state.hand_count)):
        if other != seat:
            forget_hand(state, other)
            forget_knowledge(state, other)
            forget_trade(state, other)
            for people in range(PEOPLES):
                state.lots[other, people] = 0
                state.lot_pawns[other, people] = 0
                state.lot_boats[other, people] = 0


@kernel
def forget_hand(state: State, other: int) -> None:
    state.answer[other] = 0
    for card in range(CARDS + 1):
        state.hand[other, card] = 0
        state.drawn[other, card] = 0


@kernel
def forget_knowledge(state: State, other: int) -> None:
    for i in range(len(state.pile)):
        state.known[other, i] = 0
        state.known_at[other, i] = 0
    for holder in range(len(state.hand_count)):
        state.known_hand[other, holder] = 0


@kernel
def forget_trade(state: State, other: int) -> None:
    state.offer_give[other] = 0
    state.offer_want[other] = 0
    for i in range(OFFERS):
        state.refused[other, i] = 0


# ---------------------------------------------------------------- hands and pile


@kernel
def room_in_hand(state: State, holder: int) -> int:
    """How many cards of a hand are still to be imagined."""
    room = state.hand_count[holder]
    for card in range(1, CARDS + 1):
        room -= state.hand[holder, card]
    return room


@kernel
def room_in_group(box: Box, state: State, seat: int, group: int) -> int:
    """How many places of a group, of the pile, or of all, are still free."""
    room = 0
    for i in range(state.pile_count):
        if state.pile[i] == 0 and (group < 0 or state.known_at[seat, i] == group):
            room += 1
    for other in range(box.seats):
        if other != seat and (group == ANY_GROUP or state.known_hand[seat, other] == group):
            room += room_in_hand(state, other)
    return room


@kernel
def lay(box: Box, state: State, seat: int, group: int, card: int) -> None:
    """Puts a card into one of the free places of a group, each as likely."""
    room = room_in_group(box, state, seat, group)
    if room == 0:
        return
    steps = draw(state.chance, room)
    for i in range(state.pile_count):
        if state.pile[i] == 0 and (group < 0 or state.known_at[seat, i] == group):
            if steps == 0:
                state.pile[i] = card
                return
            steps -= 1
    for other in range(box.seats):
        if other != seat and (group == ANY_GROUP or state.known_hand[seat, other] == group):
            if steps < room_in_hand(state, other):
                state.hand[other, card] += 1
                return
            steps -= room_in_hand(state, other)


@kernel
def lay_offered(state: State, seat: int) -> int:
    """Whoever makes this seat an offer has the card that is offered (Z26); says which it is, or 0."""
    if state.phase != Phase.ANSWER or state.partner != seat + 1 or is_exchange(state):
        return 0
    card = state.offer_give[seat]
    if card != 0:
        state.hand[trader(state), card] += 1
    return card


@kernel
def lay_known(box: Box, state: State, seat: int, card: int, laid: int) -> None:
    """All that the seat knows of, but for one that lies already, if there is one in its hand's group."""
    for i in range(box.first_copy[card], box.first_copy[card] + box.copies[card]):
        group = state.known[seat, i]
        if group != 0 and group == laid:
            laid = 0
        elif group != 0:
            lay(box, state, seat, group, card)


@kernel
def lay_needed_wind(box: Box, state: State, seat: int) -> int:
    """Who sends a group where only a card leads on holds such a card (Z40); says which, or 0."""
    mover = player(state, state.people)
    if mover == seat or not needs_a_wind(box, state):
        return 0
    card = needed_wind(box, state, seat, mover)
    if card != 0:
        state.hand[mover, card] += 1
    return card


@kernel
def needed_wind(box: Box, state: State, seat: int, mover: int) -> int:
    """One of which the seat knows that it may be in this hand, if there is one."""
    earth, elsewhere = earth_carries(box, state), elsewhere_carries(box, state)
    group = state.known_hand[seat, mover]
    if earth and knows(box, state, seat, Card.EARTH, group):
        return Card.EARTH
    if elsewhere and knows(box, state, seat, Card.ELSEWHERE, group):
        return Card.ELSEWHERE
    earths = unknown_copies(box, state, seat, Card.EARTH) if earth else 0
    elsewheres = unknown_copies(box, state, seat, Card.ELSEWHERE) if elsewhere else 0
    if earths + elsewheres == 0:
        return 0
    return Card.EARTH if draw(state.chance, earths + elsewheres) < earths else Card.ELSEWHERE


@kernel
def unknown_copies(box: Box, state: State, seat: int, card: int) -> int:
    """Copies that are not removed, not in the seat's own hand, and of which it knows nothing."""
    left = box.copies[card] - state.removed[card] - state.hand[seat, card]
    for i in range(box.first_copy[card], box.first_copy[card] + box.copies[card]):
        left -= 1 if state.known[seat, i] != 0 else 0
    return left


@kernel
def copies_left(box: Box, state: State, card: int) -> int:
    """The copies that are nowhere yet: not removed, in no hand, not in the pile."""
    left = box.copies[card] - state.removed[card]
    for holder in range(box.seats):
        left -= state.hand[holder, card]
    for i in range(state.pile_count):
        left -= 1 if state.pile[i] == card else 0
    return left


@kernel
def lay_unknown(box: Box, state: State, seat: int, card: int, group: int) -> None:
    for _ in range(copies_left(box, state, card)):
        lay(box, state, seat, group, card)


@kernel
def is_never_held(state: State, card: int) -> bool:
    """A card against a people that nobody plays goes from the pile out of the game, into no hand (Z25)."""
    people = aimed_at(card)
    return people != NOT_A_PEOPLE and state.player_of[people] == 0


@kernel
def imagine_drawn(state: State, other: int) -> None:
    """Which cards of a hand came with this round's deal (Z25): any of them."""
    for _ in range(min(state.drew[other], state.hand_count[other])):
        steps = draw(state.chance, room_of_old(state, other))
        for card in range(1, CARDS + 1):
            old = state.hand[other, card] - state.drawn[other, card]
            if 0 <= steps < old:
                state.drawn[other, card] += 1
            steps -= old


@kernel
def room_of_old(state: State, other: int) -> int:
    """Cards of a hand that are not among those drawn in this round."""
    old = 0
    for card in range(1, CARDS + 1):
        old += state.hand[other, card] - state.drawn[other, card]
    return old


# ---------------------------------------------------------------- an offer between others


@kernel
def imagine_offer(box: Box, state: State, seat: int) -> None:
    """What others trade is between them: a card that the one holds, for one that the other holds (Z26)."""
    if state.partner == 0:
        return
    giver, partner = trader(state), state.partner - 1
    if seat == giver:
        if state.phase == Phase.ANSWER:
            share_offer(state, giver, partner)
        return
    if seat == partner and state.phase == Phase.ANSWER:
        share_offer(state, partner, giver)
        return
    if state.phase == Phase.ANSWER or state.step == Step.COUNT:
        state.offer_give[giver] = first_to_give(box, state, giver)
    if state.phase == Phase.ANSWER:
        state.offer_want[giver] = first_to_want(box, state, giver, partner)
        share_offer(state, giver, partner)


@kernel
def share_offer(state: State, knower: int, other: int) -> None:
    """Both know what is offered."""
    state.offer_give[other] = state.offer_give[knower]
    state.offer_want[other] = state.offer_want[knower]


@kernel
def first_to_give(box: Box, state: State, giver: int) -> int:
    """What could be given; of cards of set-up all can tell (Z64)."""
    if not is_exchange(state):
        return first_card(state, giver)
    for card in range(last_card(state) + 1):
        if may_give(box, state, giver, addressee(state), card):
            return card
    return 0


@kernel
def first_to_want(box: Box, state: State, giver: int, partner: int) -> int:
    if not is_exchange(state):
        return first_card(state, partner)
    for card in range(last_card(state) + 1):
        if may_want(box, state, giver, addressee(state), state.offer_give[giver], card):
            return card
    return 0


@kernel
def first_card(state: State, seat: int) -> int:
    for card in range(1, CARDS + 1):
        if state.hand[seat, card] > 0:
            return card
    return 0


# ---------------------------------------------------------------- cards of set-up (Z64)


@kernel
def imagine_lots(box: Box, state: State, seat: int) -> None:
    """All that this seat has not drawn, shuffled, and dealt to the others as they have taken (Z64)."""
    for i in range(len(state.green)):
        state.green[i] = 0
    for i in range(len(state.blue)):
        state.blue[i] = 0
    if is_exchanging(state):
        count_lots(box, state, seat)
    if state.phase != Phase.TAKE and state.phase != Phase.PICK:
        return
    if box.edition == 1 or box.quick:
        return
    gather_lots(box, state, seat)
    for people in range(PEOPLES):
        holder = player(state, people)
        if holder >= 0 and holder != seat:
            deal_lots(state, people)


@kernel
def count_lots(box: Box, state: State, seat: int) -> None:
    """Once the provinces are laid, the backs of the other cards tell what they are (Z64)."""
    for people in range(PEOPLES):
        holder = player(state, people)
        if holder >= 0 and holder != seat:
            state.lot_pawns[holder, people] = reinforcements_of(box, state, people)
            state.lot_boats[holder, people] = boat_cards_of(box, state, people)


@kernel
def own_lots(state: State, seat: int) -> int:
    land = 0
    for people in range(PEOPLES):
        land |= state.lots[seat, people]
    return land


@kernel
def gather_lots(box: Box, state: State, seat: int) -> None:
    mine = own_lots(state, seat)
    reinforcements, boats = REINFORCEMENTS, LOT_BOATS
    for people in range(PEOPLES):
        reinforcements -= state.lot_pawns[seat, people]
        boats -= state.lot_boats[seat, people]
    land = (bit(box.provinces) - 1) & ~(box.zargos_land | mine)
    fill_lots(box, state, land, reinforcements, boats)


@kernel
def deal_lots(state: State, people: int) -> None:
    """As many of each colour as the people has taken."""
    for _ in range(state.greens[people]):
        draw_green(state, people)
    for _ in range(state.blues[people]):
        draw_blue(state, people)
