"""The cores of this machine: a process for each, which plays whole games."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from grimoire.arena.playing import Played, play
from grimoire.arena.schedule import Fixture, Plan
from grimoire.arena.texts import TEXTS
from grimoire.bots import is_own
from grimoire.core.cores import usable_cores
from grimoire.core.errors import OptionError

AHEAD = 3  # games given to each process beforehand, so that none waits for the next
DEATHS = 5  # processes that may die while the same game waits or is played, before we give it up


def play_here(plan: Plan, fixtures: Iterable[Fixture], cores: int | None = None) -> Generator[Played]:
    """Plays the games, on all cores if their number is not given; yields each as it ends, in any order.

    The order does not matter to a game: all its chance comes from the plan. A bot of one's own never plays in
    this process, which it might end.
    """
    cores = cores or usable_cores()
    if cores > 1 or any(is_own(name) for name in plan.names):
        yield from play_on_processes(plan, fixtures, cores)
    else:
        yield from (play(plan, fixture) for fixture in fixtures)


def play_on_processes(plan: Plan, fixtures: Iterable[Fixture], cores: int) -> Generator[Played]:
    """Plays on so many processes. If one dies, the games that were under way are played again."""
    left = iter(fixtures)
    taken: dict[int, Fixture] = {}
    deaths: Counter[int] = Counter()  # of processes, by the games that were taken then
    while True:
        pool = new_pool(cores)
        try:
            yield from drain(pool, plan, left, taken, AHEAD * cores)
            return
        except BrokenProcessPool:
            deaths.update(taken.keys())
            games = ", ".join(str(number) for number in taken if deaths[number] > DEATHS)
            if games:
                raise OptionError("error-processes-lost", texts=TEXTS, games=games) from None
        finally:
            close(pool)


def drain(
    pool: ProcessPoolExecutor,
    plan: Plan,
    left: Iterator[Fixture],
    taken: dict[int, Fixture],
    room: int,
) -> Generator[Played]:
    """Keeps the pool fed, first with what another one left undone.

    A game is taken from before the pool is given it, which may break it, until it is yielded.
    """
    under_way: dict[Future[Played], Fixture] = {}
    for fixture in taken.values():
        under_way[pool.submit(play, plan, fixture)] = fixture
    while True:
        for fixture in itertools.islice(left, room - len(taken)):
            taken[fixture.number] = fixture
            under_way[pool.submit(play, plan, fixture)] = fixture
        if not under_way:
            return
        finished, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in finished:
            played = future.result()
            del taken[under_way.pop(future).number]
            yield played


def new_pool(cores: int) -> ProcessPoolExecutor:
    # Spawned, not forked: a fork would copy the threads' locks of the progress bar and of the compiler.
    return ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"), initializer=follow_parent)


def follow_parent() -> None:
    """Ctrl+C reaches every process of a terminal: the parent decides what becomes of it. We end with it.

    What bots print is not what a program reads that wants our figures.
    """
    os.dup2(sys.stderr.fileno(), 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """However the parent ends: a process that waits for games would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def close(pool: ProcessPoolExecutor) -> None:
    """Ends the pool at once: games under way are given up."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
