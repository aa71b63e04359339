"""The scripts that run the tests: every lane is reported, and a change finds the tests that it can reach."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPTS = Path(__file__).parents[1] / "scripts"


def script(name: str) -> Any:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(name, SCRIPTS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


lanes, reached = script("lanes"), script("reached")


def test_every_lane_is_run_and_reported_even_if_one_fails(capsys: pytest.CaptureFixture[str]) -> None:
    said = lanes.Lane("first", (("-c", "print('one'); raise SystemExit(1)"), ("-c", "print('never')")))
    then = lanes.Lane("second", (("-c", "import os; print(os.environ['HOW'])"),), {"HOW": "two"})
    done = lanes.run_all([said, then])
    told = capsys.readouterr().out

    assert {ran.lane.name: ran.failed for ran in done} == {"first": True, "second": False}
    assert "== first ==\none\nfirst failed in" in told
    assert "== second ==\ntwo\nsecond passed in" in told
    assert "never" not in told


def test_lanes_are_told_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[str] = []

    def note(chosen: list[Any]) -> list[Any]:
        run.extend(one.name for one in chosen)
        return []

    monkeypatch.setattr(lanes, "run_all", note)

    assert lanes.main(["--long", "bounds"]) == 0
    assert lanes.main(["bonds"]) == 2
    assert lanes.main([]) == 0
    assert run == ["bounds", *(one.name for one in lanes.ORDINARY)]


@pytest.mark.parametrize(
    ("file", "paths"),
    [
        ("tests/core/test_chance.py", {"tests/core/test_chance.py"}),
        ("tests/core/tables.py", {"tests/core"}),
        ("src/grimoire/games/gargon/rules.py", {"tests/games/gargon", "tests/bots", "tests/stored"}),
        ("src/grimoire/core/table.py", {"tests/core", "tests/games", "tests/server"}),
        ("src/grimoire/cli/play.py", {"tests/cli"}),
        ("src/grimoire/__init__.py", {"tests"}),
        ("web/src/pages/Front.svelte", {"tests/browser"}),
        ("docs/python.md", {"tests/test_documents.py"}),
        ("LICENSE", set()),
    ],
)
def test_a_change_reaches_tests_by_folder(file: str, paths: set[str]) -> None:
    assert paths <= reached.reached(file)


def test_every_folder_of_sources_reaches_tests_that_are_there() -> None:
    package = SCRIPTS.parent / "src/grimoire"
    folders = {folder.name for folder in package.iterdir() if (folder / "__init__.py").exists()}

    assert set(reached.REACHED) == folders
    assert all((SCRIPTS.parent / "tests" / one).is_dir() for ones in reached.REACHED.values() for one in ones)


def test_a_folder_is_named_once() -> None:
    assert reached.without_those_within({"tests/core", "tests/core/test_a.py", "tests/cli"}) == [
        "tests/cli",
        "tests/core",
    ]
