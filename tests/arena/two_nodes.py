"""A Ray cluster of two nodes on this machine, one of which is killed in mid-run. Run by test_cluster.py.

Prints what came of it as JSON. It is a program of its own, because Ray leaves threads behind.
"""

from __future__ import annotations

import functools
import json
import os
import sys
from pathlib import Path
from typing import Any

from ray.cluster_utils import Cluster

from grimoire.arena.cluster import play_far
from grimoire.arena.ledger import Ledger
from grimoire.arena.running import run
from grimoire.arena.schedule import Plan
from grimoire.arena.stopping import Watch

GAMES, KILLED_AFTER = 40, 8


def main(bots: list[str], folder: Path) -> None:
    options = {"deals": 1, "open_stack": False, "deck": "owners"}
    plan = Plan("magicians", len(bots), options, 1, (tuple(bots),))
    small: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}
    cluster: Any = Cluster(initialize_head=True, head_node_args={**small, "include_dashboard": False})
    doomed = cluster.add_node(**small)
    cluster.wait_for_nodes()
    finished: list[int] = []

    def done(games: int) -> None:
        finished.extend([0] * games)
        if len(finished) == KILLED_AFTER:
            cluster.remove_node(doomed, allow_graceful=False)

    ledger = Ledger(plan, folder / "out.jsonl")
    players = functools.partial(play_far, address=cluster.address)
    games = run(ledger, GAMES, players, Watch(plan, None), done)
    ledger.close()
    told = {"games": [(game.number, game.shares) for game in games], "done": len(finished)}
    print(json.dumps(told), flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    main(sys.argv[2:], Path(sys.argv[1]))
