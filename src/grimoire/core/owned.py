"""Material of one's own (characters, maps): read from TOML or plain data, its plain values checked.

What is wrong is told in one line, with the path of the key (`character.3.steps.1.pay`, items counted from 1)
or, where the text is no TOML at all, with the number of the line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grimoire.core.errors import QUOTED, OptionError, quoted, quoted_end, quoted_list
from grimoire.core.limits import MOST_BYTES, excess_of_text, too_large
from grimoire.core.text import Catalogue, Text

MOST_LINES = 20  # told at once; with more, it is not a few slips, and the first is told
LONGEST_PATH = 60  # characters; that of a sound map or character is shorter
UNQUOTED = {"known", "allowed", "file", "problem"}  # values of errors that quote nothing, or are cut already


@dataclass(frozen=True)
class PlainChecks:
    """Checks of plain values. Their errors cite this clause, and speak these texts."""

    clause: str
    texts: Catalogue

    def wrong(self, path: str, key: str, /, clause: str = "", **values: Any) -> OptionError:
        """An error that names the place. Of what was given it quotes little, however much that was."""
        quotes = within_limit(path, values)
        return OptionError(key, clause=clause or self.clause, texts=self.texts, **quotes)

    def parse(self, given: str | Path) -> Any:
        """The data of a TOML text; a text of one line is the name of a file."""
        text = self.read_file(Path(given)) if isinstance(given, Path) or "\n" not in given else given
        self.measure(excess_of_text(text))
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            reason, _, place = str(problem).rpartition(" (at ")
            line = re.fullmatch(r"line (\d+), column \d+\)", place)
            number = line[1] if line else str(text.count("\n") + 1)  # else at the end
            raise self.wrong("", "own-syntax", line=number, problem=quoted(reason)) from None

    def measure(self, excess: Text | None) -> None:
        if excess is not None:
            raise self.wrong("", excess.key, **excess.values)

    def read_file(self, path: Path) -> str:
        """No more of it than a text may have: a device has no end."""
        try:
            with path.open("rb") as file:
                found = file.read(MOST_BYTES + 1)
            self.measure(too_large() if len(found) > MOST_BYTES else None)
            return found.decode("utf-8-sig")  # some editors begin a file with a mark
        except (OSError, UnicodeDecodeError) as problem:
            reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
            raise self.wrong("", "own-file", file=quoted_end(str(path)), problem=reason) from None

    def table(self, path: str, told: Any) -> None:
        if not isinstance(told, Mapping):
            raise self.wrong(path, "own-table")

    def items(self, path: str, told: Any) -> None:
        if not isinstance(told, list):
            raise self.wrong(path, "own-list")

    def keys(self, path: str, told: Mapping[str, Any], needed: set[str], allowed: set[str]) -> None:
        """All that is needed, and nothing that is unknown; the first fault is raised."""
        for fault in self.key_faults(path, told, needed, allowed):
            raise fault

    def key_faults(
        self, path: str, told: Mapping[str, Any], needed: set[str], allowed: set[str]
    ) -> Iterator[OptionError]:
        """What is missing, then what is unknown."""
        for key in sorted(needed - set(told)):
            yield self.wrong(f"{path}.{key}".lstrip("."), "own-missing")
        known = ", ".join(sorted(needed | allowed))
        for key in told:
            if key not in needed and key not in allowed:
                yield self.wrong(f"{path}.{key}".lstrip("."), "own-unknown-key", known=known)

    def number(self, path: str, given: Any, low: int, high: int) -> None:
        if type(given) is not int or not low <= given <= high:
            raise self.wrong(path, "own-number", given=shown(given), low=low, high=high)

    def word(self, path: str, given: Any, allowed: Sequence[str]) -> None:
        if given not in allowed:
            raise self.wrong(path, "own-word", given=shown(given), allowed=", ".join(allowed))

    def flag(self, path: str, given: Any) -> None:
        if not isinstance(given, bool):
            raise self.wrong(path, "own-flag", given=shown(given))


def shown(given: Any) -> str:
    return "–" if given is None else quoted(given)


def within_limit(path: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Values of an error, what is quoted cut so that all of it together stays within the limit."""
    cut = {"path": quoted(path, LONGEST_PATH), **values}
    left = QUOTED - len(cut["path"])
    for name, value in values.items():
        if isinstance(value, str) and name not in UNQUOTED:
            cut[name] = quoted(value, left)
        elif isinstance(value, list):
            cut[name] = quoted_list(value, left)
        else:
            continue
        left = max(1, left - len(cut[name]))
    return cut


# ---------------------------------------------------------------- several faults at once


@dataclass
class Findings:
    """All that was found wrong, in the order of looking."""

    problems: list[OptionError] = field(default_factory=list)

    def sound(self, check: Callable[..., None], *given: Any) -> bool:
        """Whether a check passes; what it complains of is kept."""
        try:
            check(*given)
        except OptionError as problem:
            self.problems.append(problem)
            return False
        return True

    def clean(self, *paths: str) -> bool:
        """Whether nothing is wrong at these paths, nor below them."""
        return not any(
            f"{problem.values['path']}.".startswith(f"{path}.") for problem in self.problems for path in paths
        )


def together(problems: Sequence[OptionError], most: int = MOST_LINES) -> OptionError:
    """One error for all of them, a line each; of more than can be told the first. There is at least one."""
    first, *others = problems
    if not others:
        return first
    if len(problems) > most:
        return OptionError("own-many", texts=first.texts, line=first.as_text(), count=len(others))
    lines = [problem.as_text() for problem in problems]
    words = lines[-1]
    for line in lines[-2:0:-1]:
        words = Text("own-lines", {"line": line, "next": words})
    return OptionError("own-lines", texts=first.texts, line=lines[0], next=words)
