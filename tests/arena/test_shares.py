"""Shares are told with intervals that hold as often as they say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grimoire.arena.lineups import read_lineups
from grimoire.arena.playing import Played
from grimoire.arena.shares import share_of, tally
from tests.arena.games import plan, simulated

TRIALS = 300


def played(deal: int, names: tuple[str, ...], shares: tuple[float, ...]) -> Played:
    return Played(0, deal, 0, names, shares, (0,) * len(names), "", 1, 0)


def test_a_shared_victory_counts_a_part_and_equal_names_are_pooled() -> None:
    deals = tally([played(0, ("a", "b", "b"), (0.5, 0.5, 0)), played(1, ("b", "a", "b"), (0, 1, 0))])
    assert share_of(deals, "a").value == 0.75
    assert share_of(deals, "b").value == 0.125


def test_ten_wins_in_ten_deals_are_not_certain() -> None:
    deals = tally(played(deal, ("a", "b"), (1, 0)) for deal in range(10))
    share = share_of(deals, "a")
    assert share.value == share.high == 1
    assert 0.6 < share.low < 0.85


def test_one_deal_alone_says_next_to_nothing() -> None:
    share = share_of(tally([played(0, ("a", "b"), (1, 0))]), "a")
    assert (share.low, share.high) == (0, 1)


def test_whoever_plays_alone_has_a_share_without_doubt() -> None:
    share = share_of(tally([played(0, ("a", "a"), (1, 0))]), "a")
    assert share.low == share.value == share.high == 0.5


@pytest.mark.parametrize("luck", [0.0, 2.0], ids=["skill", "luck"])
@pytest.mark.parametrize(("strength", "deals"), [(1.0, 12), (1.0, 60), (4.0, 60), (60.0, 25)])
def test_an_interval_holds_the_truth_95_times_in_100(strength: float, deals: int, luck: float) -> None:
    ours = plan("a", "b", "b", "b")
    strengths = {"a": strength, "b": 1.0}
    truth = share_of(tally(simulated(ours, 5000, strengths, luck, seed=0)), "a").value
    shares = [share_of(tally(simulated(ours, deals, strengths, luck, 1 + n)), "a") for n in range(TRIALS)]
    held = sum(share.low <= truth <= share.high for share in shares) / TRIALS
    assert held >= 0.91  # three standard deviations of 300 trials


@pytest.mark.parametrize(("deals", "most"), [(2, 1.0), (3, 0.99), (9, 0.985)])
def test_an_interval_holds_in_a_round_robin_of_few_deals_with_many_games_each(
    deals: int, most: float
) -> None:
    names = ("a", "b", "c")
    ours = replace(plan(*names, "a"), lineups=tuple(read_lineups(names, 4, round_robin=True)))
    strengths = {"a": 3.0, "b": 1.0, "c": 1.0}
    truth = share_of(tally(simulated(ours, 600, strengths, 2.0, seed=0)), "a").value
    shares = [share_of(tally(simulated(ours, deals, strengths, 2.0, 1 + n)), "a") for n in range(TRIALS)]
    held = sum(share.low <= truth <= share.high for share in shares) / TRIALS
    assert 0.915 <= held <= most


def test_the_luck_of_the_deal_cancels() -> None:
    """Rotated over each deal, the interval is narrower than that of as many games by themselves."""
    ours = plan("a", "b", "b", "b")
    games = list(simulated(ours, 300, {"a": 1.0, "b": 1.0}, 3.0, seed=1))
    rotated = share_of(tally(games), "a")
    alone = 1.96 * (0.25 * 0.75 / len(games)) ** 0.5
    assert (rotated.high - rotated.low) / 2 < 0.8 * alone
