"""Coins and stones to and from the bank. What the bank lacks is not available (D3)."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.chance import draw
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.moves import Happening, by_colour
from grimoire.games.dragonstones.state import State
from grimoire.games.dragonstones.things import COLOURS, MOST_BLACK, Coin


@kernel
def take_coins(state: State, seat: int, coin: int, wanted: int, log: Log) -> None:
    """As many as there are; black coins never run out, but a purse has room for so many only (D3)."""
    if coin == Coin.BLACK:
        count = min(wanted, MOST_BLACK - state.purse[seat, coin])
    else:
        count = min(wanted, state.bank[coin])
        state.bank[coin] -= count
    state.purse[seat, coin] += count
    emit(log, Happening.TOOK, seat, coin, count, 0)


@kernel
def return_coins(state: State, seat: int, coin: int, count: int) -> None:
    state.purse[seat, coin] -= count
    if coin != Coin.BLACK:
        state.bank[coin] += count


@kernel
def gold_of(state: State, seat: int) -> int:
    """Gold that the seat could bid."""
    return state.purse[seat, Coin.FAIRY] + state.purse[seat, Coin.COMMON]


@kernel
def stones_of(state: State, seat: int) -> int:
    return state.stones[seat, 0] + state.stones[seat, 1] + state.stones[seat, 2]


@kernel
def stones_in_bank(state: State) -> int:
    return state.bank_stones[0] + state.bank_stones[1] + state.bank_stones[2]


@kernel
def take_stone(state: State, seat: int, colour: int, log: Log) -> None:
    """One stone, if the bank has it."""
    count = min(1, state.bank_stones[colour])
    state.bank_stones[colour] -= count
    state.stones[seat, colour] += count
    emit(log, Happening.TOOK_STONE, seat, colour, count, 0)


@kernel
def pay_stones(state: State, seat: int, red: int, blue: int, yellow: int, log: Log) -> None:
    move_stones(state, seat, 0, red)
    move_stones(state, seat, 1, blue)
    move_stones(state, seat, 2, yellow)
    emit(log, Happening.PAID_STONES, seat, by_colour(red, blue, yellow), 0, 0)


@kernel
def move_stones(state: State, seat: int, colour: int, count: int) -> None:
    """From a player to the bank."""
    state.stones[seat, colour] -= count
    state.bank_stones[colour] += count


@kernel
def draw_stone(state: State, red: int, blue: int, yellow: int) -> int:
    """The colour of a stone drawn from a bag with so many of each."""
    at = draw(state.chance, red + blue + yellow)
    if at < red:
        return 0
    return 1 if at < red + blue else 2


@kernel
def banish(state: State, seats: int, colour: int, log: Log) -> None:
    """Everybody gives back all stones of a colour (D40)."""
    for seat in range(seats):
        count = state.stones[seat, colour]
        if count > 0:
            move_stones(state, seat, colour, count)
            emit(log, Happening.GAVE_BACK, seat, colour, count, 0)


@kernel
def colours_in_bank(state: State) -> int:
    """A bit for each colour that the bank has."""
    found = 0
    for colour in range(COLOURS):
        found |= (1 << colour) if state.bank_stones[colour] > 0 else 0
    return found


@kernel
def colours_of(state: State, seat: int, least: int) -> int:
    """A bit for each colour of which the seat has at least so many."""
    found = 0
    for colour in range(COLOURS):
        found |= (1 << colour) if state.stones[seat, colour] >= least else 0
    return found
