"""What a seat cannot know: the values of other hands, of other plays face down, and of both stacks."""

from __future__ import annotations

from grimoire.core.chance import draw
from grimoire.core.kernel import kernel
from grimoire.games.gargon.box import Box
from grimoire.games.gargon.cards import COLOURS, MOST_PLAYED, face_of, is_of, value_of
from grimoire.games.gargon.state import STACK, Phase, State
from grimoire.games.gargon.suits import WHOLE, cards_in, holds, minus, with_card, without_card, zeros


@kernel
def resample(box: Box, state: State, seat: int) -> None:
    """Deals all values that the seat has not seen anew; every colour stays where it is (G3)."""
    for other in range(len(state.hand_count)):
        if other != seat:
            forget(state, other)
    for slot in range(len(state.stack)):
        state.stack[slot] = 0
    for colour in range(COLOURS):
        unseen = unseen_of(box, state, seat, colour)
        for other in range(box.seats):
            if other != seat:
                unseen = imagine_hand(state, other, colour, unseen)
                unseen = imagine_play(state, other, colour, unseen)
        imagine_stacks(state, colour, unseen)


@kernel
def forget(state: State, seat: int) -> None:
    """Nothing is known of another seat's values (G3).

    Cards that it has picked for a play not yet finished are its own business: it is imagined to have
    picked none so far (G7).
    """
    for colour in range(COLOURS):
        state.hand[seat, colour] = 0
    for i in range(MOST_PLAYED):
        state.picked[seat, i] = 0
        state.down[seat, i] = 0


@kernel
def unseen_of(box: Box, state: State, seat: int, colour: int) -> int:
    """The cards of a colour that the seat neither has nor has ever seen (G20, G25)."""
    unseen = minus(minus(WHOLE, state.discarded[colour]), state.hand[seat, colour])
    for one in range(box.seats):
        unseen = minus(unseen, state.won[one, colour])
        for i in range(MOST_PLAYED):
            unseen = without_face(unseen, colour, state.shown[one, i])
    for i in range(MOST_PLAYED):
        unseen = without_face(unseen, colour, state.down[seat, i])
    return unseen


@kernel
def without_face(suit: int, colour: int, face: int) -> int:
    """The suit without this card, if it is one of that colour."""
    return without_card(suit, value_of(face)) if is_of(face, colour) else suit


@kernel
def draw_value(state: State, suit: int) -> int:
    """The value of a card of the suit, each card as likely."""
    skipped = draw(state.chance, cards_in(suit))
    if skipped < zeros(suit):
        return 0
    skipped -= zeros(suit)
    value = 1
    while skipped > 0 or not holds(suit, value):
        skipped -= 1 if holds(suit, value) else 0
        value += 1
    return value


@kernel
def imagine_hand(state: State, seat: int, colour: int, unseen: int) -> int:
    """As many cards of the colour as the seat is seen to hold (G3); says which are left."""
    for _ in range(state.hand_colours[seat, colour]):
        value = draw_value(state, unseen)
        unseen = without_card(unseen, value)
        state.hand[seat, colour] = with_card(state.hand[seat, colour], value)
    return unseen


@kernel
def imagine_play(state: State, seat: int, colour: int, unseen: int) -> int:
    """As many as lie face down before the seat, in rising order like any play (G3); says which are left."""
    if state.phase != Phase.PLAYING:
        return unseen
    first = 0
    while first < MOST_PLAYED and state.down[seat, first] != 0:
        first += 1
    for i in range(first, first + state.lying[seat, colour]):
        value = draw_value(state, unseen)
        unseen = without_card(unseen, value)
        state.down[seat, i] = face_of(colour, value)
        if i > first and state.down[seat, i] < state.down[seat, first]:
            state.down[seat, i] = state.down[seat, first]
            state.down[seat, first] = face_of(colour, value)
    return unseen


@kernel
def imagine_stacks(state: State, colour: int, unseen: int) -> None:
    """The rest, wherever the stacks show the colour (G3)."""
    for slot in range(2 * STACK):
        if state.stack_colours[slot] == colour + 1:
            value = draw_value(state, unseen)
            unseen = without_card(unseen, value)
            state.stack[slot] = face_of(colour, value)
