"""What a sensible player leans to: cards worth winning where they are likely to win, a pass with a poor hand.

A lean is a logarithm: one more makes a move 2.7 times as likely. The figures were found by playing tens of
thousands of games against random players at all numbers of seats.
"""

from __future__ import annotations

import numpy as np

from grimoire.core.arrays import MoveList, Weights
from grimoire.core.kernel import kernel
from grimoire.core.moves import part
from grimoire.games.gargon.box import Box
from grimoire.games.gargon.cards import VALUES
from grimoire.games.gargon.knowledge import unseen_of
from grimoire.games.gargon.moves import Kind
from grimoire.games.gargon.playing import is_restricted, last_seat, picked_count
from grimoire.games.gargon.scoring import amulets
from grimoire.games.gargon.state import LEFT, RIGHT, STACK, State
from grimoire.games.gargon.suits import cards_after, cards_in, highest_in, zeros
from grimoire.games.gargon.table import colour_of, seat_after, stack_emptied, value_of


@kernel
def advise(box: Box, state: State, seat: int, moves: MoveList, weights: Weights) -> None:
    """A weight for each move; a weight twice as high is played twice as often."""
    for i in range(len(moves)):
        weights[i] = np.exp(min(40.0, max(-40.0, lean(box, state, seat, moves[i], weights, len(moves)))))


@kernel
def lean(box: Box, state: State, seat: int, move: int, P: Weights, k: int) -> float:
    kind = part(move, 0)
    if kind == Kind.PICK:
        return lean_to_pick(box, state, seat, part(move, 1), part(move, 2), P, k)
    if kind == Kind.PASS:
        return lean_to_pass(state, seat, part(move, 1), part(move, 2), P, k)
    if kind == Kind.DONE:
        return P[k + 0] + P[k + 1] * picked_count(state, seat)
    if kind == Kind.DRAW:
        return lean_to_draw(state, seat, part(move, 1), P, k)
    return 0.0


@kernel
def lean_to_pass(state: State, seat: int, left: int, right: int, P: Weights, k: int) -> float:
    poor = P[k + 2] - P[k + 3] * state.hand_count[seat] + P[k + 4] * (left + right)
    return poor - (P[k + 5] if stack_emptied(state) else 0.0)


@kernel
def lean_to_draw(state: State, seat: int, side: int, P: Weights, k: int) -> float:
    colour = state.stack_colours[side * STACK + state.stack_count[side] - 1] - 1
    return P[k + 6] * state.hand_colours[seat, colour] + P[k + 7] * cards_in(state.won[seat, colour])


@kernel
def lean_to_pick(box: Box, state: State, seat: int, colour: int, value: int, P: Weights, k: int) -> float:
    unseen = unseen_of(box, state, seat, colour)
    count = picked_count(state, seat)
    low = -1
    if count > 0 and colour_of(state.picked[seat, count - 1]) == colour:
        low = value_of(state.picked[seat, count - 1])
    higher = cards_after(state.hand[seat, colour], value)
    alone = prize(box, state, seat, colour, value, unseen, 1, P, k)
    if low >= 0:
        return alone + P[k + 8]
    if higher != 0 and may_pair(state, seat):
        guarded = prize(box, state, seat, colour, value, unseen, 2, P, k)
        top = highest_in(higher)
        guarded += P[k + 9] * chance_to_win(box, state, seat, colour, top, unseen, 1, P, k) - P[k + 10]
        return max(alone, guarded)
    return alone


@kernel
def may_pair(state: State, seat: int) -> bool:
    return seat == state.leader or state.mix_cards > state.mix_colours


@kernel
def prize(box: Box, state: State, seat: int, colour: int, value: int, unseen: int, battle: int, P: Weights, k: int) -> float:
    wins = chance_to_win(box, state, seat, colour, value, unseen, battle, P, k)
    won = state.won[seat, colour]
    worth = P[k + 11] + P[k + 12] * (box.amulets[value] << zeros(won))
    if value == 0:
        worth += P[k + 13] + P[k + 12] * amulets(box, won)
    return wins * worth - P[k + 14] * value / 15.0 - P[k + 15] * (1.0 - wins) * box.amulets[value]


@kernel
def chance_to_win(box: Box, state: State, seat: int, colour: int, value: int, unseen: int, battle: int, P: Weights, k: int) -> float:
    """How likely nobody beats a card of this value, in the first battle or the second."""
    total = cards_in(unseen)
    if total == 0:
        return 1.0
    above = cards_in(unseen >> value + 1 & (1 << VALUES - 1 - value) - 1) / total if value < 15 else 0.0
    if value == 0:
        above = 1.0
    wins = 1.0
    for other in range(box.seats):
        if other == seat:
            continue
        lying = state.lying[other, colour]
        if lying >= battle:
            once = 1.0 - above
            wins *= once * once if lying > battle else once
        elif not has_acted(box, state, other):
            held = state.hand_colours[other, colour]
            if held >= battle:
                likely = min(1.0, (P[k + 16] if battle == 1 else P[k + 17]) * held / state.hand_count[other])
                wins *= 1.0 - likely * above
    return wins


@kernel
def has_acted(box: Box, state: State, other: int) -> bool:
    """Whether a seat comes before the one to play in this round's order."""
    place = other - state.leader + (box.seats if other < state.leader else 0)
    now = state.turn - state.leader + (box.seats if state.turn < state.leader else 0)
    return place < now
