"""What is wrong is told in one line, with exit code 2."""

from __future__ import annotations

import subprocess
import sys

import pytest

from grimoire.cli import commands, complain
from tests.cli.conftest import Command

WRONG = [
    (["play", "chess"], "There is no game called “chess”. Games: dragonstones, gargon, magicians, zargos."),
    (["play", "magicians", "--seats", "9"], "2 to 6 players, not 9"),
    (["play", "magicians", "--seats", "four"], "2 to 6 players, not four"),
    (["play", "magicians", "--seat", "5"], "--seat cannot be “5”"),
    (["play", "magicians", "--seed", "-1"], "--seed cannot be “-1”"),
    (["play", "magicians", "--bots", "merlin"], "There is no bot called “merlin”. Bots: random, apprentice,"),
    (["play", "magicians", "--load", "nowhere.json"], "“nowhere.json” cannot be read"),
    (["play", "magicians", "--option", "deck"], "write --option NAME=VALUE"),
    (["play", "magicians", "--option", "deck=1,2,3"], "thirteen counts from 0 to 8 that sum to 51"),
    (["play", "magicians", "--option", "deals=21"], "a whole number from 1 to 20. (M11)"),
    (["play", "magicians", "--option", "open_stack=maybe"], "true or false. (M13)"),
    (["play", "magicians", "--option", "colour=red"], "Options: deals, open_stack, deck."),
    (["play", "gargon", "--seats", "2"], "3 to 5 players, not 2"),
    (["play", "gargon", "--option", "starter=4", "--seats", "3"], "a whole number from 0 to 3. (G6)"),
    (["play", "gargon", "--option", "open_winnings=maybe"], "true or false. (G25)"),
    (["rules", "gargon", "--clause", "G26"], "There is no clause G26. Clauses: G1, G2,"),
    (["play", "magicians", "--lang", "de"], "There is no language “de”. Languages: en, fr."),
    (["simulate", "magicians", "-n", "0"], "-n cannot be “0”"),
    (["simulate", "magicians", "-n", "many"], "-n cannot be “many”"),
    (["simulate", "magicians", "--seed", "x"], "--seed cannot be “x”"),
    (["arena", "magicians", "--bots", "merlin,random"], "There is no bot called “merlin”."),
    (["arena", "magicians", "--bots", "random,random", "--seats", "3"], "2 names for 3 seats"),
    (["arena", "magicians", "--bots", "random"], "2 to 6 players, not 1"),
    (["arena", "magicians", "--bots", "random,random", "-n", "0"], "-n cannot be “0”"),
    (["arena", "magicians", "--bots", "mage,random", "--budget", "soon"], "“soon” is no budget"),
    (["arena", "magicians", "--bots", "mage@soon,random"], "“soon” is no budget"),
    (["arena", "magicians", "--bots", "random,random", "--round-robin"], "at least two different names"),
    (["arena", "magicians", "--bots", "nowhere:Bot,random"], "“nowhere:Bot”"),
    (["bot", "--url", "http://127.0.0.1:1/t/1", "--bot", ":Bot"], "“:Bot” gives no bot"),
    (["bot", "--url", "http://127.0.0.1:1/t/1", "--bot", "tests.arena.own_bots:Unmade"], "has failed"),
    (["arena", "magicians"], "--bots"),
    (["arena", "magicians", "--bots", "random,random", "--out", "."], "“.” cannot be written: Is a dir"),
    (["arena", "magicians", "--bots", "random,random", "--report", "."], "“.” cannot be written: Is a dir"),
    (["arena", "magicians", "--bots", "random,random", "--report", "/tmp"], "“/tmp” cannot be written"),
    (["balance", "chess"], "There is no game called “chess”"),
    (["balance", "magicians", "-n", "0"], "-n cannot be “0”"),
    (["balance", "magicians", "--out", "/nowhere/b.html"], "cannot be written"),
    (["balance", "magicians", "--out", "."], "“.” cannot be written: Is a directory"),
    (["rules", "magicians", "--clause", "M99"], "There is no clause M99. Clauses: M1, M2,"),
    (["replay", "nowhere.json"], "“nowhere.json” cannot be read"),
    (["verify", "nowhere.json"], "“nowhere.json” cannot be read"),
    (["warm", "chess"], "There is no game called “chess”"),
    (["bench", "--only", "nothing.*"], "“nothing.*”"),
    (["conjure"], "conjure"),
    (["play"], "GAME"),
    (["games", "--loud"], "--loud"),
]


@pytest.mark.parametrize(
    ("args", "words"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_wrong_input_gives_one_line_and_exit_code_2(grimoire: Command, args: list[str], words: str) -> None:
    code, out, err = grimoire(*args)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert words in err


def test_several_mistakes_have_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert complain("values.oz: is missing.\nborders: is missing.") == 2
    assert capsys.readouterr().err == "grimoire: values.oz: is missing.\ngrimoire: borders: is missing.\n"


def test_wrong_input_is_told_in_french(grimoire: Command) -> None:
    told = grimoire("play", "magicians", "--seats", "9", "--lang", "fr")
    assert told.code == 2
    assert "Ce jeu se joue de 2 à 6" in told.err


def test_a_fault_of_ours_is_one_line_too(grimoire: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(args: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(commands, "app_for", fail)
    told = grimoire("games")
    assert told.code == 1
    assert told.err.count("\n") == 1
    assert "ZeroDivisionError: by nothing" in told.err


@pytest.mark.compiled
def test_a_cache_that_cannot_be_written_is_told() -> None:
    code = "import os; os.environ['GRIMOIRE_CACHE'] = '/proc/no'; import grimoire.cli; grimoire.cli.main()"
    ran = subprocess.run(
        [sys.executable, "-c", code, "simulate", "magicians", "-n", "1", "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "cannot be written" in ran.stderr


def test_no_arguments_list_the_commands(grimoire: Command) -> None:
    told = grimoire()
    assert told.code == 0
    assert all(name in told.out for name in commands.COMMANDS)


def test_help_speaks_french_from_a_fresh_start() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "grimoire", "rules", "--lang", "fr", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Cet article seulement." in ran.stdout


def test_a_reader_who_has_seen_enough_is_no_fault() -> None:
    command = f"{sys.executable} -m grimoire rules magicians | head -n 1"
    ran = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0
    assert ran.stderr == ""
