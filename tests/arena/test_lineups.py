"""Rotations seat everybody everywhere; mixes are all there are."""

from __future__ import annotations

from collections import Counter

import pytest

from grimoire.arena.lineups import Lineup, all_mixes, mirror, read_lineups, rotations
from grimoire.core.errors import OptionError


@pytest.mark.parametrize(
    ("lineup", "ways"),
    [(("a", "b", "b", "b"), 4), (("a", "b", "a", "b"), 2), (("a", "a", "a"), 1), (("a", "b", "c"), 3)],
)
def test_each_name_sits_in_each_seat_equally_often(lineup: Lineup, ways: int) -> None:
    turned = rotations(lineup)
    assert turned[0] == lineup
    assert len(turned) == len(set(turned)) == ways
    for name in set(lineup):
        by_seat = Counter(seat for one in turned for seat, who in enumerate(one) if who == name)
        assert len(set(by_seat.values())) == 1
        assert set(by_seat) == set(range(len(lineup)))


def test_neighbours_stay_neighbours() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]


def test_the_other_way_round_where_that_is_different() -> None:
    assert mirror(("a", "b", "c")) == ("c", "b", "a")
    assert mirror(("a", "a", "b", "c")) == ("c", "b", "a", "a")
    for same in (("a", "b", "b", "b"), ("a", "b", "a", "c"), ("a", "a", "b", "b"), ("a", "a")):
        assert mirror(same) == same


def test_all_mixes_but_those_of_one_name() -> None:
    assert all_mixes(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert len(all_mixes(["a", "b", "c"], 4)) == 15 - 3


def test_one_name_a_seat() -> None:
    assert read_lineups(["a", "b"], 2, round_robin=False) == [("a", "b")]
    with pytest.raises(OptionError, match="2 names for 3 seats"):
        read_lineups(["a", "b"], 3, round_robin=False)
    with pytest.raises(OptionError, match="at least two different names"):
        read_lineups(["a", "a"], 3, round_robin=True)
