"""What each viewer is shown: the table in the words of the game, and no secret of another."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from grimoire import Malformed
from grimoire.games.magicians.view import View

from .positions import GAME, draw, hand, play_out, state_of, turn

DRAWING = """
    fight  1 3 3 12 ball = 12
    A      4 6 6 7 8 9     | 2 2
    B*     5 5 10 13 J 9   | 11 7 J
    C      4 4 5 8 8 ball
    stock  13 12 ...
"""


@pytest.mark.parametrize(
    ("viewer", "held"),
    [
        (None, None),
        (0, ["4", "6", "6", "7", "8", "9"]),
        (1, ["5", "5", "9", "10", "13", "J"]),
        (2, ["4", "4", "5", "8", "8", "ball"]),
    ],
)
def test_a_viewer_sees_the_table_and_only_the_own_hand(viewer: int | None, held: list[str] | None) -> None:
    table = draw(DRAWING, open_stack=True, deals=5, deal=1, points=[7, 8, 9], from_pile=[0, 2, 1])

    told = json.loads(msgspec.json.encode(table.view(viewer)))

    assert told == {
        "viewer": viewer,
        "actors": [1],
        "over": False,
        "deal": 2,
        "deals": 5,
        "opening": False,
        "total": 12,
        "fight": ["1", "3", "3", "12", "ball"],
        "stock_count": 27,
        "seats": [
            {"hand_count": 6, "stored": 2, "pile": ["2", "2"], "must_use_hand": False, "points": 7},
            {"hand_count": 6, "stored": 3, "pile": ["11", "7", "J"], "must_use_hand": True, "points": 8},
            {"hand_count": 6, "stored": 0, "pile": [], "must_use_hand": False, "points": 9},
        ],
        "hand": held,
    }


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_m12_the_piles_of_a_closed_table_are_counted_but_not_shown(viewer: int | None) -> None:
    table = draw(DRAWING)

    assert [(seat.stored, seat.pile) for seat in table.view(viewer).seats] == [
        (2, None),
        (3, None),
        (0, None),
    ]


def test_an_opening_is_told_apart_from_a_total_of_0() -> None:
    opening = draw("""
        A*     5 5
        B      4   | ...
    """)
    ball = draw("""
        fight  ball = 0
        A*     5 5
        B      4   | ...
    """)

    assert (opening.view(0).opening, opening.view(0).total) == (True, 0)
    assert (ball.view(0).opening, ball.view(0).total) == (False, 0)


def test_when_the_game_is_over_nobody_is_asked() -> None:
    table = play_out(GAME.new(seats=3, seed=2, deals=2))
    view = table.view(None)
    assert table.outcome is not None

    assert (view.over, view.actors, view.deal) == (True, [], 2)
    assert tuple(seat.points for seat in view.seats) == table.outcome.scores
    assert [seat.hand_count for seat in view.seats] == [0, 0, 0]


@pytest.mark.parametrize("open_stack", [False, True])
def test_views_agree_with_the_table_and_come_back_from_json(open_stack: bool) -> None:
    rng = random.Random(1)
    for seats in range(2, 7):
        table = GAME.new(seats=seats, seed=seats, deals=1, open_stack=open_stack)
        while not table.over:
            state = state_of(table)
            for viewer in (None, *range(seats)):
                view = table.view(viewer)
                assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
                assert view.hand == (None if viewer is None else hand(table, viewer).split())
                assert view.fight == state["fight"].split() and view.total == state["total"]
                assert [seat.hand_count for seat in view.seats] == state["hand_count"]
                if open_stack:
                    assert [seat.pile for seat in view.seats] == [row.split() for row in state["pile"]]
            table.play(turn(table), rng.choice(table.legal(turn(table))))


def test_all_viewers_see_the_same_but_for_themselves_and_their_hand() -> None:
    table = draw(DRAWING, open_stack=True)
    common = [
        msgspec.structs.replace(table.view(viewer), viewer=None, hand=None) for viewer in (None, 0, 1, 2)
    ]

    assert common.count(common[0]) == 4


@pytest.mark.parametrize("viewer", [-1, 3, 6, True])
def test_there_is_no_view_for_a_seat_that_is_not_there(viewer: int) -> None:
    with pytest.raises(Malformed):
        draw(DRAWING).view(viewer)
