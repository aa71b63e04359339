"""The errors a user can meet. Each says what was wrong, what is allowed, and which rule says so.

An error carries a key and values, put into words in the reader's language by `say`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

from grimoire.core.text import CORE_TEXTS, Catalogue, Text

QUOTED = 80  # characters that an error quotes of what was given


def quoted(given: Any, most: int = QUOTED) -> str:
    """The beginning of what was given, as an error quotes it; it may be of any length, depth and kind."""
    try:
        words = str(given)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list of thousands of levels
        words = "…"
    words = words if len(words) <= most else words[: max(0, most - 1)] + "…"
    return "".join("\ufffd" if is_control(one) else one for one in words)


def is_control(letter: str) -> bool:
    """Whether it would change how a line is shown: colours, directions, breaks, half letters."""
    category = unicodedata.category(letter)
    return category[0] == "C" or category in ("Zl", "Zp")


def quoted_list(given: Iterable[str], most: int = QUOTED) -> str:
    """As many of them as fit, whole."""
    words = ""
    for one in given:
        longer = f"{words}, {one}" if words else one
        if len(longer) > most - 3:
            return f"{words}, …" if words else quoted(one, most)
        words = longer
    return words


def quoted_end(given: str) -> str:
    """The end of it, for paths of files."""
    return given if len(given) <= QUOTED else "…" + given[1 - QUOTED :]


class GrimoireError(ValueError):
    """Something the user gave cannot be used; nothing was changed."""

    def __init__(
        self, key: str, /, *, clause: str | None = None, texts: Catalogue = CORE_TEXTS, **values: Any
    ) -> None:
        super().__init__(key)
        self.key = key
        self.clause = clause
        self.texts = texts
        self.values = values

    def say(self, lang: str) -> str:
        """The message in one line, the clause in brackets at its end."""
        words = self.texts.say(lang, self.key, **self.values)
        return f"{words} ({self.clause})" if self.clause else words

    def as_text(self) -> Text:
        """The error as words to come, to be part of another text."""
        words = Text(self.key, self.values)
        if self.clause is None:
            return words
        return Text("error-with-clause", {"problem": words, "clause": self.clause})

    @property
    def message(self) -> str:
        return self.say("en")

    def __str__(self) -> str:
        return self.message


class Malformed(GrimoireError):
    """It cannot be read: a notation, a number, a position, a record."""


class OptionError(Malformed):
    """An option that the game does not have, or a value that it does not take."""


class IllegalMove(GrimoireError):
    """It can be read, but the rules forbid it: `clause` says which."""


class Ambiguous(GrimoireError):
    """It can be read in several ways, all of them legal."""


class ScriptEnded(Exception):
    """A scripted stream of chance was asked for an outcome that it does not hold; `n` says among how many."""

    def __init__(self, n: int) -> None:
        super().__init__(f"the script has no outcome for the next draw, from 0 to {n - 1}")
        self.n = n
