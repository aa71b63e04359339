"""The loop that asks and plays."""

from __future__ import annotations

import pytest

import grimoire
from grimoire.bots import BOTS
from grimoire.match.match import Match

GAME = grimoire.game("magicians")


def match(people: set[int], seed: int = 5) -> Match:
    table = GAME.new(seats=3, seed=seed, deals=1)
    return Match(table, {seat: BOTS["random"](seat) for seat in range(3) if seat not in people})


def test_bots_alone_play_to_the_end() -> None:
    one = match(people=set())
    seats = list(one.advance())
    assert one.table.over
    assert seats == [ply.seat for ply in one.table.history]


def test_bots_stop_where_a_person_is_asked() -> None:
    one = match(people={0})
    list(one.advance())
    assert one.waiting() == [0]
    one.answer(0, one.table.legal(0)[0])
    assert list(one.advance())
    assert one.waiting() == [0]


def test_takeback_goes_to_before_the_seats_own_last_move() -> None:
    one = match(people={0})
    list(one.advance())
    before = one.table.states.tobytes()
    one.answer(0, one.table.legal(0)[0])
    list(one.advance())
    one.takeback(0)
    assert one.table.states.tobytes() == before
    assert one.waiting() == [0]


def test_nothing_to_take_back_is_told() -> None:
    with pytest.raises(grimoire.Malformed, match="no move of yours"):
        match(people={0}).takeback(0)
