"""The dead land: demons, no powers, the Master of the Winds. Clauses Z17 to Z20."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire import Table
from grimoire.games.zargos.moves import apart, faces

from .positions import (
    GAME,
    PEOPLE,
    after,
    answer,
    at,
    attack,
    choices,
    hand,
    happened,
    master,
    phase,
    pile,
    planet,
    play,
    sources,
    state_of,
    targets,
    threw,
    turn,
)


def struck(table: Table) -> list[tuple[list[int], int]]:
    """Every strike of the demons: their dice, and the pawns lost."""
    return [(faces(event.b), apart(event.a)[1]) for event in happened(table, "demons")]


# ---------------------------------------------------------------- demons (Z17, Z18)


@pytest.mark.parametrize(
    ("start", "field", "dice", "lost"),
    [
        ("zargos-6", "zargos-1", (5, 6), 5),
        ("zargos-6", "zargos-7", (5, 6, 4), 7),
        ("zargos-7", "zargos-0", (5, 6, 4, 6), 10),
    ],
)
def test_z17_two_dice_on_the_coast_three_in_the_ring_four_in_the_city(
    start: str, field: str, dice: tuple[int, ...], lost: int
) -> None:
    land = {start: "dragons 13", "kahil-0": "knights 2"}
    table = attack(planet(land=land, dice=dice), f"{start} > {field} x12")

    assert struck(table) == [(list(dice), lost)]
    assert at(table, field) == f"dragons {12 - lost}" and at(table, start) == "dragons 1"


def test_z17_they_strike_once() -> None:
    """A 1 and a 1 cost one pawn, and the province is taken."""
    table = attack(
        planet(land={"zargos-6": "dragons 3", "kahil-0": "knights 2"}, dice=(1, 1)), "zargos-6 > zargos-1 x2"
    )

    assert at(table, "zargos-1") == "dragons 1"


def test_z17_if_nobody_is_left_the_province_stays_empty() -> None:
    land = {"zargos-6": "dragons 6", "kahil-0": "knights 2"}
    table = attack(planet(land=land, dice=(5, 5)), "zargos-6 > zargos-1 x5")

    assert struck(table) == [([5, 5], 5)] and at(table, "zargos-1") == ""


def test_z17_groups_entering_together_stand_as_one() -> None:
    land = {"zargos-6": "dragons 4", "zargos-1": "dragons 4", "kahil-0": "knights 2"}
    table = attack(planet(land=land, dice=(6, 2, 1)), "zargos-6 > zargos-7 x3", "zargos-1 > zargos-7 x3")

    assert struck(table) == [([6, 2, 1], 4)] and at(table, "zargos-7") == "dragons 2"


def test_z17_from_the_sea_as_well() -> None:
    land = {"akilon-3": "amazons 5", "kahil-0": "knights 2"}
    table = planet(land=land, boats={"amazons": 1}, dice=(2, 2))
    attack(table, "akilon-3 ~ inner-west > zargos-1 x4")

    assert struck(table) == [([2, 2], 2)] and at(table, "zargos-1") == "amazons 2"


def test_z17_winds_of_war_do_not_help() -> None:
    """Nobody is asked for one."""
    land = {"zargos-6": "dragons 6", "kahil-0": "knights 2"}
    table = planet(land=land, hands={0: "war"}, dice=(2, 2))
    attack(table, "zargos-6 > zargos-1 x5")

    assert hand(table, 0) == "war" and at(table, "zargos-1") == "dragons 3"


def test_z17_who_stands_there_is_fought_and_no_demons_strike() -> None:
    land = {"zargos-6": "dragons 6", "zargos-1": "knights 1", "kahil-0": "knights 2"}
    table = attack(planet(land=land, dice=(3, 3, 1)), "zargos-6 > zargos-1 x5")

    assert struck(table) == [] and threw(table) == [("dragons", [3, 3]), ("knights", [1])]


def test_z18_once_empty_again_after_a_fight_the_demons_are_back() -> None:
    land = {"zargos-6": "dragons 6", "zargos-1": "knights 2", "zargos-2": "knights 4", "kahil-0": "knights 2"}
    table = attack(planet(land=land, dice=(5, 6, *(3, 3))), "zargos-6 > zargos-1 x3")
    assert at(table, "zargos-1") == ""  # three against two: a 5 and a 6 take all of them

    attack(table, "zargos-2 > zargos-1 x3")  # the Knights, whose turn it is now
    assert struck(table) == [([3, 3], 3)]


def test_z18_or_after_a_wind() -> None:
    land = {"zargos-6": "dragons 6", "zargos-1": "knights 2", "kahil-0": "knights 2"}
    table = planet(land=land, phase="window", hands={1: "madness"}, dice=(4, 1, 2, 2))
    answer(table, {1: "madness zargos"})  # a 4 for zargos-1, a 1 for zargos-6
    assert (at(table, "zargos-1"), at(table, "zargos-6")) == ("", "dragons 6")

    attack(table, "zargos-6 > zargos-1 x5")
    assert struck(table) == [([2, 2], 2)]


# ---------------------------------------------------------------- no powers (Z19)


def test_z19_amazons_have_no_volley_there() -> None:
    land = {"zargos-6": "dragons 4", "zargos-1": "amazons 2", "kahil-0": "amazons 1"}
    table = attack(planet(land=land, dice=(4, 1)), "zargos-6 > zargos-1 x3")

    assert happened(table, "volley") == [] and at(table, "zargos-1") == "dragons 3"


@pytest.mark.parametrize("people", ["dragons", "monks"])
def test_z19_monks_throw_no_die_again_there(people: str) -> None:
    other = "monks" if people == "dragons" else "dragons"
    land = {
        "zargos-6": f"{people} 4",
        "zargos-1": f"{other} 2",
        "kahil-0": f"{other} 2",
        "kahil-1": f"{other} 2",
    }
    table = attack(planet(land=land, dice=(4, 1)), "zargos-6 > zargos-1 x3")

    assert threw(table) == [(people, [4]), (other, [1])] and at(table, "zargos-1") == f"{people} 3"


def test_z19_winged_go_one_province_there() -> None:
    table = planet(land={"zargos-1": "winged 4", "oz-0": "winged 4", "kahil-0": "knights 2"})

    assert targets(table, "from zargos-1") == {"zargos-2", "zargos-6", "zargos-7", "zargos-8"}


def test_z19_winged_there_are_in_no_flight_plan_but_move_as_others_do() -> None:
    land = {"zargos-1": "winged 4", "zargos-2": "winged 1", "oz-0": "winged 4", "oz-1": "winged 1"}
    table = planet(land=land | {"kahil-0": "knights 2"}, phase="reorganise")

    assert sources(table) == {"zargos-1", "oz-0"} and targets(table, "from zargos-1") == {"zargos-2"}
    assert sources(play(table, "flight")) == {"oz-0"}


def test_z19_no_volcano_of_zargos_is_in_the_spiders_net() -> None:
    box = GAME.new_box(4, GAME.read_options({}, 4))[0]

    assert box.vortex and not box.vortex & box.zargos_land


def test_z19_knights_go_on_nowhere_from_there() -> None:
    """After a strike, or a fight, their attacks from Zargos are over."""
    land = {"zargos-6": "knights 9", "kahil-0": "spiders 2", "tairo-0": "knights 3"}
    table = planet(land=land, dice=(2, 2))
    play(table, "zargos-6 > zargos-1 x4", "fight zargos-1")

    assert at(table, "zargos-1") == "knights 2" and phase(table) == "attack"
    assert "zargos-1" not in sources(table)
    assert {"zargos-6", "tairo-0"} <= sources(table)  # who has not moved may still


def test_z19_dragons_lying_at_sea_may_still_land_on_its_coast() -> None:
    table = planet(
        land={"kahil-0": "knights 2", "oz-1": "dragons 1"},
        sea={"inner-west": 4},
        people="dragons",
        dice=(1, 2),
    )
    assert "zargos-1" in targets(table, "from inner-west")
    attack(table, "inner-west > zargos-1 x4")

    assert struck(table) == [([1, 2], 1)] and at(table, "zargos-1") == "dragons 3"


def test_z19_but_not_put_to_sea_from_there() -> None:
    land = {"zargos-1": "dragons 4", "akilon-3": "dragons 4", "kahil-0": "knights 2"}
    table = planet(land=land, sea={"inner-west": 1}, phase="reorganise")

    assert "inner-west" in targets(table, "from akilon-3")
    assert "zargos-1" not in sources(table)
    assert "zargos-1" in targets(table, "from inner-west")  # landing there is allowed (Z32)


# ---------------------------------------------------------------- Master of the Winds (Z20)


def test_z20_holding_the_city_makes_master_at_once() -> None:
    land = {"zargos-7": "dragons 9", "kahil-0": "knights 2"}
    table = attack(planet(land=land, dice=(1, 1, 1, 1)), "zargos-7 > zargos-0 x8")

    assert master(table) == "dragons" and at(table, "zargos-0") == "dragons 6"
    assert [(event.seat, event.a) for event in happened(table, "master")] == [
        (0, 1 + PEOPLE.index("dragons"))
    ]


def test_z20_the_title_moves_at_once_with_the_city() -> None:
    land = {"zargos-7": "dragons 9", "zargos-0": "knights 1", "kahil-0": "knights 2"}
    table = planet(land=land, dice=(2, 2, 2, 1))
    assert master(table) == "knights"
    attack(table, "zargos-7 > zargos-0 x8")

    assert master(table) == "dragons"


def test_z20_an_empty_city_ends_it() -> None:
    land = {"zargos-0": "dragons 2", "kahil-0": "knights 2", "kahil-1": "dragons 2"}
    table = answer(planet(land=land, phase="window", hands={1: "madness"}, dice=(5,)), {1: "madness zargos"})

    assert (at(table, "zargos-0"), master(table)) == ("", "")
    assert [(event.seat, event.a) for event in happened(table, "master")] == [(None, 0)]


def test_z20_he_still_fights_demons() -> None:
    land = {"zargos-0": "dragons 9", "kahil-0": "knights 2"}
    table = attack(planet(land=land, dice=(1, 1, 2)), "zargos-0 > zargos-7 x8")

    assert struck(table) == [([1, 1, 2], 2)]


def counted(**told: Any) -> Table:
    """The Knights end the round, and points are counted."""
    return play(planet(**{"people": "knights", "phase": "reorganise", "alone": True, **told}), "done")


MASTER = {
    "zargos-0": "dragons 2",  # four points
    "itak-0": "dragons 1",
    "itak-1": "dragons 1",
    "itak-2": "dragons 1",  # and six
    "oz-0": "knights 2",
    "oz-1": "knights 2",
}


def test_z20_he_gets_three_cards_a_round_and_nobody_else_gets_any() -> None:
    """Both have a kingdom card; neither brings a magic card."""
    table = counted(land=MASTER, pile="war ice storm death")

    assert hand(table, 0) == "ice storm war" and hand(table, 1) == ""
    assert pile(table)[0] == "death"
    assert len(happened(table, "crowned")) == 2 and len(happened(table, "drew")) == 3


def test_z20_he_keeps_at_most_three() -> None:
    table = counted(land=MASTER, pile="war ice storm", hands={0: "death earth"})

    assert (phase(table), turn(table)) == ("trim", 0) and len(hand(table, 0).split()) == 5
    play(table, "discard ice", "discard death")
    assert hand(table, 0) == "storm war earth" and phase(table) == "buy"
    assert pile(table)[-2:] == ["ice", "death"]


def test_z20_his_player_s_other_peoples_bring_none() -> None:
    land = MASTER | {"oz-0": "winged 2", "oz-1": "winged 2", "kahil-0": "knights 1", "kahil-1": "knights 2"}
    told = {"seats": 2, "players": "dragons+winged, knights+spiders", "order": "dragons winged knights"}
    table = counted(land=land, pile="war ice storm death", **told)

    assert len(happened(table, "crowned")) == 2
    assert hand(table, 0) == "ice storm war" and hand(table, 1) == ""


def test_z20_the_deal_goes_to_who_holds_the_city_at_the_count() -> None:
    """The Knights take it in the last turn of the round."""
    land = MASTER | {"zargos-7": "knights 5", "zargos-0": "dragons 1"}
    table = planet(land=land, people="knights", pile="war ice storm death", alone=True, dice=(6, 1, 1))
    attack(table, "zargos-7 > zargos-0 x4")
    while phase(table) in ("attack", "reorganise"):
        play(table, "done")

    assert master(table) == "knights"
    assert hand(table, 1) == "ice storm war" and hand(table, 0) == ""


def test_z20_without_a_master_kingdom_cards_bring_magic_again() -> None:
    land = {place: people for place, people in MASTER.items() if place != "zargos-0"}
    table = counted(land=land, pile="war ice storm")

    assert (hand(table, 0), hand(table, 1)) == ("war", "ice")


def test_z20_he_has_no_veto_over_others_cards() -> None:
    table = planet(land=MASTER, phase="window", hands={0: "war", 1: "ice"})
    assert "ice itak" in {str(move) for move in table.legal(1)}
    answer(table, {1: "ice itak"})

    assert state_of(table)["frozen"] != 0 and after(answer(table), "done")


def test_z20_the_first_cards_come_with_the_next_deal() -> None:
    """Not with the City itself."""
    land = {"zargos-7": "dragons 9", "kahil-0": "knights 2"}
    table = attack(planet(land=land, dice=(1, 1, 1, 1)), "zargos-7 > zargos-0 x8")

    assert hand(table, 0) == "" and choices(table)
