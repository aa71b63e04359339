"""How long a seat may think."""

from __future__ import annotations

import pytest

from grimoire.match.clock import Clock


@pytest.mark.parametrize(
    ("clock", "left", "thought", "after"),
    [
        (Clock("move", 30), 30_000, 12_000, 30_000),
        (Clock("bank", 60, 5), 60_000, 12_000, 53_000),
        (Clock("bank", 60, 0), 1_000, 4_000, 0),
        (Clock(), 0, 12_000, 0),
    ],
)
def test_what_is_left_after_a_move(clock: Clock, left: int, thought: int, after: int) -> None:
    assert clock.after(left, thought) == after


def test_a_seat_starts_with_all_its_time() -> None:
    assert Clock("bank", 90, 2).start() == 90_000
