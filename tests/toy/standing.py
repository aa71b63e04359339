"""Stones with standing answers, and with bids that are nobody's business until the last one is in."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

import pytest

from grimoire.core.moves import pack
from grimoire.core.standing import Standing
from grimoire.games import GAMES
from tests.toy import STONES
from tests.toy.moves import Kind
from tests.toy.state import VALUES, Phase


def lowest(_: Any, state: Any, seat: int) -> int | None:
    """Bids the lowest stone; whether to stake one is asked all the same."""
    if state.phase != Phase.BID:
        return None
    stone = next(value for value in range(1, VALUES) if state.hand[seat, value] > 0)
    return pack(Kind.BID, stone, 0, 0, 0)


def until_asked_alone(state: Any, seat: int, _: int) -> bool:
    """Looks at this moment alone, as games do: once the wager is over it would say yes again."""
    return bool(state.phase == Phase.BID or state.turn != seat)


STANDING = {
    "low": Standing(mark=lambda _: 0, holds=until_asked_alone, answer=lowest),
    "round": Standing(
        mark=lambda state: int(state.done),
        holds=lambda state, _, mark: bool(state.done == mark),
        answer=lowest,
    ),
    "six": Standing(  # which is not always legal
        mark=lambda _: 0, holds=lambda *_: True, answer=lambda *_: pack(Kind.BID, 6, 0, 0, 0)
    ),
}
PATIENT = replace(STONES, standing=STANDING, veiled=True)


def add_stones(patch: pytest.MonkeyPatch) -> None:
    """Puts the game among those that can be found by name."""
    patch.setattr(sys.modules["grimoire.games"], "GAMES", (*GAMES, PATIENT))
