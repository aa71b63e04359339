"""Characters, coins, stones and steps in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grimoire.core.text import Text
from grimoire.games.dragonstones.box import own_words
from grimoire.games.dragonstones.characters import NAMES
from grimoire.games.dragonstones.steps import PAID, TAKEN, Op, Source, Who
from grimoire.games.dragonstones.things import LETTERS, PRINTED, Coin

COLOUR_WORD = {number: word for word, number in TAKEN.items()} | dict(enumerate(LETTERS))
PAID_WORD = {number: word for word, number in PAID.items()} | dict(enumerate(LETTERS))

# ---------------------------------------------------------------- characters


def character_name(box: Any, character: int) -> Text:
    """A bare name: “Witch”."""
    return words_of(box, character, "character", "name_en", "name_fr")


def the_character(box: Any, character: int) -> Text:
    """A name with its article, within a sentence."""
    return words_of(box, character, "the", "name_en", "the_fr")


def power_text(box: Any, character: int) -> Text:
    """What a power does."""
    return words_of(box, character, "power", "power_en", "power_fr")


def words_of(box: Any, character: int, key: str, english: str, french: str) -> Text:
    """Printed characters have texts of their own; those of a table bring theirs in the box (D42)."""
    if character <= PRINTED:
        return Text(f"{key}-{NAMES[character]}")
    number = character - PRINTED - 1
    words = {"en": own_words(box, english, number), "fr": own_words(box, french, number)}
    return Text(f"{key}-own", {"words": words})


# ---------------------------------------------------------------- coins and stones


def coins(coin: int, count: int) -> Text:
    return Text("coins", {"count": count, "coin": Text(f"coin-{int(coin)}", {"count": count})})


def coins_of(counts: Sequence[int]) -> list[Text]:
    """All kinds of coin that are there."""
    return [coins(coin, counts[coin]) for coin in Coin if counts[coin]] or [Text("bid-nothing")]


def colour(number: int) -> Text:
    return Text(f"stone-{LETTERS[number]}")


def stones(counts: Sequence[int]) -> list[Text]:
    """Stones by colour; one text says that there are none."""
    found = [
        Text(f"stones-{letter}", {"count": int(count)})
        for letter, count in zip(LETTERS, counts, strict=True)
        if count
    ]
    return found or [Text("stones-none")]


# ---------------------------------------------------------------- steps


def way_text(box: Any, character: int, at: int) -> Text | list[Text]:
    """What a way of a choice does: its steps up to where it leads elsewhere."""
    told = []
    while box.op[character, at] not in (Op.END, Op.JUMP, Op.AGAIN):
        told.append(step_text(box.op[character, at], box.a[character, at], box.b[character, at]))
        if box.op[character, at] == Op.CHOOSE:
            break
        at += 1
    return told or Text("way-nothing")


def step_text(op: int, a: int, b: int) -> Text:
    """One step, as an instruction to whoever takes it."""
    if op == Op.SCORE:
        return Text("step-score", {"count": a})
    if op in (Op.TAKE, Op.PAY):
        return Text("step-take" if op == Op.TAKE else "step-pay", {"coins": coins(a, b)})
    if op == Op.TAKE_STONE:
        return Text("step-take-stone", {"colour": COLOUR_WORD[a]})
    if op == Op.PAY_STONES:
        return Text("step-pay-stones", {"how": PAID_WORD[a], "count": b})
    if op == Op.VICTIM:
        return Text("step-victim", {"who": Who(a).name.lower()})
    if op == Op.BAG:
        return Text("step-bag", {"count": b})
    if op == Op.COPY:
        return Text("step-copy", {"source": Source(a).name.lower()})
    return Text(f"step-{Op(op).name.lower().replace('_', '-')}")
