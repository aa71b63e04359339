"""A game: a value made of facts and functions. Adding one means making one such value."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from grimoire.core.chance import Script, ScriptedChance
from grimoire.core.entries import Entries
from grimoire.core.errors import Malformed, OptionError, quoted
from grimoire.core.events import Event
from grimoire.core.factors import Factors, note as nothing_to_note
from grimoire.core.kernel import Kernels, Mode
from grimoire.core.layout import Box
from grimoire.core.moves import Move, Moves
from grimoire.core.options import Option, as_written, fill_in, measure_options, read_int, read_options
from grimoire.core.protocol import State
from grimoire.core.rulebook import Rulebook
from grimoire.core.stages import stage as one_stage
from grimoire.core.standing import Standing
from grimoire.core.text import CORE_TEXTS, Catalogue, Text

if TYPE_CHECKING:
    from grimoire.core.table import Table


MOST_MOVES = 2048  # the longest list of legal moves that a game may have


@dataclass(frozen=True)
class Breach:
    """Which clause a move breaks, and how, in words to come."""

    clause: str
    text: Text


@dataclass(frozen=True, eq=False)
class Game:
    """The facts of a game, its kernel functions, and what puts it into words."""

    name: str
    seats: range
    usual_seats: int
    rules: int  # the version of the rules
    folder: Path  # its texts and its rulebook
    turn_clause: str  # the clause that says whose turn it is
    end_clause: str  # the clause that says when the game is over
    options: Sequence[Option]
    box: type[Box]
    state: type[State]
    moves: Moves
    events: type[IntEnum]
    reasons: type[IntEnum]
    faults: Sequence[str]  # what `audit` finds wrong, from 1 on
    most_moves: int  # the longest list of legal moves
    most_events: int  # the most that one move can cause
    longest: int  # moves, a bound that no game reaches

    build: Callable[[int, Mapping[str, Any]], np.ndarray[Any, Any]]
    deal: Callable[..., None]
    actors: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    scores: Callable[..., int]
    resample: Callable[..., None]
    advise: Callable[..., None]
    audit: Callable[..., int]

    view: Callable[[Any, Any, int | None], Any]
    explain: Callable[[Any, Any, int, Move], Breach]
    describe: Callable[[Any], Sequence[Text]]
    narrate: Callable[[Any, Event], Mapping[str, Any]]  # of the box, too: it may hold names of its own
    stage: Callable[..., int] = one_stage
    horizon: int = 1  # how many stages a search looks ahead
    note: Callable[..., None] = nothing_to_note
    factors: Callable[[Any], Sequence[Factors]] = lambda _: ()  # of a box: what `note` counts, in its order
    quiet: frozenset[str] = frozenset()  # kinds of event that a terse log leaves out
    deeds: frozenset[str] = frozenset()  # kinds of event that only tell what their seat has just played
    shared: frozenset[str] = frozenset()  # kinds whose secret is known to the seat that `a` names, too
    gloss: Callable[[Any, Move], Text | None] = lambda *_: None  # what a move means beside its notation
    standing: Mapping[str, Standing] = field(default_factory=dict)  # answers given beforehand
    low_scores_win: bool = False  # as where the fewest cards win
    veiled: bool = False  # who has answered a question put to several seats is not shown
    restates: Callable[[Event, Move], bool] = lambda *_: False  # whether a move says again what was done
    own_moves: Callable[[Any], Moves] | None = None  # of boxes, where notation depends on what is in them
    setting: Callable[[Any], Any] | None = None  # of a box: what a page is told once, such as a map
    remarks: Callable[[Mapping[str, Any]], Sequence[Text]] = lambda _: ()  # of options that change the box
    alike: frozenset[int] = frozenset()  # earlier versions of the rules, whose tables go on unchanged
    dealing: int = 1  # the version of the deal alone: a seed gives the same cards while it stays the same

    def __post_init__(self) -> None:
        if self.most_moves > MOST_MOVES:
            raise ValueError(f"a list of {self.most_moves} moves is too long: split them into steps")

    def new(self, seats: int | None = None, seed: int | None = None, **options: Any) -> Table:
        """A table, dealt. The same seed gives the same deal; without one the deal is secret and fair."""
        from grimoire.core.table import new_table

        return new_table(self, seats, seed, options)

    def table(self, position: Mapping[str, Any], script: Script | None = None) -> Table:
        """A table in any position that `Table.position` could tell; checked."""
        from grimoire.core.position import read_position

        return read_position(self, position, script)

    def read_seats(self, given: Any) -> int:
        """The number of seats, which must be one the game is for."""
        try:
            seats = self.usual_seats if given is None else read_int(given)
        except ValueError:
            seats = 0
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise OptionError("error-seats", given=quoted(given), low=low, high=high)
        return seats

    def choose_options(self, given: Mapping[str, Any], seats: int, people: bool = False) -> dict[str, Any]:
        """The options of a table that is opened now; limits of size hold only here."""
        measure_options(self.options, given)
        return self.read_options(given, seats, people)

    def read_options(self, given: Mapping[str, Any], seats: int, people: bool = False) -> dict[str, Any]:
        """Every option with its value, the defaults filled in, perhaps those of a table of people alone."""
        return read_options(self.options, given, seats, self.texts, people)

    def fill_in(self, written: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """Every option with its value, from what a log or a record says."""
        return fill_in(self.options, written, seats)

    def as_written(self, chosen: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """The options as logs and records say them."""
        return as_written(self.options, chosen, seats)

    def plays(self, rules: int, dealing: int) -> bool:
        """Whether a table of these versions can be played on; else it was ended by a change of rules."""
        return dealing == self.dealing and (rules == self.rules or rules in self.alike)

    def is_newer(self, rules: int, dealing: int) -> bool:
        """Whether a table of these versions is one of a newer program."""
        return rules > self.rules or dealing > self.dealing

    def check_versions(self, rules: int, dealing: int) -> None:
        """Malformed where a table of these versions cannot be played on."""
        fault = self.version_fault(rules, dealing)
        if fault is not None:
            raise fault

    def version_fault(self, rules: int, dealing: int) -> Malformed | None:
        """Why a table of these versions cannot be played on, if it cannot."""
        if self.plays(rules, dealing):
            return None
        is_rules = rules != self.rules and rules not in self.alike
        given, known = (rules, self.rules) if is_rules else (dealing, self.dealing)
        key = "error-rules-version" if is_rules else "error-deal-version"
        newer = "yes" if self.is_newer(rules, dealing) else "no"
        return Malformed(key, given=quoted(given), known=known, newer=newer)

    def new_box(
        self, seats: int, options: Mapping[str, Any], rules: int | None = None
    ) -> np.ndarray[Any, Any]:
        """The box for these options under a version of the rules, closed: nothing can be written into it."""
        boxes = self.build(seats, options)
        boxes[0].seats = seats
        boxes[0].rules = self.rules if rules is None else rules
        boxes.flags.writeable = False
        return boxes

    def moves_in(self, boxes: Any) -> Moves:
        """The declaration of the moves, with the notation that goes with this box."""
        return self.moves if self.own_moves is None else self.own_moves(boxes)

    def state_dtype(self, scripted: bool) -> np.dtype[Any]:
        return self.state.with_field("chance", ScriptedChance) if scripted else self.state.dtype

    def kernels(self, mode: Mode | None = None) -> Kernels:
        """The game's functions bound in this mode; the usual one is compiled."""
        return kernels_of(self, mode or usual_mode())

    def entries(self, mode: Mode | None = None) -> Entries:
        """The game's functions as Python calls them."""
        return entries_of(self, mode or usual_mode())

    @functools.cached_property
    def texts(self) -> Catalogue:
        return Catalogue(self.folder, CORE_TEXTS)

    def seen_by(self, viewer: int | None, event: Event) -> Event:
        """The event as the viewer may know it: its secret is its seat's own, unless it is shared."""
        shared = event.kind in self.shared and event.a == viewer
        return event if shared else event.seen_by(viewer)

    def rulebook(self, lang: str) -> Rulebook:
        """The rules in one language, by clause."""
        return Rulebook.read(self.folder / f"rules.{lang}.md")

    def title(self, lang: str) -> str:
        return self.texts.say(lang, "title")


def usual_mode() -> Mode:
    """Compiled, unless `GRIMOIRE_COMPILED=0` asks for the uncompiled twin."""
    return Mode(compiled=os.environ.get("GRIMOIRE_COMPILED", "1") != "0")


@functools.cache
def kernels_of(game: Game, mode: Mode) -> Kernels:
    return Kernels(game, mode)


@functools.cache
def entries_of(game: Game, mode: Mode) -> Entries:
    return Entries(kernels_of(game, mode))
