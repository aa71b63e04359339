"""What the tests of several games need: words made plain, imagined states, both kinds of kernels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import settings

from grimoire import Game, GrimoireError, IllegalMove, Table
from grimoire.core.choices import new_generator
from grimoire.core.events import new_log
from grimoire.core.kernel import Mode
from grimoire.core.narration import name_of
from grimoire.core.observation import observe
from grimoire.core.text import Text

LANGUAGES = ("en", "fr")

Chooser = Callable[[Table, int], str]  # the move of a seat, in notation
Sight = Callable[[Table, int], Sequence[Text]]  # what a player needs to see


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


def kernel_perft(table: Table, depth: int) -> int:
    """How many ways the kernel sees to play that many moves; one row of states a depth."""
    entries = table.entries
    states = np.repeat(table.states, depth + 1)
    log = new_log()
    lists = np.zeros((depth, table.game.most_moves), np.int64)

    def count(at: int) -> int:
        mask = entries.actors_at(table.boxes, states, at)
        if mask == 0:
            return 0
        seat = mask.bit_length() - 1
        found = entries.legal_at(table.boxes, states, at, seat, lists[at])
        if at == depth - 1:
            return int(found)
        nodes = 0
        for move in lists[at, :found].tolist():
            states[at + 1] = states[at]
            entries.apply_at(table.boxes, states, at + 1, seat, move, log)
            nodes += count(at + 1)
        return nodes

    return count(0)


# ---------------------------------------------------------------- golden transcripts


def transcript(table: Table, lang: str, head: str, sight: Sight, choose: Chooser) -> str:
    """A game in notation and words: before each move what its player needs to see, then what happens."""
    lines = [table.game.title(lang), head, "", *happenings(table, lang)]
    while not table.over:
        seat = turn(table)
        lines += ["", f"{table.steps + 1}. {put(table, lang, name_of(seat, None))}"]
        lines += [f"   {put(table, lang, text)}" for text in sight(table, seat)]
        move = choose(table, seat)
        lines.append(f"   > {move}")
        table.play(seat, move)
        lines += happenings(table, lang)
    assert table.outcome is not None
    reason = put(table, lang, Text(f"reason-{table.outcome.reason}"))
    winners = ", ".join(put(table, lang, name_of(seat, None)) for seat in table.outcome.winners)
    lines += ["", f"{reason}: {table.outcome.scores} → {winners}"]
    return "\n".join(lines) + "\n"


def put(table: Table, lang: str, text: Text) -> str:
    return str(table.game.texts.put(lang, text))


def happenings(table: Table, lang: str) -> list[str]:
    """What a spectator is told of the last move."""
    return [f"   {put(table, lang, text)}" for text in table.narrated(None)]
