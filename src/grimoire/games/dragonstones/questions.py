"""The questions that a power asks its player, as moves."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.bits import has
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack, part
from grimoire.games.dragonstones.bank import pay_stones
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.frames import a_of, b_of, character_of, go_on, op_of, player, top_of
from grimoire.games.dragonstones.moves import Kind
from grimoire.games.dragonstones.power import answer, answers_to
from grimoire.games.dragonstones.state import State
from grimoire.games.dragonstones.steps import ANY, Op
from grimoire.games.dragonstones.things import SLOTS


@kernel
def question_kind(box: Box, state: State) -> int:
    """The kind of move that answers the question at hand."""
    if state.frame_new[top_of(state)]:
        return Kind.DOUBLE
    op = op_of(box, state)
    if op == Op.CHOOSE:
        return Kind.WAY
    if op == Op.VICTIM:
        return Kind.PLAYER
    if op == Op.COPY:
        return Kind.CHARACTER
    if op == Op.LUCK:
        return Kind.DRAW
    return Kind.PAY if op == Op.PAY_STONES and a_of(box, state) == ANY else Kind.COLOUR


@kernel
def list_answers(box: Box, state: State, out: MoveList) -> int:
    """One move for every answer."""
    kind = question_kind(box, state)
    if kind == Kind.PAY:
        return list_payments(state, player(state), b_of(box, state), out)
    answers = answers_to(box, state)
    count = 0
    for i in range(SLOTS):
        if has(answers, i):
            out[count] = answer_move(box, state, kind, i)
            count += 1
    return count


@kernel
def answer_move(box: Box, state: State, kind: int, i: int) -> int:
    """The move for an answer; a way is told with where it leads, so that it can be put into words."""
    if kind == Kind.CHARACTER:
        return pack(kind, state.slots[i], 0, 0, 0)
    if kind != Kind.WAY:
        return pack(kind, i, 0, 0, 0)
    character = character_of(state)
    return pack(kind, i, character, box.a[character, state.frame_at[top_of(state)] + 1 + i], 0)


@kernel
def list_payments(state: State, seat: int, wanted: int, out: MoveList) -> int:
    """Every mix of stones that comes to the number wanted (D19, D30)."""
    count = 0
    for red in range(min(wanted, state.stones[seat, 0]) + 1):
        for blue in range(min(wanted - red, state.stones[seat, 1]) + 1):
            yellow = wanted - red - blue
            if yellow <= state.stones[seat, 2]:
                out[count] = pack(Kind.PAY, red, blue, yellow, 0)
                count += 1
    return count


@kernel
def use_answer(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """The step at hand is taken with this answer."""
    if part(move, 0) == Kind.PAY:
        pay_stones(state, seat, part(move, 1), part(move, 2), part(move, 3), log)
        go_on(state)
    elif part(move, 0) == Kind.CHARACTER:
        answer(box, state, slot_of(box, state, part(move, 1)), log)
    else:
        answer(box, state, part(move, 1), log)


@kernel
def slot_of(box: Box, state: State, character: int) -> int:
    """The slot that stands for a character among those that may be copied."""
    answers = answers_to(box, state)
    slot = 0
    while not has(answers, slot) or state.slots[slot] != character:
        slot += 1
    return slot
