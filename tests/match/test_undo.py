"""What may be taken back, and what has been seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import grimoire
from grimoire import Malformed, Table
from grimoire.core.kernel import Mode
from grimoire.match import undo
from grimoire.match.undo import agreed_step, free_step, offered_step, own_step, tells
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


# ---------------------------------------------------------------- before a game is compiled


@pytest.fixture
def pure_python() -> Iterator[Table]:
    """A table whose game is being compiled; its last play shows its colours."""
    table, seat = gargon()
    entries = table.entries
    entries.run_on(table.game.kernels(Mode(compiled=False)))
    table.play(seat, table.legal(seat)[0])
    table.play(seat, "done")
    yield table
    entries.run_on(entries.own)


@pytest.mark.compiled
def test_an_undo_is_offered_before_it_is_worked_out(
    pure_python: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is imagined for the offer."""
    monkeypatch.setattr(Table, "imagined", lambda *_: pytest.fail("imagined"))
    assert offered_step(pure_python, pure_python.history[-1].seat) == 2


@pytest.mark.compiled
def test_it_is_worked_out_when_it_is_asked_for(pure_python: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "SLOW", 1000.0)
    assert refused(free_step, pure_python, pure_python.history[-1].seat) == "error-undo-seen"


@pytest.mark.compiled
def test_it_is_refused_where_all_states_would_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """And never worked out with fewer; compiled it is worked out however long it takes."""
    table, seat = gargon()
    table.play(seat, table.legal(seat)[0])
    entries = table.entries
    entries.run_on(table.game.kernels(Mode(compiled=False)))
    monkeypatch.setattr(undo, "SLOW", 0.0)
    try:
        assert refused(free_step, table, seat) == "error-undo-slow"
        assert table.history[0].tells is None
    finally:
        entries.run_on(entries.own)
    assert free_step(table, seat) == 1
