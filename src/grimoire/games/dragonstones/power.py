"""A power at work: the steps of a character, taken one after the other (D15–D42).

Each question has a bit for every answer. Where there is but one, the step is taken without asking (D15).
"""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.bits import is_single, lowest_bit
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.answers import BOTH, NO
from grimoire.games.dragonstones.bag import draw_from_bag, luck_answers, push_luck
from grimoire.games.dragonstones.bank import banish, colours_in_bank, take_coins, take_stone
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.copying import copy_character, copy_random, copyable, keep
from grimoire.games.dragonstones.frames import (
    a_of,
    b_of,
    begin_use,
    character_of,
    colour_named,
    end_use,
    go_on,
    may_double,
    op_of,
    player,
    top_of,
)
from grimoire.games.dragonstones.moves import Happening, two
from grimoire.games.dragonstones.payments import is_payment, open_ways, pay_alike, pay_or_stop, payable
from grimoire.games.dragonstones.state import Reason, State
from grimoire.games.dragonstones.steps import ANY, CHOICE, SAME, Op, Source
from grimoire.games.dragonstones.theft import steal_coin, steal_purse, steal_stone, stealable, victims
from grimoire.games.dragonstones.things import COLOURS, WINNING
from grimoire.games.dragonstones.turn import end_game


@kernel
def advance(box: Box, state: State, log: Log) -> None:
    """The next step: taken at once, or asked for if there is a choice (D15)."""
    if not is_question(box, state):
        take_step(box, state, log)
        return
    answers = answers_to(box, state)
    if answers == 0:
        give_way(box, state, log)
    elif is_single(answers):
        answer(box, state, lowest_bit(answers), log)
    else:
        state.asked = 1 << player(state)


@kernel
def is_question(box: Box, state: State) -> bool:
    """Whether the step may leave something to choose."""
    if state.frame_new[top_of(state)]:
        return True
    op = op_of(box, state)
    a = a_of(box, state)
    if op == Op.TAKE_STONE:
        return a == CHOICE
    if op == Op.PAY_STONES:
        return a in (ANY, SAME)
    if op == Op.COPY:
        return a != Source.RANDOM
    return op == Op.CHOOSE or op == Op.NAME or op == Op.VICTIM or op == Op.STEAL_STONE or op == Op.LUCK


@kernel
def answers_to(box: Box, state: State) -> int:
    """A bit for every answer to the question at hand."""
    seat = player(state)
    if state.frame_new[top_of(state)]:
        return BOTH if may_double(box, state) else NO
    op = op_of(box, state)
    a = a_of(box, state)
    if op == Op.CHOOSE:
        return open_ways(box, state, a)
    if op == Op.TAKE_STONE:
        return colours_in_bank(state)
    if op == Op.PAY_STONES:
        return payable(state, seat, a, b_of(box, state))
    if op == Op.NAME:
        return colours_in_bank(state) if a == 1 else (1 << COLOURS) - 1
    if op == Op.VICTIM:
        return victims(box, state, a, b_of(box, state))
    if op == Op.STEAL_STONE:
        return stealable(state)
    if op == Op.LUCK:
        return luck_answers(state)
    return copyable(box, state, a)


@kernel
def give_way(box: Box, state: State, log: Log) -> None:
    """A step that is impossible has no effect; what cannot be paid, or named, ends the power."""
    op = op_of(box, state)
    if op == Op.STEAL_STONE:
        steal_coin(state, player(state), state.frame_victim[top_of(state)] - 1, log)
        go_on(state)
        return
    emit(log, Happening.NO_EFFECT, player(state), character_of(state), 0, 0)
    if op == Op.TAKE_STONE or op == Op.COPY:
        go_on(state)
    else:
        end_use(state, log)


@kernel
def answer(box: Box, state: State, chosen: int, log: Log) -> None:
    """Takes the step at hand with the answer that was given."""
    seat = player(state)
    top = top_of(state)
    if state.frame_new[top]:
        begin_use(box, state, chosen, log)
        return
    op = op_of(box, state)
    if op == Op.CHOOSE:
        go_way(box, state, chosen, log)
        return
    if op == Op.LUCK:
        push_luck(box, state, chosen, log)
        return
    if op == Op.COPY:
        copy_character(box, state, chosen, log)
        return
    if op == Op.TAKE_STONE:
        take_stone(state, seat, chosen, log)
    elif op == Op.PAY_STONES:
        pay_alike(box, state, chosen, log)
    elif op == Op.NAME:
        state.frame_colour[top] = chosen + 1
        emit(log, Happening.NAMED, seat, chosen, 0, 0)
    elif op == Op.VICTIM:
        state.frame_victim[top] = chosen + 1
    else:
        steal_stone(state, seat, state.frame_victim[top] - 1, chosen, log)
    go_on(state)


@kernel
def go_way(box: Box, state: State, chosen: int, log: Log) -> None:
    """One of the ways of a choice; whoever stops repeating may repeat other steps later (D42)."""
    top = top_of(state)
    at = box.a[character_of(state), state.frame_at[top] + 1 + chosen]
    emit(log, Happening.CHOSE, player(state), chosen, two(character_of(state), at), 0)
    if b_of(box, state) == 1 and chosen == a_of(box, state) - 1:
        state.frame_rounds[top] = 0
    state.frame_at[top] = at


@kernel
def take_step(box: Box, state: State, log: Log) -> None:
    """A step that leaves nothing to choose."""
    seat = player(state)
    op = op_of(box, state)
    a = a_of(box, state)
    b = b_of(box, state)
    if op == Op.END:
        end_use(state, log)
        return
    if op == Op.JUMP:
        state.frame_at[top_of(state)] = a
        return
    if op == Op.AGAIN:
        repeat(state, a, b)
        return
    if is_payment(op):
        pay_or_stop(state, seat, op, a, b, log)
        return
    if op == Op.COPY:
        copy_random(state, log)
        return
    if op == Op.SCORE:
        score(state, seat, a, log)
    elif op == Op.TAKE:
        take_coins(state, seat, a, b, log)
    elif op == Op.TAKE_STONE:
        take_stone(state, seat, colour_named(state, a), log)
    elif op == Op.STEAL_PURSE:
        steal_purse(box, state, seat, state.frame_victim[top_of(state)] - 1, log)
    elif op == Op.BANISH:
        banish(state, box.seats, colour_named(state, a), log)
    elif op == Op.BAG:
        draw_from_bag(state, seat, a, b, log)
    else:
        keep(state, seat, log)
    go_on(state)


@kernel
def repeat(state: State, first: int, times: int) -> None:
    """Back to the first step, as often as is allowed (0: as often as one likes)."""
    top = top_of(state)
    state.frame_rounds[top] += 1 if times > 0 else 0
    if times == 0 or state.frame_rounds[top] < times:
        state.frame_at[top] = first
    else:
        state.frame_rounds[top] = 0
        go_on(state)


@kernel
def score(state: State, seat: int, points: int, log: Log) -> None:
    """Three points win at once (D8)."""
    state.points[seat] += points
    emit(log, Happening.SCORED, seat, points, state.points[seat], 0)
    if state.points[seat] >= WINNING:
        end_game(state, Reason.POINTS, log)
