"""How long a bot may think about a move."""

from __future__ import annotations

import re
from dataclasses import dataclass

from grimoire.core.errors import OptionError

FORM = re.compile(r"(\d+(?:\.\d+)?)\s*(ms|s|)")
SHORTEST, LONGEST = 0.001, 3600.0  # seconds
MOST = 10**9  # iterations


@dataclass(frozen=True)
class Budget:
    """For so many seconds, or for so many iterations, which make a choice reproducible."""

    seconds: float = 0.0
    iterations: int = 0


def read_budget(given: str) -> Budget:
    """A budget as it is written: `50ms`, `2s`, or a number of iterations."""
    found = FORM.fullmatch(given.strip())
    if found is None:
        raise OptionError("error-budget", given=given)
    number, unit = float(found[1]), found[2]
    seconds = number / 1000 if unit == "ms" else number
    if unit and SHORTEST <= seconds <= LONGEST:
        return Budget(seconds=seconds)
    if not unit and 1 <= number <= MOST and number.is_integer():
        return Budget(iterations=int(number))
    raise OptionError("error-budget", given=given)
