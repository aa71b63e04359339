"""Bots of one's own, some of which fail."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence

from grimoire.core.moves import Move
from grimoire.core.observation import Observation


class First:
    """Plays the first legal move."""

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        return legal[0]


class Talkative(First):
    """Says what it thinks."""

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        print("Let me think …")
        return super().choose(observation, seat, legal)


class Cancelled:
    """Fails in a way that is no ordinary fault."""

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        raise asyncio.CancelledError


class Speechless:
    """Answers with what cannot be put into words."""

    def __str__(self) -> str:
        raise ValueError("no words")

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        return self  # type: ignore[return-value]


class Failing:
    """Divides by zero."""

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        return legal[len(legal) // 0]


class Cheating:
    """Plays what it may not."""

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        return 255  # type: ignore[return-value]


class Silent:
    """Says nothing."""

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        return None  # type: ignore[return-value]


class Leaving:
    """Ends the program, or would."""

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        raise SystemExit


class Dying:
    """Ends its process, without a word."""

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        os._exit(3)


class Needy(First):
    """Wants to be told what nobody tells it."""

    def __init__(self, depth: int) -> None:
        self.depth = depth


class Unmade:
    """Cannot be made."""

    def __init__(self) -> None:
        raise LookupError("no book\nof spells")


NUMBER = 7
