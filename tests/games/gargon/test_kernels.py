"""The compiled kernels and their uncompiled twin: the same bytes, move by move."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ..shared import Side
from .positions import COLOURS, DECK, GAME, draw, kinds, play

pytestmark = [pytest.mark.kernel, pytest.mark.compiled]


@pytest.mark.parametrize("options", [{}, {"open_winnings": True, "starter": 2}], ids=["default", "other"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_compiled_and_uncompiled_agree_byte_for_byte(seats: int, options: dict[str, Any]) -> None:
    """One whole game; all kinds of move as likely."""
    rng, played = random.Random(seats), 0
    key = (rng.getrandbits(64), rng.getrandbits(64))
    fast, slow = (Side(GAME, compiled, seats, options, key) for compiled in (True, False))
    assert fast.deal() == slow.deal()
    while fast.actors():
        assert fast.states.tobytes() == slow.states.tobytes()
        (seat,) = fast.actors()
        moves = fast.entries.legal(fast.boxes, fast.states, seat)
        if rng.random() < 0.08:
            asked = rng.randrange(seats)
            assert fast.says(asked, played) == slow.says(asked, played)
            assert fast.advises(seat) == pytest.approx(slow.advises(seat))  # exponentials may round
        kind = rng.choice(sorted({move.kind for move in moves}))
        move = rng.choice([move for move in moves if move.kind == kind])
        assert fast.play(seat, move) == slow.play(seat, move)
        played += 1
    assert played > 30
    assert fast.states.tobytes() == slow.states.tobytes()
    assert fast.says(0, 0) == slow.says(0, 0)
    assert fast.entries.outcome(fast.boxes, fast.states) == slow.entries.outcome(slow.boxes, slow.states)


def test_a_state_is_at_most_640_bytes() -> None:
    assert GAME.state.dtype.itemsize <= 640


def test_the_longest_list_of_moves_fits_what_is_declared() -> None:
    """G8, G10: a hand with every value of every colour, and all ways to pass but one."""
    spare = [f"{colour}0" for colour in COLOURS]  # one 0 of each colour lies elsewhere
    held = list(DECK)
    for card in spare:
        held.remove(card)
    table = draw(f"""
        A>            down {spare[0]}
        B*     {" ".join(held)}
        C
        left   {" ".join(spare[1:4])}
        right  {" ".join(spare[4:])}
    """)

    assert len(table.legal(1)) == 96 + 8 <= GAME.most_moves


def test_the_longest_lists_of_events_fit_what_is_declared() -> None:
    """The deal to five, and a last battle of all against all, with all the draws and the scoring after it."""
    assert len(GAME.new(seats=5, seed=1).events) == 51 <= GAME.most_events

    won = [f"w{n} b{n} v{n} g{n}" for n in range(1, 6)]
    table = draw(f"""
        A>     w6   up r1 r6 y1    won {won[0]}
        B      w7   up r2 r7 y2    won {won[1]}
        C      w8   up r3 r8 y3    won {won[2]}
        D      w9   up r4 r9 y4    won {won[3]}
        E      w10  up r5 r10 y5   won {won[4]}
        left
        right  ...
    """)
    play(table, "fight red")

    found = kinds(table)
    assert (found.count("fought"), found.count("drew"), found.count("majority")) == (15, 12, 22)
    assert found[-1] == "scored" and 70 < len(found) <= GAME.most_events
