"""One random game at a table, with everything that must come back as it went."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import msgspec

from grimoire.core.errors import IllegalMove
from grimoire.core.game import Game
from grimoire.core.moves import Move
from grimoire.core.record import read_record, replay, verify
from grimoire.core.table import Table
from grimoire.core.text import LANGUAGES

TRIED = 40  # moves that are tried at a time, legal or not


class GameFault(AssertionError):
    """A game does not hold what every game must; the seed finds the place again."""


def must(holds: bool, words: str, table: Table) -> None:
    """GameFault, with the place, unless it holds."""
    if not holds:
        place = f"{table.game.name}, {table.seats} seats, seed {table.origin.seed}, move {len(table.history)}"
        raise GameFault(f"{place}: {words}")


def check_table(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """Plays one random game from Python; GameFault where something does not come back."""
    rng = random.Random(seed)
    table = game.new(seats=seats, seed=seed, **options)
    every = list(table.moves.every())
    while not table.over:
        if rng.random() < 0.1:
            check_acceptance(table, rng.sample(every, k=min(TRIED, len(every))))
            check_position(table)
            check_views(table)
        for seat in table.actors:
            move = rng.choice(table.legal(seat))
            check_written(table, seat, move)
            table.play(seat, str(move))
    check_position(table)
    check_record(table)


def check_written(table: Table, seat: int, move: Move) -> None:
    """Notation and JSON of a legal move come back as the move."""
    moves = table.moves
    must(moves.read(str(move), table.legal(seat)) == [move], f"{move} reads as another move", table)
    told = json.loads(json.dumps(move.json()))
    must(moves.from_json(told) == move, f"{told} reads as another move", table)


def check_acceptance(table: Table, tried: list[Move]) -> None:
    """What is legal is accepted, all else is refused and names a clause; nothing has changed by asking."""
    before = table.states.tobytes()
    for seat in range(table.seats):
        legal = set(table.legal(seat))
        for move in legal:
            must(table.read(seat, move) == [move], f"{move} is legal but reads as another move", table)
        for move in tried:
            if move not in legal:
                check_refusal(table, seat, move)
    must(table.states.tobytes() == before, "asking has changed the state", table)


def check_refusal(table: Table, seat: int, move: Move) -> None:
    try:
        table.read(seat, move)
    except IllegalMove as illegal:
        told = all(illegal.say(lang) for lang in LANGUAGES)
        must(told and bool(illegal.clause), f"{move} is refused without a clause", table)
        return
    must(False, f"{move} is not legal for seat {seat}, but accepted", table)


def check_position(table: Table) -> None:
    """A table built from a position, through JSON, is the same table."""
    told = json.loads(json.dumps(table.position()))
    again = table.game.table(told)
    same = again.states.tobytes() == table.states.tobytes() and again.position() == told
    must(same, "the position comes back as another", table)


def check_views(table: Table) -> None:
    """Views and events can be told as JSON, to every seat and to a spectator."""
    for viewer in (None, *range(table.seats)):
        msgspec.json.encode([table.view(viewer), table.told(viewer)])


def check_record(table: Table) -> None:
    """The record, through JSON, verifies and gives the table back."""
    record = read_record(json.loads(json.dumps(table.record())))
    must(verify(table.game, record).ok, "the record does not verify", table)
    again = replay(table.game, record)
    must(again.states.tobytes() == table.states.tobytes(), "the record replays as another game", table)
