"""Which tests run in which lane (scripts/lanes.py), and how Hypothesis tries examples."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from grimoire.games import GAMES

HERE = Path(__file__).parent

# The same examples in every run, and time for compiled kernels to load.
settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")


@pytest.fixture(autouse=True)
def own_kernels() -> Iterator[None]:
    """Every test finds each game on its own kernels, whatever was played before it was compiled."""
    yield
    for game in GAMES:
        entries = game.entries()
        if entries.is_provisional:
            entries.run_on(entries.own)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Core and the rules run once, in pure Python, but for tests that compare or need speed."""
    for item in items:
        if is_of_core_or_rules(item.path.relative_to(HERE)) and item.get_closest_marker("compiled") is None:
            item.add_marker(pytest.mark.uncompiled)


def is_of_core_or_rules(file: Path) -> bool:
    folder = file.parts[0]
    return folder == "core" or (folder == "games" and file.name.startswith("test_rules"))
