"""The turn and the auction, clause by clause (D1–D15), with the examples of the rulings card for card."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from grimoire import Table

from .naive import SPECIALS, STANDARD
from .positions import (
    GAME,
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
    order_script,
    outbid,
    phase,
    play,
    points,
    position_of,
    purse,
    silver,
    specials,
    state_of,
    stones,
    to_come,
    told,
    used,
)

# ---------------------------------------------------------------- set-up (D1–D4)


@pytest.mark.parametrize(
    ("seats", "left", "stones_left"),
    [(3, "36f 9c 25s 2a", 24), (4, "28f 7c 20s 2a", 20), (5, "20f 5c 15s 2a", 16), (6, "12f 3c 10s 2a", 12)],
)
def test_d1_d2_what_each_starts_with_and_what_is_left(seats: int, left: str, stones_left: int) -> None:
    table = GAME.new(seats=seats, seed=3)

    assert bank(table) == left
    assert len(state_of(table)["bank_stones"].split()) == stones_left
    for seat in range(seats):
        assert purse(table, seat) == "8f 2c 5s"
        assert len(state_of(table)["stones"][seat].split()) == 4
    assert points(table) == [0] * seats


def test_d1_the_special_cards_are_those_of_the_box() -> None:
    table = GAME.new(seats=3, seed=3)
    announced = state_of(table)["slots"].split()[8:]

    assert Counter([*specials(table), *announced]) == Counter(SPECIALS)
    assert sum(SPECIALS.values()) == 25
    assert state_of(table)["slots"].split()[:8] == list(STANDARD)


def test_d2_all_deals_are_possible() -> None:
    """Stones are drawn from one bag: sometimes four of a colour."""
    dealt = [state_of(GAME.new(seats=6, seed=seed))["stones"] for seed in range(60)]
    hands = Counter(row for rows in dealt for row in rows)

    assert hands["r r r r"] + hands["b b b b"] + hands["y y y y"] > 0
    assert len(hands) > 12


@pytest.mark.parametrize(
    ("character", "rich", "got"),
    [
        ("alchemist", "13c", "2c"),
        ("alchemist", "14c", "1c"),
        ("alchemist", "15c", ""),
        ("gnome", "14c 39s", "1c 1s"),
        ("gnome", "15c 38s", "2s"),
        ("dwarf-4", "37s", "3s"),
        ("dwarf-5", "40s", ""),
        ("magician", "38s", "2s"),
        ("enchanter", "40s", ""),
        ("sorcerer", "15c", ""),
    ],
)
def test_d3_a_player_takes_what_there_is(character: str, rich: str, got: str) -> None:
    table = outbid(draw(f"A 1f\nB {rich}\nC 1f\nnow {character}\nnext thief"))

    assert purse(table, 0) == f"{got} 1x".strip()


def test_d3_fairy_gold_runs_out_too() -> None:
    table = outbid(draw("A 1f\nB 20f\nC 20f\nD 19f\nnow fairy\nnext thief"))

    assert purse(table, 0) == "1x" and bank(table).startswith("15c")


def test_d3_six_players_empty_the_bank() -> None:
    """They leave 3 common gold: the Alchemist takes them all, and the Gnome finds none."""
    table = draw("A\nB\nC\nD\nE\nF\nnow alchemist\nnext gnome thief")
    assert bank(table) == "12f 3c 10s 2a"

    outbid(table)
    assert purse(table, 0) == "7f 5c 5s 1x" and bank(table) == "12f 10s 2a"

    outbid(table, 1)
    assert purse(table, 1) == "7f 2c 7s 1x" and bank(table) == "12f 8s 2a"


def test_d3_black_coins_never_run_out() -> None:
    table = outbid(draw("A 1f 2b\nB 1b\nC 3f 2b\nnow witch\nnext thief ..."))

    assert purse(table, 0) == "3b 1x"


def test_d4_purses_are_behind_the_screen() -> None:
    table = draw("A 8f 2c 5s 1b 1a\nB 3f 2x\nC\nnow thief")
    view = table.view(1)

    assert view.seats[0].purse is None and (view.seats[0].black, view.seats[0].amulets) == (1, 1)
    assert view.seats[1].purse.fairy == 3 and view.seats[1].spent == 2
    assert all(seat.purse is None for seat in table.view(None).seats)


def test_d4_open_purses_show_them_to_all() -> None:
    table = draw("A 8f 2c 5s 1b 1a\nB 3f 2x\nC\nnow thief", open_purses=True)

    assert [seat.purse.fairy for seat in table.view(None).seats] == [8, 3, 8]
    assert table.view(2).seats[0].purse.silver == 5


# ---------------------------------------------------------------- turns (D5–D8a)


def test_d5_two_specials_are_announced_before_the_witch_comes_up() -> None:
    table = GAME.new(seats=3, seed=4)

    assert kinds(table)[-4:] == ["turn", "announced", "announced", "revealed"]
    assert now(table) == "witch" and len(to_come(table)) == 9
    assert set(to_come(table)) >= set(STANDARD[1:])


LAST = "now red-dragon\npast witch fairy gnome\n"


def test_d5_the_used_specials_are_shuffled_when_the_pile_is_out() -> None:
    table = outbid(draw(f"A\nB\nC\n{LAST}pile\nused ..."))

    assert "reshuffled" in kinds(table) and told(table, "reshuffled") == [(None, 25, 0)]
    assert len(specials(table)) == 23 and used(table) == []


def test_d5_in_the_middle_of_a_draw_if_need_be() -> None:
    """The first special is drawn before the shuffle, so it cannot be drawn again."""
    table = outbid(draw(f"A\nB\nC\n{LAST}pile troll\nused ..."))

    order = [kind for kind in kinds(table) if kind in ("announced", "reshuffled")]
    assert order == ["announced", "reshuffled", "announced"]
    assert told(table, "reshuffled") == [(None, 24, 0)]
    assert "troll" in state_of(table)["slots"].split()[8:] and "troll" not in specials(table)


def test_d5_a_kept_doppelganger_is_not_shuffled_in() -> None:
    table = outbid(draw(f"A\nB +doppelganger\nC\n{LAST}pile\nused ..."))

    assert told(table, "reshuffled") == [(None, 24, 0)]
    assert "doppelganger" not in specials(table) and kept(table, 1) == "doppelganger"


def test_d5_a_script_puts_any_order() -> None:
    """The order of the seven standard characters and the two specials is left to chance alone."""
    fresh = [*range(2, 9), 9, 10]
    wanted = [9, 2, 10, 4, 3, 6, 5, 8, 7]
    table = outbid(draw(f"A\nB r1\nC\n{LAST}pile troll merchant", *order_script(wanted, fresh)))

    slots = state_of(table)["slots"].split()
    assert to_come(table) == [slots[slot - 1] for slot in reversed(wanted)]


def test_d6_the_witch_is_first_and_the_turn_ends_with_the_pile() -> None:
    table = draw("A\nB\nC\nnow witch\nnext red-dragon blue-dragon fairy gnome ...\npile troll merchant")
    order, seen = ["witch", *to_come(table)], []
    while state_of(table)["turn"] == 1:
        seen.append(now(table))
        bid(table, "0 0 0")

    assert seen == order and len(seen) == 10
    assert state_of(table)["slots"].split()[8:] == ["troll", "merchant"]
    assert now(table) == "witch" and Counter(used(table)) == Counter(["fairy", "gnome"])


def test_d6_each_is_resolved_before_the_next_is_revealed() -> None:
    table = outbid(draw("A\nB\nC\nnow troll\nnext thief"))

    assert now(table) == "troll" and "revealed" not in kinds(table)
    assert "revealed" in kinds(play(table, "red"))


def test_d7_the_end_of_a_turn() -> None:
    """Fairy gold comes back, black coins go back; amulets and a kept Doppelgänger stay."""
    table = draw("A 1f 5x 2b 1a +doppelganger\nB 3x 1c 1b\nC 1s\nnow red-dragon\npast witch fairy gnome")

    bid(table, "0 1c -")

    assert (purse(table, 0), purse(table, 1), purse(table, 2)) == ("6f 1a", "3f", "1s")
    assert kept(table, 0) == "doppelganger" and Counter(used(table)) == Counter(["fairy", "gnome"])
    assert state_of(table)["turn"] == 2 and now(table) == "witch"


def test_d7_gold_stolen_for_good_does_not_come_back() -> None:
    table = draw("A 2f\nB 3x 1f\nC 1f\nnow thief\npast witch")

    bid(table, "2f 1f 0")

    assert (purse(table, 0), purse(table, 1)) == ("3f", "3f")


def test_d8_three_points_end_the_game_in_mid_turn() -> None:
    table = outbid(draw("A 2p\nB 1p r9\nC\nnow charlatan\nnext thief ..."))

    assert table.over and kinds(table)[-2:] == ["scored", "ended"]
    assert table.outcome is not None
    assert table.outcome.reason == "points" and table.outcome.winners == (0,)
    assert len(to_come(table)) > 0


def test_d8_two_and_two_points_end_the_game_at_once() -> None:
    table = play(outbid(draw("A 2p r4\nB b5\nC\nnow sorcerer\nnext thief ...")), "way 1")

    assert table.over and points(table) == [4, 0, 0]


def test_d8_the_second_use_of_a_doubled_power_is_not_played_once_somebody_has_won() -> None:
    table = outbid(draw("A 2p +doppelganger\nB\nC\nnow charlatan\nnext thief ..."))

    play(table, "double")

    assert table.over and points(table) == [3, 0, 0] and len(told(table, "scored")) == 1


def test_d8a_nobody_owns_gold_at_the_start_of_a_turn() -> None:
    table = draw("A 1c 2p\nB 2p r1 5s\nC 0f 1p b9\nnow red-dragon\npast witch")

    bid(table, "1c - -")

    assert table.outcome is not None and table.outcome.reason == "no_gold"
    assert table.outcome.winners == (0, 1)  # two points and one stone each
    assert table.outcome.shares == (0.5, 0.5, 0.0)


def test_d8a_spent_fairy_gold_is_owned() -> None:
    table = draw("A 1c 1x\nB 5s\nC\nnow red-dragon\npast witch")

    bid(table, "1c - 0")

    assert not table.over and purse(table, 0) == "1f"


def test_d8a_amulets_and_silver_are_no_gold() -> None:
    table = draw("A 1c\nB 5s\nC 1a 1s\nnow red-dragon\npast witch")

    bid(table, "1c - 0")

    assert table.over and table.outcome is not None and table.outcome.reason == "no_gold"


def test_d8a_three_turns_running_without_a_bid_of_gold() -> None:
    table = draw("A 1a 8f\nB\nC r1\nnow red-dragon\npast witch", idle=2)

    bid(table, "1a 0 0")  # an amulet is no gold

    assert table.outcome is not None and table.outcome.reason == "no_bids"
    assert table.outcome.winners == (2,)


def test_d8a_one_bid_in_a_turn_starts_the_count_anew() -> None:
    early = draw("A\nB\nC\nnow red-dragon\npast witch", idle=2, gold_bid=1)
    late = draw("A 1b 8f\nB\nC\nnow red-dragon\npast witch", idle=2)

    assert not bid(early, "0 0 0").over
    assert not bid(late, "1f+1b 0 0").over, "gold that bewitches is bid, too"
    assert state_of(early)["idle"] == state_of(late)["idle"] == 0


def test_d8a_two_turns_are_not_enough() -> None:
    table = bid(draw("A\nB\nC\nnow red-dragon\npast witch", idle=1), "0 0 0")

    assert not table.over and state_of(table)["idle"] == 2


def test_d8a_sixty_turns() -> None:
    most = bid(draw("A 1p\nB r2 1p\nC r9\nnow thief\npast witch", turn=60), "0 0 0")

    assert most.outcome is not None and most.outcome.reason == "turns"
    assert most.outcome.winners == (1,) and most.outcome.scores == (1, 1, 0)
    assert not bid(draw("A\nB\nC\nnow thief\npast witch", turn=59), "0 0 0").over


# ---------------------------------------------------------------- bids (D9–D13)


def test_d9_any_of_the_gold_that_one_holds() -> None:
    table = draw("A 2f 1c\nB 1c 1b 1a\nC 5s 3x\nnow thief")

    assert {str(move) for move in table.legal(0)} == {
        "bid 0",
        "bid 1f",
        "bid 2f",
        "bid 1c",
        "bid 1f+1c",
        "bid 2f+1c",
    }
    assert len(table.legal(1)) == 8  # each of the three, or not
    assert table.actors == (0, 1), "who has nothing to bid is not asked"


def test_d9_the_rulebook_tells_how_much_fits_into_a_fist() -> None:
    """A limit that is ours must stand in the clause that is cited for it."""
    table = draw("A 21f 2c\nB\nC\nnow thief")
    assert max(move.args.fairy + move.args.common for move in table.legal(0)) == 20
    assert forbids(table, 0, "bid 20f+1c") == "D9"

    for lang in ("en", "fr"):
        clause = (
            (GAME.folder / f"rules.{lang}.md").read_text("utf-8").split("**D9.**")[1].split("**D10.**")[0]
        )
        assert "20" in clause or "twenty" in clause or "vingt" in clause


def test_d9_answers_wait_until_all_are_in() -> None:
    table = draw("A\nB\nC\nnow thief\nnext red-dragon")
    table.play(0, "bid 3f")
    table.play(0, "bid 2f+1c")  # changed while others think
    table.play(2, "bid 1f")
    assert table.events == [] and purse(table, 0) == "8f 2c 5s"

    table.play(1, "bid 0")

    assert told(table, "bid")[0] == (0, 2 | 1 << 8, 0)


def test_d10_all_bids_are_spent_won_or_lost() -> None:
    table = bid(draw("A\nB\nC\nnow red-dragon\nnext thief"), "3f 2f+2c 1c")

    assert stones(table, 1) == "r1"
    assert [purse(table, seat) for seat in range(3)] == ["5f 2c 5s 3x", "6f 5s 2x", "8f 1c 5s"]
    assert bank(table) == "36f 12c 25s 2a"


def test_d10_common_gold_is_in_the_bank_before_the_power_is_used() -> None:
    """The bank had no common gold; the Alchemist's winner takes back what was just bid."""
    table = draw("A 5c\nB 5c\nC 5c\nnow alchemist\nnext thief")
    assert bank(table) == "60f 40s 2a"

    bid(table, "2c 1c 1c")

    assert purse(table, 0) == "6c"


def test_d11_nobody_bids() -> None:
    table = bid(draw("A\nB\nC\nnow charlatan\nnext thief"), "0 0 0")

    assert kinds(table) == ["bid", "bid", "bid", "nobody_bid", "revealed"]
    assert points(table) == [0, 0, 0] and "charlatan" in come_up(table)


def test_d11_an_amulet_without_gold_is_used_up() -> None:
    table = bid(draw("A 1f 1a\nB\nC\nnow charlatan\nnext thief"), "1a 0 0")

    assert "nobody_bid" in kinds(table) and purse(table, 0) == "1f" and bank(table).endswith("2a")


def test_d11_an_amulet_without_gold_loses_against_a_single_coin() -> None:
    table = bid(draw("A 1f 2a\nB\nC\nnow charlatan\nnext thief"), "2a 1f 0")

    assert points(table) == [0, 1, 0] and purse(table, 0) == "1f"


def test_d11_a_black_coin_without_gold_is_used_up() -> None:
    table = bid(draw("A 1f 1b\nB\nC\nnow charlatan\nnext thief"), "1b 0 0")

    assert purse(table, 0) == "1f" and points(table) == [0, 0, 0] and "charlatan" in come_up(table)


def test_d11_nobody_has_anything_to_bid_and_the_turn_goes_by() -> None:
    table = bid(draw("A 2x 1f\nB 5s\nC 1s\nnow red-dragon\nnext blue-dragon thief charlatan"), "1f - -")

    assert stones(table, 0) == "r1" and points(table) == [0, 0, 0]
    assert state_of(table)["turn"] == 2 and purse(table, 0) == "3f"


def test_d12_a_black_coin_bewitches() -> None:
    """No power, no tie-break; all is spent, black coins and amulets go to the bank."""
    table = draw("A 5f 1a\nB 5c 1b 1a\nC 2f 1b\nnow charlatan\nnext thief")

    bid(table, "4f+1a 4c+1b+1a 0")

    assert "bewitched" in kinds(table) and not {"tied", "won"} & set(kinds(table))
    assert points(table) == [0, 0, 0] and phase(table) == "bid" and now(table) == "thief"
    assert [purse(table, seat) for seat in range(3)] == ["1f 4x", "1c", "2f 1b"]
    assert bank(table).endswith("2a") and "charlatan" in come_up(table)


@pytest.mark.parametrize("bids", ["5f 0 1b", "5f 5f 1b", "5f+1b 0 0", "1f 1f 2b"])
def test_d12_any_bid_will_do(bids: str) -> None:
    table = bid(draw("A 5f 1b\nB 5f\nC 5f 2b\nnow charlatan\nnext thief"), bids)

    assert points(table) == [0, 0, 0] and phase(table) == "bid" and "bewitched" in kinds(table)


def test_d12_a_doppelganger_is_not_offered_on_a_bewitched_character() -> None:
    table = bid(draw("A +doppelganger\nB 1b\nC\nnow charlatan\nnext thief"), "8f 1b 0")

    assert kept(table, 0) == "doppelganger" and phase(table) == "bid"


def test_d12_many_black_coins_do_no_more_than_one_and_all_go_back() -> None:
    table = bid(draw("A 1f 2b\nB 1b\nC\nnow charlatan\nnext thief"), "2b 1b 3f")

    assert (purse(table, 0), purse(table, 1)) == ("1f", "") and points(table) == [0, 0, 0]


def test_d13_four_and_an_amulet_beat_seven() -> None:
    table = bid(draw("A 3f 1c 1a\nB 7f\nC 2f\nD\nnow red-dragon\nnext thief"), "3f+1c+1a 7f 2f 0")

    assert told(table, "won") == [(0, 8, 0)] and stones(table, 0) == "r1"
    assert [purse(table, seat) for seat in range(4)] == ["3x", "7x", "2x", "8f 2c 5s"]
    assert bank(table).endswith("2a")


def test_d13_four_and_an_amulet_tie_with_eight() -> None:
    table = bid(draw("A 4f 1a 1s\nB 8f 1s\nC\nnow red-dragon\nnext thief"), "4f+1a 8f 0")

    assert phase(table) == "silver" and table.view(None).tied == [0, 1]


def test_d13_two_amulets_make_four_times_as_much() -> None:
    table = bid(draw("A 2f 2a\nB 7f\nC\nnow red-dragon\nnext thief"), "2f+2a 7f 0")

    assert told(table, "won") == [(0, 8, 0)]


def test_d13_an_amulet_of_the_first_bid_does_nothing_for_the_tie_break() -> None:
    table = bid(draw("A 1f 1a 1s\nB 2f 1s\nC\nnow red-dragon\nnext thief"), "1f+1a 2f 0")

    assert {str(move) for move in table.legal(0)} == {"silver 0", "silver 1"}
    silver(table, "1 1 -")

    assert "still_tied" in kinds(table) and stones(table, 0) == ""


def test_d13_an_amulet_in_the_tie_break() -> None:
    table = bid(draw("A 2f 1a 2s\nB 2f 3s\nC\nnow red-dragon\nnext thief"), "2f 2f 0")

    silver(table, "2+1a 3 -")

    assert told(table, "won") == [(0, 4, 1)] and stones(table, 0) == "r1"
    assert (purse(table, 0), purse(table, 1)) == ("2x", "2x") and bank(table).endswith("2a")


def test_d13_two_amulets_in_the_tie_break() -> None:
    table = bid(draw("A 2f 2a 1s\nB 2f 3s\nC\nnow red-dragon\nnext thief"), "2f 2f 0")

    assert told(silver(table, "1+2a 3 -"), "won") == [(0, 4, 1)]


# ---------------------------------------------------------------- tie-breaks (D14)


def test_d14_a_tie_at_five_with_silver_two_two_leaves_the_power_unused_and_the_silver_lost() -> None:
    table = bid(draw("A\nB\nC\nD\nnow sorcerer\nnext thief"), "3f 5f 3f+2c 0")
    assert table.view(None).tied == [1, 2] and table.actors == (1, 2)

    silver(table, "- 2 2 -")

    assert "still_tied" in kinds(table) and "won" not in kinds(table)
    assert [purse(table, seat) for seat in range(4)] == ["5f 2c 5s 3x", "3f 2c 3s 5x", "5f 3s 3x", "8f 2c 5s"]
    assert bank(table) == "28f 9c 24s 2a" and "sorcerer" in come_up(table)


def test_d14_two_against_one_wins_and_both_lose_their_silver() -> None:
    table = silver(bid(draw("A\nB\nC\nnow sorcerer\nnext thief"), "5f 5f 0"), "2 1 -")

    assert told(table, "won") == [(0, 2, 1)]
    assert (purse(table, 0), purse(table, 1)) == ("3f 3c 3s 5x", "3f 2c 4s 5x")


def test_d14_all_at_zero_is_a_tie_too() -> None:
    table = silver(bid(draw("A\nB\nC\nnow charlatan\nnext thief"), "5f 5f 5f"), "0 0 0")

    assert points(table) == [0, 0, 0] and "still_tied" in kinds(table)
    assert purse(table, 0) == "3f 2c 5s 5x"


def test_d14_no_black_coins_in_the_tie_break() -> None:
    table = bid(draw("A 5f 1s 1b\nB\nC\nnow charlatan\nnext thief"), "5f 5f 0")

    assert {str(move) for move in table.legal(0)} == {"silver 0", "silver 1"}
    assert forbids(table, 0, "bid 1b") == "D14"


def test_d14_a_tied_seat_without_silver_is_not_asked() -> None:
    table = bid(draw("A 5f\nB\nC\nnow charlatan\nnext thief"), "5f 5f 0")
    assert table.actors == (1,) and table.view(None).tied == [0, 1]

    assert points(silver(table.copy(), "- 1 -")) == [0, 1, 0]
    assert points(silver(table.copy(), "- 0 -")) == [0, 0, 0]


def test_d14_an_amulet_alone_is_asked_for_and_wins_nothing() -> None:
    table = bid(draw("A 5f 1a\nB 5f\nC\nnow charlatan\nnext thief"), "5f 5f 0")
    assert table.actors == (0,)

    silver(table, "0+1a - -")

    assert points(table) == [0, 0, 0] and purse(table, 0) == "5x"


def test_d14_if_none_of_them_has_silver_the_next_character_comes_up() -> None:
    table = bid(draw("A 5f\nB 5f\nC\nnow charlatan\nnext thief"), "5f 5f 0")

    assert points(table) == [0, 0, 0] and now(table) == "thief" and "still_tied" in kinds(table)


def test_d14_only_those_tied_for_the_highest_bid_again() -> None:
    table = bid(draw("A\nB\nC\nD\nE\nnow charlatan\nnext thief"), "2f 4f 2f 2f+2c 4f")

    assert table.view(None).tied == [1, 3, 4]
    assert forbids(table, 0, "silver 5") == "D9"


def test_d14_during_a_tie_break_the_bids_that_were_revealed_stay_to_be_seen() -> None:
    """D4: revealed bids are public, with what they are worth."""
    table = bid(draw("A 1f 1a 1s\nB 2f 1s\nC 1f\nnow red-dragon\nnext thief"), "1f+1a 2f 1f")
    shown = [seat.bid for seat in table.view(None).seats]

    assert phase(table) == "silver"
    assert [(one.coins.fairy, one.coins.amulets, one.value) for one in shown] == [
        (1, 1, 2),
        (2, 0, 2),
        (1, 0, 1),
    ]


# ---------------------------------------------------------------- the power must be used (D15)


def test_d15_who_cannot_pay_takes_the_coins_without_being_asked() -> None:
    table = outbid(draw("A r3 b1\nB\nC\nnow magician\nnext thief"))

    assert purse(table, 0) == "7f 2c 8s 1x" and phase(table) == "bid"


def test_d15_who_can_pay_chooses_freely() -> None:
    table = outbid(draw("A r1 b1 y1\nB\nC\nnow magician\nnext thief"))
    assert choices(table) == {"way 1", "way 2"}

    assert points(play(table.copy(), "way 1")) == [1, 0, 0]
    assert purse(play(table, "way 2"), 0) == "7f 2c 8s 1x"


def test_d15_a_power_cannot_be_declined() -> None:
    """The Apprentice must, if able; so must whoever wins the Troll or the Charlatan."""
    table = outbid(draw("A r5\nB\nC\nnow charlatan\nnext thief"))
    assert stones(table, 0) == "" and points(table) == [1, 0, 0]

    apprentice = outbid(draw("A r2 b1\nB\nC\nnow apprentice\nnext thief"))
    assert stones(apprentice, 0) == "b1" and points(apprentice) == [1, 0, 0]


def test_positions_are_told_as_json() -> None:
    """The drawings of these tests are positions that anybody could send."""
    position = position_of("A 3f r1\nB +doppelganger\nC\nnow ghost\npast witch\nnext thief")
    table: Table = GAME.table(json.loads(json.dumps(position)))

    assert bank_stones(table) == "r11 b12 y12" and now(table) == "ghost"
