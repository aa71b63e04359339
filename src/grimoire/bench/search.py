"""Iterations of a search a second, on one core, from a position in the middle of a game.

An iteration imagines what is hidden, goes down the tree and plays on to the end of the deal, or as far as the
game's horizon is. The positions are games of four apprentices, kept in `positions/<game>.json`.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path

from grimoire.bench.measurement import Measure, Measurement, Step, rate
from grimoire.bots.search.searching import Search
from grimoire.core.game import Game
from grimoire.core.table import Table

POSITIONS = Path(__file__).parent / "positions"
ITERATIONS = 2000  # of each search: about as many as a mage has for a move


def search_measurement(game: Game) -> Measurement:
    return Measurement(f"search.{game.name}.iterations_per_s", "iterations/s", lambda: start_search(game))


def start_search(game: Game) -> Measure:
    step = searching(game)
    step()
    return lambda: rate(step)


def searching(game: Game) -> Step:
    """Each call is a search of its own, memory and all."""
    table, seeds = mid_game(game), itertools.count()
    seat = table.actors[0]
    seen = table.observe(seat)

    def step() -> int:
        Search(seen, seat, next(seeds)).run(ITERATIONS)
        return ITERATIONS

    return step


def mid_game(game: Game) -> Table:
    """The position that searches of this game are measured from."""
    return game.table(json.loads((POSITIONS / f"{game.name}.json").read_text("utf-8")))
