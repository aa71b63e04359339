"""Figures for whoever runs the server, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from grimoire.server.app import create_app
from grimoire.server.settings import Settings

from .conftest import ORIGIN, Guest

TOKEN = "for the watchman"


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(database=str(tmp_path / "data.sqlite"), metrics_token=TOKEN)
    with TestClient(create_app(settings), base_url=ORIGIN) as one:
        yield one


def test_with_a_token_only_who_has_it_reads_the_figures(watched: TestClient[Any]) -> None:
    right = watched.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})

    assert watched.get("/metrics").status_code == 404
    assert watched.get("/metrics", headers={"authorization": "Bearer no"}).status_code == 404
    assert right.status_code == 200
    assert 'grimoire_compiled_share{game="gargon"}' in right.text


def test_without_a_token_nobody_from_elsewhere_reads_them(client: TestClient[Any]) -> None:
    """The test's client has a name for an address, which is no loopback."""
    assert client.get("/metrics").status_code == 404


def test_answers_and_tables_are_counted(watched: TestClient[Any]) -> None:
    def figure(name: str) -> float:
        text = watched.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
        return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))

    guest = Guest(watched)
    opened, answered = figure("grimoire_tables_opened_total"), figure("grimoire_answers_total")
    with guest.socket(guest.open("magicians", seats=2, bots=["random"], options={"deals": 1})) as page:
        page.begin()
        page.play_out(lambda legal: legal[0])
        assert figure("grimoire_viewers") == 1

    assert figure("grimoire_tables_opened_total") == opened + 1
    assert figure("grimoire_answers_total") > answered + 4
    assert figure("grimoire_commit_seconds_count") > 0
