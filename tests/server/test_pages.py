"""The page itself: where it is not built, or is being built, somebody who is early is told so."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from grimoire.server import pages, settings
from grimoire.server.app import create_app
from grimoire.server.settings import Settings, is_being_built


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the page would be."""
    monkeypatch.setattr(pages, "PAGE", tmp_path / "page")
    monkeypatch.setattr(settings, "BUILDING", tmp_path / "page.building")
    return tmp_path / "page"


def build(page: Path) -> None:
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>the page</title>")
    (page / "assets" / "script.js").write_text("play()")


def test_whoever_is_early_gets_the_page_as_soon_as_it_is_built(tmp_path: Path, page: Path) -> None:
    app: Any = create_app(Settings(database=str(tmp_path / "data.sqlite")))
    with TestClient(app) as client, settings.BUILDING.open("w") as mark:
        fcntl.flock(mark, fcntl.LOCK_EX)
        early = client.get("/")
        build(page)
        fcntl.flock(mark, fcntl.LOCK_UN)
        late, script = client.get("/"), client.get("/assets/script.js")

    assert (early.status_code, late.status_code) == (503, 200)
    assert '<meta http-equiv="refresh" content="1">' in early.text
    assert "The page is being built" in early.text and "La page se construit" in early.text
    assert "the page" in late.text
    assert (script.text, "immutable" in script.headers["cache-control"]) == ("play()", True)


def test_a_page_of_older_sources_is_not_shown_while_the_next_is_built(page: Path) -> None:
    build(page)
    with settings.BUILDING.open("w") as mark:
        fcntl.flock(mark, fcntl.LOCK_EX)
        assert "being built" in pages.whole_page().content


def test_where_nobody_builds_it_the_command_is_named(page: Path) -> None:
    assert not is_being_built()
    assert "The page is not built: run scripts/page." in pages.whole_page().content


def test_a_mark_that_nobody_holds_is_that_of_somebody_who_was_killed(page: Path) -> None:
    settings.BUILDING.touch()
    assert not is_being_built()
