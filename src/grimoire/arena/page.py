"""A report is one HTML file: no script, nothing loaded from anywhere, light or dark as its reader likes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from grimoire.arena.markup import Markup, join, tag
from grimoire.arena.plots import COLOURS

STYLE = Path(__file__).with_name("page.css")
START = "<!doctype html>\n<!-- Written by Grimoire, and may be written over by it. -->\n"


def page(lang: str, title: str, lead: str, *parts: Markup) -> str:
    """The whole file."""
    head = tag(
        "head",
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        tag("style", Markup(STYLE.read_text("utf-8"))),
    )
    body = tag("body", tag("main", tag("h1", title), tag("p", lead, class_="lead"), *parts))
    return f"{START}{tag('html', head, body, lang=lang)}\n"


def tiles(facts: Mapping[str, str]) -> Markup:
    """The figures that matter most, large."""
    return tag(
        "dl", *(tag("div", tag("dt", name), tag("dd", told)) for name, told in facts.items()), class_="tiles"
    )


def section(title: str, text: str, *parts: Markup) -> Markup:
    return tag("section", tag("h2", title), tag("p", text) if text else None, *parts)


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Markup:
    """A table whose first column names its rows. It can be scrolled by keyboard where it is too wide."""
    head = tag("tr", *(tag("th", one, scope="col") for one in heads))
    body = [tag("tr", tag("th", row[0], scope="row"), *(tag("td", one) for one in row[1:])) for row in rows]
    made = tag("table", tag("caption", caption), tag("thead", head), tag("tbody", *body))
    return tag("div", made, class_="table", tabindex="0", role="group", aria_label=caption)


def folded(summary: str, *parts: Markup) -> Markup:
    """What few readers want at once."""
    return tag("details", tag("summary", summary), *parts)


def key(names: Sequence[str]) -> Markup:
    """Which colour is whose."""
    dots = [
        tag(
            "svg",
            tag("circle", cx=5, cy=5, r=5, class_=f"c{at % COLOURS}"),
            viewBox="0 0 10 10",
            aria_hidden="true",
        )
        for at, _ in enumerate(names)
    ]
    return tag(
        "ul", *(tag("li", join(dot, name)) for dot, name in zip(dots, names, strict=True)), class_="key"
    )
