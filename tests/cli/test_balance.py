"""What decides a game, from the command line."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Command

SHORT = ("balance", "magicians", "--option", "deals=1", "-n", "40", "--seats", "3")


def test_figures_for_programs(grimoire: Command) -> None:
    told = json.loads(grimoire(*SHORT, "--json").out)
    assert {"game", "seats", "games", "seed", "options", "by_seat", "length", "groups"} <= set(told)
    assert (told["game"], told["seats"], told["games"]) == ("magicians", 3, 40)
    factor = told["groups"][0]["factors"][0]
    assert {"id", "name", "games", "times", "share", "lift", "worth"} <= set(factor)
    again = json.loads(grimoire(*SHORT, "--json").out)
    assert {**told, "seconds": 0} == {**again, "seconds": 0}


def test_lines_for_people_in_their_language(grimoire: Command) -> None:
    assert "Cards drawn:" in grimoire(*SHORT).out
    assert "Cartes tirées" in grimoire(*SHORT, "--lang", "fr").out


def test_a_page(grimoire: Command, tmp_path: Path) -> None:
    told = grimoire(*SHORT, "--out", str(tmp_path / "b.html"))
    assert "The report is in" in told.out
    assert "<svg" in (tmp_path / "b.html").read_text()
    assert [file.name for file in tmp_path.iterdir()] == ["b.html"]
    missing = grimoire(*SHORT, "--out", str(tmp_path / "nowhere" / "b.html"))
    assert missing.code == 2
    assert missing.err.count("\n") == 1
