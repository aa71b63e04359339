"""The rules of Gargon. Clause numbers refer to the rulebook beside this file.

A round has a playing phase (playing.py) and a battle phase (battle.py); the end is in scoring.py.
"""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList, Points, Shares
from grimoire.core.chance import draw, shuffle
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack, part
from grimoire.games.gargon.battle import draw_consolation, fight_first, fight_on, list_colours, reveal
from grimoire.games.gargon.box import Box
from grimoire.games.gargon.cards import CARDS, COLOURS, HAND, VALUES, colour_of, face_of, value_of
from grimoire.games.gargon.moves import Happening, Kind
from grimoire.games.gargon.playing import (
    is_complete,
    last_seat,
    lay_down,
    list_passes,
    list_picks,
    may_pass,
    pass_and_draw,
    pick,
    start_round,
)
from grimoire.games.gargon.scoring import amulets_of, bonus_of, end_game, share_victory
from grimoire.games.gargon.state import LEFT, RIGHT, STACK, Phase, Reason, State
from grimoire.games.gargon.table import seat_after, stack_emptied, take_into_hand

# ---------------------------------------------------------------- what the protocol asks for


@kernel
def deal(box: Box, state: State, log: Log) -> None:
    """Ten cards each, two equal stacks, a starter drawn at random or named by the table (G5, G6)."""
    shuffle_cards(state)
    dealt = CARDS
    for seat in range(box.seats):
        for _ in range(HAND):
            dealt -= 1
            deal_card(state, seat, dealt, log)
    lay_stacks(box, state)
    starter = box.starter - 1 if box.starter > 0 else draw(state.chance, box.seats)
    start_round(box, state, starter, log)


@kernel
def actors(box: Box, state: State) -> int:
    """One seat at a time."""
    return 0 if state.over else 1 << state.turn


@kernel
def legal(box: Box, state: State, seat: int, out: MoveList) -> int:
    """In the playing phase: to be done, then cards in order, then passes by rising number of cards."""
    if state.over or seat != state.turn:
        return 0
    if state.phase == Phase.BATTLE:
        return list_colours(state, seat, out, 0)
    if state.phase == Phase.CONSOLATION:
        out[0] = pack(Kind.DRAW, LEFT, 0, 0, 0)
        out[1] = pack(Kind.DRAW, RIGHT, 0, 0, 0)
        return 2
    n = 0
    if is_complete(state, seat):
        out[n] = pack(Kind.DONE, 0, 0, 0, 0)
        n += 1
    n = list_picks(box, state, seat, out, n)
    return list_passes(state, out, n) if may_pass(state, seat) else n


@kernel
def apply(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """Plays a move."""
    kind = part(move, 0)
    if kind == Kind.PICK:
        pick(state, seat, part(move, 1), part(move, 2))
    elif kind == Kind.FIGHT:
        fight_first(box, state, seat, part(move, 1), log)
    elif kind == Kind.DRAW:
        draw_consolation(state, seat, part(move, 1), log)
    elif kind == Kind.PASS:
        pass_and_draw(state, seat, part(move, 1), part(move, 2), log)
    else:
        lay_down(state, seat, log)
    if kind != Kind.PICK:
        go_on(box, state, log)


@kernel
def scores(box: Box, state: State, points: Points, shares: Shares) -> int:
    """Majorities and amulets of what is won so far; the highest total wins (G22–G24)."""
    for seat in range(box.seats):
        points[seat] = bonus_of(box, state, seat) + amulets_of(box, state, seat)
    share_victory(box, points, shares)
    return Reason.STACK_EMPTIED if state.over else 0


# ---------------------------------------------------------------- set-up


@kernel
def shuffle_cards(state: State) -> None:
    """All cards, two 0s of each colour, in a random order (G1, G5)."""
    count = 0
    for colour in range(COLOURS):
        state.stack[count] = face_of(colour, 0)
        count += 1
        for value in range(VALUES):
            state.stack[count] = face_of(colour, value)
            count += 1
    shuffle(state.chance, state.stack, count)


@kernel
def deal_card(state: State, seat: int, slot: int, log: Log) -> None:
    face = state.stack[slot]
    state.stack[slot] = 0
    take_into_hand(state, seat, face)
    emit(log, Happening.DEALT, seat, colour_of(face), 0, value_of(face))


@kernel
def lay_stacks(box: Box, state: State) -> None:
    """The rest in two equal stacks, fanned so that all see the colours (G3, G5)."""
    for i in range(box.stack - 1, -1, -1):  # from the top, since the right stack moves up
        state.stack[RIGHT * STACK + i] = state.stack[box.stack + i]
        if box.stack < RIGHT * STACK:
            state.stack[box.stack + i] = 0
    for side in range(2):
        state.stack_count[side] = box.stack
        for i in range(box.stack):
            slot = side * STACK + i
            state.stack_colours[slot] = colour_of(state.stack[slot]) + 1


# ---------------------------------------------------------------- a round


@kernel
def go_on(box: Box, state: State, log: Log) -> None:
    """The next seat clockwise; after the last one cards are revealed and fought for (G8, G13).

    When nothing lies any more, the next round starts, or the game ends (G12, G21).
    """
    if state.phase == Phase.PLAYING:
        if state.turn != last_seat(box, state):
            state.turn = seat_after(box, state.turn, 1)
            return
        reveal(box, state, log)
    if fight_on(box, state, log):
        return
    end_round(box, state)
    if stack_emptied(state):
        end_game(box, state, log)
    else:
        start_round(box, state, seat_after(box, state.leader, 1), log)


@kernel
def end_round(box: Box, state: State) -> None:
    """The table is cleared for the next round (G12)."""
    state.rounds += 1
    state.phase = Phase.PLAYING
    state.turn = state.leader
    state.mix_cards = 0
    state.mix_colours = 0
    for seat in range(box.seats):
        state.passed[seat] = 0
