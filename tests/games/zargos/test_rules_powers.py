"""The six sheets, clause by clause: Z28 to Z33, with the sheets' own examples."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire import Table
from grimoire.games.zargos.moves import faces

from .positions import (
    PLACES,
    after,
    at,
    attack,
    boats,
    choices,
    dice_left,
    fell,
    happened,
    map_of,
    most,
    phase,
    planet,
    play,
    sources,
    targets,
    threw,
    turn,
)

VOLCANOES = {"akilon-1", "banzol-5", "itak-0", "kahil-3", "kori-3", "ohms-4", "palmyr-1", "tairo-2"}


def seas_ahead(table: Table, *texts: str) -> set[str]:
    return {one.removeprefix("sail ") for one in after(table, *texts) if one.startswith("sail ")}


# ---------------------------------------------------------------- Knights (Z28)


RIDE = {"tairo-3": "knights 7", "tairo-1": "spiders 1", "akilon-3": "spiders 1", "ohms-0": "spiders 1"}


def test_z28_after_a_fight_they_may_attack_again_with_pawns_that_fought() -> None:
    table = planet(land=RIDE, dice=(6, 6, 1, 6, 1))
    play(table, "tairo-3 > tairo-1 x4", "fight tairo-1")
    assert at(table, "tairo-1") == "knights 4" and phase(table) == "attack"

    assert most(table, "from tairo-1", "to akilon-3") == 3  # one stays
    play(table, "tairo-1 > akilon-3 x3", "fight akilon-3")
    assert (at(table, "tairo-1"), at(table, "akilon-3")) == ("knights 1", "knights 3")
    assert "akilon-3" in sources(table)


def test_z28_from_anywhere() -> None:
    land = RIDE | {"kahil-0": "knights 3"}
    table = planet(land=land, dice=(6, 6, 1))
    play(table, "tairo-3 > tairo-1 x4", "fight tairo-1")

    assert sources(table) == {"tairo-3", "tairo-1", "kahil-0"}


def test_z28_they_may_declare_several_and_fight_one_and_declare_again() -> None:
    table = planet(land=RIDE | {"tairo-0": "spiders 1"}, dice=(6, 1, 5, 1))
    play(table, "tairo-3 > tairo-1 x2", "tairo-3 > tairo-0 x2")
    assert {"fight tairo-1", "fight tairo-0"} <= choices(table)

    play(table, "fight tairo-1")
    assert at(table, "tairo-1") == "knights 2" and "from tairo-1" in choices(table)
    play(table, "tairo-1 > tairo-0", "fight tairo-0")  # the second group is joined by one that has fought
    assert at(table, "tairo-0") == "knights 3"


def test_z28_never_the_same_province_twice_in_a_turn() -> None:
    table = planet(land=RIDE, dice=(1, 6))
    play(table, "tairo-3 > tairo-1 x3", "fight tairo-1")

    assert at(table, "tairo-1") == "spiders 1"
    assert "tairo-1" not in targets(table, "from tairo-3") and "tairo-2" in targets(table, "from tairo-3")


def test_z28_nor_one_that_the_fight_has_emptied() -> None:
    table = planet(land=RIDE, dice=(2, 6))
    play(table, "tairo-3 > tairo-1 x3", "fight tairo-1")

    assert at(table, "tairo-1") == ""
    assert "tairo-1" not in targets(table, "from tairo-3")


def test_z28_empty_provinces_count_too() -> None:
    """The demons of zargos-1 have killed the first three: nobody follows them this turn."""
    table = planet(land={"zargos-6": "knights 7", "ohms-0": "spiders 2"}, dice=(6, 1))
    play(table, "zargos-6 > zargos-1 x3", "fight zargos-1")

    assert at(table, "zargos-1") == ""
    assert "zargos-1" not in targets(table, "from zargos-6") and "zargos-7" in targets(table, "from zargos-6")


def test_z28_groups_of_one_declared_attack_merge() -> None:
    land = RIDE | {"tairo-0": "knights 3"}
    table = planet(land=land, dice=(3, 3, 1))
    play(table, "tairo-3 > tairo-1 x2", "tairo-0 > tairo-1 x2", "fight tairo-1")

    assert threw(table)[0] == ("knights", [3, 3]) and at(table, "tairo-1") == "knights 4"


def test_z28_reorganisation_only_after_all_fights() -> None:
    table = planet(land=RIDE, dice=(6, 1))
    play(table, "tairo-3 > tairo-1 x3")
    assert "done" not in choices(table)  # what is declared is fought

    play(table, "fight tairo-1", "done")
    assert phase(table) == "reorganise" and "tairo-3" in targets(table, "from tairo-1")


def test_z28_boats_carry_only_knights_that_began_the_turn_there() -> None:
    """Both provinces lie on the Silkwater; who has just come to one of them does not board."""
    table = planet(land=RIDE, boats={"knights": 3}, dice=(6, 6, 1))
    assert seas_ahead(table, "from tairo-3") == {"inner-west"}
    play(table, "tairo-3 > tairo-1 x4", "fight tairo-1")

    assert seas_ahead(table, "from tairo-1") == set()
    assert most(table, "from tairo-3", "sail inner-west", "to zargos-1") == 2  # these have not moved


def test_z28_nor_in_reorganisation() -> None:
    """Four have fought and stay ashore; of those that wait in tairo-3 two may board."""
    table = planet(land=RIDE | {"banzol-4": "knights 1"}, boats={"knights": 3}, dice=(6, 6, 1))
    play(table, "tairo-3 > tairo-1 x4", "fight tairo-1", "done")

    assert phase(table) == "reorganise" and seas_ahead(table, "from tairo-1") == set()
    assert most(table, "from tairo-3", "sail inner-west", "sail inner-northwest", "to banzol-4") == 2
    play(table, "tairo-1 > tairo-3 x3")  # who joins them there has moved, and does not board either
    assert most(table, "from tairo-3", "sail inner-west", "sail inner-northwest", "to banzol-4") == 3


def test_z28_z40_an_earth_wind_is_no_boat_and_carries_in_reorganisation_those_that_fought() -> None:
    """Two Knights come back from a fight; the strait is one sea, the coast of Akilon two."""
    land = {"ohms-2": "knights 4", "ohms-1": "knights 3", "itak-1": "knights 1", "akilon-2": "knights 1"}
    fresh = [0] * 60
    fresh[PLACES["ohms-1"]] = 3
    told: dict[str, Any] = {"land": land, "phase": "reorganise", "fresh": fresh, "boats": {"knights": 9}}
    table = planet(hands={0: "earth"}, **told)

    assert not [one for one in after(table, "from ohms-2") if one.startswith("sail")]
    assert most(table, "from ohms-2", "earth", "sail strait", "to itak-1") == 3
    assert most(table, "from ohms-2", "earth", "sail strait", "sail south", "to akilon-2") == 3
    third = after(table, "from ohms-2", "earth", "sail strait", "sail south", "sail far-south")
    assert third == {"to akilon-2"}  # no boat adds a fourth sea


def test_z28_an_attack_into_zargos_ends_their_movement() -> None:
    table = planet(land={"akilon-3": "knights 6", "ohms-0": "spiders 2"}, boats={"knights": 2}, dice=(1, 1))
    play(table, "akilon-3 ~ inner-west > zargos-1 x4", "fight zargos-1")

    assert at(table, "zargos-1") == "knights 3" and sources(table) == {"akilon-3"}


def test_z28_and_so_does_one_from_zargos() -> None:
    land = {"zargos-1": "knights 5", "tairo-3": "spiders 1", "tairo-1": "spiders 1", "ohms-0": "spiders 2"}
    table = planet(land=land, boats={"knights": 1}, dice=(2, 1))
    play(table, "zargos-1 ~ inner-west > tairo-3 x3", "fight tairo-3")

    assert at(table, "tairo-3") == "knights 3" and "tairo-3" not in sources(table)


def test_z28_only_knights_that_have_not_moved_attack_into_zargos() -> None:
    """A Wind from Elsewhere could carry either group there."""
    table = planet(land=RIDE, hands={0: "elsewhere"}, dice=(6, 6, 1))
    play(table, "tairo-3 > tairo-1 x4", "fight tairo-1", "pass")

    assert "zargos-3" in targets(table, "from tairo-3", "elsewhere")
    moved = targets(table, "from tairo-1", "elsewhere")
    assert "ohms-0" in moved and not [place for place in moved if place.startswith("zargos")]


def test_z28_in_a_mixed_group_only_those_from_outside_zargos_go_on() -> None:
    """Three by boat from Zargos and three by land win without a loss: three may attack again."""
    land = {"zargos-1": "knights 4", "tairo-1": "knights 4", "tairo-3": "spiders 1", "ohms-0": "spiders 2"}
    table = planet(land=land, boats={"knights": 1}, dice=(2, 2, 1))
    play(table, "zargos-1 ~ inner-west > tairo-3 x3", "tairo-1 > tairo-3 x3")

    assert at(table, "tairo-3") == "knights 6"
    assert most(table, "from tairo-3", "to tairo-4") == 3


# ---------------------------------------------------------------- Spiders (Z29)


def test_z29_all_volcanoes_border_each_other_in_attack() -> None:
    table = planet(land={"tairo-2": "spiders 4", "ohms-4": "spiders 1", "kori-3": "knights 2"})

    assert targets(table, "from tairo-2") >= VOLCANOES - {"tairo-2", "ohms-4"}
    assert "ohms-4" not in targets(table, "from tairo-2")  # her own


def test_z29_a_province_without_one_is_as_for_anybody() -> None:
    table = planet(land={"tairo-0": "spiders 4", "kori-3": "knights 2"})

    assert targets(table, "from tairo-0") == {
        "tairo-1",
        "tairo-2",
        "tairo-3",
        "palmyr-2",
        "palmyr-3",
        "akilon-3",
    }


def test_z29_and_in_reorganisation() -> None:
    table = planet(
        land={"tairo-2": "spiders 4", "ohms-4": "spiders 1", "kori-3": "knights 2"}, phase="reorganise"
    )
    play(table, "tairo-2 > ohms-4 x3")

    assert at(table, "ohms-4") == "spiders 4"


def test_z29_for_nobody_else() -> None:
    table = planet(land={"tairo-2": "dragons 4", "ohms-4": "dragons 1", "kori-3": "knights 2"})

    assert "kori-3" not in targets(table, "from tairo-2")


HELP = {
    "tairo-3": "dragons 5",
    "tairo-2": "spiders 2",
    "ohms-4": "spiders 6",
    "kori-3": "spiders 1",
    "kahil-0": "spiders 9",
}


def test_z29_attacked_in_a_volcano_province_they_may_bring_one_group_from_another() -> None:
    """Just before the fight; one stays there; from a province without a volcano nobody comes."""
    table = attack(planet(land=HELP, dice=(1, 1, 6, 6)), "tairo-3 > tairo-2 x4")
    assert (phase(table), turn(table), choices(table)) == ("help", 1, {"help ohms-4", "pass"})

    play(table, "help ohms-4")
    assert choices(table) == {f"x{count}" for count in range(1, 6)}
    play(table, "x4")
    assert threw(table) == [("dragons", [1, 1]), ("spiders", [6, 6])]  # six of them now


def test_z29_helpers_stay() -> None:
    table = attack(planet(land=HELP, dice=(1, 1, 6, 6)), "tairo-3 > tairo-2 x4")
    play(table, "help ohms-4", "x4")

    assert (at(table, "tairo-2"), at(table, "ohms-4")) == ("spiders 5", "spiders 2")


def test_z29_one_help_a_fight_and_none_if_they_will_not() -> None:
    land = HELP | {"kori-3": "spiders 4"}
    table = attack(planet(land=land, dice=(1, 1, 6, 6)), "tairo-3 > tairo-2 x4")
    assert choices(table) == {"help ohms-4", "help kori-3", "pass"}
    play(table, "help ohms-4", "x4")
    assert phase(table) != "help" and at(table, "kori-3") == "spiders 4"

    table = attack(planet(land=land, dice=(6, 6, 1)), "tairo-3 > tairo-2 x4")
    play(table, "pass")
    assert at(table, "tairo-2") == "dragons 4" and happened(table, "helped") == []


def test_z29_a_helper_of_one_needs_no_number() -> None:
    land = HELP | {"ohms-4": "spiders 2"}
    table = attack(planet(land=land, dice=(1, 1, 6, 2, 1, 6, 2, 1, 6)), "tairo-3 > tairo-2 x4")
    play(table, "help ohms-4")

    assert at(table, "ohms-4") == "spiders 1" and len(happened(table, "helped")) == 1


def test_z29_not_from_a_province_with_a_fight_pending() -> None:
    land = HELP | {"ohms-2": "dragons 5"}
    table = planet(land=land, dice=(6, 6, 1, *(1, 1, 6, 6)))
    attack(table, "tairo-3 > tairo-2 x4", "ohms-2 > ohms-4 x4", "fight tairo-2")

    assert happened(table, "helped") == []  # ohms-4 is to be fought over itself, and one must stay in kori-3
    assert at(table, "tairo-2") == "dragons 4" and at(table, "ohms-4") == "spiders 5"


def test_z29_but_from_one_whose_fight_is_over() -> None:
    land = HELP | {"ohms-2": "dragons 2"}
    table = planet(land=land, dice=(1, 6, 6))
    attack(table, "tairo-3 > tairo-2 x4", "ohms-2 > ohms-4", "fight ohms-4")

    assert (phase(table), choices(table)) == ("help", {"help ohms-4", "pass"})


def test_z29_not_where_there_is_no_volcano() -> None:
    land = HELP | {"tairo-1": "spiders 2"}
    table = attack(planet(land=land, dice=(6, 6, 1)), "tairo-3 > tairo-1 x4")

    assert happened(table, "helped") == [] and at(table, "tairo-1") == "dragons 4"


# ---------------------------------------------------------------- Amazons (Z30)


def volley(table: Table) -> list[tuple[list[int], int]]:
    """Every volley: its dice, and the attackers lost."""
    return [(faces(event.a), event.b) for event in happened(table, "volley")]


@pytest.mark.parametrize(("field", "lost"), [("tairo-1", 2), ("tairo-0", 3)])
def test_z30_seven_dragons_attack_four_amazons(field: str, lost: int) -> None:
    """The sheet: they throw 4 and 3, two Dragons fall before the fight; three in a capital."""
    land = {"tairo-3": "dragons 8", field: "amazons 4", "kahil-0": "amazons 1"}
    table = planet(land=land, dice=(4, 3, *(6, 6), *(1, 1), *(6, 6), 1))
    attack(table, f"tairo-3 > {field} x7")

    assert volley(table) == [([4, 3], lost)]
    assert len(threw(table)[0][1]) == 2  # five or four Dragons are left to throw


def test_z30_no_reply_to_a_volley() -> None:
    land = {"tairo-3": "dragons 8", "tairo-1": "amazons 4", "kahil-0": "amazons 1"}
    table = attack(planet(land=land, dice=(4, 3, *(4, 4), *(1, 1))), "tairo-3 > tairo-1 x7")

    told = [event.kind for event in happened(table, "volley", "threw", "fell")]
    assert told == ["volley", "threw", "threw", "fell"]
    assert fell(table) == [(1, 4)] and at(table, "tairo-1") == "dragons 4"


def test_z30_it_may_end_the_fight() -> None:
    land = {"tairo-3": "dragons 4", "tairo-1": "amazons 4", "kahil-0": "amazons 1"}
    table = attack(planet(land=land, dice=(5, 4)), "tairo-3 > tairo-1 x3")

    assert volley(table) == [([5, 4], 3)] and threw(table) == []
    assert at(table, "tairo-1") == "amazons 4" and len(happened(table, "won")) == 1


@pytest.mark.parametrize(("amazons", "dice"), [(3, 1), (4, 2), (6, 2), (7, 3)])
def test_z30_with_their_normal_dice(amazons: int, dice: int) -> None:
    land = {"tairo-3": "dragons 30", "tairo-1": f"amazons {amazons}", "kahil-0": "amazons 1"}
    table = attack(planet(land=land), "tairo-3 > tairo-1 x29")

    assert len(volley(table)[0][0]) == dice


def test_z30_in_defence_only() -> None:
    land = {"tairo-3": "amazons 4", "tairo-1": "knights 2", "kahil-0": "knights 1"}
    table = attack(planet(land=land, dice=(4, 1)), "tairo-3 > tairo-1 x3")

    assert volley(table) == [] and at(table, "tairo-1") == "amazons 3"


def test_z30_a_wind_of_war_adds_no_die_to_it() -> None:
    land = {"tairo-3": "dragons 6", "tairo-1": "amazons 3", "kahil-0": "amazons 1"}
    table = planet(land=land, hands={1: "war"}, dice=(3, *(1, 1), *(6, 2)))
    attack(table, "tairo-3 > tairo-1 x5")
    play(table, "war defence")

    assert volley(table) == [([3], 1)] and threw(table)[1] == ("amazons", [6, 2])


# ---------------------------------------------------------------- Monks (Z31)


@pytest.mark.parametrize("attacking", [True, False])
def test_z31_the_long_example(attacking: bool) -> None:
    """4 Monks and 6 Spiders, number for number; in attack and in defence."""
    dice = (*(5, 4), *(3, 6), 2, 2, 1, 3, 3, 6, 1)
    if attacking:
        land = {"tairo-3": "monks 5", "tairo-1": "spiders 6", "kahil-0": "spiders 2", "kahil-1": "spiders 2"}
        table = attack(planet(land=land, dice=dice), "tairo-3 > tairo-1 x4")
    else:
        land = {"tairo-3": "spiders 7", "tairo-1": "monks 4", "kahil-0": "monks 2"}
        table = attack(planet(land=land, dice=dice), "tairo-3 > tairo-1 x6")
    monks, enemy = ("attack", "defence") if attacking else ("defence", "attack")
    player = 0 if attacking else 1

    assert (phase(table), turn(table)) == ("reroll", player) and threw(table) == [("monks", [5, 4])]
    assert choices(table) == {"keep", f"reroll {monks} 1", f"reroll {monks} 2"}
    play(table, "keep")
    assert threw(table)[-1] == ("spiders", [3, 6])
    assert choices(table) == {"keep", f"reroll {enemy} 1", f"reroll {enemy} 2"}
    play(table, f"reroll {enemy} 2")  # the 6 becomes a 2: four Spiders and two Monks fall
    assert sorted(fell(table)[0]) == [2, 4]

    assert threw(table)[-1] == ("monks", [2])
    play(table, f"reroll {monks} 1")  # the 2 becomes a 1; the Spiders throw 3: one Monk falls
    assert sorted(fell(table)[1]) == [0, 1]

    assert threw(table)[-1] == ("monks", [3])
    play(table, f"reroll {monks} 1")  # the 3 becomes a 6; the Spiders throw 1
    assert sorted(fell(table)[2]) == [0, 2] and dice_left(table) == 0
    assert at(table, "tairo-1") == "monks 1"


MONKS = {"tairo-3": "monks 5", "tairo-1": "knights 4", "kahil-0": "knights 1"}


def test_z31_they_throw_first_and_decide_before_the_enemy_throws() -> None:
    table = attack(planet(land=MONKS, dice=(5, 4, 1, 1)), "tairo-3 > tairo-1 x4")

    assert phase(table) == "reroll" and threw(table) == [("monks", [5, 4])] and dice_left(table) == 2


def test_z31_one_die_in_all_their_own_or_the_enemy_s() -> None:
    """Having thrown one of their own again, they are not asked about his."""
    table = attack(planet(land=MONKS, dice=(5, 4, *(1,), *(6, 6), *(3, 3))), "tairo-3 > tairo-1 x4")
    play(table, "reroll attack 2")  # the 4 becomes a 1, which stands

    assert fell(table) == [(4, 3)]
    assert at(table, "tairo-1") == "knights 1"


def test_z31_once_each_round() -> None:
    table = attack(planet(land=MONKS, dice=(1, 1, *(1,), *(1, 1), *(2, 2))), "tairo-3 > tairo-1 x4")
    play(table, "reroll attack 1")

    assert fell(table) == [(1, 1)] and phase(table) == "reroll"  # and again in the second round
    assert threw(table)[-1] == ("monks", [2])


def test_z31_the_new_value_stands_better_or_worse() -> None:
    for new, lost in ((6, 5), (1, 2)):
        table = attack(planet(land=MONKS, dice=(4, 4, new, 6, 6)), "tairo-3 > tairo-1 x4")
        play(table, "reroll attack 1")
        assert fell(table)[0] == (4, min(lost, 4))


def test_z31_they_choose_the_die_and_of_equal_dice_it_does_not_matter_which() -> None:
    land = MONKS | {"tairo-3": "monks 9"}
    table = attack(planet(land=land, dice=(5, 2, 5)), "tairo-3 > tairo-1 x8")

    assert choices(table) == {"keep", "reroll attack 1", "reroll attack 2"}


def test_z31_they_may_keep_all() -> None:
    table = attack(planet(land=MONKS, dice=(5, 4, *(1, 1))), "tairo-3 > tairo-1 x4")
    play(table, "keep", "keep")

    assert fell(table) == [(1, 4)] and happened(table, "rerolled") == []


def test_z31_z16_a_volley_is_no_round() -> None:
    """Amazons shoot at Monks: two dice, one gone, and nothing to decide before the Monks throw."""
    land = {"tairo-3": "monks 5", "tairo-1": "amazons 4", "kahil-0": "amazons 1"}
    table = attack(planet(land=land, dice=(2, 2, *(6,))), "tairo-3 > tairo-1 x4")

    assert volley(table) == [([2, 2], 1)]
    assert threw(table) == [("monks", [6])] and choices(table) == {"keep", "reroll attack 1"}


# ---------------------------------------------------------------- Dragons (Z32)


def test_z32_in_reorganisation_they_enter_the_sea_without_boats_each_cell_a_step() -> None:
    table = planet(land={"akilon-3": "dragons 4", "kahil-0": "knights 2"}, phase="reorganise")
    play(table, "akilon-3 > inner-west x3")
    assert at(table, "inner-west") == "dragons 3" and at(table, "akilon-3") == "dragons 1"
    assert phase(table) == "reorganise"

    play(table, "inner-west > inner-southwest x2")
    assert (at(table, "inner-west"), at(table, "inner-southwest")) == ("dragons 1", "dragons 2")
    assert turn(table) == 1 or phase(table) != "reorganise"  # two steps, no more


def test_z32_from_a_sea_cell_they_attack_a_bordering_coast_leaving_nobody_if_they_like() -> None:
    told: dict[str, Any] = {
        "land": {"tairo-1": "knights 1", "kahil-0": "knights 2"},
        "sea": {"inner-west": 3},
    }
    table = planet(**told, people="dragons", dice=(4, 1))
    assert targets(table, "from inner-west") == {"zargos-1", "tairo-1", "tairo-3", "akilon-3"}

    attack(table, "inner-west > tairo-1 x3")
    assert at(table, "tairo-1") == "dragons 3" and at(table, "inner-west") == ""


def test_z32_at_sea_they_move_only_in_reorganisation() -> None:
    told: dict[str, Any] = {"land": {"tairo-1": "knights 1", "oz-1": "dragons 1"}, "sea": {"inner-west": 3}}
    table = planet(**told, people="dragons", boats={"dragons": 5})

    assert seas_ahead(table, "from inner-west") == set()
    assert {one.split()[0] for one in after(table, "from inner-west")} == {"to"}


def test_z32_they_do_not_block_boats_and_cannot_be_attacked() -> None:
    table = planet(
        land={"akilon-3": "amazons 4", "tairo-1": "knights 1"}, sea={"inner-west": 9}, boats={"amazons": 1}
    )

    assert targets(table, "from akilon-3", "sail inner-west") == {"zargos-1", "tairo-1", "tairo-3"}
    assert "inner-west" not in targets(table, "from akilon-3")


def test_z32_they_may_use_boats_boarding_from_a_province() -> None:
    table = planet(land={"akilon-3": "dragons 4", "banzol-4": "dragons 1", "kahil-0": "knights 2"},
                   boats={"dragons": 2}, phase="reorganise")  # fmt: skip
    play(table, "akilon-3 ~ inner-west ~ inner-northwest > banzol-4 x3")

    assert at(table, "banzol-4") == "dragons 4" and boats(table, "dragons") == 0


def test_z32_not_from_the_sea() -> None:
    told: dict[str, Any] = {
        "land": {"banzol-4": "dragons 1", "kahil-0": "knights 2"},
        "sea": {"inner-west": 3},
    }
    table = planet(**told, people="dragons", boats={"dragons": 2}, phase="reorganise")

    assert seas_ahead(table, "from inner-west") == set()


def test_z32_they_may_land_in_reorganisation_on_a_coast_they_hold() -> None:
    told: dict[str, Any] = {
        "land": {"tairo-1": "dragons 1", "tairo-3": "knights 1", "zargos-1": "dragons 1"},
        "sea": {"inner-west": 3},
    }
    table = planet(**told, people="dragons", phase="reorganise")
    landings = {place for place in targets(table, "from inner-west") if "-" in place}

    assert {"tairo-1", "zargos-1"} <= landings and not {"tairo-3", "akilon-3"} & landings
    play(table, "inner-west > zargos-1 x3")  # in Zargos too
    assert at(table, "zargos-1") == "dragons 4"


def test_z32_nobody_else_goes_to_sea() -> None:
    table = planet(
        land={"akilon-3": "amazons 4", "akilon-0": "amazons 1", "tairo-1": "knights 2"}, phase="reorganise"
    )

    assert targets(table, "from akilon-3") == {"akilon-0"}


# ---------------------------------------------------------------- Winged (Z33)


def test_z33_they_attack_at_one_or_two_provinces_distance_over_anyone() -> None:
    land = {"oz-0": "knights 2", "palmyr-0": "winged 4", "palmyr-2": "knights 2", "tairo-0": "spiders 2"}
    table = planet(land=land, people="winged")

    assert targets(table, "from palmyr-0") == {
        *("palmyr-1", "palmyr-2", "palmyr-3", "palmyr-4"),
        *("akilon-0", "akilon-2", "akilon-3", "tairo-0", "tairo-2"),
    }


def test_z33_crossing_an_arm_is_the_whole_of_a_flight() -> None:
    """From Nanutak over the arm to Saltholm, but no farther; and from Sermitak not over the arm."""
    land = {"itak-2": "winged 4", "itak-1": "winged 4", "ohms-0": "knights 2", "ohms-1": "knights 1"}
    table = planet(land=land, people="winged", dice=(2, 1))
    assert targets(table, "from itak-2") == {"itak-0", "ohms-1"}
    assert targets(table, "from itak-1") == {"itak-0"}

    attack(table, "itak-2 > ohms-1 x3")
    assert at(table, "ohms-1") == "winged 3"


def test_z33_one_stays_behind() -> None:
    table = planet(land={"palmyr-0": "winged 4", "tairo-0": "spiders 2"}, people="winged")

    assert most(table, "from palmyr-0", "to tairo-0") == 3


def flying(**land: str) -> Table:
    told = {place.replace("_", "-"): people for place, people in land.items()}
    return planet(land=told | {"oz-0": "knights 2", "oz-1": "knights 2"}, people="winged", phase="reorganise")


def test_z33_in_reorganisation_every_pawn_may_move_once() -> None:
    """From three provinces at once, one or two provinces away, over the Spiders' Palmyr."""
    table = flying(
        tairo_0="winged 3",
        akilon_0="winged 3",
        banzol_0="winged 3",
        banzol_3="winged 1",
        palmyr_2="spiders 4",
    )
    play(table, "flight", "tairo-0 > akilon-0 x2", "banzol-0 > banzol-3 x2", "akilon-0 > tairo-0 x2")

    assert at(table, "banzol-3") == "winged 3"
    assert (at(table, "tairo-0"), at(table, "akilon-0")) == ("winged 3", "winged 3")


def test_z33_who_has_arrived_does_not_fly_on() -> None:
    """One plan from the positions at its start."""
    table = flying(banzol_0="winged 5", banzol_3="winged 1", tairo_4="winged 1")
    play(table, "flight", "banzol-0 > banzol-3 x4")

    assert most(table, "from banzol-3", "to tairo-4") == 1  # the one that stood there
    assert at(play(table, "banzol-3 > tairo-4"), "tairo-4") == "winged 2"


def test_z33_one_pawn_is_left_in_each_at_the_end() -> None:
    """The single pawn of banzol-3 flies on, since another comes to stay."""
    table = flying(banzol_0="winged 2", banzol_3="winged 1", tairo_4="winged 1")
    play(table, "flight")
    assert sources(table) == {"banzol-0"}
    play(table, "banzol-0 > banzol-3", "banzol-3 > tairo-4")

    assert [at(table, place) for place in ("banzol-0", "banzol-3", "tairo-4")] == [
        "winged 1",
        "winged 1",
        "winged 2",
    ]


def test_z33_only_to_provinces_of_their_own() -> None:
    table = flying(tairo_0="winged 3", akilon_0="winged 3", palmyr_2="spiders 4")
    play(table, "flight")

    assert targets(table, "from tairo-0") == {"akilon-0"}


def test_z33_every_distribution_has_one_way_only() -> None:
    """Targets in the order of the map, a province in one go: no plan is told twice."""
    table = flying(tairo_0="winged 4", tairo_1="winged 1", tairo_2="winged 1", tairo_3="winged 1")
    play(table, "flight", "tairo-0 > tairo-2 x1")

    assert targets(table, "from tairo-0") == {"tairo-3"}


def test_z33_or_the_ordinary_reorganisation_instead() -> None:
    table = flying(tairo_0="winged 5", tairo_1="winged 3", tairo_3="winged 1")
    assert "flight" in choices(table)
    play(table, "tairo-0 > tairo-1 x4")

    assert "flight" not in choices(table)
    play(table, "tairo-1 > tairo-3 x6")
    assert map_of(table)["tairo-3"] == "winged 7"


def test_z33_an_ordinary_step_is_one_province() -> None:
    table = flying(tairo_0="winged 3", akilon_0="winged 3", palmyr_2="spiders 4", palmyr_3="winged 1")

    assert targets(table, "from tairo-0") == {"palmyr-3"}
