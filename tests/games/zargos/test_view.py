"""What each viewer sees of the planet, as typed data that survives JSON; and the map, which is told once."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from grimoire import Table
from grimoire.core.choices import new_generator
from grimoire.core.observation import Observation
from grimoire.games.zargos.atlas import atlas_of
from grimoire.games.zargos.planet import planet_of, printed, read_planet
from grimoire.games.zargos.rules.places import boats_left, pawns_of
from grimoire.games.zargos.rules.territory import count_points
from grimoire.games.zargos.state import Phase
from grimoire.games.zargos.view import View
from grimoire.games.zargos.words import PEOPLE_NAMES

from ..knowledge import imagined, viewers
from .exchanges import exchange
from .positions import play
from .tables import BOX, FOUR_WINDS, GAME, PRINTED, draw, moments

DRAWING = """
    knights  ohms-1 6  ohms-2 3  kahil-0 2
    dragons  akilon-1 4  akilon-2 2  strait 3
    monks    kahil-2 5
    winged   oz-0 3  oz-1 1
"""
GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {"seats": 2, "setup": "quick", "trading": True}),
    (2, {"seats": 4, "edition": "2", "rounds": 1, "trading": True}),
    (3, {"seats": 6, "setup": "quick", "edition": "2", "rounds": 1}),
    (4, {"seats": 4, "map": FOUR_WINDS, "setup": "quick"}),
]


def told(table: Table, viewer: int | None) -> dict[str, Any]:
    """The view as a client gets it."""
    view: dict[str, Any] = json.loads(msgspec.json.encode(table.view(viewer)))
    return view


def province(table: Table, viewer: int | None, name: str) -> dict[str, Any]:
    (found,) = [one for one in told(table, viewer)["provinces"] if one["id"] == name]
    return dict(found)


# ---------------------------------------------------------------- the board


@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_the_board_is_shown_to_everybody(viewer: int | None) -> None:
    table = draw(DRAWING, boats=[2, 0, 0, 1, 0, 0])
    view = told(table, viewer)

    assert view["viewer"] == viewer and view["actors"] == [0]
    assert (view["round"], view["phase"], view["turn"]) == (1, "attack", "knights")
    assert view["order"] == ["knights", "dragons", "monks", "winged"]
    assert province(table, viewer, "ohms-1") == {"id": "ohms-1", "holder": "knights", "pawns": 6}
    assert province(table, viewer, "ohms-0") == {"id": "ohms-0"}
    assert [sea for sea in view["seas"] if len(sea) > 1] == [{"id": "strait", "dragons": 3}]
    assert view["boats_left"] == 12 and view["pile_count"] == 40
    assert "atlas" not in view and len(view["provinces"]) == 57 and len(view["seas"]) == 19


def test_peoples_are_told_with_all_that_is_theirs() -> None:
    in_the_city = DRAWING.replace("akilon-2", "zargos-0")
    facts: dict[str, Any] = {"master": 5, "points": [0, 0, 0, 0, 7, 0], "calmed": 16}
    view = told(draw(in_the_city, boats=[2, 0, 0, 0, 0, 0], **facts), None)
    knights, monks, dragons, winged = view["peoples"]

    assert dragons == {
        "people": "dragons",
        "seat": 1,
        "alive": True,
        "power": False,
        "master": True,
        "pawns": 9,  # three of them at sea
        "provinces": 2,
        "points": 7,
        "territory": 5,
        "boats": 0,
        "reserve": 0,
        "kingdoms": [],
        "greens": 0,
        "blues": 0,
    }
    assert (knights["boats"], monks["power"], winged["territory"]) == (2, True, 4)  # Oz is worth 4


def test_z36_z37_what_winds_have_closed_is_told() -> None:
    ohms, strait = 6, PRINTED.numbers["strait"] - PRINTED.first_sea
    table = draw(DRAWING, frozen=1 << ohms, stormy=1 << strait)
    frozen = [one["id"] for one in told(table, None)["provinces"] if one.get("frozen")]

    assert frozen == [f"ohms-{i}" for i in range(7)]
    assert {"id": "strait", "dragons": 3, "stormy": True} in told(table, None)["seas"]


def test_a_journey_is_told_as_far_as_it_has_come() -> None:
    table = draw(DRAWING, boats=[3, 0, 0, 0, 0, 0])
    stages = []
    for move in ("from ohms-1", "sail southeast", "sail south", "to akilon-2", "x4"):
        table.play(0, move)
        stages.append(told(table, 2)["journey"])

    start: dict[str, Any] = {"source": "ohms-1", "seas": [], "target": None, "card": None, "free_seas": 0}
    assert stages[0] == start
    assert stages[2] == start | {"seas": ["southeast", "south"]}
    assert stages[3] == start | {"seas": ["southeast", "south"], "target": "akilon-2"}
    assert stages[4] is None
    assert province(table, 2, "akilon-2") == {
        "id": "akilon-2",
        "holder": "dragons",
        "pawns": 2,
        "attackers": 4,
    }
    assert province(table, 2, "ohms-1")["pawns"] == 2


def test_z28_pawns_of_knights_that_have_moved_are_told_apart() -> None:
    table = draw(DRAWING)
    table.play(0, "ohms-1 > ohms-0 x2; fight ohms-0")

    assert province(table, None, "ohms-0") == {
        "id": "ohms-0",
        "holder": "knights",
        "pawns": 2,
        "moved": 2,
        "attacked": True,
    }


def test_z31_a_fight_is_told_with_its_dice() -> None:
    """Seven Dragons against five Monks, who are asked after their own throw."""
    table = draw(
        "dragons  ohms-5 8\nmonks  kahil-2 5  oz-1 1\nknights  oz-0 1\nwinged  ohms-0 1", hands={0: "war"}
    )
    table.play(0, "ohms-5 > kahil-2 x7")
    assert told(table, None)["phase"] == "war"
    table.play(0, "war")
    fight = told(table, None)["fight"]
    dice = fight.pop("defence_dice")

    assert len(dice) == 2 and all(1 <= face <= 6 for face in dice)
    assert fight == {
        "province": "kahil-2",
        "attacker": "dragons",
        "defender": "monks",
        "attackers": 7,
        "defenders": 5,
        "walls": False,
        "war": ["attack"],
        "throw": "monks",
        "attack_dice": [],
        "rerolled": False,
    }
    table.play(1, "keep")
    assert len(told(table, None)["fight"]["attack_dice"]) == 4  # three, and one for the wind


def test_z27_a_purchase_and_the_placing_after_it() -> None:
    table = draw(DRAWING, phase=int(Phase.BUY), points=[9, 0, 0, 0, 0, 0], purse=9)
    stages = []
    for move in ("boats 1", "pawns 2", "put ohms-1"):
        stages.append((told(table, None)["purchase"], told(table, None)["placing"]))
        table.play(0, move)

    assert stages == [
        ({"points": 9, "boats": None}, None),
        ({"points": 4, "boats": 1}, None),
        (None, {"why": "purchase", "pawns": 2, "place": None}),
    ]
    assert told(table, None)["placing"] == {"why": "purchase", "pawns": 2, "place": "ohms-1"}


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_z25_a_hand_is_shown_to_its_player_alone(viewer: int | None) -> None:
    view = told(draw(DRAWING, hands={0: "war war ice", 2: "mist"}), viewer)

    assert [seat["cards"] for seat in view["seats"]] == [3, 0, 1, 0]
    assert view["hand"] == {None: None, 0: {"ice": 1, "war": 2}, 1: {}, 2: {"mist": 1}, 3: {}}[viewer]
    for own in ("hand", "drawn", "known", "lots"):
        assert (view[own] is None) == (viewer is None)


def test_z25_what_was_seen_to_go_under_the_pile_is_known() -> None:
    table = draw(DRAWING, hands={0: "earth elsewhere"}, boats=[0, 0, 0, 0, 0, 0])
    table.play(0, "ohms-1 earth ~> akilon-2 x3")
    table.play(0, "ohms-2 elsewhere > akilon-1 x2")

    assert told(table, 3)["known"] == [
        {"cards": {"earth": 1}, "pile": [39], "hands": []},
        {"cards": {"elsewhere": 1}, "pile": [40], "hands": []},
    ]


def test_z34_a_window_asks_all_who_hold_cards() -> None:
    table = draw(DRAWING, hands={0: "war", 2: "mist"}, phase=int(Phase.WINDOW), asked=5)

    assert (told(table, None)["phase"], told(table, None)["actors"]) == ("window", [0, 2])
    table.play(0, "pass")
    table.play(2, "pass")
    assert told(table, None)["phase"] == "attack"


def test_z61_the_wind_that_may_be_turned_is_told() -> None:
    hands = {0: "war", 1: "ice", 2: "illusion"}
    table = draw(DRAWING, hands=hands, phase=int(Phase.WINDOW), asked=7, edition="2")
    table.play(0, "pass")
    table.play(1, "ice ohms")
    table.play(2, "pass")

    assert told(table, None)["wind"] == {"card": "ice", "seat": 1, "target": "ohms", "diverted_by": None}
    table.play(0, "pass")
    table.play(2, "illusion kahil")
    assert told(table, None)["wind"] == {"card": "ice", "seat": 1, "target": "kahil", "diverted_by": 2}
    table.play(0, "pass")
    frozen = {one["id"][:-2] for one in told(table, None)["provinces"] if one.get("frozen")}
    assert frozen == {"kahil"}


def offering() -> Table:
    """The trader has named a card to give (Z26)."""
    facts = {"phase": int(Phase.TRADE), "offers_left": 3, "trading": True}
    table = draw(DRAWING, hands={0: "war", 1: "ice"}, **facts)
    table.play(0, "offer 2")
    table.play(0, "give war")
    return table


def test_z26_an_offer_is_for_those_who_deal() -> None:
    table = offering()
    views = [told(table, viewer)["trade"] for viewer in (0, 1, 2, None)]
    table.play(0, "want ice")
    offered = [told(table, viewer)["trade"] for viewer in (0, 1, 2, None)]

    public = {"trader": 0, "partner": 1, "people": None, "partner_people": None, "offers_left": 3}
    public |= {"give": None, "want": None}
    assert views == [public | {"give": "war"}, public, public, public]
    assert offered == [public | {"give": "war", "want": "ice"}] * 2 + [public] * 2


def test_z64_an_exchange_is_for_those_who_deal() -> None:
    table = play(exchange(), "offer spiders give boat want oz-1")
    views = [told(table, viewer) for viewer in (0, 1, 2, None)]
    public = {"trader": 0, "partner": 1, "people": "knights", "partner_people": "spiders", "offers_left": 3}

    assert [view["trade"] for view in views] == [
        public | {"give": "boat", "want": "oz-1"},
        public | {"give": "boat", "want": "oz-1"},
        public | {"give": None, "want": None},
        public | {"give": None, "want": None},
    ]
    assert [view["turn"] for view in views] == ["knights"] * 4


def test_z64_while_cards_are_exchanged_one_sees_ones_own_and_the_backs_of_all() -> None:
    views = [told(exchange(), viewer) for viewer in (0, 2)]
    (mine,) = views[0]["lots"]

    assert mine == {"people": "knights", "provinces": ["itak-1", "oz-0"], "pawns": 0, "boats": 1}
    for view in views:
        found = {one["people"]: (one["greens"], one["blues"]) for one in view["peoples"]}
        assert found["knights"] == (1, 2) and found["spiders"] == (1, 2)


def test_z64_cards_of_set_up_are_shown_to_their_player_alone() -> None:
    table = GAME.new(seats=4, seed=5, edition="2", peoples="random")
    first = table.actors[0]
    table.play(first, "take blue")
    views = {viewer: told(table, viewer) for viewer in (*range(4), None)}
    (mine,) = views[first]["lots"]

    assert len(mine["provinces"]) + mine["boats"] == 2 and mine["pawns"] == 0
    assert views[None]["lots"] is None and views[None]["blues_left"] == 38
    assert [one["blues"] for one in views[None]["peoples"] if one["people"] == mine["people"]] == [2]
    for viewer in set(range(4)) - {first}:
        assert [(lots["provinces"], lots["boats"]) for lots in views[viewer]["lots"]] == [([], 0)]


# ---------------------------------------------------------------- in games


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_views_are_small_and_come_back_from_json(seed: int, options: dict[str, Any]) -> None:
    for table in moments(seed, every=9, **options):
        for viewer in viewers(table):
            encoded = msgspec.json.encode(table.view(viewer))
            assert len(encoded) < 6000
            assert msgspec.json.encode(msgspec.json.decode(encoded, type=View)) == encoded


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_views_agree_with_the_rules(seed: int, options: dict[str, Any]) -> None:
    """Z8, Z22: what a view counts, the kernels count alike."""
    for table in moments(seed, every=23, **options):
        box, state, view = table.boxes[0], table.states[0], table.view(None)
        assert view.boats_left == boats_left(state)
        for one in view.peoples:
            people = PEOPLE_NAMES.index(one.people)
            assert one.pawns == pawns_of(box, state, people)
            assert one.territory == count_points(box, state, people)


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_states_that_a_seat_cannot_tell_apart_look_alike(seed: int, options: dict[str, Any]) -> None:
    rng = new_generator(seed)
    for table in moments(seed, every=31, **options):
        for seat in range(table.seats):
            other = Observation(table.entries, table.boxes, imagined(table, seat, rng), seat)
            assert msgspec.json.encode(other.view()) == msgspec.json.encode(table.view(seat))


# ---------------------------------------------------------------- the map


def test_the_atlas_tells_the_map_of_the_box() -> None:
    planet, atlas = planet_of(printed()), atlas_of(BOX)

    assert atlas is PRINTED and not atlas.own
    assert [one.id for one in atlas.provinces] == [one.id for one in planet.provinces]
    assert [(one.name, one.x, one.y) for one in atlas.seas] == [
        (one.name, one.x, one.y) for one in planet.seas
    ]
    assert [one.value for one in atlas.kingdoms] == [one.value for one in planet.kingdoms]
    assert {(a, b) for a, one in enumerate(atlas.provinces) for b in one.near if a < b} == set(planet.borders)
    assert {(a, b) for a, one in enumerate(atlas.provinces) for b in one.arms if a < b} == set(planet.arms)
    assert [tuple(one.shores) for one in atlas.seas] == [tuple(sorted(one.shores)) for one in planet.seas]
    assert atlas.links == list(planet.links)
    assert (atlas.zargos, atlas.city, tuple(atlas.ring)) == (planet.zargos, planet.city, planet.ring)


def test_the_atlas_is_ready_for_json_and_told_once() -> None:
    encoded = msgspec.json.encode(atlas_of(BOX))

    assert len(encoded) < 20_000
    assert msgspec.json.decode(encoded)["provinces"][0]["name"] == {"en": "Windelon", "fr": "Ventelon"}
    assert GAME.setting is not None and GAME.setting(BOX) is PRINTED


@pytest.mark.parametrize(("edition", "worth"), [("1", [4, 2]), ("2", [7, 3])])
def test_z62_what_provinces_are_worth_depends_on_the_edition(edition: str, worth: list[int]) -> None:
    atlas = atlas_of(GAME.new_box(4, GAME.read_options({"edition": edition}, 4))[0])

    assert [atlas.provinces[one].worth for one in (atlas.city, atlas.ring[0])] == worth


def test_a_map_of_ones_own_is_drawn_once() -> None:
    options = GAME.read_options({"map": FOUR_WINDS}, 4)
    one, two = (GAME.new_box(4, options) for _ in range(2))
    told = read_planet(FOUR_WINDS)
    assert told is not None

    assert atlas_of(one[0]) is atlas_of(two[0]) and atlas_of(one[0]).own
    assert [province.id for province in atlas_of(one[0]).provinces] == list(told["provinces"])
