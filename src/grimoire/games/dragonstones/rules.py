"""The rules of Dragonstones. Clause numbers refer to the rulebook beside this file.

A turn is in turn.py, an auction in auction.py. The power that is won takes its steps in power.py, each power
at work in a frame of its own (frames.py): it costs something (payments.py), draws from the bag (bag.py),
turns against others (theft.py), uses the power of another (copying.py), asks its player (questions.py).
"""

from __future__ import annotations

import math

from grimoire.core.arrays import Log, MoveList, Points, Shares
from grimoire.core.bits import has
from grimoire.core.chance import shuffle
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import part
from grimoire.core.shares import share_out
from grimoire.games.dragonstones.auction import (
    finish_auction,
    lay_bid,
    lay_silver,
    list_bids,
    list_silver,
    open_fists,
    open_silver,
    start_auction,
)
from grimoire.games.dragonstones.bank import draw_stone, stones_of
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.moves import Happening, Kind, by_colour
from grimoire.games.dragonstones.power import advance
from grimoire.games.dragonstones.questions import list_answers, use_answer
from grimoire.games.dragonstones.state import Phase, Reason, State, Status
from grimoire.games.dragonstones.things import (
    ALL_STONES,
    COINS,
    COLOURS,
    FIRST_STONES,
    KINDS,
    SLOTS,
    STANDARD,
)
from grimoire.games.dragonstones.turn import add_specials, end_turn, start_turn, turn_is_over
from grimoire.games.dragonstones.worth import standing_of

# ---------------------------------------------------------------- what the protocol asks for


@kernel
def deal(box: Box, state: State, log: Log) -> None:
    """Coins and four stones each; the rest is the bank; the first turn begins (D2, D5)."""
    for coin in range(COINS):
        state.bank[coin] = box.all_coins[coin] - box.seats * box.purse[coin]
        for seat in range(box.seats):
            state.purse[seat, coin] = box.purse[coin]
    for colour in range(COLOURS):
        state.bank_stones[colour] = ALL_STONES
    for seat in range(box.seats):
        deal_stones(state, seat, log)
    for slot in range(STANDARD):
        state.slots[slot] = slot + 1
    for character in range(1, KINDS + 1):
        add_specials(state, character, box.copies[character])
    shuffle(state.chance, state.specials, state.special_count)
    start_turn(box, state, log)
    settle(box, state, log)


@kernel
def actors(box: Box, state: State) -> int:
    """Everybody who has something to bid, all at once; or the winner alone (D9, D15)."""
    return state.asked


@kernel
def legal(box: Box, state: State, seat: int, out: MoveList) -> int:
    """Bids by rising fairy gold; answers in the order of their numbers."""
    if not has(state.asked, seat):
        return 0
    if state.phase == Phase.BID:
        return list_bids(state, seat, out)
    if state.phase == Phase.SILVER:
        return list_silver(state, seat, out)
    return list_answers(box, state, out)


@kernel
def apply(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """Plays a move; then everything follows that needs no decision."""
    kind = part(move, 0)
    if kind == Kind.BID:
        lay_bid(state, seat, move)
        if state.asked == 0:
            open_fists(box, state, log)
    elif kind == Kind.SILVER:
        lay_silver(state, seat, move)
        if state.asked == 0:
            open_silver(box, state, log)
    else:
        state.asked = 0
        use_answer(box, state, seat, move, log)
    settle(box, state, log)


@kernel
def scores(box: Box, state: State, points: Points, shares: Shares) -> int:
    """Most points, then most stones, then shared; who has three has won (D8, D8a)."""
    for seat in range(box.seats):
        points[seat] = state.points[seat]
    if state.over:
        share_victory(box, state, shares)
    else:
        estimate_victory(box, state, shares)
    return state.over


@kernel
def stage(box: Box, state: State) -> int:
    """The characters that have been revealed, turn by turn."""
    revealed = 0
    for slot in range(SLOTS):
        revealed += 1 if state.status[slot] != Status.TO_COME else 0
    return (SLOTS + 1) * state.turn + revealed


@kernel
def share_victory(box: Box, state: State, shares: Shares) -> None:
    best = 0
    for seat in range(box.seats):
        best = max(best, rank(state, seat))
    winners = 0
    for seat in range(box.seats):
        winners += 1 if rank(state, seat) == best else 0
    for seat in range(box.seats):
        shares[seat] = 1.0 / winners if rank(state, seat) == best else 0.0


@kernel
def estimate_victory(box: Box, state: State, shares: Shares) -> None:
    """How well each seat stands beside the others (worth.py)."""
    for seat in range(box.seats):
        shares[seat] = math.exp(standing_of(state, seat))
    share_out(shares, box.seats)


@kernel
def rank(state: State, seat: int) -> int:
    """Stones count only among equal points, and not for whoever has won by points (D8)."""
    stones = 0 if state.over == Reason.POINTS else stones_of(state, seat)
    return 64 * state.points[seat] + stones


# ---------------------------------------------------------------- the start, and what goes on by itself


@kernel
def deal_stones(state: State, seat: int, log: Log) -> None:
    """Four, drawn from the bag (D2)."""
    for _ in range(FIRST_STONES):
        colour = draw_stone(state, state.bank_stones[0], state.bank_stones[1], state.bank_stones[2])
        state.bank_stones[colour] -= 1
        state.stones[seat, colour] += 1
    held = by_colour(state.stones[seat, 0], state.stones[seat, 1], state.stones[seat, 2])
    emit(log, Happening.DEALT, seat, held, 0, 0)


@kernel
def settle(box: Box, state: State, log: Log) -> None:
    """All that needs no decision: the steps of a power, the next character, the next turn (D6)."""
    while state.asked == 0 and state.over == 0:
        if state.depth > 0:
            advance(box, state, log)
            if state.depth == 0 and state.over == 0:
                finish_auction(state)
        elif turn_is_over(state):
            end_turn(box, state, log)
            start_turn(box, state, log)
        else:
            start_auction(box, state, log)
