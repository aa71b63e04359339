"""One bid, made by two seats at once, of 1 or of 2: a game with a known answer.

The first seat wins all of it with 1 against 2, and half of it with 2 against 1; else the second has it.
Whoever plays well bids 1 one time in three in the first seat, and two times in three in the second.
"""

from __future__ import annotations

from dataclasses import replace

from grimoire.core.arrays import Log, Points, Shares
from grimoire.core.game import Game
from grimoire.core.kernel import kernel
from grimoire.core.table import Table
from tests.toy import STONES
from tests.toy.box import Box
from tests.toy.state import Reason, State

EQUILIBRIUM = (1 / 3, 2 / 3)  # how often each seat bids 1


@kernel
def deal(box: Box, state: State, log: Log) -> None:
    for seat in range(box.seats):
        hold_both(state, seat)


@kernel
def hold_both(state: State, seat: int) -> None:
    state.hand[seat, 1] = 1
    state.hand[seat, 2] = 1
    state.hand_count[seat] = 2


@kernel
def resample(box: Box, state: State, seat: int) -> None:
    """Nothing is hidden but the bid that is being made."""
    for value in range(len(state.bag)):
        state.bag[value] = 0
    for other in range(len(state.hand_count)):
        if other != seat:
            state.bid[other] = 0
            for value in range(len(state.spent)):
                state.hand[other, value] = 0
            if other < box.seats:
                hold_both(state, other)


@kernel
def scores(box: Box, state: State, points: Points, shares: Shares) -> int:
    shares[0] = 0.0
    if state.shown[0] == 1 and state.shown[1] == 2:
        shares[0] = 1.0
    if state.shown[0] == 2 and state.shown[1] == 1:
        shares[0] = 0.5
    shares[1] = 1.0 - shares[0]
    return Reason.ROUNDS_PLAYED if state.over else 0


@kernel
def scores_of_matching(box: Box, state: State, points: Points, shares: Shares) -> int:
    """The first seat wants to bid the same, and has four times as much of it with 1 as with 2."""
    shares[0] = 0.0
    if state.shown[0] == 1 and state.shown[1] == 1:
        shares[0] = 1.0
    if state.shown[0] == 2 and state.shown[1] == 2:
        shares[0] = 0.25
    shares[1] = 1.0 - shares[0]
    return Reason.ROUNDS_PLAYED if state.over else 0


@kernel
def scores_of_better(box: Box, state: State, points: Points, shares: Shares) -> int:
    """A bid of 2 is better, whatever the other seat does."""
    for seat in range(2):
        shares[seat] = 0.5 + 0.1 * (state.shown[seat] - state.shown[1 - seat])
    return Reason.ROUNDS_PLAYED if state.over else 0


ONE_BID = replace(STONES, name="one-bid", deal=deal, resample=resample, scores=scores)

MATCHING = replace(ONE_BID, name="matching", scores=scores_of_matching)  # both bid 1 one time in five
BETTER = replace(ONE_BID, name="better", scores=scores_of_better)


def bidding(game: Game = ONE_BID) -> Table:
    return game.new(seats=2, seed=1, rounds=1, wagers=False)
