"""The playing phase: a play picked card by card, or a pass (G7–G12)."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.gargon.box import Box
from grimoire.games.gargon.cards import (
    COLOURS,
    MOST_DRAWN,
    MOST_OF_A_COLOUR,
    MOST_PLAYED,
    VALUES,
    colour_of,
    face_of,
    value_of,
)
from grimoire.games.gargon.moves import Happening, Kind, three
from grimoire.games.gargon.state import LEFT, RIGHT, State
from grimoire.games.gargon.suits import cards_after, holds
from grimoire.games.gargon.table import draw_from, on_table, seat_after, take_from_hand

# ---------------------------------------------------------------- whose turn


@kernel
def start_round(box: Box, state: State, starter: int, log: Log) -> None:
    """The starter leads; with an empty hand, the first seat clockwise that has cards does (G12)."""
    skipped = 0
    while skipped < box.seats and state.hand_count[seat_after(box, starter, skipped)] == 0:
        skipped += 1
    if skipped == box.seats:  # all hands are empty: everybody passes, from the starter on
        skipped = 0
    for steps in range(skipped):
        emit(log, Happening.SKIPPED, seat_after(box, starter, steps), 0, 0, 0)
    state.leader = seat_after(box, starter, skipped)
    state.turn = state.leader
    emit(log, Happening.LED, state.leader, state.rounds + 1, 0, 0)


@kernel
def last_seat(box: Box, state: State) -> int:
    """The seat to the leader's right, whoever passed before it (G9)."""
    return seat_after(box, state.leader, box.seats - 1)


@kernel
def is_restricted(box: Box, state: State, seat: int) -> bool:
    """Only the last seat is held to the colours already played (G9)."""
    return seat == last_seat(box, state)


@kernel
def may_use(box: Box, state: State, seat: int, colour: int) -> bool:
    """Whether the seat may play this colour at all (G9)."""
    return not is_restricted(box, state, seat) or on_table(box, state, colour)


@kernel
def may_pass(state: State, seat: int) -> bool:
    """The leader may not pass, unless all hands are empty (G7, G12). A play once begun is finished."""
    return (seat != state.leader or state.hand_count[seat] == 0) and state.picked[seat, 0] == 0


# ---------------------------------------------------------------- picking cards


@kernel
def picked_count(state: State, seat: int) -> int:
    count = 0
    while count < MOST_PLAYED and state.picked[seat, count] != 0:
        count += 1
    return count


@kernel
def picked_colours(state: State, seat: int) -> int:
    """In how many colours the picked cards are. They are in order, so equal colours stand together."""
    colours = 0
    for i in range(picked_count(state, seat)):
        new = i == 0 or colour_of(state.picked[seat, i]) != colour_of(state.picked[seat, i - 1])
        colours += 1 if new else 0
    return colours


@kernel
def is_complete(state: State, seat: int) -> bool:
    """Whether the picked cards are a play: any for the leader, the leader's mix for others (G7, G8)."""
    count = picked_count(state, seat)
    if seat == state.leader:
        return count > 0
    return count == state.mix_cards and picked_colours(state, seat) == state.mix_colours and count > 0


@kernel
def gives(colours: int, pairs: int, more_cards: int, more_colours: int) -> bool:
    """Whether these colours, some of them pairs or more, give that many cards in exactly so many colours."""
    fits = more_colours <= more_cards <= MOST_OF_A_COLOUR * more_colours
    return fits and colours >= more_colours and pairs >= more_cards - more_colours


@kernel
def can_complete(box: Box, state: State, seat: int) -> bool:
    """Whether the picked cards, if any, can become a play (G7–G9)."""
    if seat == state.leader:
        return state.hand_count[seat] > 0
    if state.mix_cards == 0:  # the leader had nothing to play, so nobody plays (G12)
        return False
    count = picked_count(state, seat)
    last = state.picked[seat, count - 1] if count > 0 else 0
    colours, pairs = usable_after(box, state, seat, colour_of(last) if last else -1)
    more_cards = state.mix_cards - count
    more_colours = state.mix_colours - picked_colours(state, seat)
    if gives(colours, pairs, more_cards, more_colours):
        return True
    if last == 0 or is_pair(state, seat):
        return False
    partners = cards_after(state.hand[seat, colour_of(last)], value_of(last))
    return partners != 0 and gives(colours, pairs, more_cards - 1, more_colours)


@kernel
def is_pair(state: State, seat: int) -> bool:
    """Whether the last two picked cards are of one colour: a third may not be (G7)."""
    count = picked_count(state, seat)
    if count < MOST_OF_A_COLOUR:
        return False
    return colour_of(state.picked[seat, count - 1]) == colour_of(state.picked[seat, count - 2])


@kernel
def list_picks(box: Box, state: State, seat: int, out: MoveList, n: int) -> int:
    """Every card that can follow the picked ones, in order, so that no play is reached in two ways.

    A card is offered only if the play can be completed from there (G7–G9).
    """
    count = picked_count(state, seat)
    if count == (MOST_PLAYED if seat == state.leader else state.mix_cards):
        return n
    n = list_partners(box, state, seat, count, out, n)
    return list_new_colours(box, state, seat, count, out, n)


@kernel
def list_partners(box: Box, state: State, seat: int, count: int, out: MoveList, n: int) -> int:
    """A second card of the colour picked last (G7)."""
    if count == 0 or is_pair(state, seat):
        return n
    last = state.picked[seat, count - 1]
    colour = colour_of(last)
    if seat != state.leader:
        colours, pairs = usable_after(box, state, seat, colour)
        more_colours = state.mix_colours - picked_colours(state, seat)
        if not gives(colours, pairs, state.mix_cards - count - 1, more_colours):
            return n
    return list_suit(colour, cards_after(state.hand[seat, colour], value_of(last)), out, n)


@kernel
def list_new_colours(box: Box, state: State, seat: int, count: int, out: MoveList, n: int) -> int:
    """A card of a further colour: any, or where only a pair completes the mix, any but the highest."""
    last_colour = colour_of(state.picked[seat, count - 1]) if count > 0 else -1
    colours, pairs = usable_after(box, state, seat, last_colour)
    more_cards = state.mix_cards - count - 1
    more_colours = state.mix_colours - picked_colours(state, seat) - 1
    for colour in range(last_colour + 1, COLOURS):
        held = state.hand_colours[seat, colour]
        if held == 0 or not may_use(box, state, seat, colour):
            continue
        colours -= 1
        pairs -= 1 if held > 1 else 0
        if seat == state.leader or gives(colours, pairs, more_cards, more_colours):
            n = list_suit(colour, state.hand[seat, colour], out, n)
        elif gives(colours, pairs, more_cards - 1, more_colours):
            n = list_all_but_highest(colour, state.hand[seat, colour], out, n)
    return n


@kernel
def usable_after(box: Box, state: State, seat: int, last_colour: int) -> tuple[int, int]:
    """How many colours after this one the seat holds and may use, and how many of them twice or more."""
    colours, pairs = 0, 0
    for colour in range(last_colour + 1, COLOURS):
        held = state.hand_colours[seat, colour]
        if held > 0 and may_use(box, state, seat, colour):
            colours += 1
            pairs += 1 if held > 1 else 0
    return colours, pairs


@kernel
def list_suit(colour: int, suit: int, out: MoveList, n: int) -> int:
    """A pick of each value in the suit; the two 0s are alike, and listed once."""
    for value in range(VALUES):
        out[n] = pack(Kind.PICK, colour, value, 0, 0)  # written first, kept only if it is there: no branch
        n += 1 if holds(suit, value) else 0
    return n


@kernel
def list_all_but_highest(colour: int, suit: int, out: MoveList, n: int) -> int:
    """A pick of each value that has another card of its colour after it: the pair must still be made."""
    for value in range(VALUES):
        if holds(suit, value) and cards_after(suit, value) != 0:
            out[n] = pack(Kind.PICK, colour, value, 0, 0)
            n += 1
    return n


@kernel
def pick(state: State, seat: int, colour: int, value: int) -> None:
    """Nobody else learns of it before the play is finished."""
    state.picked[seat, picked_count(state, seat)] = face_of(colour, value)


@kernel
def lay_down(state: State, seat: int, log: Log) -> None:
    """The picked cards lie face down; all see their colours. The leader's set the mix (G3, G7, G8)."""
    if seat == state.leader:
        state.mix_cards = picked_count(state, seat)
        state.mix_colours = picked_colours(state, seat)
    for i in range(picked_count(state, seat)):
        face = state.picked[seat, i]
        take_from_hand(state, seat, face)
        state.lying[seat, colour_of(face)] += 1
        state.down[seat, i] = face
        state.picked[seat, i] = 0
    emit(log, Happening.PLAYED, seat, colours_down(state, seat), 0, faces_down(state, seat))


@kernel
def faces_down(state: State, seat: int) -> int:
    """The cards that lie face down, as events tell them."""
    return three(state.down[seat, 0], state.down[seat, 1], state.down[seat, 2])


@kernel
def colours_down(state: State, seat: int) -> int:
    """The colours of the cards that lie face down, as events tell them."""
    first, second, third = state.down[seat, 0], state.down[seat, 1], state.down[seat, 2]
    return three(
        colour_of(first) + 1,
        colour_of(second) + 1 if second else 0,
        colour_of(third) + 1 if third else 0,
    )


# ---------------------------------------------------------------- passing


@kernel
def list_passes(state: State, out: MoveList, n: int) -> int:
    """One to three cards, split between the stacks; fewer only where fewer remain (G10)."""
    left, right = state.stack_count[LEFT], state.stack_count[RIGHT]
    fewest = 1 if left + right > 0 else 0
    for total in range(fewest, MOST_DRAWN + 1):
        for from_left in range(min(total, left), -1, -1):
            if total - from_left <= right:
                out[n] = pack(Kind.PASS, from_left, total - from_left, 0, 0)
                n += 1
    return n


@kernel
def pass_and_draw(state: State, seat: int, left: int, right: int, log: Log) -> None:
    """The split is one decision, made before any card is looked at (G10)."""
    state.passed[seat] = 1
    emit(log, Happening.PASSED, seat, left, right, 0)
    for _ in range(left):
        draw_from(state, seat, LEFT, log)
    for _ in range(right):
        draw_from(state, seat, RIGHT, log)
