"""The same games on a Ray cluster, on as many machines as it has.

A game is a task. If its machine dies Ray plays it again elsewhere, from the same seeds, so the result is the
same; and since each task is answered once, no game is lost or counted twice.
"""

from __future__ import annotations

import itertools
import os
import socket
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from importlib import import_module
from typing import Any

from grimoire.arena.playing import Played, play
from grimoire.arena.schedule import Fixture, Plan
from grimoire.arena.texts import TEXTS
from grimoire.bots.loading import own_source
from grimoire.core.errors import GrimoireError, OptionError

AHEAD = 3  # games given to each core beforehand
RETRIES = 20  # how often Ray plays a game again that has lost its machine,
LOSSES = 2  # and how often we ask it to begin anew after that: a bot may kill every process that runs it


def play_far(plan: Plan, fixtures: Iterable[Fixture], address: str) -> Generator[Played]:
    """Plays the games on the cluster at this address; yields each as it ends, in any order."""
    ray = connected(address, plan)
    try:
        yield from drain(ray, plan, iter(fixtures))
    except ray.exceptions.RayTaskError as fault:
        if isinstance(fault.cause, GrimoireError):
            raise fault.cause from None
        raise
    finally:
        ray.shutdown()


def drain(ray: Any, plan: Plan, fixtures: Iterator[Fixture]) -> Iterator[Played]:
    """Keeps every core of the cluster busy, be there more of them or fewer than before."""
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(play)
    shared = ray.put(plan)
    under_way: dict[Any, Fixture] = {}
    lost: Counter[int] = Counter()
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for fixture in itertools.islice(fixtures, max(0, room - len(under_way))):
            under_way[task.remote(shared, fixture)] = fixture
        if not under_way:
            return
        finished, _ = ray.wait(list(under_way), num_returns=1)
        for reference in finished:
            fixture = under_way.pop(reference)
            try:
                yield ray.get(reference)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                lost[fixture.number] += 1
                if lost[fixture.number] > LOSSES:
                    raise OptionError("error-ray-lost", texts=TEXTS, game=fixture.number) from None
                under_way[task.remote(shared, fixture)] = fixture


def installed() -> Any:
    """Ray, if the extra is there."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers
    try:
        return import_module("ray")
    except ImportError:
        raise OptionError("error-ray-missing", texts=TEXTS) from None


def connected(address: str, plan: Plan) -> Any:
    """Ray, connected to a cluster that is running; bots of one's own are taken along."""
    ray, own = installed(), own_modules(plan.names)
    try:
        knock(address)
        ray.init(
            address=address,
            runtime_env={"py_modules": own} if own else None,
            log_to_driver=False,
            logging_level="error",
        )
    except (OSError, ValueError, RuntimeError) as problem:
        told = " ".join(str(problem).split())
        raise OptionError("error-ray", texts=TEXTS, given=address, problem=told[:200]) from None
    return ray


def knock(address: str) -> None:
    """Raises at once where nobody answers; Ray would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=5).close()


def own_modules(names: Iterable[str]) -> list[str]:
    """The files of bots of one's own, or the folders of their packages: far machines have only ours."""
    return sorted({str(source) for name in names if (source := own_source(name)) is not None})
