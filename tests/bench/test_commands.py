import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from grimoire.bench import commands
from grimoire.core.errors import GrimoireError


def test_a_child_that_works_counts_as_one() -> None:
    assert commands.run_python(["-c", "print('a child of ours')"]) == 1


def test_a_child_sees_the_environment_it_is_given() -> None:
    check = "import os; assert os.environ['GRIMOIRE_CACHE'] == 'here' and os.environ['PATH']"

    assert commands.run_python(["-c", check], GRIMOIRE_CACHE="here") == 1


def test_a_child_that_fails_is_an_error_with_its_command_and_last_words() -> None:
    with pytest.raises(GrimoireError) as caught:
        commands.run_python(["-c", "import sys; print('first', file=sys.stderr); sys.exit('no such thing')"])

    for lang in ("en", "fr"):
        told = caught.value.say(lang)
        assert "import sys" in told
        assert "no such thing" in told
        assert "first\n" not in told


def test_a_child_that_fails_in_silence_says_its_code() -> None:
    with pytest.raises(GrimoireError, match="code 3"):
        commands.run_python(["-c", "raise SystemExit(3)"])


def note_children(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[str]]:
    """Children are not run, but their arguments written down."""
    run: list[Sequence[str]] = []

    def child(arguments: Sequence[str]) -> int:
        run.append(arguments)
        return 1

    monkeypatch.setattr("grimoire.bench.commands.run_python", child)
    return run


def test_a_command_is_run_once_before_it_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    run = note_children(monkeypatch)

    commands.start_command(["-c", "pass"])

    assert run == [["-c", "pass"]]


def test_every_command_is_measured_with_its_own_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    run = note_children(monkeypatch)

    for one in commands.command_measurements():
        one.start()

    assert run == list(commands.COMMANDS.values())


def test_cold_compiling_has_an_empty_cache_of_its_own_which_is_gone_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folders: list[Path] = []

    def child(arguments: tuple[str, ...], **environment: str) -> int:
        folder = Path(environment["GRIMOIRE_CACHE"])
        assert arguments == ("-m", "grimoire.bench.cold", "magicians")
        assert os.listdir(folder) == []
        folders.append(folder)
        return 1

    monkeypatch.setattr("grimoire.bench.commands.run_python", child)

    assert commands.compile_cold("magicians") > 0
    assert len(folders) == 1
    assert not folders[0].exists()
