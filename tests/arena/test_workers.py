"""Games on several processes are the games that one process plays."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from grimoire.arena.playing import play, warm
from grimoire.arena.workers import DEATHS, play_here, play_on_processes
from grimoire.core.errors import OptionError
from tests.arena.games import plan
from tests.arena.test_playing import without_time


def test_processes_play_the_same_games_each_once() -> None:
    ours = plan("apprentice", "random")
    list(warm(ours))
    alone = [without_time(one) for one in play_here(ours, ours.fixtures(10), cores=1)]
    together = [without_time(one) for one in play_here(ours, ours.fixtures(10), cores=2)]
    assert sorted(together, key=lambda one: one.number) == alone


def test_when_a_process_dies_its_games_are_played_again() -> None:
    import multiprocessing

    ours = plan("apprentice", "random")
    played = []
    for one in play_on_processes(ours, ours.fixtures(30), cores=2):
        played.append(one)
        if len(played) == 5:
            child = multiprocessing.active_children()[0].pid
            assert child is not None
            os.kill(child, signal.SIGKILL)
    assert sorted(one.number for one in played) == list(range(30))
    assert without_time(min(played, key=lambda one: one.number)) == without_time(
        play(ours, next(ours.fixtures(1)))
    )


def test_a_pool_that_breaks_when_it_is_given_a_game_loses_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first breaks on its third game, the second on the first one that was left undone, and so on."""
    ours = plan("apprentice", "random")
    takes = iter([2, 0, 1, 100])
    monkeypatch.setattr("grimoire.arena.workers.new_pool", lambda _: Fragile(next(takes)))
    played = play_on_processes(ours, ours.fixtures(30), cores=2)
    assert sorted(one.number for one in played) == list(range(30))


def test_when_processes_die_again_and_again_it_is_told_and_not_tried_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ours = plan("apprentice", "random")
    monkeypatch.setattr("grimoire.arena.workers.new_pool", lambda _: Fragile(0))
    with pytest.raises(OptionError, match=r"Process after process died\. One of the games 0 was"):
        list(play_on_processes(ours, ours.fixtures(30), cores=2))


def test_processes_may_die_as_often_as_they_like_while_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of weeks outlives more than five of them, if each has played something."""
    ours = plan("apprentice", "random")
    pools: list[Fragile] = []

    def next_pool(_: int) -> Fragile:
        pools.append(Fragile(7))
        return pools[-1]

    monkeypatch.setattr("grimoire.arena.workers.new_pool", next_pool)
    played = play_on_processes(ours, ours.fixtures(60), cores=2)
    assert sorted(one.number for one in played) == list(range(60))
    assert len(pools) > DEATHS + 1


class Fragile(Executor):
    """Plays so many games at once, here, and breaks when it is given another."""

    def __init__(self, takes: int) -> None:
        self.takes = takes

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if not self.takes:
            raise BrokenProcessPool
        self.takes -= 1
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def test_what_goes_wrong_in_a_process_is_told_here() -> None:
    ours = plan("tests.arena.own_bots:Failing", "random")
    with pytest.raises(OptionError, match="has failed: ZeroDivisionError"):
        list(play_here(ours, ours.fixtures(3), cores=2))


@pytest.mark.parametrize("cores", [1, 2])
def test_a_bot_that_ends_its_process_is_told_in_a_line(cores: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grimoire.arena.workers.DEATHS", 1)
    ours = plan("tests.arena.own_bots:Dying", "random")
    with pytest.raises(OptionError, match="Process after process died"):
        list(play_here(ours, ours.fixtures(4), cores=cores))
