"""Tables of stones to test with: dealt, drawn by hand, played to the end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from grimoire.core.chance import Script
from grimoire.core.game import Game
from grimoire.core.table import Table
from tests.toy import STONES
from tests.toy.state import NAMES

# Seat 0 can win with its 6, and has a 2 to stake; seat 1 can only tie, with its 5 against the 5.
HANDS = ("2 3 5 6", "1 2 4 5")


def position(hands: Sequence[str] = HANDS, spent: str = "", **state: Any) -> dict[str, Any]:
    """A position with these hands, by default before the first bid; the bag holds all other stones."""
    left = Counter({name: 3 for name in NAMES if name})
    left.subtract(f"{' '.join(hands)} {spent}".split())
    seats = len(hands)
    usual = {
        "phase": 0,
        "done": 0,
        "turn": 0,
        "over": 0,
        "die": 0,
        "stake": 0,
        "spent": spent,
        "points": [0] * seats,
        "hand_count": [len(hand.split()) for hand in hands],
        "shown": [0] * seats,
        "hand": list(hands),
        "bid": [0] * seats,
        "bag": " ".join(left.elements()),
    }
    return {"game": "stones", "rules": 1, "seats": seats, "options": {}, "state": {**usual, **state}}


def drawn(hands: Sequence[str] = HANDS, script: Script | None = None) -> Table:
    """A table with these hands, before the first bid."""
    return STONES.table(position(hands), script)


def after_bids(script: Script | None = None) -> Table:
    """A table whose seat 0 has won the first round and may stake a stone."""
    table = drawn(script=script)
    answer(table, "bid 6", "bid 4")
    return table


def answer(table: Table, *moves: str) -> None:
    """The seats that are asked give these answers, in seat order."""
    for seat, move in zip(table.actors, moves, strict=True):
        table.play(seat, move)


# Options that make a game short; what is tested with them is not its length.
SHORT: dict[str, dict[str, Any]] = {"zargos": {"rounds": 2, "setup": "quick", "peoples": "random"}}


def play_on(table: Table, rng: random.Random, steps: int = 10_000) -> Table:
    """Random moves, until the game is over or that many steps are played."""
    last = table.steps + steps
    while not table.over and table.steps < last:
        for seat in table.actors:
            table.play(seat, rng.choice(table.legal(seat)))
    return table


def midway(seed: int, steps: int, game: Game = STONES, **options: Any) -> Table:
    """A seeded table after some random steps."""
    return play_on(game.new(seed=seed, **{**SHORT.get(game.name, {}), **options}), random.Random(seed), steps)


def finished(seed: int, game: Game = STONES, **options: Any) -> Table:
    """A seeded table, played randomly to its end."""
    return midway(seed, 10_000, game, **options)


def snapshot(table: Table) -> Any:
    """All that a refused move must leave as it was."""
    return (
        table.states.tobytes(),
        dict(table.pending),
        [(ply.step, ply.seat, ply.move) for ply in table.history],
        table.events,
        table.actors,
    )
