"""The battle phase: cards are revealed and fought for, colour after colour (G13–G20)."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.events import NOBODY, emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.gargon.box import Box
from grimoire.games.gargon.cards import COLOURS, MOST_PLAYED, colour_of, is_of, value_of
from grimoire.games.gargon.moves import FIRST, SECOND, Happening, Kind, Way, three
from grimoire.games.gargon.state import LEFT, RIGHT, Phase, State
from grimoire.games.gargon.suits import with_card
from grimoire.games.gargon.table import discard, draw_from, seat_after


@kernel
def reveal(box: Box, state: State, log: Log) -> None:
    """All played cards are turned over together (G13)."""
    for steps in range(box.seats):
        seat = seat_after(box, state.leader, steps)
        for i in range(MOST_PLAYED):
            state.shown[seat, i] = state.down[seat, i]
            state.down[seat, i] = 0
        if state.shown[seat, 0] != 0:
            faces = three(state.shown[seat, 0], state.shown[seat, 1], state.shown[seat, 2])
            emit(log, Happening.REVEALED, seat, faces, 0, 0)


@kernel
def fight_on(box: Box, state: State, log: Log) -> bool:
    """Fights until somebody has to decide; says whether somebody has, or else that nothing lies any more."""
    while True:
        if consolation_due(box, state, log):
            return True
        if state.fought != 0:
            fight_second(box, state, log)
            continue
        seat = chooser(box, state)
        if seat == NOBODY:
            return False
        if colours_lying(state, seat) > 1:
            state.phase = Phase.BATTLE
            state.turn = seat
            return True
        fight_first(box, state, seat, only_colour(state, seat), log)


# ---------------------------------------------------------------- the choice of a colour


@kernel
def chooser(box: Box, state: State) -> int:
    """The first seat with cards before it, from the leader clockwise; NOBODY if there is none (G14)."""
    for steps in range(box.seats):
        seat = seat_after(box, state.leader, steps)
        if colours_lying(state, seat) > 0:
            return seat
    return NOBODY


@kernel
def colours_lying(state: State, seat: int) -> int:
    """How many colours lie before a seat."""
    colours = 0
    for colour in range(COLOURS):
        colours += 1 if state.lying[seat, colour] > 0 else 0
    return colours


@kernel
def only_colour(state: State, seat: int) -> int:
    """The only colour before a seat, where there is no choice."""
    colour = 0
    while state.lying[seat, colour] == 0:
        colour += 1
    return colour


@kernel
def list_colours(state: State, seat: int, out: MoveList, n: int) -> int:
    """The colours that the seat has before it (G14)."""
    for colour in range(COLOURS):
        if state.lying[seat, colour] > 0:
            out[n] = pack(Kind.FIGHT, colour, 0, 0, 0)
            n += 1
    return n


# ---------------------------------------------------------------- a colour is fought for


@kernel
def involved(box: Box, state: State, colour: int) -> int:
    """How many seats have cards of the colour lying (G15–G17)."""
    seats = 0
    for seat in range(box.seats):
        seats += 1 if state.lying[seat, colour] > 0 else 0
    return seats


@kernel
def fight_first(box: Box, state: State, seat: int, colour: int, log: Log) -> None:
    """A colour that one seat alone has is won without a fight, else there is a first battle (G15, G16)."""
    emit(log, Happening.CHOSE, seat, colour, 0, 0)
    if involved(box, state, colour) == 1:
        while state.lying[seat, colour] > 0:
            win(state, seat, take_highest(state, seat, colour), Way.UNOPPOSED, log)
    else:
        fight(box, state, colour, FIRST, log)
        state.fought = colour + 1


@kernel
def fight_second(box: Box, state: State, log: Log) -> None:
    """What still lies of the colour is fought for once more; a single seat just wins it (G16, G17)."""
    colour = state.fought - 1
    state.fought = 0
    left = involved(box, state, colour)
    if left > 1:
        fight(box, state, colour, SECOND, log)
    elif left == 1:
        for seat in range(box.seats):
            if state.lying[seat, colour] > 0:
                win(state, seat, take_highest(state, seat, colour), Way.REMAINING, log)


@kernel
def fight(box: Box, state: State, colour: int, battle: int, log: Log) -> None:
    """Everybody's highest card of the colour fights; the highest of all wins, the others are discarded (G16).

    A 0 never wins a battle: of two 0s alone both are discarded (G18). Who lost a card will draw one (G19).
    """
    highest = 0
    for steps in range(box.seats):
        seat = seat_after(box, state.leader, steps)
        if state.lying[seat, colour] > 0:
            face = state.shown[seat, highest_lying(state, seat, colour)]
            highest = max(highest, value_of(face))
            emit(log, Happening.FOUGHT, seat, face, battle, 0)
    if highest == 0:
        emit(log, Happening.NOBODY_WON, NOBODY, colour, 0, 0)
    for steps in range(box.seats):
        seat = seat_after(box, state.leader, steps)
        if state.lying[seat, colour] > 0:
            face = take_highest(state, seat, colour)
            if value_of(face) == highest and highest > 0:
                win(state, seat, face, Way.BATTLE, log)
            else:
                lose(state, seat, face, log)


@kernel
def highest_lying(state: State, seat: int, colour: int) -> int:
    """The slot of the seat's highest card of the colour, of which it has one; cards lie in rising order."""
    slot = MOST_PLAYED - 1
    while not is_of(state.shown[seat, slot], colour):
        slot -= 1
    return slot


@kernel
def take_highest(state: State, seat: int, colour: int) -> int:
    """Takes that card off the table; the others close up."""
    slot = highest_lying(state, seat, colour)
    face = state.shown[seat, slot]
    for i in range(slot, MOST_PLAYED - 1):
        state.shown[seat, i] = state.shown[seat, i + 1]
    state.shown[seat, MOST_PLAYED - 1] = 0
    state.lying[seat, colour] -= 1
    return face


@kernel
def win(state: State, seat: int, face: int, way: int, log: Log) -> None:
    """The card goes face down on the seat's winnings; its colour shows (G25)."""
    colour = colour_of(face)
    state.won[seat, colour] = with_card(state.won[seat, colour], value_of(face))
    state.won_last[seat] = colour + 1
    emit(log, Happening.WON, seat, face, way, 0)


@kernel
def lose(state: State, seat: int, face: int, log: Log) -> None:
    """The card is discarded, and its player will be consoled (G19, G20)."""
    discard(state, face)
    state.owed[seat] = 1
    emit(log, Happening.DISCARDED, seat, face, 0, 0)


# ---------------------------------------------------------------- consolation


@kernel
def consolation_due(box: Box, state: State, log: Log) -> bool:
    """From the leader clockwise, who lost a card draws one; says whether a seat has to choose a stack.

    There is a choice only while both stacks have cards; if both are empty there is no draw (G19, G20).
    """
    for steps in range(box.seats):
        seat = seat_after(box, state.leader, steps)
        if state.owed[seat] == 0:
            continue
        if state.stack_count[LEFT] > 0 and state.stack_count[RIGHT] > 0:
            state.phase = Phase.CONSOLATION
            state.turn = seat
            return True
        state.owed[seat] = 0
        if state.stack_count[LEFT] + state.stack_count[RIGHT] > 0:
            draw_from(state, seat, LEFT if state.stack_count[LEFT] > 0 else RIGHT, log)
    return False


@kernel
def draw_consolation(state: State, seat: int, side: int, log: Log) -> None:
    """A card for the one that was lost (G19)."""
    state.owed[seat] = 0
    draw_from(state, seat, side, log)
