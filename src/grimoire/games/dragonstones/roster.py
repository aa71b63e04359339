"""What characters are called: the printed ones in both languages, a table's own by id or name (D42)."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from grimoire.core.spelling import bare
from grimoire.games.dragonstones.box import own_words
from grimoire.games.dragonstones.characters import IDS, NAMES

FRENCH = {
    "sorcière": "witch",
    "dragon rouge": "red-dragon",
    "dragon bleu": "blue-dragon",
    "dragon jaune": "yellow-dragon",
    "magicien": "magician",
    "enchanteur": "enchanter",
    "sorcier": "sorcerer",
    "voleur": "thief",
    "alchimiste": "alchemist",
    "ancien dragon": "ancient-dragon",
    "apprenti sorcier": "apprentice",
    "apprenti": "apprentice",
    "doppelgänger": "doppelganger",
    "dragon à deux têtes": "two-headed-dragon",
    "dragon arc-en-ciel": "rainbow-dragon",
    "ensorceleuse": "enchantress",
    "fantôme": "ghost",
    "fée": "fairy",
    "gobelin": "goblin",
    "lutin": "leprechaun",
    "marchand": "merchant",
    "nain 4": "dwarf-4",
    "nain 5": "dwarf-5",
    "nécromant": "necromancer",
    "orfèvre": "goldsmith",
}


@dataclass(frozen=True)
class Roster:
    """The characters of a table. Its own are told by their ids, each with its other names."""

    own: tuple[tuple[str, ...], ...] = ()

    @functools.cached_property
    def ids(self) -> tuple[str, ...]:
        """By number, from 1; numbers that nobody has are called as in positions."""
        own = [names[0] for names in self.own]
        return ("", *IDS, *own, *NAMES[1 + len(IDS) + len(own) :])

    @functools.cached_property
    def numbers(self) -> dict[str, int]:
        """By every word that is read; where two are called alike, an id is meant, then a printed name."""
        own = list(enumerate(self.own, start=1 + len(IDS)))
        words = [
            *((names[0], number) for number, names in own),
            *((name, number) for number, name in enumerate(NAMES) if name),
            *((word, NAMES.index(name)) for word, name in FRENCH.items()),
            *((name, number) for number, names in own for name in names),
        ]
        return {plain(word): number for word, number in reversed(words)}

    def number_of(self, words: str) -> int | None:
        return self.numbers.get(plain(words))


def plain(words: str) -> str:
    return bare(words).replace("-", " ")


def roster_in(boxes: Any) -> Roster:
    """The characters in a box."""
    box = boxes[0]
    fields = ("own_id", "name_en", "name_fr")
    return Roster(tuple(tuple(own_words(box, field, i) for field in fields) for i in range(box.own)))
