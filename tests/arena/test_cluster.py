"""The arena on a Ray cluster: a real one, of two nodes on this machine, one of which is killed in mid-run."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from grimoire.arena.cluster import connected, drain, installed, own_modules
from grimoire.arena.playing import play
from grimoire.core.errors import OptionError
from tests.arena.games import plan

ROOT = Path(__file__).parents[2]

BOT = '''
import os


class Recorder:
    """Plays the first legal move, and writes down on which node."""

    def choose(self, observation, seat, legal):
        import ray

        if ray.is_initialized():
            with open(os.environ["GRIMOIRE_TEST_NODES"], "a") as file:
                print(ray.get_runtime_context().get_node_id(), file=file)
        return legal[0]
'''


@pytest.mark.long
@pytest.mark.compiled
def test_a_node_is_killed_and_no_game_is_lost_or_counted_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "recorder.py").write_text(BOT)
    monkeypatch.setenv("GRIMOIRE_TEST_NODES", str(tmp_path / "nodes"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))  # the bot is not there: nodes get it from the run alone
    bots = ["recorder:Recorder", "random"]
    command = [sys.executable, "-m", "tests.arena.two_nodes", str(tmp_path), *bots]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout.splitlines()[-1])
    assert told["done"] == 40
    assert len(set((tmp_path / "nodes").read_text().split())) == 2, "both nodes have played"
    lines = (tmp_path / "out.jsonl").read_text().splitlines()[1:]
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(40))
    monkeypatch.syspath_prepend(tmp_path)
    ours = plan(*bots)
    assert told["games"] == [[one.number, list(play(ours, one).shares)] for one in ours.fixtures(40)]


def test_without_the_extra_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match="The extra “ray” is not installed"):
        installed()


def test_bots_of_ones_own_are_taken_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lone_bot.py").write_text("class Bot: ...\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert own_modules(["mage@100ms", "random", "grimoire.bots.mage:Steadfast"]) == []  # installed everywhere
    assert own_modules(["lone_bot:Bot"]) == [str(tmp_path / "lone_bot.py")]
    assert own_modules(["tests.arena.own_bots:First"]) == [str(ROOT / "tests")]


class Doomed:
    """What the arena uses of Ray, where every machine dies that plays game 2; counts how often each began."""

    class WorkerCrashedError(Exception): ...

    class NodeDiedError(Exception): ...

    def __init__(self) -> None:
        self.exceptions = self
        self.begun: Counter[int] = Counter()

    def remote(self, *given: Any, **_: Any) -> Any:
        if not given:
            return lambda _: self
        self.begun[given[1].number] += 1
        return given[1].number, self.begun[given[1].number]

    def put(self, plan: Any) -> Any:
        return plan

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2}

    def wait(self, under_way: list[Any], **_: Any) -> tuple[list[Any], list[Any]]:
        return under_way[:1], under_way[1:]

    def get(self, reference: tuple[int, int]) -> Any:
        if reference[0] == 2:
            raise self.WorkerCrashedError
        return reference[0]


def test_a_game_that_is_lost_with_every_machine_is_given_up() -> None:
    ours, ray = plan("random", "random"), Doomed()
    done: list[Any] = []
    with pytest.raises(OptionError, match="Game 2 was lost again and again"):
        for number in drain(ray, ours, iter(ours.fixtures(6))):
            done.append(number)
    assert 2 not in done
    assert ray.begun[2] == 3 and max(ray.begun[number] for number in (0, 1, 3)) == 1


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port"])
def test_where_there_is_no_cluster_it_is_told_at_once(address: str) -> None:
    with pytest.raises(OptionError, match=f"There is no Ray cluster at “{address}”"):
        connected(address, plan("random", "random"))
