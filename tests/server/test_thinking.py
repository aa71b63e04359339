"""Bots in threads: ready or not, at an even pace in windows, and never in anybody's way."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from grimoire.bots.budget import Budget
from grimoire.bots.levels import BOTS
from grimoire.bots.mage import Archmage, Mage
from grimoire.core.game import Game
from grimoire.core.moves import Move
from grimoire.core.observation import Observation
from grimoire.core.table import Table
from grimoire.server.thinking import PAUSE, Thinking
from tests.toy import STONES
from tests.toy.standing import PATIENT
from tests.waiting import wait_for


async def chosen(thinking: Thinking, bot: str, table: Table) -> tuple[str, float]:
    """What a bot chooses for the first seat that is asked, and after how many seconds."""
    seat, start = table.actors[0], time.perf_counter()
    move = await thinking.choose(bot, table.observe(seat), seat, table.legal(seat))
    return move, time.perf_counter() - start


def test_an_apprentice_plays_for_a_bot_that_cannot_search_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mage that was asked would have to compile."""
    monkeypatch.setattr(Mage, "choose", forbidden)

    async def story() -> None:
        thinking = Thinking(lambda game: False)
        assert [thinking.is_warming(STONES, bot) for bot in BOTS] == [False, False, True, True]
        assert (await chosen(thinking, "mage", STONES.new(seats=3, seed=1)))[0]
        thinking.close()

    asyncio.run(story())


def forbidden(*_: object) -> Move:
    raise AssertionError("it cannot search")


def test_from_then_on_it_searches() -> None:
    thinking = Thinking(lambda game: game is STONES)
    assert not thinking.is_warming(STONES, "archmage")
    assert thinking.is_warming(PATIENT, "archmage")
    thinking.close()


@pytest.mark.parametrize("game", [STONES, PATIENT], ids=["ordinary", "window"])
def test_the_time_of_an_answer_to_a_window_says_nothing(game: Game) -> None:
    """Even one whose answer is found at once comes after the same pause."""

    async def story() -> None:
        thinking = Thinking()
        await chosen(thinking, "random", game.new(seats=3, seed=1))  # whatever is done for the first time
        times = [(await chosen(thinking, "random", game.new(seats=3, seed=1)))[1] for _ in range(5)]
        if game is STONES:
            assert min(times) < PAUSE
        else:
            assert min(times) >= 0.99 * PAUSE
        thinking.close()

    asyncio.run(story())


def choose_slowly(bot: Archmage, _: Observation, __: int, legal: Sequence[Move]) -> Move:
    """As a search does it: for the time that it has, if there is a choice."""
    if len(legal) > 1:
        threading.Event().wait(bot.budget.seconds)
    return legal[0]


def test_how_many_bots_have_a_choice_does_not_show_in_when_a_window_closes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three archmages wait for one thread; one without a choice must not make room earlier for the next."""
    monkeypatch.setattr(Archmage, "usual", Budget(seconds=0.2))
    monkeypatch.setattr(Archmage, "choose", choose_slowly)
    table = PATIENT.new(seats=3, seed=1)

    async def closes_after(thinking: Thinking, choices: int) -> list[float]:
        start = time.perf_counter()

        async def answer(seat: int) -> float:
            legal = table.legal(seat)
            await thinking.choose(
                "archmage", table.observe(seat), seat, legal if seat < choices else legal[:1]
            )
            return time.perf_counter() - start

        return list(await asyncio.gather(*(answer(seat) for seat in range(3))))

    async def story() -> None:
        thinking = Thinking()
        thinking.pool = ThreadPoolExecutor(1)
        for choices in (0, 3):
            for place, seconds in enumerate(sorted(await closes_after(thinking, choices)), start=1):
                assert seconds >= 0.99 * place * 0.2
        thinking.close()

    asyncio.run(story())


def test_closing_ends_a_search_that_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Archmage, "usual", Budget(seconds=30))

    async def story() -> float:
        thinking = Thinking()
        thought = asyncio.create_task(chosen(thinking, "archmage", STONES.new(seats=3, seed=1)))
        await wait_for(lambda: thinking.at_work)
        start = time.perf_counter()
        thinking.close()
        await thought
        return time.perf_counter() - start

    assert asyncio.run(story()) < 10
