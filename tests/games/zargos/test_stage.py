"""The stages of a game: a search plays on for so many of them, so they only grow (Z9)."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire.games.zargos.rules import stage
from grimoire.games.zargos.state import Phase

from .positions import GAME
from .tables import moments


@pytest.mark.parametrize(
    "options",
    [{"setup": "quick"}, {}, {"edition": "2", "trading": True}],
    ids=["quick", "pawn-by-pawn", "second-edition"],
)
def test_a_stage_never_comes_back(options: dict[str, Any]) -> None:
    for seed in range(3):
        last = -1
        for table in moments(seed, **options):
            now = int(stage(table.boxes[0], table.states[0]))
            assert now >= last
            last = now


@pytest.mark.parametrize("phase", [Phase.PLACE_ONE, Phase.BUY])
def test_whoever_looks_as_far_as_the_horizon_sees_a_round_of_turns(phase: Phase) -> None:
    """From set-up, or from buying: all peoples have had a turn, and the next question is past it."""
    begun: tuple[int, int] | None = None
    turns: set[int] = set()
    for table in moments(1):
        state = table.states[0]
        now = int(stage(table.boxes[0], state))
        if begun is None and state.phase == phase:
            begun = (now, int(state.rounds))
        if begun is not None and now < begun[0] + GAME.horizon:
            turns |= {int(state.at)} if state.phase == Phase.ATTACK and state.rounds > begun[1] else set()
    assert len(turns) >= 4
