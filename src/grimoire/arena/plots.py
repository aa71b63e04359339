"""Plots as SVG inside the page.

Made here, because a report is one file that opens anywhere, follows its reader's light or dark theme and is
read by screen readers. What plotting libraries write is either a picture, or megabytes of script.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from grimoire.arena.markup import Markup, join, tag
from grimoire.arena.ratios import Estimate

WIDTH = 720
COLOURS = 8  # page.css has so many
Write = Callable[[float], str]

_numbers = itertools.count()


@dataclass(frozen=True)
class Scale:
    """Numbers from low to high, laid out from start to end."""

    low: float
    high: float
    start: float
    end: float
    counts: bool = False

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        """Round numbers, not more than so many steps; whole ones on an axis that counts."""
        step = round_step(max((self.high - self.low) / most, 1.0 if self.counts else 0.0))
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        return [tick * step for tick in range(first, last + 1)]


def round_step(least: float) -> float:
    """The least of 1, 2 and 5 times a power of ten that is as large."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * (1 - 1e-9))


@dataclass(frozen=True)
class Row:
    """A line of a plot of intervals; rows of the same group have the same colour."""

    label: str
    estimate: Estimate
    group: int = 0


@dataclass(frozen=True)
class Line:
    """How a figure settles: x, and the estimate there."""

    label: str
    points: Sequence[tuple[float, Estimate]]
    group: int = 0


@dataclass(frozen=True)
class Plot:
    """What every plot has: a title, a description for those who do not see it, and how it writes numbers."""

    title: str
    text: str
    write: Write
    marks: dict[str, float] = field(default_factory=dict)  # lines of reference, by name
    colon: str = ": "  # as the language sets it


def intervals(plot: Plot, rows: Sequence[Row]) -> Markup:
    """A dot a row, with its interval, against the lines of reference."""
    estimates = [row.estimate for row in rows]
    low, high = bounds([one.low for one in estimates], [one.high for one in estimates], plot)
    margin = min(260.0, 24 + 7.4 * max(len(row.label) for row in rows))
    x, top, pitch = Scale(low, high, margin, WIDTH - 64), 28, 26
    bottom = top + pitch * len(rows)
    drawn = [interval_row(plot, row, x, top + pitch * (at + 0.5)) for at, row in enumerate(rows)]
    return svg(plot, bottom + 26, grid_x(plot, x, top, bottom), marks(plot, x, top, bottom), *drawn)


def interval_row(plot: Plot, row: Row, x: Scale, y: float) -> Markup:
    one, colour = row.estimate, f"c{row.group % COLOURS}"
    told = tag(
        "title",
        f"{row.label}{plot.colon}{plot.write(one.value)} ({plot.write(one.low)} – {plot.write(one.high)})",
    )
    return tag(
        "g",
        told,
        tag("text", shorten(row.label), x=x.start - 12, y=y + 4, text_anchor="end", class_="label"),
        tag("line", x1=x(one.low), x2=x(one.high), y1=y, y2=y, class_=f"whisker {colour}"),
        tag("circle", cx=x(one.value), cy=y, r=5, class_=f"dot {colour}"),
        tag("text", plot.write(one.value), x=min(x(one.high) + 8, WIDTH - 56), y=y + 4, class_="value"),
    )


def shorten(label: str, most: int = 32) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def lines(plot: Plot, drawn: Sequence[Line], write_x: Write, name_x: str) -> Markup:
    """Lines with bands: how figures settle."""
    points = [point for line in drawn for point in line.points]
    low, high = bounds([one.low for _, one in points], [one.high for _, one in points], plot)
    x = Scale(0.0, max(at for at, _ in points), 56, WIDTH - 16, counts=True)
    top, bottom = 16, 276
    y = Scale(low, high, bottom, top)
    marked = [
        tag("line", x1=x.start, x2=x.end, y1=y(value), y2=y(value), class_="mark")
        for value in plot.marks.values()
    ]
    return svg(
        plot,
        bottom + 44,
        grid_y(plot, x, y),
        *marked,
        ticks_x(x, write_x, bottom),
        label_x(name_x, x, bottom),
        *(one_line(line, x, y) for line in drawn),
    )


def one_line(line: Line, x: Scale, y: Scale) -> Markup:
    colour = f"c{line.group % COLOURS}"
    upper = [f"{x(at):.1f},{y(one.high):.1f}" for at, one in line.points]
    lower = [f"{x(at):.1f},{y(one.low):.1f}" for at, one in reversed(line.points)]
    middle = [f"{x(at):.1f},{y(one.value):.1f}" for at, one in line.points]
    return tag(
        "g",
        tag("title", line.label),
        tag("polygon", points=" ".join(upper + lower), class_=f"band {colour}"),
        tag("polyline", points=" ".join(middle), class_=f"line {colour}"),
    )


def bars(plot: Plot, counts: Sequence[tuple[float, float, int]], write_x: Write, name_x: str) -> Markup:
    """A histogram: from, to, how many."""
    x = Scale(counts[0][0], counts[-1][1], 56, WIDTH - 16, counts=True)
    top, bottom = 16, 236
    y = Scale(0.0, max(count for *_, count in counts), bottom, top, counts=True)
    drawn = [
        tag(
            "rect",
            tag("title", f"{write_x(low)} – {write_x(high)}{plot.colon}{plot.write(count)}"),
            x=x(low) + 0.5,
            width=max(1.0, x(high) - x(low) - 1),
            y=y(count),
            height=y(0) - y(count),
            class_="bar",
        )
        for low, high, count in counts
    ]
    below = ticks_x(x, write_x, bottom), label_x(name_x, x, bottom)
    return svg(plot, bottom + 44, grid_y(plot, x, y), *drawn, *below)


def bounds(lows: Sequence[float], highs: Sequence[float], plot: Plot) -> tuple[float, float]:
    """A little more than all there is to show."""
    low, high = min([*lows, *plot.marks.values()]), max([*highs, *plot.marks.values()])
    room = max(0.06 * (high - low), 1e-3)
    return (low - room if low < 0 else max(0.0, low - room)), high + room


def grid_x(plot: Plot, x: Scale, top: float, bottom: float) -> Markup:
    return join(
        *(tag("line", x1=x(tick), x2=x(tick), y1=top, y2=bottom, class_="grid") for tick in x.ticks()),
        *(
            tag("text", plot.write(tick), x=x(tick), y=bottom + 18, text_anchor="middle", class_="tick")
            for tick in x.ticks()
        ),
    )


def grid_y(plot: Plot, x: Scale, y: Scale) -> Markup:
    return join(
        *(
            join(
                tag("line", x1=x.start, x2=x.end, y1=y(tick), y2=y(tick), class_="grid"),
                tag("text", plot.write(tick), x=x.start - 8, y=y(tick) + 4, text_anchor="end", class_="tick"),
            )
            for tick in y.ticks(5)
        )
    )


def label_x(name: str, x: Scale, bottom: float) -> Markup:
    """What the axis counts, below its ticks."""
    return tag("text", name, x=x.end, y=bottom + 38, text_anchor="end", class_="tick")


def ticks_x(x: Scale, write: Write, bottom: float) -> Markup:
    return join(
        tag("line", x1=x.start, x2=x.end, y1=bottom, y2=bottom, class_="axis"),
        *(
            tag("text", write(tick), x=x(tick), y=bottom + 18, text_anchor="middle", class_="tick")
            for tick in x.ticks(8)
        ),
    )


def marks(plot: Plot, x: Scale, top: float, bottom: float) -> Markup:
    """The lines of reference, each with its name above."""
    return join(
        *(
            join(
                tag("line", x1=x(value), x2=x(value), y1=top - 6, y2=bottom, class_="mark"),
                tag("text", name, x=x(value), y=top - 12, text_anchor="middle", class_="tick"),
            )
            for name, value in plot.marks.items()
        )
    )


def svg(plot: Plot, height: float, *drawn: Markup) -> Markup:
    """The picture, with its title and what it shows for those who do not see it."""
    number = next(_numbers)
    named = f"title-{number}", f"text-{number}"
    picture = tag(
        "svg",
        tag("title", plot.title, id=named[0]),
        tag("desc", plot.text, id=named[1]),
        *drawn,
        viewBox=f"0 0 {WIDTH} {height:g}",
        role="img",
        aria_labelledby=" ".join(named),
    )
    return tag("div", picture, class_="plot", tabindex="0", role="group", aria_label=plot.title)
