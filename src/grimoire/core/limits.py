"""How large user content may be. A text is measured before it is parsed, in time in proportion to its length.

Whatever is printed or documented stays below a tenth of each limit. Limits hold for what is handed in when a
table is opened; logs, records and saved games hold what was read then, and are never measured.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from grimoire.core.text import Text

MOST_BYTES = 160 * 1024
MOST_KEYS = 6000  # each part of a key with dots is one
MOST_BRACKETS = 4000  # lists and tables that begin
MOST_COMMAS = 8000
MOST_VALUES = 20_000  # in plain data
DEEPEST = 60  # lists and tables in each other
MOST_PARTS = 24  # of a key with dots: a parser's work grows with their square
LONGEST_WORD = 200  # characters of a bare key, a number or a date
LONGEST_STRING = 2400  # characters between quotes

# In the order in which a parser meets them: what is in quotes or a comment is not structure. Each alternative
# takes all it can and gives nothing back, and one without an end takes the rest.
QUOTED_OR_COMMENT = re.compile(
    r"""
      (?P<comment>\#[^\n]*+)
    | \"\"\" (?: [^\\"] | \\. | "(?!"") )*+ (?: "{3,5} | \Z | \\ )
    | '''    (?: [^'] | '(?!'') )*+ (?: '{3,5} | \Z )
    | "      (?: [^"\\\n] | \\[^\n] )*+ "?
    | '      [^'\n]*+ '?
    """,
    re.VERBOSE | re.DOTALL,
)
STRUCTURE = re.compile(r"[=,\[\]{}\n]")


def excess_of_text(text: str) -> Text | None:
    """Which limit a TOML text goes beyond, if any."""
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        return too_large()
    for match in QUOTED_OR_COMMENT.finditer(text):
        if match["comment"] is None and len(match[0]) > LONGEST_STRING:
            return beyond("own-limit-string", LONGEST_STRING, line=line_at(text, match.start()))
    skeleton = QUOTED_OR_COMMENT.sub(blank, text)
    return excess_of_counts(skeleton) or excess_of_words(skeleton) or excess_of_depth(skeleton)


def blank(match: re.Match[str]) -> str:
    """A comment goes; a string leaves its quotes, so that lines keep their numbers."""
    return "" if match["comment"] is not None else '""' + "\n" * match[0].count("\n")


def excess_of_counts(skeleton: str) -> Text | None:
    counts = (
        ("own-limit-keys", skeleton.count("=") + skeleton.count("."), MOST_KEYS),
        ("own-limit-brackets", skeleton.count("[") + skeleton.count("{"), MOST_BRACKETS),
        ("own-limit-commas", skeleton.count(","), MOST_COMMAS),
    )
    return next((beyond(key, most) for key, count, most in counts if count > most), None)


def excess_of_words(skeleton: str) -> Text | None:
    """Keys of many parts, and long bare words: they stand between two characters of structure."""
    for number, row in enumerate(skeleton.split("\n"), start=1):
        for word in STRUCTURE.split(row):
            if word.count(".") >= MOST_PARTS:
                return beyond("own-limit-parts", MOST_PARTS, line=number)
            if len(word.strip()) > LONGEST_WORD:
                return beyond("own-limit-word", LONGEST_WORD, line=number)
    return None


def excess_of_depth(skeleton: str) -> Text | None:
    depth = 0
    for bracket in re.finditer(r"[\[\]{}]", skeleton):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            return beyond("own-limit-depth", DEEPEST, line=line_at(skeleton, bracket.start()))
    return None


def excess_of_data(given: Any) -> Text | None:
    """Which limit plain data goes beyond, if any; it may come from afar as well as a text."""
    level, count = [given], 0
    for _ in range(DEEPEST + 1):
        below: list[Any] = []
        for one in level:
            if isinstance(one, str) and len(one) > LONGEST_STRING:
                return beyond("own-limit-data-string", LONGEST_STRING)
            if isinstance(one, Mapping):
                below += one.keys()
                below += one.values()
            elif isinstance(one, list | tuple):
                below += one
        count += len(below)
        if count > MOST_VALUES:
            return beyond("own-limit-values", MOST_VALUES)
        if not below:
            return None
        level = below
    return beyond("own-limit-data-depth", DEEPEST)


def too_large() -> Text:
    return beyond("own-limit-bytes", MOST_BYTES)


def beyond(key: str, most: int, **where: int) -> Text:
    return Text(key, {"most": most, **where})


def line_at(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1
