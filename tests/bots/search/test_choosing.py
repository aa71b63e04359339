"""How a seat chooses inside the tree."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire.bots.search.choosing import choose_alone, mix_by_regret
from grimoire.bots.search.edges import Edge
from grimoire.bots.search.knobs import tuned
from grimoire.bots.search.work import Work
from tests.bots.search.one_bid import EQUILIBRIUM, bidding
from tests.bots.search.searched import searched


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [0, 1])
def test_one_bid_at_once_is_mixed_as_it_should_be(seat: int) -> None:
    low, high = searched(bidding(), seat, 40_000)
    assert low.played / (low.played + high.played) == pytest.approx(EQUILIBRIUM[seat], abs=0.05)


def known(*moves: dict[str, float] | None) -> tuple[Any, Any]:
    """Edges of these moves, and where to find them; None: a move that is not looked at yet."""
    edges, works = Edge.new(8), Work.new()
    for at, move in enumerate(moves):
        works[0].slots[at] = -1 if move is None else at
        for name, value in (move or {}).items():
            edges[name][at] = value
    return edges, works[0]


def chosen(*moves: dict[str, float] | None) -> int:
    edges, work = known(*moves)
    return choose_alone(edges, work, len(moves), tuned()[0])


def test_alone_what_has_brought_more_is_chosen() -> None:
    often = {"visits": 1000, "available": 2000, "prior": 0.5}
    assert chosen({**often, "total": 300.0}, {**often, "total": 500.0}) == 1
    assert chosen({**often, "total": 500.0}, {**often, "total": 300.0}) == 0


def test_a_move_that_could_be_chosen_more_often_is_owed_more_tries() -> None:
    """Counted is when it could be chosen, not when somebody was asked: cards are held now and then."""
    tried = {"visits": 10, "total": 5.0, "prior": 0.5}
    assert chosen({**tried, "available": 20}, {**tried, "available": 2000}) == 1
    assert chosen({**tried, "available": 2000}, {**tried, "available": 20}) == 0


def test_what_was_never_tried_is_thought_to_bring_what_the_others_did() -> None:
    new = {"visits": 0, "available": 1, "prior": 0.01}
    poor = {"visits": 500, "available": 500, "total": 100.0, "prior": 0.01}
    rich = {"visits": 500, "available": 500, "total": 400.0, "prior": 0.01}
    assert chosen(rich, new, poor) == 0  # 0.8 against 0.5
    assert chosen(poor, new) == 1  # as much as the only other, and more is promised


def test_a_move_that_is_not_looked_at_is_not_chosen() -> None:
    assert chosen(None, {"visits": 9, "available": 9, "total": 0.0, "prior": 1.0}, None) == 1


def mixed(*moves: dict[str, float] | None, mean: float) -> list[float]:
    edges, work = known(*moves)
    mix_by_regret(edges, work, len(moves), mean, tuned(wander=0.2, doubt=0.0)[0])
    return [float(chance) for chance in work.chances[: len(moves)]]


def test_at_once_a_move_is_as_likely_as_it_is_regretted_and_now_and_then_anything() -> None:
    better = {"visits": 10, "total": 9.0, "prior": 0.5}  # 0.4 more than the mean
    good = {"visits": 10, "total": 7.0, "prior": 0.25}  # 0.2 more
    bad = {"visits": 10, "total": 1.0, "prior": 0.25}
    chances = mixed(better, good, bad, None, mean=0.5)
    wandering = [0.5 * 0.5 + 0.5 / 3, 0.5 * 0.25 + 0.5 / 3, 0.5 * 0.25 + 0.5 / 3]
    wanted = [0.8 * 2 / 3 + 0.2 * wandering[0], 0.8 / 3 + 0.2 * wandering[1], 0.2 * wandering[2], 0.0]
    assert chances == pytest.approx(wanted)
    assert sum(chances) == pytest.approx(1.0)


def test_where_nothing_is_regretted_it_is_played_as_one_wanders() -> None:
    level = {"visits": 10, "total": 5.0, "prior": 0.5}
    assert mixed(level, level, mean=0.5) == pytest.approx([0.5, 0.5])
