"""The tree as it grows, and when its memory is full."""

from __future__ import annotations

import numpy as np
import pytest

import grimoire
from grimoire.bots.search.searching import Search
from tests.toy import STONES


@pytest.mark.kernel
def test_memory_has_a_cap_and_a_full_one_still_answers() -> None:
    table = STONES.new(seats=3, seed=5)
    search = Search(table.observe(0), 0, 1, size=64)
    search.run(400)
    assert search.strands[0].works[0].used <= 48
    assert np.count_nonzero(search.strands[0].edges["key"]) == search.strands[0].works[0].used
    assert any(found.visits for found in search.found(table.legal(0)))


def test_where_memory_is_full_moves_are_played_as_advice_leans() -> None:
    table = STONES.new(seats=3, seed=5, rounds=1, wagers=False)
    search = Search(table.observe(0), 0, 1, size=4)  # room for what three seats see, and for no move
    shown = set()
    for _ in range(60):
        search.run(1)
        shown.add(int(search.strands[0].states[0].shown[0]))
        assert search.strands[0].works[0].leaving == 1
    assert shown == {move.args[0] for move in table.legal(0)}


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
