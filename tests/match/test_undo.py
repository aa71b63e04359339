"""What may be taken back, and what has been seen."""

from __future__ import annotations

import pytest

import grimoire
from grimoire import Malformed, Table
from grimoire.match.undo import agreed_step, free_step, own_step, tells
from tests.core.tables import position
from tests.toy import STONES


def gargon() -> tuple[Table, int]:
    """A table at its start, and the seat to play."""
    table = grimoire.game("gargon").new(seats=3, seed=4)
    return table, table.actors[0]


def magicians() -> tuple[Table, int]:
    table = grimoire.game("magicians").new(seats=3, seed=4, deals=1)
    return table, table.actors[0]


def play_first(table: Table) -> None:
    seat = table.actors[0]
    table.play(seat, table.legal(seat)[-1])


def refused(step: object, table: Table, seat: int) -> str:
    with pytest.raises(Malformed) as caught:
        step(table, seat)  # type: ignore[operator]
    return caught.value.key


def test_a_pick_that_nobody_sees_is_undone_freely() -> None:
    table, seat = gargon()
    table.play(seat, table.legal(seat)[0])

    assert not tells(table, 1)
    assert free_step(table, seat) == 1


def test_picks_are_undone_one_by_one() -> None:
    table, seat = gargon()
    table.play(seat, table.legal(seat)[0])
    second = next(move for move in table.legal(seat) if move.kind == "pick")
    table.play(seat, second)

    assert free_step(table, seat) == 2
    assert free_step(table.before(2), seat) == 1


def test_a_play_that_shows_its_colours_is_not_undone() -> None:
    table, seat = gargon()
    table.play(seat, table.legal(seat)[0])
    table.play(seat, "done")

    assert tells(table, 2)
    assert refused(free_step, table, seat) == "error-undo-seen"


def test_a_play_that_shows_a_card_and_draws_another_is_not_undone() -> None:
    table, seat = magicians()
    play_first(table)

    assert tells(table, 1)
    assert refused(free_step, table, seat) == "error-undo-seen"


def test_taking_the_fight_tells_nothing_and_is_undone() -> None:
    table, _ = magicians()
    play_first(table)
    seat = table.actors[0]
    table.play(seat, "take")

    assert not tells(table, 2)
    assert free_step(table, seat) == 2
    assert agreed_step(table, seat) == 2


def test_nothing_is_undone_once_another_seat_has_moved() -> None:
    table, _ = magicians()
    play_first(table)
    seat = table.actors[0]
    table.play(seat, "take")
    play_first(table)
    play_first(table)

    assert refused(free_step, table, seat) == "error-undo-seen"
    assert refused(agreed_step, table, seat) == "error-undo-seen"


def test_who_has_not_moved_has_nothing_to_undo() -> None:
    table, seat = magicians()

    for step in (own_step, free_step, agreed_step):
        assert refused(step, table, seat) == "error-nothing-to-undo"


def test_an_answer_that_nobody_has_seen_does_not_stand_in_the_way() -> None:
    """To refuse because somebody has bid already would tell that they have."""
    table = STONES.table(position())
    table.play(0, "bid 6")
    table.play(1, "bid 5")
    (winner,) = table.actors
    table.play(winner, "keep")
    step = table.steps
    other = 1 - winner
    table.play(other, table.legal(other)[0])

    assert table.pending
    assert free_step(table, winner) == step
    assert table.before(step).pending == {}


def test_answers_given_at_once_are_not_undone_by_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever goes back has learned what the others chose, even if each could have chosen so in any case."""
    monkeypatch.setattr("grimoire.match.undo.tells", lambda *_: False)
    table = STONES.table(position())
    table.play(0, "bid 6")
    table.play(1, "bid 5")

    assert refused(free_step, table, 0) == "error-undo-seen"
    assert refused(free_step, table, 1) == "error-undo-seen"
