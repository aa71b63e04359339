"""Stones out of the bag: so many at random, or for as long as one dares (D28, D29)."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.answers import BOTH, NO, YES
from grimoire.games.dragonstones.bank import draw_stone, stones_in_bank
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.frames import a_of, colour_named, go_on, player
from grimoire.games.dragonstones.moves import Happening
from grimoire.games.dragonstones.state import State
from grimoire.games.dragonstones.things import COLOURS


@kernel
def draw_from_bag(state: State, seat: int, each_colour: int, count: int, log: Log) -> None:
    """So many of each colour go in, as far as there are; a few are drawn and kept (D28)."""
    red = min(each_colour, state.bank_stones[0])
    blue = min(each_colour, state.bank_stones[1])
    yellow = min(each_colour, state.bank_stones[2])
    for _ in range(min(count, red + blue + yellow)):
        colour = draw_stone(state, red, blue, yellow)
        red -= 1 if colour == 0 else 0
        blue -= 1 if colour == 1 else 0
        yellow -= 1 if colour == 2 else 0
        state.bank_stones[colour] -= 1
        state.stones[seat, colour] += 1
        emit(log, Happening.DREW, seat, colour, 0, 0)


@kernel
def luck_answers(state: State) -> int:
    """At least one stone is drawn; then one stops when one likes, or when the bag is empty (D29)."""
    if stones_in_bank(state) == 0:
        return NO
    return YES if state.drawn[0] + state.drawn[1] + state.drawn[2] == 0 else BOTH


@kernel
def push_luck(box: Box, state: State, more: int, log: Log) -> None:
    """One more stone, or enough: on the colour that was named all are given back (D29)."""
    seat = player(state)
    if more == 0:
        settle_luck(state, seat, 1)
        go_on(state)
        return
    colour = draw_stone(state, state.bank_stones[0], state.bank_stones[1], state.bank_stones[2])
    state.bank_stones[colour] -= 1
    state.drawn[colour] += 1
    emit(log, Happening.DREW, seat, colour, 0, 0)
    if colour == colour_named(state, a_of(box, state)):
        emit(log, Happening.LUCK_LEFT, seat, colour, 0, 0)
        settle_luck(state, seat, 0)
        go_on(state)


@kernel
def settle_luck(state: State, seat: int, kept: int) -> None:
    """The stones that were drawn are the player's, or the bank's again."""
    for colour in range(COLOURS):
        if kept:
            state.stones[seat, colour] += state.drawn[colour]
        else:
            state.bank_stones[colour] += state.drawn[colour]
        state.drawn[colour] = 0
