"""A search that is over, for tests."""

from __future__ import annotations

from typing import Any

from grimoire.bots.budget import Budget
from grimoire.bots.search.found import Found
from grimoire.bots.search.searching import Search
from grimoire.core.table import Table


def searched(table: Table, seat: int, iterations: int, seed: int = 1, **told: Any) -> list[Found]:
    search = Search(table.observe(seat), seat, seed, **told)
    search.think(Budget(iterations=iterations))
    return search.found(table.legal(seat))
