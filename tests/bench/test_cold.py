from types import SimpleNamespace
from typing import Any, cast

from grimoire.bench.cold import compile_all
from grimoire.core.entries import ENTRIES
from grimoire.core.game import Game
from grimoire.core.kernel import Mode
from grimoire.core.playouts import playouts


def test_every_entry_and_the_playouts_are_compiled() -> None:
    bound: list[Any] = []

    def kernels(mode: Mode) -> Any:
        assert mode.compiled
        return SimpleNamespace(bind=bound.append)

    compile_all(cast(Game, SimpleNamespace(kernels=kernels)))

    assert bound == [*ENTRIES, playouts]
