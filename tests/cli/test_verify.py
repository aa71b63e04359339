"""Records: told again and checked from the command line."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import grimoire as library
from tests.cli.conftest import Command
from tests.stored import change_games, raised, stored


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a finished game."""
    rng = random.Random(2)
    table = library.game("magicians").new(seats=3, deals=1)
    while not table.over:
        table.play(table.actors[0], rng.choice(table.legal(table.actors[0])))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(table.record()))
    return file


def change(file: Path, **changes: Any) -> None:
    file.write_text(json.dumps(json.loads(file.read_text()) | changes))


def test_a_true_record_holds(grimoire: Command, record: Path) -> None:
    assert grimoire("verify", str(record)).out.startswith("This record holds")
    assert json.loads(grimoire("verify", str(record), "--json").out) == {
        "ok": True,
        "error": None,
        "ply": None,
    }


def test_a_tampered_record_fails_and_names_the_first_move_that_does_not_fit(
    grimoire: Command, record: Path
) -> None:
    moves = json.loads(record.read_text())["moves"]
    moves[3][1] = "13+13+13+13"
    change(record, moves=moves)
    told = grimoire("verify", str(record), "--json")
    verdict = json.loads(told.out)
    assert (told.code, verdict["ok"], verdict["ply"]) == (2, False, 4)
    assert "Move 4 (Player" in verdict["error"]
    assert "Le coup 4 (Joueur" in grimoire("verify", str(record), "--lang", "fr").out


def test_another_secret_is_not_the_one_committed_to(grimoire: Command, record: Path) -> None:
    change(record, secret="00" * 32)
    assert "not the one that was committed to" in grimoire("verify", str(record)).out


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '{"format": "grimoire-record-1"}', "\x00\x01"])
def test_a_damaged_file_is_told_in_one_line(grimoire: Command, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    for command in ("verify", "replay"):
        told = grimoire(command, str(file))
        assert told.code == 2
        assert (told.out + told.err).count("\n") == 1


def test_a_file_that_is_not_text_is_told(grimoire: Command, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(b"\xff\xfe\xfa")
    assert "is not text" in grimoire("replay", str(file)).err


def test_replay_tells_the_game_as_a_spectator_saw_it(grimoire: Command, record: Path) -> None:
    told = grimoire("replay", str(record)).out
    assert told.startswith("Deal 1.\n")
    assert "takes the fight" in told
    assert "The game is over: all deals are played." in told
    assert "draws" not in told
    assert "ramasse le combat" in grimoire("replay", str(record), "--lang", "fr").out


def test_replay_as_json_gives_the_record_back(grimoire: Command, record: Path) -> None:
    assert json.loads(grimoire("replay", str(record), "--json").out) == json.loads(record.read_text())


# ---------------------------------------------------------------- records of other rules


@pytest.fixture(params=library.games())
def ended(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a game that was on its way when a change of rules ended it."""
    file = tmp_path / "saved.json"
    file.write_text(json.dumps(stored("v1", request.param, "saved")))
    change_games(monkeypatch, raised)
    return file


def test_an_ended_record_is_told_as_it_stands(grimoire: Command, ended: Path) -> None:
    moves = [move for _, move, *_ in json.loads(ended.read_text())["moves"]]
    told = grimoire("replay", str(ended))
    lines = told.out.splitlines()

    assert (told.code, told.err) == (0, "")
    assert lines[0].startswith("A change of rules has ended this game. This was made under version 1")
    assert [line.partition(": ")[2] for line in lines[1 : len(moves) + 1]] == moves
    assert json.loads(grimoire("replay", str(ended), "--json").out) == json.loads(ended.read_text())
    assert grimoire("replay", str(ended), "--lang", "fr").out.startswith("Un changement de règles")


def test_an_ended_record_is_not_said_to_be_wrong(grimoire: Command, ended: Path) -> None:
    told = grimoire("verify", str(ended))

    assert told.code == 2
    assert told.out.startswith("This record is kept as it is")
    assert "does not hold" not in told.out


def test_an_ended_game_is_not_played_on(grimoire: Command, ended: Path) -> None:
    game = json.loads(ended.read_text())["game"]
    told = grimoire("play", game, "--load", str(ended))

    assert (told.code, told.out) == (2, "")
    assert f"To read it: grimoire replay {ended}" in told.err


def test_a_file_that_is_nested_too_deeply_is_told(grimoire: Command, tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text("[" * 100_000)
    told = grimoire("replay", str(file))

    assert (told.code, told.err.count("\n")) == (2, 1)


def test_half_a_letter_in_a_record_is_shown_as_what_it_is(ended: Path) -> None:
    """In a process of its own: what cannot be encoded fails where it is written."""
    record = json.loads(ended.read_text())
    record["rules"], record["moves"][0][1] = 0, "\ud800"
    ended.write_text(json.dumps(record))
    command = [sys.executable, "-m", "grimoire", "replay", str(ended), "--lang", "en"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (told.returncode, told.stderr) == (0, "")
    assert "\\ud800" in told.stdout
