"""Which tables stay in memory, and what a far guest may not ask for."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire.server import hub as hubs

from .conftest import Guest


def test_a_table_that_nobody_looks_at_is_forgotten_and_found_again(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "LIVE", 1)
    first, second = guest.open("gargon"), guest.open("gargon")
    live = guest.client.app.state.hub.tables

    assert list(live) == [second]
    assert guest.get(f"/api/tables/{first}").json()["table"] == first


def test_a_table_whose_clock_runs_is_not_forgotten(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the clock of the forgotten one would write into the log of the one that was loaded anew."""
    clock = {"kind": "move", "seconds": 60}
    first = guest.open("gargon", seats=3, bots=["random", "random"], options={"starter": 1}, clock=clock)
    with guest.socket(first) as page:
        page.begin()
    monkeypatch.setattr(hubs, "LIVE", 1)
    guest.open("gargon")

    assert first in guest.client.app.state.hub.tables


def test_no_file_of_the_server_is_read_for_a_guest(guest: Guest) -> None:
    wanted = {"game": "dragonstones", "options": {"characters": "docs/characters/hermit.toml"}}
    answer = guest.post("/api/tables", wanted)

    assert (answer.status_code, answer.json()["text"]["key"]) == (400, "error-option-file")


def test_people_alone_play_longer(guest: Guest) -> None:
    """Z44."""

    def rounds(**wanted: Any) -> Any:
        with guest.socket(guest.open("zargos", **wanted)) as page:
            return page.until(lambda told: told["type"] == "table")["options"]["rounds"]

    assert rounds() == 200
    assert rounds(bots=["random"]) == 30
    assert rounds(options={"rounds": 7}) == 7
