"""Plans and results to test with."""

from __future__ import annotations

import random
from collections.abc import Iterator

from grimoire.arena.playing import Played
from grimoire.arena.schedule import Plan


def plan(*names: str, seed: int = 1, budget: str | None = None) -> Plan:
    """One short deal of Magicians a game, one line-up."""
    options = {"deals": 1, "open_stack": False, "deck": "owners"}
    return Plan("magicians", len(names), options, seed, (names,), budget)


def simulated(of: Plan, deals: int, strength: dict[str, float], luck: float, seed: int) -> Iterator[Played]:
    """Games that nobody plays. Luck gives each seat of a deal a factor, which all its rotations share."""
    rng = random.Random(seed)
    lucky: dict[int, list[float]] = {}
    for fixture in of.fixtures(deals * len(of.seatings)):
        factors = lucky.setdefault(fixture.deal, [rng.lognormvariate(0, luck) for _ in fixture.names])
        weights = [strength[name] * factor for name, factor in zip(fixture.names, factors, strict=True)]
        winner = rng.choices(range(of.seats), weights)[0]
        shares = tuple(float(seat == winner) for seat in range(of.seats))
        yield Played(
            fixture.number,
            fixture.deal,
            fixture.rotation,
            fixture.names,
            shares,
            (0,) * of.seats,
            "deals_played",
            1,
            0,
        )
