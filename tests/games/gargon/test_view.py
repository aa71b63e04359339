"""What each viewer sees of the table, as typed data that survives JSON."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from grimoire import Malformed
from grimoire.games.gargon.view import View

from .positions import COLOURS, draw, hand, play, play_out, state_of
from .secrets import moments

VIEWERS = [None, 0, 1, 2]
DRAWING = """
    A>     w1 y9 r0 r0 g15   down y2 y6 r9   won w7 b0 b0
    B      v1 b3                passed          won g1
    C*     r1 r8 y3 y0 g2       picked r8
    left   g3 b1 v2
    right  w4
    out    w0 w0 y15 ...
"""


def counts(letters: str) -> dict[str, int]:
    """How many cards of each colour, such as `w y r r g`."""
    return {colour: letters.split().count(colour) for colour in COLOURS}


def seat_view(colours: str, lying: str = "", won: str | None = None, **facts: Any) -> dict[str, Any]:
    """What is told of a seat; without `won` its winnings are hidden."""
    hidden: dict[str, Any] = {"won_count": 0, "won_top": None, "passed": False, "owed": False}
    hidden |= {"amulets": None, "points": None}
    held = {"hand": counts(colours), "hand_count": len(colours.split())}
    return {**held, "lying": lying.split(), "won": None if won is None else won.split(), **hidden, **facts}


HIDDEN_WINNINGS = {"won": None, "amulets": None, "points": None}
A: dict[str, Any] = {"won_count": 3, "won_top": "b"}
B: dict[str, Any] = {"won_count": 1, "won_top": "g", "passed": True}


def told(viewer: int | None, **options: Any) -> dict[str, Any]:
    """The view as a client gets it."""
    view: dict[str, Any] = json.loads(msgspec.json.encode(draw(DRAWING, **options).view(viewer)))
    return view


# tables that differ in one thing which everybody may know
PUBLIC_FACTS = {
    "who leads": ("A> y1\nB y5\nC y7", "A y1\nB> y5\nC y7"),
    "who passed": ("A> w1 down y1\nB* w2\nC w3", "A> w1 down y1\nB w2 passed\nC* w3"),
    "colours down": ("A> w1 down y1\nB* w2\nC w3", "A> w1 down b1\nB* w2\nC w3"),
    "colours held": ("A> w1\nB y2\nC w3", "A> w1\nB w2\nC w3"),
    "discards": ("A> w1\nB w2\nC w3\nleft g1 g2\nright y1", "A> w1\nB w2\nC w3\nleft g1 g3\nright y1"),
    "order of a stack": ("A> w1\nB w2\nC w3\nleft g1 b1", "A> w1\nB w2\nC w3\nleft b1 g1"),
    "top of winnings": ("A> w1\nB w2\nC w3 won r1 b1", "A> w1\nB w2\nC w3 won b1 r1"),
    "colour fought": ("A> w1\nB* w2 draws\nC w3 up r1\nfought r", "A> w1\nB* w2 draws\nC w3 up r1"),
    "who is still to draw": ("A> w1\nB* w2 draws\nC w3", "A> w1\nB* w2 draws\nC w3 draws"),
}


@pytest.mark.parametrize(("one", "other"), PUBLIC_FACTS.values(), ids=PUBLIC_FACTS)
def test_tables_that_differ_in_what_all_may_know_look_different(one: str, other: str) -> None:
    """G3, G9, G14, G19, G20, G25: nothing that is public is left out."""
    first, second = draw(one), draw(other)

    assert first.view(None) != second.view(None)


# ---------------------------------------------------------------- closed winnings


@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_that_is_public_is_shown_to_everybody(viewer: int | None) -> None:
    view = told(viewer, rounds=6)

    own = {name: view.pop(name) for name in ("viewer", "hand", "picked", "must_pass", "seats")}
    assert own["must_pass"] is False
    assert own["viewer"] == viewer
    discarded = view.pop("discarded")
    assert discarded[:2] == ["w0", "w0"] and "y15" in discarded  # G20
    assert view == {
        "actors": [2],
        "over": False,
        "phase": "playing",
        "round": 7,
        "leader": 0,
        "mix": "2+1",
        "restricted": ["r", "y"],
        "fought": None,
        "last_round": False,
        "stacks": [["v", "b", "g"], ["w"]],  # G3: their colours, the top last
    }


@pytest.mark.parametrize(
    ("viewer", "held", "picked"),
    [
        (None, None, None),
        (0, "w1 r0 r0 y9 g15", ""),
        (1, "b3 v1", ""),
        (2, "r1 r8 y0 y3 g2", "r8"),
    ],
)
def test_g3_values_and_picks_are_shown_to_their_owner_alone(
    viewer: int | None, held: str | None, picked: str | None
) -> None:
    view = told(viewer)

    assert view["hand"] == (None if held is None else held.split())
    assert view["picked"] == (None if picked is None else picked.split())


@pytest.mark.parametrize(
    ("viewer", "seats"),
    [
        (
            None,
            [seat_view("w r r y g", "r y y", **A), seat_view("b v", **B), seat_view("r r y y g")],
        ),
        (
            0,
            [
                seat_view("w r r y g", "r9 y2 y6", "w7 b0 b0", **A | {"amulets": 2}),
                seat_view("b v", **B),
                seat_view("r r y y g"),
            ],
        ),
        (
            1,
            [
                seat_view("w r r y g", "r y y", **A),
                seat_view("b v", "", "g1", **B | {"amulets": 5}),
                seat_view("r r y y g"),
            ],
        ),
        (
            2,
            [
                seat_view("w r r y g", "r y y", **A),
                seat_view("b v", **B),
                seat_view("r r y y g", "", "", amulets=0),
            ],
        ),
    ],
)
def test_g25_closed_winnings_and_face_down_cards_are_read_by_their_owner_alone(
    viewer: int | None, seats: list[dict[str, Any]]
) -> None:
    """G3: of others the colours in hand and on the table show; of their winnings number and top colour."""
    assert told(viewer)["seats"] == seats


def test_g25_what_others_have_won_does_not_show_in_what_one_sees_of_oneself() -> None:
    """While winnings are closed, others show how many cards they have won and the colour on top.

    So majorities, which tell who has more of a colour, are not counted before the end.
    """
    seen = [
        draw(f"A> y1 won w1\nB y2 won {others}\nC y3\nleft g1\nright g2").view(0)
        for others in ("w2 w3 b4", "v2 v3 b4")
    ]

    assert seen[0].seats[1] == seen[1].seats[1]
    assert seen[0].seats[0] == seen[1].seats[0]


# ---------------------------------------------------------------- open winnings, and the end


@pytest.mark.parametrize("viewer", VIEWERS)
def test_g25_open_winnings_are_shown_to_everybody_with_their_points(viewer: int | None) -> None:
    seats = told(viewer, open_winnings=True)["seats"]

    assert [seat["won"] for seat in seats] == [["w7", "b0", "b0"], ["g1"], []]
    assert [seat["amulets"] for seat in seats] == [2, 5, 0]  # G23
    assert [seat["points"] for seat in seats] == [22, 15, 0]  # with majorities, as if it ended now (G22)
    assert [seat["won_top"] for seat in seats] == ["b", "g", None]


def test_g25_the_variant_shows_nothing_else() -> None:
    def common(open_winnings: bool) -> list[Any]:
        views = [told(viewer, open_winnings=open_winnings) for viewer in VIEWERS]
        for view in views:
            view["seats"] = [{**seat, **HIDDEN_WINNINGS} for seat in view["seats"]]
        return views

    assert common(True) == common(False)


def test_g25_at_the_end_all_winnings_are_shown_and_nobody_is_asked() -> None:
    table = play_out(draw("A> y1\nB y5\nC y7 won w1 w2\nleft w3\nright r3"))
    assert table.outcome is not None

    for viewer in VIEWERS:
        view = table.view(viewer)
        assert (view.over, view.phase, view.actors, view.round, view.last_round) == (
            True,
            "over",
            [],
            1,
            True,
        )
        assert [seat.won for seat in view.seats] == [row.split() for row in state_of(table)["won"]]
        assert tuple(seat.points for seat in view.seats) == table.outcome.scores
        assert [seat.hand_count for seat in view.seats] == [0, 0, 0]
        assert view.hand == (None if viewer is None else [])
        assert view.restricted is None and view.mix is None


# ---------------------------------------------------------------- through a round


def test_what_a_round_shows_as_it_goes_on() -> None:
    """G8, G13, G16, G19: the mix, the cards once revealed, the colour fought, the phase."""
    table = draw("""
        A>     r9 y5
        B      r5 y4
        C      r8 w1
        left   w9 w8
        right  g1 g2 g3
    """)
    seen = [table.view(1)]
    for move in ("r9+y5", "r5+y4", "pass 1+0", "fight red", "draw right", "draw right"):
        seen.append(play(table, move).view(1))

    told = [(view.round, view.leader, view.phase, view.mix, view.restricted, view.fought) for view in seen]
    assert told == [
        (1, 0, "playing", None, None, None),
        (1, 0, "playing", "1+1", None, None),
        (1, 0, "playing", "1+1", ["r", "y"], None),
        (1, 0, "battle", "1+1", None, None),
        (1, 0, "consolation", "1+1", None, "r"),
        (1, 0, "consolation", "1+1", None, "y"),
        (2, 1, "playing", None, None, None),
    ]
    lying = [(view.seats[0].lying, view.seats[1].lying, view.seats[2].passed) for view in seen]
    assert lying == [
        ([], [], False),
        (["r", "y"], [], False),
        (["r", "y"], ["r5", "y4"], False),
        (["r9", "y5"], ["r5", "y4"], True),
        (["y5"], ["y4"], True),
        ([], [], True),
        ([], [], False),
    ]


@pytest.mark.parametrize(
    ("down", "mix"),
    [("y2", "1"), ("y2 y6", "2"), ("y2 r9", "1+1"), ("y2 y6 r9", "2+1"), ("y2 r9 w1", "1+1+1")],
)
def test_g7_every_mix_has_its_name(down: str, mix: str) -> None:
    assert draw(f"A> w9 down {down}\nB* w2\nC w3").view(None).mix == mix


def test_g21_a_stack_once_empty_makes_it_the_last_round() -> None:
    table = draw("A> w9 down y2\nB* w2\nC w3\nleft g1\nright g2 g3")
    assert not table.view(None).last_round

    assert play(table, "pass 1+0").view(None).last_round
    assert table.view(None).stacks == [[], ["g", "g"]]


def test_others_see_nothing_of_a_pick() -> None:
    table = draw(DRAWING)
    before = [msgspec.json.encode(table.view(viewer)) for viewer in (None, 0, 1)]
    play(table, "+y0")

    assert table.view(2).picked == ["r8", "y0"]
    assert table.view(2).hand == ["r1", "r8", "y0", "y3", "g2"]  # picked cards are still in hand
    assert [msgspec.json.encode(table.view(viewer)) for viewer in (None, 0, 1)] == before


# ---------------------------------------------------------------- any table


@pytest.mark.compiled
@pytest.mark.parametrize("open_winnings", [False, True])
def test_views_agree_with_the_table_and_come_back_from_json(open_winnings: bool) -> None:
    for seats in (3, 4, 5):
        for table in moments(seats, seats, 0.04, open_winnings=open_winnings):
            state = state_of(table)
            for viewer in (None, *range(seats)):
                view = table.view(viewer)
                assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
                assert view.hand == (None if viewer is None else hand(table, viewer).split())
                assert view.actors == list(table.actors)
                assert view.discarded == state["discarded"].split()
                assert [seat.hand_count for seat in view.seats] == state["hand_count"]
                assert [seat.won_count for seat in view.seats] == [len(row.split()) for row in state["won"]]
                for number, seat in enumerate(view.seats):
                    shown = open_winnings or table.over or number == viewer
                    assert seat.won == (state["won"][number].split() if shown else None)
                    assert (seat.amulets is not None) == shown
                    assert (seat.points is not None) == (open_winnings or table.over)
                    assert seat.owed == bool(state["owed"][number])
                    assert "".join(card[0] for card in seat.lying) == state["lying"][number].replace(" ", "")
                    assert sum(seat.hand.values()) == seat.hand_count


def test_all_viewers_see_the_same_but_for_themselves_and_what_is_theirs() -> None:
    for viewer in (0, 1, 2):
        mine, public = told(viewer), told(None)
        for seat, (own, seen) in enumerate(zip(mine["seats"], public["seats"], strict=True)):
            if seat != viewer:
                assert own == seen
            assert own | HIDDEN_WINNINGS | {"lying": 0} == seen | HIDDEN_WINNINGS | {"lying": 0}
        for name in ("viewer", "hand", "picked", "seats"):
            del mine[name], public[name]
        assert mine == public


@pytest.mark.parametrize("viewer", [-1, 3, 5, True])
def test_there_is_no_view_for_a_seat_that_is_not_there(viewer: int) -> None:
    with pytest.raises(Malformed):
        draw(DRAWING).view(viewer)


@pytest.mark.parametrize(
    ("drawing", "viewer", "must"),
    [
        ("A> y1\nB b1\nC r1", 0, False),  # leads
        ("A> w1 down y1\nB* b1\nC r1", 1, False),  # can follow
        ("A> w1 down y1 y2\nB* b1 r1\nC r2", 1, True),  # has no pair
        ("A> w1 down y1\nB b1 passed\nC* r1", 2, True),  # last, and red is not on the table (G9)
        ("A> w1 down y1 y2\nB* b1 r1\nC r2", 2, False),  # is not to move
        ("A> w1 down y1 y2\nB* b1 r1\nC r2", None, False),
        ("A>\nB\nC\nleft w1 w2\nright g1", 0, True),  # nobody has cards (G12)
    ],
)
def test_g11_who_cannot_play_is_shown_they_must_pass(drawing: str, viewer: int | None, must: bool) -> None:
    assert draw(drawing).view(viewer).must_pass is must


def test_g11_must_pass_is_said_exactly_where_only_passes_are_legal() -> None:
    for seats in (3, 4, 5):
        for table in moments(seats, 7 * seats, 0.2):
            if not table.over and table.view(None).phase == "playing":
                (seat,) = table.actors
                only = all(move.kind == "pass" for move in table.legal(seat))
                assert table.view(seat).must_pass == only
