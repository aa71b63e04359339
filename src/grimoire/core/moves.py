"""Moves: one integer each, the kind in its low byte and up to four arguments of a byte above it."""

from __future__ import annotations

import itertools
from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from grimoire.core.errors import Malformed
from grimoire.core.kernel import kernel


@kernel
def pack(kind: int, a: int, b: int, c: int, d: int) -> int:
    """The number of a move."""
    return kind | a << 8 | b << 16 | c << 24 | d << 32


@kernel
def part(move: int, i: int) -> int:
    """The kind of a move (i = 0), or its i-th argument."""
    return move >> (8 * i) & 255


class Arg(NamedTuple):
    """An argument of a kind of move: its name, the values it may take, whether only its player may know it.

    What a secret argument says becomes known by events, when the rules show it.
    """

    name: str
    low: int
    high: int
    secret: bool = False


class Move(int):
    """A move: `int(move)` is its number, `str(move)` its notation, `kind` and `args` its parts."""

    moves: Moves

    @property
    def kind(self) -> str:
        return self.moves.kinds(self & 255).name.lower()

    @property
    def args(self) -> Any:
        """The arguments, by position and by name: `move.args[0]`, `move.args.value`."""
        parts: Any = self.moves.parts[self & 255]
        return parts(*self.moves.arguments(self))

    def __str__(self) -> str:
        return self.moves.write(self)

    def __repr__(self) -> str:
        return f"<Move {self}>"

    @property
    def secret(self) -> bool:
        """Whether an argument of it is for its player alone."""
        return any(arg.secret for arg in self.moves.args[self & 255])

    def seen_by_others(self) -> str:
        """Its notation; where an argument is secret, its kind alone, such as `bid ?`."""
        return f"{self.kind} ?" if self.secret else str(self)

    def __reduce__(self) -> tuple[type[int], tuple[int]]:
        """Pickles as its number, which every table takes."""
        return int, (int(self),)

    def json(self) -> dict[str, Any]:
        """The move as plain data: its kind and its arguments by name."""
        return {"kind": self.kind, **self.args._asdict()}


class Moves:
    """The declaration of a game's moves: kinds, arguments, notation.

    `write` gives a move's notation; `read` the moves that a text names, given the legal ones to choose
    from where the text leaves something open. What `write` prints, `read` takes.
    """

    def __init__(
        self,
        kinds: type[IntEnum],
        args: Mapping[Any, Sequence[Arg]],
        write: Callable[[Move], str],
        read: Callable[[str, Sequence[Move]], Sequence[int]],
    ) -> None:
        self.kinds = kinds
        self.args: dict[int, Sequence[Arg]] = {int(kind): args.get(kind, ()) for kind in kinds}
        self.parts = {
            kind: namedtuple(kinds(kind).name.title(), [arg.name for arg in declared])
            for kind, declared in self.args.items()
        }
        self.write = write
        self.read = read
        self.Move = type("Move", (Move,), {"moves": self})
        self._known: dict[int, Move] = {}

    def __call__(self, number: int) -> Move:
        """The move of this number, which must be one that the declaration allows."""
        return self._known.get(number) or self.Move(self._checked(number))

    def of_legal(self, number: int) -> Move:
        """The move of a number that is known to be legal; kept, since it will be asked for again."""
        if number not in self._known:
            self._known[number] = self.Move(number)
        return self._known[number]

    def _checked(self, number: int) -> int:
        if number & 255 not in self.args or number < 0:
            raise Malformed("error-move-number", number=str(number))
        arguments = self.arguments(number)
        rest = number >> 8 * (1 + len(arguments))
        declared = self.args[number & 255]
        if rest or any(not a.low <= x <= a.high for a, x in zip(declared, arguments, strict=True)):
            raise Malformed("error-move-number", number=str(number))
        return number

    def arguments(self, number: int) -> list[int]:
        return [number >> 8 * i & 255 for i in range(1, 1 + len(self.args[number & 255]))]

    def make(self, kind: IntEnum, *arguments: int) -> Move:
        """The move of this kind with these arguments."""
        padded = (*arguments, 0, 0, 0, 0)[:4]
        return self(pack(int(kind), *padded))

    def from_json(self, told: Mapping[str, Any]) -> Move:
        """The move that `Move.json` told."""
        names = {kind.name.lower(): kind for kind in self.kinds}
        given = told.get("kind") if isinstance(told, Mapping) else None
        kind = names.get(given) if isinstance(given, str) else None
        if kind is None:
            raise Malformed("error-move-json", told=repr(told), kinds=", ".join(names))
        declared = [arg.name for arg in self.args[kind]]
        values = [told.get(name) for name in declared]
        if set(told) != {"kind", *declared} or not all(type(value) is int for value in values):
            raise Malformed("error-move-json-args", kind=kind.name.lower(), args=", ".join(declared))
        if not all(0 <= value <= 255 for value in values if value is not None):
            raise Malformed("error-move-json-args", kind=kind.name.lower(), args=", ".join(declared))
        return self.make(kind, *[value for value in values if value is not None])

    def every(self) -> Iterator[Move]:
        """Every move that the declaration allows, legal anywhere or not."""
        for kind in self.kinds:
            ranges = [range(arg.low, arg.high + 1) for arg in self.args[kind]]
            for arguments in itertools.product(*ranges):
                yield self.make(kind, *arguments)
