"""A bot that sits at a table of a far server, over the same protocol as a page."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import numpy as np
import websockets

from grimoire.bots.bot import Bot
from grimoire.core.errors import Malformed
from grimoire.core.fairness import hash_nonce
from grimoire.core.game import Game
from grimoire.core.observation import Observation
from grimoire.core.warm import AT_A_TABLE, Generics, warm
from grimoire.games import find
from grimoire.server import messages
from grimoire.server.identity import COOKIE

TOLD = msgspec.json.Decoder(messages.FromTable)


class FarBot:
    """One bot at one table, from sitting down to the end of the game."""

    def __init__(self, link: str, token: str, bot: Bot, needed: Generics = AT_A_TABLE) -> None:
        parts = urlsplit(link)
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.table = parts.path.removeprefix("/t/").strip("/")
        self.token = token
        self.bot = bot
        self.needed = needed  # kernels, by `kernels_for`
        self.nonce = secrets.token_hex(16)
        self.sent = 0
        self.answered = 0
        self.state: messages.Table | None = None

    async def run(self) -> messages.Play | None:
        """Plays; gives the last that was shown of the game."""
        if not self.token:
            self.token = await say_hello(self.server)
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?seen=true"
        last = None
        headers = {"authorization": f"Bearer {self.token}"}
        async with websockets.connect(address, additional_headers=headers) as socket:
            async for message in heard(socket):
                for request in await self.requests(message):
                    await socket.send(msgspec.json.encode(request).decode())
                if isinstance(message, messages.Play):
                    last = message
                    if message.outcome is not None:
                        break
        return last

    async def requests(self, message: messages.Reply) -> list[messages.Request]:
        """What the bot asks for after a message."""
        if isinstance(message, messages.Refused):
            raise Malformed(message.problem.text.key, **message.problem.text.values)
        if isinstance(message, messages.Table):
            if self.state is None:  # before it sits down: no clock runs yet
                game = find(message.game)
                check_playable(game, message)
                await asyncio.to_thread(self.prepare, game)
            return self.settle(message)
        if isinstance(message, messages.Play) and message.window not in (None, self.answered):
            self.answered = message.window or 0
            move = await asyncio.to_thread(self.choose, message)  # meanwhile pings are answered
            return [messages.Answer(self.number(), self.answered, move)]
        return []

    def prepare(self, game: Game) -> None:
        """Compiles what the bot will need, if it is not in the cache."""
        for _ in warm(game, self.needed):
            pass

    def settle(self, table: messages.Table) -> list[messages.Request]:
        """Sits down on a free seat, and opens the nonce when it is wanted."""
        self.state = table
        if table.you is None and table.status == "open":
            free = [seat for seat, chair in enumerate(table.chairs) if not chair.taken]
            if not free:
                raise Malformed("error-seat-taken")
            return [messages.Sit(self.number(), free[0], hash_nonce(self.nonce))]
        if table.you is None:
            raise Malformed("error-started")
        if table.nonce_wanted:
            return [messages.Open(self.number(), self.nonce)]
        return []

    def choose(self, play: messages.Play) -> str:
        """The bot's move, from the observation that the server sent."""
        assert self.state is not None and self.state.you is not None
        seat = self.state.you
        seen = observation_of(find(self.state.game), self.state, seat, play.seen or "")
        return str(self.bot.choose(seen, seat, seen.legal()))

    def number(self) -> int:
        self.sent += 1
        return self.sent


async def heard(socket: Any) -> AsyncIterator[messages.Reply]:
    """What the table tells; Malformed where it speaks another version of the protocol."""
    spoken = None
    async for text in socket:
        if spoken is None:  # before anything else is read: it may mean something else there
            spoken = VERSION.decode(text).protocol
            if spoken != messages.PROTOCOL:
                raise Malformed("error-protocol", given=spoken, known=messages.PROTOCOL)
        yield TOLD.decode(text)


class Version(msgspec.Struct):
    """The version of the protocol in the first message, whatever else that holds; 0 where none is told."""

    protocol: int = 0


VERSION = msgspec.json.Decoder(Version)


def check_playable(game: Game, table: messages.Table) -> None:
    """Malformed where the server plays the table no more, or by other rules than this program."""
    if table.ended is not None:
        raise Malformed(table.ended.why.key, **table.ended.why.values)
    game.check_versions(table.rules, game.dealing)


def observation_of(game: Game, table: messages.Table, seat: int, seen: str) -> Observation:
    """What the seat may know, as it is given to bots at the server itself."""
    states = np.frombuffer(bytearray(base64.b64decode(seen)), game.state.dtype)
    options = game.read_options(table.options, len(table.chairs))
    boxes = game.new_box(len(table.chairs), options, table.rules)
    return Observation(game.entries(), boxes, states, seat)


async def say_hello(server: str) -> str:
    """A token, as a new guest's browser gets it."""
    async with httpx.AsyncClient(base_url=server) as client:
        answer = await client.post("/api/me", headers={"origin": server})
        answer.raise_for_status()
        if COOKIE not in answer.cookies:
            raise httpx.HTTPError("it is no server of Grimoire")
        return answer.cookies[COOKIE]
