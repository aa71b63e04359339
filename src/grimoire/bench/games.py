"""Our games: speed of the kernel and of the table, size of the state. A move is a player's decision."""

from __future__ import annotations

import itertools
import random

from grimoire.bench.measurement import Measure, Measurement, Step, rate, rate_of_threads
from grimoire.core.game import Game
from grimoire.core.playouts import MOVES, Playouts

SEED = 7
GAMES_A_CALL = 100  # a few milliseconds, so that two threads stop at nearly the same time


def measurements_of(game: Game) -> list[Measurement]:
    """What is measured of every game in this process."""
    name = game.name
    return [
        Measurement(f"kernel.{name}.moves_per_s", "moves/s", lambda: start_kernel(game)),
        Measurement(f"kernel.{name}.moves_per_s.2t", "moves/s", lambda: start_kernel_threads(game, 2)),
        Measurement(f"python.{name}.moves_per_s", "moves/s", lambda: start_table(game)),
        Measurement(f"state.{name}.bytes", "bytes", lambda: lambda: state_bytes(game), rounds=1),
    ]


def start_kernel(game: Game) -> Measure:
    step = playing_chunks(game)
    step()
    return lambda: rate(step)


def start_kernel_threads(game: Game, threads: int) -> Measure:
    step = playing_chunks(game)
    step()
    return lambda: rate_of_threads(step, threads)


def start_table(game: Game) -> Measure:
    play_table(game)
    return lambda: rate(lambda: play_table(game))


def playing_chunks(game: Game) -> Step:
    """Each call plays the next random games of one seed and counts their moves; safe on several threads."""
    seats = game.usual_seats
    playouts = Playouts(game, seats, game.read_options({}, seats), SEED)
    firsts = itertools.count(step=GAMES_A_CALL)
    return lambda: int(playouts.play(next(firsts), GAMES_A_CALL)[:, MOVES].sum())


def play_table(game: Game) -> int:
    """One random game through the public interface; says how many moves it had."""
    table = game.new()
    while actors := table.actors:
        for seat in actors:
            table.play(seat, random.choice(table.legal(seat)))
    return len(table.history)


def state_bytes(game: Game) -> float:
    return float(game.state.dtype.itemsize)
