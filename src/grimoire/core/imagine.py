"""What a seat may imagine: one state out of those that fit all it knows."""

from __future__ import annotations

from grimoire.core.arrays import Generator
from grimoire.core.choices import random_word
from grimoire.core.kernel import kernel
from grimoire.core.layout import Box
from grimoire.core.protocol import State, resample


@kernel
def fresh_chance(state: State, rng: Generator) -> None:
    """A new stream of chance, with nothing in it of the true one."""
    state.chance.key[0] = int(random_word(rng))
    state.chance.key[1] = int(random_word(rng))
    state.chance.drawn = 0


@kernel
def imagine(box: Box, state: State, seat: int, rng: Generator) -> None:
    """Turns a state, or a seat's observation of it, into one that the seat holds possible."""
    fresh_chance(state, rng)
    resample(box, state, seat)
