"""The ways of a choice, and what they cost: coins, stones, or the bid itself (D15, D38)."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.bits import is_single
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.answers import BOTH, NO
from grimoire.games.dragonstones.bank import colours_of, pay_stones, return_coins, stones_in_bank, stones_of
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.frames import (
    a_of,
    b_of,
    character_of,
    colour_named,
    end_use,
    go_on,
    player,
    top_of,
)
from grimoire.games.dragonstones.moves import Happening
from grimoire.games.dragonstones.state import State
from grimoire.games.dragonstones.steps import ALL, ANY, CHOICE, EACH, SAME, Op
from grimoire.games.dragonstones.things import COLOURS, Coin


@kernel
def open_ways(box: Box, state: State, ways: int) -> int:
    """The ways whose payments can be made, for something that is there (D15, D36).

    To stop repeating costs nothing, whatever the steps after the repeat cost (D42).
    """
    found = 0
    character = character_of(state)
    at = state.frame_at[top_of(state)]
    for way in range(ways):
        stops = b_of(box, state) == 1 and way == ways - 1
        begins = box.a[character, at + 1 + way]
        found |= (1 << way) if stops or is_open(box, state, character, begins) else 0
    return found


@kernel
def is_open(box: Box, state: State, character: int, at: int) -> bool:
    op = box.op[character, at]
    if not is_payment(op):
        return True
    if not can_pay(state, player(state), op, box.a[character, at], box.b[character, at]):
        return False
    after = box.op[character, at + 1]
    wanted = box.a[character, at + 1]
    if not ends_way(box.op[character, after_buying(box, character, at + 1)]):
        return True
    if after == Op.TAKE_STONE:  # what is paid with stones finds those in the bank
        return op == Op.PAY_STONES or buys_stone(state, wanted)
    return after != Op.TAKE or buys_coin(state, wanted) or (op == Op.PAY and box.a[character, at] == wanted)


@kernel
def after_buying(box: Box, character: int, at: int) -> int:
    """The step after those that take the same thing again and again, as several stones are taken."""
    first, wanted = box.op[character, at], box.a[character, at]
    while (
        not ends_way(box.op[character, at])
        and box.op[character, at] == first
        and box.a[character, at] == wanted
    ):
        at += 1
    return at


@kernel
def ends_way(op: int) -> bool:
    return op == Op.JUMP or op == Op.AGAIN or op == Op.END


@kernel
def is_payment(op: int) -> bool:
    return op == Op.PAY_STONES or op == Op.PAY or op == Op.GIVE_UP


@kernel
def buys_stone(state: State, colour: int) -> bool:
    """Whether the bank has a stone to sell."""
    if colour == CHOICE:
        return stones_in_bank(state) > 0
    return state.bank_stones[colour_named(state, colour)] > 0


@kernel
def buys_coin(state: State, coin: int) -> bool:
    return coin == Coin.BLACK or state.bank[coin] > 0


@kernel
def can_pay(state: State, seat: int, op: int, a: int, b: int) -> bool:
    if op == Op.PAY:
        return state.purse[seat, a] >= b
    if op == Op.GIVE_UP:
        return state.given_up == 0
    return payable(state, seat, a, b) != 0


@kernel
def payable(state: State, seat: int, how: int, count: int) -> int:
    """A bit for every way of paying stones that is to be told apart; 0 if it cannot be paid."""
    if how == ALL:
        return NO
    if how == ANY:
        return any_stones(state, seat, count)
    if how == SAME:
        return colours_of(state, seat, count)
    if how == EACH:
        return NO if colours_of(state, seat, count) == (1 << COLOURS) - 1 else 0
    return NO if state.stones[seat, colour_named(state, how)] >= count else 0


@kernel
def any_stones(state: State, seat: int, count: int) -> int:
    """Which stones to pay is a question unless all are paid, or all are of one colour (D15)."""
    held = stones_of(state, seat)
    if held < count:
        return 0
    one_colour = is_single(colours_of(state, seat, 1))
    return NO if held == count or one_colour else BOTH


@kernel
def pay_or_stop(state: State, seat: int, op: int, a: int, b: int, log: Log) -> None:
    """A payment that leaves nothing to choose; what cannot be paid ends the power."""
    if not can_pay(state, seat, op, a, b):
        emit(log, Happening.NO_EFFECT, seat, character_of(state), 0, 0)
        end_use(state, log)
        return
    if op == Op.PAY:
        return_coins(state, seat, a, b)
        emit(log, Happening.PAID, seat, a, b, 0)
    elif op == Op.GIVE_UP:
        give_up_bid(state, seat, log)
    elif a == EACH:
        pay_stones(state, seat, b, b, b, log)
    elif a == ALL:
        pay_stones(state, seat, state.stones[seat, 0], state.stones[seat, 1], state.stones[seat, 2], log)
    else:
        pay_colour(state, seat, colour_named(state, a), b, log)
    go_on(state)


@kernel
def pay_alike(box: Box, state: State, chosen: int, log: Log) -> None:
    """Stones of one colour, or, where any will do, the only ones that there are."""
    seat = player(state)
    count = b_of(box, state)
    if a_of(box, state) == SAME:
        pay_colour(state, seat, chosen, count, log)
        return
    red = min(count, state.stones[seat, 0])
    blue = min(count, state.stones[seat, 1])
    pay_stones(state, seat, red, blue, min(count, state.stones[seat, 2]), log)


@kernel
def pay_colour(state: State, seat: int, colour: int, count: int, log: Log) -> None:
    red = count if colour == 0 else 0
    blue = count if colour == 1 else 0
    pay_stones(state, seat, red, blue, count - red - blue, log)


@kernel
def give_up_bid(state: State, seat: int, log: Log) -> None:
    """The fairy gold of this auction is lost for good; the rest of the bid is lost anyway (D38)."""
    fairy = min(state.bid[seat, Coin.FAIRY], state.spent[seat])
    state.spent[seat] -= fairy
    state.bank[Coin.FAIRY] += fairy
    state.given_up = 1
    emit(log, Happening.GAVE_UP, seat, fairy, 0, 0)
