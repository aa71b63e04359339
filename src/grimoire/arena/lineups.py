"""Who plays: line-ups of bots, the ways to seat them, and all mixes of a few."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from grimoire.arena.texts import TEXTS
from grimoire.core.errors import OptionError

Lineup = tuple[str, ...]
"""A bot's name for each seat."""


def rotations(lineup: Lineup) -> list[Lineup]:
    """The line-up turned round the table, each seating once: four for a,b,b,b, two for a,b,a,b."""
    turned = (lineup[-turn:] + lineup[:-turn] for turn in range(len(lineup)))
    return list(dict.fromkeys(turned))


def mirror(lineup: Lineup) -> Lineup:
    """The line-up the other way round the table; as it is if turning it does the same, as with a,b,b,b."""
    back = lineup[::-1]
    return lineup if back in rotations(lineup) else back


def all_mixes(names: Sequence[str], seats: int) -> list[Lineup]:
    """Every mix of the names at a table, except those of one name alone, which tell nothing."""
    mixes = itertools.combinations_with_replacement(dict.fromkeys(names), seats)
    return [mix for mix in mixes if len(set(mix)) > 1]


def read_lineups(names: Sequence[str], seats: int, round_robin: bool) -> list[Lineup]:
    """The line-up that is given, a name a seat, or all mixes of its names."""
    if not round_robin:
        if len(names) != seats:
            raise OptionError("error-lineup", texts=TEXTS, given=len(names), seats=seats)
        return [tuple(names)]
    if len(set(names)) < 2:
        raise OptionError("error-one-name", texts=TEXTS)
    return all_mixes(names, seats)
