"""`check_game`: what every game must hold, tried on thousands of random games."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import numpy as np

from grimoire.core.arrays import (
    Boxes,
    Generator,
    Log,
    MoveList,
    Points,
    Rows,
    Shares,
    States,
)
from grimoire.core.bits import has
from grimoire.core.choices import below, new_generator
from grimoire.core.events import new_log
from grimoire.core.game import MOST_MOVES, Game
from grimoire.core.imagine import imagine
from grimoire.core.kernel import kernel
from grimoire.core.observation import blanks, rows_of
from grimoire.core.playouts import key_game
from grimoire.core.protocol import actors, apply, audit, deal, legal, scores
from grimoire.core.roundtrip import GameFault, check_table


class Wrong(IntEnum):
    """What can be wrong with a game."""

    UNSOUND = 1  # `audit` finds a fault
    ENDLESS = 2  # the game did not end within its declared length
    DEAD_END = 3  # a seat is asked and has no legal move
    TOO_MANY_MOVES = 4  # more legal moves than declared
    REPEATED = 5  # a legal move is listed twice
    NOT_ASKED = 6  # a seat that is not asked has legal moves
    LEGAL_PEEKS = 7  # the legal moves depend on what the seat cannot see
    ACTORS_PEEK = 8  # the seats asked depend on what a spectator cannot see
    SAMPLE_PEEKS = 9  # an imagined state depends on what the seat cannot see
    SAMPLE_SEEN = 10  # an imagined state changes what the seat sees
    SAMPLE_UNSOUND = 11  # `audit` finds a fault in an imagined state
    NOT_REPEATABLE = 12  # the same move on the same state gives another state
    SHARES = 13  # the shares of victory do not sum to 1
    REASON = 14  # the game is over without a reason, or has a reason before its end
    TOO_MANY_EVENTS = 15  # more events than declared
    NO_SUCH_SEAT = 16  # a seat is asked that is not at the table


# The places of states that `examine` works on.
LIVE, EMPTY, SEEN, SAMPLE, SEEN_SAMPLE, AGAIN = 0, 1, 2, 3, 4, 5
PLACES = 6


@kernel
def same_row(rows: Rows, a: int, b: int) -> bool:
    for i in range(rows.shape[1]):
        if rows[a, i] != rows[b, i]:
            return False
    return True


@kernel
def look(rows: Rows, masks: Rows, source: int, target: int, viewer: int) -> None:
    """Puts into `target` what the viewer sees of `source`."""
    for i in range(rows.shape[1]):
        rows[target, i] = rows[source, i] | masks[viewer, i]


@kernel
def examine_legal(
    boxes: Boxes, states: States, rows: Rows, masks: Rows, out: MoveList, again: MoveList, most_moves: int
) -> int:
    """Each seat's legal moves: some if it is asked, none else, no repeats, from what it sees."""
    mask = actors(boxes[0], states[LIVE])
    if mask >> boxes[0].seats != 0:
        return Wrong.NO_SUCH_SEAT
    for seat in range(boxes[0].seats):
        count = legal(boxes[0], states[LIVE], seat, out)
        if not has(mask, seat) and count > 0:
            return Wrong.NOT_ASKED
        if has(mask, seat) and count == 0:
            return Wrong.DEAD_END
        if count > most_moves:
            return Wrong.TOO_MANY_MOVES
        for i in range(count):
            for j in range(i):
                if out[i] == out[j]:
                    return Wrong.REPEATED
        look(rows, masks, LIVE, SEEN, seat)
        if legal(boxes[0], states[SEEN], seat, again) != count:
            return Wrong.LEGAL_PEEKS
        for i in range(count):
            if out[i] != again[i]:
                return Wrong.LEGAL_PEEKS
    look(rows, masks, LIVE, SEEN, len(masks) - 1)
    if actors(boxes[0], states[SEEN]) != mask:
        return Wrong.ACTORS_PEEK
    return 0


@kernel
def examine_knowledge(
    boxes: Boxes, states: States, rows: Rows, masks: Rows, rng: Generator, seat: int
) -> int:
    """What a seat imagines is sound, fits what it sees, and comes from that alone."""
    word = rng[0]
    states[SAMPLE] = states[LIVE]
    imagine(boxes[0], states[SAMPLE], seat, rng)
    look(rows, masks, LIVE, SEEN_SAMPLE, seat)
    rng[0] = word
    imagine(boxes[0], states[SEEN_SAMPLE], seat, rng)
    if not same_row(rows, SAMPLE, SEEN_SAMPLE):
        return Wrong.SAMPLE_PEEKS
    if audit(boxes[0], states[SAMPLE]) != 0:
        return Wrong.SAMPLE_UNSOUND
    look(rows, masks, LIVE, SEEN, seat)
    look(rows, masks, SAMPLE, SEEN_SAMPLE, seat)
    if not same_row(rows, SEEN, SEEN_SAMPLE):
        return Wrong.SAMPLE_SEEN
    return 0


@kernel
def examine_scores(boxes: Boxes, states: States, points: Points, shares: Shares, over: bool) -> int:
    """A reason at the end and only there; shares that sum to 1 always."""
    reason = scores(boxes[0], states[LIVE], points, shares)
    total = 0.0
    for seat in range(boxes[0].seats):
        total += shares[seat]
    if abs(total - 1.0) > 0.000001:
        return Wrong.SHARES
    return 0 if (reason != 0) == over else Wrong.REASON


@kernel
def examine_state(
    boxes: Boxes,
    states: States,
    rows: Rows,
    masks: Rows,
    out: MoveList,
    again: MoveList,
    points: Points,
    shares: Shares,
    rng: Generator,
    most_moves: int,
) -> int:
    """All that one state must hold; says what is wrong first, 0 where nothing is."""
    if audit(boxes[0], states[LIVE]) != 0:
        return Wrong.UNSOUND
    wrong = examine_legal(boxes, states, rows, masks, out, again, most_moves)
    if wrong != 0:
        return wrong
    wrong = examine_knowledge(boxes, states, rows, masks, rng, below(rng, boxes[0].seats))
    if wrong != 0:
        return wrong
    return examine_scores(boxes, states, points, shares, actors(boxes[0], states[LIVE]) == 0)


@kernel
def play_answers(
    boxes: Boxes, states: States, log: Log, no_log: Log, out: MoveList, chosen: MoveList, rng: Generator
) -> int:
    """Every seat that is asked answers at random; the answers are played, here and on a copy.

    Says how many they were; less than 0 if a log had too little room.
    """
    mask = actors(boxes[0], states[LIVE])
    for seat in range(boxes[0].seats):
        if has(mask, seat):
            chosen[seat] = out[below(rng, legal(boxes[0], states[LIVE], seat, out))]
    states[AGAIN] = states[LIVE]
    answers = 0
    for seat in range(boxes[0].seats):
        if has(mask, seat):
            log[0, 0] = 0
            apply(boxes[0], states[LIVE], seat, chosen[seat], log)
            apply(boxes[0], states[AGAIN], seat, chosen[seat], no_log)
            answers += 1
            if log[0, 0] >= len(log):
                return -1
    return answers


@kernel
def examine(
    boxes: Boxes,
    states: States,
    rows: Rows,
    masks: Rows,
    log: Log,
    no_log: Log,
    out: MoveList,
    again: MoveList,
    points: Points,
    shares: Shares,
    rng: Generator,
    seed: int,
    game: int,
    longest: int,
    most_moves: int,
) -> int:
    """Plays one random game and examines every state of it.

    Says what is wrong first, times 2**20, plus the number of the move; 0 where nothing is.
    """
    states[LIVE] = states[EMPTY]
    key_game(states[LIVE], seed, game)
    log[0, 0] = 0
    deal(boxes[0], states[LIVE], log)
    if log[0, 0] >= len(log):
        return Wrong.TOO_MANY_EVENTS << 20
    moves = 0
    while moves < longest:
        wrong = examine_state(boxes, states, rows, masks, out, again, points, shares, rng, most_moves)
        if wrong != 0:
            return wrong << 20 | moves
        if actors(boxes[0], states[LIVE]) == 0:
            return 0
        answers = play_answers(boxes, states, log, no_log, out, again, rng)
        if answers < 0:
            return Wrong.TOO_MANY_EVENTS << 20 | moves
        if not same_row(rows, LIVE, AGAIN):
            return Wrong.NOT_REPEATABLE << 20 | moves
        moves += answers
    return Wrong.ENDLESS << 20 | moves


def check_game(
    game: Game,
    games: int = 1000,
    seats: int | None = None,
    seed: int = 0,
    tables: int = 3,
    **options: Any,
) -> None:
    """Plays random games at each number of seats and examines every state; GameFault says what is wrong.

    Every component is conserved, the game ends, nobody is asked without a legal move, legal moves and
    imagined states depend on nothing a seat cannot see, the same moves give the same states. At a few
    tables more is tried from Python: what is legal is accepted and all else is refused with a clause,
    and notation, JSON, position and record come back as they went.
    """
    for number in game.seats if seats is None else [game.read_seats(seats)]:
        chosen = game.read_options(options, number)
        examine_games(game, games, number, chosen, seed)
        for table in range(tables):
            check_table(game, number, chosen, seed + table)


def examine_games(game: Game, games: int, seats: int, options: Mapping[str, Any], seed: int) -> None:
    run = game.kernels().bind(examine)
    boxes = game.new_box(seats, options)
    states = game.state.new(PLACES)
    room = game.state.seats_at_most
    rng = new_generator(seed)
    out, again = np.zeros((2, MOST_MOVES + 1), np.int64)  # more than declared must be seen, not crash
    points, shares = np.zeros(room, np.int64), np.zeros(room, np.float64)
    log, no_log = new_log(game.most_events), new_log()
    rows, masks = rows_of(states), blanks(game.state)
    for number in range(games):
        places = (boxes, states, rows, masks, log, no_log, out, again, points, shares, rng)
        found = run(*places, seed, number, game.longest, game.most_moves)
        if found:
            raise GameFault(
                f"{game.name}, {seats} seats, seed {seed}, game {number}, move {found & 0xFFFFF}: "
                f"{Wrong(found >> 20).name.lower()} (see grimoire.core.check.Wrong)"
            )
