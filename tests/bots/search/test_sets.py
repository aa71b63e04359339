"""Information sets: what is a decision of its own in a search, and what is not."""

from __future__ import annotations

from typing import Any

import numpy as np

import grimoire
from grimoire.bots import find_bot
from grimoire.bots.search.sets import forget_moves, remember_move, remember_only_move, set_faced
from grimoire.bots.search.work import Work
from grimoire.core.observation import rows_of
from tests.games.gargon.positions import draw

ME = 0


class Watcher:
    """Somebody in a seat, who tells the decisions of the others apart."""

    def __init__(self, table: grimoire.Table) -> None:
        self.table, self.work = table, Work.new()[0]

    def set_of(self, seat: int) -> int:
        with np.errstate(over="ignore"):
            masks = self.table.entries.masks
            return int(set_faced(rows_of(self.table.states)[0], masks, self.work, ME, seat))

    def play(self, seat: int, move: Any) -> None:
        with np.errstate(over="ignore"):
            note = remember_move if len(self.table.legal(seat)) > 1 else remember_only_move
            note(self.work, seat, int(move))
        self.table.play(seat, move)


def test_every_decision_of_another_seat_is_one_of_its_own() -> None:
    """In Gargon a play is picked card by card, and nobody else sees anything until it is finished."""
    watcher = Watcher(grimoire.game("gargon").new(seats=4, seed=0))
    bots = [find_bot("apprentice")(seat) for seat in range(4)]
    sets = []
    for _ in range(60):
        (seat,) = watcher.table.actors
        if len(watcher.table.legal(seat)) > 1:
            sets.append(watcher.set_of(seat))
        watcher.play(seat, bots[seat].choose(watcher.table.observe(seat), seat, watcher.table.legal(seat)))
    assert len(set(sets)) == len(sets)


def test_what_another_has_picked_matters_and_what_it_holds_does_not() -> None:
    table = draw("A   ...\nB>* r1 r2 r3 ...\nC   ...\nD   ...")

    def after(picked: str, imagined: int | None = None) -> int | None:
        watcher = Watcher(table.copy() if imagined is None else table.imagined(ME, imagined))
        watcher.set_of(1)
        moves = [move for move in watcher.table.legal(1) if str(move) == picked]
        if not moves:
            return None
        watcher.play(1, moves[0])
        return watcher.set_of(1)

    assert {after("+r1", number) for number in range(30)} == {None, after("+r1")}
    assert after("+r1") != after("+r2")


def test_an_iteration_begins_with_nothing_played() -> None:
    watcher = Watcher(grimoire.game("gargon").new(seats=4, seed=0))
    first = watcher.set_of(1)
    with np.errstate(over="ignore"):
        remember_move(watcher.work, 1, 77)
    assert watcher.set_of(1) != first
    forget_moves(watcher.work, 4)
    assert watcher.set_of(1) == first
