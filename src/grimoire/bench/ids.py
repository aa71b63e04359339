"""Everything that can be measured, by its id, and the choice among it."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from grimoire.bench.commands import cold_measurement, command_measurements
from grimoire.bench.games import measurements_of
from grimoire.bench.measurement import Measurement
from grimoire.bench.peers import peer_measurements
from grimoire.bench.search import search_measurement
from grimoire.bench.texts import TEXTS
from grimoire.core.errors import OptionError
from grimoire.games import GAMES


def all_measurements() -> list[Measurement]:
    """Ours of every game, the commands, then the peers."""
    ours = [
        one
        for game in GAMES
        for one in (*measurements_of(game), search_measurement(game), cold_measurement(game))
    ]
    return [*ours, *command_measurements(), *peer_measurements()]


def known_ids() -> list[str]:
    return [one.id for one in all_measurements()]


def choose(known: Sequence[Measurement], only: Sequence[str], peers: bool) -> list[Measurement]:
    """Those that any of the globs names, or all; of peers only where they are asked for."""
    allowed = [one for one in known if peers or not one.is_peer]
    for glob in only:
        check_glob(glob, known, allowed)
    return [one for one in allowed if not only or any(fnmatchcase(one.id, glob) for glob in only)]


def check_glob(glob: str, known: Sequence[Measurement], allowed: Sequence[Measurement]) -> None:
    """A glob that names nothing is a slip, and would else give a figure less without a word."""
    if any(fnmatchcase(one.id, glob) for one in allowed):
        return
    if any(fnmatchcase(one.id, glob) for one in known):
        raise OptionError("error-bench-peers", texts=TEXTS, given=glob)
    raise OptionError("error-bench-unknown", texts=TEXTS, given=glob, known=[one.id for one in known])
