"""Standing answers: what a seat says beforehand to questions that come often, until it takes it back.

They belong to the seat and are never part of a state: whoever else looks sees answers, not why they came.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Standing:
    """A kind of standing answer that a game offers, made from what the seat sees alone.

    `mark` is noted when the seat gives it. Until `holds` first denies it, `answer` names the move for a
    question, or nothing for a question that wants an answer of its own; so does a move that is not legal.
    """

    mark: Callable[[Any], int]  # of a state
    holds: Callable[[Any, int, int], bool]  # of a state, a seat and the mark
    answer: Callable[[Any, Any, int], int | None]  # of a box, a state and a seat


@dataclass(frozen=True)
class Given:
    """A standing answer that a seat has given."""

    name: str
    mark: int


def answer_for(kinds: Mapping[str, Standing], given: Given, seen: Any, seat: int) -> int | None:
    """The move by which a standing answer meets the question at hand; None: the seat itself is asked."""
    number = kinds[given.name].answer(seen.box, seen.state, seat)
    return number if number in seen.legal() else None


def still_given(
    kinds: Mapping[str, Standing], standing: Mapping[int, Given], observe: Callable[[int], Any]
) -> dict[int, Given]:
    """The standing answers that hold. Asked after every move: what has once ended does not come back."""
    return {
        seat: given
        for seat, given in standing.items()
        if kinds[given.name].holds(observe(seat).state, seat, given.mark)
    }


def could_stand(kinds: Mapping[str, Standing], seen: Any, seat: int) -> bool:
    """Whether the question at hand is one that a standing answer could meet."""
    return any(kind.answer(seen.box, seen.state, seat) is not None for kind in kinds.values())
