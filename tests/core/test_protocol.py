import inspect
from collections.abc import Callable
from typing import Any

import pytest

from grimoire.core import protocol
from grimoire.core.game import Game
from grimoire.core.kernel import Mode
from grimoire.games import GAMES
from tests.toy import STONES

STUBS = [value for value in vars(protocol).values() if hasattr(value, "__protocol__")]


def parameters(function: Callable[..., Any]) -> list[str]:
    return list(inspect.signature(function).parameters)


def test_the_protocol_has_the_functions_of_the_design_and_three_more() -> None:
    assert [stub.__name__ for stub in STUBS] == [
        "deal",
        "actors",
        "legal",
        "apply",
        "scores",
        "resample",
        "advise",
        "stage",
        "note",
        "audit",
    ]


@pytest.mark.parametrize("stub", STUBS, ids=lambda stub: str(stub.__name__))
def test_a_stub_is_never_called_itself(stub: Callable[..., Any]) -> None:
    with pytest.raises(NotImplementedError):
        stub(*parameters(stub))


@pytest.mark.parametrize("game", [STONES, *GAMES], ids=lambda game: str(game.name))
@pytest.mark.parametrize("stub", STUBS, ids=lambda stub: str(stub.__name__))
def test_a_games_function_takes_and_gives_what_the_stub_says(game: Game, stub: Callable[..., Any]) -> None:
    function = getattr(game, stub.__name__)
    assert function.__name__ == stub.__name__
    assert parameters(function) == parameters(stub)
    kernels = game.kernels(Mode())
    assert kernels.signature(function) == kernels.signature(stub)
