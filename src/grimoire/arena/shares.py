"""Shares of victory with honest intervals.

A deal is one sample: its games, played by the same names in rotated seats with the same cards, depend on each
other. So the spread is taken between deals, never between games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from grimoire.arena.playing import Played
from grimoire.arena.ratios import Estimate, Ratio


@dataclass
class Tally:
    """What a name won in one deal, and in how many seats it sat for that, over all its games."""

    wins: float = 0.0
    seats: int = 0


Deals = Mapping[int, Mapping[str, Tally]]


def tally(
    games: Iterable[Played], key: Callable[[str, int], str] = lambda name, _: name
) -> dict[int, dict[str, Tally]]:
    """By deal and name, or by what else the key makes of name and seat. A shared victory counts 1/k."""
    deals: dict[int, dict[str, Tally]] = {}
    for played in games:
        deal = deals.setdefault(played.deal, {})
        for seat, (name, share) in enumerate(zip(played.names, played.shares, strict=True)):
            counted = deal.setdefault(key(name, seat), Tally())
            counted.wins += share
            counted.seats += 1
    return deals


def share_of(deals: Deals, name: str, stopped: bool = False) -> Estimate:
    """The share of victory per seat of a name, with its interval."""
    ratio = Ratio()
    for deal in deals.values():
        if name in deal:
            ratio.add(deal[name].wins, deal[name].seats)
    if all(len(deal) == 1 for deal in deals.values()):  # nobody else plays, so the share is no matter of luck
        return Estimate(ratio.a / ratio.b, ratio.a / ratio.b, ratio.a / ratio.b)
    return ratio.share(stopped)
