"""The arena on a Ray cluster: a real one, of two nodes on this machine, one of which is killed in mid-run."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from grimoire.arena.cluster import connected, installed, own_modules
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
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}:{tmp_path}")
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
    assert own_modules(["mage@100ms", "random"]) == []
    assert own_modules(["lone_bot:Bot"]) == [str(tmp_path / "lone_bot.py")]
    assert own_modules(["tests.arena.own_bots:First"]) == [str(ROOT / "tests")]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port"])
def test_where_there_is_no_cluster_it_is_told_at_once(address: str) -> None:
    with pytest.raises(OptionError, match=f"There is no Ray cluster at “{address}”"):
        connected(address, plan("random", "random"))
