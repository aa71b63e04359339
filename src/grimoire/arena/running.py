"""A run of the arena: plays what is not played yet, until all is done or nothing is in doubt."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing

from grimoire.arena.ledger import Ledger
from grimoire.arena.playing import Played
from grimoire.arena.schedule import Fixture, Plan
from grimoire.arena.stopping import Watch

Players = Callable[[Plan, Iterable[Fixture]], Generator[Played]]
"""What plays games, here or far away, and yields each as it ends."""


def run(
    ledger: Ledger, games: int, players: Players, watch: Watch, done: Callable[[int], None] = lambda _: None
) -> list[Played]:
    """The first games of a plan, in its order; fewer if the watch stops them. `done` counts them."""
    for played in known(ledger, games):
        watch.see(played)
        done(1)
    left = (one for one in ledger.plan.fixtures(games) if one.number not in ledger.games)
    if not watch.certain():
        with closing(players(ledger.plan, left)) as finished:
            for played in finished:
                ledger.add(played)
                watch.see(played)
                done(1)
                if watch.certain():
                    break
    return complete(known(ledger, watch.stopped or games), watch.stopped or games)


def known(ledger: Ledger, games: int) -> list[Played]:
    """The games that are played already, of the first so many."""
    return [ledger.games[number] for number in sorted(ledger.games) if number < games]


def complete(played: list[Played], games: int) -> list[Played]:
    """All of them, which is checked: figures of a run that had lost a game would not be those of its plan."""
    missing = set(range(games)) - {one.number for one in played}
    if missing:
        raise RuntimeError(f"{len(missing)} games were lost, the first of them number {min(missing)}")
    return played
