"""What is left of a mix when its small change is cut off."""

from __future__ import annotations

import pytest

from grimoire.bots.search.mixing import wandering, without_small_change


def test_wandering_goes_by_advice_and_at_random_over_what_was_looked_at() -> None:
    assert wandering([60.0, 30.0, 10.0, 0.0], [3.0, 1.0, 1.0, 0.0], 0.1) == pytest.approx(
        [10 * (0.3 + 1 / 6), 10 * (0.1 + 1 / 6), 10 * (0.1 + 1 / 6), 0.0]
    )
    assert wandering([0.0, 0.0], [0.0, 0.0], 0.1) == [0.0, 0.0]


def test_what_wandering_brings_is_left_out() -> None:
    assert without_small_change([9000.0, 3000.0, 800.0], [700.0, 700.0, 700.0]) == [9000.0, 3000.0, 0.0]


def test_few_iterations_tell_little() -> None:
    assert without_small_change([9000.0, 1000.0], [0.0, 0.0]) == [9000.0, 1000.0]
    assert without_small_change([900.0, 100.0], [0.0, 0.0]) == [900.0, 0.0]
    assert without_small_change([1.0, 0.0], [0.0, 0.0]) == [1.0, 0.0]
