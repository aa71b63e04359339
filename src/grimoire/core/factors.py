"""What might decide a game: characters, cards, deeds. A game says what to count; core/census.py counts it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grimoire.core.arrays import Counts, Log, Memory
from grimoire.core.kernel import kernel
from grimoire.core.layout import Box
from grimoire.core.protocol import State
from grimoire.core.text import Text


@dataclass(frozen=True)
class Factors:
    """Factors of one sort. Its title is the text `factor-<name>` of the game.

    A game's factors are numbered through, in the order of its lists; None holds the place of one that this
    table does not have.
    """

    name: str
    words: Sequence[Text | None]
    unit: str = ""  # the text for what is added up beside them, such as a price; none if it is empty


@kernel
def note(box: Box, state: State, log: Log, memory: Memory, counts: Counts, amounts: Counts) -> None:
    """Counts nothing: a game that says nothing of it has seats, lengths and ends only."""
