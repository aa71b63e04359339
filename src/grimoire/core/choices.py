"""A fast generator for choices: of playouts, bots and search. Deals and dice never come from it."""

from __future__ import annotations

from typing import Any

import numpy as np

from grimoire.core.arrays import Generator, Weights
from grimoire.core.kernel import kernel

Word = np.uint64


def new_generator(seed: int) -> np.ndarray[Any, Any]:
    """A generator (SplitMix64) with its state in an array that kernels advance."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], np.uint64)


@kernel
def random_word(rng: Generator) -> np.uint64:
    x = Word(rng[0]) + Word(0x9E3779B97F4A7C15)
    rng[0] = x
    x = (x ^ (x >> Word(30))) * Word(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> Word(27))) * Word(0x94D049BB133111EB)
    return x ^ (x >> Word(31))


@kernel
def below(rng: Generator, n: int) -> int:
    """A number from 0 to n - 1; the bias is under n / 2**32, too small to matter for choices."""
    return int(((random_word(rng) >> Word(32)) * Word(n)) >> Word(32))


@kernel
def fraction(rng: Generator) -> float:
    """A number from 0 up to, but not including, 1."""
    return float(int(random_word(rng) >> Word(11))) * (1.0 / 9007199254740992.0)


@kernel
def weighted(rng: Generator, weights: Weights, n: int) -> int:
    """An index below n, each as likely as its weight says."""
    total = 0.0
    for i in range(n):
        total += weights[i]
    left = fraction(rng) * total
    for i in range(n):
        left -= weights[i]
        if left < 0.0:
            return i
    return n - 1
