"""Attacks by land and sea, clause by clause: Z3, Z10 to Z13. Dragons and Amazons attack as anybody would."""

from __future__ import annotations

import pytest

from grimoire import Table
from grimoire.games.zargos.moves import apart

from .positions import (
    after,
    at,
    at_turn,
    attack,
    boats,
    choices,
    fell,
    happened,
    most,
    phase,
    planet,
    play,
    sources,
    state_of,
    targets,
)


def battles(table: Table) -> list[tuple[int, int]]:
    """Attackers and defenders of each fight."""
    told = [apart(event.a, 3) for event in happened(table, "battle")]
    return [(attackers, defenders) for _, attackers, defenders in told]


# ---------------------------------------------------------------- by land (Z10)


def test_z10_to_a_bordering_province_of_another_people_or_an_empty_one() -> None:
    table = planet(land={"tairo-0": "dragons 5", "tairo-1": "knights 2", "tairo-3": "dragons 1"})

    assert sources(table) == {"tairo-0"}  # one must stay in the other
    assert targets(table, "from tairo-0") == {"tairo-1", "tairo-2", "palmyr-2", "palmyr-3", "akilon-3"}


def test_z10_at_least_one_stays_behind() -> None:
    table = planet(land={"tairo-0": "dragons 5", "tairo-1": "knights 2"})

    assert most(table, "from tairo-0", "to tairo-1") == 4
    play(table, "tairo-0 > tairo-1 x3")
    assert at(table, "tairo-0") == "dragons 2"
    assert phase(table) == "attack" and most(table, "from tairo-0", "to tairo-2") == 1


def test_z10_a_single_pawn_attacks_nobody() -> None:
    table = planet(land={"tairo-0": "dragons 1", "tairo-4": "dragons 2", "tairo-1": "knights 2"})

    assert sources(table) == {"tairo-4"}


def test_z10_one_province_may_split_against_many() -> None:
    table = planet(
        land={"tairo-0": "dragons 7", "tairo-1": "knights 1", "tairo-2": "spiders 1", "oz-0": "knights 1"},
        dice=(6, 1, 6, 1),
    )
    attack(table, "tairo-0 > tairo-1 x3", "tairo-0 > tairo-2 x3")

    assert choices(table) == {"fight tairo-1", "fight tairo-2"}
    play(table, "fight tairo-2")
    assert battles(table) == [(3, 1), (3, 1)]
    assert (at(table, "tairo-0"), at(table, "tairo-1"), at(table, "tairo-2")) == (
        "dragons 1",
        "dragons 3",
        "dragons 3",
    )


def test_z10_z12_many_may_join_against_one_and_merge() -> None:
    table = planet(
        land={"tairo-0": "dragons 3", "tairo-3": "dragons 4", "tairo-1": "knights 4", "oz-0": "knights 1"},
        dice=(6, 6, 1, 1),
    )
    attack(table, "tairo-0 > tairo-1 x2", "tairo-3 > tairo-1 x3")

    assert battles(table) == [(5, 4)]  # five together, with two dice
    assert at(table, "tairo-1") == "dragons 4"


def test_z10_a_pawn_moves_one_province_and_fights_once() -> None:
    """The winners could reach banzol-4 from there; but their attack is over."""
    table = planet(land={"tairo-3": "dragons 6", "tairo-4": "knights 1", "oz-0": "knights 1"}, dice=(6, 1))
    attack(table, "tairo-3 > tairo-4 x3")

    assert at(table, "tairo-4") == "dragons 3" and phase(table) == "reorganise"
    assert state_of(table)["people"] == 4 and "banzol-4" not in targets(table, "from tairo-4")


# ---------------------------------------------------------------- by sea (Z11)


VOYAGE = {"ohms-1": "amazons 9", "akilon-2": "knights 2", "oz-0": "knights 1"}


def test_z11_a_sea_attack_over_two_cells_costs_two_boats() -> None:
    table = planet(land=VOYAGE, boats={"amazons": 3})
    play(table, "ohms-1 ~ southeast ~ south > akilon-2", "x5")

    assert boats(table, "amazons") == 1 and at(table, "ohms-1") == "amazons 4"
    assert apart(happened(table, "declared")[0].a, 3)[2] == 5


@pytest.mark.parametrize("pawns", [1, 8])
def test_z11_one_boat_a_cell_whatever_the_size(pawns: int) -> None:
    table = planet(land=VOYAGE | {"itak-0": "knights 30"}, boats={"amazons": 1})
    play(table, "ohms-1 ~ southeast > itak-0", f"x{pawns}")

    assert boats(table, "amazons") == 0
    assert apart(happened(table, "declared")[0].a, 3)[2] == pawns


def test_z11_boats_are_spent_when_the_attack_is_declared_and_lost_whatever_comes_of_it() -> None:
    table = planet(land=VOYAGE, boats={"amazons": 3}, dice=(1, 6))
    play(table, "ohms-1 ~ southeast ~ south > akilon-2", "x3")
    assert phase(table) == "attack" and boats(table, "amazons") == 1

    attack(table)
    assert at(table, "akilon-2") == "knights 2" and boats(table, "amazons") == 1


def test_z11_cells_must_be_linked_each_to_the_next() -> None:
    table = planet(land=VOYAGE, boats={"amazons": 9})

    first = {one for one in after(table, "from ohms-1") if one.startswith("sail")}
    assert first == {"sail southeast"}
    onward = {one for one in after(table, "from ohms-1", "sail southeast") if one.startswith("sail")}
    assert onward == {"sail east", "sail south", "sail strait"}
    further = after(table, "from ohms-1", "sail southeast", "sail south")
    assert "sail southeast" not in further and "sail far-south" in further  # nor back to where it was


def test_z11_only_as_far_as_there_are_boats() -> None:
    one, two = (planet(land=VOYAGE, boats={"amazons": boats}) for boats in (1, 2))

    assert targets(one, "from ohms-1", "sail southeast") == {"ohms-0", "itak-0", "itak-2"}
    assert not [choice for choice in after(one, "from ohms-1", "sail southeast") if "sail" in choice]
    assert "akilon-2" in targets(two, "from ohms-1", "sail southeast", "sail south")
    none = planet(land=VOYAGE)
    assert not [choice for choice in after(none, "from ohms-1") if "sail" in choice]


def test_z11_only_where_a_coast_can_be_reached() -> None:
    """With one boat the Amazons reach no coast but their own, with two those of the Blueswell."""
    land = {"banzol-0": "amazons 3", "banzol-5": "amazons 1", "banzol-1": "amazons 1", "kori-3": "amazons 1"}
    one, two = (planet(land=land | {"tairo-2": "knights 2"}, boats={"amazons": boats}) for boats in (1, 2))

    assert "banzol-0" not in sources(one)
    assert after(two, "from banzol-0") == {"sail north", "sail northwest"}
    assert after(two, "from banzol-0", "sail northwest") == {"sail west"}
    assert "tairo-2" in targets(two, "from banzol-0", "sail northwest", "sail west")


def test_z11_a_province_without_a_coast_has_no_voyages() -> None:
    table = planet(land={"tairo-0": "amazons 5", "oz-0": "knights 2"}, boats={"amazons": 5})

    assert not [choice for choice in after(table, "from tairo-0") if "sail" in choice]


def test_z11_lands_on_a_coast_of_another_people_or_an_empty_one_in_zargos_too() -> None:
    land = {"akilon-3": "amazons 4", "tairo-1": "amazons 1", "tairo-3": "knights 2"}
    table = planet(land=land, boats={"amazons": 1})

    assert targets(table, "from akilon-3", "sail inner-west") == {"tairo-3", "zargos-1"}
    assert "tairo-1" not in targets(table, "from akilon-3", "sail inner-west")  # her own


def test_z11_nothing_is_dropped_or_picked_up_on_the_way() -> None:
    """Past an own coast: the group is asked where it goes next, and nothing else."""
    land = VOYAGE | {"itak-0": "amazons 3"}
    table = planet(land=land, boats={"amazons": 3})
    asked = after(table, "from ohms-1", "sail southeast")

    assert {one.split()[0] for one in asked} == {"to", "sail"} and "to itak-0" not in asked


def test_z11_one_stays_behind() -> None:
    table = planet(land=VOYAGE, boats={"amazons": 3})

    assert most(table, "from ohms-1", "sail southeast", "to itak-0") == 8


def test_z3_the_lake_has_shores_of_its_own_and_no_way_out() -> None:
    table = planet(
        land={"kori-1": "amazons 3", "ludos-3": "knights 1", "oz-0": "knights 1"}, boats={"amazons": 9}
    )

    assert after(table, "from kori-1", "sail lake") == {"to kori-2", "to ludos-3", "to ludos-4"}


# ---------------------------------------------------------------- declared first, then fought (Z12)


TWO_FRONTS = {
    "tairo-0": "dragons 7",
    "tairo-1": "knights 1",
    "tairo-2": "knights 1",
    "oz-0": "knights 1",
}


def test_z12_all_attacks_are_declared_before_the_first_fight() -> None:
    table = play(planet(land=TWO_FRONTS, dice=()), "tairo-0 > tairo-1 x3")

    assert happened(table, "battle") == [] and phase(table) == "attack"
    play(table, "tairo-0 > tairo-2 x2")
    assert happened(table, "battle") == [] and phase(table) == "attack"


def test_z12_fights_are_resolved_in_the_attacker_s_order() -> None:
    for first, second in (("tairo-1", "tairo-2"), ("tairo-2", "tairo-1")):
        table = planet(land=TWO_FRONTS, dice=(1, 6, 2, 2))
        attack(table, "tairo-0 > tairo-1 x3", "tairo-0 > tairo-2 x3", f"fight {first}")

        assert at(table, first) == "knights 1"  # a 1 against a 6
        assert at(table, second) == "dragons 2"  # a 2 against a 2


def test_z12_declarations_stand() -> None:
    """However badly the first goes, the second is fought: there is nothing left to decide."""
    table = attack(
        planet(land=TWO_FRONTS | {"tairo-3": "spiders 1"}, dice=(1, 6)),
        *("tairo-0 > tairo-1 x2", "tairo-0 > tairo-2 x2", "tairo-0 > tairo-3 x2", "fight tairo-1"),
    )

    assert at(table, "tairo-1") == "knights 1"
    assert choices(table) == {"fight tairo-2", "fight tairo-3"}


def test_z12_there_is_no_retreat() -> None:
    """Round after round nobody is asked anything."""
    land = {"tairo-0": "dragons 8", "tairo-1": "knights 7", "oz-0": "knights 1"}
    table = planet(land=land, dice=[1] * 6 + [1] * 12 + [2] * 4 + [1, 2])
    attack(table, "tairo-0 > tairo-1 x7")

    assert fell(table) == [(1, 1)] * 6 + [(1, 0)]
    assert at(table, "tairo-1") == "knights 1"


def test_z12_the_winner_stays() -> None:
    table = attack(planet(land=TWO_FRONTS, dice=(2, 1)), "tairo-0 > tairo-1 x3")

    assert (at(table, "tairo-0"), at(table, "tairo-1")) == ("dragons 4", "dragons 3")


def test_z12_groups_by_land_and_by_sea_merge_too() -> None:
    land = {"tairo-1": "amazons 3", "banzol-4": "amazons 4", "tairo-3": "knights 2", "oz-0": "knights 1"}
    table = planet(land=land, boats={"amazons": 2}, dice=(4, 4, 1))
    attack(table, "tairo-1 > tairo-3 x2", "banzol-4 ~ inner-northwest ~ inner-west > tairo-3 x3")

    assert battles(table) == [(5, 2)] and at(table, "tairo-3") == "amazons 5"


def test_z12_demon_strikes_and_empty_takings_stand_in_the_same_list() -> None:
    land = {"tairo-3": "amazons 9", "tairo-4": "knights 1", "oz-0": "knights 1"}
    table = planet(land=land, boats={"amazons": 1}, dice=(3, 1, 6, 6))
    attack(table, "tairo-3 > tairo-2 x2", "tairo-3 > tairo-4 x2", "tairo-3 ~ inner-west > zargos-1 x4")

    assert choices(table) == {"fight tairo-2", "fight tairo-4", "fight zargos-1"}
    play(table, "fight tairo-4")
    assert at(table, "tairo-4") == "amazons 2"
    play(table, "fight zargos-1")
    assert at(table, "zargos-1") == ""  # a 6 and a 6: four fall of four
    assert at(table, "tairo-2") == "amazons 2"  # the last one by itself


def test_z12_attacking_is_optional() -> None:
    table = play(planet(land=TWO_FRONTS), "done")

    assert happened(table, "battle", "declared") == [] and at_turn(table) == "winged"


# ---------------------------------------------------------------- empty provinces (Z13)


def test_z13_an_empty_province_is_taken_without_a_fight() -> None:
    table = attack(planet(land=TWO_FRONTS, dice=()), "tairo-0 > palmyr-2 x3")

    assert at(table, "palmyr-2") == "dragons 3"
    assert [event.kind for event in happened(table, "taken", "threw", "battle")] == ["taken"]


def test_z13_never_by_reorganisation() -> None:
    table = planet(land=TWO_FRONTS | {"tairo-3": "dragons 1"}, phase="reorganise", boats={"dragons": 3})

    assert targets(table, "from tairo-0") == {"tairo-3"}
