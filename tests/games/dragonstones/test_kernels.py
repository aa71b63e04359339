"""The compiled kernels and their uncompiled twin: the same bytes, move by move."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ..shared import Side
from .positions import GAME, draw

pytestmark = [pytest.mark.kernel, pytest.mark.compiled]


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (6, {"open_purses": True})], ids=["three", "six"])
def test_compiled_and_uncompiled_agree_byte_for_byte(seats: int, options: dict[str, Any]) -> None:
    """One whole game; answers given at once come one after the other."""
    rng, played = random.Random(seats), 0
    key = (rng.getrandbits(64), rng.getrandbits(64))
    fast, slow = (Side(GAME, compiled, seats, options, key) for compiled in (True, False))
    assert fast.deal() == slow.deal()
    while fast.actors():
        assert fast.states.tobytes() == slow.states.tobytes()
        if rng.random() < 0.08:
            asked = rng.randrange(seats)
            assert fast.says(asked, played) == slow.says(asked, played)
            for seat in fast.actors():
                assert fast.advises(seat) == pytest.approx(slow.advises(seat))  # exponentials may round
        answers = {seat: fast.entries.legal(fast.boxes, fast.states, seat) for seat in fast.actors()}
        for seat, moves in answers.items():
            move = rng.choice(moves)
            assert fast.play(seat, move) == slow.play(seat, move)
            played += 1
    assert played > 30
    assert fast.states.tobytes() == slow.states.tobytes()
    assert fast.says(0, 0) == slow.says(0, 0)
    assert fast.entries.outcome(fast.boxes, fast.states) == slow.entries.outcome(slow.boxes, slow.states)


def test_the_longest_list_of_bids_fits_what_is_declared() -> None:
    """D9: all the common gold, both amulets, two black coins, and a fist full of fairy gold."""
    table = draw("A 30f 15c 2b 2a\nB 1f\nC 0f\nnow thief")

    assert len(table.legal(0)) == GAME.most_moves


def test_the_longest_lists_of_silver_and_payments_fit_too() -> None:
    table = draw("A 2f 40s 2a r12 b12 y12\nB 2f\nC 1f\nnow enchantress\nnext thief")
    for seat, bid in enumerate(("bid 2f", "bid 2f", "bid 0")):
        table.play(seat, bid)

    assert len(table.legal(0)) == 41 * 3 <= GAME.most_moves
    table.play(0, "silver 40")
    table.play(0, "way 1")
    assert len(table.legal(0)) == 21
