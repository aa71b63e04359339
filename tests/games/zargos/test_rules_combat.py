"""Combat, clause by clause: Z14 to Z16, with what a Wind of War adds (Z40, Z41)."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire import Table

from .positions import (
    after,
    alive,
    at,
    attack,
    choices,
    dice_left,
    fell,
    hand,
    happened,
    phase,
    pile,
    planet,
    play,
    threw,
    turn,
)

OPEN, CAPITAL = "tairo-1", "tairo-0"  # both border tairo-3


def fight(attackers: int, defenders: int, *dice: int, field: str = OPEN, **told: Any) -> Table:
    """Dragons come from tairo-3 against Knights, who live elsewhere too."""
    land = {"tairo-3": f"dragons {attackers + 1}", field: f"knights {defenders}", "kahil-0": "knights 1"}
    table = planet(**{"land": land, "dice": dice, **told})
    return attack(table, f"tairo-3 > {field}" + (f" x{attackers}" if attackers > 1 else ""))


# ---------------------------------------------------------------- rounds (Z14)


@pytest.mark.parametrize(("pawns", "dice"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (20, 3)])
def test_z14_dice_by_strength(pawns: int, dice: int) -> None:
    """So many pawns attack 30, and are attacked by 30: the first throw of each tells."""
    for attackers, defenders, side in ((pawns, 30, 0), (30, pawns, 1)):
        table = fight(attackers, defenders, field=OPEN, dice=None)

        assert len(threw(table)[side][1]) == dice
        assert len(threw(table)[1 - side][1]) == 3


@pytest.mark.parametrize(("face", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_z14_losses_are_the_enemy_s_total_halved_and_rounded_down(face: int, lost: int) -> None:
    """Three on each side; a 6 and a 6 end what is left of it."""
    table = fight(3, 3, face, face, *(() if lost == 3 else (6, 6)))

    assert fell(table) == [(lost, lost), (3 - lost, 3 - lost)][: 1 if lost == 3 else 2]


def test_z14_the_dice_of_one_side_are_added_before_they_are_halved() -> None:
    """5 + 4 + 6 is 15: seven fall; 1 + 1 + 1 is 3: one falls."""
    table = fight(8, 7, 5, 4, 6, 1, 1, 1)

    assert threw(table) == [("dragons", [5, 4, 6]), ("knights", [1, 1, 1])]
    assert fell(table) == [(1, 7)] and at(table, OPEN) == "dragons 7"


def test_z14_losses_are_taken_at_the_same_time() -> None:
    """The three who fall in the first throw have thrown too."""
    table = fight(3, 3, 6, 5)

    assert fell(table) == [(2, 3)] and at(table, OPEN) == "dragons 1"


def test_z14_the_next_round_is_thrown_with_the_new_numbers() -> None:
    table = fight(7, 4, 2, 1, 1, 2, 2, *(3, 3), 1, 3)

    assert [len(dice) for _, dice in threw(table)] == [3, 2, 2, 1]
    assert fell(table) == [(2, 2), (0, 2)] and dice_left(table) == 1


def test_z14_nobody_loses_more_than_there_are() -> None:
    table = fight(9, 1, 6, 6, 6, 1)

    assert fell(table) == [(0, 1)] and at(table, OPEN) == "dragons 9"


def test_z14_both_sides_wiped_out_leave_the_province_empty() -> None:
    table = fight(3, 2, 4, 6)

    assert fell(table) == [(3, 2)] and at(table, OPEN) == ""
    assert len(happened(table, "emptied")) == 1 and happened(table, "won") == []
    assert alive(table) == {"dragons", "knights", "winged"}


# ---------------------------------------------------------------- walls (Z15)


def test_z15_eleven_against_a_capital_kill_three() -> None:
    table = fight(4, 4, 5, 6, 6, 2, field=CAPITAL)

    assert fell(table) == [(4, 3)]


def test_z15_eleven_elsewhere_kill_five() -> None:
    table = fight(4, 5, 5, 6, 1, 1, field=OPEN)

    assert fell(table) == [(1, 5)]


def test_z15_the_defender_s_total_is_still_halved() -> None:
    """11 from the walls kill five."""
    table = fight(5, 5, 3, 3, 5, 6, field=CAPITAL)

    assert fell(table) == [(5, 2)] and at(table, CAPITAL) == "knights 3"


def test_z15_the_forbidden_city_has_walls_against_a_player() -> None:
    land = {"zargos-7": "dragons 5", "zargos-0": "knights 4", "kahil-0": "knights 1"}
    table = attack(planet(land=land, dice=(5, 6, 6, 2)), "zargos-7 > zargos-0 x4")

    assert fell(table) == [(4, 3)] and at(table, "zargos-0") == "knights 1"


def test_z15_a_capital_whose_walls_were_taken_protects_its_new_people() -> None:
    land = {"tairo-3": "dragons 5", "tairo-0": "amazons 6", "palmyr-0": "amazons 1"}
    table = attack(planet(land=land, calmed="amazons", dice=(5, 6, 6, 2)), "tairo-3 > tairo-0 x4")

    assert fell(table) == [(4, 3)]


# ---------------------------------------------------------------- before a fight (Z16)


def test_z16_spider_help_comes_before_the_winds_of_war() -> None:
    land = {"tairo-3": "dragons 6", "tairo-2": "spiders 4", "ohms-4": "spiders 3"}
    table = planet(land=land, hands={0: "war", 1: "war"}, dice=[6] * 7)
    attack(table, "tairo-3 > tairo-2 x5")

    assert (phase(table), turn(table)) == ("help", 1)
    play(table, "help ohms-4", "x2")
    assert (phase(table), turn(table), choices(table)) == ("war", 0, {"pass", "war attack"})
    play(table, "pass")
    assert (phase(table), turn(table), choices(table)) == ("war", 1, {"pass", "war defence"})
    play(table, "war defence")
    assert [len(dice) for _, dice in threw(table)] == [2, 3]  # six Spiders, and the wind


def test_z16_the_attacker_s_wind_comes_first_then_the_defender_s_then_the_volley() -> None:
    land = {"tairo-3": "dragons 6", "tairo-1": "amazons 4", "kahil-0": "amazons 1"}
    table = planet(land=land, hands={0: "war", 1: "war"}, dice=(1, 1, 6, 6, 6, 1, 1, 1))
    attack(table, "tairo-3 > tairo-1 x5")
    assert turn(table) == 0 and happened(table, "volley") == []
    play(table, "war attack")
    assert turn(table) == 1 and happened(table, "volley") == []
    play(table, "war defence")

    told = [event.kind for event in happened(table, "played", "volley", "threw")]
    assert told == ["played", "played", "volley", "threw", "threw"]


def test_z16_one_wind_each_however_many_one_holds() -> None:
    table = fight(3, 3, 6, 1, 1, hands={0: "war war"})
    assert choices(table) == {"pass", "war attack"}
    play(table, "war attack")

    assert hand(table, 0) == "war" and len(threw(table)[0][1]) == 2


def test_z16_one_in_all_if_both_peoples_are_the_same_player_s() -> None:
    """He chooses the side, and is asked once."""
    land = {"tairo-3": "dragons 4", "tairo-1": "knights 3", "kahil-0": "knights 1", "oz-0": "spiders 2"}
    told: dict[str, Any] = {
        "land": land | {"oz-1": "spiders 2", "ohms-0": "winged 1"},
        "order": "dragons spiders knights winged",
        "players": "dragons+knights, spiders+winged",
        "seats": 2,
        "hands": {0: "war war war", 1: "war"},
        "alone": True,
    }
    for side, dice in (("attack", (6, 1, 1)), ("defence", (6, 1, 1))):
        table = attack(planet(**told, dice=dice), "tairo-3 > tairo-1 x3")
        assert (turn(table), choices(table)) == (0, {"pass", "war attack", "war defence"})
        play(table, f"war {side}")
        assert [len(dice) for _, dice in threw(table)] == [1 + (side == "attack"), 1 + (side == "defence")]
        assert hand(table, 0) == "war war"


def test_z16_no_third_party_is_asked() -> None:
    table = fight(3, 2, 4, 1, hands={2: "war war"})

    assert threw(table) == [("dragons", [4]), ("knights", [1])]


def test_z16_whoever_holds_cards_is_asked_whichever_they_are() -> None:
    """Else all would know of a hand without a Wind of War."""
    table = fight(3, 2, 4, 1, hands={0: "ice", 1: "storm"})

    assert (phase(table), turn(table), choices(table)) == ("war", 0, {"pass"})
    play(table, "pass")
    assert (phase(table), turn(table), choices(table)) == ("war", 1, {"pass"})


# ---------------------------------------------------------------- the Wind of War itself (Z40, Z41)


def test_z40_one_die_more_for_the_whole_fight() -> None:
    """Two rounds, both with the wind."""
    table = fight(3, 4, *(2, 2, 1, 1), *(3, 1, 1), hands={0: "war"})
    play(table, "war attack")

    assert threw(table) == [("dragons", [2, 2]), ("knights", [1, 1]), ("dragons", [3, 1]), ("knights", [1])]
    assert fell(table) == [(1, 2), (0, 2)]


def test_z40_so_at_most_four() -> None:
    table = fight(7, 9, 6, 6, 6, 6, 1, 1, 1, hands={0: "war"})
    play(table, "war attack")

    assert threw(table)[0] == ("dragons", [6, 6, 6, 6])
    assert fell(table) == [(1, 9)]


def test_z40_in_defence_too() -> None:
    table = fight(3, 7, 1, 6, 6, 6, 6, hands={1: "war"})
    play(table, "war defence")

    assert threw(table)[1] == ("knights", [6, 6, 6, 6])


def test_z40_it_does_not_outlast_the_fight() -> None:
    land = {"tairo-3": "dragons 9", "tairo-1": "knights 1", "tairo-2": "knights 1", "kahil-0": "knights 1"}
    table = planet(land=land, hands={0: "war"}, dice=(6, 6, 1, 6, 1))
    attack(table, "tairo-3 > tairo-1 x3", "tairo-3 > tairo-2 x3")
    play(table, "fight tairo-1", "war attack")

    assert [len(dice) for _, dice in threw(table)] == [2, 1, 1, 1]


def test_z40_z25_it_goes_under_the_pile() -> None:
    table = play(fight(3, 2, 4, 4, 1, hands={0: "war"}), "war attack")

    assert hand(table, 0) == "" and pile(table)[-1] == "war"


def test_z41_not_two_winds_of_war_in_one_fight() -> None:
    """With a second one in hand, nobody asks for it."""
    table = fight(3, 3, hands={0: "war war"}, dice=(6, 1, 1))

    assert "war attack" in choices(table)
    assert phase(play(table, "war attack")) != "war"


def test_z16_a_wind_may_be_kept() -> None:
    table = fight(3, 2, 4, 1, hands={0: "war"})

    assert after(table, "pass") and hand(play(table, "pass"), 0) == "war"
    assert threw(table)[0] == ("dragons", [4])
