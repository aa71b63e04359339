"""The tree as it grows: which moves of a choice are looked at, and from when on."""

from __future__ import annotations

import math

import numpy as np

from grimoire.bots.search.edges import NO_MOVE, Edges, edge_key, find
from grimoire.bots.search.knobs import Knobs
from grimoire.bots.search.work import Work
from grimoire.core.kernel import kernel

WIDEST = 24  # up to so many moves are all looked at


@kernel
def has_room(edges: Edges, work: Work) -> bool:
    """Three quarters of the table at most are used: a fuller one is slow."""
    return 4 * work.used < 3 * len(edges)


@kernel
def add_edge(edges: Edges, work: Work, key: np.uint64, prior: float) -> int:
    at = find(edges, key)
    edges[at].key = int(key)
    edges[at].prior = prior
    work.used += 1
    return at


@kernel
def enter(edges: Edges, work: Work, set_: np.uint64) -> int:
    """Where an information set is; -1 where it is new and there is no room for it.

    A new one ends the way down. Its moves are looked at when it is met again: most sets never are.
    """
    home = find(edges, edge_key(set_, NO_MOVE))
    if edges[home].key == 0:
        work.leaving = 1
        return add_edge(edges, work, edge_key(set_, NO_MOVE), 1.0) if has_room(edges, work) else -1
    return home


@kernel
def width(count: int, visits: int, knobs: Knobs) -> int:
    """How many moves of a choice are looked at after so many visits."""
    if count <= WIDEST:
        return count
    return min(count, int(knobs.narrow + knobs.widen * math.sqrt(float(visits))))


@kernel
def missing(edges: Edges, work: Work, set_: np.uint64, count: int, knobs: Knobs) -> int:
    """Finds the slot of each move; says how many more should have one."""
    known = 0
    for i in range(count):
        at = find(edges, edge_key(set_, work.out[i]))
        work.slots[i] = -1 if edges[at].key == 0 else at
        known += 1 if work.slots[i] >= 0 else 0
    return width(count, edges[find(edges, edge_key(set_, NO_MOVE))].visits, knobs) - known


@kernel
def widen(edges: Edges, work: Work, set_: np.uint64, count: int, more: int, knobs: Knobs) -> None:
    """Adds edges for the moves that advice leans to most."""
    total = 0.0
    for i in range(count):
        work.weights[i] = work.weights[i] ** knobs.trust
        total += work.weights[i]
    for _ in range(more):
        if not has_room(edges, work):
            return
        best = -1
        for i in range(count):
            if work.slots[i] < 0 and (best < 0 or work.weights[i] > work.weights[best]):
                best = i
        at = add_edge(edges, work, edge_key(set_, work.out[best]), work.weights[best] / total)
        work.slots[best] = at


@kernel
def note_decision(work: Work, slot: int, home: int, seat: int) -> None:
    """One more decision on the way of this iteration; of a new set, slot -1 and the set alone."""
    work.path[work.depth] = slot
    work.sets[work.depth] = home
    work.movers[work.depth] = seat
    work.depth += 1


@kernel
def count_in(edges: Edges, work: Work) -> None:
    """What the iteration brought each mover, counted for its moves and for their information sets."""
    for i in range(work.depth):
        share, home = work.shares[work.movers[i]], edges[work.sets[i]]
        home.visits += 1
        home.total += share
        if work.path[i] >= 0:
            move = edges[work.path[i]]
            move.visits += 1
            move.total += share
            move.points += work.points[work.movers[i]]
