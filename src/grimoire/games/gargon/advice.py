"""What a sensible player leans to: cards worth winning where they are likely to win, a pass with a poor hand.

A lean is a logarithm: one more makes a move 2.7 times as likely. The figures were found by playing many
thousands of games against random players and against earlier figures, at all numbers of seats.
"""

from __future__ import annotations

import math

from grimoire.core.arrays import MoveList, Weights
from grimoire.core.kernel import kernel
from grimoire.core.moves import part
from grimoire.games.gargon.battle import colours_lying
from grimoire.games.gargon.box import Box
from grimoire.games.gargon.cards import colour_of
from grimoire.games.gargon.knowledge import unseen_of
from grimoire.games.gargon.moves import FIRST, SECOND, Kind
from grimoire.games.gargon.playing import picked_count
from grimoire.games.gargon.scoring import amulets
from grimoire.games.gargon.state import STACK, State
from grimoire.games.gargon.suits import cards_after, cards_in, higher_in, highest_in, zeros
from grimoire.games.gargon.table import stack_emptied


@kernel
def advise(box: Box, state: State, seat: int, moves: MoveList, weights: Weights) -> None:
    """A weight for each move; a weight twice as high is played twice as often."""
    for i in range(len(moves)):
        weights[i] = math.exp(min(40.0, max(-40.0, lean(box, state, seat, moves[i]))))


@kernel
def lean(box: Box, state: State, seat: int, move: int) -> float:
    kind = part(move, 0)
    if kind == Kind.PICK:
        return lean_to_pick(box, state, seat, part(move, 1), part(move, 2))
    if kind == Kind.PASS:
        return lean_to_pass(state, seat, part(move, 1) + part(move, 2))
    if kind == Kind.DONE:
        return lean_to_be_done(state, seat)
    return lean_to_draw(state, seat, part(move, 1)) if kind == Kind.DRAW else 0.0


@kernel
def lean_to_pass(state: State, seat: int, drawn: int) -> float:
    """With few cards, and then for three; hardly when a stack is empty, for what is drawn then comes late."""
    weight = 0.27 - 0.58 * state.hand_count[seat] + 1.96 * drawn
    return weight - 0.91 if stack_emptied(state) else weight


@kernel
def lean_to_be_done(state: State, seat: int) -> float:
    """Rather one more card, if there is a good one."""
    return -0.86 - 0.17 * picked_count(state, seat)


@kernel
def lean_to_draw(state: State, seat: int, side: int) -> float:
    """A colour that the seat holds, or has won already."""
    colour = state.stack_colours[side * STACK + state.stack_count[side] - 1] - 1
    return 0.57 * state.hand_colours[seat, colour] + 0.75 * cards_in(state.won[seat, colour])


@kernel
def lean_to_pick(box: Box, state: State, seat: int, colour: int, value: int) -> float:
    """For what the card may bring alone, or behind a higher one of its colour, which fights first."""
    alone = prize(box, state, seat, colour, value, FIRST)
    higher = cards_after(state.hand[seat, colour], value)
    if higher == 0 or not may_pair(state, seat) or follows_its_colour(state, seat, colour):
        return alone
    guard = chance_to_win(box, state, seat, colour, highest_in(higher), FIRST)
    return max(alone, prize(box, state, seat, colour, value, SECOND) + 3.31 * guard + 0.69)


@kernel
def may_pair(state: State, seat: int) -> bool:
    """Whether the play may have two cards of a colour (G7, G8)."""
    return seat == state.leader or state.mix_cards > state.mix_colours


@kernel
def follows_its_colour(state: State, seat: int, colour: int) -> bool:
    """Whether the last card picked is of this colour already."""
    count = picked_count(state, seat)
    return count > 0 and colour_of(state.picked[seat, count - 1]) == colour


@kernel
def prize(box: Box, state: State, seat: int, colour: int, value: int, battle: int) -> float:
    """What playing a card may bring: its amulets and a majority if it wins, less what is lost with it.

    A 0 brings the amulets that it doubles (G23). High cards are better kept than spent for nothing.
    """
    wins = chance_to_win(box, state, seat, colour, value, battle)
    won = state.won[seat, colour]
    worth = 3.44 + 2.52 * (box.amulets[value] << zeros(won))
    if value == 0:
        worth += 0.6 + 2.52 * amulets(box, won)
    return wins * worth - 1.06 * (1.0 - wins) * box.amulets[value] - 0.03 * value


@kernel
def chance_to_win(box: Box, state: State, seat: int, colour: int, value: int, battle: int) -> float:
    """How likely it is that nobody beats a card of this value in the first battle, or the second."""
    unseen = unseen_of(box, state, seat, colour)
    if unseen == 0:
        return 1.0
    # A 0 loses to any card that fights it, the other 0 included (G18).
    better = 1.0 if value == 0 else cards_in(higher_in(unseen, value)) / cards_in(unseen)
    wins = 1.0
    for other in range(box.seats):
        if other != seat:
            wins *= 1.0 - better * likely_to_meet(state, other, colour, battle)
            if state.lying[other, colour] > battle:  # the better of two cards fights
                wins *= 1.0 - better
    return wins


@kernel
def likely_to_meet(state: State, other: int, colour: int, battle: int) -> float:
    """How likely another seat has a card for this battle: it lies there, or may still be played."""
    if state.lying[other, colour] >= battle:
        return 1.0
    if has_acted(state, other) or state.hand_colours[other, colour] < battle:
        return 0.0
    share = state.hand_colours[other, colour] / state.hand_count[other]
    return min(1.0, (0.54 if battle == FIRST else 1.05) * share)


@kernel
def has_acted(state: State, other: int) -> bool:
    """Whether a seat has had its turn in this round."""
    return state.passed[other] != 0 or colours_lying(state, other) > 0
