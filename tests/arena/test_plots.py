"""Plots say what they show, and stay inside their frame."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree

import pytest

from grimoire.arena.histogram import histogram
from grimoire.arena.plots import WIDTH, Line, Plot, Row, Scale, bars, intervals, lines, round_step
from grimoire.arena.ratios import Estimate

PLOT = Plot("Title", "What it shows", lambda value: f"{value:.2f}", {"fair": 0.25})
SOME = [Estimate(0.0, 0.0, 0.1), Estimate(0.5, 0.4, 0.6), Estimate(1.0, 0.9, 1.0)]
MADE = {
    "intervals": intervals(PLOT, [Row("<a> & b", one, at) for at, one in enumerate(SOME)]),
    "one": intervals(PLOT, [Row("a", Estimate(0.25, 0.25, 0.25))]),
    "lines": lines(PLOT, [Line("a", [(1, SOME[0]), (9, SOME[2])])], str, "deals"),
    "bars": bars(PLOT, histogram({3: 4, 9: 1}), str, "moves"),
    "one bar": bars(PLOT, histogram({3: 4}), str, "moves"),
}


@pytest.mark.parametrize("made", MADE.values(), ids=MADE)
def test_a_plot_is_well_formed_and_told_to_those_who_do_not_see_it(made: str) -> None:
    svg = ElementTree.fromstring(made).find("svg")
    assert svg is not None
    told = {one.get("id"): one.text for one in svg if one.tag in ("title", "desc")}
    assert [told[one] for one in str(svg.get("aria-labelledby")).split()] == ["Title", "What it shows"]
    assert svg.get("role") == "img"


@pytest.mark.parametrize("made", MADE.values(), ids=MADE)
def test_everything_is_inside_the_frame(made: str) -> None:
    numbers = [float(one) for one in re.findall(r' (?:c?x|x1|x2)="(-?[\d.]+)"', made)]
    assert numbers
    assert all(0 <= one <= WIDTH for one in numbers)
    assert "nan" not in made


def test_ticks_are_round_numbers() -> None:
    assert Scale(0.03, 0.98, 0, 1).ticks() == pytest.approx([0.2, 0.4, 0.6, 0.8])
    assert [round_step(least) for least in (0.011, 0.3, 1, 3, 70)] == pytest.approx([0.02, 0.5, 1, 5, 100])


def test_a_histogram_counts_everything_once() -> None:
    counts = {length: length % 7 for length in range(3, 1000)}
    bins = histogram(counts)
    assert len(bins) <= 41
    assert sum(count for *_, count in bins) == sum(counts.values())
    assert all(before[1] == after[0] for before, after in itertools.pairwise(bins))
    assert histogram({5: 2}) == [(5, 6, 2)]


@pytest.mark.parametrize(("most", "ticks"), [(1, [0, 1]), (2, [0, 1, 2]), (7, [0, 1, 2, 3, 4, 5, 6, 7])])
def test_an_axis_that_counts_has_whole_ticks(most: int, ticks: list[float]) -> None:
    assert Scale(0, most, 0, 100, counts=True).ticks(8) == ticks
