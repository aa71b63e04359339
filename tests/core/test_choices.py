from collections import Counter
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from grimoire.core.arrays import Generator, MoveList, Weights
from grimoire.core.choices import below, fraction, new_generator, random_word, weighted
from grimoire.core.kernel import Mode, kernel
from tests.toy import STONES

MODES = pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "uncompiled"])


@kernel
def choose_many(rng: Generator, n: int, out: MoveList) -> None:
    for i in range(len(out)):
        out[i] = below(rng, n)


@kernel
def weigh_many(rng: Generator, weights: Weights, out: MoveList) -> None:
    for i in range(len(out)):
        out[i] = weighted(rng, weights, len(weights))


@kernel
def fractions(rng: Generator, out: Weights) -> None:
    for i in range(len(out)):
        out[i] = fraction(rng)


def run(generic: Any, compiled: bool, *args: Any) -> None:
    STONES.kernels(Mode(compiled)).bind(generic)(*args)


def chosen(n: int, count: int, seed: int = 1, compiled: bool = True) -> list[int]:
    out = np.zeros(count, np.int64)
    run(choose_many, compiled, new_generator(seed), n, out)
    return [int(one) for one in out]


def weighed(weights: list[float], count: int, compiled: bool = True) -> list[int]:
    out = np.zeros(count, np.int64)
    run(weigh_many, compiled, new_generator(1), np.array(weights), out)
    return [int(one) for one in out]


@MODES
def test_the_words_are_those_of_splitmix64(compiled: bool) -> None:
    """The first numbers of the published generator from the seed 1234567."""
    rng = new_generator(1234567)
    word = STONES.kernels(Mode(compiled)).bind(random_word)
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [int(word(rng)) for _ in published] == published


def test_a_seed_of_any_size_makes_a_generator() -> None:
    assert new_generator(-1)[0] == 2**64 - 1
    assert new_generator(2**64 + 5)[0] == 5


@pytest.mark.kernel
@pytest.mark.parametrize("n", [1, 2, 7, 1000])
def test_choices_are_alike_compiled_and_uncompiled_and_in_their_range(n: int) -> None:
    found = chosen(n, 200)
    assert found == chosen(n, 200, compiled=False)
    assert set(found) <= set(range(n))
    assert found != chosen(n, 200, seed=2) or n == 1


def test_every_choice_is_as_likely() -> None:
    counts = Counter(chosen(7, 35_000))
    assert chisquare([counts[i] for i in range(7)]).pvalue > 0.01


@MODES
def test_a_fraction_is_from_0_up_to_but_not_including_1(compiled: bool) -> None:
    out = np.zeros(2000)
    run(fractions, compiled, new_generator(3), out)
    assert 0.0 <= out.min() < 0.01
    assert 0.99 < out.max() < 1.0


def test_a_weight_twice_as_high_is_chosen_twice_as_often() -> None:
    counts = Counter(weighed([1.0, 2.0, 0.5], 35_000))
    assert chisquare([counts[i] for i in range(3)], [10_000, 20_000, 5_000]).pvalue > 0.01


@pytest.mark.kernel
def test_weighted_choices_are_alike_compiled_and_uncompiled() -> None:
    weights = [0.1, 5.0, 1e-9, 2.5]
    assert weighed(weights, 300) == weighed(weights, 300, compiled=False)


def test_what_weighs_nothing_is_not_chosen() -> None:
    assert set(weighed([0.0, 1.0, 0.0], 500)) == {1}
    assert weighed([3.0], 5) == [0] * 5
