"""What the tests of several games need: words made plain, imagined states, both kinds of kernels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from hypothesis import settings

from grimoire import Game, GrimoireError, Table
from grimoire.core.choices import new_generator
from grimoire.core.kernel import Mode
from grimoire.core.observation import observe

LANGUAGES = ("en", "fr")


def steady(max_examples: int = 100) -> settings:
    """The same examples in every run, however slow the machine."""
    return settings(max_examples=max_examples, deadline=None, derandomize=True, database=None)


# ---------------------------------------------------------------- words


def plain(words: str) -> str:
    """The words, with the unbreakable spaces of French made plain."""
    return words.replace("\u00a0", " ").replace("\u202f", " ")


def say(game: Game, lang: str, text: object) -> str:
    """A text of the game in plain words."""
    return plain(str(game.texts.put(lang, text)))


def describe(table: Table, viewer: int | None, lang: str) -> list[str]:
    """The table as a viewer reads it, a line each."""
    return [say(table.game, lang, text) for text in table.game.describe(table.view(viewer))]


def is_told(words: str) -> bool:
    """Whether a message is one line of words, with no key or placeholder left in it."""
    return bool(words) and not any(sign in words for sign in ("\n", "{", "}", "$", "illegal-", "error-"))


def refusals(table: Table, seat: int, tried: Iterable[int | str]) -> list[tuple[str | None, ...]]:
    """What the seat hears of each of these moves that is refused, in both languages."""
    told = []
    for move in tried:
        try:
            table.read(seat, move)
        except GrimoireError as error:
            told.append((type(error).__name__, error.clause, *[error.say(lang) for lang in LANGUAGES]))
    return told


# ---------------------------------------------------------------- what a seat can know


def imagined(table: Table, seat: int, rng: Any, *, from_sight: bool = False) -> Any:
    """A state that the seat holds possible: from the true state, or from what the seat sees of it."""
    states = table.observe(seat).states.copy() if from_sight else table.states.copy()
    table.entries.imagine(table.boxes, states, seat, rng)
    return states


def seen_bytes(table: Table, states: Any, viewer: int | None) -> bytes:
    """What the viewer sees of these states of the table."""
    masks = table.entries.masks
    return observe(states, masks, len(masks) - 1 if viewer is None else viewer).tobytes()


# ---------------------------------------------------------------- compiled and uncompiled


class Side:
    """One of the two kinds of kernels: its own state, and everything it says."""

    def __init__(
        self, game: Game, compiled: bool, seats: int, options: dict[str, Any], key: tuple[int, int]
    ) -> None:
        self.entries = game.entries(Mode(compiled=compiled))
        self.boxes = game.new_box(seats, game.read_options(options, seats))
        self.states = game.state.new()
        self.states[0].chance.key[0], self.states[0].chance.key[1] = key

    def deal(self) -> bytes:
        return bytes(self.entries.deal(self.boxes, self.states).tobytes())

    def actors(self) -> tuple[int, ...]:
        return self.entries.actors(self.boxes, self.states)

    def play(self, seat: int, move: int) -> bytes:
        return bytes(self.entries.apply(self.boxes, self.states, seat, move).tobytes())

    def says(self, seat: int, number: int) -> tuple[Any, ...]:
        """What the other functions of the protocol answer."""
        room = self.entries.game.state.seats_at_most
        points, shares = np.zeros(room, np.int64), np.zeros(room, np.float64)
        reason = self.entries.scores_at(self.boxes, self.states, 0, points, shares)
        sample = self.states.copy()
        self.entries.imagine(self.boxes, sample, seat, new_generator(number))
        return (
            self.actors(),
            self.entries.legal(self.boxes, self.states, seat),
            int(reason),
            points.tolist(),
            shares.tolist(),
            sample.tobytes(),
            self.entries.audit(self.boxes, self.states),
        )

    def advises(self, seat: int) -> list[float]:
        moves = self.entries.legal(self.boxes, self.states, seat)
        return self.entries.advise(self.boxes, self.states, seat, moves)
