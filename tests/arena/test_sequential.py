"""The test that one may look at after every deal, and its interval."""

from __future__ import annotations

from grimoire.arena.sequential import at_any_time


def test_the_interval_for_any_time_is_wider_but_not_by_much() -> None:
    assert 2.5 < at_any_time(0.02, 0.95) < 3.5
