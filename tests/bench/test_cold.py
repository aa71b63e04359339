from types import SimpleNamespace
from typing import Any, cast

from grimoire.bench.cold import compile_all
from grimoire.core.entries import ENTRIES, audit_at
from grimoire.core.game import Game
from grimoire.core.kernel import Mode
from grimoire.core.playouts import playouts


def test_all_but_the_audit_is_compiled() -> None:
    bound: list[Any] = []

    def kernels(mode: Mode) -> Any:
        assert mode.compiled
        return SimpleNamespace(bind=bound.append)

    compile_all(cast(Game, SimpleNamespace(kernels=kernels)))

    assert bound == [*(entry for entry in ENTRIES if entry is not audit_at), playouts]
