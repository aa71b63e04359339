"""What a search is tuned by."""

from __future__ import annotations

from typing import Annotated, Any

from grimoire.core.arrays import ArrayOf
from grimoire.core.layout import Layout, public


class Knobs(Layout):
    """How far and how boldly a search goes."""

    horizon: int = public("i8")  # stages of the game that are played on
    explore: float = public("f8")  # how much the promise of advice counts beside what was found
    wander: float = public("f8")  # how often a seat that chooses at once with others tries anything
    doubt: float = public("f8")  # tries that a move must have had to be believed, in such a choice
    narrow: float = public("f8")  # moves of a wide choice that are looked at from the beginning,
    widen: float = public("f8")  # and how many more with the square root of the visits
    trust: float = public("f8")  # advice is raised to this power: below 1 it is trusted less


Tuning = Annotated[Any, ArrayOf(Knobs)]


def tuned(
    horizon: int = 1,
    explore: float = 0.3,
    wander: float = 0.15,
    doubt: float = 4.0,
    narrow: float = 8.0,
    widen: float = 0.5,
    trust: float = 0.5,
) -> Any:
    """The knobs of a search, as found to play best; tests turn them."""
    tuning = Knobs.new()
    tuning[0] = (horizon, explore, wander, doubt, narrow, widen, trust)
    return tuning
