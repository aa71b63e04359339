from grimoire.core.standing import Given, answer_for, could_stand, still_given
from grimoire.core.table import Table
from tests.core.tables import answer, position
from tests.toy.standing import PATIENT, STANDING


def table() -> Table:
    """Seat 0 holds 2 3 5 6, seat 1 holds 1 2 4 5."""
    return PATIENT.table(position())


def answered(one: Table, seat: int, name: str) -> str | None:
    number = answer_for(STANDING, Given(name, 0), one.observe(seat), seat)
    return None if number is None else str(one.moves(number))


def test_a_standing_answer_meets_the_question() -> None:
    assert [answered(table(), seat, "low") for seat in (0, 1)] == ["bid 2", "bid 1"]


def test_a_question_that_wants_its_own_answer_is_left_to_the_seat() -> None:
    one = table()
    answer(one, "bid 6", "bid 4")
    assert one.actors == (0,)
    assert answered(one, 0, "low") is None


def test_an_answer_that_is_not_legal_is_none() -> None:
    assert answered(table(), 0, "six") == "bid 6"
    assert answered(table(), 1, "six") is None


def test_which_questions_a_standing_answer_could_meet() -> None:
    """Legal or not, and whether the seat has given one or not: others must not learn it."""
    one = table()
    low, six = {"low": STANDING["low"]}, {"six": STANDING["six"]}
    assert all(could_stand(low, one.observe(seat), seat) for seat in (0, 1))
    assert could_stand(six, one.observe(1), 1)
    assert not could_stand({}, one.observe(0), 0)
    answer(one, "bid 6", "bid 4")
    assert not could_stand(low, one.observe(0), 0)
    assert could_stand(STANDING, one.observe(0), 0), "one kind is enough"


def test_those_that_hold_are_kept() -> None:
    one = table()
    given = {0: Given("low", 0), 1: Given("round", 0)}
    assert still_given(STANDING, given, one.observe) == given
    answer(one, "bid 6", "bid 4")
    assert still_given(STANDING, given, one.observe) == {1: Given("round", 0)}
    answer(one, "keep")
    assert still_given(STANDING, given, one.observe) == {0: Given("low", 0)}
