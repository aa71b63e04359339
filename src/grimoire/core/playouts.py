"""Random games, many at a time: for figures about a game, and for its speed."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from grimoire.core.arrays import Boxes, Generator, Log, MoveList, Points, Results, Shares, States
from grimoire.core.bits import has
from grimoire.core.chance import Word, siphash
from grimoire.core.choices import below, new_generator
from grimoire.core.cores import usable_cores
from grimoire.core.events import new_log
from grimoire.core.game import Game
from grimoire.core.kernel import kernel
from grimoire.core.protocol import State, actors, apply, deal, legal, scores

if TYPE_CHECKING:
    from concurrent.futures import Future

Played = TypeVar("Played")

CHUNK = 500  # games a call: long enough to hide the call, short enough for a smooth progress bar

# What `write_result` writes of a game: its moves, its reason, then points and share of seat after seat.
MOVES, REASON, SEATS = 0, 1, 2


@kernel
def key_game(state: State, seed: int, game: int) -> None:
    """The stream of chance of the n-th game of a seed, the same on any number of threads."""
    state.chance.key[0] = int(siphash(Word(seed), Word(0), Word(2 * game)))
    state.chance.key[1] = int(siphash(Word(seed), Word(0), Word(2 * game + 1)))
    state.chance.drawn = 0


@kernel
def seed_choices(rng: Generator, seed: int, game: int) -> None:
    """The choices of the n-th game of a seed, whichever chunk it is played in."""
    rng[0] = siphash(Word(seed), Word(1), Word(game))


@kernel
def write_result(
    results: Results, game: int, seats: int, moves: int, reason: int, points: Points, shares: Shares
) -> None:
    """What a game came to, as its row of the results."""
    results[game, MOVES] = moves
    results[game, REASON] = reason
    for seat in range(seats):
        results[game, SEATS + 2 * seat] = points[seat]
        results[game, SEATS + 2 * seat + 1] = shares[seat]


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
    results: Results,
) -> int:
    """Random games from `states[1]`, an empty state, one a row of results; says how many moves in all."""
    box = boxes[0]
    total = 0
    for game in range(len(results)):
        states[0] = states[1]
        state = states[0]
        key_game(state, seed, first + game)
        seed_choices(rng, seed, first + game)
        deal(box, state, log)
        moves = 0
        mask = actors(box, state)
        while mask != 0 and moves < most:
            for seat in range(box.seats):
                if has(mask, seat):
                    count = legal(box, state, seat, out)
                    chosen[seat] = out[below(rng, count)]
            for seat in range(box.seats):
                if has(mask, seat):
                    apply(box, state, seat, chosen[seat], log)
                    moves += 1
            mask = actors(box, state)
        total += moves
        reason = scores(box, state, points, shares)
        write_result(results, game, box.seats, moves, reason, points, shares)
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
        results = np.zeros((games, SEATS + 2 * room), np.float64)
        self.run(
            self.boxes,
            self.game.state.new(2),
            new_log(),
            np.zeros(self.game.most_moves, np.int64),
            np.zeros(room, np.int64),
            np.zeros(room, np.int64),
            np.zeros(room, np.float64),
            new_generator(0),
            self.seed,
            first,
            self.game.longest,
            results,
        )
        return results


class Figures:
    """What many random games came to, added up as they are played."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.lengths: Counter[int] = Counter()  # how many games had so many moves
        self.ends: Counter[int] = Counter()  # how many games ended for each reason
        self.points = np.zeros(seats)
        self.shares = np.zeros(seats)

    def add(self, results: np.ndarray[Any, Any]) -> int:
        """Counts in the games of one chunk; says how many they are."""
        self.games += len(results)
        self.lengths.update(results[:, MOVES].astype(int).tolist())
        self.ends.update(results[:, REASON].astype(int).tolist())
        by_seat = results[:, SEATS : SEATS + 2 * self.seats].sum(axis=0)
        self.points += by_seat[0::2]
        self.shares += by_seat[1::2]
        return len(results)

    @property
    def moves(self) -> int:
        return sum(length * games for length, games in self.lengths.items())

    def length(self) -> dict[str, float]:
        """The shortest game, the longest, and the median."""
        lengths = sorted(self.lengths)
        lower, upper = (self.lengths_at(at) for at in ((self.games - 1) // 2, self.games // 2))
        return {"min": lengths[0], "median": (lower + upper) / 2, "max": lengths[-1]}

    def lengths_at(self, rank: int) -> int:
        """The length of the game of this rank, from the shortest on."""
        for length in sorted(self.lengths):
            rank -= self.lengths[length]
            if rank < 0:
                break
        return length

    def scores(self) -> list[float]:
        """The mean points of each seat."""
        return [float(points) for points in self.points / self.games]

    def win_share(self) -> list[float]:
        """Each seat's share of the victories; they sum to 1."""
        return [float(share) for share in self.shares / self.games]

    def reasons(self, game: Game) -> dict[str, int]:
        """How many games ended for each reason."""
        names = {int(reason): reason.name.lower() for reason in game.reasons}
        return {names.get(end, "unfinished"): games for end, games in sorted(self.ends.items())}


def play_all(
    playouts: Playouts, games: int, threads: int | None = None, done: Callable[[int], None] = lambda _: None
) -> Figures:
    """Plays games 0 to `games` - 1 on all cores; `done` is told how many more are finished."""
    figures = Figures(playouts.seats)
    for results in in_order(playouts.play, games, threads, CHUNK):
        done(figures.add(results))
    return figures


def in_order(
    play: Callable[[int, int], Played], games: int, threads: int | None, chunk: int
) -> Iterator[Played]:
    """What `play` says of each chunk of games, played on all cores, in the order of the games."""
    from concurrent.futures import ThreadPoolExecutor  # slow to import

    threads = threads or usable_cores()
    with ThreadPoolExecutor(threads) as pool:
        under_way: deque[Future[Played]] = deque()
        for first, size in chunks(games, chunk):
            under_way.append(pool.submit(play, first, size))
            if len(under_way) > 2 * threads:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()


def chunks(games: int, chunk: int) -> Iterator[tuple[int, int]]:
    """The first game and the size of each chunk."""
    for first in range(0, games, chunk):
        yield first, min(chunk, games - first)
