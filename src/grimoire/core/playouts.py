"""Random games, many at a time: for figures about a game, and for its speed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from grimoire.core.arrays import Boxes, Counts, Generator, Log, MoveList, Points, Shares, States
from grimoire.core.chance import Word, siphash
from grimoire.core.choices import below, new_generator
from grimoire.core.events import new_log
from grimoire.core.game import Game
from grimoire.core.kernel import kernel
from grimoire.core.protocol import State, actors, apply, deal, legal, scores

CHUNK = 500  # games a call: long enough to hide the call, short enough for a smooth progress bar

# What `playouts` writes of a game: its moves, its reason, then each seat's points and share in millionths.
MOVES, REASON, SEATS = 0, 1, 2
WHOLE_SHARE = 1_000_000


@kernel
def key_game(state: State, seed: int, game: int) -> None:
    """The stream of chance of the n-th game of a seed, the same on any number of threads."""
    state.chance.key[0] = int(siphash(Word(seed), Word(0), Word(2 * game)))
    state.chance.key[1] = int(siphash(Word(seed), Word(0), Word(2 * game + 1)))
    state.chance.drawn = 0


@kernel
def playouts(
    boxes: Boxes,
    states: States,
    log: Log,
    out: MoveList,
    chosen: MoveList,
    points: Points,
    shares: Shares,
    rng: Generator,
    seed: int,
    first: int,
    most: int,
    results: Counts,
) -> int:
    """Random games from `states[1]`, an empty state, one a row of results; says how many moves in all."""
    box = boxes[0]
    total = 0
    for game in range(len(results)):
        states[0] = states[1]
        state = states[0]
        key_game(state, seed, first + game)
        deal(box, state, log)
        moves = 0
        mask = actors(box, state)
        while mask != 0 and moves < most:
            for seat in range(box.seats):
                if mask >> seat & 1:
                    count = legal(box, state, seat, out)
                    chosen[seat] = out[below(rng, count)]
            for seat in range(box.seats):
                if mask >> seat & 1:
                    apply(box, state, seat, chosen[seat], log)
                    moves += 1
            mask = actors(box, state)
        total += moves
        results[game, 0] = moves
        results[game, 1] = scores(box, state, points, shares)
        for seat in range(box.seats):
            results[game, 2 + 2 * seat] = points[seat]
            results[game, 3 + 2 * seat] = int(shares[seat] * 1000000.0 + 0.5)
    return total


class Playouts:
    """Random games with these options, from a seed; each call plays the next chunk of them."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
        self.game = game
        self.seed = seed & 0x7FFFFFFFFFFFFFFF
        self.boxes = game.new_box(seats, options)
        self.seats = seats
        self.run = game.kernels().bind(playouts)

    def play(self, first: int, games: int) -> np.ndarray[Any, Any]:
        """A row a game, from the first-th game of the seed on; safe to call from several threads."""
        room = self.game.state.seats_at_most
        results = np.zeros((games, SEATS + 2 * room), np.int64)
        self.run(
            self.boxes,
            self.game.state.new(2),
            new_log(),
            np.zeros(self.game.most_moves, np.int64),
            np.zeros(room, np.int64),
            np.zeros(room, np.int64),
            np.zeros(room, np.float64),
            new_generator(self.seed + (first << 20)),
            self.seed,
            first,
            self.game.longest,
            results,
        )
        return results


@dataclass(frozen=True)
class Figures:
    """What many random games came to."""

    results: np.ndarray[Any, Any]
    seats: int

    @property
    def moves(self) -> int:
        return int(self.results[:, MOVES].sum())

    def length(self) -> dict[str, float]:
        lengths = self.results[:, MOVES]
        return {
            "min": int(lengths.min()),
            "median": float(np.median(lengths)),
            "max": int(lengths.max()),
        }

    def scores(self) -> list[float]:
        """The mean points of each seat."""
        return [float(self.results[:, SEATS + 2 * seat].mean()) for seat in range(self.seats)]

    def win_share(self) -> list[float]:
        """Each seat's share of the victories; they sum to 1."""
        shares = self.results[:, SEATS + 1 : SEATS + 1 + 2 * self.seats : 2]
        return [float(share) for share in shares.mean(axis=0) / WHOLE_SHARE]

    def reasons(self, game: Game) -> dict[str, int]:
        """How many games ended for each reason; 0 games may end for none."""
        values, counts = np.unique(self.results[:, REASON], return_counts=True)
        names = {int(reason): reason.name.lower() for reason in game.reasons}
        return {names.get(int(v), "unfinished"): int(n) for v, n in zip(values, counts, strict=True)}


def play_all(
    playouts: Playouts, games: int, threads: int | None = None, done: Callable[[int], None] = lambda _: None
) -> Figures:
    """Plays games 0 to `games` - 1 on all cores; `done` is told how many more are finished."""
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        parts: list[Future[Any]] = [pool.submit(playouts.play, first, size) for first, size in chunks(games)]
        results = []
        for part in parts:
            results.append(part.result())
            done(len(results[-1]))
    return Figures(np.concatenate(results), playouts.seats)


def chunks(games: int) -> Iterator[tuple[int, int]]:
    """The first game and the size of each chunk."""
    for first in range(0, games, CHUNK):
        yield first, min(CHUNK, games - first)
