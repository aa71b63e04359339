"""Characters of one's own: read from TOML or from plain data, and checked (D42).

What is wrong is told in one line, with the path of the key (`character.3.steps.1.pay`). A character and its
words are checked here, its steps in verbs.py, what they take and give in costs.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from grimoire.core.errors import quoted
from grimoire.games.dragonstones.characters import NAMES
from grimoire.games.dragonstones.own.checks import CHECK, Step, wrong
from grimoire.games.dragonstones.own.costs import check_costs
from grimoire.games.dragonstones.own.verbs import check_steps
from grimoire.games.dragonstones.steps import ROOM, Op, lay_out
from grimoire.games.dragonstones.things import MOST_COPIES, OWN, PILE, PRINTED_SPECIALS

NAME_LETTERS, TEXT_LETTERS = 30, 200
MOST_KEPT = 3  # cards of one's own that can be kept
ARTICLES = ("le", "la", "l’", "les")
GENDERS = ("m", "f")


def read_characters(given: Any) -> list[dict[str, Any]]:
    """The characters of a TOML file, of such a text, or of plain data, checked."""
    told = CHECK.parse(given) if isinstance(given, str | Path) else given
    if isinstance(told, Mapping):
        CHECK.keys("", told, {"character"}, set())
        told = told["character"]
        CHECK.items("character", told)
    if not isinstance(told, list):
        raise ValueError(given)
    if len(told) > OWN:
        raise wrong("character", "too-many", most=OWN, count=len(told))
    try:
        found = [check_character(f"character.{number}", one) for number, one in enumerate(told, start=1)]
    except RecursionError:
        raise wrong("", "deep") from None
    check_cards(found)
    return found


def check_character(path: str, told: Any) -> dict[str, Any]:
    """A character with all that it needs, and nothing else."""
    CHECK.table(path, told)
    CHECK.keys(path, told, {"id", "en", "fr", "steps"}, {"copies"})
    check_id(f"{path}.id", told["id"])
    check_words(f"{path}.en", told["en"], {"name", "text"})
    check_words(f"{path}.fr", told["fr"], {"name", "text", "article", "gender"})
    CHECK.number(f"{path}.copies", told.get("copies", 1), 1, MOST_COPIES)
    check_steps(f"{path}.steps", told["steps"])
    check_costs(f"{path}.steps", told["steps"], Counter())
    length = len(lay_out(told["steps"]))
    if length > ROOM:
        raise wrong(f"{path}.steps", "too-long", count=length, most=ROOM)
    return {**told, "copies": told.get("copies", 1)}


def check_cards(characters: Sequence[Mapping[str, Any]]) -> None:
    """Names are told apart, and there is room for all cards."""
    ids = [one["id"] for one in characters]
    for number, name in enumerate(ids, start=1):
        if ids.index(name) != number - 1:
            raise wrong(f"character.{number}.id", "twice", given=name)
    cards = sum(one["copies"] for one in characters)
    if cards > PILE - PRINTED_SPECIALS:
        raise wrong("character", "many-cards", count=cards, most=PILE - PRINTED_SPECIALS)
    kept = sum(one["copies"] for one in characters if is_kept(one["steps"]))
    if kept > MOST_KEPT:
        raise wrong("character", "many-kept", count=kept, most=MOST_KEPT)


def is_kept(steps: Sequence[Step]) -> bool:
    """Whether the card may be kept, by any of the ways that its steps lead."""
    return any(one.op == Op.KEEP for one in lay_out(steps))


def check_id(path: str, given: Any) -> None:
    if not isinstance(given, str) or not re.fullmatch(r"[a-z][a-z0-9-]{0,23}", given) or given in NAMES:
        raise wrong(path, "id", given=quoted(given))


def check_words(path: str, told: Any, keys: set[str]) -> None:
    """Plain text in a language; in French the name has an article and a gender."""
    CHECK.table(path, told)
    CHECK.keys(path, told, keys, set())
    check_text(f"{path}.name", told["name"], NAME_LETTERS)
    check_text(f"{path}.text", told["text"], TEXT_LETTERS)
    if "article" in keys:
        CHECK.word(f"{path}.article", told["article"], ARTICLES)
        CHECK.word(f"{path}.gender", told["gender"], GENDERS)


def check_text(path: str, given: Any, most: int) -> None:
    if not isinstance(given, str) or not given.strip() or not given.isprintable() or len(given) > most:
        raise wrong(path, "text", most=most)
