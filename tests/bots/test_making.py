"""What a bot is told when it is made."""

from __future__ import annotations

from typing import Any, cast

import pytest

from grimoire.bots.budget import Budget
from grimoire.bots.making import USUAL, seeded

FEW = Budget(iterations=40)
NOTHING: dict[str, Any] = {}


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (lambda depth=2: {"depth": depth}, {"depth": 2}),
        (lambda *, depth=2: {"depth": depth}, {"depth": 2}),
        (
            lambda budget=None, temperature=0.5: {"budget": budget, "temperature": temperature},
            {"budget": FEW, "temperature": 0.5},
        ),
        (lambda seed: {"seed": seed}, {"seed": 9}),
        (lambda seed, depth=2: {"seed": seed, "depth": depth}, {"seed": 9, "depth": 2}),
        (lambda depth=2, seed=0: {"seed": seed, "depth": depth}, {"seed": 9, "depth": 2}),
        (lambda seed, budget: {"seed": seed, "budget": budget}, {"seed": 9, "budget": FEW}),
        (lambda budget, seed: {"seed": seed, "budget": budget}, {"seed": 9, "budget": FEW}),
        (lambda *, seed, budget: {"seed": seed, "budget": budget}, {"seed": 9, "budget": FEW}),
        (lambda budget: {"budget": budget}, {"budget": FEW}),
        (lambda *seeds: {"seeds": seeds}, {"seeds": ()}),
        (lambda: NOTHING, NOTHING),
    ],
)
def test_a_bot_is_told_what_it_asks_for(made: Any, told: dict[str, Any]) -> None:
    bot: Any = seeded(made, FEW)(9)

    assert bot == told


def test_a_bot_that_must_have_a_budget_has_one_and_one_that_need_not_keeps_its_own() -> None:
    must: Any = seeded(cast(Any, lambda budget: {"budget": budget}), None)(9)
    may: Any = seeded(cast(Any, lambda budget=FEW: {"budget": budget}), None)(9)
    assert (must, may) == ({"budget": USUAL}, {"budget": FEW})
