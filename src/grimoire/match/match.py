"""A match: a table, and who sits at it. The one loop that asks and plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grimoire.bots.bot import Bot
from grimoire.core.errors import Malformed
from grimoire.core.moves import Move
from grimoire.core.standing import Given, answer_for, still_given
from grimoire.core.table import Table
from grimoire.match.undo import own_step


class Match:
    """Seats with a bot answer by themselves; the others are people, whose answers come from outside."""

    def __init__(self, table: Table, bots: Mapping[int, Bot]) -> None:
        self.table = table
        self.bots = dict(bots)
        self.standing: dict[int, Given] = {}

    def advance(self) -> Iterator[int]:
        """Lets bots and standing answers answer until only people are asked; yields each seat that did."""
        while (seat := self._answer_next()) is not None:
            yield seat

    def _answer_next(self) -> int | None:
        """Gives the first answer that needs no person; says whose it was."""
        for seat in self.table.waiting:
            if seat in self.bots:  # whatever it answers is its answer
                self.answer(seat, self._asked(seat))
                return seat
            move = self._stood(seat)
            if move is not None:
                self.answer(seat, move)
                return seat
        return None

    def _asked(self, seat: int) -> Move:
        """What a bot answers."""
        return self.bots[seat].choose(self.table.observe(seat), seat, self.table.legal(seat))

    def _stood(self, seat: int) -> Move | int | str | None:
        """The standing answer of a person; None where they are asked."""
        table, given = self.table, self.standing.get(seat)
        return answer_for(table.game.standing, given, table.observe(seat), seat) if given else None

    def stand(self, seat: int, name: str) -> None:
        """Gives a standing answer; an empty name takes it back."""
        given = given_now(self.table, seat, name) if name else None
        self.standing.pop(seat, None)
        if given is not None:
            self.standing[seat] = given

    def answer(self, seat: int, move: Move | int | str) -> None:
        """Plays a seat's answer."""
        self.table.play(seat, move)
        self.standing = still_given(self.table.game.standing, self.standing, self.table.observe)

    def takeback(self, seat: int) -> None:
        """Goes back to before the seat's own last move, as a table with one person may.

        A standing answer goes with it, or it would be given at once again.
        """
        self.table = self.table.before(own_step(self.table, seat))
        self.standing.pop(seat, None)


def given_now(table: Table, seat: int, name: str) -> Given:
    """A standing answer as it is given at this moment; Malformed where the game has none of that name."""
    kinds = table.game.standing
    if name not in kinds:
        key = "error-standing" if kinds else "error-no-standing"
        raise Malformed(key, given=name, known=", ".join(kinds))
    return Given(name, kinds[name].mark(table.observe(seat).state))
