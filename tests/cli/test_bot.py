"""A bot at a far table, from the command line; tests/server/test_far_bot.py plays whole games."""

from __future__ import annotations

import pytest

from grimoire.games import find
from grimoire.server.far_bot import FarBot
from tests.cli.conftest import Command


@pytest.mark.parametrize(
    ("bot", "words"),
    [("Failing", "has failed: ZeroDivisionError"), ("Silent", "wants to play “None”, which is not legal")],
)
def test_a_bot_that_fails_far_away_is_named(
    grimoire: Command, monkeypatch: pytest.MonkeyPatch, bot: str, words: str
) -> None:
    async def asked_once(far: FarBot) -> None:
        table = find("magicians").new(seats=2, seed=1)
        seat = table.waiting[0]
        far.bot.choose(table.observe(seat), seat, table.legal(seat))

    monkeypatch.setattr(FarBot, "run", asked_once)
    told = grimoire("bot", "--url", "http://127.0.0.1:1/t/1", "--bot", f"tests.arena.own_bots:{bot}")
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert f"“tests.arena.own_bots:{bot}” {words}" in told.err


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "http://127.0.0.1/",
        "ftp://127.0.0.1/t/1",
        "http://[::1/t/1",
        "http://127.0.0.1:99999/t/1",
        "http://127.0.0.1:abc/t/1",
        "http:///t/1",
    ],
)
def test_a_link_that_is_none_is_told(grimoire: Command, url: str) -> None:
    told = grimoire("bot", "--url", url)
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert "is no link to a table: it looks like https://host/t/NUMBER" in told.err
