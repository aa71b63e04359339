"""Deals are common to all; what a game draws from depends on nothing but its place in the plan."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tests.arena.games import plan


def test_a_deal_is_played_once_in_every_rotation() -> None:
    fixtures = list(plan("a", "b", "b", "b").fixtures(10))
    assert [(one.deal, one.rotation) for one in fixtures[:5]] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)]
    assert [one.number for one in fixtures] == list(range(10))
    assert [one.names.index("a") for one in fixtures[:4]] == [0, 1, 2, 3]


def test_line_ups_share_their_deals() -> None:
    both = replace(plan("a", "a", "b"), lineups=(("a", "a", "b"), ("a", "b", "b")))
    assert [one.deal for one in both.fixtures(12)] == [0] * 6 + [1] * 6


def test_nobody_always_follows_the_same_one() -> None:
    followers = Counter(one.names[(one.names.index("a") + 1) % 3] for one in plan("a", "b", "c").fixtures(12))
    assert followers == {"b": 6, "c": 6}
    by_seat = Counter(
        (seat, name) for one in plan("a", "b", "c").fixtures(6) for seat, name in enumerate(one.names)
    )
    assert set(by_seat.values()) == {2}


def test_a_deal_is_played_whole() -> None:
    both = replace(plan("a", "a", "b"), lineups=(("a", "a", "b"), ("a", "b", "b")))
    assert [both.whole(games) for games in (1, 6, 7, 400)] == [6, 6, 12, 402]


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    ours = plan("a", "b")
    assert list(ours.fixtures(20))[:6] == list(ours.fixtures(6))


def test_seeds_are_all_different_and_always_the_same() -> None:
    ours = plan("a", "b")
    bots = {ours.bot_seed(number, seat) for number in range(50) for seat in range(4)}
    deals = {ours.deal_seed(deal) for deal in range(50)}
    assert len(bots) == 200
    assert len(deals | bots) == 250
    assert ours.deal_seed(3) == plan("c", "d").deal_seed(3) != plan("a", "b", seed=2).deal_seed(3)
    assert all(0 <= seed < 2**63 for seed in bots)
