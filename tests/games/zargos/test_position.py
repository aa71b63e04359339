"""Positions: everything comes back, in every phase; and drawings are what they say."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from grimoire import Malformed, Table
from grimoire.games.zargos.state import Phase

from .phases import PHASES, drawn, three, trading
from .positions import (
    GAME,
    alive,
    answer,
    at,
    boats,
    crown,
    deck,
    hand,
    map_of,
    master,
    order,
    phase,
    pile,
    planet,
    play,
    position_of,
    state_of,
    turn,
    with_borders,
)
from .tables import moments

# ---------------------------------------------------------------- round trips


def check_round_trip(table: Table) -> None:
    """The position, through JSON, gives the same table."""
    told = json.loads(json.dumps(table.position()))
    again = GAME.table(told)
    assert again.states.tobytes() == table.states.tobytes()
    assert again.boxes.tobytes() == table.boxes.tobytes()
    assert again.position() == told and again.actors == table.actors
    for seat in table.actors:
        assert again.legal(seat) == table.legal(seat)


@pytest.mark.parametrize("name", PHASES)
def test_a_table_comes_back_from_its_position_in_every_phase(name: str) -> None:
    check_round_trip(drawn(name))


def test_every_phase_is_among_them() -> None:
    found = {phase(drawn(name)) for name in PHASES}

    assert found == {one.name.lower() for one in Phase if one <= Phase.OVER}


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "three_peoples": True},
        {"seats": 3, "edition": "2", "trading": True},
        {"seats": 6, "rounds": 1},
        {"seats": 4, "map": with_borders("tairo-4 palmyr-4")},
    ],
    ids=["three peoples", "second edition", "one round", "own map"],
)
def test_with_every_option(options: dict[str, Any]) -> None:
    check_round_trip(GAME.new(seed=4, peoples="random", setup="quick", **options))


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_at_any_moment(seats: int) -> None:
    edition = "2" if seats % 2 else "1"
    for table in moments(
        seats, every=61, seats=seats, setup="quick", rounds=6, trading=True, edition=edition
    ):
        check_round_trip(table)


def test_from_its_position_a_game_goes_on_exactly_as_it_would_have() -> None:
    """Chance included: the same moves lead to the same states."""
    table = GAME.new(seats=4, seed=6, peoples="random", setup="quick")
    again = GAME.table(json.loads(json.dumps(table.position())))
    rng = random.Random(1)
    for _ in range(20):
        move = rng.choice(table.legal(turn(table)))
        for one in (table, again):
            one.play(turn(one), move)
        assert table.states.tobytes() == again.states.tobytes()


def test_pending_answers_are_part_of_it() -> None:
    table = three(phase="window")
    table.play(1, "madness ohms")
    told = json.loads(json.dumps(table.position()))
    assert told["pending"] == {"1": "madness ohms"}

    again = GAME.table(told)
    assert again.waiting == [0, 2]
    for one in (table, again):
        one.play(0, "pass")
        one.play(2, "pass")
    assert table.states.tobytes() == again.states.tobytes()


def test_a_position_is_written_in_cards() -> None:
    state = trading().position()["state"]

    assert state["hand"] == ["ice war", "madness mist", "storm", ""]
    assert state["pile"].split()[0] == "madness" and state["removed"] == ""


def test_what_is_written_as_cards_may_be_given_as_numbers_too() -> None:
    position = three().position()
    position["state"]["hand"] = GAME.table(position).states["hand"][0, :4].tolist()
    position["state"]["pile"] = GAME.table(position).states["pile"][0].tolist()

    assert GAME.table(position).states.tobytes() == three().states.tobytes()


def test_a_table_in_a_position_shares_nothing_with_it() -> None:
    position = three().position()
    before = copy.deepcopy(position)
    table = play(GAME.table(position), "tairo-0 > tairo-3 x2")

    assert position == before
    assert table.before(1).position()["state"].items() >= before["state"].items()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hand", ["war nonsense", "", "", ""]),
        ("pile", "war " * 41),
        ("pawns", [1] * 59),
        ("pawns", [1000] * 60),
        ("order", "knights"),
        ("rounds", 1.5),
        ("hand_count", [0, 0]),
    ],
)
def test_what_cannot_be_read_is_refused(name: str, value: Any) -> None:
    position = three().position()
    position["state"][name] = value

    with pytest.raises(Malformed) as caught:
        GAME.table(position)
    assert name in caught.value.say("en")


def test_no_field_may_be_missing_but_chance() -> None:
    position = three().position()
    for name in list(GAME.state.fields)[::9]:
        left = {one: value for one, value in position["state"].items() if one != name}
        if name == "chance":
            assert GAME.table(position | {"state": left})
            continue
        with pytest.raises(Malformed) as caught:
            GAME.table(position | {"state": left})
        assert name in caught.value.say("en")


# ---------------------------------------------------------------- drawings


def test_a_drawing_is_what_it_says() -> None:
    table = planet(
        land={"tairo-0": "knights 5", "ohms-4": "spiders 6", "zargos-0": "spiders 2"},
        sea={"strait": 3},
        boats={"knights": 2},
        hands={1: "war ice"},
        crowns={"ohms": "spiders"},
        pile="mist storm",
        in_round=4,
    )

    assert (
        map_of(table).items()
        >= {"tairo-0": "knights 5", "ohms-4": "spiders 6", "strait": "dragons 3"}.items()
    )
    assert (boats(table, "knights"), hand(table, 1), pile(table)[:2]) == (2, "ice war", ["mist", "storm"])
    assert (crown(table, "ohms"), master(table), state_of(table)["rounds"]) == ("spiders", "spiders", 4)
    assert order(table) == ["knights", "spiders", "dragons", "winged"] and turn(table) == 0


def test_the_pile_holds_all_other_cards() -> None:
    table = planet(land={"tairo-0": "knights 5", "ohms-4": "spiders 6"}, hands={0: "war", 1: "ice ice"})

    assert len(pile(table)) == 37 and deck().total() == 40
    assert pile(table).count("ice") == 2 and pile(table).count("war") == 11


def test_the_bystander_lives_where_nobody_else_does() -> None:
    table = planet(land={"oz-0": "winged 5", "ohms-4": "spiders 6"})

    assert alive(table) == {"winged", "spiders", "monks"} and at(table, "kori-0") == "monks 2"


def test_alone_there_are_those_that_are_told() -> None:
    table = planet(land={"oz-0": "winged 5", "ohms-4": "spiders 6"}, alone=True)

    assert alive(table) == {"winged", "spiders"} and len(map_of(table)) == 2


def test_players_have_two_peoples_each_at_two_and_three_seats() -> None:
    told: dict[str, Any] = {"land": {"oz-0": "winged 5", "ohms-4": "spiders 6"}, "alone": True}
    two = position_of(**told, seats=2)
    named = position_of(**told, seats=2, players="spiders+monks, knights+winged")

    assert two["state"]["player_of"] == [1, 2, 2, 0, 0, 1]
    assert named["state"]["player_of"] == [2, 1, 0, 1, 0, 2]
    assert GAME.table(two) and GAME.table(named)


def test_a_drawing_of_a_window_asks_all_who_hold_cards() -> None:
    table = planet(
        land={"oz-0": "winged 5", "ohms-4": "spiders 6"}, phase="window", hands={0: "war", 1: "ice"}
    )

    assert table.actors == (0, 1) and phase(answer(table)) == "attack"
