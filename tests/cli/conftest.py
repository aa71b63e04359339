"""Running the command line inside the test."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from grimoire.cli import run


class Ran(NamedTuple):
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture
def grimoire(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs `grimoire` with these arguments, typing the lines given as `typed`."""
    monkeypatch.setenv("GRIMOIRE_LANG", "en")

    def command(*args: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(list(args))
        told = capsys.readouterr()
        return Ran(code, told.out, told.err)

    return command
