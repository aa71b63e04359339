"""Strategies for plain data, as JSON could hold it, and for damage to real data."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

words = st.text(max_size=12) | st.sampled_from(
    ["", "1", "6", "0", "true", "keep", "a\nb", "\u2028", "«", "{x}", "x" * 1200]
)
numbers = st.integers(-3, 20) | st.integers() | st.floats() | st.sampled_from([127, 128, 2**31, 2**63, 2**64])
scalars = st.none() | st.booleans() | numbers | words
plain_values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to everything inside a value."""
    inside: Any = []
    if isinstance(value, dict):
        inside = value.items()
    if isinstance(value, list):
        inside = enumerate(value)
    for key, one in inside:
        yield (*path, key)
        yield from places(one, (*path, key))


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


@st.composite
def damaged(draw: st.DrawFn, originals: st.SearchStrategy[Any], most: int = 3) -> Any:
    """Plain data with something deleted, replaced, moved, added or slightly changed."""
    value = copy.deepcopy(draw(originals))
    for _ in range(draw(st.integers(1, most))):
        paths = list(places(value))
        if not paths:
            return value
        path = draw(st.sampled_from(paths))
        inside = at(value, path[:-1])
        damage(draw, value, paths, inside, path[-1])
    return value


def damage(draw: st.DrawFn, value: Any, paths: list[Any], inside: Any, key: Any) -> None:
    kind = draw(st.sampled_from(["delete", "replace", "nudge", "copy", "add", "swap"]))
    if kind == "delete":
        del inside[key]
    elif kind == "replace":
        inside[key] = draw(plain_values)
    elif kind == "nudge" and type(inside[key]) is int:
        inside[key] += draw(st.sampled_from([-1, 1, 2, 100]))
    elif kind == "nudge" and isinstance(inside[key], str):
        inside[key] = nudged(draw, inside[key])
    elif kind == "copy":
        inside[key] = copy.deepcopy(at(value, draw(st.sampled_from(paths))))
    elif kind == "swap" and isinstance(inside, list):
        other = draw(st.integers(0, len(inside) - 1))
        inside[key], inside[other] = inside[other], inside[key]
    elif isinstance(inside, list):
        inside.insert(key, draw(plain_values))
    else:
        inside[draw(words)] = draw(plain_values)


def nudged(draw: st.DrawFn, text: str) -> str:
    """The text with one word changed, or left out."""
    parts = text.split(" ")
    which = draw(st.integers(0, len(parts) - 1))
    parts[which : which + 1] = draw(
        st.sampled_from([[], ["1"], ["6"], ["ball"], ["bid"], ["0"], ["-1"], ["3", "3"]])
    )
    return " ".join(parts)
