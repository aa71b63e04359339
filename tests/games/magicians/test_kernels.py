"""The compiled kernels and their uncompiled twin: the same bytes, move by move."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from grimoire.core.choices import new_generator
from grimoire.core.kernel import Mode

from .positions import GAME, OWN_BOX, draw, kinds, play

pytestmark = [pytest.mark.kernel, pytest.mark.compiled]

MOVES = 200  # a seat count and variant


class Side:
    """One of the two: its own state, and everything it says."""

    def __init__(self, compiled: bool, seats: int, options: dict[str, Any], key: tuple[int, int]) -> None:
        self.entries = GAME.entries(Mode(compiled=compiled))
        self.boxes = GAME.new_box(seats, GAME.read_options(options, seats))
        self.states = GAME.state.new()
        self.states[0].chance.key[0], self.states[0].chance.key[1] = key

    def deal(self) -> bytes:
        return bytes(self.entries.deal(self.boxes, self.states).tobytes())

    def play(self, seat: int, move: int) -> bytes:
        return bytes(self.entries.apply(self.boxes, self.states, seat, move).tobytes())

    def says(self, seat: int, number: int) -> tuple[Any, ...]:
        """What the other functions of the protocol answer."""
        moves = self.entries.legal(self.boxes, self.states, seat)
        points, shares = np.zeros(6, np.int64), np.zeros(6, np.float64)
        reason = self.entries.scores_at(self.boxes, self.states, 0, points, shares)
        sample = self.states.copy()
        self.entries.imagine(self.boxes, sample, seat, new_generator(number))
        return (
            self.entries.actors(self.boxes, self.states),
            moves,
            int(reason),
            points.tolist(),
            shares.tolist(),
            sample.tobytes(),
            self.entries.audit(self.boxes, self.states),
        )

    def advises(self, seat: int) -> list[float]:
        moves = self.entries.legal(self.boxes, self.states, seat)
        return self.entries.advise(self.boxes, self.states, seat, moves)


@pytest.mark.parametrize("open_stack", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_compiled_and_uncompiled_agree_byte_for_byte(seats: int, open_stack: bool) -> None:
    rng = random.Random(seats)
    played = 0
    while played < MOVES:
        deck = rng.choice(["owners", "flat", list(OWN_BOX)])
        options = {"deals": 2, "open_stack": open_stack, "deck": deck}
        key = (rng.getrandbits(64), rng.getrandbits(64))
        fast, slow = (Side(compiled, seats, options, key) for compiled in (True, False))
        assert fast.deal() == slow.deal()
        while fast.entries.actors(fast.boxes, fast.states):
            assert fast.states.tobytes() == slow.states.tobytes()
            (seat,) = fast.entries.actors(fast.boxes, fast.states)
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
