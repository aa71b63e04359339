"""One random game at a table, with everything that must come back as it went."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import msgspec

from grimoire.core.errors import IllegalMove
from grimoire.core.game import Game
from grimoire.core.record import read_record, replay, verify
from grimoire.core.table import Table


def check_table(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """Plays one random game from Python; AssertionError where something does not come back."""
    rng = random.Random(seed)
    table = game.new(seats=seats, seed=seed, **options)
    tried = rng.sample(list(game.moves.every()), k=min(300, len(list(game.moves.every()))))
    while not table.over:
        if rng.random() < 0.1:
            check_acceptance(table, tried)
            check_position(table)
            check_views(table)
        for seat in table.actors:
            move = rng.choice(table.legal(seat))
            assert game.moves.read(str(move), table.legal(seat)) == [move], f"{move} reads as another"
            assert game.moves.from_json(json.loads(json.dumps(move.json()))) == move
            table.play(seat, str(move))
    check_position(table)
    check_record(table)


def check_acceptance(table: Table, tried: list[Any]) -> None:
    """What is legal is accepted, all else is refused and names a clause; nothing has changed by asking."""
    before = table.states.tobytes()
    for seat in range(table.seats):
        legal = set(table.legal(seat))
        for move in legal:
            assert table.read(seat, move) == [move]
        for move in tried:
            if move not in legal:
                assert refusal(table, seat, move).clause, f"{move} is refused without a clause"
    assert table.states.tobytes() == before, "asking has changed the state"


def refusal(table: Table, seat: int, move: Any) -> IllegalMove:
    try:
        table.read(seat, move)
    except IllegalMove as illegal:
        assert illegal.say("en") and illegal.say("fr")
        return illegal
    raise AssertionError(f"{move} is not legal for seat {seat}, but accepted")


def check_position(table: Table) -> None:
    """A table built from a position, through JSON, is the same table."""
    told = json.loads(json.dumps(table.position()))
    again = table.game.table(told)
    assert again.states.tobytes() == table.states.tobytes(), "the position comes back as another"
    assert again.position() == told


def check_views(table: Table) -> None:
    """Views and events can be told as JSON, to every seat and to a spectator."""
    for viewer in (None, *range(table.seats)):
        assert msgspec.json.encode([table.view(viewer), table.told(viewer)])


def check_record(table: Table) -> None:
    """The record, through JSON, verifies and gives the table back."""
    record = read_record(json.loads(json.dumps(table.record())))
    assert verify(table.game, record).ok
    assert replay(table.game, record).states.tobytes() == table.states.tobytes()
