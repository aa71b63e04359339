"""Clauses M1 to M8, components and play: what each allows, and what it does not."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from scipy.stats import chisquare

import grimoire
from grimoire import IllegalMove, OptionError
from grimoire.core.chance import Script, order_script

from .positions import (
    FLAT,
    GAME,
    OWN_BOX,
    OWNERS,
    cards_of_deck,
    choices,
    draw,
    fight,
    hand,
    kinds,
    pile,
    play,
    play_out,
    position_of,
    refused,
    state_of,
    stored,
    total,
    turn,
)

# ---------------------------------------------------------------- the worked example


def test_the_worked_example_card_for_card() -> None:
    """1 → 3+3 (6) → 12 → ball (12) → 5+5+joker (15) → the next player takes 8 cards, then opens."""
    table = draw("""
        A*     1 5 5 8 9 J
        B      2 3 3 4 7 9
        C      6 6 8 10 11 12
        D      4 7 8 8 10 ball
        stock  6 7 13 11 12 2 9 13 ...
    """)
    seen = []
    for move in ("1", "3+3", "12", "ball", "5+5+J"):
        seat = turn(table)
        table.play(seat, move)
        seen.append((seat, total(table), hand(table, seat)))

    assert seen == [
        (0, 1, "5 5 6 8 9 J"),
        (1, 6, "2 4 7 7 9 13"),
        (2, 12, "6 6 8 10 11 11"),
        (3, 12, "4 7 8 8 10 12"),
        (0, 15, "2 6 8 9 9 13"),
    ]
    assert fight(table) == "1 3 3 12 ball 5 5 J"
    assert turn(table) == 1
    assert choices(table) == {"take"}  # nothing of "2 4 7 7 9 13" makes more than 15

    play(table, "take")

    assert kinds(table) == ["took"]
    assert table.events[0].a == 8
    assert pile(table, 1) == "1 3 3 12 ball 5 5 J"
    assert (fight(table), total(table), turn(table)) == ("", 0, 1)
    assert choices(table) == {"2", "4", "7", "7+7", "9", "13"}  # the same player opens, and must

    play(table, "13")

    assert (fight(table), total(table), turn(table)) == ("13", 13, 2)
    assert stored(table) == [0, 8, 0, 0]


# ---------------------------------------------------------------- components


@pytest.mark.parametrize("deck", ["owners", "flat", list(OWN_BOX)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_m1_there_are_51_magicians_2_balls_and_2_jokers(deck: Any, seats: int) -> None:
    state = state_of(GAME.new(seats=seats, seed=3, deck=deck))
    cards = Counter(" ".join([*state["hand"], state["stock"]]).split())

    assert cards.total() == 55
    assert cards["ball"] == cards["J"] == 2
    assert cards == Counter(cards_of_deck(deck))


def test_m2_the_default_spread_is_that_of_the_owners_reports() -> None:
    state = state_of(GAME.new(seats=4, seed=1))
    cards = Counter(" ".join([*state["hand"], state["stock"]]).split())

    assert [cards[str(value)] for value in range(1, 14)] == [1, 2, 3, 4, 5, 6, 6, 6, 5, 4, 4, 3, 2]
    assert GAME.new(seats=4, seed=1).options["deck"] == "owners"


def test_m2_the_flat_spread_is_four_of_each_and_three_13s() -> None:
    state = state_of(GAME.new(seats=4, seed=1, deck="flat"))
    cards = Counter(" ".join([*state["hand"], state["stock"]]).split())

    assert [cards[str(value)] for value in range(1, 14)] == [4] * 12 + [3]


@pytest.mark.parametrize(
    "deck",
    [
        "",
        "round",
        [4] * 12,  # twelve counts
        [4] * 13,  # 52 cards
        [9, 0, 0, 4, 4, 4, 5, 5, 4, 4, 4, 4, 4],  # nine of a value
        [-1, 5, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 4],
        "1,2,3",
        None,
        51,
        [3.0] + [4] * 12,
        [True] + [5] * 2 + [4] * 10,
    ],
)
def test_m2_other_spreads_are_refused(deck: Any) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats=4, deck=deck)

    assert caught.value.clause == "M2"


def test_m2_any_thirteen_counts_from_0_to_8_that_sum_to_51_can_be_played() -> None:
    for deck in (OWNERS, FLAT, OWN_BOX, (0, 0, 8, 8, 8, 8, 8, 8, 3, 0, 0, 0, 0)):
        assert sum(deck) == 51
        assert play_out(GAME.new(seats=3, seed=1, deck=list(deck), deals=1)).over


# ---------------------------------------------------------------- setting up


@pytest.mark.parametrize("seats", range(2, 7))
def test_m3_everyone_gets_six_cards_and_the_rest_is_the_stock(seats: int) -> None:
    table = GAME.new(seats=seats, seed=5)
    state = state_of(table)

    assert [len(one.split()) for one in state["hand"]] == [6] * seats
    assert len(state["stock"].split()) == state["stock_count"] == 55 - 6 * seats
    assert state["pile"] == [""] * seats and state["fight"] == ""
    assert kinds(table) == ["dealt", *["drew"] * 6 * seats, "opens"]


@pytest.mark.compiled
@pytest.mark.parametrize("seats", range(2, 7))
def test_m3_the_first_starter_is_drawn_at_random(seats: int) -> None:
    starts = Counter(turn(GAME.new(seats=seats, seed=seed)) for seed in range(600))

    assert set(starts) == set(range(seats))
    assert chisquare([starts[seat] for seat in range(seats)]).pvalue > 0.001


@pytest.mark.parametrize("seats", range(2, 7))
def test_m3_each_later_deal_starts_one_seat_further_clockwise(seats: int) -> None:
    table = GAME.new(seats=seats, seed=seats, deals=2 * seats + 1)
    opens = [event.seat for event in table.events if event.kind == "opens"]
    while not table.over:
        table.play(turn(table), table.legal(turn(table))[-1])
        opens += [event.seat for event in table.events if event.kind == "opens"]
        if kinds(table)[-1] == "opens":
            assert turn(table) == opens[-1]

    first = opens[0]
    assert first is not None
    assert opens == [(first + deal) % seats for deal in range(2 * seats + 1)]


def test_m3_every_deal_is_shuffled_anew_from_all_55_cards() -> None:
    table = GAME.new(seats=3, seed=2, deals=3)
    dealt = [state_of(table)]
    while not table.over:
        table.play(turn(table), table.legal(turn(table))[-1])
        if kinds(table)[-1] == "opens":
            dealt.append(state_of(table))

    assert len(dealt) == 3
    for state in dealt:
        assert sorted(" ".join([*state["hand"], state["stock"]]).split()) == sorted(cards_of_deck())
    assert len({state["stock"] for state in dealt}) == 3


def test_m3_the_next_deal_is_what_chance_deals_with_all_its_cards_gathered() -> None:
    wanted = cards_of_deck()[::-1]  # the stock as shuffled, the next card last
    position = position_of(
        """
        fight  ... 12 = 12
        A*     13
        B      4 5   | 6
        """,
        deals=2,
        from_pile=[0, 0],
    )
    table = GAME.table(position, script=Script(*order_script(wanted, cards_of_deck())))

    play(table, "13")

    assert hand(table, 0) == "1 2 2 3 3 3"
    assert hand(table, 1) == "4 4 4 4 5 5"
    assert (fight(table), pile(table, 0), pile(table, 1), total(table)) == ("", "", "", 0)
    assert state_of(table)["seen"] == ""


def test_m3_turns_go_clockwise() -> None:
    table = draw("""
        A      ...
        B      9 ...
        C*     8 ...
        stock  ...
    """)
    order = [turn(table)]
    play(table, "8")
    order.append(turn(table))
    table = draw("""
        fight  8 = 8
        A      ...
        B      9 ...
        C*     10 ...
    """)
    play(table, "10")
    order.append(turn(table))

    assert order == [2, 0, 0]


# ---------------------------------------------------------------- one value, strictly greater


def test_m4_an_opening_may_be_any_total_and_any_number_of_one_value() -> None:
    table = draw("""
        A*     1 5 5 5 13 13
        B      ...
    """)

    assert choices(table) == {"1", "5", "5+5", "5+5+5", "13", "13+13"}


@pytest.mark.parametrize(
    ("last", "allowed"),
    [
        ("9 = 9", {"take", "5+5", "5+5+5", "10", "10+10"}),
        ("10 = 10", {"take", "5+5+5", "10+10"}),
        ("7 7 = 14", {"take", "5+5+5", "10+10"}),
        ("5 5 J = 15", {"take", "10+10"}),
        ("10 10 = 20", {"take"}),
    ],
)
def test_m4_the_total_must_be_strictly_greater_than_the_last_one(last: str, allowed: set[str]) -> None:
    table = draw(f"""
        fight  {last}
        A*     2 5 5 5 10 10
        B      ...
    """)

    assert choices(table) == allowed
    assert refused(table, "2") == "M4"


def test_m4_an_equal_total_is_not_enough() -> None:
    table = draw("""
        fight  5 5 = 10
        A*     10 2 3 4 6 7
        B      ...
    """)

    assert refused(table, "10") == "M4"


def test_m4_totals_are_not_cumulative() -> None:
    table = draw("""
        fight  5 = 5
        A*     6 ...
        B      7 ...
    """)
    play(table, "6", "7")

    assert total(table) == 7
    assert fight(table) == "5 6 7"


def test_m4_cards_of_two_values_cannot_be_played_together() -> None:
    table = draw("""
        A*     5 6 6 7 8 9
        B      ...
    """)

    assert refused(table, "5+6") == "M4"
    assert refused(table, "6+6+5") == "M4"


def test_m4_more_cards_than_held_cannot_be_played() -> None:
    table = draw("""
        A*     5 5 6 7 8 9
        B      5 5 5 4 4 4
    """)

    assert refused(table, "5+5+5") == "M4"
    assert refused(table, "4") == "M4"


def test_m4_only_the_seat_to_play_may_play() -> None:
    table = draw("""
        A*     5 5 6 7 8 9
        B      ...
    """)

    assert table.legal(1) == []
    with pytest.raises(IllegalMove) as caught:
        table.play(1, "1")
    assert caught.value.clause == "M4"


# ---------------------------------------------------------------- jokers


def test_m5_a_joker_alone_is_named_from_1_to_7() -> None:
    table = draw("""
        A*     J 8 8 9 10 11
        B      ...
    """)

    assert choices(table) == {f"J={value}" for value in range(1, 8)} | {"8", "8+8", "9", "10", "11"}
    assert refused(table, "J=8") == "M5"
    assert total(play(table, "J=6")) == 6


def test_m5_two_jokers_together_have_one_value_and_twice_its_total() -> None:
    table = draw("""
        fight  11 = 11
        A*     J J 8 9 10 10
        B      ...
    """)

    assert choices(table) == {"take", "J+J=6", "J+J=7", "10+10"}
    assert total(play(table, "J+J=7")) == 14


def test_m5_with_magicians_a_joker_takes_their_value() -> None:
    table = draw("""
        A*     7 7 J J 9 10
        B      ...
    """)
    with_sevens = {"7", "7+7", "7+J", "7+7+J", "7+J+J", "7+7+J+J"}
    alone = {f"J={value}" for value in range(1, 8)} | {f"J+J={value}" for value in range(1, 8)}

    assert choices(table) == with_sevens | alone | {"9", "10"}
    assert refused(table, "7+J=6") == "M4"  # one value in a play
    assert total(play(table, "7+7+J+J")) == 28


@pytest.mark.parametrize("value", range(1, 14))
def test_m5_a_joker_joins_magicians_up_to_7_only(value: int) -> None:
    table = draw(f"""
        A*     {value} J ...
        B      ...
    """)

    if value <= 7:
        assert total(play(table, f"{value}+J")) == 2 * value
    else:
        assert refused(table, f"{value}+J") == "M5"


def test_m5_a_joker_that_is_not_held_cannot_be_played() -> None:
    table = draw("""
        A*     7 7 J 8 9 10
        B      ...
    """)

    assert refused(table, "7+J+J") == "M5"
    assert refused(table, "J+J=3") == "M5"


def test_m5_a_joker_must_beat_the_last_total_too() -> None:
    table = draw("""
        fight  6 = 6
        A*     J 1 2 2 3 3
        B      ...
    """)

    assert choices(table) == {"take", "J=7", "3+3+J"}
    assert refused(table, "J=6") == "M4"


# ---------------------------------------------------------------- crystal balls


def test_m6_a_ball_repeats_the_last_total() -> None:
    table = draw("""
        fight  12 = 12
        A*     ball 2 3 4 5 6
        B      12 13 ...
    """)
    play(table, "ball")

    assert (total(table), fight(table), turn(table)) == (12, "12 ball", 1)
    assert refused(table, "12") == "M4"  # still to be beaten
    assert "13" in choices(table)


def test_m6_several_players_may_play_balls_in_a_row() -> None:
    table = draw("""
        fight  12 = 12
        A*     ball 2 3 4 5 6
        B      ball 7 8 9 10 11
        C      ...
    """)
    play(table, "ball", "ball")

    assert (total(table), fight(table), turn(table)) == (12, "12 ball ball", 2)


def test_m6_a_ball_cannot_open_a_fight() -> None:
    table = draw("""
        A*     ball ball 2 3 4 5
        B      ...
    """)

    assert choices(table) == {"2", "3", "4", "5"}
    assert refused(table, "ball") == "M6"


def test_m6_nor_can_it_open_after_a_fight_was_taken() -> None:
    table = draw("""
        fight  12 = 12
        A*     ball 2 3 4 5 6
        B      ...
    """)
    play(table, "take")

    assert refused(table, "ball") == "M6"


CLOSED, OPEN = False, True
CALLED = {f"^J={value}" for value in range(1, 8)}


@pytest.mark.parametrize(
    ("open_stack", "held", "stored_cards", "from_pile", "allowed"),
    [
        # the hand decides
        (CLOSED, "ball", "", 0, {"ball"}),
        (CLOSED, "ball ball", "", 0, {"ball"}),
        (CLOSED, "ball 1", "", 0, {"1"}),
        (CLOSED, "ball J", "", 0, {f"J={value}" for value in range(1, 8)}),
        (CLOSED, "1", "", 0, {"1"}),
        # a closed pile is of no use
        (CLOSED, "ball", "5", 0, {"ball"}),
        (CLOSED, "ball", "ball", 0, {"ball"}),
        (CLOSED, "ball", "J", 0, {"ball"}),
        # an open pile's top could open, so the ball cannot
        (OPEN, "ball", "5", 0, {"^5"}),
        (OPEN, "ball ball", "5", 1, {"^5"}),
        (OPEN, "ball", "J", 0, CALLED),
        (OPEN, "ball", "", 0, {"ball"}),
        # a ball on top is no other card
        (OPEN, "ball", "ball", 0, {"ball", "^ball"}),
        (OPEN, "ball", "5 ball", 1, {"ball", "^ball"}),
        (OPEN, "1", "ball", 0, {"1"}),
        (OPEN, "ball 1", "ball", 0, {"1"}),
        # after two plays from the pile alone its top cannot be used by itself (M15)
        (OPEN, "ball", "5", 2, {"ball"}),
        (OPEN, "ball ball", "5", 2, {"ball"}),
        (OPEN, "ball", "J", 2, {"ball"}),
        (OPEN, "ball", "ball", 2, {"ball"}),
        (OPEN, "ball", "", 2, {"ball"}),
        (OPEN, "1", "ball", 2, {"1"}),
        (OPEN, "ball 5", "5", 2, {"5", "5+^5"}),
        (OPEN, "ball 5", "J", 2, {"5", "5+^J"}),
        (OPEN, "ball 8", "J", 2, {"8"}),
        (OPEN, "ball 1", "ball", 2, {"1"}),
    ],
)
def test_m6_a_ball_opens_only_where_nothing_else_could(
    open_stack: bool, held: str, stored_cards: str, from_pile: int, allowed: set[str]
) -> None:
    table = draw(
        f"""
        A*     {held} | {stored_cards}
        B      12 13  | ...
        """,
        open_stack=open_stack,
        from_pile=[from_pile, 0],
    )

    assert choices(table) == allowed


@pytest.mark.parametrize(
    ("held", "stored_cards", "move"),
    [("ball ball", "", "ball"), ("ball", "ball", "^ball")],  # the last card of a hand would end the deal
)
def test_m6_a_ball_that_opens_announces_0_and_the_next_total_must_beat_it(
    held: str, stored_cards: str, move: str
) -> None:
    table = draw(
        f"""
        A*     {held} | {stored_cards}
        B      1 7    | ...
        """,
        open_stack=True,
    )
    play(table, move)

    assert (total(table), fight(table), turn(table)) == (0, "ball", 1)
    assert {"take", "1", "7"} <= choices(table)
    assert total(play(table, "1")) == 1


def test_m6_a_ball_on_a_0_repeats_0() -> None:
    table = draw("""
        fight  ball = 0
        A      2
        B*     ball 3
        C      1 4    | ...
    """)
    play(table, "ball")

    assert (total(table), fight(table), turn(table)) == (0, "ball ball", 2)
    assert choices(table) == {"take", "1", "4"}


def test_m6_a_fight_of_one_ball_can_be_taken() -> None:
    table = draw("""
        fight  ball = 0
        A*     1 4
        B      2   | ...
    """)
    play(table, "take")

    assert (pile(table, 0), turn(table)) == ("ball", 0)


# ---------------------------------------------------------------- refilling, taking


@pytest.mark.parametrize("move", ["8", "8+8", "8+8+8", "J=7", "ball"])
def test_m7_after_any_play_a_ball_too_the_hand_is_refilled_to_six(move: str) -> None:
    table = draw("""
        fight  6 = 6
        A*     8 8 8 J ball 2
        B      ...
        stock  13 12 11 10 ...
    """)
    played = len(move.split("+"))
    play(table, move)

    drawn = [event.secret for event in table.events if event.kind == "drew"]
    assert drawn == [13, 12, 11][:played]
    assert len(hand(table, 0).split()) == 6
    assert all(card in hand(table, 0).split() for card in ["13", "12", "11"][:played])


def test_m7_the_refill_goes_as_far_as_the_stock() -> None:
    table = draw("""
        A*     8 8 8 9 10 11
        B      1 2 3 4 5 6
        stock  13
        fight  ... 6 = 6
    """)
    play(table, "8+8+8")

    assert hand(table, 0) == "9 10 11 13"
    assert kinds(table) == ["played", "drew", "emptied"]

    play(table, "take", "6")

    assert hand(table, 1) == "1 2 3 4 5"
    assert kinds(table) == ["played"]


def test_m7_a_play_with_the_pile_top_refills_only_what_left_the_hand() -> None:
    table = draw(
        """
        A*     8 8 9 10 11 12 | 2 8
        B      ...
        stock  13 1 ...
        """,
        open_stack=True,
    )
    play(table, "8+^8")

    assert hand(table, 0) == "8 9 10 11 12 13"
    assert pile(table, 0) == "2"


def test_m8_who_takes_the_fight_at_once_opens_the_next_and_refills_only_then() -> None:
    table = draw("""
        fight  4 6 6 = 12
        A*     2 3 4 5 6 7  | 9 9
        B      ...
        stock  13 ...
    """)
    play(table, "take")

    assert kinds(table) == ["took"]  # no card is drawn yet
    assert (turn(table), fight(table), total(table)) == (0, "", 0)
    assert pile(table, 0) == "9 9 4 6 6"
    assert hand(table, 0) == "2 3 4 5 6 7"

    play(table, "7")

    assert hand(table, 0) == "2 3 4 5 6 13"
    assert turn(table) == 1


def test_m8_one_may_take_although_one_could_go_higher() -> None:
    table = draw("""
        fight  1 = 1
        A*     13 13 12 12 11 11
        B      ...
    """)

    assert {"take", "13+13"} <= choices(table)
    assert pile(play(table, "take"), 0) == "1"


def test_m8_a_fight_goes_on_round_the_table_until_somebody_takes_it() -> None:
    table = draw("""
        A*     1 9 ...
        B      2 10 ...
        stock  ...
    """)
    play(table, "1", "2", "9", "10")

    assert fight(table) == "1 2 9 10"
    assert turn(table) == 0


# ---------------------------------------------------------------- the rulebook


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rulebook_has_every_clause_once_in_both_languages(lang: str) -> None:
    clauses = GAME.rulebook(lang).clauses

    assert sorted(clauses) == sorted([f"M{number}" for number in range(1, 16)] + ["M12a"])
    assert all(len(words) > 60 for words in clauses.values())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rulebook_gives_the_numbers_of_the_rulings(lang: str) -> None:
    clauses = GAME.rulebook(lang).clauses

    assert all(number in clauses["M1"] for number in ("55", "51", "13"))
    assert "51" in clauses["M2"] and "deck=flat" in clauses["M2"]
    assert "20" in clauses["M11"]
    assert grimoire.game("magicians").rulebook(lang).clause("m12A") == clauses["M12a"]
