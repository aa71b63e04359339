"""Tables that are played from the moment a server listens, on a machine that has never compiled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from grimoire.games import GAMES
from tests.server.processes import Server
from tests.waiting import page_waits

from . import test_zargos as zargos
from .people import expect_status, open_table, play_on, turn_of

OPTIONS: dict[str, dict[str, Any]] = {"magicians": {"option_deals": 1}, "zargos": zargos.SHORT}

HOUR = 3600.0  # seconds: four games are compiled, at low priority


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server whose cache is empty."""
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path / "cache"))
    server = Server(tmp_path / "data.sqlite")
    try:
        yield server
    finally:
        server.stop()


def play_out(page: Page, game: str) -> None:
    if game == "zargos":
        zargos.play_on(page, attacks=12)
    else:
        play_on(page)


@pytest.mark.long
def test_every_game_begins_in_pure_python_and_ends_in_kernels(cold: Server, browser: Browser) -> None:
    """A move of each as soon as it can be made, the rest once all games have gone over; a mage gets warm."""
    pages: dict[str, Page] = {}
    for game in GAMES:
        page = browser.new_context(base_url=cold.address, locale="en-GB", reduced_motion="reduce").new_page()
        open_table(page, game.name, 3, ("mage", "apprentice"), **OPTIONS.get(game.name, {}))
        turn_of(page)
        expect(page.get_by_test_id("warming-1")).to_be_visible()
        play_on(page, times=1) if game.name != "zargos" else zargos.answer(page, attack=False)
        pages[game.name] = page
    assert all(share < 1 for share in cold.health()["compiled"].values())
    page_waits(page, lambda: cold.health()["compiling"] == "done", cold.health, HOUR)
    for name, page in pages.items():
        expect(page.get_by_test_id("warming-1")).to_have_count(0)
        play_out(page, name)
        expect_status(page, "over")
        page.context.close()
    assert not [line for line in cold.written() if "error" in line or "warning" in line]
