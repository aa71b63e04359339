"""Compiling ahead from the command line: a child process a game."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pytest

from grimoire.bots import compiling
from grimoire.cli.warm import in_order
from grimoire.core.game import Game
from grimoire.games import GAMES
from tests.cli.conftest import Command

pytestmark = pytest.mark.compiled


def test_what_is_compiled_already_starts_no_child(grimoire: Command, bars: list[str]) -> None:
    told = grimoire("warm", "magicians")

    assert (told.code, bars) == (0, [])
    assert told.out.startswith("Compiled: Duel of Magicians.")


def test_children_tell_the_bar_what_they_have_done(
    grimoire: Command, bars: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They find all of it in the cache."""
    monkeypatch.setattr(compiling, "lacking", lambda game: ["simulate", "search"])
    kernels = 2 * sum(len(compiling.PARTS[part]) for part in ("simulate", "search"))

    assert grimoire("warm", "magicians", "gargon").code == 0
    assert bars == [f"Compiling {kernels}/{kernels}"]


def failing(game: Game, *parts: str) -> Sequence[str]:
    return [sys.executable, "-c", "print(); raise SystemExit('no room on the disk')"]


def test_a_child_that_fails_is_told_in_one_line(grimoire: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "lacking", lambda game: ["table"])
    monkeypatch.setattr(compiling, "child_command", failing)
    told = grimoire("warm", "magicians")

    assert (told.code, told.out) == (2, "")
    assert told.err == "grimoire: “magicians” could not be compiled: no room on the disk.\n"


def test_the_longest_comes_first_and_then_the_shortest() -> None:
    games = in_order(GAMES)
    lengths = [compiling.source_size(game) for game in games]

    assert lengths[0] == max(lengths)
    assert lengths[1:] == sorted(lengths[1:])
