"""The mix of moves that is answered where several seats choose at once: the average of all draws, cleaned.

Whatever is looked at is played now and then, because a seat wanders (`mix_by_regret`), and is regretted now
and then by accident. So a part of the mix counts only if it is clearly more than comes of wandering alone,
and more than so few iterations can tell from nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from grimoire.bots.search.choosing import when_wandering
from grimoire.bots.search.found import Found

ABOVE = 1.25  # times what comes of wandering
CERTAIN = 8.0  # divided by the root of all tries: a smaller part of the mix is an accident


def wandering(played: Sequence[float], priors: Sequence[float], wander: float) -> list[float]:
    """About how much of what was played of each move is due to wandering; one without a prior had no look.

    Where a choice is wide, more and more moves are looked at while the search goes on; counted are the last.
    """
    total, known, leaning = sum(played), sum(prior > 0.0 for prior in priors), sum(priors)
    if not known:
        return [0.0 for _ in priors]
    return [
        wander * total * when_wandering(prior, leaning, known) if prior > 0.0 else 0.0 for prior in priors
    ]


def mix_of(found: Sequence[Found]) -> list[float]:
    """How likely each move should be, where several seats choose at once; the likeliest is never left out."""
    total, most = sum(one.played for one in found), max(one.played for one in found)
    least = CERTAIN * total / max(1, sum(one.visits for one in found)) ** 0.5
    kept = [
        one.played if one.played == most or one.played > max(ABOVE * one.wandered, least) else 0.0
        for one in found
    ]
    return [part / sum(kept) for part in kept]
