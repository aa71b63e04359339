"""The report is one file, in both languages, with a table beside every plot."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import msgspec
import pytest

from grimoire.arena.figures import figures
from grimoire.arena.report import Report
from grimoire.core.text import LANGUAGES
from tests.arena.games import plan, simulated


def made(lang: str, *names: str, deals: int = 12, asked: int = 0) -> Report:
    ours = plan(*names)
    strengths = {name: 1.0 + at for at, name in enumerate(ours.names)}
    games = [
        msgspec.structs.replace(one, reason="deals_played", moves=one.number % 9 + 40)
        for one in simulated(ours, deals, strengths, 1.0, seed=1)
    ]
    after = len(games) if asked else None
    return Report(ours, figures(ours, games, max(asked, len(games)), 3.2, after), games, lang)


def report(lang: str, *names: str, deals: int = 12, asked: int = 0) -> str:
    return made(lang, *names, deals=deals, asked=asked).html()


class Loads(HTMLParser):
    """All that a page would load, and all that it would run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = {name for name, _ in attrs}
        if tag in ("script", "link", "img", "iframe", "object") or names & {
            "src",
            "href",
            "onload",
            "onclick",
        }:
            self.found.append(tag)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_loads_nothing_and_runs_nothing(lang: str) -> None:
    text = report(lang, "mage", "apprentice", "apprentice")
    loads = Loads()
    loads.feed(text)
    assert loads.found == []
    assert not re.search(r"https?://|url\(|@import", text)
    assert f'<html lang="{lang}">' in text
    assert "prefers-color-scheme: dark" in text


def test_it_speaks_french() -> None:
    text = report("fr", "mage", "apprentice")
    assert "Duel de magiciens" in text
    assert "Qui est le plus fort" in text
    assert "Who is" not in text


def test_names_are_escaped() -> None:
    assert "<b>x</b>" not in report("en", "<b>x</b>", "apprentice")
    assert "&lt;b&gt;x&lt;/b&gt;" in report("en", "<b>x</b>", "apprentice")


def test_it_says_that_a_run_stopped_early() -> None:
    assert "Stopped early" in report("en", "mage", "apprentice", asked=4000)
    assert "Stopped early" not in report("en", "mage", "apprentice")


def test_the_last_point_of_a_line_is_the_figure_told() -> None:
    for asked in (0, 4000):
        told = made("en", "mage", "apprentice", "random", deals=60, asked=asked)
        assert [line.points[-1] for line in told.settled()] == [
            (60, player.share) for player in told.figures.players
        ]


def test_every_interval_is_wider_where_a_run_stopped_early() -> None:
    def reach(asked: int) -> list[float]:
        text = report("en", "mage", "apprentice", "random", deals=60, asked=asked)
        found = re.findall(r"<title>[^<]*: [\d.]+% \(([\d.]+)% – ([\d.]+)%\)</title>", text)
        return [float(high) - float(low) for low, high in found]

    whole, stopped = reach(0), reach(4000)
    assert len(whole) == len(stopped) == 6, "three players and three seats"
    assert all(wide > 1.2 * usual for wide, usual in zip(stopped, whole, strict=True))


def test_one_deal_and_one_name_are_enough() -> None:
    assert "100.0%" in report("en", "mage", "apprentice", deals=1)
    assert "50.0%" in report("en", "mage", "mage")


def test_more_names_than_colours() -> None:
    assert report("en", "a", "b", "c", "d", "e", "f").count("<circle") > 6
