"""States as plain Python objects, on which the rules run thirty times as fast; and damage to them.

The kernels are plain functions: unbound they work on anything that has the fields of a state. Here these
are ints and lists, which take no negative index either. What is damaged is any number of any field that
a position tells: it becomes a neighbour or something small, one bit of it turns, or it is anything that
its field can hold.
"""

from __future__ import annotations

import copy
import random
from typing import Any

import numpy as np

from grimoire import Table
from grimoire.core.events import new_log
from grimoire.core.layout import forbid_negative
from grimoire.core.moves import part
from grimoire.games.zargos import GAME
from grimoire.games.zargos.invariants import FAULTS, audit
from grimoire.games.zargos.moves import Kind
from grimoire.games.zargos.rules import apply, deal, legal
from grimoire.games.zargos.state import State

IDLE = (Kind.PASS, Kind.DONE, Kind.REFUSE)
FIELDS = [name for name in State.fields if name != "chance"]


class Row(list[Any]):
    """A field of several numbers; rows of rows take two indices."""

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, tuple):
            return self[at[0]][at[1]]
        return super().__getitem__(forbid_negative(at))

    def __setitem__(self, at: Any, value: Any) -> None:
        if isinstance(at, tuple):
            self[at[0]][at[1]] = value
        else:
            super().__setitem__(forbid_negative(at), value)


class Plain:
    """A record as an object."""

    def __init__(self, record: Any) -> None:
        for name in record.dtype.names:
            value = record[name]
            setattr(self, name, Plain(value) if value.dtype.names else in_rows(value.tolist()))

    def __deepcopy__(self, memo: Any) -> Plain:
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if not isinstance(value, int):
                setattr(twin, name, copy.deepcopy(value, memo))
        return twin


def in_rows(value: Any) -> Any:
    return Row(in_rows(one) for one in value) if isinstance(value, list) else value


class Board:
    """A box and a state to play on, each of them plain."""

    def __init__(self, boxes: Any, states: Any) -> None:
        self.box: Any = Plain(boxes[0])
        self.state: Any = Plain(states[0])
        self.log = new_log(GAME.most_events)
        self.out = [0] * GAME.most_moves

    @classmethod
    def of(cls, table: Table) -> Board:
        return cls(table.boxes, table.states)

    @classmethod
    def dealt(cls, rng: random.Random, seats: int, **options: Any) -> Board:
        """A new game."""
        board = cls(GAME.new_box(seats, GAME.read_options(options, seats)), GAME.state.new())
        board.state.chance.key = Row(rng.getrandbits(64) for _ in range(2))
        with np.errstate(over="ignore"):
            deal(board.box, board.state, board.log)
        return board

    def copy(self) -> Board:
        twin = copy.copy(self)
        twin.state = copy.deepcopy(self.state)
        return twin

    @property
    def fault(self) -> str:
        """What the audit finds; nothing where all is well."""
        found = audit(self.box, self.state)
        return FAULTS[found - 1] if found else ""

    @property
    def asked(self) -> list[int]:
        return [seat for seat in range(self.box.seats) if self.state.asked >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        return self.out[: legal(self.box, self.state, seat, self.out)]  # type: ignore[arg-type]

    def play_any(self, rng: random.Random) -> None:
        """One of those who are asked moves at random; what does something is played more often."""
        seat = rng.choice(self.asked)
        moves = self.legal(seat)
        assert moves, "a dead end"
        busy = [move for move in moves if part(move, 0) not in IDLE]
        self.log[0, 0] = 0
        with np.errstate(over="ignore"):
            apply(
                self.box,
                self.state,
                seat,
                rng.choice(busy if busy and rng.random() < 0.7 else moves),
                self.log,
            )
        assert self.log[0, 0] < len(self.log)

    def play_on(self, rng: random.Random, most: int) -> int:
        """So many moves, or to the end, with a sound state after each; says how many."""
        for played in range(most):
            if not self.asked:
                assert self.state.over
                return played
            self.play_any(rng)
            assert self.fault == ""
        return most

    def damage(self, rng: random.Random) -> str:
        """One number of one field becomes another one; says which."""
        name = rng.choice(FIELDS)
        kept = State.dtype[name].base
        holder, key = vars(self.state), name
        path: list[Any] = [name]
        for depth in range(len(State.dtype[name].shape)):
            holder = holder[key]
            by_seat = State.fields[name].by_seat and depth == 0
            key = rng.randrange(self.box.seats if by_seat else len(holder))  # type: ignore[assignment]
            path.append(key)
        old = holder[key]
        holder[key] = changed(rng, old, int(np.iinfo(kept).min), int(np.iinfo(kept).max))
        return f"{'.'.join(map(str, path))}: {old} → {holder[key]}"


def changed(rng: random.Random, old: int, least: int, most: int) -> int:
    """Another number that the field can hold."""
    value = rng.choice(
        (
            old + rng.choice((-2, -1, 1, 2)),
            rng.randint(-2, 8),
            rng.randint(0, 64),
            old ^ 1 << rng.randrange(most.bit_length()),
            rng.choice((least, most, 0, 1)),
            rng.randint(least, most),
        )
    )
    return max(least, min(most, value))
