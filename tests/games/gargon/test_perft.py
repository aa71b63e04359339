"""Counts of the ways to play on from fixed positions: in the file, by the naive rules, by the kernel."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grimoire import Table
from grimoire.core.events import new_log

from . import naive
from .positions import GAME

COUNTED: dict[str, Any] = tomllib.loads((Path(__file__).parent / "perft.toml").read_text("utf-8"))


def kernel_perft(table: Table, depth: int) -> int:
    """How many ways the kernel sees to play that many moves; one row of states a depth."""
    entries = table.entries
    states = np.repeat(table.states, depth + 1)
    log = new_log()
    lists = np.zeros((depth, GAME.most_moves), np.int64)

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


@pytest.mark.compiled
@pytest.mark.kernel
@pytest.mark.parametrize("name", COUNTED)
def test_the_kernel_counts_as_the_file_says(name: str) -> None:
    counted = COUNTED[name]
    table = GAME.table(counted["position"])

    found = [kernel_perft(table, depth) for depth in range(1, len(counted["nodes"]) + 1)]

    assert found == counted["nodes"]


@pytest.mark.parametrize("name", COUNTED)
def test_the_naive_rules_count_as_the_file_says(name: str) -> None:
    counted = COUNTED[name]
    position = counted["position"]

    found = [naive.perft(position, depth) for depth in range(1, len(counted["nodes"]) + 1)]

    assert found == counted["nodes"]
