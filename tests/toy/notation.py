"""How moves are written: `bid 3`, `keep`, `stake 2`, `call 2`; `stake 2, call 2` is sent as one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from grimoire.core.errors import Ambiguous, Malformed
from grimoire.core.moves import Move, Moves
from tests.toy.moves import ARGS, Kind
from tests.toy.texts import TEXTS

KINDS = {kind.name.lower(): kind for kind in Kind}


def write(move: Move) -> str:
    """A move as players write it."""
    return " ".join([move.kind, *[str(number) for number in move.args]])


def read(text: str, legal: Sequence[Move]) -> Sequence[int]:
    """The moves that a text names, one after the other."""
    return [read_one(text, words.strip().lower(), legal) for words in text.split(",")]


def read_one(text: str, words: str, legal: Sequence[Move]) -> Move:
    """A kind and its number, which may be left out where only one is legal."""
    found = re.fullmatch(r"([a-z]+)(?: ([1-6]))?", words)
    if not found or found[1] not in KINDS or (found[1] == "keep" and found[2]):
        raise Malformed("error-notation", texts=TEXTS, given=text)
    kind = KINDS[found[1]]
    if found[2] or not ARGS[kind]:
        return MOVES.make(kind, *[int(number) for number in found.groups()[1:] if number])
    return only_one(text, [move for move in legal if move.kind == found[1]])


def only_one(text: str, fitting: Sequence[Move]) -> Move:
    if not fitting:
        raise Malformed("error-notation", texts=TEXTS, given=text)
    if len(fitting) > 1:
        choices = [str(move) for move in fitting]
        raise Ambiguous("ambiguous-number", clause="S3", texts=TEXTS, given=text, choices=choices)
    return fitting[0]


MOVES = Moves(Kind, ARGS, write, read)
