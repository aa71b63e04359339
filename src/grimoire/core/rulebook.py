"""A rulebook: Markdown in which every clause starts with its number in bold, `**M6.** …`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from grimoire.core.errors import Malformed

CLAUSE = re.compile(r"^\*\*([A-Z]\d+[a-z]?)\.\*\*\s*", re.MULTILINE)


@dataclass(frozen=True)
class Rulebook:
    """The whole text, and its clauses by number."""

    text: str
    clauses: dict[str, str]

    @classmethod
    def read(cls, file: Path) -> Rulebook:
        text = file.read_text("utf-8")
        return cls(text, dict(clauses_of(text)))

    def clause(self, number: str) -> str:
        """The words of one clause."""
        return self.clauses[self.find(number)]

    def spoken(self, number: str) -> str:
        """The words of one clause without marks for bold type and code, for the terminal."""
        return self.clause(number).replace("**", "").replace("`", "")

    def find(self, number: str) -> str:
        """A clause's number as it is printed: `m12A` finds M12a."""
        for name in self.clauses:
            if name.lower() == number.strip().lower():
                return name
        raise Malformed("error-clause", clause_given=number, known=", ".join(self.clauses))


def clauses_of(text: str) -> list[tuple[str, str]]:
    """Each clause with its number; it ends where the next one, or a heading, begins."""
    starts = list(CLAUSE.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    found = []
    for start, end in zip(starts, ends, strict=False):
        words = re.split(r"^#", text[start.end() : end], maxsplit=1, flags=re.MULTILINE)[0]
        found.append((start[1], words.strip()))
    return found
