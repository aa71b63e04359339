"""Iterations: from the root to the horizon, compiled and uncompiled alike."""

from __future__ import annotations

import pytest

import grimoire
from grimoire.bench.search import mid_game
from grimoire.bots.search.knobs import tuned
from grimoire.bots.search.searching import Search
from grimoire.core.kernel import Mode
from tests.bots.search.searched import searched
from tests.toy import STONES


@pytest.mark.compiled
def test_compiled_and_uncompiled_searches_agree() -> None:
    table = STONES.new(seats=3, seed=5)
    compiled = Search(table.observe(0), 0, 1)
    compiled.run(100)
    plain = table.observe(0)
    plain.entries = STONES.entries(Mode(compiled=False))
    twin = Search(plain, 0, 1)
    twin.run(100)
    assert compiled.strands[0].edges.tobytes() == twin.strands[0].edges.tobytes()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_only_move_of_whoever_is_asked_has_its_figures(seat: int) -> None:
    """Of several seats that are asked at once, the last one too."""
    table = STONES.new(seats=3, seed=5, rounds=4, wagers=False)
    while len(table.legal(seat)) > 1:
        for one in table.actors:
            table.play(one, table.legal(one)[0])
    (only,) = searched(table, seat, 20)
    assert only.visits == 19


@pytest.mark.compiled
def test_a_long_game_is_played_on_as_far_as_the_horizon_and_no_further() -> None:
    table = mid_game(grimoire.game("zargos"))
    seat = table.actors[0]

    def moves(horizon: int) -> float:
        search = Search(table.observe(seat), seat, 1, tuned(horizon=horizon))
        lengths = []
        for _ in range(200):
            search.run(1)
            lengths.append(int(search.strands[0].works[0].length))
        return sum(lengths) / len(lengths)

    assert moves(1) < moves(2) < moves(5) < 400


@pytest.mark.kernel
def test_however_long_a_search_goes_on_its_events_are_not_added_up() -> None:
    """A count of 32 bits is full after some minutes; one that has become negative writes anywhere."""
    strand = Search(STONES.new(seats=3, seed=5).observe(0), 0, 1).strands[0]
    strand.log[0, 0] = 2**31 - 2
    strand.run(50)
    assert 0 < strand.log[0, 0] < 1000
