"""Bots against each other, from the command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from grimoire.arena.playing import Played, play
from grimoire.arena.schedule import Fixture, Plan
from tests.cli.conftest import Command

SHORT = ("--option", "deals=1", "--cores", "1")


def figures(grimoire: Command, *args: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(grimoire("arena", "magicians", "--json", *SHORT, *args).out)
    return told


def test_the_figures_have_the_fixed_shape(grimoire: Command) -> None:
    told = figures(grimoire, "--bots", "apprentice,random,random", "-n", "9")
    assert {"game", "seats", "games", "players", "seconds"} <= set(told)
    assert (told["game"], told["seats"], told["games"]) == ("magicians", 3, 9)
    assert [(one["name"], one["seats"]) for one in told["players"]] == [("apprentice", 1), ("random", 2)]
    for player in told["players"]:
        assert set(player) == {"name", "seats", "wins", "share", "rating"}
        assert set(player["share"]) == {"value", "low", "high"}
        assert set(player["rating"]) == {"mu", "sigma"}
        assert player["share"]["low"] <= player["share"]["value"] <= player["share"]["high"]
        assert player["share"]["value"] == pytest.approx(player["wins"] / 9 / player["seats"])
    assert sum(player["wins"] for player in told["players"]) == pytest.approx(9)


def test_iterations_can_be_played_again_exactly(grimoire: Command) -> None:
    def players(*args: str) -> Any:
        return figures(grimoire, "--bots", "mage@30,apprentice", "-n", "4", *args)["players"]

    assert players() == players()
    assert players() != players("--seed", "2")


def test_people_get_plain_lines_in_their_language(grimoire: Command) -> None:
    told = grimoire(
        "arena", "magicians", *SHORT, "--bots", "apprentice,random", "-n", "4", "--lang", "fr"
    ).out
    assert "Duel de magiciens : 4 parties de 2 robots sur 2 donnes" in told.replace("\u00a0", " ")
    assert "apprentice" in told


def test_a_round_robin_plays_all_mixes(grimoire: Command) -> None:
    told = figures(grimoire, "--bots", "apprentice,random", "--round-robin", "--seats", "3", "-n", "6")
    assert told["lineups"] == [["apprentice", "apprentice", "random"], ["apprentice", "random", "random"]]
    assert told["deals"] == 1
    assert [player["seats"] for player in told["players"]] == [3, 3]


def test_deals_are_played_whole_and_more_games_than_asked_for_are_told(grimoire: Command) -> None:
    args = ("--bots", "apprentice,random", "--round-robin", "--seats", "3", "-n", "4")
    told = figures(grimoire, *args)
    assert (told["games"], told["deals"], told["stopped"]) == (6, 1, None)
    assert sum(player["wins"] for player in told["players"]) == pytest.approx(6)
    lines = grimoire("arena", "magicians", *SHORT, *args)
    assert "-n 4 is rounded up to 6: deals are played whole, and one takes 6 games." in lines.err
    assert "6 games of 3 bots over one deal" in lines.out


def test_the_file_and_the_report_beside_it(grimoire: Command, tmp_path: Path) -> None:
    args = ("arena", "magicians", *SHORT, "--bots", "apprentice,random", "-n", "4", "--out")
    told = grimoire(*args, str(tmp_path / "a.jsonl"))
    assert (told.code, told.err) == (0, "")
    assert "The report is in" in told.out
    assert (tmp_path / "a.jsonl").read_text().count("\n") == 5
    assert "<svg" in (tmp_path / "a.html").read_text()
    assert grimoire(*args, str(tmp_path / "a.jsonl"), "--report", str(tmp_path / "b.html")).code == 0
    assert (tmp_path / "b.html").exists()
    other = grimoire(*args, str(tmp_path / "a.jsonl"), "--seed", "2")
    assert other.code == 2
    assert "its seed is 1, not 2" in other.err
    missing = grimoire(*args, str(tmp_path / "nowhere" / "a.jsonl"))
    assert missing.code == 2
    assert missing.err.count("\n") == 1


def test_the_report_never_takes_the_place_of_the_results(grimoire: Command, tmp_path: Path) -> None:
    args = ("arena", "magicians", *SHORT, "--bots", "apprentice,random", "-n", "2", "--out")
    results = tmp_path / "a.jsonl"
    assert grimoire(*args, str(results)).code == 0
    before = results.read_bytes()
    told = grimoire(*args, str(results), "--report", str(results))
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert "--out and --report cannot both go to" in told.err
    assert results.read_bytes() == before


def test_the_report_never_takes_the_place_of_other_results(grimoire: Command, tmp_path: Path) -> None:
    args = ("arena", "magicians", *SHORT, "--bots", "apprentice,random", "-n", "2", "--out")
    assert grimoire(*args, str(tmp_path / "a.html")).code == 0  # results, whatever they are called
    before = (tmp_path / "a.html").read_bytes()
    told = grimoire(*args, str(tmp_path / "a.jsonl"))
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert (tmp_path / "a.html").read_bytes() == before


def test_what_bots_print_is_not_among_the_figures(grimoire: Command) -> None:
    told = figures(grimoire, "--bots", "tests.arena.own_bots:Talkative,random", "-n", "2")
    assert told["games"] == 2


@pytest.mark.parametrize("args", [("--all", "--stop-after", "soon"), ("--cores", "many", "--ray", "auto")])
def test_what_is_not_used_is_read_all_the_same(grimoire: Command, args: tuple[str, ...]) -> None:
    assert grimoire("arena", "magicians", "--bots", "random,random", *args).code == 2


def test_a_gap_among_the_names_is_told(grimoire: Command) -> None:
    told = grimoire("arena", "magicians", "--bots", "random,,random")
    assert (told.code, told.err.count("\n")) == (2, 1)


def test_it_stops_early_and_says_so(grimoire: Command) -> None:
    args = ("--bots", "apprentice,random,random", "-n", "300", "--stop-after", "30")
    told = figures(grimoire, *args)
    assert told["stopped"] == {"games": told["games"], "of": 300, "alpha": 0.001}
    assert 30 <= told["games"] < 300
    assert "Stopped early" in grimoire("arena", "magicians", *SHORT, *args).out
    assert figures(grimoire, *args[:2], "-n", "90", "--all")["stopped"] is None
    assert figures(grimoire, *args[:2], "-n", "150")["stopped"]["games"] == 75  # half of them, if nobody says


def test_interrupted_it_says_what_is_kept(
    grimoire: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(plan: Plan, fixtures: Iterable[Fixture], cores: int) -> Generator[Played]:
        yield play(plan, next(iter(fixtures)))
        raise KeyboardInterrupt

    monkeypatch.setattr("grimoire.arena.workers.play_here", interrupt)
    told = grimoire(
        "arena", "magicians", *SHORT, "--bots", "apprentice,random", "--out", str(tmp_path / "a.jsonl")
    )
    assert told.code == 130
    assert "Interrupted: one game is in" in told.err


def test_a_cluster_needs_its_extra(grimoire: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    told = grimoire("arena", "magicians", "--bots", "apprentice,random", "--ray", "auto")
    assert told.code == 2
    assert told.err.count("\n") == 1
    assert "The extra “ray” is not installed" in told.err


@pytest.mark.parametrize("address", ["auto", "127.0.0.1:1", "nonsense"])
def test_where_there_is_no_cluster_it_is_told_in_one_line(
    grimoire: Command, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    args = ("--bots", "random,random", "-n", "2", "--option", "deals=1", "--ray", address)
    told = grimoire("arena", "magicians", *args)
    assert (told.code, told.out) == (2, "")
    assert told.err.count("\n") == 1
    assert f"There is no Ray cluster at “{address}”" in told.err
