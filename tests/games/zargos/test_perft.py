"""Counts of the ways to play on from fixed positions, which the kernel reaches by moves kept in the file.

There is no second set of rules for Zargos to count with: the counts pin what the kernel did when every clause
was checked, and any change of rules or of lists of moves shows in them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from grimoire import Table
from grimoire.games.zargos import GAME

from ..perft import kernel_perft

ENTRIES: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))


def reached(entry: dict[str, Any]) -> Table:
    """The table after the moves of an entry, each of the seat that is asked first."""
    table = GAME.new(seats=entry["seats"], seed=entry["seed"], **entry["options"])
    for move in entry["moves"]:
        table.play(table.waiting[0], move)
    return table


@pytest.mark.compiled
@pytest.mark.kernel
@pytest.mark.parametrize("name", ENTRIES)
def test_the_kernel_counts_as_the_file_says(name: str) -> None:
    entry = ENTRIES[name]
    table = reached(entry)

    assert len(table.actors) == 1
    assert [kernel_perft(table, depth) for depth in range(1, len(entry["nodes"]) + 1)] == entry["nodes"]
