"""HTML and SVG from Python, every word escaped."""

from __future__ import annotations

from html import escape
from typing import Any


class Markup(str):
    """Text that is markup already."""


Content = str | Markup | None


def tag(name: str, /, *content: Content, **attributes: Any) -> Markup:
    """An element. `class_` and `aria_label` stand for what Python cannot write; None leaves one out."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(write(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{given}>{join(*content)}</{name}>")


def join(*content: Content) -> Markup:
    """Contents one after the other."""
    return Markup(
        "".join(one if isinstance(one, Markup) else escape(one) for one in content if one is not None)
    )


def write(value: Any) -> str:
    """An attribute's value; coordinates need no more than a hundredth."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
