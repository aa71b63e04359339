"""Compiling while games are played: tables go over, and where nothing can be compiled they play on."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from grimoire.bots import background, compiling
from grimoire.bots.background import Background
from grimoire.core.game import Game
from grimoire.core.kernel import Kernels
from grimoire.games import find
from tests.processes import alive
from tests.waiting import wait_until

pytestmark = pytest.mark.compiled


@pytest.fixture
def magicians() -> Iterator[Game]:
    """Whose tables go back to their own kernels, whatever a test has done."""
    game = find("magicians")
    yield game
    game.entries().run_on(game.entries().own)


def start_on(game: Game) -> tuple[Background, list[str], list[str]]:
    """Something that compiles this game, what it says of bots, and of failures."""
    searched: list[str] = []
    failed: list[str] = []
    one = Background(
        [game],
        lambda compiled: searched.append(compiled.name),
        lambda problem: failed.append(problem.message),
    )
    one.start()
    return one, searched, failed


def test_a_table_goes_over_when_its_game_is_compiled(magicians: Game) -> None:
    table = magicians.new(seats=2, seed=1)
    one, searched, failed = start_on(magicians)
    wait_until(lambda: one.status == "done", lambda: one.done)

    assert table.entries.kernels.mode.compiled and not table.entries.is_provisional
    assert (one.share(magicians), one.can_search(magicians)) == (1.0, True)
    assert (searched, failed) == (["magicians"], [])
    one.close()


def test_until_then_it_plays_in_pure_python(magicians: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Background, "_run", lambda self: self.closing.wait())
    one, _, _ = start_on(magicians)
    table = magicians.new(seats=2, seed=1)
    table.play(table.actors[0], table.legal(table.actors[0])[0])

    assert table.entries.is_provisional and not table.entries.kernels.mode.compiled
    assert (one.status, one.share(magicians), one.can_search(magicians)) == ("going on", 0.0, False)
    one.close()
    assert not table.entries.kernels.mode.compiled, "a bot that is still thinking must not compile"


def test_of_a_game_that_it_does_not_compile_it_says_nothing(magicians: Game) -> None:
    assert Background([]).can_search(magicians)


# ---------------------------------------------------------------- what can go wrong


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the cache held nothing."""
    monkeypatch.setattr(background, "is_in_cache", lambda game, part: False)


def child(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """What takes the place of a child that compiles."""

    def command(game: Game, *parts: str) -> Sequence[str]:
        return [sys.executable, "-c", program]

    monkeypatch.setattr(compiling, "child_command", command)


def test_where_compiling_fails_all_games_are_played_in_pure_python(
    magicians: Game, cold: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said once, of however many games; nothing is tried again."""
    child(monkeypatch, "raise SystemExit('no memory')")
    failed: list[str] = []
    one = Background([magicians, find("gargon")], failed=lambda problem: failed.append(problem.message))
    one.start()
    wait_until(lambda: not one.thread.is_alive())
    table = magicians.new(seats=2, seed=1)
    table.play(table.actors[0], table.legal(table.actors[0])[0])

    assert failed == ["“magicians” could not be compiled: no memory."]
    assert (one.status, one.share(magicians), one.can_search(magicians)) == ("failed", 0.0, False)
    assert table.entries.is_provisional
    one.close()


def test_a_cache_that_cannot_be_written_is_such_a_failure(
    magicians: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(Kernels, "is_bound", lambda *_: False)
    one, searched, failed = start_on(magicians)
    wait_until(lambda: not one.thread.is_alive())

    assert (
        "cannot be written: File exists. GRIMOIRE_CACHE can name another." in failed[0],
        len(failed),
        searched,
    ) == (True, 1, [])
    one.close()


def test_whatever_the_compiler_raises_is_said(magicians: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also before it has begun: it may not go with this NumPy."""

    def no_compiler(*_: object) -> float:
        raise ImportError("Numba needs NumPy 2.3 or less")

    monkeypatch.setattr(Kernels, "is_bound", lambda *_: False)
    monkeypatch.setattr(background, "compiled_share", no_compiler)
    one, _, failed = start_on(magicians)
    wait_until(lambda: not one.thread.is_alive())

    assert failed == ["“grimoire” could not be compiled: Numba needs NumPy 2.3 or less."]
    assert one.status == "failed"
    one.close()


def test_closing_ends_the_child(magicians: Game, cold: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which is no failure."""
    child(monkeypatch, "print('deal_at', flush=True); import sys; sys.stdin.read()")
    one, _, failed = start_on(magicians)
    wait_until(lambda: one.share(magicians))
    assert one.child is not None
    one.close()

    assert not alive(one.child.process.pid)
    assert failed == []
