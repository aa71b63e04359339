"""Guests at a table of their own, who play, and say all kinds of wrong things in between."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Any

from grimoire.core.fairness import hash_nonce
from grimoire.games import GAMES
from grimoire.server import messages

from .book import Book, check_deal, check_news, check_reply
from .house import House
from .sayings import Request, Saying, misspelt, readable, unreadable, write
from .viewer import Viewer, settled

LIFE = 300  # requests at one table; then the party moves on to another

SHORT: dict[str, dict[str, Any]] = {
    "magicians": {"deals": 1},
    "zargos": {"rounds": 1, "setup": "quick", "peoples": "random"},
}  # so that some games end
TABLES: list[dict[str, Any]] = [
    {"game": game.name, "seats": 3, "bots": bots, "options": SHORT.get(game.name, {})}
    for bots in ([], [None, "random"])
    for game in GAMES
]


class Party:
    """A few guests, of whom one speaks at a time: so each entry in the log has one who wrote it."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.seed = seed
        self.rng = Random(seed)
        self.viewers: list[Viewer] = []
        self.seen: dict[tuple[str, str], Any] = {}  # how things stood for a guest at a table

    async def run(self, count: int) -> None:
        """Says so many things, at as many tables as it takes."""
        tokens = [self.house.guest() for _ in range(3)]
        for said in range(count):
            if said % LIFE == 0:
                await self.leave()
                await self.meet(tokens, TABLES[(self.seed + said // LIFE) % len(TABLES)])
            await self.speak()
        await self.leave()

    async def meet(self, tokens: list[str], wanted: dict[str, Any]) -> None:
        """At a new table; whoever finds no seat there looks on."""
        self.wanted = wanted
        number = self.house.open(tokens[0], **wanted)
        self.viewers = [Viewer(self.house, token, number) for token in tokens]
        for viewer in self.viewers:
            await viewer.come()
        self.book = Book(self.house, number)

    async def leave(self) -> None:
        """Everybody goes; the cards were dealt as they should have been."""
        for viewer in self.viewers:
            self.seen[viewer.token, viewer.number] = await settled(viewer)
        for viewer in self.viewers:
            await viewer.go()
            check_deal(viewer.number, self.house.entries(viewer.number))

    async def speak(self) -> None:
        """One says something; the reply and the log must fit it."""
        asked = [one for one in self.viewers if one.play and one.play.window is not None]
        viewer = self.rng.choice(asked if asked and self.rng.random() < 0.5 else self.viewers)
        saying = self.choose(viewer)
        again = saying.asked in self.book.last_answers(viewer.seat)
        seat, there = viewer.seat, viewer.seat in self.book.people
        reply = await viewer.say(saying.text)
        news = self.book.news()
        check_reply(saying, reply)
        if again and there:
            assert isinstance(reply, messages.Done) and not news, (saying, reply, news)
        check_news(saying, seat, reply, news)
        if saying.asked and saying.asked["type"] == "start" and isinstance(reply, messages.Done):
            self.book.starting = True

    def choose(self, viewer: Viewer) -> Saying:
        chance = self.rng.random()
        if chance < 0.45:
            return write(self.sensible(viewer))
        if chance < 0.65:
            return write(self.out_of_order(viewer))
        if chance < 0.75:
            return write(self.rng.choice(self.book.last_answers(viewer.seat) or [readable(self.rng)]))
        return unreadable(self.rng)

    def sensible(self, viewer: Viewer) -> Request:
        """What a page would send."""
        table, play = viewer.table, viewer.play
        assert table is not None
        if table.takeback and table.takeback.seat != table.you:
            return readable(self.rng, "agree")
        if table.nonce_wanted:
            return readable(self.rng, "open", nonce=viewer.nonce)
        if play and self.rng.random() < 0.05:
            return readable(self.rng, "stand")
        if play and play.legal:
            move = self.rng.choice(play.legal).move
            return readable(self.rng, "answer", window=play.window, move=move)
        free = [seat for seat, chair in enumerate(table.chairs) if not chair.taken]
        if table.status == "open" and table.you is None and free:
            seat = self.rng.choice(free)
            return readable(self.rng, "sit", seat=seat, nonce_hash=hash_nonce(viewer.nonce))
        if table.status == "open" and table.may_host:
            return readable(self.rng, "start")
        if table.you is not None and table.chairs[table.you].stand_in:
            return readable(self.rng, "return")
        return readable(self.rng, self.rng.choice(["undo", "ask", "chat", "rematch"]))

    def out_of_order(self, viewer: Viewer) -> Request:
        """What can be read, but hardly fits; among it others' windows, and moves that are nearly right."""
        if self.rng.random() < 0.5:
            return readable(self.rng)
        plays = [one.play for one in self.viewers if one.play and one.play.legal]
        if not plays:
            return readable(self.rng, "open", nonce=self.rng.choice(self.viewers).nonce)
        play = self.rng.choice(plays)
        move = self.rng.choice(play.legal).move
        if self.rng.random() < 0.5:
            move = misspelt(self.rng, move)
        return readable(self.rng, "answer", window=play.window, move=move)


# The entry that each of these requests writes when it is done.
EACH = {
    "sat": "sit",
    "returned": "return",
    "said": "chat",
    "stood": "stand",
    "undone": "undo",
    "asked": "ask",
    "agreed": "agree",
}


class Crowd(Party):
    """A party where all speak at once: nobody can say who wrote what, but how many did what."""

    def __init__(self, house: House, seed: int) -> None:
        super().__init__(house, seed)
        self.done: Counter[str] = Counter()

    async def run(self, count: int) -> None:
        """Each says so many things at the one table."""
        await self.meet([self.house.guest() for _ in range(6)], TABLES[self.seed % len(TABLES)])
        async with asyncio.TaskGroup() as group:
            for viewer in self.viewers:
                group.create_task(self.talk(viewer, count))
        self.check_counts()
        await self.leave()

    async def talk(self, viewer: Viewer, count: int) -> None:
        for _ in range(count):
            saying = self.choose(viewer)
            reply = await viewer.say(saying.text)
            check_reply(saying, reply)
            self.book.news()
            if saying.asked and isinstance(reply, messages.Done):
                self.done[saying.asked["type"]] += 1

    def check_counts(self) -> None:
        """As many entries of each kind as requests that were done."""
        done, wrote = self.done, Counter(entry["kind"] for entry in self.house.entries(self.book.table))
        placed = wrote["placed"] - sum(bot is not None for bot in self.wanted["bots"])
        for kind, request in EACH.items():
            assert wrote[kind] == done[request], kind
        assert placed + wrote["left"] == done["place"] + done["leave"]
        if not wrote["stood"]:
            assert len(self.book.answers) <= done["answer"]
