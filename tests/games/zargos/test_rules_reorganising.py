"""Reorganisation, clause by clause: Z21, and what green cards add to it (Z40)."""

from __future__ import annotations

from typing import Any

from grimoire import Table

from .positions import (
    after,
    at,
    at_turn,
    attack,
    boats,
    choices,
    hand,
    happened,
    map_of,
    most,
    phase,
    pile,
    planet,
    play,
    sources,
    targets,
)

ROW = {"tairo-1": "amazons 4", "tairo-3": "amazons 3", "tairo-4": "amazons 2", "kahil-0": "knights 2"}


def regroup(**told: Any) -> Table:
    return planet(**{"land": ROW, "people": "amazons", "phase": "reorganise", **told})


# ---------------------------------------------------------------- two steps (Z21)


def test_z21_one_group_two_steps() -> None:
    table = play(regroup(), "tairo-1 > tairo-3 x3", "tairo-3 > tairo-4 x3")

    assert [at(table, place) for place in ("tairo-1", "tairo-3", "tairo-4")] == [
        "amazons 1",
        "amazons 3",
        "amazons 5",
    ]
    assert at_turn(table) != "amazons"


def test_z21_or_two_groups_one_step() -> None:
    table = play(regroup(), "tairo-1 > tairo-3 x2", "tairo-4 > tairo-3")

    assert at(table, "tairo-3") == "amazons 6" and at_turn(table) != "amazons"


def test_z21_always_leaving_one() -> None:
    table = regroup()

    assert most(table, "from tairo-1", "to tairo-3") == 3
    assert sources(table) == {"tairo-1", "tairo-3", "tairo-4"}
    assert sources(play(table, "tairo-4 > tairo-3")) == {"tairo-1", "tairo-3"}


def test_z21_pawns_may_be_dropped_at_the_stop_between() -> None:
    table = play(regroup(), "tairo-1 > tairo-3 x3", "tairo-3 > tairo-4 x1")

    assert [at(table, place) for place in ("tairo-1", "tairo-3", "tairo-4")] == [
        "amazons 1",
        "amazons 5",
        "amazons 3",
    ]


def test_z21_or_taken() -> None:
    table = play(regroup(), "tairo-1 > tairo-3 x3", "tairo-3 > tairo-4 x5")

    assert at(table, "tairo-4") == "amazons 7" and at(table, "tairo-3") == "amazons 1"


def test_z21_between_own_provinces_only() -> None:
    land = ROW | {"tairo-0": "knights 1", "tairo-2": "knights 1"}

    assert targets(regroup(land=land), "from tairo-3") == {"tairo-1", "tairo-4"}


def test_z21_a_voyage_over_any_number_of_cells_is_one_step_at_one_boat_a_cell() -> None:
    land = ROW | {"kori-0": "amazons 1", "kori-1": "amazons 1"}
    table = regroup(land=land, boats={"amazons": 4})
    play(table, "tairo-3 ~ inner-west ~ inner-northwest ~ inner-north > kori-0 x2")
    assert (at(table, "kori-0"), boats(table, "amazons"), phase(table)) == ("amazons 3", 1, "reorganise")

    play(table, "kori-0 > kori-1 x2")  # the second step
    assert at(table, "kori-1") == "amazons 3" and at_turn(table) != "amazons"


def test_z21_a_voyage_leads_to_a_coast_of_one_s_own() -> None:
    table = regroup(boats={"amazons": 2})

    assert targets(table, "from tairo-4", "sail inner-northwest", "sail inner-west") == {"tairo-1", "tairo-3"}
    assert "sail west" not in after(
        table, "from tairo-4"
    )  # no coast of theirs lies there but the one they leave


def test_z21_pawns_that_fought_may_move() -> None:
    land = {"tairo-3": "amazons 5", "tairo-4": "knights 1", "kahil-0": "knights 2"}
    table = attack(planet(land=land, dice=(6, 6, 1)), "tairo-3 > tairo-4 x4")
    assert at(table, "tairo-4") == "amazons 4" and phase(table) == "reorganise"

    play(table, "tairo-4 > tairo-3 x3")
    assert at(table, "tairo-3") == "amazons 4"


def test_z21_reorganising_is_optional_and_may_stop_after_one_step() -> None:
    table = play(regroup(), "tairo-1 > tairo-3 x2", "done")

    assert at_turn(table) != "amazons" and at(table, "tairo-3") == "amazons 5"


def test_z21_two_steps_with_the_same_pawns_and_back_are_two_steps_too() -> None:
    table = play(regroup(), "tairo-1 > tairo-3 x3", "tairo-3 > tairo-1 x3")

    assert map_of(table)["tairo-1"] == "amazons 4" and at_turn(table) != "amazons"


# ---------------------------------------------------------------- with green cards (Z40)


FAR = ROW | {"kori-0": "amazons 1", "zargos-6": "amazons 1", "zargos-7": "amazons 1", "zargos-0": "amazons 1"}


def test_z40_an_earth_wind_carries_a_group_over_up_to_three_cells_without_boats() -> None:
    table = regroup(land=FAR, hands={0: "earth"})
    assert "earth" in after(table, "from tairo-3")
    play(table, "tairo-3 earth ~ inner-west ~ inner-northwest ~ inner-north > kori-0 x2")

    assert at(table, "kori-0") == "amazons 3" and hand(table, 0) == "" and pile(table)[-1] == "earth"
    assert phase(table) == "reorganise" and at_turn(table) == "amazons"  # it was one step


def test_z40_boats_may_add_further_cells() -> None:
    land = ROW | {"kori-0": "amazons 1"}
    play_far = "tairo-1 earth ~ inner-west ~ inner-northwest ~ inner-north ~ inner-northeast > kori-0 x2"
    without = regroup(land=land, hands={0: "earth"})
    assert "sail inner-northeast" not in after(
        without, "from tairo-1", "earth", "sail inner-west", "sail inner-northwest", "sail inner-north"
    )
    table = play(regroup(land=land, hands={0: "earth"}, boats={"amazons": 2}), play_far)

    assert at(table, "kori-0") == "amazons 3" and boats(table, "amazons") == 1


def test_z40_a_wind_from_elsewhere_carries_a_group_to_any_province_of_one_s_own() -> None:
    """But not to the Forbidden City or its ring; one stays behind; it is one step."""
    table = regroup(land=FAR, hands={0: "elsewhere"})

    assert targets(table, "from tairo-1", "elsewhere") == {"tairo-3", "tairo-4", "kori-0", "zargos-6"}
    assert most(table, "from tairo-1", "elsewhere", "to kori-0") == 3
    play(table, "tairo-1 elsewhere > kori-0 x3")
    assert at(table, "kori-0") == "amazons 4" and at_turn(table) == "amazons"


def test_z40_a_mist_wind_gives_any_distribution_one_pawn_in_each() -> None:
    table = regroup(land=FAR, hands={0: "mist"})
    play(table, "mist")
    assert (phase(table), choices(table)) == (
        "place",
        {f"put {place}" for place in FAR if FAR[place][0] == "a"},
    )

    play(table, "put kori-0", "x5", "put zargos-0")  # six pawns were free to go, by land or sea
    assert at(table, "kori-0") == "amazons 6" and at(table, "zargos-0") == "amazons 2"
    assert all(at(table, place) == "amazons 1" for place in ("tairo-1", "tairo-3", "tairo-4", "zargos-6"))


def test_z40_it_is_one_decision_and_all_there_is_of_reorganisation() -> None:
    table = play(regroup(land=FAR, hands={0: "mist"}), "mist", "put kori-0", "x6")

    assert at_turn(table) != "amazons" and pile(table)[-1] == "mist"
    assert "mist" not in choices(play(regroup(land=FAR, hands={0: "mist"}), "tairo-1 > tairo-3 x2"))


def test_z40_the_mist_needs_no_boats_and_spends_none() -> None:
    table = play(regroup(land=FAR, hands={0: "mist"}, boats={"amazons": 2}), "mist", "put zargos-7")

    assert boats(table, "amazons") == 2 and at(table, "zargos-7") == "amazons 7"
    assert happened(table, "moved") == []
