"""What the tests of several games need: words made plain, both kinds of kernels, moves at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import settings

from grimoire import Game, GrimoireError, IllegalMove, Table
from grimoire.core.choices import new_generator
from grimoire.core.kernel import Mode

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


Make = Callable[[], Table]


class Mistake(NamedTuple):
    """A move that the rules forbid, and what is said of it."""

    make: Make
    move: str
    clause: str
    key: str
    english: str
    french: str


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


# ---------------------------------------------------------------- at a table


def state_of(table: Table) -> dict[str, Any]:
    state: dict[str, Any] = table.position()["state"]
    return state


def hand(table: Table, seat: int) -> str:
    """The seat's hand, as a position writes it."""
    return str(state_of(table)["hand"][seat])


def turn(table: Table) -> int:
    """The one seat that is asked."""
    (seat,) = table.actors
    return seat


def choices(table: Table) -> set[str]:
    """What the seat to play may do, in notation."""
    return {str(move) for move in table.legal(turn(table))}


def play(table: Table, *moves: str) -> Table:
    """Plays these moves, each by the seat whose turn it is."""
    for move in moves:
        table.play(turn(table), move)
    return table


def kinds(table: Table) -> list[str]:
    """The kinds of the events of the last move, in order."""
    return [event.kind for event in table.events]


def refused(table: Table, move: str) -> str:
    """The clause that forbids the seat to play this move; nothing has changed by trying."""
    before = table.states.tobytes()
    with pytest.raises(IllegalMove) as caught:
        table.play(turn(table), move)
    assert table.states.tobytes() == before
    return str(caught.value.clause)


def play_out(table: Table) -> Table:
    """To the end of the game, always the last of the legal moves: higher where it can be."""
    while not table.over:
        table.play(turn(table), table.legal(turn(table))[-1])
    return table
