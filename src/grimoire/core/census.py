"""Many games as advice leans, with what happens in them counted: what decides a game, and by how much."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

import numpy as np

from grimoire.core.arrays import (
    ArrayOf,
    Boxes,
    Counts,
    Generator,
    Log,
    Memory,
    MoveList,
    Points,
    Results,
    Shares,
    States,
    Weights,
)
from grimoire.core.bits import has
from grimoire.core.choices import new_generator, weighted
from grimoire.core.events import new_log
from grimoire.core.game import Game
from grimoire.core.kernel import kernel
from grimoire.core.layout import Box
from grimoire.core.playouts import SEATS, Figures, in_order, key_game, seed_choices, write_result
from grimoire.core.protocol import State, actors, advise, apply, deal, legal, note, scores

Listed = Annotated[Any, ArrayOf("i8")]  # moves of which a part is handed on

MEMORY = 16  # numbers that a game may remember from move to move
CHUNK = 50  # games a call: some games take long

# What is summed up of a factor: in how many games somebody had it, how often, what was added up beside it.
GAMES, TIMES, AMOUNT = 0, 1, 2
# Two quotients a / b, each as the sums of a, b, aa, ab and bb over games, from which its error follows too:
HAD = 3  # a: victories of the seats that had it; b: how many seats had it
WORTH = 8  # a: how victories go with having more of it than others; b: how much that varies
SUMS = 13


@kernel
def census(
    boxes: Boxes,
    states: States,
    log: Log,
    out: MoveList,
    chosen: MoveList,
    points: Points,
    shares: Shares,
    weights: Weights,
    rng: Generator,
    seed: int,
    first: int,
    most: int,
    memory: Memory,
    counts: Counts,
    amounts: Counts,
    results: Results,
    sums: Results,
) -> int:
    """Games from `states[1]`, an empty state, in which every seat draws its moves by `advise`.

    One a row of results, as `playouts` writes them; the sums of the factors, one a row. Says how many moves.
    """
    box = boxes[0]
    total = 0
    for game in range(len(results)):
        states[0] = states[1]
        state = states[0]
        key_game(state, seed, first + game)
        seed_choices(rng, seed, first + game)
        forget(memory, counts, amounts)
        log[0, 0] = 0
        deal(box, state, log)
        note(box, state, log, memory, counts, amounts)
        moves = 0
        mask = actors(box, state)
        while mask != 0 and moves < most:
            for seat in range(box.seats):
                if has(mask, seat):
                    chosen[seat] = lean(box, state, seat, out, weights, rng)
            for seat in range(box.seats):
                if has(mask, seat):
                    log[0, 0] = 0
                    apply(box, state, seat, chosen[seat], log)
                    note(box, state, log, memory, counts, amounts)
                    moves += 1
            mask = actors(box, state)
        total += moves
        reason = scores(box, state, points, shares)
        write_result(results, game, box.seats, moves, reason, points, shares)
        for factor in range(len(sums)):
            sum_up(factor, box.seats, counts, amounts, shares, sums)
    return total


@kernel
def lean(box: Box, state: State, seat: int, out: Listed, weights: Weights, rng: Generator) -> int:
    """A move as advice leans; where there is no choice, nobody is asked for advice."""
    count = legal(box, state, seat, out)
    if count == 1:
        return int(out[0])
    advise(box, state, seat, out[:count], weights)
    return int(out[weighted(rng, weights, count)])


@kernel
def forget(memory: Memory, counts: Counts, amounts: Counts) -> None:
    """A new game: nothing has happened yet."""
    for i in range(len(memory)):
        memory[i] = 0
    for factor in range(len(counts)):
        for seat in range(counts.shape[1]):
            counts[factor, seat] = 0
            amounts[factor, seat] = 0


@kernel
def sum_up(factor: int, seats: int, counts: Counts, amounts: Counts, shares: Shares, sums: Results) -> None:
    """Adds what a game says of a factor."""
    times, amount, squares, had = 0, 0, 0, 0
    wins, product = 0.0, 0.0
    for seat in range(seats):
        count = counts[factor, seat]
        times += count
        amount += amounts[factor, seat]
        squares += count * count
        product += count * shares[seat]
        if count > 0:
            had += 1
            wins += shares[seat]
    if had == 0:
        return
    sums[factor, GAMES] += 1
    sums[factor, TIMES] += times
    sums[factor, AMOUNT] += amount
    add_quotient(sums, factor, HAD, wins, had)
    mean = times / seats
    add_quotient(sums, factor, WORTH, product - mean, squares - mean * times)


@kernel
def add_quotient(sums: Results, factor: int, at: int, a: float, b: float) -> None:
    sums[factor, at] += a
    sums[factor, at + 1] += b
    sums[factor, at + 2] += a * a
    sums[factor, at + 3] += a * b
    sums[factor, at + 4] += b * b


class Census:
    """Games of one table from a seed, as advice leans; each call plays the next chunk of them."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed & 0x7FFFFFFFFFFFFFFF
        self.boxes = game.new_box(seats, options)
        self.factors = list(game.factors(self.boxes[0]))
        self.run = game.kernels().bind(census)

    @property
    def size(self) -> int:
        """How many factors are counted."""
        return sum(len(one.words) for one in self.factors)

    def play(self, first: int, games: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """A row a game, and the sums of the factors; safe to call from several threads."""
        room = self.game.state.seats_at_most
        results = np.zeros((games, SEATS + 2 * room), np.float64)
        sums = np.zeros((self.size, SUMS), np.float64)
        self.run(
            self.boxes,
            self.game.state.new(2),
            new_log(self.game.most_events),
            np.zeros(self.game.most_moves, np.int64),
            np.zeros(room, np.int64),
            np.zeros(room, np.int64),
            np.zeros(room, np.float64),
            np.zeros(self.game.most_moves, np.float64),
            new_generator(0),
            self.seed,
            first,
            self.game.longest,
            np.zeros(MEMORY, np.int64),
            np.zeros((self.size, room), np.int64),
            np.zeros((self.size, room), np.int64),
            results,
            sums,
        )
        return results, sums


class Counted(Figures):
    """What many games came to, with the sums of their factors."""

    def __init__(self, census: Census) -> None:
        super().__init__(census.seats)
        self.sums = np.zeros((census.size, SUMS))
        self.share_squares = np.zeros(census.seats)

    def add_all(self, results: np.ndarray[Any, Any], sums: np.ndarray[Any, Any]) -> int:
        """Counts in one chunk; says how many games it has."""
        self.sums += sums
        self.share_squares += (results[:, SEATS + 1 : SEATS + 2 * self.seats : 2] ** 2).sum(axis=0)
        return self.add(results)


def count_all(
    census: Census, games: int, threads: int | None = None, done: Callable[[int], None] = lambda _: None
) -> Counted:
    """Plays games 0 to `games` - 1 on all cores; `done` is told how many more are finished."""
    counted = Counted(census)
    for results, sums in in_order(census.play, games, threads, CHUNK):
        done(counted.add_all(results, sums))
    return counted
