"""Budgets as they are written."""

from __future__ import annotations

import pytest

import grimoire
from grimoire.bots.budget import Budget, read_budget


@pytest.mark.parametrize(
    ("given", "budget"),
    [
        ("50ms", Budget(seconds=0.05)),
        ("2s", Budget(seconds=2)),
        ("0.5 s", Budget(seconds=0.5)),
        ("2000", Budget(iterations=2000)),
    ],
)
def test_a_time_or_a_number_of_iterations(given: str, budget: Budget) -> None:
    assert read_budget(given) == budget


@pytest.mark.parametrize(
    "given",
    [
        "",
        "0",
        "0ms",
        "-5",
        "1.5",
        "2h",
        "5000s",
        "ms",
        "nan",
        "1e3",
        "99999999999",
        "9" * 400,
        "9" * 400 + "s",
    ],
)
def test_anything_else_is_refused_in_a_line(given: str) -> None:
    with pytest.raises(grimoire.OptionError, match="is no budget: write a time such as 50ms or 2s"):
        read_budget(given)
