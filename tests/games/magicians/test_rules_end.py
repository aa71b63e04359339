"""Clauses M9 to M12a, the end of a deal and of a game: what each allows, and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire import IllegalMove, OptionError

from .positions import GAME, choices, draw, hand, kinds, play, play_out, refused, state_of, total, turn


def test_m9_the_deal_ends_the_moment_a_hand_is_empty_after_the_refill() -> None:
    table = draw(
        """
        fight  8 = 8
        A*     9
        B      4 5   | ...
        C      7     | 2 2
        """,
        deals=1,
    )
    play(table, "9")

    assert table.over
    assert kinds(table) == ["played", "went_out", "added_hand", "added_hand", "scored", "scored", "scored"]
    assert table.outcome is not None
    # all 55 but the two cards of the fight: 2 + 1 stored by C, none by A, the rest by B
    assert table.outcome.scores == (0, 50, 3)


def test_m9_the_cards_of_the_fight_count_for_nobody() -> None:
    table = draw(
        """
        fight  ... 8 = 8
        A*     9
        B      4 5
        """,
        deals=1,
    )
    play(table, "9")

    assert table.outcome is not None
    assert table.outcome.scores == (0, 2)


def test_m9_six_equal_cards_played_while_the_stock_lasts_do_not_end_the_deal() -> None:
    table = draw(
        """
        A*     6 6 6 6 6 6
        B      ...
        stock  13 12 11 10 9 8 ...
        """,
        deals=1,
    )
    play(table, "6+6+6+6+6+6")

    assert total(table) == 36
    assert hand(table, 0) == "8 9 10 11 12 13"
    assert not table.over and turn(table) == 1
    assert "went_out" not in kinds(table)


def test_m9_nor_do_they_while_the_stock_has_a_single_card() -> None:
    table = draw(
        """
        A*     6 6 6 6 6 6
        B      1 2 3 4 5 7  | ...
        stock  13
        """,
        deals=1,
    )
    play(table, "6+6+6+6+6+6")

    assert hand(table, 0) == "13"
    assert not table.over


def test_m9_six_equal_cards_do_end_it_once_the_stock_is_gone() -> None:
    table = draw(
        """
        A*     6 6 6 6 6 6
        B      1 2 3 4 5 7  | ...
        """,
        deals=1,
    )
    play(table, "6+6+6+6+6+6")

    assert table.over


def test_m9_a_ball_as_the_last_card_ends_the_deal() -> None:
    table = draw(
        """
        fight  8 = 8
        A*     ball
        B      4 5   | ...
        """,
        deals=1,
    )
    play(table, "ball")

    assert table.over and kinds(table)[:2] == ["repeated", "went_out"]


def test_m9_a_ball_that_opens_as_the_last_card_ends_the_deal_after_the_fight_was_taken() -> None:
    table = draw(
        """
        fight  8 9 = 9
        A*     ball
        B      4 5   | ...
        """,
        deals=1,
    )
    play(table, "take")
    assert not table.over
    play(table, "ball")

    assert table.outcome is not None
    assert table.outcome.scores == (2, 52)


def test_m9_taking_never_ends_a_deal() -> None:
    table = draw("""
        fight  ... 8 = 8
        A*     1
        B      4 5
    """)
    play(table, "take")

    assert not table.over and turn(table) == 0
    assert state_of(table)["deal"] == 0


def test_m10_a_deal_scores_the_number_of_cards_stored_and_not_their_values() -> None:
    table = draw(
        """
        fight  ... 8 = 8
        A*     9       | 1 2 ball J
        B      13 13   | 12 12 12
        """,
        deals=2,
        points=(0, 0),
    )
    play(table, "9")

    scored = [(event.seat, event.a, event.b) for event in table.events if event.kind == "scored"]
    assert scored == [(0, 4, 4), (1, 5, 5)]
    assert state_of(table)["points"] == [4, 5]


def test_m10_the_next_deal_begins_with_empty_piles_and_adds_to_the_points() -> None:
    table = draw(
        """
        fight  ... 8 = 8
        A*     9       | 1 2
        B      13 13   | 12
        """,
        deal=1,
        deals=3,
        points=(20, 10),
    )
    play(table, "9")

    state = state_of(table)
    assert state["points"] == [22, 13]
    assert (state["deal"], state["pile"], state["fight"], state["stock_count"]) == (2, ["", ""], "", 43)
    assert [(e.a, e.b) for e in table.events if e.kind == "scored"] == [(2, 22), (3, 13)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_m11_a_game_is_as_many_deals_as_players_unless_told_otherwise(seats: int) -> None:
    table = GAME.new(seats=seats, seed=1)
    deals = kinds(table).count("dealt")
    while not table.over:
        table.play(turn(table), table.legal(turn(table))[-1])
        deals += kinds(table).count("dealt")

    assert table.options["deals"] == deals == seats


@pytest.mark.parametrize("deals", [1, 2, 20])
def test_m11_one_to_twenty_deals_are_played_as_chosen(deals: int) -> None:
    table = GAME.new(seats=2, seed=1, deals=deals)
    scored = 0
    while not table.over:
        table.play(turn(table), table.legal(turn(table))[-1])
        scored += kinds(table).count("scored")

    assert scored == 2 * deals
    assert table.outcome is not None and table.outcome.reason == "deals_played"


@pytest.mark.parametrize("deals", [0, 21, -1, 1.0, "many", None, True, []])
def test_m11_other_numbers_of_deals_are_refused(deals: Any) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats=4, deals=deals)

    assert caught.value.clause == "M11"


def test_m11_the_lowest_total_of_all_deals_wins_not_the_last_deal() -> None:
    table = draw(
        """
        fight  ... 8 = 8
        A*     9
        B      13 13 | 12
        C      4     | 2
        """,
        deal=1,
        deals=2,
        points=(20, 10, 12),
    )
    play(table, "9")

    assert table.outcome is not None
    assert table.outcome.scores == (20, 13, 14)
    assert table.outcome.winners == (1,)
    assert table.outcome.shares == (0.0, 1.0, 0.0)


@pytest.mark.parametrize(
    ("points", "winners", "shares"),
    [
        ((0, 1, 0), (0, 2), (0.5, 0.0, 0.5)),
        ((2, 2, 2), (0, 1, 2), (1 / 3, 1 / 3, 1 / 3)),
        ((2, 2, 3), (0, 1), (0.5, 0.5, 0.0)),
    ],
)
def test_m11_a_tie_is_a_shared_victory(
    points: tuple[int, ...], winners: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    table = draw(
        """
        fight  ... 8 = 8
        A*     9     | 12
        B      13
        C      4
        """,
        deal=1,
        deals=2,
        points=points,
    )
    play(table, "9")

    assert table.outcome is not None
    assert table.outcome.scores == tuple(one + 1 for one in points)
    assert table.outcome.winners == winners
    assert table.outcome.shares == pytest.approx(shares)


def test_m11_nobody_has_a_move_once_the_game_is_over() -> None:
    table = play_out(GAME.new(seats=2, seed=1, deals=1))

    assert table.actors == () and all(table.legal(seat) == [] for seat in range(2))
    with pytest.raises(IllegalMove) as caught:
        table.play(0, "take")
    assert caught.value.clause == "M11"


@pytest.mark.parametrize("open_stack", [False, True])
def test_m12_how_many_cards_each_has_stored_is_public(open_stack: bool) -> None:
    table = draw(
        """
        fight  8 = 8
        A*     2 3 4 5 6 7 | 9 9
        B      ...         | 10 10 10
        C      ...
        """,
        open_stack=open_stack,
    )
    play(table, "take")

    for viewer in (None, 0, 1, 2):
        assert [seat.stored for seat in table.view(viewer).seats] == [3, 3, 0]


def test_m12_every_card_counts_as_seen_once_it_is_played_and_after_it_is_taken() -> None:
    table = draw("""
        fight  8 = 8
        A*     2 3 4 5 9 J
        B      10 ...
    """)
    play(table, "9", "10", "take")

    assert state_of(table)["seen"] == "8 9 10"


def test_m12_the_faces_stored_are_known_to_bots_on_a_closed_table_too() -> None:
    table = draw("""
        fight  8 = 8
        A*     2 3 4 5 6 7 | 9 9
        B      ...         | 10 J
    """)

    for viewer in (None, 0, 1):
        seen = table.observe(viewer).state
        assert [seen.pile[1, i] for i in range(2)] == [10, 15]
        assert (seen.seen[8], seen.seen[9], seen.seen[10], seen.seen[15]) == (1, 2, 1, 1)


def test_m12a_the_opener_must_play_and_cannot_take() -> None:
    table = draw("""
        A*     2 3 4 5 6 7 | 9 9
        B      ...
    """)

    assert "take" not in choices(table)
    assert refused(table, "take") == "M12a"


def test_m12a_a_fight_cannot_be_taken_twice_in_a_turn() -> None:
    table = draw("""
        fight  8 = 8
        A*     2 3 4 5 6 7
        B      ...
    """)
    play(table, "take")

    assert refused(table, "take") == "M12a"


@pytest.mark.parametrize("move", ["ball+ball", "ball+8", "8+ball", "ball+J", "^ball+8", "ball+^ball"])
def test_m12a_a_ball_is_played_alone_and_one_at_a_time(move: str) -> None:
    table = draw("""
        fight  7 = 7
        A*     ball ball 8 8 J 9
        B      ...
    """)

    assert refused(table, move) == "M12a"
