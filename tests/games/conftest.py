"""Thousands of positions are set up here: their audit is compiled, as it is not elsewhere (position.py)."""

from __future__ import annotations

import pytest

from grimoire.core.entries import audit_at
from grimoire.core.game import usual_mode
from grimoire.core.kernel import Mode
from grimoire.games import GAMES


@pytest.fixture(scope="session", autouse=True)
def audits() -> None:
    if usual_mode().compiled:
        for game in GAMES:
            for scripted in (False, True):
                game.kernels(Mode(scripted=scripted)).bind(audit_at)
