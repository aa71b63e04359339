"""How long a bot may think about a move."""

from __future__ import annotations

import re
from dataclasses import dataclass

from grimoire.core.errors import OptionError

FORM = re.compile(r"(\d+(?:\.\d+)?)\s*(ms|s|)")
LONGEST = 3600.0  # seconds
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
    budget = (
        Budget(seconds=number / 1000 if unit == "ms" else number) if unit else Budget(iterations=int(number))
    )
    if not (0.001 <= budget.seconds <= LONGEST or 1 <= budget.iterations == number <= MOST):
        raise OptionError("error-budget", given=given)
    return budget
