"""The kernel functions that every game has, as typed stubs for generic code.

Generic code (playouts, search, environments) imports these names; binding it to a game puts that game's
functions in their place. `games/magicians/rules.py` is the smallest example of the real ones.
"""

from __future__ import annotations

from grimoire.core.arrays import Counts, Log, Memory, MoveList, Points, Shares, Weights
from grimoire.core.chance import Chance
from grimoire.core.kernel import protocol
from grimoire.core.layout import Box, Layout, hidden


class State(Layout):
    """What changes in a game. Every game's state has its stream of chance."""

    chance: Chance = hidden(Chance)


@protocol
def deal(box: Box, state: State, log: Log) -> None:
    """Sets up an empty state, from the stream of chance in it."""
    raise NotImplementedError


@protocol
def actors(box: Box, state: State) -> int:
    """The seats that must answer now, as a mask; 0 when the game is over. Reads public facts only."""
    raise NotImplementedError


@protocol
def legal(box: Box, state: State, seat: int, out: MoveList) -> int:
    """Fills `out` with the seat's moves, in a fixed order, without repeats; says how many.

    None for a seat that is not asked. Reads only what the seat sees.
    """
    raise NotImplementedError


@protocol
def apply(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """Plays a move; trusts that it is legal."""
    raise NotImplementedError


@protocol
def scores(box: Box, state: State, points: Points, shares: Shares) -> int:
    """Points as printed and shares of victory that sum to 1; says the reason of the end.

    Before the end the reason is 0 and both are an estimate.
    """
    raise NotImplementedError


@protocol
def resample(box: Box, state: State, seat: int) -> None:
    """Replaces all that the seat cannot know by a fair sample of what it could be.

    It draws from the state's own stream; only `imagine` calls it, with a fresh key.
    """
    raise NotImplementedError


@protocol
def advise(box: Box, state: State, seat: int, moves: MoveList, weights: Weights) -> None:
    """A cheap policy: how much a sensible player leans to each move, every weight positive."""
    raise NotImplementedError


@protocol
def stage(box: Box, state: State) -> int:
    """Which part of the game it is: a deal, a round. Where games are long, rollouts end with it."""
    raise NotImplementedError


@protocol
def note(box: Box, state: State, log: Log, memory: Memory, counts: Counts, amounts: Counts) -> None:
    """Counts what might decide the game, from the events of the deal or of a move, and the state after it.

    `counts[factor, seat]` is how often the seat has had it, `amounts` what is added up beside. `memory` is
    what has to be remembered from move to move. All is 0 when a game begins.
    """
    raise NotImplementedError


@protocol
def audit(box: Box, state: State) -> int:
    """0 where the state is sound: every component is in one place, every count is right.

    Otherwise the number of the fault, counting from 1 in the game's list of them.
    """
    raise NotImplementedError
