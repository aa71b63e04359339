"""Quotients of sums, and how far their intervals reach."""

from __future__ import annotations

import pytest
from scipy import stats

from grimoire.arena.ratios import FEW, Ratio, student


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 6, 10, 30, 100, 1000])
def test_students_quantile(freedom: int) -> None:
    assert student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=0.03 if freedom == 3 else 0.01)


def test_a_few_samples_tell_no_slope_however_well_they_agree() -> None:
    few, enough = Ratio(), Ratio()
    for _ in range(FEW - 1):
        few.add(1.0, 1.0)
    for _ in range(FEW):
        enough.add(1.0, 1.0)
    assert few.slope() is None
    assert enough.slope() is not None
    assert Ratio().slope() is None
