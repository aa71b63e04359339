"""The variant *open stack*, M13 to M15: what each clause allows, and what it does not."""

from __future__ import annotations

import pytest

from .positions import OWN_BOX, choices, draw, fight, hand, pile, play, refused, state_of, stored, total, turn


@pytest.mark.parametrize("open_stack", [False, True])
def test_m13_stored_cards_can_be_played_only_with_the_variant(open_stack: bool) -> None:
    table = draw(
        """
        A*     2 3 4 5 6 8 | 9
        B      ...
        """,
        open_stack=open_stack,
    )

    assert ("^9" in choices(table)) == open_stack
    if not open_stack:
        assert refused(table, "^9") == "M13"


def test_m13_a_taken_fight_goes_on_top_in_the_order_played_naturals_below_jokers() -> None:
    table = draw(
        """
        A*     5 5 J J 9 9    | 2
        B      6 6 6 10 10 11 | 3 4
        stock  ...
        """,
        open_stack=True,
    )
    play(table, "5+5+J", "6+6+6", "take")

    assert pile(table, 0) == "2 5 5 J 6 6 6"
    assert pile(table, 1) == "3 4"


def test_m13_the_pile_top_of_a_play_lies_with_the_naturals_or_with_the_jokers() -> None:
    natural = draw(
        """
        A*     5 J 1 2 3 4 | 9 5
        B      ...
        """,
        open_stack=True,
    )
    joker = draw(
        """
        A*     5 5 J 2 3 4 | 9 J
        B      ...
        """,
        open_stack=True,
    )

    assert fight(play(natural, "5+^5+J")) == "5 5 J"
    assert fight(play(joker, "5+5+J+^J")) == "5 5 J J"
    assert total(joker) == 20


def test_m13_the_top_is_a_seventh_card_alone_or_with_hand_cards_of_its_value() -> None:
    table = draw(
        """
        A*     5 5 6 8 9 J | 7 5
        B      ...
        """,
        open_stack=True,
    )
    fives = {"5", "5+5", "5+J", "5+5+J", "^5", "5+^5", "5+5+^5", "^5+J", "5+^5+J", "5+5+^5+J"}
    others = {"6", "6+J", "8", "9"} | {f"J={value}" for value in range(1, 8)}

    assert choices(table) == fives | others
    assert refused(table, "^7") == "M13"  # below the top
    assert refused(table, "6+^5") == "M4"
    play(table, "5+5+^5+J")
    assert (total(table), pile(table, 0)) == (20, "7")


def test_m13_seven_equal_cards_can_be_played_six_of_them_from_the_hand() -> None:
    table = draw(
        """
        A*     8 8 8 8 8 8 | 8
        B      ...
        """,
        open_stack=True,
        deck=OWN_BOX,
    )
    play(table, "8+8+8+8+8+8+^8")

    assert total(table) == 56


def test_m13_a_joker_on_top_works_as_a_joker_and_is_named_anew() -> None:
    table = draw(
        """
        fight  12 6 J = 12
        A*     9 9 8 8 3 3
        B      ...
        """,
        open_stack=True,
    )
    play(table, "take")

    assert {f"^J={value}" for value in range(1, 8)} | {"3+^J", "3+3+^J"} <= choices(table)
    assert "8+^J" not in choices(table)
    assert refused(table, "8+^J") == "M5"
    play(table, "^J=2")  # it was a 6 before
    assert (total(table), fight(table), pile(table, 0)) == (2, "J", "12 6")


def test_m13_both_jokers_one_of_the_hand_one_of_the_pile() -> None:
    table = draw(
        """
        fight  13 = 13
        A*     J 2 2 3 3 4 | J
        B      ...
        """,
        open_stack=True,
    )

    assert choices(table) == {"take", "J+^J=7"}
    assert total(play(table, "J+^J=7")) == 14


def test_m13_a_ball_on_top_works_as_a_ball() -> None:
    table = draw(
        """
        fight  13 13 = 26
        A*     2 2 3 3 4 4 | 9 ball
        B      ...
        """,
        open_stack=True,
    )

    assert choices(table) == {"take", "^ball"}
    play(table, "^ball")
    assert (total(table), fight(table), pile(table, 0), hand(table, 0)) == (
        26,
        "13 13 ball",
        "9",
        "2 2 3 3 4 4",
    )


def test_m13_a_ball_on_top_cannot_open_either() -> None:
    table = draw(
        """
        A*     2 2 3 3 4 4 | 9 ball
        B      ...
        """,
        open_stack=True,
    )

    assert refused(table, "^ball") == "M6"


def test_m13_one_pile_card_a_turn() -> None:
    table = draw(
        """
        A*     5 6 8 9 10 11 | 5 5
        B      ...
        """,
        open_stack=True,
    )

    assert max(move.args.naturals + (move.args.top != 0) for move in table.legal(0)) == 2
    assert refused(table, "^5+^5") == "M13"
    play(table, "^5")
    assert turn(table) == 1  # the turn is over; the next card of the pile waits


def test_m13_only_ones_own_pile_can_be_used() -> None:
    table = draw(
        """
        A*     5 6 8 9 10 11 |
        B      ...           | 7
        """,
        open_stack=True,
    )

    assert not any(move.args.top for move in table.legal(0))
    assert refused(table, "^7") == "M13"


def test_m13_after_taking_the_new_top_may_be_used_to_open_and_the_old_one_not() -> None:
    table = draw(
        """
        fight  4 13 = 13
        A*     2 2 3 3 5 6 | 12
        B      ...
        """,
        open_stack=True,
    )
    assert refused(table, "^12") == "M4"  # it does not beat 13
    play(table, "take")

    assert choices(table) == {"2", "2+2", "3", "3+3", "5", "6", "^13"}
    assert refused(table, "^12") == "M13"
    play(table, "^13")
    assert (total(table), pile(table, 0), hand(table, 0)) == (13, "12 4", "2 2 3 3 5 6")


def test_m14_an_empty_pile_does_not_end_the_deal() -> None:
    table = draw(
        """
        fight  ... 4 = 4
        A*     2 2 | 12
        B      5
        """,
        open_stack=True,
        deals=1,
    )
    play(table, "^12")

    assert not table.over and stored(table) == [0, 0]


def test_m14_an_empty_hand_ends_the_deal_and_the_pile_left_then_counts() -> None:
    table = draw(
        """
        fight  ... 4 = 4
        A*     12  | 2 2 3
        B      5
        """,
        open_stack=True,
        deals=1,
    )
    play(table, "12")

    assert table.outcome is not None
    assert table.outcome.scores == (3, 1)


def test_m14_the_pile_top_played_with_the_last_hand_card_does_not_count() -> None:
    table = draw(
        """
        fight  ... 4 = 4
        A*     3  | 2 2 3
        B      5
        """,
        open_stack=True,
        deals=1,
    )
    play(table, "3+^3")

    assert table.outcome is not None
    assert table.outcome.scores == (2, 1)


# ---------------------------------------------------------------- M15: twice in a row from the pile


def test_m15_after_two_plays_from_the_pile_alone_the_next_needs_a_hand_card() -> None:
    table = draw(
        """
        A*     2 2 3 3 12 12    | 11 9 7
        B      8 10 4 4 4 4
        stock  ...
        """,
        open_stack=True,
    )
    play(table, "^7", "8", "^9", "10")

    assert choices(table) == {"take", "12", "12+12"}
    assert refused(table, "^11") == "M15"


def test_m15_after_two_the_top_may_still_be_used_together_with_a_hand_card() -> None:
    table = draw(
        """
        fight  6 = 6
        A*     2 2 3 4 5 9  | 9
        B      ...
        """,
        open_stack=True,
        from_pile=[2, 0],
    )

    assert choices(table) == {"take", "9", "9+^9"}
    play(table, "9+^9")
    assert state_of(table)["from_pile"] == [0, 0]


@pytest.mark.parametrize(("count", "allowed"), [(0, True), (1, True), (2, False)])
def test_m15_one_play_from_the_pile_does_not_bind_yet(count: int, allowed: bool) -> None:
    table = draw(
        """
        fight  6 = 6
        A*     2 2 3 4 5 5  | 9
        B      ...
        """,
        open_stack=True,
        from_pile=[count, 0],
    )

    assert ("^9" in choices(table)) == allowed


@pytest.mark.parametrize("count", [0, 1])
def test_m15_an_opening_from_the_pile_counts_as_a_play(count: int) -> None:
    table = draw(
        """
        A*     2 2 3 4 5 5  | 9
        B      ...
        """,
        open_stack=True,
        from_pile=[count, 0],
    )
    play(table, "^9")

    assert state_of(table)["from_pile"] == [count + 1, 0]


@pytest.mark.parametrize("count", [0, 1])
def test_m15_a_ball_from_the_pile_counts_as_a_play(count: int) -> None:
    table = draw(
        """
        fight  6 = 6
        A*     2 2 3 4 5 5  | ball
        B      ...
        """,
        open_stack=True,
        from_pile=[count, 0],
    )
    play(table, "^ball")

    assert state_of(table)["from_pile"] == [count + 1, 0]


def test_m15_forbids_a_third_ball_from_the_pile_too() -> None:
    table = draw(
        """
        fight  6 = 6
        A*     2 2 3 4 5 5  | ball
        B      ...
        """,
        open_stack=True,
        from_pile=[2, 0],
    )

    assert "^ball" not in choices(table)
    assert refused(table, "^ball") == "M15"


def test_m15_a_ball_of_the_hand_is_a_hand_card() -> None:
    table = draw(
        """
        fight  6 = 6
        A*     2 2 3 4 5 ball  | 9
        B      ...
        """,
        open_stack=True,
        from_pile=[2, 0],
    )
    play(table, "ball")

    assert state_of(table)["from_pile"] == [0, 0]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_m15_taking_a_fight_does_not_reset_the_count(count: int) -> None:
    table = draw(
        """
        fight  9 = 9
        A*     2 2 3 4 5 5  | 8
        B      ...
        """,
        open_stack=True,
        from_pile=[count, 1],
    )
    play(table, "take")

    assert state_of(table)["from_pile"] == [count, 1]
    assert ("^9" in choices(table)) == (count < 2)


@pytest.mark.parametrize("move", ["9", "9+^9", "J=7"])
def test_m15_any_hand_card_resets_the_count(move: str) -> None:
    table = draw(
        """
        fight  6 = 6
        A*     2 2 3 4 9 J  | 9
        B      ...
        """,
        open_stack=True,
        from_pile=[2, 2],
    )
    play(table, move)

    assert state_of(table)["from_pile"] == [0, 2]


def test_m15_each_seat_has_its_own_count() -> None:
    table = draw(
        """
        A*     2 2 3 4 5 5  | 8
        B      ...          | 9
        """,
        open_stack=True,
        from_pile=[0, 2],
    )
    play(table, "^8")

    assert state_of(table)["from_pile"] == [1, 2]
    assert refused(table, "^9") == "M15"


def test_m15_a_new_deal_resets_the_count() -> None:
    table = draw(
        """
        fight  ... 6 = 6
        A*     9
        B      2 2 | 9
        """,
        open_stack=True,
        deals=2,
        from_pile=[1, 2],
    )
    play(table, "9")

    assert state_of(table)["deal"] == 1
    assert state_of(table)["from_pile"] == [0, 0]
