"""What may come of a move: games imagined from what a seat knows, played on until it is asked again."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from grimoire.bots.search.edges import edge_key, find
from grimoire.bots.search.searching import Search
from grimoire.bots.search.sets import remember_move, remember_only_move, set_faced
from grimoire.bots.search.work import Work
from grimoire.core.choices import new_generator
from grimoire.core.events import Event, read_log
from grimoire.core.moves import Move
from grimoire.core.observation import observe, rows_of

FUTURES = 40
LONGEST = 16  # moves of a future


@dataclass
class Future:
    """One course of things: who played what, and what happened beside what the searching seat itself did."""

    moves: list[tuple[int, str]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


def one_future(search: Search, first: Move, number: int) -> Future:
    """Imagines what is hidden, plays the move, and lets everybody go on as the search thinks they would.

    Futures of the same number are the same for every move, as far as chance goes.
    """
    seen, entries = search.seen, search.seen.entries
    states, rng = seen.states.copy(), random.Random(f"{search.seed} {number}")
    entries.imagine(seen.boxes, states, search.seat, new_generator(search.seed + number))
    future, others, work = Future(), False, Work.new()[0]
    answers, first_time = {search.seat: first}, True
    actors = entries.actors(seen.boxes, states)
    while actors and len(future.moves) < LONGEST and not (others and search.seat in actors):
        for seat in actors:
            if seat not in answers:
                answers[seat] = likely_move(search, states, work, seat, rng)
        for seat in actors:
            happened = play(search, states, seat, answers[seat])
            future.events += without_own(search, happened, first_time, len(actors))
            future.moves.append((seat, str(answers[seat])))
            others = others or seat != search.seat
        answers, first_time = {}, False
        actors = entries.actors(seen.boxes, states)
    return future


def play(search: Search, states: Any, seat: int, move: Move) -> list[Event]:
    """Plays a move; gives what has happened, as the searching seat may know it."""
    game = search.seen.game
    log = search.seen.entries.apply(search.seen.boxes, states, seat, move)
    return [game.seen_by(search.seat, event) for event in read_log(log, game.events)]


def without_own(search: Search, happened: Sequence[Event], first_time: bool, asked: int) -> list[Event]:
    """What the move in question causes by itself is no reason for it; what others do meanwhile may be.

    Nor is it a reason that the seat goes on as it has begun, where a play is told step by step.
    """
    if first_time and asked == 1:
        return []
    deeds = search.seen.game.deeds
    return [one for one in happened if one.seat != search.seat or not (first_time or one.kind in deeds)]


def likely_move(search: Search, states: Any, work: Any, seat: int, rng: random.Random) -> Move:
    """The move that the search has tried most in this place; where it has not been, as advice leans."""
    seen, entries = search.seen, search.seen.entries
    legal = entries.legal(seen.boxes, states, seat)
    with np.errstate(over="ignore"):
        if len(legal) == 1:
            remember_only_move(work, seat, int(legal[0]))
            return legal[0]
        visits = visits_of(search, states, work, seat, legal)
        if max(visits) > 0:
            move = legal[visits.index(max(visits))]
        else:
            own = observe(states, entries.masks, seat)
            move = rng.choices(legal, entries.advise(seen.boxes, own, seat, legal))[0]
        remember_move(work, seat, int(move))
    return move


def visits_of(search: Search, states: Any, work: Any, seat: int, legal: Sequence[Move]) -> list[int]:
    """How often each move was tried in what this seat faces, in all threads."""
    set_ = set_faced(rows_of(states)[0], search.seen.entries.masks, work, search.seat, seat)
    keys = [edge_key(set_, int(move)) for move in legal]
    tables = [strand.edges for strand in search.strands]
    return [sum(int(edges[find(edges, key)].visits) for edges in tables) for key in keys]


def likely_course(futures: Sequence[Future]) -> list[tuple[int, str]]:
    """The most common move of each place in turn, among the futures that have come that way."""
    course: list[tuple[int, str]] = []
    while futures:
        reached = [one for one in futures if len(one.moves) > len(course)]
        if 2 * len(reached) < len(futures):
            break
        common, _ = Counter(one.moves[len(course)] for one in reached).most_common(1)[0]
        futures = [one for one in reached if one.moves[len(course)] == common]
        course.append(common)
    return course
