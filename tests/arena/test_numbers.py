"""Numbers are set as a reader's language sets them."""

from __future__ import annotations

from grimoire.arena.numbers import decimal, interval, percent
from grimoire.arena.ratios import Estimate


def test_numbers_in_two_languages() -> None:
    assert decimal(12345.678, "en", 1) == "12,345.7"
    assert decimal(12345.678, "fr", 1) == "12\u202f345,7"
    assert percent(0.4567, "en") == "45.7%"
    assert percent(0.4567, "fr") == "45,7\u00a0%"
    assert interval(Estimate(0.5, 0.25, 0.75), "en", 0) == "25\u00a0–\u00a075%"
