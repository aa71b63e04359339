"""Figures of one run set against each other: what a reader wants to know of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from grimoire.bench.results import Result
from grimoire.core.text import Text
from grimoire.games import GAMES

# The text that says what is compared, and the ids: the first divided by the second.
OF_A_GAME = (
    ("ratio-openspiel", "kernel.{game}.moves_per_s", "peer.openspiel.crazy_eights.moves_per_s"),
    ("ratio-hearts", "kernel.{game}.moves_per_s", "peer.openspiel.hearts.moves_per_s"),
    ("ratio-rlcard", "kernel.{game}.moves_per_s", "peer.rlcard.uno.moves_per_s"),
    ("ratio-threads", "kernel.{game}.moves_per_s.2t", "kernel.{game}.moves_per_s"),
    ("ratio-compile", "compile.{game}.cold_s", "python.import_numba_s"),
)
OF_ALL = (
    ("ratio-games", "cli.games.warm_s", "python.import_numpy_s"),
    ("ratio-simulate", "cli.simulate_1000.warm_s", "python.import_numba_s"),
)


@dataclass(frozen=True)
class Ratio:
    """How many times the figure `over` is the figure `under`; `label` says in words what that means."""

    label: Text
    over: str
    under: str
    value: float


def ratios(results: Sequence[Result]) -> list[Ratio]:
    """The ratios of which both figures were measured."""
    values = {result.id: result.value for result in results}
    return [
        Ratio(label, over, under, values[over] / values[under])
        for label, over, under in comparisons()
        if over in values and under in values
    ]


def comparisons() -> Iterator[tuple[Text, str, str]]:
    """What is compared, for every game, then for all."""
    for game in GAMES:
        for key, over, under in OF_A_GAME:
            label = Text(key, {"game": game.name})
            yield label, over.format(game=game.name), under.format(game=game.name)
    for key, over, under in OF_ALL:
        yield Text(key), over, under
