from collections import Counter
from math import comb
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from grimoire.core.arrays import Boxes, Generator, States
from grimoire.core.choices import new_generator
from grimoire.core.imagine import imagine
from grimoire.core.kernel import Mode, kernel
from grimoire.core.table import Table
from tests.core.tables import after_bids, drawn, midway
from tests.toy import STONES


@kernel
def imagine_many(boxes: Boxes, states: States, rng: Generator, seat: int) -> None:
    """From the first state into all others."""
    for i in range(1, len(states)):
        states[i] = states[0]
        imagine(boxes[0], states[i], seat, rng)


def samples(table: Table, seat: int, count: int) -> np.ndarray[Any, Any]:
    """What the seat imagines, that many times."""
    states = STONES.state.new(count + 1)
    states[0] = table.observe(seat).states[0]
    STONES.kernels(Mode()).bind(imagine_many)(table.boxes, states, new_generator(1), seat)
    return states[1:]


def test_how_many_sixes_another_holds_is_imagined_as_often_as_chance_has_it() -> None:
    """Seat 1 sees no 6: all three are among the fourteen stones unseen, of which seat 0 holds four."""
    found = Counter(samples(drawn(), 1, 10_000)["hand"][:, 0, 6].tolist())
    expected = [comb(3, sixes) * comb(11, 4 - sixes) / comb(14, 4) * 10_000 for sixes in range(4)]
    assert chisquare([found[sixes] for sixes in range(4)], expected).pvalue > 0.01


def test_every_stone_is_as_likely_to_be_the_next_in_the_bag() -> None:
    found = Counter(samples(after_bids(), 0, 12_000)["bag"][:, 0].tolist())
    unseen = Counter({1: 3, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2})  # all but 2 3 5 6 and the 4 that lies open
    expected = [12_000 * unseen[value] / unseen.total() for value in range(1, 7)]
    assert chisquare([found[value] for value in range(1, 7)], expected).pvalue > 0.01


def test_what_is_imagined_fits_all_that_the_seat_sees() -> None:
    table = midway(3, 2, seats=4)
    for seat in range(4):
        seen = table.observe(seat).states.tobytes()
        for state in samples(table, seat, 50):
            again = table.copy()
            again.states[0] = state
            assert again.observe(seat).states.tobytes() == seen
            assert table.entries.audit(table.boxes, again.states) == 0


def test_each_sample_has_a_fresh_stream_of_chance() -> None:
    table = STONES.new(seed=1)
    keys = {state["chance"]["key"].tobytes() for state in samples(table, 0, 100)}
    assert len(keys) == 100
    assert table.states[0]["chance"]["key"].tobytes() not in keys


@pytest.mark.kernel
def test_the_same_word_imagines_the_same_state_compiled_or_not() -> None:
    table = midway(3, 1)
    found = []
    for mode in (Mode(), Mode(compiled=False)):
        states = table.observe(2).states
        STONES.entries(mode).imagine(table.boxes, states, 2, new_generator(9))
        found.append(states.tobytes())
    assert found[0] == found[1]
