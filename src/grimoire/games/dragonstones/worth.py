"""What a power is worth to a seat: what it can pay for, and what that brings. One silver is about a half.

The figures were found by playing many thousands of games against random players and earlier figures.
"""

from __future__ import annotations

from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.bank import colours_of, stones_in_bank, stones_of
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.payments import ends_way
from grimoire.games.dragonstones.state import State
from grimoire.games.dragonstones.steps import ALL, ANY, CHOICE, EACH, NAMED, SAME, Op
from grimoire.games.dragonstones.things import COLOURS, KEPT, WINNING, Coin

VICTORY = 100
POINT = 14
STONE = 2
IMPOSSIBLE = -1000  # a step that cannot be taken


@kernel
def standing_of(state: State, seat: int) -> float:
    """How well a seat stands, as a logarithm: one more makes it 2.7 times as likely to win.

    The figures were fitted to tens of thousands of auctions between apprentices and to who won in the end.
    Fairy gold that is spent comes back (D7); stones are worth more if they are alike.
    """
    standing = 1.25 * state.points[seat] + 0.49 * state.purse[seat, Coin.FAIRY] + 0.35 * state.spent[seat]
    standing += 0.13 * state.purse[seat, Coin.COMMON] + 0.05 * state.purse[seat, Coin.SILVER]
    standing += 0.1 * (state.purse[seat, Coin.BLACK] + state.purse[seat, Coin.AMULET])
    alike = max(state.stones[seat, 0], max(state.stones[seat, 1], state.stones[seat, 2]))
    kept = 0
    for i in range(KEPT):
        kept += 1 if state.kept[seat, i] > 0 else 0
    return standing + 0.3 * stones_of(state, seat) + 0.16 * alike + 0.5 * kept


@kernel
def worth_of(box: Box, state: State, seat: int, character: int) -> float:
    """A power from its first step to its last."""
    return max(0.0, worth_from(box, state, seat, character, 0))


@kernel
def worth_from(box: Box, state: State, seat: int, character: int, at: int) -> float:
    """The steps from here on; of a choice the best way."""
    total = 0.0
    while box.op[character, at] != Op.END:
        if box.op[character, at] == Op.CHOOSE:
            return total + best_way(box, state, seat, character, at)
        step = worth_of_step(
            box, state, seat, box.op[character, at], box.a[character, at], box.b[character, at]
        )
        if step <= IMPOSSIBLE:
            return total
        total += step
        at += 1
    return total


@kernel
def best_way(box: Box, state: State, seat: int, character: int, at: int) -> float:
    best = 0.0
    for way in range(box.a[character, at]):
        best = max(best, worth_of_way(box, state, seat, character, box.a[character, at + 1 + way]))
    return best


@kernel
def worth_of_way(box: Box, state: State, seat: int, character: int, at: int) -> float:
    """The steps of one way, up to where it leads elsewhere; nothing if it cannot be paid."""
    total = 0.0
    op = box.op[character, at]
    while not ends_way(op) and op != Op.CHOOSE:
        step = worth_of_step(box, state, seat, op, box.a[character, at], box.b[character, at])
        if step <= IMPOSSIBLE:
            return 0.0
        total += step
        at += 1
        op = box.op[character, at]
    return total


@kernel
def worth_of_step(box: Box, state: State, seat: int, op: int, a: int, b: int) -> float:
    if op == Op.SCORE:
        return 1.0 * (VICTORY if state.points[seat] + a >= WINNING else POINT * a)
    if op == Op.TAKE:
        return worth_of_coins(state, a, b)
    if op == Op.PAY:
        return -0.9 * worth_of_coin(a) * b if state.purse[seat, a] >= b else 1.0 * IMPOSSIBLE
    if op == Op.PAY_STONES:
        return -STONE * stones_to_pay(state, seat, a, b)
    if op == Op.TAKE_STONE:
        return worth_of_stone(state, a)
    if op == Op.STEAL_STONE:
        return 1.3 * STONE
    if op == Op.BANISH:
        return worth_of_banishing(box, state, seat, a)
    return worth_of_rest(state, op, b)


@kernel
def worth_of_rest(state: State, op: int, b: int) -> float:
    """Steps whose outcome is open."""
    if op == Op.STEAL_PURSE:
        return 2.5
    if op == Op.BAG:
        return 1.0 * STONE * min(b, stones_in_bank(state))
    if op == Op.LUCK:
        return 1.4 * STONE if stones_in_bank(state) > 0 else 0.0
    if op == Op.COPY:
        return 5.0
    if op == Op.KEEP:
        return 6.0
    return -6.0 if op == Op.GIVE_UP else 0.0


@kernel
def worth_of_coin(coin: int) -> float:
    if coin == Coin.FAIRY:
        return 4.0
    if coin == Coin.COMMON:
        return 1.4
    return 0.5 if coin == Coin.SILVER else 1.6


@kernel
def worth_of_coins(state: State, coin: int, count: int) -> float:
    """As many as the bank has (D3)."""
    return worth_of_coin(coin) * (count if coin == Coin.BLACK else min(count, state.bank[coin]))


@kernel
def worth_of_stone(state: State, colour: int) -> float:
    if colour < COLOURS:
        return 1.0 * STONE if state.bank_stones[colour] > 0 else 0.0
    more = 1.3 if colour == CHOICE else 1.0
    return more * STONE if stones_in_bank(state) > 0 else 0.0


@kernel
def stones_to_pay(state: State, seat: int, how: int, count: int) -> float:
    """How many stones a payment takes; so many that nothing is worth it, if it cannot be paid."""
    held = stones_of(state, seat)
    if how == ALL:
        return 1.0 * held
    if how == ANY and held >= count:
        return 1.0 * count
    if how in (SAME, NAMED) and colours_of(state, seat, count) != 0:
        return 1.0 * count
    if how < COLOURS and state.stones[seat, how] >= count:
        return 1.0 * count
    if how == EACH and colours_of(state, seat, count) == (1 << COLOURS) - 1:
        return 1.0 * COLOURS * count
    return -1.0 * IMPOSSIBLE


@kernel
def worth_of_banishing(box: Box, state: State, seat: int, banished: int) -> float:
    """The stones that others lose, less one's own; by the best colour, where one will be named (D40)."""
    if banished < COLOURS:
        return worth_of_banishing_colour(box, state, seat, banished)
    best = 0.0
    for colour in range(COLOURS):
        best = max(best, worth_of_banishing_colour(box, state, seat, colour))
    return best


@kernel
def worth_of_banishing_colour(box: Box, state: State, seat: int, colour: int) -> float:
    lost = 0
    for other in range(box.seats):
        lost += state.stones[other, colour] if other != seat else 0
    return STONE * (0.4 * lost - state.stones[seat, colour])


@kernel
def threat_of(box: Box, state: State, seat: int, character: int) -> float:
    """The most that another seat would gain by winning this power."""
    most = 0.0
    for other in range(box.seats):
        if other != seat:
            most = max(most, worth_of(box, state, other, character))
    return most
