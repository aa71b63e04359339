"""The table of edges."""

from __future__ import annotations

import numpy as np

from grimoire.bots.search.edges import Edge, edge_key, find


def test_a_table_uses_all_its_places() -> None:
    edges = Edge.new(64)
    with np.errstate(over="ignore"):
        homes = {find(edges, edge_key(np.uint64(number), 1)) for number in range(2000)}
    assert homes == set(range(64))
