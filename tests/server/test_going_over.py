"""A table goes over from pure Python to kernels in the middle of a game: in its log nothing shows."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from grimoire.core import fairness
from grimoire.core.fairness import hash_nonce
from grimoire.core.game import Game
from grimoire.core.kernel import Mode
from grimoire.games import GAMES, find
from grimoire.match import log
from grimoire.server import hub, thinking
from grimoire.server.hub import Hub
from grimoire.server.live import LiveTable
from grimoire.server.messages import NewTable
from grimoire.server.thinking import Thinking
from tests.sampling import long_only
from tests.waiting import wait_for

pytestmark = pytest.mark.compiled

OPTIONS: dict[str, dict[str, Any]] = {"magicians": {"deals": 1}, "zargos": {"setup": "quick"}}
LONGEST = 40  # entries of a log
NONCE = "0" * 32


class SameChance:
    """What the server uses of the module `secrets`, the same in every game."""

    def __init__(self) -> None:
        self.rng = random.Random(1)

    def token_bytes(self, length: int) -> bytes:
        return self.rng.randbytes(length)

    def token_urlsafe(self, length: int) -> str:
        return self.rng.randbytes(length).hex()

    def randbits(self, bits: int) -> int:
        return self.rng.getrandbits(bits)


class Memory:
    """A store that keeps the log in memory, and says how long it is."""

    def __init__(self, grown: Callable[[int], None]) -> None:
        self.grown = grown
        self.log: list[log.AnyEntry] = []

    async def new_table(self, table: str, secret: bytes, opened: log.Opened) -> None:
        await self.append(table, 0, opened)

    async def append(self, table: str, number: int, entry: log.AnyEntry) -> None:
        self.log.append(entry)
        self.grown(len(self.log))

    async def set_status(self, table: str, status: str) -> None:
        pass


def log_of_a_game(game: Game, over_at: int | None, monkeypatch: pytest.MonkeyPatch) -> list[log.AnyEntry]:
    """One person and two apprentices, always the same; the table goes over when its log is so long.

    None: it runs in kernels from the beginning.
    """
    chance, entries = SameChance(), game.entries()
    for module in (fairness, hub, thinking):
        monkeypatch.setattr(module, "secrets", chance)
    if over_at is not None:
        entries.run_on(game.kernels(Mode(compiled=False)))
    memory = Memory(lambda length: entries.run_on(entries.own) if length == over_at else None)
    try:
        asyncio.run(play(game, memory))
    finally:
        entries.run_on(entries.own)
    return memory.log


async def play(game: Game, memory: Memory) -> None:
    thinkers = Thinking()
    thinkers.pool = ThreadPoolExecutor(1)  # so that bots that think at the same time answer in order
    house = Hub(memory, thinkers, clock=lambda: 0)  # type: ignore[arg-type]
    bots: list[str | None] = ["apprentice", "apprentice"]
    table = await house.open("ada", NewTable(game.name, 3, OPTIONS.get(game.name, {}), bots))
    async with table.lock:
        await table.do(table.session.check_sit(0, "ada", "Ada", hash_nonce(NONCE), 0))
        await table.begin("ada")
        await table.open_nonce(0, NONCE)
    rng = random.Random(2)
    while len(memory.log) < LONGEST and await asks_ada(table):
        session, started = table.session, table.session.table
        assert started is not None
        move = str(rng.choice(started.legal(0)))
        async with table.lock:
            entry = session.check_answer(0, session.windows[0], move, 0)
            assert entry is not None
            await table.do(entry)
    await house.close()


async def asks_ada(table: LiveTable) -> bool:
    """Whether she is asked, and nobody else, in the end; not if the game is over."""
    await wait_for(lambda: table.session.waiting in ([0], []))
    return table.session.waiting == [0]


@pytest.mark.parametrize("name", [game.name for game in GAMES])
@pytest.mark.parametrize("every", [9, long_only(1)])
def test_its_log_is_that_of_a_game_that_never_ran_in_pure_python(
    name: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find(name)
    wanted = log_of_a_game(game, None, monkeypatch)
    assert len([entry for entry in wanted if isinstance(entry, log.Answered)]) >= 20

    for over_at in (*range(5, len(wanted), every), LONGEST + 100):
        assert log_of_a_game(game, over_at, monkeypatch) == wanted
