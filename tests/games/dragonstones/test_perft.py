"""Counts of the ways to play on from fixed positions: in the file, by the naive rules, by the kernel."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from ..shared import kernel_perft
from . import naive
from .positions import GAME

COUNTED: dict[str, Any] = tomllib.loads((Path(__file__).parent / "perft.toml").read_text("utf-8"))


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
