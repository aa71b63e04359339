"""The end of the game: majorities and amulets (G21–G24)."""

from __future__ import annotations

from grimoire.core.arrays import Log, Points, Shares
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.gargon.box import Box
from grimoire.games.gargon.cards import COLOURS, VALUES
from grimoire.games.gargon.moves import Happening
from grimoire.games.gargon.state import State
from grimoire.games.gargon.suits import cards_in, holds, zeros
from grimoire.games.gargon.table import discard_hand

MAJORITY, TIED = 10, 5


@kernel
def bonus(box: Box, state: State, seat: int, colour: int) -> int:
    """10 for most won cards of the colour, 5 if tied, 0 for less; nothing for a colour nobody won (G22)."""
    own = cards_in(state.won[seat, colour])
    tied = False
    for other in range(box.seats):
        if other != seat:
            theirs = cards_in(state.won[other, colour])
            if theirs > own:
                return 0
            tied = tied or theirs == own
    if own == 0:
        return 0
    return TIED if tied else MAJORITY


@kernel
def amulets(box: Box, suit: int) -> int:
    """The amulets on these cards, doubled by each 0 of the same colour (G23)."""
    count = 0
    for value in range(1, VALUES):
        count += box.amulets[value] if holds(suit, value) else 0
    return count << zeros(suit)


@kernel
def bonus_of(box: Box, state: State, seat: int) -> int:
    """All majorities of a seat (G22)."""
    points = 0
    for colour in range(COLOURS):
        points += bonus(box, state, seat, colour)
    return points


@kernel
def amulets_of(box: Box, state: State, seat: int) -> int:
    """All amulets of a seat, doubled where they are (G23)."""
    points = 0
    for colour in range(COLOURS):
        points += amulets(box, state.won[seat, colour])
    return points


@kernel
def share_victory(box: Box, points: Points, shares: Shares) -> None:
    """The highest total wins; a tie is a shared victory (G24)."""
    highest = points[0]
    for seat in range(box.seats):
        highest = max(highest, points[seat])
    winners = 0
    for seat in range(box.seats):
        winners += 1 if points[seat] == highest else 0
    for seat in range(box.seats):
        shares[seat] = 1.0 / winners if points[seat] == highest else 0.0


@kernel
def end_game(box: Box, state: State, log: Log) -> None:
    """Hands are discarded, majorities and amulets are counted (G21–G23)."""
    state.over = 1
    for seat in range(box.seats):
        if state.hand_count[seat] > 0:
            emit(log, Happening.HAND_DISCARDED, seat, state.hand_count[seat], 0, 0)
            discard_hand(state, seat)
    for colour in range(COLOURS):
        for seat in range(box.seats):
            tell_colour(box, state, seat, colour, log)
    for seat in range(box.seats):
        points = amulets_of(box, state, seat)
        emit(log, Happening.SCORED, seat, points, bonus_of(box, state, seat), 0)


@kernel
def tell_colour(box: Box, state: State, seat: int, colour: int, log: Log) -> None:
    """What a colour brings a seat beyond plain amulets."""
    majority = bonus(box, state, seat, colour)
    if majority > 0:
        emit(log, Happening.MAJORITY, seat, colour, majority, 0)
    suit = state.won[seat, colour]
    if zeros(suit) > 0 and amulets(box, suit) > 0:
        emit(log, Happening.DOUBLED, seat, colour, amulets(box, suit), 0)
