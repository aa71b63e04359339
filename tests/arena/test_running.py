"""A run: interrupted and gone on with, it comes to what one run without a break comes to."""

from __future__ import annotations

import functools
import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from grimoire.arena.ledger import Ledger
from grimoire.arena.playing import Played, play
from grimoire.arena.running import run
from grimoire.arena.schedule import Fixture, Plan
from grimoire.arena.stopping import Watch
from grimoire.arena.workers import play_here
from tests.arena.games import plan
from tests.arena.test_playing import without_time
from tests.processes import alive, children_of
from tests.waiting import wait_until

PLAN = plan("apprentice", "random")
alone = functools.partial(play_here, cores=1)


def fails_after(games: int) -> object:
    def players(of: Plan, fixtures: Iterable[Fixture]) -> Generator[Played]:
        for number, fixture in enumerate(fixtures):
            if number == games:
                raise KeyboardInterrupt
            yield play(of, fixture)

    return players


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    whole = run(Ledger(PLAN), 10, alone, Watch(PLAN, None))
    file = tmp_path / "out.jsonl"
    ledger = Ledger(PLAN, file)
    with pytest.raises(KeyboardInterrupt):
        run(ledger, 10, fails_after(4), Watch(PLAN, None))  # type: ignore[arg-type]
    ledger.close()
    counted: list[int] = []
    again = Ledger(PLAN, file)
    assert len(again.games) == 4
    games = run(again, 10, alone, Watch(PLAN, None), counted.append)
    again.close()
    assert sum(counted) == 10
    assert [without_time(one) for one in games] == [without_time(one) for one in whole]


def test_a_longer_run_goes_on_from_a_shorter_one() -> None:
    ledger = Ledger(PLAN)
    short = run(ledger, 4, alone, Watch(PLAN, None))
    assert run(ledger, 8, alone, Watch(PLAN, None))[:4] == short
    assert run(ledger, 4, alone, Watch(PLAN, None)) == short


def test_a_run_that_stops_counts_the_deals_up_to_there() -> None:
    ours = plan("apprentice", "random", "random")
    ledger = Ledger(ours)
    games = run(ledger, 600, alone, Watch(ours, 0))
    assert len(games) % 3 == 0
    assert len(games) < 300
    assert run(ledger, 600, fails_after(0), Watch(ours, 0)) == games  # type: ignore[arg-type]


def test_a_run_that_lost_a_game_is_not_told_as_if_it_were_whole() -> None:
    def forgets_one(of: Plan, fixtures: Iterable[Fixture]) -> Generator[Played]:
        return (play(of, one) for one in fixtures if one.number != 3)

    with pytest.raises(RuntimeError, match="1 games were lost, the first of them number 3"):
        run(Ledger(PLAN), 10, forgets_one, Watch(PLAN, None))


def test_killed_in_mid_run_it_goes_on_and_no_game_is_played_twice(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    command = [sys.executable, "-m", "grimoire", "arena", "magicians", "--bots", "apprentice,random"]
    command += ["--option", "deals=1", "-n", "90", "--all", "--cores", "2", "--json", "--out", str(file)]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") >= 12)
    children = children_of(running.pid)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    cut = file.read_bytes().count(b"\n") - 1
    assert 11 <= cut < 90
    wait_until(lambda: not any(alive(pid) for pid in children))  # none may outlive the run
    with file.open("ab") as stream:
        stream.write(b'{"number":89,"deal":')  # as if it had been killed in mid-line
    told = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert sorted(line["number"] for line in lines) == list(range(90))
    ours = plan("apprentice", "random")
    whole = run(Ledger(ours), 90, alone, Watch(ours, None))
    assert told["games"] == 90
    assert told["players"][0]["wins"] == sum(game.shares[game.names.index("apprentice")] for game in whole)
