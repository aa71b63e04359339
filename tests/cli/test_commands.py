"""The commands that only tell."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from grimoire.games import GAMES
from tests.cli.conftest import Command


def test_games_lists_titles_players_and_options(grimoire: Command) -> None:
    assert "magicians: Duel of Magicians, 2 to 6 players." in grimoire("games").out
    assert "open_stack" in grimoire("games").out
    french = grimoire("games", "--lang", "fr").out
    assert "Duel de magiciens, de 2 à 6 joueurs" in french


def test_games_as_json(grimoire: Command) -> None:
    games = json.loads(grimoire("games", "--json").out)["games"]
    told = [(game["name"], game["low"], game["high"]) for game in games]
    assert told == [("dragonstones", 3, 6), ("gargon", 3, 5), ("magicians", 2, 6), ("zargos", 2, 6)]


def test_rules_by_clause_in_any_case_and_both_languages(grimoire: Command) -> None:
    assert "crystal ball" in grimoire("rules", "magicians", "--clause", "m6").out.lower()
    assert "boule de cristal" in grimoire("rules", "magicians", "--clause", "M6", "--lang", "fr").out.lower()


def test_rules_whole_and_as_json_have_every_clause(grimoire: Command) -> None:
    clauses = json.loads(grimoire("rules", "magicians", "--json").out)["clauses"]
    assert list(clauses) == [f"M{n}" for n in range(1, 13)] + ["M12a", "M13", "M14", "M15"]
    whole = grimoire("rules", "magicians").out
    assert all(f"**{clause}.**" in whole for clause in clauses)


def test_doctor_tells_versions_cache_and_what_is_missing(grimoire: Command) -> None:
    found = json.loads(grimoire("doctor", "--json").out)
    assert {"grimoire", "python", "numpy", "numba"} <= set(found["versions"])
    assert found["cache"]["bytes"] >= 0
    assert set(found["compiled"]) == {game.name for game in GAMES}
    assert "numba" in grimoire("doctor").out


@pytest.mark.compiled
def test_warm_compiles_and_says_where(grimoire: Command) -> None:
    told = grimoire("warm", "magicians")
    assert told.code == 0
    assert "Duel of Magicians" in told.out
    assert json.loads(grimoire("doctor", "--json").out)["compiled"]["magicians"] == 1


def refused(**_: object) -> None:
    raise OSError(errno.EROFS, os.strerror(errno.EROFS))


@pytest.mark.compiled
def test_doctor_says_how_far_compiling_is_and_what_keeps_it(
    grimoire: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path))
    assert "zargos: 0% compiled; it can be played meanwhile" in grimoire("doctor").out
    monkeypatch.setattr("tempfile.TemporaryFile", refused)
    told = grimoire("doctor").out
    assert "Nothing can be compiled; games are played in pure Python." in told
    assert f"“{tmp_path}/kernels” cannot be written: Read-only file system." in told
    assert "Read-only" in json.loads(grimoire("doctor", "--json").out)["cache"]["problem"]


def test_bench_prints_figures_for_programs_and_people(grimoire: Command) -> None:
    figures = json.loads(grimoire("bench", "--only", "state.*", "--json").out)
    sizes = {one["id"]: one["value"] for one in figures["results"]}
    assert sizes["state.magicians.bytes"] <= 768
    assert sizes["state.gargon.bytes"] <= 1024
    assert "state.magicians.bytes" in grimoire("bench", "--only", "state.*").out
