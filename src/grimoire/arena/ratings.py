"""Ratings by openskill (Plackett–Luce), which is made for several players at a table."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import msgspec

from grimoire.arena.playing import Played


class Rating(msgspec.Struct, frozen=True):
    """How strong a name is thought to be, and how unsure that is."""

    mu: float
    sigma: float


def rate(games: Sequence[Played], names: Sequence[str], low_scores_win: bool) -> dict[str, Rating]:
    """The rating of each name after these games, in the order given.

    Winners come first, the rest by their scores. A name in several seats is rated by the mean of what
    its seats deserve.
    """
    from openskill.models import PlackettLuce  # slow to import

    model, sign = PlackettLuce(), -1 if low_scores_win else 1
    usual = model.rating()
    ratings = {name: Rating(usual.mu, usual.sigma) for name in names}
    for played in games:
        # Each seat has a rating of its own: one that several shared would take in what all of them deserve.
        teams = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in played.names]
        rated = model.rate(teams, ranks=places(played.shares, played.points, sign))
        for name in set(played.names):
            news = [team[0] for team, one in zip(rated, played.names, strict=True) if one == name]
            ratings[name] = Rating(fmean(new.mu for new in news), fmean(new.sigma for new in news))
    return ratings


def places(shares: Sequence[float], points: Sequence[int], sign: int) -> list[float]:
    """The place of each seat, from 0: by its share of the victory, then by its score; equals share one."""
    worth = [(share, sign * score) for share, score in zip(shares, points, strict=True)]
    return [float(sum(other > one for other in worth)) for one in worth]
