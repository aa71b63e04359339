"""Of many of a kind the ordinary run tries a sample, and the long one all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sample(many: Iterable[Any], *ordinary: Any) -> list[Any]:
    """Parameters of a test, of which only these belong to the ordinary run."""
    found = list(many)
    assert all(one in found for one in ordinary)
    return [one if one in ordinary else long_only(one) for one in found]


def long_only(one: Any) -> Any:
    """One set of parameters; a tuple is several."""
    return pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=pytest.mark.long)
