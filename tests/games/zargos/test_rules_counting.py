"""Points, the new order, kingdom cards and purchases, clause by clause: Z22 to Z24, Z27."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grimoire import Table

from .positions import (
    LAND,
    PEOPLE,
    PRINTED,
    at,
    attack,
    boats,
    choices,
    crown,
    hand,
    happened,
    order,
    phase,
    planet,
    play,
    points,
    state_of,
    turn,
)


def whole(kingdom: str, people: str) -> dict[str, str]:
    """All provinces of a kingdom, a pawn in each."""
    return {place: f"{people} 1" for place in LAND if place.startswith(f"{kingdom}-")}


def count(land: dict[str, str], dice: Sequence[int] = (), **told: Any) -> Table:
    """The round ends, and points are counted: the last people in order reorganises, and is done."""
    names = list(dict.fromkeys(one.split()[0] for one in land.values()))
    table = planet(
        **{"land": land, "people": names[-1], "phase": "reorganise", "alone": True, "dice": dice, **told}
    )
    return play(table, "done")


# ---------------------------------------------------------------- points (Z22)


@pytest.mark.parametrize(
    ("held", "worth"),
    [
        ("tairo-1", 1),
        ("tairo-0", 2),  # with a capital
        ("itak-0", 2),
        ("zargos-3", 2),
        ("zargos-8", 2),
        ("zargos-0", 4),  # the Forbidden City
        ("tairo-0 tairo-1 tairo-2 tairo-3", 5),  # all but one
        ("tairo-0 tairo-1 tairo-2 tairo-3 tairo-4", 15),  # the whole kingdom pays its value instead
        ("oz-0", 2),
        ("oz-0 oz-1", 4),
        ("itak-0 itak-1 itak-2 kori-1", 7),
        ("zargos-0 zargos-7 zargos-1", 8),
    ],
)
def test_z22_what_provinces_are_worth(held: str, worth: int) -> None:
    land = dict.fromkeys(held.split(), "dragons 2") | whole("ohms", "knights")
    table = count(land)

    assert points(table) == {"dragons": worth, "knights": 14} and phase(table) in ("buy", "attack")


@pytest.mark.parametrize("kingdom", [one.id for one in PRINTED.kingdoms if one.id != "zargos"])
def test_z22_every_whole_kingdom_pays_its_value(kingdom: str) -> None:
    value = next(one.value for one in PRINTED.kingdoms if one.id == kingdom)
    table = count(whole(kingdom, "dragons") | {"zargos-1": "knights 2"})

    assert points(table)["dragons"] == value > len(whole(kingdom, "dragons"))


def test_z22_zargos_has_no_whole_value() -> None:
    """Nine provinces of it are nine times two; the tenth would win at once."""
    land = whole("zargos", "dragons") | {"zargos-0": "knights 1"}
    table = count(land)

    assert points(table) == {"dragons": 18, "knights": 4}


def test_z22_it_is_held_provinces_that_count_not_pawns_nor_dragons_at_sea() -> None:
    table = count({"tairo-1": "dragons 30", "tairo-0": "knights 1"}, sea={"strait": 9})

    assert points(table) == {"dragons": 1, "knights": 2}


# ---------------------------------------------------------------- the new order (Z23)


def test_z23_most_points_play_first_and_so_on_down() -> None:
    land = {"tairo-1": "dragons 1", "tairo-0": "knights 1", **whole("oz", "monks"), "zargos-0": "winged 1"}
    land |= {"zargos-1": "winged 1"}
    table = count(land)

    assert order(table) == ["winged", "monks", "knights", "dragons"]


def test_z23_ties_are_decided_by_dice() -> None:
    land = {"tairo-1": "dragons 1", "tairo-3": "knights 1", "tairo-0": "monks 1", "kori-1": "winged 1"}
    table = count(land, dice=(2, 5, 4))

    thrown = [(event.seat, event.b) for event in happened(table, "tie_roll")]
    assert sorted(thrown) == [(0, 5), (1, 2), (3, 4)]  # by the order of the sheets: Knights, Dragons, Winged
    assert order(table) == ["monks", "dragons", "winged", "knights"]


def test_z23_only_those_still_tied_throw_again() -> None:
    land = {"tairo-1": "dragons 1", "tairo-3": "knights 1", "tairo-0": "monks 1", "kori-1": "winged 1"}
    table = count(land, dice=(5, 2, 5, *(1, 6)))

    assert len(happened(table, "tie_roll")) == 5
    assert order(table) == ["monks", "winged", "knights", "dragons"]


def test_z23_the_new_order_is_that_of_the_next_round() -> None:
    land = {"tairo-0": "dragons 2", "tairo-1": "dragons 1", **whole("oz", "knights")}
    table = count(land)

    assert order(table) == ["knights", "dragons"] and turn(table) == 1
    play(table, "boats 0", "pawns 0", "pawns 0")
    assert state_of(table)["rounds"] == 3 and happened(table, "turn")[0].seat == 1


# ---------------------------------------------------------------- kingdom cards (Z24)


def test_z24_received_for_holding_all_provinces_at_the_count() -> None:
    table = count(whole("itak", "dragons") | {"tairo-0": "knights 2"})

    assert crown(table, "itak") == "dragons" and crown(table, "tairo") == ""


def test_z24_not_before_the_count() -> None:
    land = whole("itak", "dragons") | {"itak-0": "dragons 3", "itak-1": "knights 1", "tairo-0": "knights 2"}
    land |= {"tairo-1": "knights 2"}
    table = attack(planet(land=land, dice=(2, 1)), "itak-0 > itak-1 x2")

    assert at(table, "itak-1") == "dragons 2" and crown(table, "itak") == ""


def test_z24_kept_through_the_loss_of_a_border_province() -> None:
    land = whole("itak", "dragons") | {"itak-2": "knights 2", "tairo-0": "knights 2", "tairo-1": "knights 1"}
    table = count(land, crowns={"itak": "dragons"})

    assert crown(table, "itak") == "dragons" and happened(table, "uncrowned") == []


def test_z24_and_lost_with_the_capital() -> None:
    """The Knights have the capital, and not all: nobody has the card."""
    land = whole("itak", "dragons") | {"itak-0": "knights 2", "tairo-1": "knights 1"}
    table = count(land, crowns={"itak": "dragons"})

    assert crown(table, "itak") == ""
    assert [PEOPLE[event.b] for event in happened(table, "uncrowned")] == ["dragons"]


def test_z24_taken_by_another_only_if_he_holds_all() -> None:
    land = {"tairo-1": "dragons 1", **whole("itak", "knights")}
    table = count(land, crowns={"itak": "dragons"})

    assert crown(table, "itak") == "knights"


def test_z24_a_capital_retaken_before_the_count_is_held_at_the_count() -> None:
    land = {"tairo-0": "knights 2", "itak-0": "knights 1", "itak-1": "dragons 3", "kahil-3": "dragons 1"}
    table = planet(land=land, people="dragons", crowns={"itak": "dragons"}, alone=True, dice=(3, 1))
    attack(table, "itak-1 > itak-0 x2")
    while phase(table) in ("attack", "reorganise"):
        play(table, "done")

    assert at(table, "itak-0") == "dragons 2" and points(table) == {"dragons": 4, "knights": 2}
    assert crown(table, "itak") == "dragons"


def test_z24_there_is_none_for_zargos() -> None:
    table = count(whole("zargos", "dragons") | {"zargos-7": "knights 1"})

    assert [crown(table, one.id) for one in PRINTED.kingdoms] == [""] * 11


def test_z24_z25_each_kingdom_card_brings_a_magic_card() -> None:
    land = whole("itak", "dragons") | whole("oz", "dragons") | {"tairo-0": "knights 2"}
    table = count(land, pile="war ice storm")

    assert hand(table, 0) == "ice war" and hand(table, 1) == ""


# ---------------------------------------------------------------- purchases (Z27)


def test_z27_a_pawn_costs_two_points_and_a_boat_five() -> None:
    table = planet(land={"tairo-0": "dragons 1", "kahil-0": "knights 2"}, phase="buy", points={"dragons": 13})

    assert choices(table) == {"boats 0", "boats 1", "boats 2"}
    play(table, "boats 1")
    assert choices(table) == {f"pawns {count}" for count in range(5)}
    play(table, "pawns 3")
    assert boats(table, "dragons") == 1 and at(table, "tairo-0") == "dragons 4"


def test_z27_the_rest_is_lost() -> None:
    """Seven points: one boat, one pawn after it, or three pawns; what is over buys nothing later."""
    table = planet(land={"tairo-0": "dragons 1", "kahil-0": "knights 2"}, phase="buy", points={"dragons": 8})
    play(table, "boats 0", "pawns 1")

    assert state_of(table)["purse"] == 0 and at(table, "tairo-0") == "dragons 2"


def test_z27_who_can_buy_no_boat_is_asked_for_pawns_alone() -> None:
    table = count(
        {"tairo-1": "dragons 2", "tairo-2": "dragons 2", "kahil-0": "knights 2", "kahil-1": "knights 1"}
    )

    assert (phase(table), turn(table)) == ("buy", 1) and choices(table) == {"pawns 0", "pawns 1"}


def test_z27_who_can_buy_nothing_is_not_asked() -> None:
    table = count({"tairo-1": "dragons 2", "kahil-0": "knights 2"})
    assert turn(table) == 1
    play(table, "pawns 0")

    assert state_of(table)["rounds"] == 3


def test_z27_in_the_new_order() -> None:
    land = {"tairo-0": "dragons 1", "tairo-1": "dragons 1", **whole("itak", "knights"), "kahil-0": "monks 2"}
    table = count(land, order="dragons monks knights", people="knights")
    asked = []
    while phase(table) == "buy":
        asked.append(turn(table))
        play(table, *["boats 0"] * ("boats 0" in choices(table)), "pawns 0")

    assert asked == [2, 0, 1]  # with 6, 3 and 2 points


def test_z27_pawns_go_on_held_provinces_at_once_zargos_included() -> None:
    land = {"tairo-0": "amazons 1", "zargos-1": "amazons 1", "zargos-7": "amazons 1", "kahil-0": "knights 2"}
    table = planet(land=land, phase="buy", points={"amazons": 9})
    play(table, "boats 0", "pawns 4")
    assert (phase(table), choices(table)) == ("place", {"put tairo-0", "put zargos-1", "put zargos-7"})

    play(table, "put tairo-0", "x1", "put zargos-7")
    assert at(table, "tairo-0") == "amazons 2" and at(table, "zargos-7") == "amazons 4"


def test_z27_dragons_also_on_sea_cells_they_occupy() -> None:
    table = planet(land={"tairo-0": "dragons 1", "kahil-0": "knights 2"}, sea={"strait": 2},
                   phase="buy", points={"dragons": 9})  # fmt: skip
    play(table, "boats 0", "pawns 3")

    assert choices(table) == {"put tairo-0", "put strait"}
    play(table, "put tairo-0", "x1")
    assert at(table, "strait") == "dragons 4"  # the last place takes the rest


def test_z27_a_single_province_takes_them_without_a_question() -> None:
    table = planet(land={"tairo-0": "amazons 1", "kahil-0": "knights 2"}, phase="buy", points={"amazons": 4})
    play(table, "boats 0", "pawns 2")

    assert at(table, "tairo-0") == "amazons 3"


def test_z27_boats_are_the_people_s_own() -> None:
    table = planet(land={"tairo-0": "amazons 1", "kahil-0": "knights 2"}, phase="buy", points={"amazons": 10})
    play(table, "boats 2")

    assert (boats(table, "amazons"), boats(table, "knights")) == (2, 0)
