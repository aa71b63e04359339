"""The compiled kernels and their uncompiled twin: the same bytes, move by move."""

from __future__ import annotations

import random

import pytest

from ..shared import Side
from .positions import GAME, OWN_BOX, draw, kinds, play

pytestmark = [pytest.mark.kernel, pytest.mark.compiled]

MOVES = 200  # a seat count and variant


@pytest.mark.parametrize("open_stack", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_compiled_and_uncompiled_agree_byte_for_byte(seats: int, open_stack: bool) -> None:
    rng = random.Random(seats)
    played = 0
    while played < MOVES:
        deck = rng.choice(["owners", "flat", list(OWN_BOX)])
        options = {"deals": 2, "open_stack": open_stack, "deck": deck}
        key = (rng.getrandbits(64), rng.getrandbits(64))
        fast, slow = (Side(GAME, compiled, seats, options, key) for compiled in (True, False))
        assert fast.deal() == slow.deal()
        while fast.actors():
            assert fast.states.tobytes() == slow.states.tobytes()
            (seat,) = fast.actors()
            if rng.random() < 0.1:
                asked = rng.randrange(seats)
                assert fast.says(asked, played) == slow.says(asked, played)
                assert fast.advises(seat) == pytest.approx(slow.advises(seat))  # exponentials may round
            move = rng.choice(fast.entries.legal(fast.boxes, fast.states, seat))
            assert fast.play(seat, move) == slow.play(seat, move)
            played += 1
        assert fast.states.tobytes() == slow.states.tobytes()
        assert fast.says(0, 0) == slow.says(0, 0)
        assert fast.entries.outcome(fast.boxes, fast.states) == slow.entries.outcome(slow.boxes, slow.states)


def test_a_state_is_at_most_768_bytes() -> None:
    assert GAME.state.dtype.itemsize <= 768
    assert len(GAME.new(seats=6, seed=1).states.tobytes()) == GAME.state.dtype.itemsize


def test_the_longest_lists_of_moves_and_events_fit_what_is_declared() -> None:
    """The hand with most choices: one joker held, the other on the pile, five low magicians."""
    table = draw(
        """
        A*     1 2 3 4 5 J | J
        B      ...
        """,
        open_stack=True,
    )
    assert len(table.legal(0)) == 41 <= GAME.most_moves

    ending = draw(
        """
        fight  ... 9 = 9
        A*     10
        B      5
        C      5
        D      5
        E      5
        F      5
        """
    )
    play(ending, "10")
    assert len(kinds(ending)) == 51 <= GAME.most_events  # the end of a deal, and the next dealt to six
