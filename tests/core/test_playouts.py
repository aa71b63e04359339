from dataclasses import replace

import numpy as np
import pytest

from grimoire.core import playouts
from grimoire.core.arrays import Rows, States
from grimoire.core.chance import siphash
from grimoire.core.game import Game
from grimoire.core.kernel import Mode, kernel
from grimoire.core.observation import rows_of
from grimoire.core.playouts import MOVES, REASON, SEATS, Figures, Playouts, chunks, key_game, play_all
from tests.toy import STONES

CHUNK = 10  # games a call here: enough of them to see an order, few enough to be played uncompiled


def stones(seed: int = 7, game: Game = STONES, seats: int = 3) -> Playouts:
    return Playouts(game, seats, game.read_options({}, seats), seed)


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "CHUNK", CHUNK)


def figures(run: Playouts, games: int, threads: int) -> tuple[object, ...]:
    found = play_all(run, games, threads)
    return (
        found.games,
        found.moves,
        found.length(),
        found.scores(),
        found.win_share(),
        found.reasons(run.game),
    )


@pytest.mark.kernel
def test_the_figures_are_the_same_on_one_thread_and_on_two() -> None:
    one = figures(stones(), 3 * CHUNK + 17, threads=1)
    assert figures(stones(), 3 * CHUNK + 17, threads=2) == one
    assert one[0] == 3 * CHUNK + 17
    assert figures(stones(seed=8), 3 * CHUNK + 17, threads=1) != one


def test_the_first_games_are_the_same_however_many_are_played() -> None:
    few, many = stones().play(0, 10), stones().play(0, 3 * CHUNK)
    assert (few == many[:10]).all()


def test_a_game_is_the_same_wherever_its_chunk_begins() -> None:
    assert (stones().play(5, 3) == stones().play(0, 10)[5:8]).all()


def test_a_later_chunk_does_not_depend_on_those_before_it() -> None:
    run = stones()
    late = run.play(CHUNK, 20)
    run.play(0, CHUNK)
    assert (run.play(CHUNK, 20) == late).all()
    assert (late != run.play(0, 20)).any()


@pytest.mark.kernel
def test_compiled_and_uncompiled_playouts_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = stones().play(0, 40)
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")
    assert (stones(game=replace(STONES)).play(0, 40) == compiled).all()


def test_a_row_tells_the_moves_the_reason_the_points_and_the_shares() -> None:
    results = stones().play(0, 60)
    assert results.shape == (60, SEATS + 2 * 4)
    assert ((results[:, MOVES] >= 9) & (results[:, MOVES] <= 15)).all()
    assert (results[:, REASON] == 1).all()
    points, shares = results[:, SEATS:8:2], results[:, SEATS + 1 : 8 : 2]
    assert np.allclose(shares.sum(axis=1), 1.0)
    best = points == points.max(axis=1, keepdims=True)
    assert (best == (shares > 0)).all()
    assert not results[:, 8:].any()


def test_a_game_that_does_not_end_is_cut_off_at_its_declared_length() -> None:
    results = stones(game=replace(STONES, longest=3)).play(0, 5)
    assert (results[:, MOVES] == 3).all()
    assert (results[:, REASON] == 0).all()


# ---------------------------------------------------------------- keys


@kernel
def key_many(states: States, rows: Rows, seed: int) -> None:
    for i in range(len(states)):
        key_game(states[i], seed, i)


def keys(seed: int, mode: Mode) -> set[bytes]:
    states = STONES.state.new(1000)
    STONES.kernels(mode).bind(key_many)(states, rows_of(states), seed)
    return {one["chance"].tobytes() for one in states}


@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "uncompiled"])
def test_every_game_of_every_seed_has_a_key_of_its_own(compiled: bool) -> None:
    mode = Mode(compiled)
    assert len(keys(1, mode) | keys(2, mode)) == 2000


def test_a_key_comes_from_the_seed_and_the_number_of_the_game() -> None:
    states = STONES.state.new(3)
    STONES.kernels(Mode()).bind(key_many)(states, rows_of(states), 7)
    hashed = STONES.kernels(Mode()).bind(siphash)
    word = np.uint64
    assert states[2].chance.key[0] == int(hashed(word(7), word(0), word(4)))
    assert states[2].chance.key[1] == int(hashed(word(7), word(0), word(5)))
    assert states[2].chance.drawn == 0


def test_a_negative_seed_can_be_used() -> None:
    assert stones(seed=-1).play(0, 3).shape == (3, 10)


# ---------------------------------------------------------------- adding up


def results(
    *games: tuple[int, int, float, float, float, float],
) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    return np.array(games, np.float64)


def test_figures_are_added_up_chunk_by_chunk() -> None:
    found = Figures(2)
    found.add(results((10, 1, 3, 1.0, 1, 0.0), (12, 1, 2, 0.5, 2, 0.5)))
    found.add(results((20, 1, 0, 0.0, 5, 1.0)))
    assert (found.games, found.moves) == (3, 42)
    assert found.length() == {"min": 10, "median": 12.0, "max": 20}
    assert found.scores() == pytest.approx([5 / 3, 8 / 3])
    assert found.win_share() == pytest.approx([0.5, 0.5])
    assert found.reasons(STONES) == {"rounds_played": 3}


@pytest.mark.parametrize("lengths", [[5], [5, 8], [3, 3, 9], [9, 1, 4, 4], [7, 1, 2, 3, 100, 2]])
def test_the_median_is_that_of_all_lengths(lengths: list[int]) -> None:
    found = Figures(2)
    for length in lengths:
        found.add(results((length, 1, 0, 0.0, 0, 1.0)))
    assert found.length()["median"] == np.median(lengths)


def test_chunks_cover_every_game_once() -> None:
    assert list(chunks(2 * CHUNK + 1, CHUNK)) == [(0, CHUNK), (CHUNK, CHUNK), (2 * CHUNK, 1)]
    assert list(chunks(0, CHUNK)) == []


@pytest.mark.parametrize("threads", [1, 2])
def test_progress_adds_up_to_the_games_that_were_asked_for(threads: int) -> None:
    told: list[int] = []
    play_all(stones(), 7 * CHUNK + 3, threads, told.append)
    assert sum(told) == 7 * CHUNK + 3
    assert len(told) == 8
