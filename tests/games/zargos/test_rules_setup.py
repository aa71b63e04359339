"""Peoples, pawns and the round, clause by clause: Z4 to Z9."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from grimoire import OptionError, Table
from grimoire.core.chance import Script
from grimoire.core.events import read_log
from grimoire.core.fairness import seeded_secret
from grimoire.core.game import usual_mode
from grimoire.core.kernel import Mode
from grimoire.core.table import new_origin

from .positions import (
    GAME,
    LAND,
    PEOPLE,
    at,
    attack,
    boats,
    choices,
    crown,
    hand,
    happened,
    map_of,
    order,
    phase,
    planet,
    play,
    points,
    sources,
    state_of,
    targets,
    turn,
)

SHUFFLE = [0] * 39  # what the shuffling of the pile draws
OUTSIDE = [place for place in LAND if not place.startswith("zargos")]


def deal(seats: int, *dice: int, **options: Any) -> Table:
    """A table whose dice for the order of choosing fall like this."""
    script = Script(*SHUFFLE, *[face - 1 for face in dice])
    entries = GAME.entries(Mode(usual_mode().compiled, scripted=True))
    chosen = GAME.read_options(options, seats)
    origin = replace(new_origin(GAME, seats, chosen, seeded_secret(0)), script=script)
    table = Table(GAME, seats, chosen, origin, entries)
    script.write(table.states[0].chance)
    table.dealt = read_log(entries.deal(table.boxes, table.states), GAME.events)
    return table


def rolled(table: Table) -> list[tuple[int | None, int]]:
    """Who threw what for the order of choosing."""
    return [(event.seat, event.a) for event in table.dealt if event.kind == "rolled"]


def choosers(table: Table) -> list[int]:
    """The seats in the order in which they choose."""
    found: list[int] = state_of(table)["seat_order"][: table.seats]
    return found


# ---------------------------------------------------------------- peoples (Z4)


def test_z4_dice_decide_the_order_of_choosing() -> None:
    table = deal(4, 3, 6, 5, 2)

    assert rolled(table) == [(0, 3), (1, 6), (2, 5), (3, 2)]
    assert choosers(table) == [1, 2, 0, 3]
    assert turn(table) == 1 and choices(table) == {f"pick {people}" for people in PEOPLE}


def test_z4_only_those_tied_roll_again_and_their_throw_decides_between_them_alone() -> None:
    table = deal(4, 5, 3, 5, 2, 1, 4)

    assert rolled(table)[4:] == [(0, 1), (2, 4)]
    assert choosers(table) == [2, 0, 1, 3]  # a 5 and a 1 are still more than a 3


def test_z4_two_ties_are_thrown_again_at_once_and_as_often_as_it_takes() -> None:
    table = deal(5, 4, 6, 4, 6, 1, *(2, 3, 2, 5), *(6, 1))

    assert rolled(table)[5:] == [(0, 2), (1, 3), (2, 2), (3, 5), (0, 6), (2, 1)]
    assert choosers(table) == [3, 1, 0, 2, 4]


def test_z4_each_picks_a_people_that_is_free() -> None:
    table = play(deal(4, 6, 5, 4, 3), "pick dragons")

    assert turn(table) == 1 and "pick dragons" not in choices(table)
    play(table, "pick knights", "pick monks")
    assert len(choices(table)) == 3
    play(table, "pick winged")
    assert state_of(table)["player_of"] == [2, 0, 0, 3, 1, 4]
    assert order(table) == ["dragons", "knights", "monks", "winged"]


@pytest.mark.parametrize(("seats", "dice"), [(2, (2, 5)), (3, (2, 5, 3, 1))])
def test_z4_at_two_and_three_players_each_takes_a_second_people_in_the_same_order(
    seats: int, dice: tuple[int, ...]
) -> None:
    table = deal(seats, *dice)
    asked = []
    for people in PEOPLE[: 2 * seats - (seats == 3)]:  # the last of six is nobody's choice
        asked.append(turn(table))
        play(table, f"pick {people}")

    assert asked == (choosers(table) * 2)[: len(asked)]
    assert order(table) == list(PEOPLE[: 2 * seats])
    players = [one - 1 for one in state_of(table)["player_of"] if one]
    assert players == choosers(table) * 2  # A1 B1 C1 A2 B2 C2


def test_z4_the_order_of_placing_and_of_round_one_is_the_order_of_picking() -> None:
    table = deal(4, 1, 2, 3, 4)
    play(table, *[f"pick {people}" for people in ("winged", "monks", "knights", "spiders")])
    placed = []
    for province in OUTSIDE[:5]:
        placed.append(turn(table))
        play(table, f"put {province}")

    assert placed == [3, 2, 1, 0, 3]
    quick = GAME.new(seats=4, seed=2, peoples="random", setup="quick")
    picked = [PEOPLE[event.a] for event in quick.dealt if event.kind == "picked"]
    assert order(quick) == picked and PEOPLE[state_of(quick)["people"]] == picked[0]


def test_z4_a_table_may_deal_peoples_at_random() -> None:
    dealt = [GAME.new(seats=4, seed=seed, peoples="random") for seed in range(30)]

    first = Counter(order(table)[0] for table in dealt)
    assert set(first) == set(PEOPLE)
    assert all(len(set(order(table))) == 4 and phase(table) == "place_one" for table in dealt)


def test_z4_the_host_may_assign_them() -> None:
    table = deal(3, 4, 6, 2, peoples="knights+monks, dragons+winged, spiders+amazons")

    assert state_of(table)["player_of"] == [1, 3, 3, 1, 2, 2]
    assert order(table) == ["dragons", "knights", "spiders", "winged", "monks", "amazons"]


@pytest.mark.parametrize(
    ("seats", "peoples"),
    [
        (4, "knights, monks"),
        (2, "knights, monks"),
        (4, "knights, monks, winged, knights"),
        (2, "elves, ents"),
    ],
)
def test_z4_what_the_host_assigns_must_be_enough_and_each_people_once(seats: int, peoples: str) -> None:
    with pytest.raises(OptionError):
        GAME.new(seats=seats, peoples=peoples)


# ---------------------------------------------------------------- pawns (Z5, Z6)


@pytest.mark.parametrize(
    ("seats", "options", "peoples", "pawns"),
    [
        (6, {}, 6, 25),
        (5, {}, 5, 30),
        (4, {}, 4, 35),
        (3, {}, 6, 25),
        (2, {}, 4, 35),
        (2, {"three_peoples": True}, 6, 25),
    ],
)
def test_z5_pawns_by_players(seats: int, options: dict[str, Any], peoples: int, pawns: int) -> None:
    table = GAME.new(seats=seats, seed=1, peoples="random", **options)

    assert sorted(state_of(table)["reserve"]) == [0] * (6 - peoples) + [pawns] * peoples


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_z5_three_peoples_each_are_for_two_players(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats=seats, three_peoples=True)
    assert caught.value.clause == "Z5"


def filling(empty: str, reserve: dict[str, int], **told: Any) -> Table:
    """Set-up, with these provinces left; of the others the Knights hold the first, the Monks the rest."""
    land = {place: "monks 1" for place in OUTSIDE if place not in empty.split()} | {"akilon-0": "knights 1"}
    return planet(
        **{
            "land": land,
            "order": "knights monks",
            "phase": "place_one",
            "in_round": 0,
            "filled": 0,
            "reserve": [reserve.get(one, 0) for one in PEOPLE],
            "alone": True,
            **told,
        }
    )


def test_z6_one_pawn_at_a_time_on_an_empty_province_or_one_s_own_never_in_zargos() -> None:
    table = filling("tairo-0 oz-1 kori-3", {"knights": 5, "monks": 5})

    assert choices(table) == {"put akilon-0", "put tairo-0", "put oz-1", "put kori-3"}
    play(table, "put tairo-0")
    assert at(table, "tairo-0") == "knights 1" and turn(table) == 1
    assert "put akilon-0" not in choices(table) and "put tairo-0" not in choices(table)
    play(table, "put oz-0")  # on one's own
    assert at(table, "oz-0") == "monks 2" and turn(table) == 0


def test_z6_once_no_province_is_empty_each_in_order_places_all_the_rest_on_his_own() -> None:
    table = play(filling("tairo-0", {"knights": 4, "monks": 6}), "put tairo-0")

    assert (phase(table), turn(table)) == ("place", 0)  # in order again, though it was the Monks' turn
    assert choices(table) == {"put akilon-0", "put tairo-0"}
    play(table, "put akilon-0", "x2")
    assert (at(table, "akilon-0"), at(table, "tairo-0")) == ("knights 3", "knights 2")  # the last takes all
    assert turn(table) == 1 and state_of(table)["pool"] == 6
    play(table, "put oz-1", "x6")
    assert at(table, "oz-1") == "monks 7" and state_of(table)["rounds"] == 1


def test_z6_or_until_pawns_run_out_and_provinces_stay_empty() -> None:
    table = play(filling("tairo-0 oz-1 kori-3", {"knights": 1, "monks": 2}), "put tairo-0", "put oz-1")

    assert turn(table) == 1  # the Knights have none left
    play(table, "put oz-1")
    assert at(table, "kori-3") == "" and state_of(table)["rounds"] == 1


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_z6_quick_set_up_places_at_random_and_evenly(seats: int) -> None:
    table = GAME.new(seats=seats, seed=seats, peoples="random", setup="quick")
    held = {people: [] for people in order(table)}  # type: dict[str, list[int]]
    for told in map_of(table).values():
        people, pawns = told.split()
        held[people].append(int(pawns))

    assert set(map_of(table)) == set(OUTSIDE)
    assert {sum(pawns) for pawns in held.values()} == {{2: 35, 4: 35, 6: 25}[seats]}
    assert max(map(len, held.values())) - min(map(len, held.values())) <= 1
    assert all(max(pawns) - min(pawns) <= 1 for pawns in held.values())


def test_z6_quick_set_up_is_another_one_each_time() -> None:
    boards = [map_of(GAME.new(seats=4, seed=seed, peoples="random", setup="quick")) for seed in (1, 2)]

    assert boards[0] != boards[1]


# ---------------------------------------------------------------- several peoples a player (Z7)


TWO_EACH: dict[str, Any] = {
    "seats": 2,
    "players": "knights+monks, spiders+winged",
    "order": "knights spiders monks winged",
    "alone": True,
}


def test_z7_each_people_has_its_own_turn_boats_and_kingdom_cards() -> None:
    land = {"tairo-0": "knights 3", "oz-0": "spiders 2", "oz-1": "spiders 2", "kori-0": "monks 2"}
    land |= {"kori-1": "monks 2", "itak-0": "winged 2", "itak-1": "winged 2"}
    table = planet(land=land, boats={"monks": 2}, crowns={"itak": "winged"}, **TWO_EACH)

    assert sources(table) == {"tairo-0"} and "sail inner-west" not in choices(table)
    play(table, "done")
    assert (turn(table), PEOPLE[state_of(table)["people"]]) == (1, "spiders")
    play(table, "done", "done")
    assert (turn(table), PEOPLE[state_of(table)["people"]]) == (0, "monks")
    assert boats(table, "monks") == 2 and boats(table, "knights") == 0
    assert crown(table, "itak") == "winged"


def test_z7_the_magic_hand_belongs_to_the_player() -> None:
    """The Knights' card is played for the Monks; and both peoples' deals fill one hand of three."""
    land = {"kori-0": "monks 5", "kori-1": "spiders 3", "oz-0": "knights 2", "itak-0": "winged 2"}
    table = attack(planet(land=land, people="monks", hands={0: "war"}, **TWO_EACH), "kori-0 > kori-1 x4")
    assert (phase(table), turn(table), choices(table)) == ("war", 0, {"pass", "war attack"})

    land = {"oz-0": "knights 1", "oz-1": "knights 1", "itak-0": "monks 1", "itak-1": "monks 1"}
    land |= {"itak-2": "monks 1", "tairo-0": "spiders 4", "kori-0": "winged 2"}
    table = planet(
        land=land, people="winged", phase="reorganise", hands={0: "ice war"}, **TWO_EACH, dice=(5, 2)
    )
    play(table, "done")  # the Spiders and the Winged tie at 2
    assert (phase(table), turn(table)) == ("trim", 0)
    assert hand(table, 0).split().count("madness") == 2 and len(hand(table, 0).split()) == 4


def test_z7_each_people_has_points_of_its_own_and_a_place_in_the_order() -> None:
    land = {"oz-0": "knights 1", "oz-1": "knights 1", "itak-0": "monks 1", "tairo-0": "spiders 2"}
    land |= {"tairo-1": "spiders 1", "kori-1": "winged 2"}
    table = planet(land=land, people="winged", phase="reorganise", **TWO_EACH)
    play(table, "done")

    assert points(table) == {"knights": 4, "spiders": 3, "monks": 2, "winged": 1}


def test_z7_peoples_of_one_player_may_fight_each_other() -> None:
    land = {"tairo-0": "spiders 4", "tairo-1": "winged 2", "oz-0": "knights 2", "oz-1": "knights 2"}
    table = planet(
        land=land | {"kori-0": "monks 2", "ohms-0": "winged 1"}, people="spiders", dice=(5, 4), **TWO_EACH
    )

    assert "tairo-1" in targets(table, "from tairo-0")
    attack(table, "tairo-0 > tairo-1 x3")
    assert at(table, "tairo-1") == "spiders 1"  # a 5 and a 4: both Winged and two Spiders fall


# ---------------------------------------------------------------- what the box holds (Z8)


def test_z8_a_people_never_has_more_than_a_hundred_pawns_on_the_board() -> None:
    land = {"tairo-0": "knights 60", "tairo-1": "knights 37", "oz-0": "spiders 2"}
    table = planet(land=land, phase="buy", points={"knights": 14}, dice=())
    play(table, "boats 0")

    assert choices(table) == {f"pawns {count}" for count in range(4)}


def test_z8_dragons_at_sea_count_too() -> None:
    table = planet(
        land={"tairo-0": "dragons 60", "oz-0": "spiders 2"},
        sea={"strait": 39},
        phase="buy",
        points={"dragons": 20},
        dice=(),
    )

    assert choices(play(table, "boats 0")) == {"pawns 0", "pawns 1"}


@pytest.mark.parametrize(("owned", "most"), [(12, 2), (14, 1), (15, 0)])
def test_z8_boats_are_fifteen_in_all(owned: int, most: int) -> None:
    table = planet(
        land={"tairo-0": "knights 3", "oz-0": "spiders 2"},
        boats={"spiders": owned - 1, "knights": 1},
        phase="buy",
        points={"knights": 10},
        dice=(),
    )

    assert {one for one in choices(table) if "boats" in one} == {f"boats {n}" for n in range(most + 1)}


def test_z8_boats_that_are_spent_are_back_in_the_supply() -> None:
    land = {"tairo-3": "knights 3", "akilon-3": "spiders 1", "ohms-0": "spiders 2", "ohms-1": "spiders 2"}
    table = planet(land=land, boats={"knights": 1, "spiders": 14}, dice=(6, 6))
    play(table, "tairo-3 ~ inner-west > akilon-3 x2")

    assert sum(state_of(table)["boats"]) == 14


# ---------------------------------------------------------------- the round (Z9)


def test_z9_attacks_then_reorganisation_then_the_next_people() -> None:
    land = {"oz-0": "knights 3", "oz-1": "knights 1", "tairo-0": "spiders 3", "tairo-1": "spiders 1"}
    table = planet(land=land)

    assert (phase(table), turn(table)) == ("attack", 0)
    play(table, "done")
    assert (phase(table), turn(table)) == ("reorganise", 0)
    play(table, "done")
    assert (phase(table), turn(table)) == ("attack", 1)


def test_z9_then_points_order_kingdom_cards_magic_trading_and_purchases_in_the_new_order() -> None:
    land = {"oz-0": "knights 3", "oz-1": "knights 2", "tairo-0": "spiders 3"}
    table = planet(land=land, people="spiders", phase="reorganise", alone=True, trading=True)
    play(table, "done")

    told = [event.kind for event in table.events]
    assert told == ["points", "points", "order", "order", "crowned", "drew"]
    assert (phase(table), turn(table)) == ("trade", 0)
    play(table, "done")
    assert (phase(table), turn(table)) == ("buy", 0)
    play(table, "boats 0", "pawns 0")
    assert (phase(table), turn(table)) == ("buy", 1)
    play(table, "pawns 0")
    assert state_of(table)["rounds"] == 3 and [one.a for one in happened(table, "round")] == [3]


def test_z9_attacking_and_reorganising_are_optional() -> None:
    land = {"tairo-0": "knights 3", "tairo-1": "knights 3", "oz-0": "spiders 3", "oz-1": "spiders 1"}
    table = planet(land=land)

    assert "done" in choices(table)
    assert "done" in choices(play(table, "done"))
