"""How long a seat may think: as long as it likes, so long for each move, or out of a bank."""

from __future__ import annotations

from typing import Literal

import msgspec

from grimoire.core.errors import OptionError

SECOND = 1000  # all times are whole milliseconds
LONGEST = 14 * 24 * 3600  # seconds: games by correspondence


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table: `seconds` for each move, or in the bank; `increment` comes back after a move."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0

    def check(self) -> None:
        """Raises where nobody could play by it."""
        least = 0 if self.kind == "none" else 1
        if not (least <= self.seconds <= LONGEST and 0 <= self.increment <= LONGEST):
            raise OptionError("error-clock", longest=LONGEST)

    def start(self) -> int:
        """What a seat has at the start."""
        return self.seconds * SECOND

    def after(self, left: int, thought: int) -> int:
        """What a seat has left after it has thought so long."""
        if self.kind == "bank":
            return max(0, left - thought) + self.increment * SECOND
        return self.start()
