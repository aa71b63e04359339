"""The characters, clause by clause (D16–D41)."""

from __future__ import annotations

import pytest

from ..shared import say
from .positions import (
    GAME,
    HELD,
    bank,
    bank_stones,
    bid,
    choices,
    come_up,
    draw,
    forbids,
    kept,
    kinds,
    now,
    of_turn,
    outbid,
    phase,
    play,
    points,
    purse,
    refused,
    silver,
    state_of,
    stones,
    to_come,
    told,
    used,
)

# ---------------------------------------------------------------- standard characters


def test_d16_the_black_coin_of_the_witch_is_for_this_turn() -> None:
    table = outbid(draw("A\nB\nC\nnow witch\nnext charlatan fairy ..."))
    assert purse(table, 0) == "7f 2c 5s 1b 1x"

    bid(table, "1b 8f 0")

    assert points(table) == [0, 0, 0] and purse(table, 0) == "7f 2c 5s 1x"


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_d17_a_dragon_gives_a_stone_of_its_colour(colour: str) -> None:
    table = outbid(draw(f"A\nB\nC\nnow {colour}-dragon\nnext thief"))
    none = outbid(draw(f"A\nB {colour[0]}12\nC\nnow {colour}-dragon\nnext thief"))

    assert stones(table, 0) == f"{colour[0]}1"
    assert stones(none, 0) == "" and told(none, "took_stone")[0][2] == 0


def test_d18_the_magician_wants_one_of_each_colour() -> None:
    table = outbid(draw("A r2 b1 y3\nB\nC\nnow magician\nnext thief"))

    play(table, "way 1")

    assert stones(table, 0) == "r1 y2" and points(table) == [1, 0, 0]
    assert phase(outbid(draw("A r4 b4\nB\nC\nnow magician\nnext thief"))) == "bid"


def test_d19_the_enchanter_wants_any_four() -> None:
    table = play(outbid(draw("A r2 b1 y3\nB\nC\nnow enchanter\nnext thief")), "way 1")
    assert choices(table) == {"pay 2r+1b+1y", "pay 2r+2y", "pay 1r+1b+2y", "pay 1r+3y", "pay 1b+3y"}

    play(table, "pay 1r+3y")

    assert stones(table, 0) == "r1 b1" and points(table) == [1, 0, 0]


@pytest.mark.parametrize(("held", "left"), [("r2 b1 y1", ""), ("r7", "r3")])
def test_d19_without_a_choice_the_stones_are_paid_without_asking(held: str, left: str) -> None:
    table = play(outbid(draw(f"A {held}\nB\nC\nnow enchanter\nnext thief")), "way 1")

    assert stones(table, 0) == left and points(table) == [1, 0, 0]


def test_d19_three_stones_are_too_few() -> None:
    table = outbid(draw("A r2 b1\nB\nC\nnow enchanter\nnext thief"))

    assert purse(table, 0) == "7f 2c 8s 1x"


def test_d20_the_sorcerer_wants_four_of_one_colour() -> None:
    table = play(outbid(draw("A r4 b5 y3\nB\nC\nnow sorcerer\nnext thief")), "way 1")
    assert choices(table) == {"red", "blue"} and refused(table, "yellow") == "D15"

    play(table, "blue")

    assert stones(table, 0) == "r4 b1 y3" and points(table) == [2, 0, 0]


def test_d20_or_a_common_gold() -> None:
    assert purse(outbid(draw("A r3 b3 y3\nB\nC\nnow sorcerer\nnext thief")), 0) == "7f 3c 5s 1x"


# ---------------------------------------------------------------- the Thief


def test_d21_a_stone_of_the_second_highest_bidder() -> None:
    table = bid(draw("A\nB r1 b2\nC y3\nnow thief\nnext red-dragon"), "5f 3f 2f")
    assert choices(table) == {"red", "blue"} and refused(table, "yellow") == "D21"

    play(table, "blue")

    assert (stones(table, 0), stones(table, 1)) == ("b1", "r1 b1")


def test_d21_doubled_values_count() -> None:
    table = bid(draw("A\nB r1\nC 2f 1a y3\nnow thief\nnext red-dragon"), "5f 3f 2f+1a")

    assert (stones(table, 0), stones(table, 2)) == ("y1", "y2")


def test_d21_several_seconds_the_thief_chooses_the_player_then_the_colour() -> None:
    table = bid(draw("A\nB r1 b1\nC y3\nD r5\nnow thief\nnext red-dragon"), "5f 3f 2f+1c 2f")
    assert choices(table) == {"player 2", "player 3"} and refused(table, "player 4") == "D21"

    assert choices(play(table.copy(), "player 2")) == {"red", "blue"}
    assert stones(play(table, "player 3"), 0) == "y1"


def test_d21_one_of_them_who_has_a_stone() -> None:
    table = bid(draw("A\nB 8f 2c\nC y1\nD 8f\nnow thief\nnext red-dragon"), "5f 3f 3f 3f")

    assert stones(table, 0) == "y1" and purse(table, 1) == "5f 2c 3x"


def test_d21_if_none_has_a_stone_the_choice_is_free() -> None:
    table = bid(draw("A\nB 3f 1c\nC 3f\nD r1\nnow thief\nnext red-dragon"), "5f 3f 3f 0")
    assert choices(table) == {"player 2", "player 3"}

    assert purse(play(table.copy(), "player 2"), 0) == "3f 3c 5s 5x"
    assert purse(play(table, "player 3"), 0) == "4f 2c 5s 5x" and purse(table, 2) == "2x"


def test_d21_a_sole_bidder_s_thief() -> None:
    """All others are tied for second: whoever has a stone."""
    table = bid(draw("A\nB r1\nC\nD b2 y1\nnow thief\nnext red-dragon"), "1f 0 0 0")
    assert choices(table) == {"player 2", "player 4"}

    assert choices(play(table, "player 4")) == {"blue", "yellow"}


def test_d21_an_amulet_without_gold_is_no_bid() -> None:
    table = bid(draw("A\nB 8f 1a\nC y3\nnow thief\nnext red-dragon"), "1f 1a 0")

    assert stones(table, 0) == "y1"


def test_d21_after_a_tie_break_second_is_second_there() -> None:
    """Ada and Bruno tie at 4 and bid 3 and 1 silver: Bruno is second, though Chloe bid 3 gold."""
    table = bid(draw("A\nB r1 b2\nC y3\nD\nnow thief\nnext red-dragon"), "4f 4f 3f 1f")

    silver(table, "3 1 - -")
    assert choices(table) == {"red", "blue"}

    assert (stones(play(table, "red"), 0), stones(table, 1)) == ("r1", "b2")


def test_d21_after_a_tie_break_with_nothing_bid_against_it() -> None:
    table = bid(draw("A\nB\nC y3\nD r1\nnow thief\nnext red-dragon"), "4f 4f 3f 4f")

    silver(table, "1 0 - 0")

    assert stones(table, 0) == "r1", "of those who tied, the one with a stone"


def test_d21_after_a_tie_break_amulets_count() -> None:
    table = bid(draw("A\nB 4f 1s 1a b1\nC r1\nD\nnow thief\nnext red-dragon"), "4f 4f 4f 0")

    silver(table, "3 1+1a 1 -")

    assert stones(table, 0) == "b1"


@pytest.mark.parametrize(
    ("victim", "left", "thief"),
    [
        ("2f 1c", "1f 1x", "3f 3c 2x"),  # a common gold
        ("3f", "1f 1x", "4f 2c 2x"),  # an unspent fairy gold
        ("1f 2x", "2x", "4f 2c 2x"),  # a spent one, of this bid or of another
        ("1f 5s 2a", "5s 2a", "4f 2c 2x"),
    ],
)
def test_d21_a_victim_without_stones(victim: str, left: str, thief: str) -> None:
    table = bid(draw(f"A 5f 2c\nB {victim}\nC r1\nnow thief\nnext red-dragon"), "2f 1f 0")

    assert (purse(table, 0), purse(table, 1)) == (thief, left)


def test_d21_a_victim_without_anything() -> None:
    table = bid(draw("A 5f\nB 1c\nC 5s\nnow thief\nnext red-dragon"), "2f 1c -")

    assert purse(table, 0) == "3f 2x" and told(table, "stole") == [(0, 1, 9)]


def test_d21_what_is_stolen_can_be_bid_in_the_same_turn() -> None:
    table = bid(draw("A 2f\nB 1f 2x\nC 1f\nnow thief\nnext red-dragon"), "2f 1f 0")
    assert (purse(table, 0), purse(table, 1)) == ("1f 2x", "2x")

    assert stones(bid(table, "1f - 0"), 0) == "r1"


# ---------------------------------------------------------------- special characters


@pytest.mark.parametrize(
    ("character", "after"),
    [
        ("alchemist", "7f 5c 5s 1x"),
        ("fairy", "8f 2c 5s 1x"),
        ("gnome", "7f 4c 7s 1x"),
        ("dwarf-4", "7f 2c 9s 1x"),
        ("dwarf-5", "7f 2c 10s 1x"),
        ("goldsmith", "7f 2c 5s 1a 1x"),
        ("enchantress", "8f 2c 5s 1x"),
        ("magician", "7f 2c 8s 1x"),
        ("sorcerer", "7f 3c 5s 1x"),
        ("witch", "7f 2c 5s 1b 1x"),
    ],
)
def test_d22_to_d39_coins(character: str, after: str) -> None:
    later = "..." if character == "witch" else ""
    specials = "fairy gnome" if character == "witch" else ""

    assert purse(outbid(draw(f"A\nB\nC\nnow {character}\nnext thief {specials} {later}")), 0) == after


def test_d23_the_ancient_dragon_gives_a_stone_of_one_s_choice() -> None:
    table = outbid(draw("A\nB r12\nC\nnow ancient-dragon\nnext thief"))
    assert choices(table) == {"blue", "yellow"} and refused(table, "red") == "D3"

    assert stones(play(table, "blue"), 0) == "b1"


def test_d23_of_an_empty_bank_nothing() -> None:
    table = outbid(draw("A\nB r12 b12 y12\nC\nnow ancient-dragon\nnext thief"))

    assert stones(table, 0) == "" and "no_effect" in kinds(table)


def test_d24_the_apprentice_wants_two_of_one_colour() -> None:
    table = outbid(draw("A r2 b3 y1\nB\nC\nnow apprentice\nnext thief"))
    assert choices(table) == {"red", "blue"} and refused(table, "yellow") == "D15"

    assert stones(play(table, "blue"), 0) == "r2 b1 y1" and points(table) == [1, 0, 0]
    assert points(outbid(draw("A r1 b1 y1\nB\nC\nnow apprentice\nnext thief"))) == [0, 0, 0]


def test_d25_the_brigand_takes_common_gold_and_silver() -> None:
    table = bid(draw("A\nB 3f 2c 4s 1a 1b r1\nC 0f\nnow brigand\nnext thief"), "2f 1f -")
    assert choices(table) == {"player 2", "player 3"} and refused(table, "player 1") == "D25"

    play(table, "player 2")

    assert (purse(table, 0), purse(table, 1)) == ("6f 4c 9s 2x", "2f 1b 1a 1x")
    assert stones(table, 1) == "r1"


def test_d25_one_may_name_somebody_who_has_nothing() -> None:
    table = play(bid(draw("A\nB\nC 0f\nnow brigand\nnext thief"), "2f 1f -"), "player 3")

    assert purse(table, 0) == "6f 2c 5s 2x"


@pytest.mark.parametrize("open_purses", [False, True])
def test_d25_the_amount_is_for_the_two_unless_purses_are_open(open_purses: bool) -> None:
    table = bid(draw("A\nB 3f 2c 4s\nC\nnow brigand\nnext thief", open_purses=open_purses), "2f 0 0")
    play(table, "player 2")
    (event,) = [event for event in table.events if event.kind == "robbed"]

    assert event.secret == 2 | 4 << 8
    for viewer in (None, 0, 1, 2):
        (heard,) = [event for event in table.told(viewer) if event.kind == "robbed"]
        assert heard.secret == (event.secret if viewer in (0, 1) else None)
        assert heard.b == (1 + event.secret if open_purses else 0)
        words = [say(GAME, "en", text) for text in table.narrated(viewer)]
        told_it = any("4" in line and "2" in line for line in words if "silver" in line)
        assert told_it == (open_purses or viewer in (0, 1))
    mine = table.view(1).seats[1].purse  # the victim sees its own purse before and after
    assert (mine.common, mine.silver) == (0, 0)


def test_d26_the_charlatan_takes_all_stones() -> None:
    table = outbid(draw("A r3 y1\nB\nC\nnow charlatan\nnext thief"))

    assert stones(table, 0) == "" and points(table) == [1, 0, 0] and bank_stones(table) == "r12 b12 y12"


def test_d26_with_no_stones_the_point_is_free() -> None:
    assert points(outbid(draw("A\nB\nC\nnow charlatan\nnext thief"))) == [1, 0, 0]


# ---------------------------------------------------------------- the Doppelgänger


def test_d27_it_is_kept_from_turn_to_turn() -> None:
    table = outbid(draw("A\nB\nC\nnow doppelganger\nnext fairy\npast witch"))
    assert kept(table, 0) == "doppelganger" and of_turn(table, HELD) == ["doppelganger"]

    bid(table, "0 0 0")

    assert kept(table, 0) == "doppelganger" and state_of(table)["turn"] == 2
    assert used(table) == ["fairy"]


def test_d27_the_charlatan_twice_without_stones_wins_two_points() -> None:
    table = outbid(draw("A +doppelganger 1p\nB\nC\nnow charlatan\nnext thief"))
    assert choices(table) == {"double", "once"}

    play(table, "double")

    assert points(table) == [3, 0, 0] and table.over


def test_d27_choosing_afresh_each_time() -> None:
    table = play(outbid(draw("A +doppelganger r4 b1 y1\nB\nC\nnow magician\nnext thief")), "double", "way 1")

    assert points(table) == [1, 0, 0] and purse(table, 0) == "7f 2c 8s 1x", "the second time it is silver"
    assert used(table) == ["doppelganger"] and kept(table, 0) == ""


def test_d27_once_is_a_choice_and_the_card_stays() -> None:
    table = play(outbid(draw("A +doppelganger\nB\nC\nnow fairy\nnext thief")), "once")

    assert kept(table, 0) == "doppelganger" and purse(table, 0) == "8f 2c 5s 1x" and used(table) == []


def test_d27_not_on_the_necromancer() -> None:
    table = outbid(draw("A +doppelganger\nB\nC\nnow necromancer\nnext thief"))

    assert choices(table) == {"way 1", "way 2"}
    assert kept(play(table, "way 1"), 0) == "doppelganger" and points(table) == [1, 0, 0]


def test_d27_not_on_the_necromancer_through_a_ghost_either() -> None:
    table = outbid(draw("A +doppelganger\nB\nC\nnow ghost\npast witch necromancer\nnext thief"))

    play(table, "once", "as necromancer")

    assert choices(table) == {"way 1", "way 2"}


def test_d27_only_the_winner_may_play_it() -> None:
    table = outbid(draw("A +doppelganger\nB\nC\nnow fairy\nnext thief"), seat=1)

    assert phase(table) == "bid" and kept(table, 0) == "doppelganger"


def test_d27_on_a_ghost_before_it_means_two_picks() -> None:
    table = outbid(draw("A +doppelganger\nB\nC\nnow ghost\npast witch charlatan\nnext thief"))

    play(table, "double", "as red-dragon")
    assert phase(table) == "power" and "as red-dragon" in choices(table), "the second pick, perhaps the same"
    play(table, "as blue-dragon")

    assert stones(table, 0) == "r1 b1" and used(table) == ["doppelganger"]


def test_d27_on_what_the_ghost_picked_it_means_that_power_twice() -> None:
    table = outbid(draw("A +doppelganger\nB\nC\nnow ghost\npast witch\nnext thief"))

    play(table, "once", "as red-dragon", "double")

    assert stones(table, 0) == "r2" and phase(table) == "bid"


def test_d27_not_both() -> None:
    table = outbid(draw("A +doppelganger\nB\nC\nnow ghost\npast witch\nnext thief"))

    play(table, "double", "as red-dragon")

    assert stones(table, 0) == "r1" and choices(table) >= {"as witch"}, "nothing was asked about doubling"


def test_d27_it_cannot_be_copied_while_it_is_being_played() -> None:
    """It came up in this turn, was kept, and is played on the Ghost: nobody could take it then."""
    table = outbid(draw("A +doppelganger\nB\nC\nnow ghost\npast witch\nheld doppelganger\nnext thief"))

    play(table, "double")

    assert "as doppelganger" not in choices(table) and refused(table, "as doppelganger") == "D31"


def test_d27_once_played_nobody_has_it_and_a_ghost_may_take_it() -> None:
    table = draw("A +doppelganger\nB\nC\nnow red-dragon\npast witch\nheld doppelganger\nnext ghost thief")
    play(outbid(table), "double")
    assert stones(table, 0) == "r2" and "doppelganger" in come_up(table) and used(table) == []

    play(outbid(table, 1), "as doppelganger")

    assert kept(table, 1) == "doppelganger"


def test_d27_got_through_a_ghost_it_can_be_used_from_the_next_auction_on() -> None:
    table = draw("A\nB\nC\nnow ghost\npast witch doppelganger\nnext thief")

    play(outbid(table), "as doppelganger")
    assert kept(table, 0) == "doppelganger" and now(table) == "thief"

    assert choices(outbid(table)) == {"double", "once"}


def test_d27_got_through_the_goblin_it_is_not_offered_at_once() -> None:
    table = outbid(draw("A\nB\nC\nnow goblin\npast witch\nnext doppelganger"))

    assert kept(table, 0) == "doppelganger" and state_of(table)["turn"] == 2


def test_d27_a_doubled_leprechaun_s_two_picks_may_take_it_but_not_play_it() -> None:
    table = outbid(draw("A\nB\nC\nnow leprechaun\npast witch\nnext doppelganger thief red-dragon"))

    play(table, "as doppelganger")

    assert kept(table, 0) == "doppelganger" and phase(table) == "bid"


# ---------------------------------------------------------------- dragons and bags


@pytest.mark.parametrize(
    ("script", "got"), [((0, 0), "r2"), ((0, 4), "r1 y1"), ((5, 4), "y2"), ((2, 2), "b2"), ((1, 1), "r1 b1")]
)
def test_d28_two_of_each_colour_and_two_are_drawn(script: tuple[int, int], got: str) -> None:
    """In the bag lie r r b b y y, whatever else the bank has."""
    table = outbid(draw("A\nB\nC\nnow two-headed-dragon\nnext thief", *script))

    assert stones(table, 0) == got


@pytest.mark.parametrize(
    ("others", "script", "got"),
    [("r12 b11 y12", (0,), "b1"), ("r11 b12 y11", (1, 0), "r1 y1"), ("r12 b12 y10", (0, 0), "y2")],
)
def test_d28_or_what_there_is(others: str, script: tuple[int, ...], got: str) -> None:
    table = outbid(draw(f"A\nB {others}\nC\nnow two-headed-dragon\nnext thief", *script))

    assert stones(table, 0) == got and bank_stones(table) == ""


def test_d28_of_an_empty_bank_nothing() -> None:
    assert stones(outbid(draw("A\nB r12 b12 y12\nC\nnow two-headed-dragon\nnext thief")), 0) == ""


def test_d29_name_draw_and_stop() -> None:
    """The bank has r2 b1 y1; yellow is named; red, then blue are drawn."""
    table = outbid(draw("A\nB r10 b11 y11\nC\nnow rainbow-dragon\nnext thief", 0, 1, 1))
    assert choices(table) == {"red", "blue", "yellow"}

    play(table, "yellow")
    assert choices(table) == {"draw", "stop"}, "the first stone is drawn without asking"
    play(table, "draw")
    assert state_of(table)["drawn"] == "r b" and bank_stones(table) == "r1 y1"

    assert stones(play(table, "stop"), 0) == "r1 b1" and bank_stones(table) == "r1 y1"


def test_d29_on_the_named_colour_all_are_given_back() -> None:
    table = outbid(draw("A y1\nB r10 b11 y10\nC\nnow rainbow-dragon\nnext thief", 0, 2))

    play(table, "yellow", "draw")

    assert stones(table, 0) == "y1" and bank_stones(table) == "r2 b1 y1"
    assert "luck_left" in kinds(table) and phase(table) == "bid"


def test_d29_the_first_stone_may_be_the_one() -> None:
    table = play(outbid(draw("A\nB\nC\nnow rainbow-dragon\nnext thief", 0)), "red")

    assert stones(table, 0) == "" and phase(table) == "bid"


def test_d29_the_colour_must_be_in_the_bag() -> None:
    table = outbid(draw("A\nB r12\nC\nnow rainbow-dragon\nnext thief"))

    assert choices(table) == {"blue", "yellow"} and refused(table, "red") == "D3"


def test_d29_a_bag_of_one_colour_gives_nothing() -> None:
    table = outbid(draw("A\nB r12 b12\nC\nnow rainbow-dragon\nnext thief"))

    assert stones(table, 0) == "" and phase(table) == "bid" and bank_stones(table) == "y12"


def test_d29_an_empty_bank_has_no_effect() -> None:
    table = outbid(draw("A\nB r12 b12 y12\nC\nnow rainbow-dragon\nnext thief"))

    assert "no_effect" in kinds(table) and phase(table) == "bid"


def test_d30_the_enchantress_wants_any_five() -> None:
    table = play(outbid(draw("A r5 b1\nB\nC\nnow enchantress\nnext thief")), "way 1")
    assert choices(table) == {"pay 5r", "pay 4r+1b"}

    assert points(play(table, "pay 4r+1b")) == [2, 0, 0] and stones(table, 0) == "r1"


def test_d30_d32_fairy_gold_arrives_unspent() -> None:
    table = outbid(draw("A 1f\nB\nC\nnow fairy\nnext red-dragon"))

    assert purse(table, 0) == "1f 1x" and stones(bid(table, "1f 0 0"), 0) == "r1"


# ---------------------------------------------------------------- powers of others


def test_d31_the_ghost_may_be_anything_that_has_come_up() -> None:
    table = outbid(draw("A\nB\nC\nnow ghost\npast witch thief fairy\nnext magician ..."))

    assert choices(table) == {"as witch", "as thief", "as fairy"}
    assert refused(table, "as magician") == "D31" and refused(table, "as ghost") == "D31"
    assert refused(table, "as troll") == "D31"


def test_d31_without_a_choice_it_is_the_witch() -> None:
    table = outbid(draw("A\nB\nC\nnow ghost\npast witch\nnext fairy ..."))

    assert purse(table, 0) == "7f 2c 5s 1b 1x"


def test_d31_bewitched_or_not() -> None:
    table = bid(draw("A\nB 1b 1f\nC\nnow charlatan\npast witch\nnext ghost ..."), "5f 1b 0")

    assert points(play(outbid(table), "as charlatan")) == [1, 0, 0]


def test_d31_a_character_that_the_leprechaun_took_has_come_up() -> None:
    table = draw("A\nB\nC\nnow leprechaun\npast witch\nnext ghost red-dragon thief")
    play(outbid(table), "as red-dragon")

    while now(table) != "ghost":
        bid(table, "0 0 0")
    outbid(table)

    assert "as red-dragon" in choices(table) and "as leprechaun" in choices(table)


def test_d31_a_kept_doppelganger_cannot_be_chosen() -> None:
    table = outbid(draw("A\nB +doppelganger\nC\nnow ghost\npast witch\nheld doppelganger\nnext thief"))

    assert "as doppelganger" not in choices(table) and refused(table, "as doppelganger") == "D31"


def test_d31_of_two_alike_one_is_enough() -> None:
    table = draw("A\nB\nC\nnow leprechaun\npast witch\nnext thief magician red-dragon")
    assert choices(outbid(table)) == {"as thief", "as magician", "as red-dragon"}

    twins = outbid(draw("A\nB\nC\nnow witch\npast\nnext fairy fairy ..."))
    assert to_come(twins).count("fairy") == 1 and now(twins) == "fairy"


def test_d34_the_goblin_takes_one_by_chance() -> None:
    """The script picks the third from below; the others keep their order."""
    table = draw("A\nB\nC\nnow goblin\npast witch\nnext thief red-dragon blue-dragon charlatan", 2)

    outbid(table)

    assert stones(table, 0) == "r1" and "red-dragon" in come_up(table)
    assert now(table) == "thief" and to_come(table) == ["blue-dragon", "charlatan"]


def test_d34_last_in_the_pile_it_has_no_effect() -> None:
    table = outbid(draw("A\nB\nC\nnow goblin\npast witch"))

    assert "no_effect" in kinds(table) and state_of(table)["turn"] == 2


def test_d35_the_leprechaun_chooses_among_those_left() -> None:
    table = outbid(draw("A\nB\nC\nnow leprechaun\npast witch\nnext thief charlatan red-dragon", 0))
    assert choices(table) == {"as thief", "as charlatan", "as red-dragon"}
    assert refused(table, "as witch") == "D35" and refused(table, "as leprechaun") == "D35"

    play(table, "as charlatan")

    assert points(table) == [1, 0, 0] and "charlatan" in come_up(table)
    assert {now(table), *to_come(table)} == {"thief", "red-dragon"}


@pytest.mark.parametrize(("outcome", "first"), [(0, "red-dragon"), (1, "thief")])
def test_d35_the_rest_is_shuffled_again(outcome: int, first: str) -> None:
    table = outbid(draw("A\nB\nC\nnow leprechaun\npast witch\nnext thief charlatan red-dragon", outcome))

    assert now(play(table, "as charlatan")) == first


def test_d35_last_in_the_pile_it_has_no_effect() -> None:
    assert "no_effect" in kinds(outbid(draw("A\nB\nC\nnow leprechaun\npast witch")))


def test_d35_a_chain_goes_inwards() -> None:
    """The Leprechaun picks the Goblin, who picks the red dragon: both have left the pile."""
    table = outbid(draw("A\nB\nC\nnow leprechaun\npast witch\nnext goblin red-dragon thief", 1, 0))

    play(table, "as goblin")

    assert stones(table, 0) == "r1" and come_up(table) >= {"goblin", "red-dragon", "leprechaun"}
    assert now(table) == "thief" and to_come(table) == []


def test_d35_a_link_without_a_target_has_no_effect() -> None:
    table = outbid(draw("A\nB\nC\nnow leprechaun\npast witch\nnext goblin"))

    assert len(told(table, "picked")) == 1 and "no_effect" in kinds(table)
    assert state_of(table)["turn"] == 2


def test_d35_the_ghost_within_a_chain_cannot_be_what_is_at_work() -> None:
    table = outbid(draw("A\nB\nC\nnow leprechaun\npast witch thief\nnext ghost red-dragon ...", *[0] * 5))
    play(table, "as ghost")

    assert choices(table) == {"as witch", "as thief"}
    assert refused(table, "as leprechaun") == "D31" and refused(table, "as ghost") == "D31"


# ---------------------------------------------------------------- Merchant, Necromancer, Goldsmith, Troll


def test_d36_the_merchant_sells_for_three_kinds_of_coin() -> None:
    table = outbid(draw("A 3f 1c 7s\nB\nC\nnow merchant\nnext thief"))
    assert choices(table) == {"way 1", "way 2", "way 3", "way 4"}

    play(table, "way 1", "red")
    assert purse(table, 0) == "2f 7s 1x" and choices(table) == {"way 2", "way 3", "way 4"}
    play(table, "way 3", "blue", "way 3", "blue")
    assert purse(table, 0) == "2f 1s 1x" and refused(table, "way 3") == "D15"
    play(table, "way 2", "yellow", "way 2", "red")

    assert stones(table, 0) == "r2 b2 y1" and purse(table, 0) == "1s 1x", "nothing is left to pay with"
    assert phase(table) == "bid" and bank(table).startswith("43f")


def test_d36_none_is_a_choice() -> None:
    table = play(outbid(draw("A\nB\nC\nnow merchant\nnext thief")), "way 4")

    assert stones(table, 0) == "" and purse(table, 0) == "7f 2c 5s 1x"


def test_d36_only_what_the_bank_has() -> None:
    table = outbid(draw("A\nB r12 b12 y11\nC\nnow merchant\nnext thief"))

    play(table, "way 3")

    assert stones(table, 0) == "y1" and phase(table) == "bid", "the last stone is sold"
    assert phase(outbid(draw("A\nB r12 b12 y12\nC\nnow merchant\nnext thief"))) == "bid"


def test_d36_spent_fairy_gold_buys_nothing() -> None:
    table = outbid(draw("A 1f 5x 2s\nB\nC\nnow merchant\nnext thief"))

    assert phase(table) == "bid" and purse(table, 0) == "2s 6x"


def test_d36_fairy_gold_is_lost_for_good() -> None:
    table = play(outbid(draw("A 3f\nB\nC\nnow merchant\npast witch")), "way 2", "red", "way 4")

    assert purse(table, 0) == "2f" and state_of(table)["turn"] == 2


def test_d38_the_necromancer_takes_all_coins_of_this_bid() -> None:
    table = bid(draw("A 5f 1c 2x\nB\nC\nnow necromancer\nnext thief"), "3f+1c 0 0")
    assert choices(table) == {"way 1", "way 2"}

    play(table, "way 1")

    assert purse(table, 0) == "2f 2x" and points(table) == [1, 0, 0] and bank(table) == "40f 11c 30s 2a"


def test_d38_one_may_decline() -> None:
    table = play(bid(draw("A 5f\nB\nC\nnow necromancer\npast witch"), "3f 0 0"), "way 2")

    assert points(table) == [0, 0, 0] and purse(table, 0) == "5f"


def test_d38_after_a_tie_break_it_is_still_the_gold() -> None:
    table = bid(draw("A 5f 3s 1a\nB\nC\nnow necromancer\nnext thief"), "3f 3f 0")

    play(silver(table, "3+1a 5 -"), "way 1")

    assert purse(table, 0) == "2f" and points(table) == [1, 0, 0]


def test_d38_once_an_auction_by_whatever_route() -> None:
    table = bid(draw("A +doppelganger 5f\nB\nC\nnow ghost\npast witch necromancer\nnext thief"), "3f 0 0")

    play(table, "double", "as necromancer", "way 1")
    assert points(table) == [1, 0, 0] and "as necromancer" in choices(table)
    play(table, "as necromancer")

    assert points(table) == [1, 0, 0] and purse(table, 0) == "2f" and phase(table) == "bid"


def test_d38_declined_the_first_time_it_may_be_done_the_second_time() -> None:
    table = bid(draw("A +doppelganger 5f\nB\nC\nnow ghost\npast witch necromancer\nnext thief"), "3f 0 0")

    play(table, "double", "as necromancer", "way 2", "as necromancer", "way 1")

    assert points(table) == [1, 0, 0]


def test_d38_in_the_next_auction_it_may_be_done_again() -> None:
    table = draw("A\nB\nC\nnow necromancer\npast witch\nnext ghost thief")
    play(outbid(table), "way 1")

    play(outbid(table), "as necromancer", "way 1")

    assert points(table) == [2, 0, 0] and purse(table, 0) == "6f 2c 5s"


def test_d39_an_amulet_if_one_is_left() -> None:
    table = outbid(draw("A\nB 1f 1a\nC 1f 1a\nnow goldsmith\nnext thief"))

    assert purse(table, 0) == "7f 2c 5s 1x"


def test_d39_the_amulet_that_won_is_back_in_the_bank() -> None:
    table = bid(draw("A 1f 1a\nB 1f 1a\nC\nnow goldsmith\nnext thief"), "1f+1a 0 0")

    assert purse(table, 0) == "1a 1x"


def test_d40_the_troll_takes_all_stones_of_a_colour() -> None:
    table = outbid(draw("A r2 b1\nB r5\nC y1\nnow troll\nnext thief"))
    assert choices(table) == {"red", "blue", "yellow"}

    play(table, "red")

    assert [stones(table, seat) for seat in range(3)] == ["b1", "", "y1"]
    assert bank_stones(table) == "r12 b11 y11"


def test_d40_a_colour_that_nobody_has_can_be_named() -> None:
    table = play(outbid(draw("A r2\nB r5\nC\nnow troll\nnext thief")), "blue")

    assert (stones(table, 0), stones(table, 1)) == ("r2", "r5")


def test_d41_the_thief_through_a_ghost_looks_at_the_ghost_s_auction() -> None:
    """In the Thief's own auction C was second; in the Ghost's B is."""
    table = draw("A\nB b1\nC y2\nnow thief\npast witch\nnext ghost magician")
    bid(table, "0 5f 3f")
    assert (stones(table, 1), stones(table, 2)) == ("b1 y1", "y1")

    play(bid(table, "5f 2f 1f"), "as thief", "blue")

    assert (stones(table, 0), stones(table, 1)) == ("b1", "y1")


def test_d41_the_necromancer_through_the_leprechaun_takes_the_leprechaun_s_bid() -> None:
    table = bid(draw("A\nB\nC\nnow leprechaun\npast witch\nnext necromancer thief", 0), "4f 0 0")

    play(table, "as necromancer", "way 1")

    assert purse(table, 0) == "4f 2c 5s" and points(table) == [1, 0, 0]


def test_who_is_not_asked_cannot_answer() -> None:
    table = outbid(draw("A\nB\nC\nnow troll\nnext thief"))

    assert forbids(table, 1, "red") == "D9"


# ---------------------------------------------------------------- two cards that can be kept (D42)


MIRROR = {
    "id": "mirror",
    "copies": 2,
    "en": {"name": "Mirror", "text": "Keep it."},
    "fr": {"name": "Miroir", "text": "Gardez-le.", "article": "le", "gender": "m"},
    "steps": [{"keep": "double"}],
}


def test_d31_a_card_that_somebody_keeps_is_not_freed_when_another_plays_one_of_the_same_kind() -> None:
    """A has kept a Mirror since an earlier turn, B took the one of this turn: only A's is used up."""
    table = draw(
        "A +own-1\nB +own-1\nC\nnow red-dragon\npast witch\nheld own-1\nnext ghost thief", characters=[MIRROR]
    )
    play(outbid(table), "double")
    assert (kept(table, 0), kept(table, 1)) == ("", "own-1") and now(table) == "ghost"

    outbid(table, 2)

    assert used(table) == ["own-1"] and "as mirror" not in choices(table)
