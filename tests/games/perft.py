"""Counts of the ways to play on from fixed positions, as every game keeps them in its `perft.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import pytest

from grimoire import Game, Table
from grimoire.core.events import new_log


class NaiveRules(Protocol):
    """A game's `naive.py`, as far as it is needed here."""

    def perft(self, position: Mapping[str, Any], depth: int) -> int:
        """How many ways there are to play that many moves."""


class PerftTests:
    """What is counted must be what the file beside the tests says; a game names itself and its naive rules.

    Each entry of the file holds a position, and the counts for one move from it, for two, and so on.
    """

    game: Game
    rules: NaiveRules

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        file = Path(str(metafunc.module.__file__)).with_name("perft.toml")
        entries = tomllib.loads(file.read_text("utf-8"))
        found = [(entry["position"], entry["nodes"]) for entry in entries.values()]
        metafunc.parametrize(("position", "nodes"), found, ids=entries)

    @pytest.mark.compiled
    @pytest.mark.kernel
    def test_the_kernel_counts_as_the_file_says(self, position: dict[str, Any], nodes: list[int]) -> None:
        table = self.game.table(position)

        found = [kernel_perft(table, depth) for depth in range(1, len(nodes) + 1)]

        assert found == nodes

    def test_the_naive_rules_count_as_the_file_says(self, position: dict[str, Any], nodes: list[int]) -> None:
        found = [self.rules.perft(position, depth) for depth in range(1, len(nodes) + 1)]

        assert found == nodes


def kernel_perft(table: Table, depth: int) -> int:
    """How many ways the kernel sees to play that many moves; one row of states a depth."""
    entries = table.entries
    states = np.repeat(table.states, depth + 1)
    log = new_log()
    lists = np.zeros((depth, table.game.most_moves), np.int64)

    def count(at: int) -> int:
        mask = entries.actors_at(table.boxes, states, at)
        if mask == 0:
            return 0
        seat = mask.bit_length() - 1
        found = entries.legal_at(table.boxes, states, at, seat, lists[at])
        if at == depth - 1:
            return int(found)
        nodes = 0
        for move in lists[at, :found].tolist():
            states[at + 1] = states[at]
            entries.apply_at(table.boxes, states, at + 1, seat, move, log)
            nodes += count(at + 1)
        return nodes

    return count(0)
