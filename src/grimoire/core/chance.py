"""Chance: SipHash-2-4 as a keyed function of a counter. Every deal and every die goes through `draw`.

Outcomes seen do not foretell outcomes to come, as they would with the usual generators, and whoever
learns the key afterwards can check them all. Choices of bots and playouts never draw from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import numpy as np

from grimoire.core.kernel import kernel
from grimoire.core.layout import Ints, Layout, hidden

Word = np.uint64


class ScriptedChance(Layout):
    """Chance that follows a script: tests, solvers and explicit chance nodes give the outcomes."""

    asked: int = hidden("i8")  # the n of the first draw that the script did not answer, else 0
    length: int = hidden("i4")
    drawn: int = hidden("i4")
    script: Ints = hidden("i2", 256)


class Chance(Layout):
    """A stream of chance: its key, and how many words were drawn from it."""

    key: Ints = hidden("u8", 2)
    drawn: int = hidden("i8")

    scripted: ClassVar[type[Layout]] = ScriptedChance


@kernel
def rotate(x: np.uint64, bits: np.uint64) -> np.uint64:
    return (x << bits) | (x >> (Word(64) - bits))


@kernel
def sip_round(
    a: np.uint64, b: np.uint64, c: np.uint64, d: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    a = a + b
    c = c + d
    b = rotate(b, Word(13)) ^ a
    d = rotate(d, Word(16)) ^ c
    a = rotate(a, Word(32))
    c = c + b
    a = a + d
    b = rotate(b, Word(17)) ^ c
    d = rotate(d, Word(21)) ^ a
    c = rotate(c, Word(32))
    return a, b, c, d


@kernel
def siphash(key0: np.uint64, key1: np.uint64, message: np.uint64) -> np.uint64:
    """SipHash-2-4 of the eight bytes of the message."""
    a = key0 ^ Word(0x736F6D6570736575)
    b = key1 ^ Word(0x646F72616E646F6D)
    c = key0 ^ Word(0x6C7967656E657261)
    d = key1 ^ Word(0x7465646279746573) ^ message
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a = a ^ message
    length = Word(8 << 56)  # the last block says how long the message was
    d = d ^ length
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a = a ^ length
    c = c ^ Word(0xFF)
    for _ in range(4):
        a, b, c, d = sip_round(a, b, c, d)
    return a ^ b ^ c ^ d


@kernel
def next_word(chance: Chance) -> np.uint64:
    word = siphash(Word(chance.key[0]), Word(chance.key[1]), Word(chance.drawn))
    chance.drawn += 1
    return word


@kernel
def draw(chance: Chance, n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely (Lemire's multiplication, with rejection)."""
    size = Word(n)
    product = (next_word(chance) >> Word(32)) * size
    if product & Word(0xFFFFFFFF) < size:
        unfair = (Word(0x100000000) - size) % size
        while product & Word(0xFFFFFFFF) < unfair:
            product = (next_word(chance) >> Word(32)) * size
    return int(product >> Word(32))


@kernel
def scripted_draw(chance: ScriptedChance, n: int) -> int:
    """The script's next outcome. Where it has none, the answer is 0 and `asked` reports n."""
    if chance.asked != 0:
        return 0
    if chance.drawn >= chance.length or not 0 <= chance.script[chance.drawn] < n:
        chance.asked = n
        return 0
    chance.drawn += 1
    return chance.script[chance.drawn - 1]


draw.__scripted__ = scripted_draw  # type: ignore[attr-defined]


@kernel
def shuffle(chance: Chance, cards: Any, count: int) -> None:
    """Puts the first `count` cards in a random order, every order as likely."""
    for i in range(count - 1, 0, -1):
        j = draw(chance, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


class Script:
    """Outcomes to come, in order: `Script(5, 0, 3)`; `Dice(6, 1, 4)` gives dice by their faces."""

    def __init__(self, *outcomes: int) -> None:
        self.outcomes = outcomes

    def write(self, chance: Any) -> None:
        """Puts the script into a state's chance, from its start."""
        chance.asked = 0
        chance.drawn = 0
        chance.length = len(self.outcomes)
        for i, outcome in enumerate(self.outcomes):
            chance.script[i] = outcome


def Dice(*faces: int) -> Script:
    """A script of dice as they fall, from 1 up."""
    return Script(*[face - 1 for face in faces])


def order_script(wanted: Iterable[Any], fresh: Iterable[Any]) -> tuple[int, ...]:
    """The outcomes that make `shuffle` turn the fresh cards into the wanted order."""
    cards, order = list(fresh), list(wanted)
    outcomes = []
    for i in range(len(cards) - 1, 0, -1):
        j = cards.index(order[i], 0, i + 1)
        outcomes.append(j)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(outcomes)
