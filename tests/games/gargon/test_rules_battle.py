"""Clauses G13 to G20, the battle phase: what each allows, and what it does not."""

from __future__ import annotations

import pytest

from grimoire import Table

from .positions import (
    choices,
    discards,
    draw,
    drew,
    faces,
    hand,
    kinds,
    leader,
    lying,
    phase,
    play,
    refused,
    stacks,
    state_of,
    told,
    turn,
    won,
)

UNOPPOSED, BATTLE, REMAINING = 1, 2, 3  # how a card was won


def ways(table: Table) -> list[tuple[int | None, int]]:
    """Who won a card by the last move, and in which of the three ways."""
    return [(seat, way) for seat, _, way in told(table, "won")]


# ---------------------------------------------------------------- the example round of the English book


def test_the_example_round_of_the_english_book_card_for_card() -> None:
    """Anna, Bob, Chris and David are A, B, C and D."""
    table = draw("""
        A*     y2 y6 r9 w1 w2 w3 v1 v2 g1 g2
        B      w4 w5 w6 b4 v4 v5 y4 y5 g4 g5
        C      b2 b8 r8 w7 w8 v7 v8 y7 g7 g8
        D      r0 r14 b12 w9 w10 v9 v10 y9 g9 g10
        left   b1 r1 b3 ...
        right  y1 r3 b5 ...
    """)

    play(table, "y2+y6+r9")  # two yellow cards and a red one
    assert (turn(table), table.view(None).mix) == (1, "2+1")

    play(table, "pass 2+1")  # two cards from the first stack, one from the second
    assert drew(table) == [(1, "b1"), (1, "r1"), (1, "y1")]
    assert len(hand(table, 1).split()) == 13

    play(table, "b2+b8+r8")  # two blue cards and a red one
    assert turn(table) == 3
    assert table.view(3).restricted == ["b", "r", "y"]

    play(table, "r0+r14+b12")  # two red cards and a blue one
    assert kinds(table) == ["played", "revealed", "revealed", "revealed"]
    assert [lying(table, seat) for seat in range(4)] == ["r9 y2 y6", "", "b2 b8 r8", "b12 r0 r14"]
    assert (turn(table), choices(table)) == (0, {"fight red", "fight yellow"})

    play(table, "fight yellow")  # nobody else has one: both are hers; then she can choose nothing but red
    assert won(table, 0) == "y2 y6"
    assert faces(table, "fought") == [(0, "r9"), (2, "r8"), (3, "r14")]
    assert won(table, 3) == "r14" and discards(table) == "r8 r9"
    assert (phase(table), turn(table)) == ("consolation", 0)

    play(table, "draw left")  # first Anna
    assert drew(table) == [(0, "b3")]
    assert turn(table) == 2

    play(table, "draw right")  # then Chris; David wins his 0 alone, and Chris has nothing but blue
    assert drew(table) == [(2, "r3")]
    assert ways(table) == [(3, REMAINING), (3, BATTLE)]
    assert won(table, 3) == "b12 r0 r14"
    assert faces(table, "fought") == [(2, "b8"), (3, "b12")]
    assert discards(table) == "b8 r8 r9"
    assert (phase(table), turn(table)) == ("consolation", 2)

    play(table, "draw right")  # Chris wins her 2 without a battle, and the round is over
    assert drew(table) == [(2, "b5")]
    assert [won(table, seat) for seat in range(4)] == ["y2 y6", "", "b2", "b12 r0 r14"]
    assert ways(table) == [(2, REMAINING)]
    assert [lying(table, seat) for seat in range(4)] == ["", "", "", ""]
    assert kinds(table)[-1] == "led"
    assert turn(table) == leader(table) == 1  # Bob, at Anna's left, starts the next round

    assert hand(table, 0) == "w1 w2 w3 b3 v1 v2 g1 g2"
    assert hand(table, 2) == "w7 w8 b5 v7 v8 r3 y7 g7 g8"
    assert hand(table, 3) == "w9 w10 v9 v10 y9 g9 g10"


# ---------------------------------------------------------------- cards are revealed


def test_g13_all_played_cards_are_revealed_together_after_the_last_turn() -> None:
    table = draw("""
        A*     w5 y5 g5
        B>     ...      down w4 g4
        C      ...      down y3 g3
        D      ...      passed
        E      ...      down w2 y2
    """)
    backs = [[], ["w", "g"], ["y", "g"], [], ["w", "y"]]
    for viewer in (None, 0, 3):
        assert [seat.lying for seat in table.view(viewer).seats] == backs
    play(table, "w5+y5")

    assert [seat for seat, _, _ in told(table, "revealed")] == [1, 2, 4, 0]  # told from the leader on
    shown = [["w5", "y5"], ["w4", "g4"], ["y3", "g3"], [], ["w2", "y2"]]
    for viewer in (None, 0, 1, 2, 3, 4):
        assert [seat.lying for seat in table.view(viewer).seats] == shown


def test_g13_nothing_is_revealed_while_somebody_is_still_to_play() -> None:
    table = draw("""
        A>     ...      down w5
        B*     w6 ...
        C      w7 ...
    """)
    play(table, "w6")

    assert kinds(table) == ["played"]
    assert state_of(table)["shown"] == ["", "", ""]
    assert table.view(2).seats[1].lying == ["w"]


def test_g13_cards_are_revealed_also_if_the_last_seat_passes() -> None:
    table = draw("""
        A>     ...      down w5 y5
        B      ...      down b6 v6
        C*     ...
    """)
    play(table, "pass 1+0")

    assert kinds(table) == ["passed", "drew", "revealed", "revealed"]
    assert state_of(table)["shown"] == ["w5 y5", "b6 v6", ""]


# ---------------------------------------------------------------- who chooses which colour


def test_g14_the_starter_picks_one_of_the_colours_before_him() -> None:
    table = draw("""
        A>*    ...      up w5 b5 y5
        B      ...      up v6 r6 g6
        C      ...      passed
    """)

    assert choices(table) == {"fight white", "fight blue", "fight yellow"}
    for colour in ("violet", "red", "green"):
        assert refused(table, f"fight {colour}") == "G14"


def test_g14_a_pair_of_one_colour_is_one_choice() -> None:
    table = draw("""
        A>*    ...      up w5 w7 b5
        B      ...      passed
        C      ...      passed
    """)

    assert choices(table) == {"fight white", "fight blue"}


def test_g14_he_goes_on_until_he_has_none_left() -> None:
    table = draw("""
        A>*    ...      up w5 b5 y5
        B      ...      up v6 r6 g6
        C      ...      passed
    """)
    play(table, "fight blue")

    assert (turn(table), choices(table)) == (0, {"fight white", "fight yellow"})
    assert refused(table, "fight blue") == "G14"
    play(table, "fight yellow")  # only white is left to him, so that it is not asked for
    assert told(table, "chose") == [(0, 4, 0), (0, 0, 0)]
    assert won(table, 0) == "w5 b5 y5"


def test_g14_then_the_next_player_clockwise_with_cards_picks_until_he_has_none_left() -> None:
    table = draw("""
        A>*    ...      up w5 b5
        B      ...      passed
        C      ...      up v6 r6
        D      ...      up y7 g7
    """)
    play(table, "fight white")
    assert (turn(table), choices(table)) == (2, {"fight violet", "fight red"})
    play(table, "fight red")

    assert (turn(table), choices(table)) == (3, {"fight yellow", "fight green"})
    assert [won(table, seat) for seat in range(4)] == ["w5 b5", "", "v6 r6", ""]
    play(table, "fight green")
    assert won(table, 3) == "y7 g7"
    assert leader(table) == turn(table) == 1


@pytest.mark.parametrize("first", range(4))
def test_g14_the_order_begins_with_the_starter_wherever_he_sits(first: int) -> None:
    rows = [f"{'ABCD'[(first + i) % 4]}{'>*' if i == 0 else ''}" for i in range(4)]
    table = draw(f"""
        {rows[0]}    ...      up w5 b5
        {rows[1]}    ...      up v6 r6
        {rows[2]}    ...      up y7 g7
        {rows[3]}    ...      passed
    """)
    order = [turn(table)]
    for move in ("fight white", "fight violet"):
        play(table, move)
        order.append(turn(table))

    assert order == [first, (first + 1) % 4, (first + 2) % 4]


def test_g14_who_has_lost_all_cards_to_choices_of_others_is_not_asked() -> None:
    """B's colours are all fought for while A chooses; so C chooses after A."""
    table = draw("""
        A>*    ...      up w9 b9
        B      ...      up w8 b8
        C      ...      up v7 r7
    """)
    play(table, "fight white", "draw left", "draw left")  # blue follows by itself, and B loses twice

    assert turn(table) == 2
    assert choices(table) == {"fight violet", "fight red"}


def test_g14_of_three_colours_what_others_have_fought_for_is_no_longer_a_choice() -> None:
    table = draw("""
        A>*    ...      up w9 b9 y9
        B      ...      up v8 r8 y8
        C      ...      passed
    """)
    play(table, "fight yellow", "draw left", "fight white")

    assert (turn(table), choices(table)) == (1, {"fight violet", "fight red"})


def test_g14_a_single_colour_is_fought_for_without_asking() -> None:
    table = draw("""
        A*     y9 ...
        B      g8 ...
        C      ...
    """)
    play(table, "y9", "g8", "pass 1+0")

    assert told(table, "chose") == [(0, 4, 0), (1, 5, 0)]
    assert [won(table, seat) for seat in range(3)] == ["y9", "g8", ""]
    assert turn(table) == leader(table) == 1


def test_g14_nothing_else_is_open_to_the_one_who_chooses() -> None:
    table = draw("""
        A>*    v1 ...      up w5 b5
        B      ...      passed
        C      ...      passed
    """)

    for move in ("pass 1+0", "v1", "done", "draw left"):
        assert refused(table, move) == "G14"


# ---------------------------------------------------------------- A: alone


def test_g15_who_alone_has_the_colour_wins_all_of_it_and_nobody_draws() -> None:
    table = draw("""
        A>*    ...      up y2 y6 r9
        B      ...      passed
        C      ...      up g1 g2 r8
        out
    """)
    before = stacks(table)
    play(table, "fight yellow")  # then the red battle follows by itself, up to the first draw

    assert faces(table, "won")[:2] == [(0, "y6"), (0, "y2")]
    assert ways(table)[:2] == [(0, UNOPPOSED), (0, UNOPPOSED)]
    assert won(table, 0) == "r9 y2 y6"
    assert discards(table) == "r8"
    assert stacks(table) == before and "drew" not in kinds(table)


def test_g15_a_single_card_alone_is_won_too() -> None:
    table = draw("""
        A>*    ...      up y2 r9
        B      ...      passed
        C      ...      passed
    """)
    play(table, "fight yellow")

    assert won(table, 0) == "r9 y2"
    assert "drew" not in kinds(table)


def test_g15_those_who_passed_do_not_take_part() -> None:
    table = draw("""
        A>*    ...      up y2 r9
        B      y15 y14  passed
        C      y13 r15  passed
    """)
    play(table, "fight red")

    assert won(table, 0) == "r9 y2"
    assert hand(table, 1) == "y14 y15" and hand(table, 2) == "r15 y13"


# ---------------------------------------------------------------- B: battles


def test_g16_each_fights_with_the_highest_card_and_the_highest_of_them_wins_itself_alone() -> None:
    table = draw("""
        A>*    ...      up r9 y1 y3
        B      ...      up r8 b1 b2
        C      ...      up r0 r14 w1
        out
    """)
    play(table, "fight red")

    assert faces(table, "fought") == [(0, "r9"), (1, "r8"), (2, "r14")]
    assert faces(table, "won") == [(2, "r14")]
    assert faces(table, "discarded") == [(0, "r9"), (1, "r8")]
    assert won(table, 2) == "r14" and won(table, 0) == won(table, 1) == ""
    assert discards(table) == "r8 r9"


def test_g16_the_winner_need_not_be_the_one_who_chose() -> None:
    table = draw("""
        A>*    ...      up r9 y1
        B      ...      up r10 b1
        C      ...      passed
        out
    """)
    play(table, "fight red")

    assert (won(table, 0), won(table, 1), discards(table)) == ("", "r10", "r9")


def test_g16_then_there_is_a_second_battle_among_cards_still_lying() -> None:
    """A has 12 and 3, B 9 and 7, C only an 11: A wins first, then B's 7 beats A's 3."""
    table = draw("""
        A>*    ...      up r3 r12 y1
        B      ...      up r7 r9 b1
        C      ...      up r11 g1 g2
        left   w1 w2 ...
        right  w3 ...
        out
    """)
    play(table, "fight red")
    assert faces(table, "fought") == [(0, "r12"), (1, "r9"), (2, "r11")]
    assert {battle for _, _, battle in told(table, "fought")} == {1}
    assert (won(table, 0), discards(table)) == ("r12", "r9 r11")
    assert lying(table, 0) == "r3 y1" and lying(table, 1) == "b1 r7"

    play(table, "draw left", "draw left")  # B and C have lost

    assert faces(table, "fought") == [(0, "r3"), (1, "r7")]
    assert {battle for _, _, battle in told(table, "fought")} == {2}
    assert faces(table, "won")[0] == (1, "r7") and ways(table)[0] == (1, BATTLE)
    assert discards(table) == "r3 r9 r11"
    assert (phase(table), turn(table)) == ("consolation", 0)


def test_g16_one_player_may_win_both_battles() -> None:
    table = draw("""
        A>*    ...      up r8 r9 y1
        B      ...      up r6 r7 b1
        C      ...      passed
        left   w1 w2 ...
        out
    """)
    play(table, "fight red", "draw left")

    assert won(table, 0) == "r8 r9"
    assert discards(table) == "r6 r7"


def test_g16_the_second_battle_is_between_the_lower_cards_even_if_the_first_was_lost() -> None:
    """B loses its 9 to a 10, but its 8 beats A's 1."""
    table = draw("""
        A>*    ...      up r1 r10 y1
        B      ...      up r8 r9 b1
        C      ...      passed
        left   w1 w2 ...
        out
    """)
    play(table, "fight red", "draw left")

    assert (won(table, 0), won(table, 1)) == ("r10", "r8")
    assert discards(table) == "r1 r9"


def test_g16_five_players_may_fight() -> None:
    table = draw("""
        A>*    ...      up r1 y1
        B      ...      up r2 b1
        C      ...      up r15 w1
        D      ...      up r4 v1
        E      ...      up r5 g1
        out
    """)
    play(table, "fight red")

    assert faces(table, "won") == [(2, "r15")]
    assert discards(table) == "r1 r2 r4 r5"
    assert state_of(table)["owed"] == [1, 1, 0, 1, 1]


def test_g16_other_colours_are_untouched() -> None:
    table = draw("""
        A>*    ...      up r9 y1 y3
        B      ...      up r8 y7 y8
        C      ...      passed
    """)
    play(table, "fight red")

    assert lying(table, 0) == "y1 y3" and lying(table, 1) == "y7 y8"


# ---------------------------------------------------------------- C: the only one left


def test_g17_who_alone_has_a_card_left_after_the_first_battle_wins_it_without_a_fight() -> None:
    table = draw("""
        A>*    ...      up r9 y1 y3
        B      ...      up r2 r14 b1
        C      ...      passed
        left   w1 ...
        out
    """)
    play(table, "fight red", "draw left")

    assert faces(table, "won")[0] == (1, "r2") and ways(table)[0] == (1, REMAINING)
    assert faces(table, "fought") == []
    assert "r2 r14" in won(table, 1)


def test_g17_it_may_be_the_loser_of_the_first_battle() -> None:
    """As with the blue 2 of the example round: 8 and 2 against 12."""
    table = draw("""
        A>*    ...      up b2 b8 r8
        B      ...      up b12 v1 v2
        C      ...      passed
        left   w1 ...
        out
    """)
    play(table, "fight blue", "draw left")

    assert won(table, 0).split()[0] == "b2"
    assert ways(table)[0] == (0, REMAINING)
    assert won(table, 1).split()[0] == "b12"
    assert discards(table) == "b8"


def test_g17_the_card_is_won_only_after_the_consolation_draws() -> None:
    table = draw("""
        A>*    ...      up r9 y1 y3
        B      ...      up r2 r14 b1
        C      ...      passed
    """)
    play(table, "fight red")
    assert lying(table, 1) == "b1 r2" and won(table, 1) == "r14"
    play(table, "draw right")

    assert kinds(table)[:2] == ["drew", "won"]


# ---------------------------------------------------------------- a 0 never wins a battle


def test_g18_a_0_wins_by_a_where_nobody_else_has_the_colour() -> None:
    table = draw("""
        A>*    ...      up y0 y0 r9
        B      ...      passed
        C      ...      passed
    """)
    play(table, "fight yellow")

    assert won(table, 0) == "r9 y0 y0"
    assert ways(table)[:2] == [(0, UNOPPOSED), (0, UNOPPOSED)]


def test_g18_a_0_wins_by_c_where_it_is_left_alone() -> None:
    table = draw("""
        A>*    ...      up r0 r14 b1
        B      ...      up r9 y1 y2
        C      ...      passed
        left   w1 ...
    """)
    play(table, "fight red", "draw left")

    assert won(table, 0).split()[-2:] == ["r0", "r14"]
    assert (0, REMAINING) in ways(table)


def test_g18_two_0s_alone_are_both_discarded_and_nobody_wins() -> None:
    table = draw("""
        A>*    ...      up r0 y1
        B      ...      up r0 b1
        C      ...      passed
        left   w1 ...
        right  w2 ...
        out
    """)
    play(table, "fight red")

    assert faces(table, "fought") == [(0, "r0"), (1, "r0")]
    assert told(table, "nobody_won") == [(None, 3, 0)]
    assert told(table, "won") == []
    assert faces(table, "discarded") == [(0, "r0"), (1, "r0")]
    assert discards(table) == "r0 r0"
    assert (phase(table), turn(table)) == ("consolation", 0)


def test_g18_two_0s_against_a_higher_card_both_lose_to_it() -> None:
    table = draw("""
        A>*    ...      up r0 y1
        B      ...      up r0 b1
        C      ...      up r1 g1
        out
    """)
    play(table, "fight red")

    assert told(table, "nobody_won") == []
    assert faces(table, "won") == [(2, "r1")]
    assert discards(table) == "r0 r0"
    assert state_of(table)["owed"] == [1, 1, 0]


def test_g18_a_0_loses_to_a_higher_card() -> None:
    table = draw("""
        A>*    ...      up r0 y1
        B      ...      up r1 b1
        C      ...      passed
        out
    """)
    play(table, "fight red")

    assert (won(table, 0), won(table, 1), discards(table)) == ("", "r1", "r0")


def test_g18_two_0s_may_meet_in_the_second_battle() -> None:
    """A has 5 and 0, B 7 and 0: B wins the first battle, nobody the second."""
    table = draw("""
        A>*    ...      up r0 r5 y1
        B      ...      up r0 r7 b1
        C      ...      passed
        left   w1 w2 w3 ...
        out
    """)
    play(table, "fight red")
    assert (won(table, 1), discards(table), turn(table)) == ("r7", "r5", 0)
    play(table, "draw left")

    assert faces(table, "fought") == [(0, "r0"), (1, "r0")]
    assert {battle for _, _, battle in told(table, "fought")} == {2}
    assert told(table, "nobody_won") == [(None, 3, 0)]
    assert told(table, "won") == []
    assert discards(table) == "r0 r0 r5"
    assert (phase(table), turn(table)) == ("consolation", 0)
    play(table, "draw left")
    assert turn(table) == 1
    play(table, "draw left")
    assert [won(table, seat) for seat in range(3)] == ["y1", "b1 r7", ""]


def test_g18_0s_played_in_one_round_but_not_in_one_battle_need_not_be_lost() -> None:
    """A's 0 falls to B's 7 in the first battle; B's own 0 is then alone and wins (the English reading)."""
    table = draw("""
        A>*    ...      up r0 y1 y2
        B      ...      up r0 r7 b1
        C      ...      passed
        left   w1 ...
        out
    """)
    play(table, "fight red", "draw left")

    assert discards(table) == "r0"
    assert won(table, 1).split()[-2:] == ["r0", "r7"]
    assert told(table, "nobody_won") == []


def test_g18_a_second_battle_of_two_0s_and_a_higher_card_is_won_by_that() -> None:
    table = draw("""
        A>*    ...      up r0 r5 y1
        B      ...      up r0 r7 b1
        C      ...      up r1 r3 g1
        out
    """)
    play(table, "fight red")
    assert (won(table, 1), discards(table)) == ("r7", "r3 r5")
    play(table, "draw left", "draw left")

    assert (won(table, 2), discards(table)) == ("r1", "r0 r0 r3 r5")
    assert told(table, "nobody_won") == []
    assert state_of(table)["owed"] == [1, 1, 0]


def test_g18_both_0s_of_one_player_lose_one_after_the_other() -> None:
    table = draw("""
        A>*    ...      up r0 r0 y1
        B      ...      up r1 r2 b1
        C      ...      passed
        left   w1 w2 ...
        out
    """)
    play(table, "fight red", "draw left")

    assert won(table, 1) == "r1 r2" and discards(table) == "r0 r0"
    assert turn(table) == 0
    play(table, "draw left")
    assert hand(table, 0).split().count("w1") == hand(table, 0).split().count("w2") == 1


def test_g18_one_of_both_0s_loses_to_a_single_higher_card_and_the_other_is_won() -> None:
    table = draw("""
        A>*    ...      up r0 r0 y1
        B      ...      up r3 b1 b2
        C      ...      passed
        left   w1 ...
        out
    """)
    play(table, "fight red", "draw left")

    assert discards(table) == "r0"
    assert won(table, 0).split()[0] == "r0" and (0, REMAINING) in ways(table)


def test_g18_0s_of_two_colours_do_not_meet() -> None:
    table = draw("""
        A*     r0 ...
        B      g0 ...
        C      ...
    """)
    play(table, "r0", "g0", "pass 1+0")

    assert (won(table, 0), won(table, 1)) == ("r0", "g0")


# ---------------------------------------------------------------- consolation


def test_g19_who_lost_a_card_draws_one_from_the_stack_he_chooses() -> None:
    table = draw("""
        A>*    g9       up r8 y1
        B      ...      up r9 b1
        C      ...      passed
        left   w1 w2 ...
        right  w3 w4 ...
    """)
    play(table, "fight red")

    assert (phase(table), turn(table)) == ("consolation", 0)
    assert choices(table) == {"draw left", "draw right"}
    left, right = play(table.copy(), "draw left"), play(table.copy(), "draw right")
    assert (hand(left, 0), drew(left)) == ("w1 g9", [(0, "w1")])
    assert (hand(right, 0), drew(right)) == ("w3 g9", [(0, "w3")])
    assert stacks(left)[0][0] == "w2" and stacks(right)[1][0] == "w4"


def test_g19_the_draw_is_mandatory() -> None:
    table = draw("""
        A>*    ...      up r8 y1
        B      ...      up r9 b1
        C      ...      passed
    """)
    play(table, "fight red")

    for move in ("pass 1+0", "done", "fight yellow", "y1"):
        assert refused(table, move) == "G19"


def test_g19_neither_the_winner_nor_anybody_not_in_the_battle_draws() -> None:
    table = draw("""
        A>*    g9       up r8 y1
        B      g8       up r9 b1
        C      g7       up v1 w2
        D      g6       passed
        left   w1 ...
    """)
    play(table, "fight red", "draw left")

    assert [hand(table, seat) for seat in range(4)] == ["w1 g9", "g8", "g7", "g6"]


@pytest.mark.parametrize("first", range(4))
def test_g19_draws_go_from_the_starter_clockwise(first: int) -> None:
    rows = [f"{'ABCD'[(first + i) % 4]}{'>*' if i == 0 else ''}" for i in range(4)]
    table = draw(f"""
        {rows[0]}    g9       up r8 y1
        {rows[1]}    g8       up r7 b1
        {rows[2]}    g7       up r9 v1
        {rows[3]}    g6       up r6 w1
    """)
    order = []
    play(table, "fight red")
    while phase(table) == "consolation":
        order.append(turn(table))
        play(table, "draw left")

    assert order[:3] == [first, (first + 1) % 4, (first + 3) % 4]


def test_g19_the_starter_comes_first_even_if_another_chose_the_colour() -> None:
    """B leads, but C chooses blue, which it loses with A and E: A comes after E, seen from B."""
    table = draw("""
        A*     b3 ...
        B>     ...      down r1
        C      ...      down b1
        D      ...      down b9
        E      ...      down b2
    """)
    play(table, "b3")
    order = []
    while phase(table) == "consolation":
        order.append(turn(table))
        play(table, "draw right")

    assert order == [2, 4, 0]


def test_g19_each_chooses_his_own_stack() -> None:
    table = draw("""
        A>*    g9       up r8 y1
        B      g8       up r7 b1
        C      ...      up r9 v1
        left   w1 w2 ...
        right  w3 w4 ...
    """)
    play(table, "fight red", "draw left", "draw right")

    assert hand(table, 0) == "w1 g9" and hand(table, 1) == "w3 g8"


def test_g19_who_loses_in_both_battles_draws_twice_once_after_each() -> None:
    table = draw("""
        A>*    g9       up r1 r2 y1
        B      ...      up r8 r9 b1
        C      ...      passed
        left   w1 w2 w3 ...
        right  w4 ...
    """)
    play(table, "fight red")
    assert (turn(table), lying(table, 0)) == (0, "r1 y1")
    play(table, "draw left")

    assert kinds(table)[:3] == ["drew", "fought", "fought"]
    assert (phase(table), turn(table), lying(table, 0)) == ("consolation", 0, "y1")
    play(table, "draw right")
    assert hand(table, 0) == "w1 w4 g9"


def test_g19_the_draws_of_the_first_battle_come_before_the_second() -> None:
    table = draw("""
        A>*    ...      up r1 r2 y1
        B      ...      up r8 r9 b1
        C      ...      up r6 r7 g1
    """)
    play(table, "fight red")
    assert turn(table) == 0 and discards(table).count("r") == 2
    play(table, "draw left")
    assert turn(table) == 2 and "fought" not in kinds(table)
    play(table, "draw left")
    assert "fought" in kinds(table)


def test_g19_after_0_against_0_both_losers_draw() -> None:
    table = draw("""
        A>*    g9       up r0 y1
        B      g8       up r0 b1
        C      g7       passed
        left   w1 w2 ...
        right  w3 ...
    """)
    play(table, "fight red", "draw left", "draw left")

    assert [hand(table, seat) for seat in range(3)] == ["w1 g9", "w2 g8", "g7"]


def test_g19_colours_won_alone_console_nobody() -> None:
    table = draw("""
        A>*    ...      up r0 y1
        B      ...      up w1 b1
        C      ...      up v1 g1
    """)
    before = stacks(table)
    play(table, "fight red", "fight white", "fight violet")

    assert stacks(table) == before


def test_g19_drawn_cards_do_not_join_the_battle() -> None:
    """A draws the red 15, which stays in its hand while its other card is fought for."""
    table = draw("""
        A>*    g9       up r1 r2 y1
        B      ...      up r8 r9 b1
        C      ...      passed
        left   r15 ...
    """)
    play(table, "fight red", "draw left")

    assert "r15" in hand(table, 0)
    assert faces(table, "fought") == [(0, "r1"), (1, "r8")]
    assert won(table, 1) == "r8 r9"


def test_g19_all_see_the_colour_of_a_card_drawn_and_the_drawer_its_value() -> None:
    table = draw("""
        A>*    g9       up r8 y1
        B      ...      up r9 b1
        C      ...      passed
        left   w7 ...
    """)
    play(table, "fight red", "draw left")

    for viewer in (None, 0, 1, 2):
        (event,) = [event for event in table.told(viewer) if event.kind == "drew"]
        assert (event.seat, event.a, event.b) == (0, 0, 0)
        assert event.secret == (7 if viewer == 0 else None)


# ---------------------------------------------------------------- discards and empty stacks


def test_g20_discards_lie_face_up_for_everybody() -> None:
    table = draw("""
        A>*    ...      up r8 y1
        B      ...      up r9 b1
        C      ...      passed
        out    v1 v2
    """)
    play(table, "fight red")

    for viewer in (None, 0, 1, 2):
        assert table.view(viewer).discarded == ["v1", "v2", "r8"]


@pytest.mark.parametrize(("left", "right", "side"), [("", "w3 w4", 1), ("w3 w4", "", 0)])
def test_g20_if_one_stack_is_empty_the_draw_comes_from_the_other_unasked(
    left: str, right: str, side: int
) -> None:
    table = draw(f"""
        A>*    g9       up r8 y1 y2
        B      ...      up r9 b1 b2
        C      ...      up v1 g1 g2
        left   {left}
        right  {right}
    """)
    play(table, "fight red")

    assert drew(table) == [(0, "w3")] and told(table, "drew")[0][2] == side
    assert hand(table, 0) == "w3 g9"
    assert phase(table) == "battle"


def test_g20_if_both_are_empty_there_is_no_draw() -> None:
    table = draw("""
        A>*    g9       up r8 y1 y2
        B      ...      up r9 b1 b2
        C      ...      up v1 g1 g2
        left
        right
    """)
    play(table, "fight red")

    assert drew(table) == [] and hand(table, 0) == "g9"
    assert (phase(table), turn(table)) == ("battle", 2)


def test_g20_the_last_card_of_a_stack_leaves_no_choice_to_the_next() -> None:
    table = draw("""
        A>*    g9       up r8 y1
        B      g8       up r7 b1
        C      g7       up r9 v1
        left   w1
        right  w3 w4
    """)
    play(table, "fight red")
    assert choices(table) == {"draw left", "draw right"}
    play(table, "draw left")

    assert drew(table) == [(0, "w1"), (1, "w3")]
    assert told(table, "emptied") == [(None, 0, 0)]


def test_g20_the_last_card_of_all_goes_to_the_first_in_order() -> None:
    table = draw("""
        A>*    g9       up r8 y1
        B      g8       up r7 b1
        C      ...      up r9 v1
        left
        right  w3
    """)
    play(table, "fight red")

    assert drew(table) == [(0, "w3")]
    assert told(table, "emptied") == [(None, 1, 1)]
    assert told(table, "hand_discarded")[:2] == [(0, 2, 0), (1, 1, 0)]


def test_g20_in_the_second_battle_too() -> None:
    table = draw("""
        A>*    g9       up r1 r2 y1
        B      ...      up r8 r9 b1
        C      ...      up v1 g1 g2
        left
        right  w3
    """)
    play(table, "fight red")

    assert drew(table) == [(0, "w3")]
    assert won(table, 1).split()[-2:] == ["r8", "r9"]
    assert hand(table, 0) == "w3 g9"
    assert (phase(table), turn(table)) == ("battle", 2)
