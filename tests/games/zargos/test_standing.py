"""Standing passes: until one's own turn, or for the rest of a round (Z34)."""

from __future__ import annotations

import pytest

from grimoire.match.match import Match

from .positions import GAME, planet, state_of

LAND = {"tairo-0": "dragons 3", "ohms-0": "knights 3", "kahil-0": "monks 3"}


def windows_of_first_seat(standing: str) -> list[tuple[int, int]]:
    """In which windows of two rounds seat 0, the Dragons, is asked: the round, and the place in the order."""
    table = planet(land=LAND, people="dragons", phase="window", hands={0: "madness", 1: "ice"}, alone=True)
    match = Match(table, {})
    match.answer(0, "pass")
    match.answer(1, "pass")
    if standing:
        match.stand(0, standing)
    asked: list[tuple[int, int]] = []
    while True:
        for _ in match.advance():
            pass
        state = state_of(match.table)
        if match.table.over or state["rounds"] > 3:
            return asked
        seat = match.table.waiting[0]
        legal = [str(move) for move in match.table.legal(seat)]
        if seat == 0 and "pass" in legal:
            asked.append((state["rounds"], state["at"]))
        dull = [one for one in ("pass", "done", "boats 0", "pawns 0") if one in legal]
        match.answer(seat, [*dull, *legal][0])


def test_without_one_every_window_asks() -> None:
    assert windows_of_first_seat("") == [(2, 1), (2, 2), (3, 0), (3, 1), (3, 2)]


def test_until_my_turn_nobody_asks_before_it() -> None:
    """In the next round the Dragons come second."""
    assert windows_of_first_seat("turn") == [(3, 1), (3, 2)]


def test_for_this_round_nobody_asks_in_it() -> None:
    assert windows_of_first_seat("round") == [asked for asked in windows_of_first_seat("") if asked[0] == 3]


@pytest.mark.parametrize("name", ["turn", "round"])
def test_only_questions_about_cards_are_answered(name: str) -> None:
    table = planet(land=LAND, people="dragons", hands={0: "war"})
    state = table.observe(0).state

    assert table.view(0).phase == "attack"
    assert GAME.standing[name].answer(table.boxes[0], state, 0) is None


def test_buying_is_no_turn_of_ones_own() -> None:
    """Between turns `people` is whoever buys; a pass until one's turn outlives that."""
    table = planet(land=LAND, people="monks", phase="window", hands={0: "madness", 1: "ice"}, alone=True)
    state = table.observe(0).state
    mark = GAME.standing["turn"].mark(state)
    buying = planet(land=LAND, people="dragons", phase="buy", hands={0: "madness"}, points={"dragons": 9})

    assert GAME.standing["turn"].holds(buying.observe(0).state, 0, mark)


@pytest.mark.parametrize("name", ["turn", "round"])
def test_a_wind_of_war_for_ones_own_attack_is_asked_for(name: str) -> None:
    """The defender's pass stands, the attacker is asked whenever it was given (Z16)."""
    land = {"tairo-0": "dragons 9", "tairo-1": "knights 3"}
    match = Match(planet(land=land, hands={0: "war", 1: "war"}), {})
    for seat in (0, 1):
        match.stand(seat, name)
    for move in ("tairo-0 > tairo-1 x6", "done"):
        match.answer(0, move)
    assert list(match.advance()) == []
    assert [str(move) for move in match.table.legal(0)] == ["pass", "war attack"]
    match.answer(0, "pass")
    assert next(iter(match.advance())) == 1
