"""What holds in every state: each card is in one place, each count is right, each number is possible."""

from __future__ import annotations

from grimoire.core.events import NOBODY
from grimoire.core.kernel import kernel
from grimoire.games.gargon.battle import chooser, colours_lying
from grimoire.games.gargon.box import Box
from grimoire.games.gargon.cards import (
    CARDS_A_COLOUR,
    COLOURS,
    FACES,
    MOST_OF_A_COLOUR,
    MOST_PLAYED,
    colour_of,
    is_of,
    value_of,
)
from grimoire.games.gargon.playing import can_complete, may_use, picked_colours, picked_count
from grimoire.games.gargon.state import LEFT, RIGHT, STACK, Phase, State
from grimoire.games.gargon.suits import WHOLE, cards_in, holds, is_suit, union, with_card, zeros
from grimoire.games.gargon.table import seat_after, stack_emptied

# The number of a fault is its place here, from 1.
FAULTS = (
    "numbers",
    "suits",
    "hands",
    "stacks",
    "plays",
    "cards",
    "order",
    "mix",
    "picked",
    "owed",
    "won-last",
    "end",
)


@kernel
def audit(box: Box, state: State) -> int:
    """0 where all is well, else the first fault. The first keep the later ones inside their arrays."""
    if not numbers_fit(box, state):
        return 1
    if not suits_fit(box, state):
        return 2
    if not hands_fit(box, state):
        return 3
    if not stacks_fit(box, state):
        return 4
    if not plays_fit(box, state):
        return 5
    if not all_cards_there(box, state):
        return 6
    if not order_fits(box, state):
        return 7
    if not mix_fits(box, state):
        return 8
    if not picks_fit(box, state):
        return 9
    if not consolation_fits(box, state):
        return 10
    if not won_last_fits(box, state):
        return 11
    return 0 if end_fits(box, state) else 12


@kernel
def numbers_fit(box: Box, state: State) -> bool:
    """Seats, phases, counts and flags are possible; a seat that is not in play has nothing."""
    if not (0 <= state.turn < box.seats and 0 <= state.leader < box.seats and state.rounds >= 0):
        return False
    if not (Phase.PLAYING <= state.phase <= Phase.CONSOLATION and 0 <= state.over <= 1):
        return False
    if not (0 <= state.fought <= COLOURS and counts_fit(box, state)):
        return False
    for seat in range(len(state.hand_count)):
        if not flags_fit(state, seat) or (seat >= box.seats and not is_empty(state, seat)):
            return False
    return True


@kernel
def counts_fit(box: Box, state: State) -> bool:
    cards, colours = state.mix_cards, state.mix_colours
    if not (0 <= cards <= MOST_PLAYED and colours <= cards <= MOST_OF_A_COLOUR * colours):
        return False
    return 0 <= state.stack_count[LEFT] <= box.stack and 0 <= state.stack_count[RIGHT] <= box.stack


@kernel
def flags_fit(state: State, seat: int) -> bool:
    """What is yes or no is 0 or 1; what is a card, a colour or a number of cards can be one."""
    if not (0 <= state.passed[seat] <= 1 and 0 <= state.owed[seat] <= 1):
        return False
    for i in range(MOST_PLAYED):
        if not (is_face(state.picked[seat, i]) and is_face(state.down[seat, i])):
            return False
        if not is_face(state.shown[seat, i]):
            return False
    return 0 <= state.won_last[seat] <= COLOURS and state.hand_count[seat] >= 0


@kernel
def is_face(face: int) -> bool:
    return 0 <= face < FACES


@kernel
def is_empty(state: State, seat: int) -> bool:
    held = state.hand_count[seat] + state.passed[seat] + state.owed[seat] + state.won_last[seat]
    for i in range(MOST_PLAYED):
        held += state.picked[seat, i] + state.down[seat, i] + state.shown[seat, i]
    for colour in range(COLOURS):
        held += state.hand[seat, colour] + state.won[seat, colour]
        held += state.hand_colours[seat, colour] + state.lying[seat, colour]
    return held == 0


@kernel
def suits_fit(box: Box, state: State) -> bool:
    for colour in range(COLOURS):
        if not is_suit(state.discarded[colour]):
            return False
        for seat in range(box.seats):
            if not (is_suit(state.hand[seat, colour]) and is_suit(state.won[seat, colour])):
                return False
    return True


@kernel
def hands_fit(box: Box, state: State) -> bool:
    """Each hand holds what its backs show, colour by colour and in all (G3)."""
    for seat in range(box.seats):
        held = 0
        for colour in range(COLOURS):
            if cards_in(state.hand[seat, colour]) != state.hand_colours[seat, colour]:
                return False
            held += state.hand_colours[seat, colour]
        if held != state.hand_count[seat]:
            return False
    return True


@kernel
def stacks_fit(box: Box, state: State) -> bool:
    """Each stack has as many cards as is said, of the colours that show, and nothing beyond (G3)."""
    for slot in range(len(state.stack)):
        side, i = slot // STACK, slot % STACK
        if side <= RIGHT and i < state.stack_count[side]:
            face = state.stack[slot]
            if not (0 < face < FACES and state.stack_colours[slot] == colour_of(face) + 1):
                return False
        elif state.stack[slot] != 0 or (side <= RIGHT and state.stack_colours[slot] != 0):
            return False
    return True


@kernel
def plays_fit(box: Box, state: State) -> bool:
    """Cards lie face down while cards are played, face up afterwards, and show their colours (G3, G13)."""
    for seat in range(box.seats):
        if not lies_in_order(state, seat):
            return False
        for colour in range(COLOURS):
            lying = 0
            for i in range(MOST_PLAYED):
                lying += 1 if is_of(state.down[seat, i], colour) else 0
                lying += 1 if is_of(state.shown[seat, i], colour) else 0
            if lying != state.lying[seat, colour] or lying > MOST_OF_A_COLOUR:
                return False
            if lying > 0 and state.passed[seat]:
                return False
    return True


@kernel
def lies_in_order(state: State, seat: int) -> bool:
    """In rising order, and only one of the two rows is in use."""
    if not rises(state.down[seat, 0], state.down[seat, 1], state.down[seat, 2]):
        return False
    if not rises(state.shown[seat, 0], state.shown[seat, 1], state.shown[seat, 2]):
        return False
    return (state.shown[seat, 0] if state.phase == Phase.PLAYING else state.down[seat, 0]) == 0


@kernel
def rises(first: int, second: int, third: int) -> bool:
    """Whether these faces are in rising order, with nothing after a slot that is empty."""
    return (second == 0 or 0 < first <= second) and (third == 0 or 0 < second <= third)


@kernel
def all_cards_there(box: Box, state: State) -> bool:
    """Every card is in one place: a hand, a stack, a play, somebody's winnings, the discards (G1)."""
    for colour in range(COLOURS):
        found = cards_in(state.discarded[colour])
        together = state.discarded[colour]
        for seat in range(box.seats):
            found += cards_in(state.hand[seat, colour]) + cards_in(state.won[seat, colour])
            together = union(union(together, state.hand[seat, colour]), state.won[seat, colour])
            for i in range(MOST_PLAYED):
                for face in (state.down[seat, i], state.shown[seat, i]):
                    if is_of(face, colour):
                        found += 1
                        together = with_card(together, value_of(face))
        for slot in range(2 * STACK):
            if state.stack_colours[slot] == colour + 1:
                found += 1
                together = with_card(together, value_of(state.stack[slot]))
        if found != CARDS_A_COLOUR or together != WHOLE:
            return False
    return True


@kernel
def order_fits(box: Box, state: State) -> bool:
    """Who has played or passed, and whose turn that makes it; once all is over, nobody has (G8, G12, G14)."""
    if state.phase == Phase.BATTLE:
        return state.turn == chooser(box, state) and colours_lying(state, state.turn) > 1
    if state.phase == Phase.CONSOLATION:
        return True
    acted = True
    for steps in range(box.seats):
        seat = seat_after(box, state.leader, steps)
        if seat == state.turn or state.over:
            acted = False
        if (state.passed[seat] != 0 or state.down[seat, 0] != 0) != acted:
            return False
    return True


@kernel
def mix_fits(box: Box, state: State) -> bool:
    """The leader's cards set the mix, and all others follow it; with no cards there is no mix (G8, G12)."""
    if state.phase != Phase.PLAYING:
        return state.mix_cards > 0 and not state.passed[state.leader] and lies_within_mix(box, state)
    if (state.mix_cards > 0) != (state.down[state.leader, 0] != 0):
        return False
    for seat in range(box.seats):
        if state.down[seat, 0] != 0 and not follows(state, seat):
            return False
    return state.turn == state.leader or state.mix_cards > 0 or hands_were_empty(box, state)


@kernel
def lies_within_mix(box: Box, state: State) -> bool:
    """Whether no seat has more cards or colours before it than it can have played (G8)."""
    for seat in range(box.seats):
        cards = 0
        for colour in range(COLOURS):
            cards += state.lying[seat, colour]
        if cards > state.mix_cards or colours_lying(state, seat) > state.mix_colours:
            return False
    return True


@kernel
def follows(state: State, seat: int) -> bool:
    """Whether the cards face down before a seat are of the mix (G8)."""
    cards = 0
    for colour in range(COLOURS):
        cards += state.lying[seat, colour]
    return cards == state.mix_cards and colours_lying(state, seat) == state.mix_colours


@kernel
def hands_were_empty(box: Box, state: State) -> bool:
    """Whether every seat that is still to act has an empty hand, as where the leader passed (G12)."""
    for seat in range(box.seats):
        if not state.passed[seat] and state.hand_count[seat] > 0:
            return False
    return True


@kernel
def picks_fit(box: Box, state: State) -> bool:
    """Only the seat to play has picked cards: of its hand, in order, towards a play that can be completed."""
    for seat in range(box.seats):
        first, second, third = state.picked[seat, 0], state.picked[seat, 1], state.picked[seat, 2]
        if first == 0 and second == 0 and third == 0:
            continue
        if state.over or state.phase != Phase.PLAYING or seat != state.turn:
            return False
        if not (rises(first, second, third) and holds_picked(state, seat)):
            return False
        if not (picks_allowed(box, state, seat) and can_complete(box, state, seat)):
            return False
    return True


@kernel
def holds_picked(state: State, seat: int) -> bool:
    for i in range(picked_count(state, seat)):
        face = state.picked[seat, i]
        suit = state.hand[seat, colour_of(face)]
        again = i > 0 and state.picked[seat, i - 1] == face
        if not holds(suit, value_of(face)) or (again and (value_of(face) != 0 or zeros(suit) < 2)):
            return False
    return True


@kernel
def picks_allowed(box: Box, state: State, seat: int) -> bool:
    """Never three of one colour, and only colours that the seat may use (G7, G9)."""
    for i in range(picked_count(state, seat)):
        if not may_use(box, state, seat, colour_of(state.picked[seat, i])):
            return False
    return picked_count(state, seat) < MOST_PLAYED or picked_colours(state, seat) > 1


@kernel
def consolation_fits(box: Box, state: State) -> bool:
    """Who has still to draw: nobody, but where the first of them is choosing between two stacks (G19)."""
    due = NOBODY
    for steps in range(box.seats - 1, -1, -1):
        seat = seat_after(box, state.leader, steps)
        if state.owed[seat]:
            due = seat
        if state.owed[seat] and state.passed[seat]:
            return False
        if state.fought > 0 and state.lying[seat, state.fought - 1] > 1:  # one has fought already
            return False
    if state.phase != Phase.CONSOLATION:
        return due == NOBODY and state.fought == 0
    return due == state.turn and not stack_emptied(state) and not state.over


@kernel
def won_last_fits(box: Box, state: State) -> bool:
    """The card on top of the winnings is one of them (G25)."""
    for seat in range(box.seats):
        won = 0
        for colour in range(COLOURS):
            won += cards_in(state.won[seat, colour])
        top = state.won_last[seat]
        if (top == 0) != (won == 0) or (top > 0 and state.won[seat, top - 1] == 0):
            return False
    return True


@kernel
def end_fits(box: Box, state: State) -> bool:
    """A game ends after the round in which a stack was emptied, with no card held or lying (G21)."""
    if not state.over:
        starts = state.phase == Phase.PLAYING and state.turn == state.leader
        return not (starts and stack_emptied(state)) and leader_fits(box, state)
    held = 0
    for seat in range(box.seats):
        held += state.hand_count[seat] + colours_lying(state, seat)
    return held == 0 and stack_emptied(state) and state.phase == Phase.PLAYING and state.mix_cards == 0


@kernel
def leader_fits(box: Box, state: State) -> bool:
    """Nobody leads without cards while somebody has some (G12)."""
    if state.phase != Phase.PLAYING or state.turn != state.leader or state.hand_count[state.leader] > 0:
        return True
    return hands_were_empty(box, state)
