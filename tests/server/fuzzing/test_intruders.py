"""Strangers at the table of two who play: they say what those two would say, and more."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from grimoire.core.fairness import hash_nonce
from grimoire.server import messages
from tests.waiting import wait_for

from .book import Book, check_reply
from .house import House
from .sayings import Request, Saying, misspelt, readable, unreadable, write
from .viewer import Viewer, fresh_picture

pytestmark = pytest.mark.compiled

STRANGERS, MOVES = 6, 12


async def pair(house: House) -> list[Viewer]:
    """Two people in the middle of a game."""
    tokens = [house.guest(), house.guest()]
    number = house.open(tokens[0], game="magicians", seats=2)
    two = [Viewer(house, token, number) for token in tokens]
    for seat, viewer in enumerate(two):
        await viewer.come()
        await viewer.ask("sit", seat=seat, nonce_hash=hash_nonce(viewer.nonce))
    await two[0].ask("start")
    for viewer in two:
        await viewer.ask("open", nonce=viewer.nonce)
    for _ in range(MOVES):
        await answer(two)
    return two


def asked(two: list[Viewer]) -> Viewer | None:
    return next((one for one in two if one.play and one.play.window is not None), None)


async def answer(two: list[Viewer]) -> None:
    """Whoever is asked plays the first move there is."""
    viewer = await wait_for(lambda: asked(two), lambda: [one.play for one in two])
    assert viewer is not None and viewer.play is not None and viewer.play.window is not None
    before = [one.play for one in two]
    reply = await viewer.ask("answer", window=viewer.play.window, move=viewer.play.legal[0].move)
    assert isinstance(reply, messages.Done)
    await wait_for(lambda: all(one.play is not old for one, old in zip(two, before, strict=True)))


class Stranger:
    """Somebody who has no seat, but knows all that the two know, and all they ever said."""

    def __init__(self, two: list[Viewer], book: Book, token: str, seed: int) -> None:
        self.two = two
        self.book = book
        self.viewer = Viewer(two[0].house, token, two[0].number)
        self.rng = Random(seed)
        self.chatted = 0

    async def run(self, count: int) -> None:
        await self.viewer.come()
        for _ in range(count):
            saying = self.choose()
            reply = await self.viewer.say(saying.text)
            check_reply(saying, reply)
            if isinstance(reply, messages.Done):
                assert saying.asked and saying.asked["type"] == "chat", (saying, reply)
                self.chatted += 1

    def choose(self) -> Saying:
        if self.rng.random() < 0.25:
            return unreadable(self.rng)
        return write(self.rng.choice([self.borrowed(), self.repeated(), readable(self.rng)]))

    def borrowed(self) -> Request:
        """The very answer that one of the two could give now, or nearly that; or a nonce of theirs."""
        one = self.rng.choice(self.two)
        if one.play is None or not one.play.legal:
            return readable(self.rng, "open", nonce=one.nonce)
        move = self.rng.choice(one.play.legal).move
        return readable(
            self.rng, "answer", window=one.play.window, move=self.rng.choice([move, misspelt(self.rng, move)])
        )

    def repeated(self) -> Request:
        return self.rng.choice(self.book.last_answers(self.rng.randrange(2)))


@pytest.mark.parametrize("each", [40, pytest.param(2500, marks=pytest.mark.long)])
def test_strangers_can_only_chat(house: House, each: int) -> None:
    async def story() -> None:
        two = await pair(house)
        book = Book(house, two[0].number)
        told = [(one.table, one.play) for one in two]
        before = house.entries(two[0].number)
        strangers = [Stranger(two, book, house.guest(), seed) for seed in range(STRANGERS)]
        async with asyncio.TaskGroup() as group:
            for stranger in strangers:
                group.create_task(stranger.run(each))

        added = house.entries(two[0].number, len(before))
        assert house.entries(two[0].number)[: len(before)] == before
        assert [entry["kind"] for entry in added] == ["said"] * sum(one.chatted for one in strangers)
        assert [(one.table, one.play) for one in two] == told
        for one in two:
            assert await fresh_picture(house, one.token, one.number) == one.picture()
        await answer(two)  # and the game goes on

    house.run(story())
