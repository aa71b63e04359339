"""The sources of the page: its types fit the server's messages, everything is typed, the pure parts work."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hatch_build import npm

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module", autouse=True)
def installed() -> None:
    if not (WEB / "node_modules").is_dir():
        pytest.fail("What the page is built with is not installed: run scripts/page.", pytrace=False)


def test_the_types_are_those_of_the_servers_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If not: `npm run types`."""
    monkeypatch.setenv("PYTHON", sys.executable)
    made = tmp_path / "messages.ts"
    npm(WEB, "run", "types", "--", str(made))
    assert made.read_text() == (WEB / "src/platform/messages.ts").read_text()


def test_everything_is_typed() -> None:
    npm(WEB, "run", "check")


def test_the_pure_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHON", sys.executable)  # asked for the map, as the server tells it
    npm(WEB, "test")
