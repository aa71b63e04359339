"""A bot at a table of a server elsewhere, over the network."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

import grimoire
from grimoire import GrimoireError, Move, Observation
from grimoire.bots import BOTS, load_bot
from grimoire.bots.mage import Mage
from grimoire.cli.bot import bot
from grimoire.core.text import Text
from grimoire.core.warm import Generics
from grimoire.server import messages
from grimoire.server.far_bot import FarBot, heard
from grimoire.server.picture import table_of
from tests.waiting import PATIENCE, wait_for

from .processes import Server
from .test_leaks import started

pytestmark = pytest.mark.compiled


class MyBot:
    """The bot of somebody who reads the documentation: it always plays the last of its moves."""

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        assert observation.seat == seat
        assert observation.view().viewer == seat
        return legal[-1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("data") / "data.sqlite")
    one.wait_until_compiled()
    yield one
    assert one.stop(signal.SIGINT) == 0


def open_table(address: str, token: str, **told: Any) -> str:
    headers = {"authorization": f"Bearer {token}"}
    answer = httpx.post(f"{address}/api/tables", json=told, headers=headers)
    return f"{address}/t/{answer.json()['table']}"


def hello(address: str) -> str:
    return httpx.post(f"{address}/api/me", headers={"origin": address}).cookies["grimoire_guest"]


class Host(FarBot):
    """A bot that opened the table, and starts the game when all have sat down."""

    def settle(self, table: Any) -> list[Any]:
        asked = super().settle(table)
        full = all(chair.taken for chair in table.chairs)
        if not asked and table.status == "open" and full and not table.nonce_wanted:
            asked.append(messages.Start(self.number()))
        return asked


async def seated(bot: FarBot) -> None:
    """Waits until a bot has sat down: it loads what it needs before."""
    await wait_for(lambda: bot.state is not None and bot.state.you is not None, lambda: bot.state)


@pytest.mark.parametrize("game", ["gargon", "magicians"])
def test_bots_of_ones_own_play_a_whole_game_far_away(server: Server, game: str) -> None:
    options = {"deals": 1} if game == "magicians" else {}
    token = hello(server.address)
    link = open_table(server.address, token, game=game, seats=3, bots=[None, "random"], options=options)

    async def play() -> Any:
        host = Host(link, token, BOTS["apprentice"](1))
        first = asyncio.create_task(host.run())
        await seated(host)
        second = asyncio.create_task(FarBot(link, "", load_bot(f"{__name__}:MyBot")(0)).run())
        return await asyncio.wait_for(asyncio.gather(first, second), 60)

    one, two = asyncio.run(play())

    assert one.outcome is not None and one.outcome == two.outcome
    assert (one.view["viewer"], two.view["viewer"]) == (0, 1)


class Slow(FarBot):
    """One that thinks until it is told to stop."""

    enough = threading.Event()

    def choose(self, play: messages.Play) -> str:
        assert self.enough.wait(PATIENCE)
        return "pass"


def test_while_a_bot_thinks_the_connection_is_kept() -> None:
    asked = messages.Play(
        number=1,
        whole=True,
        after=0,
        view=None,
        window=1,
        legal=[],
        answered=None,
        waiting=[0],
        standing=None,
        undo=False,
        clocks=[],
        events=[],
        told=[],
        notice=None,
        outcome=None,
    )

    async def story() -> None:
        """Other tasks get their turns meanwhile: pings are answered."""
        bot = Slow("http://nowhere/t/1", "", BOTS["random"](1))
        thought = asyncio.create_task(bot.requests(asked))
        for _ in range(5):
            await asyncio.sleep(0)
            assert not thought.done()
        bot.enough.set()
        assert await thought == [messages.Answer(1, 1, "pass")]

    asyncio.run(story())


def test_a_table_that_is_full_has_no_seat_for_a_bot(server: Server) -> None:
    token = hello(server.address)
    link = open_table(server.address, token, game="magicians", seats=2, bots=["random"])

    async def play() -> None:
        first = FarBot(link, token, BOTS["random"](1))
        host = asyncio.create_task(first.run())
        await seated(first)
        try:
            await FarBot(link, "", BOTS["random"](1)).run()
        finally:
            host.cancel()
            await asyncio.gather(host, return_exceptions=True)

    with pytest.raises(GrimoireError, match="taken"):
        asyncio.run(play())


@pytest.mark.parametrize("status", ["running", "over", "frozen"])
def test_a_game_that_has_started_has_no_seat_for_a_bot(status: str) -> None:
    """It would watch for ever, and say nothing."""
    table: Any = SimpleNamespace(you=None, status=status, chairs=[], nonce_wanted=False)
    with pytest.raises(GrimoireError, match="has started already"):
        FarBot("http://nowhere/t/1", "", BOTS["random"](1)).settle(table)


ENDED = messages.Ended(Text("error-deal-version", {"given": "1", "known": 2, "newer": "no"}), [])


@pytest.mark.parametrize(
    ("changes", "words"),
    [({"rules": 9}, "version 9 of the rules"), ({"ended": ENDED}, "version 1 of the deal")],
)
def test_a_bot_plays_by_no_rules_but_its_own(changes: dict[str, Any], words: str) -> None:
    table = msgspec.structs.replace(table_of(started("gargon"), 0, "ada", False, ()), **changes)
    with pytest.raises(GrimoireError, match=words):
        asyncio.run(FarBot("http://nowhere/t/1", "", BOTS["random"](1)).requests(table))


class MyMage(Mage):
    """One that searches, and is wrapped as every bot of one's own."""


def test_a_far_bot_compiles_all_it_needs_before_it_sits_down(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def note(_: grimoire.Game, needed: Generics) -> Iterator[str]:
        asked.extend(one.__name__ for one in needed)
        yield from asked

    monkeypatch.setattr("grimoire.server.far_bot.warm", note)

    async def nowhere(self: FarBot) -> None:
        self.prepare(grimoire.game("magicians"))

    monkeypatch.setattr(FarBot, "run", nowhere)
    bot("http://nowhere/t/1", which=f"{__name__}:MyMage@50ms", lang="en")
    assert "search" in asked and "legal_at" in asked


@pytest.mark.parametrize("name", ["nowhere:Bot", f"{__name__}:NoBot", "merlin"])
def test_a_bot_that_is_not_there(name: str) -> None:
    with pytest.raises(GrimoireError, match=r"bot"):
        load_bot(name)


def test_the_data_stay_when_the_server_goes(tmp_path: Path) -> None:
    first = Server(tmp_path / "data.sqlite")
    first.wait_until_compiled()
    token = hello(first.address)
    link = open_table(first.address, token, game="gargon", seats=3)
    assert first.stop() in (0, -signal.SIGTERM)
    second = Server(tmp_path / "data.sqlite")
    second.wait_until_compiled()
    number = link.rsplit("/", 1)[1]
    try:
        assert httpx.get(f"{second.address}/api/tables/{number}").json()["game"] == "gargon"
    finally:
        second.stop()


class Told:
    """A socket on which these messages come."""

    def __init__(self, *messages: str) -> None:
        self.messages = messages

    async def __aiter__(self) -> AsyncIterator[str]:
        for one in self.messages:
            yield one


@pytest.mark.parametrize(
    "first",
    ['{"type":"table","protocol":2,"news":[]}', '{"type":"greeting","protocol":7}', '{"type":"table"}'],
)
def test_a_server_of_another_protocol_is_told_in_a_line(first: str) -> None:
    """Before anything of its first message is read that this version may not know."""

    async def listen() -> None:
        async for _ in heard(Told(first)):
            pytest.fail("read")

    with pytest.raises(GrimoireError, match=r"The server speaks version \d of the protocol") as caught:
        asyncio.run(listen())
    assert caught.value.say("fr").startswith("Le serveur parle")
