"""Tables whose guests say everything, right and wrong: each reply fits, and the log agrees with it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from .house import House
from .party import Crowd, Party
from .viewer import fresh_picture

pytestmark = pytest.mark.compiled


def run_parties(house: House, parties: int, each: int) -> dict[tuple[str, str], Any]:
    """So many parties at once; how things stood for each guest at each table in the end."""
    meetings = [Party(house, seed) for seed in range(parties)]

    async def story() -> None:
        async with asyncio.TaskGroup() as group:
            for party in meetings:
                group.create_task(party.run(each))

    house.run(story())
    return {place: picture for party in meetings for place, picture in party.seen.items()}


def test_what_is_refused_changes_nothing(house: House) -> None:
    run_parties(house, parties=6, each=100)


@pytest.mark.long
def test_what_is_refused_changes_nothing_for_long(house: House) -> None:
    """Nor anything in memory: a server that knows only the logs shows the same."""
    seen = run_parties(house, parties=10, each=2000)
    house.restart()

    async def story() -> None:
        for (token, number), before in seen.items():
            assert await fresh_picture(house, token, number) == before

    house.run(story())


@pytest.mark.parametrize(
    ("crowds", "each"), [(3, 20), pytest.param(6, 250, marks=pytest.mark.long)], ids=["short", "long"]
)
def test_when_all_speak_at_once_the_log_still_agrees(house: House, crowds: int, each: int) -> None:
    async def story() -> None:
        async with asyncio.TaskGroup() as group:
            for seed in range(crowds):
                group.create_task(Crowd(house, seed).run(each))

    house.run(story())
