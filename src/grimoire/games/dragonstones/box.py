"""The box: the characters with their programs, how many cards of each, whether purses stay open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from grimoire.core.layout import Box as CoreBox, Grid, Ints, fact
from grimoire.core.letters import put_bytes, read_bytes
from grimoire.core.options import Option, flag
from grimoire.core.text import Text
from grimoire.games.dragonstones.characters import PRINTED_CHARACTERS
from grimoire.games.dragonstones.own import NAME_LETTERS, TEXT_LETTERS, read_characters
from grimoire.games.dragonstones.steps import ROOM, Op, lay_out
from grimoire.games.dragonstones.things import ALL_COINS, COINS, KINDS, OWN, PRINTED, PURSE

LETTER = 4  # bytes at most, in UTF-8
NAME_ROOM = LETTER * (NAME_LETTERS + len("les "))  # bytes of a name of one's own, its article with it
POWER_ROOM = LETTER * TEXT_LETTERS

OWN_WORDS = ("own_id", "name_en", "name_fr", "the_fr", "power_en", "power_fr")


class Box(CoreBox):
    """What is fixed for a whole game. Characters are counted from 1."""

    open_purses: int = fact("i2")
    own: int = fact("i2")  # kinds of one's own
    all_coins: Ints = fact("i1", COINS)
    purse: Ints = fact("i1", COINS)  # of each player at the start
    copies: Ints = fact("i1", KINDS + 1)
    doubles: Ints = fact("i1", KINDS + 1)  # 1: its power may be used twice (D27)
    keeps: Ints = fact("i1", KINDS + 1)  # 1: the card may be kept
    op: Grid = fact("i1", KINDS + 1, ROOM)
    a: Grid = fact("i1", KINDS + 1, ROOM)
    b: Grid = fact("i1", KINDS + 1, ROOM)
    own_id: Grid = fact("i1", OWN, NAME_ROOM)  # UTF-8, for words alone, as are these
    name_en: Grid = fact("i1", OWN, NAME_ROOM)
    name_fr: Grid = fact("i1", OWN, NAME_ROOM)
    the_fr: Grid = fact("i1", OWN, NAME_ROOM)  # with the article
    power_en: Grid = fact("i1", OWN, POWER_ROOM)
    power_fr: Grid = fact("i1", OWN, POWER_ROOM)


OPTIONS = (
    flag("open_purses", default=False, clause="D4"),
    Option(
        "characters", read_characters, Text("allowed-characters"), lambda _: [], clause="D42", takes_file=True
    ),
)


def build(seats: int, options: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    """The box for these options (D1, D42)."""
    boxes = Box.new()
    box = boxes[0]
    box.open_purses = options["open_purses"]
    for coin in range(COINS):
        box.all_coins[coin] = ALL_COINS[coin]
        box.purse[coin] = PURSE[coin]
    own = options["characters"]
    box.own = len(own)
    for character, told in enumerate([*PRINTED_CHARACTERS, *own], start=1):
        put_character(box, character, told)
    for number, told in enumerate(own):
        put_words(box, number, told)
    return boxes


def put_character(box: Any, character: int, told: Mapping[str, Any]) -> None:
    program = lay_out(told["steps"])
    box.copies[character] = told.get("copies", 0 if character <= PRINTED else 1)
    box.doubles[character] = 0 if any(one.op == Op.GIVE_UP for one in program) else 1
    box.keeps[character] = 1 if any(one.op == Op.KEEP for one in program) else 0
    for at, one in enumerate(program):
        box.op[character, at] = one.op
        box.a[character, at] = one.a
        box.b[character, at] = one.b


def put_words(box: Any, number: int, told: Mapping[str, Any]) -> None:
    """Ids, names with their articles, and what the powers do."""
    english, french = told["en"], told["fr"]
    words = (
        told["id"],
        english["name"],
        french["name"],
        join_article(french["article"], french["name"]),
        english["text"],
        french["text"],
    )
    for field, text in zip(OWN_WORDS, words, strict=True):
        put_bytes(getattr(box, field)[number], text)


def join_article(article: str, name: str) -> str:
    return f"{article}{name}" if article.endswith("’") else f"{article} {name}"


def own_words(box: Any, field: str, number: int) -> str:
    """The words of a character of one's own, by its place among them."""
    return read_bytes(getattr(box, field)[number])
