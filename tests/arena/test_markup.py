"""Markup is escaped wherever words come from."""

from __future__ import annotations

from grimoire.arena.markup import Markup, join, tag


def test_words_and_attributes_are_escaped() -> None:
    made = tag("p", "<b> & co", Markup("<i></i>"), None, class_="x", aria_label='"a" & b', title=None)
    assert made == '<p class="x" aria-label="&quot;a&quot; &amp; b">&lt;b&gt; &amp; co<i></i></p>'
    assert join("<", Markup("<br>")) == "&lt;<br>"


def test_coordinates_are_short() -> None:
    assert tag("circle", cx=1.23456, cy=2.0, r=3) == '<circle cx="1.23" cy="2" r="3"></circle>'
