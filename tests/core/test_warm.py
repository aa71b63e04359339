from dataclasses import replace

import pytest

from grimoire.core.kernel import Mode, is_compiled
from grimoire.core.warm import AHEAD, warm
from tests.toy import STONES


def test_warming_compiles_all_that_playing_and_simulating_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMOIRE_COMPILED", "1")
    game = replace(STONES)
    assert list(warm(game)) == [generic.__name__ for generic in AHEAD]
    assert {"legal_at", "apply_at", "playouts"} <= {generic.__name__ for generic in AHEAD}
    kernels = game.kernels(Mode())
    assert all(is_compiled(kernels, generic) for generic in AHEAD)


def test_warming_goes_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that whoever waits sees that it goes on."""
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")
    steps = warm(replace(STONES))
    assert next(steps) == AHEAD[0].__name__
    assert next(steps) == AHEAD[1].__name__
