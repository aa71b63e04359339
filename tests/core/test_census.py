"""What happens in many games is counted, the same on any number of threads."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from grimoire.core import census as module
from grimoire.core.arrays import Counts, Log, Memory
from grimoire.core.census import (
    AMOUNT,
    GAMES,
    HAD,
    SUMS,
    TIMES,
    WORTH,
    Census,
    Counted,
    count_all,
    sum_up,
)
from grimoire.core.events import events_in, new_log
from grimoire.core.factors import Factors
from grimoire.core.game import Game
from grimoire.core.kernel import kernel
from grimoire.core.text import Text
from tests.toy import STONES
from tests.toy.box import Box
from tests.toy.state import State


@kernel
def note(box: Box, state: State, log: Log, memory: Memory, counts: Counts, amounts: Counts) -> None:
    """Counts every event of a seat, and once a game the seat of the first of them."""
    for row in range(1, events_in(log) + 1):
        seat = log[row, 1]
        if seat >= 0:
            counts[0, seat] += 1
            amounts[0, seat] += 2
            counts[1, seat] += 1 - memory[0]
            memory[0] = 1


COUNTING = replace(
    STONES, note=note, factors=lambda _: [Factors("events", [Text("title"), Text("title"), None])]
)


def counting(game: Game = COUNTING, seed: int = 7) -> Census:
    return Census(game, 3, game.read_options({}, 3), seed)


@pytest.mark.kernel
def test_the_counts_are_the_same_on_one_thread_and_on_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHUNK", 7)
    done: list[int] = []
    one, two = count_all(counting(), 40, 1, done.append), count_all(counting(), 40, 2)
    assert (one.sums == two.sums).all()
    assert (one.games, one.moves, one.scores()) == (two.games, two.moves, two.scores())
    assert done == [7, 7, 7, 7, 7, 5]
    assert (count_all(counting(seed=8), 40, 1).sums != one.sums).any()


@pytest.mark.compiled
def test_compiled_the_counts_are_those_of_the_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = counting().play(0, 20)
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")
    uncompiled = counting().play(0, 20)
    assert (compiled[0] == uncompiled[0]).all()
    assert (compiled[1] == uncompiled[1]).all()


def test_every_game_is_counted() -> None:
    counted = count_all(counting(), 25, 1)
    assert counted.sums[1, GAMES] == counted.sums[1, TIMES] == 25
    assert counted.sums[0, TIMES] > 100
    assert counted.sums[0, AMOUNT] == 2 * counted.sums[0, TIMES]
    assert (counted.sums[2] == 0).all()
    assert counted.sums[1, HAD + 1] == 25
    assert counted.shares.sum() == pytest.approx(25)
    assert (counted.share_squares <= counted.shares).all()


def test_a_game_that_counts_nothing_has_seats_and_lengths() -> None:
    counted = count_all(counting(STONES), 10, 1)
    assert counted.sums.shape == (0, SUMS)
    assert counted.games == 10


def test_games_follow_advice() -> None:
    """Not those of the random playouts of the same seed."""
    results, _ = counting().play(0, 10)
    assert (results == counting().play(0, 10)[0]).all()
    assert (results[5:8] == counting().play(5, 3)[0]).all()


def test_what_a_game_says_of_a_factor() -> None:
    """Three of it in the seat that wins, one in another: one victory of two seats that had it."""
    counts, amounts = np.array([[3, 0, 1, 9]]), np.array([[30, 0, 5, 9]])
    sums = np.zeros((1, SUMS))
    sum_up(0, 3, counts, amounts, np.array([1.0, 0.0, 0.0]), sums)
    assert sums[0, :HAD].tolist() == [1, 4, 35]
    assert sums[0, HAD:WORTH].tolist() == [1, 2, 1, 2, 4]
    a, b = 3 - 4 / 3, 10 - 4 / 3 * 4  # covariance and variance within the game, times the seats
    assert sums[0, WORTH:].tolist() == pytest.approx([a, b, a * a, a * b, b * b])


def test_what_nobody_had_says_nothing() -> None:
    sums = np.zeros((1, SUMS))
    sum_up(0, 2, np.zeros((1, 2), int), np.zeros((1, 2), int), np.array([0.5, 0.5]), sums)
    assert (sums == 0).all()


def test_only_events_for_which_there_was_room_are_read() -> None:
    log = new_log(2)
    log[0, 0] = 5
    assert events_in(log) == 2


def test_counted_figures_begin_with_nothing() -> None:
    assert Counted(counting()).games == 0
