"""Search finds what there is to find, from what its seat may know, the same each time."""

from __future__ import annotations

import threading
import time
from collections import Counter
from typing import Any

import numpy as np
import pytest

import grimoire
from grimoire.bench.search import mid_game
from grimoire.bots.budget import Budget
from grimoire.bots.mage import Archmage, Mage, Steadfast
from grimoire.bots.search.edges import Edge, edge_key, find
from grimoire.bots.search.searching import Found, Search, Strand, mix_of, tuned
from grimoire.core.choices import new_generator
from grimoire.core.game import Game
from grimoire.core.kernel import Mode
from grimoire.core.moves import Move
from grimoire.core.table import Table
from tests.bots.one_bid import BETTER, EQUILIBRIUM, MATCHING, ONE_BID, bidding
from tests.games.magicians.positions import draw as magicians_drawing
from tests.games.zargos.tables import draw as zargos_drawing
from tests.toy import STONES

REAL = [
    pytest.param(name, marks=pytest.mark.compiled)
    for name in ("magicians", "gargon", "dragonstones", "zargos")
]


def searched(table: Table, seat: int, iterations: int, seed: int = 1, **told: Any) -> list[Found]:
    search = Search(table.observe(seat), seat, seed, **told)
    search.think(Budget(iterations=iterations))
    return search.found(table.legal(seat))


@pytest.mark.kernel
def test_iterations_and_a_seed_give_the_same_to_the_bit() -> None:
    table = STONES.new(seats=3, seed=5)
    assert searched(table, 1, 300) == searched(table, 1, 300)
    assert searched(table, 1, 300) != searched(table, 1, 300, seed=2)
    assert sum(found.visits for found in searched(table, 1, 300)) == 299  # the first finds the root


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [0, 1])
def test_one_bid_at_once_is_mixed_as_it_should_be(seat: int) -> None:
    low, high = searched(bidding(), seat, 40_000)
    assert low.played / (low.played + high.played) == pytest.approx(EQUILIBRIUM[seat], abs=0.05)


@pytest.mark.compiled
def test_compiled_and_uncompiled_searches_agree() -> None:
    table = STONES.new(seats=3, seed=5)
    twin = Search(table.observe(0), 0, 1)
    twin.run(100)
    plain = table.observe(0)
    plain.entries = STONES.entries(Mode(compiled=False))
    other = Search(plain, 0, 1)
    other.run(100)
    assert twin.strands[0].edges.tobytes() == other.strands[0].edges.tobytes()


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


@pytest.mark.kernel
def test_memory_has_a_cap_and_a_full_one_still_answers() -> None:
    table = STONES.new(seats=3, seed=5)
    search = Search(table.observe(0), 0, 1, size=64)
    search.run(400)
    assert search.strands[0].works[0].used <= 48
    assert np.count_nonzero(search.strands[0].edges["key"]) == search.strands[0].works[0].used
    assert any(found.visits for found in search.found(table.legal(0)))


def test_a_table_uses_all_its_places() -> None:
    edges = Edge.new(64)
    with np.errstate(over="ignore"):
        homes = {find(edges, edge_key(np.uint64(number), 1)) for number in range(2000)}
    assert homes == set(range(64))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_only_move_of_whoever_is_asked_has_its_figures(seat: int) -> None:
    """Of several seats that are asked at once, the last one too."""
    table = STONES.new(seats=3, seed=5, rounds=4, wagers=False)
    while len(table.legal(seat)) > 1:
        for one in table.actors:
            table.play(one, table.legal(one)[0])
    (only,) = searched(table, seat, 20)
    assert only.visits == 19


def test_where_memory_is_full_moves_are_played_as_advice_leans() -> None:
    table = STONES.new(seats=3, seed=5, rounds=1, wagers=False)
    search = Search(table.observe(0), 0, 1, size=4)  # room for what three seats see, and for no move
    shown = set()
    for _ in range(60):
        search.run(1)
        shown.add(int(search.strands[0].states[0].shown[0]))
        assert search.strands[0].works[0].grown == 1
    assert shown == {move.args[0] for move in table.legal(0)}


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


def iteration_starts(strand: Strand, iterations: int) -> set[int]:
    """The states of the generator at the start of each iteration: the worlds that it will imagine."""
    starts = set()
    for _ in range(iterations):
        starts.add(int(strand.rng[0]))
        strand.run(1)
    return starts


@pytest.mark.kernel
def test_threads_share_the_root_and_find_the_same_each_time() -> None:
    table = STONES.new(seats=3, seed=5)
    together = searched(table, 1, 301, threads=2)
    assert together == searched(table, 1, 301, threads=2)
    search = Search(table.observe(1), 1, 1, threads=2)
    for strand, count in zip(search.strands, (151, 150), strict=True):
        strand.run(count)
    assert search.found(table.legal(1)) == together


@pytest.mark.parametrize("seed", [1, 2, 12345])
def test_threads_imagine_other_worlds(seed: int) -> None:
    search = Search(STONES.new(seats=3, seed=5).observe(1), 1, seed, threads=3)
    starts = [iteration_starts(strand, 60) for strand in search.strands]
    assert len(set.union(*starts)) == 180


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


def mixes(game: Game, seat: int, iterations: int, searches: int = 20) -> list[float]:
    """How likely the answer is a bid of 1, in some searches."""
    table = bidding(game)
    found = []
    for seed in range(searches):
        search = Search(table.observe(seat), seat, seed)
        search.run(iterations)
        found.append(mix_of(search.found(table.legal(seat)))[0])
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("game", "wanted"), [(ONE_BID, EQUILIBRIUM), (MATCHING, (0.2, 0.2)), (BETTER, (0, 0))]
)
def test_the_answer_is_mixed_as_it_should_be(game: Game, wanted: tuple[float, float], seat: int) -> None:
    assert np.mean(mixes(game, seat, 4000)) == pytest.approx(wanted[seat], abs=0.05)


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
@pytest.mark.parametrize("budget", [Budget(seconds=60), Budget(iterations=10**9)], ids=str)
def test_a_search_can_be_cancelled(budget: Budget) -> None:
    table = STONES.new(seats=3, seed=5)
    search = Search(table.observe(0), 0, 1)
    search.run(1)
    threading.Timer(0.1, search.cancelled.set).start()
    start = time.perf_counter()
    search.think(budget)
    assert time.perf_counter() - start < 5
    assert search.iterations > 1


@pytest.mark.compiled
def test_in_however_many_calls_a_search_finds_the_same() -> None:
    table = STONES.new(seats=3, seed=5)
    whole, parts = (Search(table.observe(1), 1, 3).strands[0] for _ in range(2))
    whole.run(20_000)
    parts.go_on(threading.Event(), most=20_000)
    assert parts.iterations == 20_000
    assert whole.edges.tobytes() == parts.edges.tobytes()


@pytest.mark.compiled
def test_of_a_wide_choice_the_best_advised_are_looked_at_first() -> None:
    table = grimoire.game("zargos").new(seats=3, seed=3, peoples="random")
    seat = table.actors[0]
    legal = table.legal(seat)
    search = Search(table.observe(seat), seat, 1)
    search.run(10)
    looked = search.strands[0].root_edges(legal)["key"] != 0
    advice = np.array(table.observe(seat).advise(legal))
    assert 8 <= looked.sum() < 12 < len(legal)
    assert advice[looked].min() >= advice[~looked].max()
    search.run(4000)
    assert looked.sum() < (search.strands[0].root_edges(legal)["key"] != 0).sum() < len(legal)


@pytest.mark.compiled
def test_a_long_game_is_played_on_as_far_as_the_horizon_and_no_further() -> None:
    table = mid_game(grimoire.game("zargos"))
    seat = table.actors[0]

    def moves(horizon: int) -> float:
        search = Search(table.observe(seat), seat, 1, tuned(horizon=horizon))
        search.run(200)
        return float(search.strands[0].works[0].moves) / search.iterations

    assert moves(1) < moves(2) < moves(5) < 400


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
