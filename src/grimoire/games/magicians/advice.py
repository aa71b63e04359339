"""What a sensible player leans to: never take, answer just enough, keep the strong cards for later.

A lean is a logarithm: one more makes a move 2.7 times as likely. The figures were found by playing tens of
thousands of games against random players, with both variants.
"""

from __future__ import annotations

import math

from grimoire.core.arrays import MoveList, Weights
from grimoire.core.kernel import kernel
from grimoire.core.moves import part
from grimoire.games.magicians.box import Box
from grimoire.games.magicians.moves import Kind, Top
from grimoire.games.magicians.state import State


@kernel
def advise(box: Box, state: State, seat: int, moves: MoveList, weights: Weights) -> None:
    """A weight for each move; a weight twice as high is played twice as often."""
    for i in range(len(moves)):
        weights[i] = math.exp(max(-40.0, lean(state, moves[i])))


@kernel
def lean(state: State, move: int) -> float:
    kind = part(move, 0)
    if kind == Kind.TAKE:
        return lean_to_take(state)
    if kind == Kind.BALL:
        return lean_to_ball(state)
    if state.fight_count == 0:
        return lean_to_open(move) + lean_to_go_out(state, move)
    return lean_to_answer(state, move) + lean_to_go_out(state, move)


@kernel
def cards_of(move: int) -> int:
    """How many cards a play lays down."""
    return part(move, 2) + part(move, 3) + (1 if part(move, 4) != Top.NONE else 0)


@kernel
def uses_joker(move: int) -> bool:
    return part(move, 3) > 0 or part(move, 4) == Top.JOKER


@kernel
def lean_to_take(state: State) -> float:
    """Every card taken counts, so hardly ever by choice."""
    return -2.5 - 1.4 * state.fight_count


@kernel
def lean_to_ball(state: State) -> float:
    """A ball answers any total: keep it for one that nothing else can beat."""
    return -2.4 - 0.3 * state.fight_count


@kernel
def lean_to_open(move: int) -> float:
    """Low and with many cards: the weak ones go, and others will have to take them. No joker for that."""
    weight = 0.9 * cards_of(move) - 1.2 * part(move, 1)
    return weight - 8.0 if uses_joker(move) else weight


@kernel
def lean_to_answer(state: State, move: int) -> float:
    """Just enough, the more so the longer the fight; rather many weak cards than one strong; no joker."""
    spare = part(move, 1) * cards_of(move) - state.total
    weight = 3.0 * cards_of(move) - 0.15 * part(move, 1) - (0.3 + 0.14 * state.fight_count) * spare
    return weight - 2.0 if uses_joker(move) else weight


@kernel
def lean_to_go_out(state: State, move: int) -> float:
    """When the stock is gone, every card laid down is one fewer to count."""
    return 1.1 * cards_of(move) if state.stock_count == 0 else 0.0
