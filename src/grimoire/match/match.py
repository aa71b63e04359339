"""A match: a table, and who sits at it. The one loop that asks and plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grimoire.bots.bot import Bot
from grimoire.core.errors import Malformed
from grimoire.core.moves import Move
from grimoire.core.table import Table


class Match:
    """Seats with a bot answer by themselves; the others are people, whose answers come from outside."""

    def __init__(self, table: Table, bots: Mapping[int, Bot]) -> None:
        self.table = table
        self.bots = dict(bots)

    def waiting(self) -> list[int]:
        """The seats that are asked and have not answered yet."""
        return [seat for seat in self.table.actors if seat not in self.table.pending]

    def advance(self) -> Iterator[int]:
        """Lets bots answer until only people are asked, or the game is over; yields each seat that did."""
        while bots := [seat for seat in self.waiting() if seat in self.bots]:
            seat = bots[0]
            seen = self.table.observe(seat)
            self.answer(seat, self.bots[seat].choose(seen, seat, self.table.legal(seat)))
            yield seat

    def answer(self, seat: int, move: Move | int | str) -> None:
        """Plays a seat's answer."""
        self.table.play(seat, move)

    def takeback(self, seat: int) -> None:
        """Goes back to before the seat's own last move, as a table with one person may."""
        own = [ply.step for ply in self.table.history if ply.seat == seat]
        if not own:
            raise Malformed("error-nothing-to-undo")
        self.table = self.table.before(own[-1])
