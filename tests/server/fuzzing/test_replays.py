"""Requests that come again, or at the worst moment."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire.core.fairness import hash_nonce
from grimoire.server import messages
from tests.waiting import wait_for

from .book import check_deal
from .house import House
from .viewer import Viewer

pytestmark = pytest.mark.compiled


async def two_sit(house: House) -> list[Viewer]:
    """A table of two; the game has not started."""
    tokens = [house.guest(), house.guest()]
    number = house.open(tokens[0], game="magicians", seats=2, options={"deals": 1})
    two = [Viewer(house, token, number) for token in tokens]
    for seat, viewer in enumerate(two):
        await viewer.come()
        await sit(viewer, seat)
    return two


async def sit(viewer: Viewer, seat: int) -> None:
    await viewer.ask("sit", seat=seat, nonce_hash=hash_nonce(viewer.nonce))


async def open_nonces(two: list[Viewer]) -> None:
    for viewer in two:
        await viewer.ask("open", nonce=viewer.nonce)


def dealt(house: House, number: str) -> dict[str, Any] | None:
    return next((entry for entry in house.entries(number) if entry["kind"] == "started"), None)


def is_over(two: list[Viewer]) -> bool:
    play = two[0].play
    return play is not None and play.outcome is not None


async def play_out(two: list[Viewer]) -> list[tuple[Viewer, dict[str, Any]]]:
    """A whole game: who gave which answer."""
    given: list[tuple[Viewer, dict[str, Any]]] = []
    while not is_over(two):
        for viewer in two:
            if viewer.play and viewer.play.legal:
                answer = {"window": viewer.play.window, "move": viewer.play.legal[-1].move}
                assert isinstance(await viewer.ask("answer", **answer), messages.Done)
                given.append((viewer, answer))
        await wait_for(lambda: is_over(two) or any(viewer.play and viewer.play.legal for viewer in two))
    return given


def test_an_answer_again_is_done_and_adds_nothing(house: House) -> None:
    """Also the last one of a game that is over since."""

    async def story() -> None:
        two = await two_sit(house)
        await two[0].ask("start")
        await open_nonces(two)
        given = await play_out(two)
        before = house.entries(two[0].number)
        for viewer, answer in given:
            assert isinstance(await viewer.ask("answer", **answer), messages.Done), answer
        assert house.entries(two[0].number) == before

    house.run(story())


def test_a_start_again_loses_no_nonce(house: House) -> None:
    async def story() -> None:
        two = await two_sit(house)
        await two[0].ask("start")
        await two[1].ask("open", nonce=two[1].nonce)
        await two[0].ask("start")
        await two[0].ask("open", nonce=two[0].nonce)

        started = dealt(house, two[0].number)
        assert started is not None, "everybody has opened the nonce"
        assert started["nonces"] == [viewer.nonce for viewer in two]

    house.run(story())


def test_who_leaves_while_nonces_are_opened_is_not_dealt_to(house: House) -> None:
    async def story() -> None:
        two = await two_sit(house)
        await two[0].ask("start")
        await two[1].ask("leave")
        await open_nonces(two)

        check_deal(two[0].number, house.entries(two[0].number))

    house.run(story())


def test_who_comes_back_while_nonces_are_opened_opens_the_new_one(house: House) -> None:
    async def story() -> None:
        two = await two_sit(house)
        await two[0].ask("start")
        await two[1].ask("open", nonce=two[1].nonce)
        await two[1].ask("leave")
        two[1].nonce = "0" * 32
        await sit(two[1], 1)
        await two[0].ask("open", nonce=two[0].nonce)

        check_deal(two[0].number, house.entries(two[0].number))

    house.run(story())
