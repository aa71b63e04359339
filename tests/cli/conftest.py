"""Running the command line inside the test."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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


@pytest.fixture
def bars(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the bars say that are shown while something is compiled, with how far each came."""
    shown: list[str] = []

    @contextmanager
    def bar(words: str, total: int) -> Iterator[Callable[[int], None]]:
        done: list[int] = []
        yield done.append
        shown.append(f"{words} {sum(done)}/{total}")

    for module in ("compiling", "warm"):
        monkeypatch.setattr(f"grimoire.cli.{module}.progress", bar)
    return shown
