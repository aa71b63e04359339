"""How moves are written: `bid 3f+1c+1a`, `silver 2+1a`, `way 1`, `pay 2r+1b+1y`.

Others are `red`, `player 3`, `as thief`, `double`, `once`, `draw`, `stop`; words of both languages are read.
What characters are called depends on the box (roster.py).
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from typing import Any

from grimoire.core.errors import IllegalMove, Malformed
from grimoire.core.moves import Arg, Move, Moves
from grimoire.games.dragonstones.moves import ARGS, Kind
from grimoire.games.dragonstones.roster import Roster, roster_in
from grimoire.games.dragonstones.steps import MOST_WAYS
from grimoire.games.dragonstones.texts import TEXTS
from grimoire.games.dragonstones.things import LETTERS, MOST_SEATS, Coin, Stone
from grimoire.games.dragonstones.words import coins

WORDS = {
    Kind.BID: {"bid", "mise", "miser"},
    Kind.SILVER: {"silver", "argent"},
    Kind.WAY: {"way", "voie"},
    Kind.PAY: {"pay", "paie", "payer"},
    Kind.PLAYER: {"player", "joueur"},
    Kind.CHARACTER: {"as", "comme"},
}
ALONE = {
    "double": (Kind.DOUBLE, 1),
    "doubler": (Kind.DOUBLE, 1),
    "once": (Kind.DOUBLE, 0),
    "une fois": (Kind.DOUBLE, 0),
    "draw": (Kind.DRAW, 1),
    "piocher": (Kind.DRAW, 1),
    "stop": (Kind.DRAW, 0),
    "assez": (Kind.DRAW, 0),
}
COLOUR_WORDS = {
    Stone.RED: "r red rouge",
    Stone.BLUE: "b blue bleu bleue",
    Stone.YELLOW: "y yellow j jaune",
}
COLOUR_OF = {word: int(colour) for colour, words in COLOUR_WORDS.items() for word in words.split()}

COIN_OF = {
    "fairy": Coin.FAIRY,
    "common": Coin.COMMON,
    "silver": Coin.SILVER,
    "black": Coin.BLACK,
    "amulets": Coin.AMULET,
}
BID_LETTERS = ("f", "c", "b", "a")  # fairy gold, common gold, black coins, amulets
BID_OF = {"f": 0, "c": 1, "v": 1, "b": 2, "n": 2, "a": 3}
STONE_OF = {"r": 0, "b": 1, "y": 2, "j": 2}
SILVER_OF = {"": 0, "s": 0, "a": 1}


def write(roster: Roster, move: Move) -> str:
    """A move as players write it."""
    args = move.args
    if move.kind == "bid":
        return f"bid {write_sum(args, BID_LETTERS)}"
    if move.kind == "silver":
        return f"silver {args.silver}" + (f"+{args.amulets}a" if args.amulets else "")
    if move.kind == "pay":
        return f"pay {write_sum(args, LETTERS)}"
    if move.kind == "double":
        return "double" if args.yes else "once"
    if move.kind == "draw":
        return "draw" if args.more else "stop"
    if move.kind == "colour":
        return Stone(args.colour).name.lower()
    if move.kind == "character":
        return f"as {roster.ids[args.character]}"
    return f"{move.kind} {args[0] + 1}"


def write_sum(counts: Sequence[int], letters: Sequence[str]) -> str:
    """`3f+1c`: how many of what; 0 for nothing at all."""
    told = [f"{count}{letter}" for count, letter in zip(counts, letters, strict=True) if count]
    return "+".join(told) or "0"


def read(roster: Roster, text: str, legal: Sequence[Move]) -> Sequence[int]:
    """The move that a text names."""
    words = " ".join(text.lower().split())
    verb, _, rest = words.partition(" ")
    if words in ALONE:
        kind, answer = ALONE[words]
        return [MOVES.make(kind, answer)]
    if words in COLOUR_OF:
        return [MOVES.make(Kind.COLOUR, COLOUR_OF[words])]
    for kind, known in WORDS.items():
        if verb in known:
            return [read_kind(roster, text, kind, rest, legal)]
    raise Malformed("error-notation", texts=TEXTS, given=text)


def read_kind(roster: Roster, text: str, kind: Kind, rest: str, legal: Sequence[Move]) -> Move:
    if kind == Kind.BID:
        return checked(kind, read_sum(text, rest, BID_OF), "D9")
    if kind == Kind.SILVER:
        return checked(kind, read_sum(text, rest, SILVER_OF), "D14")
    if kind == Kind.PAY:
        return checked(kind, read_sum(text, rest, STONE_OF), "D15")
    if kind == Kind.CHARACTER:
        return read_character(roster, text, rest)
    if not rest.isdecimal() or not 1 <= int(rest) <= (MOST_WAYS if kind == Kind.WAY else MOST_SEATS):
        raise Malformed("error-notation", texts=TEXTS, given=text)
    if kind == Kind.WAY:
        return read_way(int(rest) - 1, legal)
    return MOVES.make(kind, int(rest) - 1)


def read_way(way: int, legal: Sequence[Move]) -> Move:
    """A way of the choice at hand; without one, a way that leads nowhere, for `explain`."""
    for move in legal:
        if move.kind == "way" and move.args.way == way:
            return move
    return MOVES.make(Kind.WAY, way, 1, 0)


def read_sum(text: str, words: str, letters: Mapping[str, int]) -> list[int]:
    """`3f+1c`, `3f 1c`, or 0; a letter stands for what is counted."""
    counts = [0] * (max(letters.values()) + 1)
    for word in re.split(r"[ +]+", words.strip()):
        found = re.fullmatch(r"([0-9]{1,3})([a-z]?)", word)
        letter = found[2] if found else "?"
        if found is None or (letter not in letters and not (letter == "" and int(found[1]) == 0)):
            raise Malformed("error-notation", texts=TEXTS, given=text)
        counts[letters.get(letter, 0)] += int(found[1])
    return counts


def checked(kind: Kind, counts: Sequence[int], clause: str) -> Move:
    """More than any move can say is illegal, not unreadable."""
    for count, arg in zip(counts, ARGS[kind], strict=True):
        if count > arg.high:
            raise too_many(arg, clause)
    return MOVES.make(kind, *counts)


def too_many(arg: Arg, clause: str) -> IllegalMove:
    """More of a coin than a fist holds, or more stones than there are."""
    if arg.name not in COIN_OF:
        return IllegalMove("illegal-too-many-stones", clause=clause, texts=TEXTS, most=arg.high)
    most = coins(COIN_OF[arg.name], arg.high)
    return IllegalMove("illegal-too-many-coins", clause=clause, texts=TEXTS, coins=most)


def read_character(roster: Roster, text: str, words: str) -> Move:
    number = roster.number_of(words)
    if number is None:
        raise Malformed("error-character", texts=TEXTS, given=text)
    return MOVES.make(Kind.CHARACTER, number)


# ---------------------------------------------------------------- the moves of a box


@functools.lru_cache(maxsize=32)
def moves_with(roster: Roster) -> Moves:
    return Moves(Kind, ARGS, functools.partial(write, roster), functools.partial(read, roster))


MOVES = moves_with(Roster())


def moves_in(boxes: Any) -> Moves:
    """The moves with what the characters in this box are called; made once for each roster."""
    return MOVES if boxes["own"][0] == 0 else moves_with(roster_in(boxes))
