"""Search finds what there is to find, from what its seat may know, the same each time."""

from __future__ import annotations

import threading
import time
from collections import Counter

import numpy as np
import pytest

import grimoire
from grimoire.bench.search import mid_game
from grimoire.bots.budget import Budget
from grimoire.bots.mage import Archmage, Mage, Steadfast
from grimoire.bots.search.mixing import mix_of
from grimoire.bots.search.searching import Search
from grimoire.core.choices import new_generator
from grimoire.core.moves import Move
from grimoire.core.table import Table
from tests.bots.search.one_bid import bidding
from tests.bots.search.searched import searched
from tests.games.magicians.positions import draw as magicians_drawing
from tests.games.zargos.tables import draw as zargos_drawing
from tests.toy import STONES

REAL = [
    pytest.param(name, marks=pytest.mark.compiled)
    for name in ("magicians", "gargon", "dragonstones", "zargos")
]


@pytest.mark.kernel
def test_iterations_and_a_seed_give_the_same_to_the_bit() -> None:
    table = STONES.new(seats=3, seed=5)
    assert searched(table, 1, 300) == searched(table, 1, 300)
    assert searched(table, 1, 300) != searched(table, 1, 300, seed=2)
    assert sum(found.visits for found in searched(table, 1, 300)) == 299  # the first finds the root


@pytest.mark.parametrize("name", ["stones", *REAL])
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    game = STONES if name == "stones" else grimoire.game(name)
    table = game.new(seats=3, seed=3)
    for step in range(12):
        if table.over:
            break
        seat = table.actors[0]
        other = table.copy()
        other.entries.imagine(other.boxes, other.states, seat, new_generator(step))
        assert searched(table, seat, 20) == searched(other, seat, 20)
        for one in table.actors:
            table.play(one, table.legal(one)[-1])


def played_on(table: Table, seat: int, iterations: int = 400) -> Table:
    """The seat goes on as a mage would, for as long as it alone is asked."""
    mage = Mage(1, Budget(iterations=iterations))
    while table.actors == (seat,):
        table.play(seat, mage.choose(table.observe(seat), seat, table.legal(seat)))
    return table


@pytest.mark.compiled
def test_magicians_go_out_at_once_where_that_wins() -> None:
    """Ahead by one card: whoever waits has one more to count."""
    table = magicians_drawing(
        """
        A*     7 7        | 4 4 5 5 6 6 8 8 9 9
        B      8 8 9 9    | ...
        C      12 13      | 2 2 3 3 3 10 10 11 11
        stock
        """,
        deals=1,
    )
    table = played_on(table, 0)
    assert str(table.history[0].move) == "7+7"
    assert table.outcome is not None and table.outcome.winners == (0,)


@pytest.mark.compiled
def test_dragons_take_the_city_where_that_wins() -> None:
    table = zargos_drawing(
        """
        dragons  zargos-7 2  zargos-8 12  zargos-9 2  ohms-1 5  kahil-0 9
        knights  zargos-0 1  kahil-1 3  kahil-2 20
        monks    banzol-0 30
        winged   tairo-0 30
        """,
        master=1,
    )
    table = played_on(table, 0)
    assert table.outcome is not None and (table.outcome.reason, table.outcome.winners) == ("ring", (0,))


@pytest.mark.kernel
def test_threads_share_the_root_and_find_the_same_each_time() -> None:
    table = STONES.new(seats=3, seed=5)
    together = searched(table, 1, 301, threads=2)
    assert together == searched(table, 1, 301, threads=2)
    search = Search(table.observe(1), 1, 1, threads=2)
    for strand, count in zip(search.strands, (151, 150), strict=True):
        strand.run(count)
    assert search.found(table.legal(1)) == together


@pytest.mark.parametrize("iterations", [0, 1])
def test_before_anything_was_tried_advice_is_followed(iterations: int) -> None:
    table = STONES.new(seats=3, seed=5)
    legal = table.legal(0)
    weights = table.observe(0).advise(legal)
    chosen: Counter[Move] = Counter()
    for seed in range(400):
        search = Search(table.observe(0), 0, seed, size=4)
        search.run(iterations)
        chosen[search.answer(legal)] += 1
    for move, weight in zip(legal, weights, strict=True):
        assert chosen[move] / 400 == pytest.approx(weight / sum(weights), abs=0.1)


@pytest.mark.compiled
def test_answers_are_drawn_from_the_mix() -> None:
    table = bidding()
    search = Search(table.observe(0), 0, 1)
    search.run(4000)
    answers: Counter[Move] = Counter()
    for search.seed in range(2000):
        answers[search.answer(table.legal(0))] += 1
    low, high = table.legal(0)
    assert answers[low] / 2000 == pytest.approx(mix_of(search.found([low, high]))[0], abs=0.04)


@pytest.mark.compiled
def test_who_never_mixes_plays_what_was_tried_most() -> None:
    table = bidding()
    legal = table.legal(0)
    search = Search(table.observe(0), 0, 1, mixed=False)
    search.run(2000)
    most = max(search.found(legal), key=lambda one: one.visits).move
    for search.seed in range(20):
        assert search.answer(legal) == most
    assert Steadfast(0, Budget(iterations=2000)).choose(table.observe(0), 0, legal) == most


@pytest.mark.compiled
@pytest.mark.parametrize("budget", [Budget(seconds=60), Budget(iterations=10**9)])
def test_a_search_can_be_cancelled(budget: Budget) -> None:
    table = STONES.new(seats=3, seed=5)
    search = Search(table.observe(0), 0, 1)
    search.run(1)
    threading.Timer(0.1, search.cancelled.set).start()
    start = time.perf_counter()
    search.think(budget)
    assert time.perf_counter() - start < 50  # not for all of its minute
    assert 1 < search.iterations < 10**9


@pytest.mark.compiled
@pytest.mark.long  # it wants a machine that does nothing else
@pytest.mark.parametrize("bot", [Mage, Archmage])
@pytest.mark.parametrize("name", ["magicians", "gargon", "dragonstones", "zargos"])
def test_a_budget_is_overrun_by_20_ms_at_most(name: str, bot: type[Mage]) -> None:
    """From being asked to the answer, memory and all."""
    table = mid_game(grimoire.game(name))
    seat = table.actors[0]
    seen, legal = table.observe(seat), table.legal(seat)
    overruns = []
    for seed in range(200):
        start = time.perf_counter()
        bot(seed, Budget(seconds=0.03)).choose(seen, seat, legal)
        overruns.append(time.perf_counter() - start - 0.03)
    assert np.quantile(overruns, 0.99) <= 0.02
