"""Clauses G21 to G25, the end of a game and its scoring; and G2 and G4, which scoring shows."""

from __future__ import annotations

import pytest

from grimoire import IllegalMove, Table

from .positions import (
    COLOURS,
    DECK,
    GAME,
    SEATS,
    choices,
    discards,
    draw,
    drew,
    hand,
    in_order,
    kinds,
    lying,
    phase,
    play,
    refused,
    state_of,
    told,
    turn,
    won,
)


def ended(*winnings: str) -> Table:
    """A game that has just ended with these cards won: with empty hands all pass, and a stack runs out."""
    last = next(card for card in DECK if card not in " ".join(winnings).split())
    rows = [f"{SEATS[seat]}{'*' if seat == 0 else ''} won {cards}" for seat, cards in enumerate(winnings)]
    table = draw("\n".join([*rows, f"left {last}"]))
    while not table.over:
        table.play(turn(table), table.legal(turn(table))[0])  # the first is a card from the left, if any
    return table


def scores(*winnings: str) -> tuple[int, ...]:
    """What these winnings come to."""
    outcome = ended(*winnings).outcome
    assert outcome is not None
    return tuple(int(points) for points in outcome.scores)


# ---------------------------------------------------------------- the scoring example of both books

ANNA = "w1 w10 g13 g7 v13 v0 v5 y2 y6"
BOB = "w5 w0 y1 y8 y0"
CHRIS = "b15 b3 b2 b0 w6 w11 r10 r8 r7 r2"
DAVID = "r6 r0 r0 y13 y15 b13 b12 b10"


def test_the_scoring_example_of_both_books() -> None:
    """The cards come to 47, 35, 59 and 14.

    The English book prints 48 for the first, whose 6 + 2 + 6 + 8 amulets it adds up to 23: they are 22.
    The French book prints 57 for the third, whose 4 + 20 + 10 amulets it adds up to 32: they are 34.
    """
    table = ended(ANNA, BOB, CHRIS, DAVID)

    assert told(table, "scored") == [(0, 22, 25), (1, 20, 15), (2, 34, 25), (3, 14, 0)]
    assert table.outcome is not None
    assert table.outcome.scores == (47, 35, 59, 14)
    assert table.outcome.winners == (2,)
    assert table.outcome.reason == "stack_emptied"


def test_the_scoring_example_colour_by_colour() -> None:
    table = ended(ANNA, BOB, CHRIS, DAVID)
    white, blue, violet, red, yellow, green = range(6)

    assert told(table, "majority") == [
        (0, white, 5),
        (1, white, 5),
        (2, white, 5),
        (2, blue, 10),
        (0, violet, 10),
        (2, red, 10),
        (1, yellow, 10),
        (0, green, 10),
    ]
    assert told(table, "doubled") == [
        (1, white, 6),  # 3 × 2
        (2, blue, 20),  # (5 + 5) × 2
        (0, violet, 6),  # 3 × 2
        (3, red, 12),  # 3 × 2 × 2
        (1, yellow, 14),  # (5 + 2) × 2
    ]


# ---------------------------------------------------------------- the end


def test_g21_a_stack_emptied_by_a_pass_does_not_end_the_round() -> None:
    """B takes the last card of the left stack; C and D still play, all is fought for, losers still draw."""
    table = draw("""
        A>     r1          down y1 y2
        B*     r2
        C      b8 b9 r3
        D      y8 y9 r4
        left   w1
        right  w5 w6 w7 w8 ...
    """)
    play(table, "pass 1+0")
    assert told(table, "emptied") == [(None, 0, 0)]
    assert turn(table) == 2 and table.view(None).last_round
    play(table, "b8+b9")
    assert turn(table) == 3
    play(table, "y8+y9")

    assert table.over
    assert [won(table, seat) for seat in range(4)] == ["", "", "b8 b9", "y8 y9"]
    assert drew(table) == [(0, "w5"), (0, "w6")]  # after each battle that A lost
    assert kinds(table).index("drew") > kinds(table).index("revealed")


def test_g21_a_stack_emptied_in_a_battle_does_not_end_the_battles() -> None:
    table = draw("""
        A>*    g9       up r8 y1 y2
        B      ...      up r9 v1 v2
        C      ...      up w1 b1 b2
        left   w5
        right  w6 ...
    """)
    play(table, "fight red", "draw left")  # the left stack is empty: A's yellow and B's violet follow

    assert (phase(table), turn(table)) == ("battle", 2)
    assert won(table, 0) == "y1 y2" and won(table, 1) == "v1 v2 r9"
    play(table, "fight blue")
    assert table.over and won(table, 2) == "w1 b1 b2"


def test_g21_passes_of_that_round_still_draw_from_the_other_stack() -> None:
    table = draw("""
        A>     ...      down y1
        B*     ...
        C      r1
        D      r2
        left   w1
        right  w5 w6 w7 w8
    """)
    play(table, "pass 1+0")
    assert choices(table) >= {"pass 0+1", "pass 0+2", "pass 0+3"}
    play(table, "pass 0+3")
    assert choices(table) == {"pass 0+1"}  # red is not on the table (G9)
    play(table, "pass 0+1")

    assert table.over
    assert told(table, "emptied") == [(None, 1, 1)]


def test_g21_it_is_the_same_if_both_stacks_are_emptied() -> None:
    table = draw("""
        A>     ...      down y1
        B*     r1
        C      r2
        left   w1
        right  w5
    """)
    play(table, "pass 1+1")
    assert told(table, "emptied") == [(None, 0, 0), (None, 1, 1)]
    assert turn(table) == 2
    play(table, "pass 0+0")

    assert table.over and won(table, 0) == "y1"


def test_g21_the_game_goes_on_while_both_stacks_have_a_card() -> None:
    table = draw("""
        A>     ...      down y1
        B*     r1
        C      r2
        left   w1 w2
        right  w5 w6
    """)
    play(table, "pass 1+0", "pass 0+1")

    assert not table.over and kinds(table)[-1] == "led"
    assert [len(row) for row in table.view(None).stacks] == [1, 1]
    assert not table.view(None).last_round


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_g21_every_game_ends_after_the_round_in_which_a_stack_ran_out(seats: int) -> None:
    table = GAME.new(seats=seats, seed=seats)
    emptied = led = 0
    while not table.over:
        table.play(turn(table), table.legal(turn(table))[-1])
        emptied += kinds(table).count("emptied")
        led += kinds(table).count("led") if emptied else 0

    assert emptied in (1, 2) and led == 0


def test_g21_hands_are_discarded_face_up_and_score_nothing() -> None:
    table = draw("""
        A>     r1 r2 r3   down y1
        B*     r0 g1
        C      r0
        left   w1
        right  w5 ...
        out    v1 ...
    """)
    before = discards(table).split()
    play(table, "pass 1+0", "pass 0+1")

    assert told(table, "hand_discarded") == [(0, 3, 0), (1, 3, 0), (2, 2, 0)]
    assert [hand(table, seat) for seat in range(3)] == ["", "", ""]
    hands = ["r1", "r2", "r3", "r0", "g1", "w1", "r0", "w5"]
    assert discards(table).split() == in_order([*before, *hands])
    for viewer in (None, 0, 1, 2):
        assert table.view(viewer).discarded == discards(table).split()
    assert table.outcome is not None
    assert table.outcome.scores == (15, 0, 0)  # the yellow 1, and the majority of yellow


def test_g21_an_empty_hand_is_not_told_as_discarded() -> None:
    table = draw("""
        A>              down y1
        B*     r0
        C      r1
        left   w1
    """)
    play(table, "pass 1+0", "pass 0+1")

    assert [seat for seat, _, _ in told(table, "hand_discarded")] == [1, 2]


def test_g21_nobody_has_a_move_once_the_game_is_over() -> None:
    table = ended("w1", "b1", "v1")

    assert table.actors == () and all(table.legal(seat) == [] for seat in range(3))
    assert [lying(table, seat) for seat in range(3)] == ["", "", ""]
    with pytest.raises(IllegalMove) as caught:
        table.play(0, "pass 1+0")
    assert caught.value.clause == "G21"


# ---------------------------------------------------------------- majorities


def test_g22_most_cards_of_a_colour_pay_10() -> None:
    """13 to 15 have no amulets, so that only the bonus counts."""
    assert scores("w13 w14", "w15", "") == (10, 0, 0)


def test_g22_one_card_is_enough_where_nobody_else_has_one() -> None:
    assert scores("w13", "", "") == (10, 0, 0)


def test_g22_tied_players_get_5_each() -> None:
    assert scores("w13", "w14", "") == (5, 5, 0)
    assert scores("w13", "w14", "w15") == (5, 5, 5)
    assert scores("w13 w0", "w14", "w15 w0") == (5, 0, 5)


def test_g22_those_with_fewer_cards_than_the_tied_get_nothing() -> None:
    assert scores("w13 w0", "w14 w0", "w15") == (5, 5, 0)


def test_g22_0s_and_13_to_15_count_like_other_cards() -> None:
    assert scores("w0 w0", "w1", "") == (10, 5, 0)
    assert scores("w13 w14 w15", "w1 w2", "") == (10, 10, 0)


def test_g22_it_is_the_number_of_cards_and_not_their_value_or_amulets() -> None:
    assert scores("w0 w13", "w15", "w3") == (10, 0, 5)


def test_g22_a_colour_nobody_won_pays_nothing() -> None:
    table = ended("", "", "")

    assert told(table, "majority") == []
    assert table.outcome is not None and table.outcome.scores == (0, 0, 0)


def test_g22_each_colour_is_counted_for_itself() -> None:
    assert scores("w13 b13", "w14 b14 b15", "v13") == (5, 15, 10)


def test_g4_nothing_is_limited_by_the_number_of_bonus_cards() -> None:
    """All six colours are tied five ways: thirty fives are paid, though there are eighteen bonus cards."""
    ranks = ("15", "14", "13", "0", "0")
    table = ended(*[" ".join(f"{colour}{rank}" for colour in COLOURS) for rank in ranks])

    assert told(table, "scored") == [(seat, 0, 30) for seat in range(5)]
    assert [bonus for _, _, bonus in told(table, "majority")] == [5] * 30


# ---------------------------------------------------------------- amulets

AMULETS = (0, 5, 5, 5, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0)


def amulets(cards: str) -> int:
    """The amulets of the first seat, if it has won these cards."""
    (one, *_) = told(ended(cards, "", ""), "scored")
    return one[1]


@pytest.mark.parametrize("value", range(16))
def test_g2_each_value_has_its_amulets_in_every_colour(value: int) -> None:
    for colour in COLOURS:
        assert amulets(f"{colour}{value}") == AMULETS[value]


def test_g2_there_are_33_amulets_a_colour_and_198_in_all() -> None:
    for colour in COLOURS:
        assert amulets(" ".join(f"{colour}{value}" for value in range(1, 16))) == 33
    # all cards but the 0s, and but one that lies in the stack, which has no amulets
    assert amulets(" ".join(card for card in DECK if card[1:] not in ("0", "15"))) == 198


def test_g23_every_amulet_is_a_point() -> None:
    assert amulets("w1 w4 b7 b10 v13") == 5 + 3 + 2 + 1


def test_g23_a_0_doubles_the_amulets_of_its_colour() -> None:
    assert amulets("w0 w1 w5") == (5 + 3) * 2


def test_g23_two_0s_make_them_four_times_as_many() -> None:
    assert amulets("w0 w0 w1 w5") == (5 + 3) * 4


def test_g23_a_0_doubles_neither_other_colours_nor_majorities() -> None:
    table = ended("w0 w1 b1", "", "")

    assert told(table, "scored")[0] == (0, 5 * 2 + 5, 20)


def test_g23_a_0_alone_is_worth_nothing_but_its_card() -> None:
    table = ended("w0 w0", "", "")

    assert told(table, "doubled") == []
    assert told(table, "scored")[0] == (0, 0, 10)


def test_g23_a_0_that_another_has_won_doubles_nothing() -> None:
    assert scores("w1 w2", "w0", "") == (10 + 10, 0, 0)


def test_g23_a_0_doubles_only_what_lies_with_it_not_what_is_tied() -> None:
    assert scores("w0 w1", "w2 w3", "") == (5 + 10, 5 + 10, 0)


def test_g23_the_most_that_one_colour_can_bring() -> None:
    table = ended("w0 " * 2 + " ".join(f"w{value}" for value in range(1, 16)), "", "")

    assert told(table, "scored")[0] == (0, 33 * 4, 10)


# ---------------------------------------------------------------- the winner


def test_g24_the_highest_total_wins() -> None:
    table = ended("w1", "b1 b2", "v15")

    assert table.outcome is not None
    assert table.outcome.scores == (15, 20, 10)
    assert table.outcome.winners == (1,)
    assert table.outcome.shares == (0.0, 1.0, 0.0)


@pytest.mark.parametrize(
    ("winnings", "winners", "shares"),
    [
        (("w1", "b1", "v15"), (0, 1), (0.5, 0.5, 0.0)),
        (("w1", "b1", "v1"), (0, 1, 2), (1 / 3, 1 / 3, 1 / 3)),
        (("", "", ""), (0, 1, 2), (1 / 3, 1 / 3, 1 / 3)),
        (("v15", "w1", "b4", "r2"), (1, 3), (0.0, 0.5, 0.0, 0.5)),
    ],
)
def test_g24_a_tie_is_a_shared_victory(
    winnings: tuple[str, ...], winners: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    outcome = ended(*winnings).outcome

    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.shares == pytest.approx(shares)


def test_g24_the_total_is_amulets_and_majorities_together() -> None:
    """B has more amulets, A more majorities."""
    table = ended("w13 b13 v13", "r1 r2 r3", "")

    assert table.outcome is not None and table.outcome.winners == (0,)
    assert table.outcome.scores == (30, 25, 0)


# ---------------------------------------------------------------- winnings

WINNINGS = """
    A*     ...      won w1 b5 y0
    B      ...      won v3 v9
    C      ...
"""


def test_g25_others_see_how_many_cards_are_won_and_the_colour_on_top() -> None:
    table = draw(WINNINGS)

    for viewer in (None, 1, 2):
        seat = table.view(viewer).seats[0]
        assert (seat.won_count, seat.won_top, seat.won, seat.points) == (3, "y", None, None)
    for viewer in (None, 0, 2):
        seat = table.view(viewer).seats[1]
        assert (seat.won_count, seat.won_top, seat.won, seat.points) == (2, "v", None, None)
    assert table.view(0).seats[2].won_top is None and table.view(0).seats[2].won_count == 0


def test_g25_a_player_may_look_at_his_own() -> None:
    table = draw(WINNINGS)

    assert table.view(0).seats[0].won == ["w1", "b5", "y0"]
    assert table.view(1).seats[1].won == ["v3", "v9"]
    assert table.view(1).seats[1].amulets == 5 + 2


def test_g25_majorities_are_not_told_while_winnings_lie_face_down() -> None:
    """Whether one has most cards of a colour depends on what others have, which they keep to themselves."""
    table = draw(WINNINGS)

    for viewer in (None, 0, 1, 2):
        assert [seat.points for seat in table.view(viewer).seats] == [None, None, None]


def test_g25_the_card_won_last_lies_on_top() -> None:
    table = draw("""
        A>*    ...      up w5 b5 y5
        B      ...      passed
        C      ...      passed
    """)
    tops = []
    for move in ("fight yellow", "fight white"):
        play(table, move)
        tops.append(table.view(1).seats[0].won_top)

    assert tops == ["y", "b"]  # blue was fought for by itself after white


def test_g25_with_open_winnings_all_see_all_of_them_by_colour() -> None:
    table = draw(WINNINGS, open_winnings=True)

    for viewer in (None, 0, 1, 2):
        seats = table.view(viewer).seats
        assert [seat.won for seat in seats] == [["w1", "b5", "y0"], ["v3", "v9"], []]
        assert [seat.points for seat in seats] == [5 + 3 + 30, 5 + 2 + 10, 0]


def test_g25_at_the_end_everybody_sees_everything() -> None:
    table = ended(ANNA, BOB, CHRIS, DAVID)

    for viewer in (None, 0, 1, 2, 3):
        seats = table.view(viewer).seats
        assert [seat.won for seat in seats] == [in_order(one.split()) for one in (ANNA, BOB, CHRIS, DAVID)]
        assert [seat.points for seat in seats] == [47, 35, 59, 14]


@pytest.mark.parametrize("open_winnings", [False, True])
def test_g25_winnings_are_public_knowledge_for_bots(open_winnings: bool) -> None:
    table = draw(WINNINGS, open_winnings=open_winnings)

    rows = {viewer: table.observe(viewer).states["won"].tobytes() for viewer in (None, 0, 1, 2)}
    assert set(rows.values()) == {table.states["won"].tobytes()}


def test_g25_the_variant_changes_nothing_but_what_is_shown() -> None:
    closed, opened = draw(WINNINGS), draw(WINNINGS, open_winnings=True)
    while not closed.over:
        assert state_of(closed) == state_of(opened)
        assert [str(move) for move in closed.legal(turn(closed))] == [
            str(move) for move in opened.legal(turn(opened))
        ]
        move = str(closed.legal(turn(closed))[-1])
        play(closed, move)
        play(opened, move)
    assert closed.outcome == opened.outcome


def test_g25_cards_won_are_not_played_again() -> None:
    assert refused(draw(WINNINGS), "w1+b5") == "G7"
