"""The loop that asks and plays."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import grimoire
from grimoire.bots import BOTS
from grimoire.core.moves import Move
from grimoire.core.observation import Observation
from grimoire.match.match import Match
from tests.core.tables import position
from tests.toy.standing import PATIENT

GAME = grimoire.game("magicians")


def match(people: set[int], seed: int = 5) -> Match:
    table = GAME.new(seats=3, seed=seed, deals=1)
    return Match(table, {seat: BOTS["random"](seat) for seat in range(3) if seat not in people})


def test_bots_alone_play_to_the_end() -> None:
    one = match(people=set())
    seats = list(one.advance())
    assert one.table.over
    assert seats == [ply.seat for ply in one.table.history]


def test_a_bot_that_answers_nothing_is_not_taken_for_a_person() -> None:
    class Silent:
        def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
            return None  # type: ignore[return-value]

    table = GAME.new(seats=2, seed=5, deals=1)
    with pytest.raises(grimoire.Malformed, match="not None"):
        list(Match(table, {0: Silent(), 1: Silent()}).advance())


def test_bots_stop_where_a_person_is_asked() -> None:
    one = match(people={0})
    list(one.advance())
    assert one.table.waiting == [0]
    one.answer(0, one.table.legal(0)[0])
    assert list(one.advance())
    assert one.table.waiting == [0]


def test_takeback_goes_to_before_the_seats_own_last_move() -> None:
    one = match(people={0})
    list(one.advance())
    before = one.table.states.tobytes()
    one.answer(0, one.table.legal(0)[0])
    list(one.advance())
    one.takeback(0)
    assert one.table.states.tobytes() == before
    assert one.table.waiting == [0]


def test_nothing_to_take_back_is_told() -> None:
    with pytest.raises(grimoire.Malformed, match="no move of yours"):
        match(people={0}).takeback(0)


# ---------------------------------------------------------------- standing answers


def patient() -> Match:
    """Two people at a table of stones: 2 3 5 6 against 1 2 4 5."""
    return Match(PATIENT.table(position()), {})


def test_a_standing_answer_is_given_until_it_no_longer_holds() -> None:
    one = patient()
    one.stand(0, "low")
    assert list(one.advance()) == [0]
    assert str(one.table.pending[0]) == "bid 2"
    one.answer(1, "bid 4")
    one.answer(1, "keep")
    assert list(one.advance()) == [0]
    one.answer(1, "bid 1")  # seat 0 wins with its 3, and is asked alone

    assert one.table.waiting == [0] and not one.standing
    assert list(one.advance()) == []
    one.answer(0, "keep")
    assert list(one.advance()) == []  # what has ended does not come back
    assert one.table.waiting == [0, 1]


def test_a_standing_answer_is_taken_back() -> None:
    one = patient()
    one.stand(0, "low")
    one.stand(0, "")
    assert list(one.advance()) == []
    one.stand(0, "")  # nothing to take back


def test_an_unknown_standing_answer_is_refused_and_the_one_before_stands() -> None:
    one = patient()
    one.stand(0, "low")
    with pytest.raises(grimoire.Malformed, match=r"“high”. Known: low, round, six"):
        one.stand(0, "high")
    assert one.standing[0].name == "low"
    with pytest.raises(grimoire.Malformed, match="nothing is asked so often"):
        match(people={0}).stand(0, "low")


def test_a_bot_chooses_for_itself() -> None:
    table = PATIENT.table(position())
    one = Match(table, {0: Highest()})
    one.stand(0, "low")
    assert list(one.advance()) == [0]
    assert str(one.table.pending[0]) == "bid 6"


class Highest:
    """Takes the last move of the list."""

    def choose(self, _: Observation, __: int, legal: Sequence[Move]) -> Move:
        return legal[-1]


def test_a_takeback_takes_the_standing_answer_too() -> None:
    """Or it would be given again at once, and there would be no going back."""
    one = patient()
    one.stand(0, "low")
    list(one.advance())
    one.answer(1, "bid 4")
    one.takeback(0)
    assert list(one.advance()) == []
    assert one.table.waiting == [0, 1]
