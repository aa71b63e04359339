"""Iterations of a search: imagine what is hidden, go down the tree, play on by advice, count what it brought.

Where several seats choose at once, each does so on the same state, in its own information set.
"""

from __future__ import annotations

from grimoire.bots.search.choosing import choose_alone, choose_at_once
from grimoire.bots.search.edges import Edges, Row
from grimoire.bots.search.knobs import Knobs, Tuning
from grimoire.bots.search.sets import forget_moves, remember_move, remember_only_move, set_faced
from grimoire.bots.search.tree import count_in, enter, has_room, missing, note_decision, widen
from grimoire.bots.search.work import DEEPEST, Work, Works
from grimoire.core.arrays import Boxes, Generator, Log, Rows, States
from grimoire.core.bits import bit, has
from grimoire.core.choices import weighted
from grimoire.core.imagine import imagine
from grimoire.core.kernel import kernel
from grimoire.core.layout import Box
from grimoire.core.protocol import State, actors, advise, apply, legal, scores, stage


@kernel
def search(
    boxes: Boxes,
    states: States,
    rows: Rows,
    blanks: Rows,
    edges: Edges,
    works: Works,
    tuning: Tuning,
    log: Log,
    rng: Generator,
    me: int,
    iterations: int,
    longest: int,
) -> None:
    """Iterations of a search for seat `me`, whose observation is `states[1]`; `states[0]` is played on."""
    box, work, knobs = boxes[0], works[0], tuning[0]
    for _ in range(iterations):
        log[0, 0] = 0  # events are counted in any case, and an hour of them is more than fits
        states[0] = states[1]
        state = states[0]
        imagine(box, state, me, rng)
        work.depth = 0
        forget_moves(work, box.seats)
        work.length, work.inside = 0, 1
        end = stage(box, state) + knobs.horizon
        mask = actors(box, state)
        while mask != 0 and work.length < longest and (work.inside == 1 or stage(box, state) < end):
            work.leaving = 0
            for seat in range(box.seats):
                if has(mask, seat):
                    work.chosen[seat] = answer(
                        box, state, rows[0], blanks, edges, work, knobs, me, seat, mask, rng
                    )
            for seat in range(box.seats):
                if has(mask, seat):
                    apply(box, state, seat, work.chosen[seat], log)
                    work.length += 1
            if work.leaving == 1:
                work.inside = 0
            mask = actors(box, state)
        scores(box, state, work.points[:], work.shares[:])
        count_in(edges, work)


@kernel
def answer(
    box: Box,
    state: State,
    row: Row,
    blanks: Rows,
    edges: Edges,
    work: Work,
    knobs: Knobs,
    me: int,
    seat: int,
    mask: int,
    rng: Generator,
) -> int:
    """The move of a seat: inside the tree by what was found there, else as advice leans."""
    count = legal(box, state, seat, work.out[:])
    if count == 1 and (work.length > 0 or seat != me):  # at the root it is of interest what it brings
        remember_only_move(work, seat, work.out[0])
        return int(work.out[0])
    if work.inside == 0 or work.depth >= DEEPEST:
        work.leaving = 1
        return as_advised(box, state, work, seat, count, rng)
    set_ = set_faced(row, blanks, work, me, seat)
    home = enter(edges, work, set_)
    if home < 0:
        return as_advised(box, state, work, seat, count, rng)
    if edges[home].visits == 0:  # its moves are looked at when it is met again: for most that never happens
        note_decision(work, -1, home, seat)
        return as_advised(box, state, work, seat, count, rng)
    more = missing(edges, work, set_, count, knobs)
    if more > 0 and has_room(edges, work):
        advise(box, state, seat, work.out[:count], work.weights[:])
        widen(edges, work, set_, count, more, knobs)
    at = choose(edges, work, home, count, seat, mask, knobs, rng)
    if at < 0:  # memory is full: the way ends here, as it does in a set that is new
        work.leaving = 1
        note_decision(work, -1, home, seat)
        return as_advised(box, state, work, seat, count, rng)
    remember_move(work, seat, work.out[at])
    return int(work.out[at])


@kernel
def as_advised(box: Box, state: State, work: Work, seat: int, count: int, rng: Generator) -> int:
    """One of the moves in `out`, as likely as advice leans to it."""
    advise(box, state, seat, work.out[:count], work.weights[:])
    return int(work.out[weighted(rng, work.weights[:], count)])


@kernel
def choose(
    edges: Edges, work: Work, home: int, count: int, seat: int, mask: int, knobs: Knobs, rng: Generator
) -> int:
    """One of the moves that have an edge, noted as a part of the way; -1 where there was no room for any."""
    known = 0
    for i in range(count):
        if work.slots[i] >= 0:
            edges[work.slots[i]].available += 1
            known += 1
    if known == 0:
        return -1
    if mask == bit(seat):
        at = choose_alone(edges, work, count, knobs)
    else:
        at = choose_at_once(edges, work, count, home, knobs, rng)
    note_decision(work, work.slots[at], home, seat)
    return at
