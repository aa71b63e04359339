"""What a sensible player leans to: few cards taken, strong openings, cheap answers."""

from __future__ import annotations

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
        weights[i] = lean(box, state, seat, moves[i])


@kernel
def lean(box: Box, state: State, seat: int, move: int) -> float:
    kind = part(move, 0)
    if kind == Kind.TAKE:
        return lean_to_take(state)
    if kind == Kind.BALL:
        return 1.0 + 0.5 * state.fight_count
    if state.fight_count == 0:
        return lean_to_open(state, seat, move)
    return lean_to_answer(state, seat, move)


@kernel
def lean_to_take(state: State) -> float:
    """Every card taken counts; one or two are a fair price for opening the next fight."""
    return 2.0 / (state.fight_count * state.fight_count)


@kernel
def cards_of(move: int) -> int:
    """How many cards a play lays down."""
    return part(move, 2) + part(move, 3) + (1 if part(move, 4) != Top.NONE else 0)


@kernel
def lean_to_open(state: State, seat: int, move: int) -> float:
    """A high total of many cards: the next player will have to take them."""
    total = part(move, 1) * cards_of(move)
    return 0.05 + total * total * 0.01


@kernel
def lean_to_answer(state: State, seat: int, move: int) -> float:
    """Just enough, and jokers only where they matter; when the stock is gone, as many cards as possible."""
    spare = part(move, 1) * cards_of(move) - state.total
    weight = 6.0 / (2.0 + spare)
    if state.stock_count == 0:
        weight *= cards_of(move) * cards_of(move)
    if part(move, 3) > 0 or part(move, 4) == Top.JOKER:
        weight *= 0.5
    return weight + 0.01
