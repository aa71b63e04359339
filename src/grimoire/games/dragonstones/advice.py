"""What a sensible player leans to: bids by what a character is worth beside those still to come.

A lean is a logarithm: one more makes a move 2.7 times as likely. The figures were found by playing many
thousands of games against random players and against earlier figures, at all numbers of seats.
"""

from __future__ import annotations

import math

from grimoire.core.arrays import MoveList, Weights
from grimoire.core.kernel import kernel
from grimoire.core.moves import part
from grimoire.games.dragonstones.bank import stones_in_bank, stones_of
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.frames import a_of, character_of, colour_named, op_of, top_of
from grimoire.games.dragonstones.moves import Kind
from grimoire.games.dragonstones.state import Phase, State, Status
from grimoire.games.dragonstones.steps import Op
from grimoire.games.dragonstones.things import SLOTS, Coin
from grimoire.games.dragonstones.worth import (
    STONE,
    VICTORY,
    threat_of,
    worth_of,
    worth_of_banishing_colour,
    worth_of_way,
)


@kernel
def advise(box: Box, state: State, seat: int, moves: MoveList, weights: Weights) -> None:
    """A weight for each move; a weight twice as high is played twice as often."""
    target = 0.0
    threat = 0.0
    if state.phase == Phase.BID:
        target = gold_to_bid(box, state, seat)
        threat = threat_of(box, state, seat, state.slots[state.present])
    elif state.phase == Phase.SILVER:
        target = silver_to_bid(box, state, seat)
    for i in range(len(moves)):
        lean = lean_to(box, state, seat, moves[i], target, threat)
        weights[i] = math.exp(min(40.0, max(-40.0, lean)))


@kernel
def lean_to(box: Box, state: State, seat: int, move: int, target: float, threat: float) -> float:
    kind = part(move, 0)
    if kind == Kind.BID:
        return lean_to_bid(state, seat, move, target, threat)
    if kind == Kind.SILVER:
        return -1.0 * abs((part(move, 1) << part(move, 2)) - target) - 2.0 * part(move, 2)
    if kind == Kind.WAY:
        return 0.4 * worth_of_way(box, state, seat, part(move, 2), part(move, 3))
    if kind == Kind.COLOUR:
        return lean_to_colour(box, state, seat, part(move, 1))
    if kind == Kind.PLAYER:
        return lean_to_player(state, part(move, 1))
    if kind == Kind.CHARACTER:
        return 0.4 * worth_of(box, state, seat, part(move, 1))
    if kind == Kind.DRAW:
        return lean_to_draw(box, state) if part(move, 1) == 1 else 0.0
    if kind == Kind.DOUBLE:
        return lean_to_double(box, state, seat) if part(move, 1) == 1 else 0.0
    return lean_to_pay(state, seat, move)


# ---------------------------------------------------------------- bids


@kernel
def importance(box: Box, state: State, seat: int, character: int) -> float:
    """What it is worth to have the power, and that others do not have it; the leader's victory above all."""
    threat = threat_of(box, state, seat, character)
    denied = 0.5 * threat if threat >= VICTORY else 0.08 * threat
    return worth_of(box, state, seat, character) + denied


@kernel
def gold_to_bid(box: Box, state: State, seat: int) -> float:
    """A share of the gold at hand that goes with the share of this character in all that is left of the turn.

    Fairy gold comes back (D7), so it is there to be spent.
    """
    here = importance(box, state, seat, state.slots[state.present])
    later = 0.0
    for slot in range(SLOTS):
        if state.status[slot] == Status.TO_COME:
            later += importance(box, state, seat, state.slots[slot])
    gold = state.purse[seat, Coin.FAIRY] + 0.5 * state.purse[seat, Coin.COMMON]
    wanted = 1.6 * gold * here / (here + later + 0.1)
    return min(wanted, 0.4 * here)


@kernel
def lean_to_bid(state: State, seat: int, move: int, target: float, threat: float) -> float:
    """Near the target, fairy gold first, amulets only for much; a black coin against a threat."""
    fairy = part(move, 1)
    common = part(move, 2)
    black = part(move, 3)
    amulets = part(move, 4)
    gold = fairy + common
    lean = -0.7 * abs((gold << amulets) - target) - 0.35 * common
    lean -= amulets * (3.0 if target < 5.0 or gold == 0 else 0.5)
    if black > 0:
        return lean_to_bewitch(gold + amulets + black - 1, target, threat)
    return lean


@kernel
def lean_to_bewitch(more: int, target: float, threat: float) -> float:
    """A black coin alone, where somebody else would gain much and oneself little."""
    return 0.12 * (threat - 4.0 * target) - 3.0 - 2.0 * more


@kernel
def silver_to_bid(box: Box, state: State, seat: int) -> float:
    """More for what is worth more; never all for a trifle."""
    here = importance(box, state, seat, state.slots[state.present])
    return min(1.0 * state.purse[seat, Coin.SILVER], 0.25 * here)


# ---------------------------------------------------------------- answers


@kernel
def lean_to_colour(box: Box, state: State, seat: int, colour: int) -> float:
    op = op_of(box, state)
    if op == Op.PAY_STONES:
        return -0.3 * state.stones[seat, colour]
    if op != Op.NAME:
        return 0.8 * state.stones[seat, colour]
    # A colour is named that shall not come (D29), of stones that shall go (D40), or that are wanted (D42).
    named_for = box.op[character_of(state), state.frame_at[top_of(state)] + 1]
    if named_for == Op.LUCK:
        return -0.6 * state.bank_stones[colour]
    if named_for == Op.BANISH:
        return 0.5 * worth_of_banishing_colour(box, state, seat, colour)
    return 0.8 * state.stones[seat, colour]


@kernel
def lean_to_player(state: State, other: int) -> float:
    """The leader, and whoever has much to lose."""
    return 1.2 * state.points[other] + 0.2 * stones_of(state, other) + 0.3 * state.purse[other, Coin.COMMON]


@kernel
def lean_to_draw(box: Box, state: State) -> float:
    """While little is drawn and the colour that ends it is rare."""
    colour = colour_named(state, a_of(box, state))
    drawn = state.drawn[0] + state.drawn[1] + state.drawn[2]
    bad = state.bank_stones[colour] / max(1, stones_in_bank(state))
    return 6.0 * (1.0 - bad - bad * drawn)


@kernel
def lean_to_double(box: Box, state: State, seat: int) -> float:
    """For points, and for little else."""
    return 0.4 * (worth_of(box, state, seat, character_of(state)) - 4.0 * STONE)


@kernel
def lean_to_pay(state: State, seat: int, move: int) -> float:
    """Keep stones that are alike."""
    left = 0.0
    for colour in range(3):
        rest = state.stones[seat, colour] - part(move, 1 + colour)
        left += 0.3 * rest * rest
    return left
