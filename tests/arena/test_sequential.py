"""The test that one may look at after every deal, and its interval."""

from __future__ import annotations

import math

import pytest

from grimoire.arena.sequential import at_any_time, evidence


def test_the_interval_for_any_time_is_wider_but_not_by_much() -> None:
    assert 2.5 < at_any_time(0.02, 0.95) < 3.5


@pytest.mark.parametrize("error", [0.001, 0.01, 0.05, 0.3])
@pytest.mark.parametrize("confidence", [0.9, 0.95, 0.999])
def test_the_interval_ends_where_the_evidence_would_do(error: float, confidence: float) -> None:
    edge = at_any_time(error, confidence) * error
    assert evidence(edge, error) == pytest.approx(math.log(1 / (1 - confidence)))
    assert evidence(-edge, error) == evidence(edge, error)


def test_a_larger_difference_and_a_smaller_error_are_more_evidence() -> None:
    assert evidence(0.0, 0.05) < 0 < evidence(0.2, 0.05) < evidence(0.3, 0.05) < evidence(0.3, 0.03)
