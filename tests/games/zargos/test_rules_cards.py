"""Magic cards, clause by clause: how they come and go (Z25), the window (Z34, Z41), each one (Z35–Z40)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimoire import Table

from .positions import (
    GAME,
    PEOPLE,
    after,
    alive,
    answer,
    at,
    at_turn,
    attack,
    boats,
    choices,
    deck,
    fell,
    hand,
    happened,
    lost,
    most,
    order,
    phase,
    pile,
    planet,
    play,
    sources,
    state_of,
    targets,
    threw,
    turn,
    with_borders,
)


def seas_ahead(table: Table, *texts: str) -> set[str]:
    return {one.removeprefix("sail ") for one in after(table, *texts) if one.startswith("sail ")}


def played(table: Table) -> list[tuple[int | None, int]]:
    """Who has played which card, by its number."""
    return [(event.seat, event.a) for event in happened(table, "played")]


def may_play(table: Table, seat: int) -> set[str]:
    return {str(move) for move in table.legal(seat)}


def all_but(cards: str) -> str:
    """The rest of the box."""
    left = deck()
    left.subtract(cards.split())
    return " ".join(left.elements())


# ---------------------------------------------------------------- dealing (Z25)


DRAGONS_KORI = {f"kori-{i}": "dragons 1" for i in range(4)}
KNIGHTS_OZ = {"oz-0": "knights 1", "oz-1": "knights 1"}
CROWNED = {**DRAGONS_KORI, **KNIGHTS_OZ}  # eight points and four


def count(**told: Any) -> Table:
    """The Knights end the round."""
    return play(
        planet(**{"land": CROWNED, "people": "knights", "phase": "reorganise", "alone": True, **told}), "done"
    )


def test_z25_one_magic_card_for_each_kingdom_card_in_the_new_order() -> None:
    table = count(pile="war ice storm")

    assert order(table) == ["dragons", "knights"] and (hand(table, 0), hand(table, 1)) == ("war", "ice")
    assert pile(table)[0] == "storm"


def test_z25_at_most_three_in_hand_and_the_player_chooses_which_to_keep() -> None:
    table = count(pile="war ice storm", hands={0: "death mist earth"})
    assert (phase(table), turn(table)) == ("trim", 0)
    assert choices(table) == {"discard war", "discard death", "discard mist", "discard earth"}

    play(table, "discard death")
    assert hand(table, 0) == "war earth mist" and pile(table)[-1] == "death"


def test_z25_each_is_dealt_and_trimmed_before_the_next() -> None:
    """The pile is two cards long: the Knights draw the second; what the Dragons put under it comes after."""
    table = count(
        pile="war ice",
        hands={0: "death mist earth", 1: "storm"},
        removed=all_but("war ice death mist earth storm"),
    )
    play(table, "discard mist")
    assert hand(table, 1) == "ice storm" and pile(table) == ["mist"]

    table = count(
        pile="war", hands={0: "death mist earth", 1: "storm"}, removed=all_but("war death mist earth storm")
    )
    play(table, "discard mist")
    assert hand(table, 1) == "storm mist" and pile(table) == []


def test_z25_an_empty_pile_gives_nothing() -> None:
    table = count(pile="war", removed=all_but("war"))

    assert (hand(table, 0), hand(table, 1)) == ("war", "")


def test_z25_a_card_against_one_s_own_people_may_be_put_under_the_pile_unreplaced() -> None:
    table = count(pile="tidal-wave ice storm")
    assert (phase(table), turn(table)) == ("buy", 0) and "shed tidal-wave" in choices(table)

    play(table, "shed tidal-wave")
    assert hand(table, 0) == "" and pile(table)[-1] == "tidal-wave" and pile(table)[0] == "storm"
    assert "shed tidal-wave" not in choices(table)


def test_z25_or_kept() -> None:
    table = play(count(pile="tidal-wave ice storm"), "boats 0", "pawns 0")

    assert hand(table, 0) == "tidal-wave"


def test_z25_only_at_once_and_only_against_one_s_own() -> None:
    """Neither one drawn in an earlier round, nor one against another people."""
    table = count(pile="floods ice storm", hands={0: "tidal-wave"})

    assert {one for one in choices(table) if one.startswith("shed")} == set()


def test_z25_a_card_against_any_of_one_s_peoples() -> None:
    land = CROWNED | {"tairo-1": "winged 1", "tairo-0": "spiders 2"}
    told = {
        "seats": 2,
        "players": "dragons+winged, knights+spiders",
        "order": "dragons spiders winged knights",
    }
    table = count(land=land, pile="typhoon earthquake", **told)

    assert "shed typhoon" in choices(table)
    while turn(table) == 0:
        play(table, *["boats 0"] * ("boats 0" in choices(table)), "pawns 0")
    assert "shed earthquake" in choices(table)


def test_z25_used_cards_go_under_the_pile_which_is_never_shuffled() -> None:
    table = planet(land=CROWNED, phase="window", hands={1: "ice death storm"}, pile="war")
    before = pile(table)
    answer(table, {1: "storm south+strait"})
    answer(table, {1: "ice itak"})

    assert pile(table) == [*before, "storm", "ice"]


def test_z25_a_card_against_a_people_not_in_play_is_removed_and_replaced() -> None:
    table = count(pile="typhoon heatwave war ice")

    assert hand(table, 0) == "war" and hand(table, 1) == "ice"
    assert (
        state_of(table)["removed"].split() == ["typhoon", "heatwave"] and len(happened(table, "removed")) == 2
    )


def test_z25_no_magic_before_the_first_deal_at_the_end_of_round_one() -> None:
    table = GAME.new(seats=4, seed=3, peoples="random", setup="quick")

    assert state_of(table)["hand_count"] == [0, 0, 0, 0] and phase(table) == "attack"


def test_z25_the_pile_has_the_forty_cards_of_the_first_edition() -> None:
    found = Counter(pile(GAME.new(seats=4, seed=1)))

    assert found.total() == 40
    assert found == {
        "madness": 4,
        "ice": 4,
        "storm": 4,
        "death": 2,
        "war": 12,
        "earth": 4,
        "elsewhere": 2,
        "mist": 2,
        **dict.fromkeys(("typhoon", "floods", "tidal-wave", "eclipse", "heatwave", "earthquake"), 1),
    }


# ---------------------------------------------------------------- the window (Z34, Z41)


THREE = {"tairo-0": "dragons 3", "ohms-0": "knights 3", "kori-0": "winged 3"}


def window(**told: Any) -> Table:
    """Dragons, Knights and Winged, in this order, are seats 0, 1 and 2."""
    return planet(**{"land": THREE, "phase": "window", "alone": True, **told})


def test_z34_all_who_hold_cards_are_asked_and_nobody_else() -> None:
    assert window(hands={0: "war", 2: "ice"}).actors == (0, 2)


def test_z34_without_cards_there_is_no_window() -> None:
    land = THREE | {"tairo-1": "dragons 2"}
    table = play(planet(land=land, alone=True), "done", "done")

    assert (phase(table), at_turn(table)) == ("attack", "knights")


def test_z34_before_every_people_s_turn() -> None:
    land = THREE | {"tairo-1": "dragons 2"}
    table = play(planet(land=land, hands={2: "ice"}, alone=True), "done", "done")

    assert (phase(table), at_turn(table), table.actors) == ("window", "knights", (2,))


def test_z34_one_red_card_or_a_pass() -> None:
    table = window(hands={1: "ice war death"})

    assert may_play(table, 1) == {"pass", "death", *[f"ice {one}" for one in kingdoms()]}


def kingdoms() -> list[str]:
    return ["akilon", "banzol", "itak", "kahil", "kori", "ludos", "ohms", "oz", "palmyr", "tairo", "zargos"]


def test_z34_it_ends_when_all_pass() -> None:
    table = answer(window(hands={0: "ice", 1: "ice"}))

    assert (phase(table), at_turn(table)) == ("attack", "dragons") and hand(table, 1) == "ice"


def test_z34_after_a_card_all_are_asked_again() -> None:
    table = answer(window(hands={0: "ice", 1: "ice"}), {1: "ice oz"})

    assert phase(table) == "window" and table.actors == (0,)
    assert phase(answer(table)) == "attack"


@pytest.mark.parametrize(("people", "first"), [("dragons", 0), ("knights", 1), ("winged", 2)])
def test_z34_the_owner_of_the_people_about_to_play_comes_first(people: str, first: int) -> None:
    table = window(people=people, hands={0: "ice", 1: "ice", 2: "ice"})
    answer(table, {0: "ice oz", 1: "ice itak", 2: "ice kori"})

    assert [seat for seat, _ in played(table)] == [first]


def test_z34_then_in_turn_order_of_each_one_s_next_people() -> None:
    table = window(people="knights", hands={0: "ice", 1: "war", 2: "ice"})
    answer(table, {0: "ice oz", 2: "ice kori"})

    assert [seat for seat, _ in played(table)] == [2]  # the Winged come after the Knights


def test_z34_who_has_played_a_card_waits_until_all_others_had_their_chance() -> None:
    """Seat 0, then 1, then 0 again: one card or pass, in turn."""
    table = window(hands={0: "ice madness", 1: "ice"}, dice=())
    answer(table, {0: "ice oz", 1: "ice itak"})
    answer(table, {0: "madness akilon", 1: "ice itak"})

    assert [seat for seat, _ in played(table)] == [0, 1]


def test_z34_who_falls_by_his_own_card_has_had_his_turn() -> None:
    """Seat 1 drives his last Knight mad; the Winged come next, not the Dragons once more."""
    land = {"tairo-0": "dragons 3", "oz-0": "knights 1", "kori-0": "winged 3"}
    table = window(land=land, hands={0: "ice", 1: "madness", 2: "ice"}, dice=(6,))
    answer(table, {1: "madness oz"})
    answer(table, {0: "ice ohms", 2: "ice itak"})

    assert [seat for seat, _ in played(table)] == [1, 2]


def test_z34_with_two_peoples_each_the_next_of_a_player_s_peoples_counts() -> None:
    """Knights are about to play; then Spiders (seat 1), Dragons (seat 0), Winged (seat 1)."""
    land = {"tairo-0": "knights 2", "ohms-0": "spiders 2", "kori-0": "dragons 2", "oz-0": "winged 2"}
    told: dict[str, Any] = {"seats": 2, "players": "knights+dragons, spiders+winged", "phase": "window"}
    hands = {0: "ice", 1: "ice"}
    for people, first in (("knights", 0), ("spiders", 1), ("dragons", 0), ("winged", 1)):
        table = planet(land=land, people=people, hands=hands, alone=True, **told)
        answer(table, {0: "ice oz", 1: "ice itak"})
        assert [seat for seat, _ in played(table)] == [first]


def test_z34_answers_are_given_at_once_and_what_is_not_played_stays_in_hand() -> None:
    table = answer(window(hands={0: "ice", 1: "madness"}), {0: "ice oz", 1: "madness tairo"})

    assert (hand(table, 0), hand(table, 1)) == ("", "madness")
    assert not table.states["answer"].any()


def test_z34_effects_last_for_the_turn_that_follows() -> None:
    land = {"tairo-0": "dragons 3", "tairo-1": "dragons 1", "ohms-0": "knights 3", "ohms-1": "knights 2"}
    table = answer(planet(land=land, phase="window", hands={1: "ice"}), {1: "ice tairo"})
    assert at_turn(table) == "knights"  # the Dragons can do nothing, and their turn is over
    assert state_of(table)["frozen"] == 0


def test_z34_a_card_may_hit_anybody_who_has_played_already_or_will_later() -> None:
    table = window(people="knights", hands={1: "madness madness"}, dice=(3, 3))
    answer(table, {1: "madness tairo"})
    answer(table, {1: "madness kori"})

    assert lost(table) == {"tairo-0": 1, "kori-0": 1}


def test_z41_not_the_same_card_twice_on_the_same_target_in_one_window() -> None:
    table = window(hands={0: "madness madness", 1: "madness"}, dice=(2, 2))
    answer(table, {0: "madness ohms"})

    assert "madness ohms" not in may_play(table, 0) and "madness kori" in may_play(table, 0)
    assert "madness ohms" in may_play(table, 1)  # another player may
    answer(table, {1: "madness ohms"})
    assert lost(table) == {"ohms-0": 2}


@pytest.mark.parametrize("wind", ["madness oz", "ice oz", "death", "storm south+strait"])
def test_z41_for_every_kind_of_wind(wind: str) -> None:
    card = wind.split()[0]
    table = window(hands={0: f"{card} {card}"})
    assert wind in may_play(table, 0)

    assert wind not in may_play(answer(table, {0: wind}), 0) and hand(table, 0) == card


def test_z41_storms_on_overlapping_pairs_are_different_targets() -> None:
    table = answer(window(hands={0: "storm storm"}), {0: "storm south+strait"})

    assert "storm southeast+strait" in may_play(table, 0)


def test_z41_in_the_next_window_it_may_be_played_again() -> None:
    land = THREE | {"tairo-1": "dragons 2"}
    table = answer(planet(land=land, phase="window", alone=True, hands={2: "ice ice"}), {2: "ice oz"})
    answer(table)
    play(table, "done", "done")

    assert (phase(table), at_turn(table)) == ("window", "knights") and "ice oz" in may_play(table, 2)


# ---------------------------------------------------------------- Madness, Ice, Storm, Death (Z35–Z38)


def test_z35_each_province_of_the_kingdom_loses_one_die_halved_walls_or_not() -> None:
    land = {"tairo-0": "dragons 5", "tairo-1": "knights 5", "tairo-3": "winged 3", "tairo-4": "winged 1"}
    table = planet(land=land, phase="window", hands={1: "madness"}, dice=(5, 1, 6, 4), alone=True)
    answer(table, {1: "madness tairo"})

    assert lost(table) == {"tairo-0": 2, "tairo-3": 3, "tairo-4": 1}
    assert (at(table, "tairo-0"), at(table, "tairo-1"), at(table, "tairo-3")) == (
        "dragons 3",
        "knights 5",
        "",
    )


def test_z35_zargos_may_be_named() -> None:
    land = {"zargos-0": "dragons 5", "zargos-3": "knights 5", "tairo-1": "knights 2"}
    table = planet(land=land, phase="window", hands={1: "madness"}, dice=(5, 6))
    answer(table, {1: "madness zargos"})

    assert lost(table) == {"zargos-0": 2, "zargos-3": 3}


ICE = {
    "tairo-0": "dragons 5",
    "tairo-3": "dragons 4",
    "akilon-3": "dragons 4",
    "akilon-1": "knights 2",
    "ohms-0": "knights 2",
}


def test_z36_no_move_into_the_frozen_kingdom() -> None:
    table = planet(land=ICE | {"akilon-0": "knights 1"}, frozen="akilon", boats={"dragons": 3})

    assert targets(table, "from tairo-0") == {"tairo-1", "tairo-2", "palmyr-2", "palmyr-3"}
    assert "akilon-1" not in targets(table, "from tairo-3", "sail inner-west", "sail inner-southwest")


def test_z36_nor_out_of_it() -> None:
    table = planet(land=ICE, frozen="akilon", boats={"dragons": 3})

    assert sources(table) == {"tairo-0", "tairo-3"}


def test_z36_no_reorganisation_there() -> None:
    table = planet(land=ICE, frozen="akilon", phase="reorganise")

    assert sources(table) == {"tairo-0", "tairo-3"} and targets(table, "from tairo-0") == {"tairo-3"}


def test_z36_dragons_at_sea_do_not_land_there_and_those_there_do_not_put_to_sea() -> None:
    sea = {"inner-west": 2}
    fighting = planet(land=ICE, sea=sea, frozen="akilon")
    assert "akilon-3" not in targets(fighting, "from inner-west")
    regrouping = planet(land=ICE, sea=sea, frozen="akilon", phase="reorganise")
    assert "akilon-3" not in targets(regrouping, "from inner-west") and "akilon-3" not in sources(regrouping)


def test_z36_no_flight_over_it() -> None:
    """On a map where tairo-4 lies between Banzol and Palmyr."""
    told: dict[str, Any] = {
        "land": {"banzol-4": "winged 4", "palmyr-4": "knights 2"},
        "map": with_borders("tairo-4 palmyr-4"),
    }
    assert "palmyr-4" in targets(planet(**told), "from banzol-4")

    table = planet(**told, frozen="tairo")
    assert "palmyr-4" not in targets(table, "from banzol-4")
    assert not [place for place in targets(table, "from banzol-4") if place.startswith("tairo")]


def test_z36_over_what_is_not_frozen_a_flight_leads_still() -> None:
    """From akilon-0 to tairo-0 over palmyr-2 or akilon-3."""
    land = {"akilon-0": "winged 4", "palmyr-2": "knights 1", "tairo-0": "knights 2"}
    table = planet(land=land, frozen="palmyr")

    assert "tairo-0" in targets(table, "from akilon-0") and "palmyr-2" not in targets(table, "from akilon-0")


def test_z36_nor_in_a_flight_plan() -> None:
    land = {"banzol-4": "winged 4", "palmyr-4": "winged 1", "tairo-4": "knights 2", "banzol-3": "winged 1"}
    told: dict[str, Any] = {"land": land, "map": with_borders("tairo-4 palmyr-4"), "phase": "reorganise"}

    assert targets(planet(**told), "flight", "from banzol-4") == {"banzol-3", "palmyr-4"}
    assert targets(planet(**told, frozen="tairo"), "flight", "from banzol-4") == {"banzol-3"}


def test_z36_no_spider_help_from_there() -> None:
    land = {"tairo-3": "dragons 5", "tairo-2": "spiders 2", "ohms-4": "spiders 6", "kori-3": "spiders 4"}
    table = attack(planet(land=land, frozen="ohms", dice=()), "tairo-3 > tairo-2 x4")

    assert choices(table) == {"pass", "help kori-3"}


def test_z36_no_volcano_borders_a_frozen_one() -> None:
    table = planet(land={"tairo-2": "spiders 4", "kori-3": "knights 2"}, frozen="kori ohms")

    assert {"kahil-3", "itak-0"} <= targets(table, "from tairo-2")
    assert not {"kori-3", "ohms-4"} & targets(table, "from tairo-2")


def test_z36_no_wind_from_elsewhere_and_no_mist_there() -> None:
    table = planet(land=ICE, frozen="akilon", hands={0: "elsewhere"})
    assert not [place for place in targets(table, "from tairo-0", "elsewhere") if place.startswith("akilon")]
    assert "akilon-3" not in sources(table)

    table = planet(land=ICE, frozen="akilon", hands={0: "mist elsewhere"}, phase="reorganise")
    assert "akilon-3" not in targets(table, "from tairo-0", "elsewhere")
    play(table, "mist")
    assert choices(table) == {"put tairo-0", "put tairo-3"} and at(table, "akilon-3") == "dragons 4"


def test_z36_purchases_are_unaffected() -> None:
    land = {"tairo-0": "knights 2", "oz-0": "dragons 1", "oz-1": "dragons 2"}
    table = planet(
        land=land, people="dragons", order="knights dragons", phase="window", hands={0: "ice"}, alone=True
    )
    answer(table, {0: "ice oz"})
    assert phase(table) == "buy" and turn(table) == 1  # they could not move; the round is over
    play(table, "boats 0", "pawns 2", "put oz-0", "x2")

    assert at(table, "oz-0") == "dragons 3"


def test_z36_it_is_the_card_that_freezes() -> None:
    table = answer(planet(land=ICE, phase="window", hands={1: "ice"}), {1: "ice akilon"})

    assert sources(table) == {"tairo-0", "tairo-3"}


def test_z37_two_linked_cells_are_impassable() -> None:
    land = {"ohms-1": "amazons 5", "ohms-3": "amazons 4", "itak-0": "knights 1", "akilon-1": "knights 2"}
    table = planet(land=land, phase="window", boats={"amazons": 5}, hands={1: "storm"})
    answer(table, {1: "storm southeast+strait"})

    assert seas_ahead(table, "from ohms-1") == set()
    assert seas_ahead(table, "from ohms-3") == {"inner-southeast"}
    assert "sail strait" not in after(table, "from ohms-3", "sail inner-southeast")


def test_z37_never_the_lake() -> None:
    table = window(hands={0: "storm"})
    storms = [one for one in may_play(table, 0) if one.startswith("storm")]

    assert len(storms) == 23 and not [one for one in storms if "lake" in one]


def test_z37_dragons_there_move_a_stack_whole_to_a_linked_calm_cell_of_their_choice() -> None:
    table = planet(
        land={"kahil-0": "knights 2", "oz-1": "dragons 1"},
        sea={"strait": 4},
        phase="window",
        hands={0: "storm"},
    )
    answer(table, {0: "storm south+strait"})

    assert (phase(table), turn(table)) == ("shelter", 1)
    assert choices(table) == {"shelter inner-southeast", "shelter inner-southwest", "shelter southeast"}
    play(table, "shelter southeast")
    assert at(table, "southeast") == "dragons 4" and at(table, "strait") == ""


def test_z37_with_one_calm_cell_there_is_nothing_to_choose() -> None:
    """The Wildswell is linked to the Highswell, which is stormy too, and to the Redswell."""
    table = planet(land={"kahil-0": "knights 2"}, sea={"northeast": 3}, phase="window", hands={0: "storm"})
    answer(table, {0: "storm northeast+far-north"})

    assert at(table, "east") == "dragons 3"


def test_z37_with_none_they_stay_and_can_do_nothing_this_turn() -> None:
    told: dict[str, Any] = {
        "land": {"kahil-3": "dragons 3", "kahil-0": "knights 2", "ludos-2": "knights 1"},
        "sea": {"northeast": 3},
        "phase": "window",
        "hands": {1: "storm storm"},
    }
    table = planet(**told, stormy="east")
    answer(table, {1: "storm northeast+far-north"})
    answer(table)
    assert at(table, "northeast") == "dragons 3" and phase(table) == "attack"
    assert "northeast" not in sources(table)

    play(table, "done")
    assert phase(table) != "reorganise" or "northeast" not in sources(table)


def test_z37_stacks_of_both_cells_go_one_after_the_other() -> None:
    table = planet(
        land={"kahil-0": "knights 2"}, sea={"strait": 2, "south": 3}, phase="window", hands={0: "storm"}
    )
    answer(table, {0: "storm south+strait"})
    assert choices(table) == {"shelter far-south", "shelter southeast"}  # the stack of the Coldswell
    play(table, "shelter southeast")
    assert choices(table) == {"shelter inner-southeast", "shelter inner-southwest", "shelter southeast"}
    play(table, "shelter southeast")

    assert at(table, "southeast") == "dragons 5"


def test_z38_every_province_on_the_planet_is_cut_to_seven_and_the_sea_is_spared() -> None:
    land = {"tairo-0": "dragons 30", "tairo-1": "knights 8", "zargos-0": "knights 9", "ohms-0": "knights 7"}
    table = planet(land=land, sea={"strait": 12}, phase="window", hands={1: "death"})
    answer(table, {1: "death"})

    assert lost(table) == {"tairo-0": 23, "tairo-1": 1, "zargos-0": 2}
    assert at(table, "strait") == "dragons 12" and at(table, "ohms-0") == "knights 7"


# ---------------------------------------------------------------- against one people (Z39)


SINGLES = ("typhoon", "floods", "tidal-wave", "eclipse", "heatwave", "earthquake")
SIX = {
    "tairo-0": "knights 3",
    "ohms-0": "spiders 3",
    "kahil-0": "amazons 3",
    "ludos-0": "monks 3",
    "kori-0": "dragons 3",
    "banzol-0": "winged 3",
}


@pytest.mark.parametrize("people", PEOPLE)
def test_z39_three_before_that_people_s_own_turn_and_three_before_anybody_s(people: str) -> None:
    own = {"typhoon": "winged", "floods": "knights", "tidal-wave": "dragons"}
    hands = {0: "typhoon floods tidal-wave", 1: "eclipse heatwave earthquake"}
    table = planet(land=SIX, seats=6, people=people, hands=hands, phase="window", alone=True)

    assert may_play(table, 0) - {"pass"} == {card for card, one in own.items() if one == people}
    assert may_play(table, 1) - {"pass"} == {"eclipse", "heatwave", "earthquake"}


def test_z39_typhoon_winged_cannot_fly() -> None:
    land = {
        "palmyr-0": "winged 4",
        "palmyr-2": "knights 2",
        "itak-2": "winged 4",
        "palmyr-3": "winged 1",
        "ohms-1": "knights 1",
    }
    table = planet(land=land, phase="window", hands={1: "typhoon"})
    answer(table, {1: "typhoon"})
    assert targets(table, "from palmyr-0") == {"palmyr-1", "palmyr-2", "palmyr-4"}
    assert targets(table, "from itak-2") == {"itak-0", "itak-1"}

    play(table, "done")
    assert "flight" not in choices(table) and targets(table, "from palmyr-0") == {"palmyr-3"}


def test_z39_floods_knights_lose_their_power() -> None:
    """They declare all, fight, and go on nowhere."""
    land = {"tairo-3": "knights 7", "tairo-1": "spiders 1", "akilon-3": "spiders 1", "ohms-0": "spiders 2"}
    table = planet(land=land, phase="window", hands={1: "floods"}, dice=(6, 6, 1))
    answer(table, {1: "floods"})
    play(table, "tairo-3 > tairo-1 x4")
    assert "fight tairo-1" not in choices(table) and "done" in choices(table)

    play(table, "done")
    assert at(table, "tairo-1") == "knights 4" and phase(table) == "reorganise"


WAVE: dict[str, Any] = {
    "people": "dragons",
    "phase": "window",
    "hands": {0: "tidal-wave"},
    "order": "knights dragons",
}


def test_z39_tidal_wave_those_at_sea_go_to_their_own_coast_fewest_cells_away() -> None:
    """Itak lies at the strait itself, Akilon's coast of theirs one cell farther."""
    land = {"kahil-0": "knights 2", "itak-1": "dragons 1", "akilon-3": "dragons 1"}
    table = answer(planet(land=land, sea={"strait": 4}, **WAVE), {0: "tidal-wave"})

    assert at(table, "itak-1") == "dragons 5" and at(table, "strait") == ""


def test_z39_ties_by_the_owner() -> None:
    land = {"kahil-0": "knights 2", "itak-1": "dragons 1", "ohms-3": "dragons 1", "zargos-3": "dragons 1"}
    table = answer(planet(land=land, sea={"strait": 4}, **WAVE), {0: "tidal-wave"})
    assert (phase(table), turn(table), choices(table)) == ("shelter", 1, {"shelter itak-1", "shelter ohms-3"})

    assert at(play(table, "shelter ohms-3"), "ohms-3") == "dragons 5"


def test_z39_storms_ignored_zargos_allowed() -> None:
    land = {"kahil-0": "knights 2", "zargos-3": "dragons 1"}
    table = planet(land=land, sea={"strait": 4}, stormy="strait inner-southeast", **WAVE)
    answer(table, {0: "tidal-wave"})

    assert at(table, "zargos-3") == "dragons 5"


def test_z39_with_no_coast_of_theirs_they_are_lost() -> None:
    land = {"kahil-0": "knights 2", "tairo-0": "dragons 2"}  # which has no coast
    table = answer(planet(land=land, sea={"strait": 4}, **WAVE), {0: "tidal-wave"})

    assert [(event.b) for event in happened(table, "drowned")] == [4] and at(table, "strait") == ""
    assert "dragons" in alive(table)


def test_z39_nor_do_they_go_to_sea_in_that_turn() -> None:
    land = {"kahil-0": "knights 2", "itak-1": "dragons 4", "itak-2": "dragons 1"}
    table = answer(planet(land=land, **WAVE), {0: "tidal-wave"})
    play(table, "done")

    assert phase(table) == "reorganise" and targets(table, "from itak-1") == {"itak-2"}


def test_z39_eclipse_amazons_have_no_bows() -> None:
    land = {"tairo-3": "dragons 4", "tairo-1": "amazons 2", "kahil-0": "amazons 1"}
    table = planet(land=land, phase="window", hands={0: "eclipse"}, dice=(4, 1))
    answer(table, {0: "eclipse"})
    attack(table, "tairo-3 > tairo-1 x3")

    assert happened(table, "volley") == [] and at(table, "tairo-1") == "dragons 3"


def test_z39_heatwave_monks_throw_nothing_again() -> None:
    land = {"tairo-3": "dragons 4", "tairo-1": "monks 2", "kahil-0": "monks 2", "kahil-1": "monks 2"}
    table = planet(land=land, phase="window", hands={0: "heatwave"}, dice=(4, 1))
    answer(table, {0: "heatwave"})
    attack(table, "tairo-3 > tairo-1 x3")

    assert threw(table) == [("dragons", [4]), ("monks", [1])]


def test_z39_earthquake_spiders_have_no_vortex() -> None:
    land = {"tairo-3": "dragons 4", "tairo-2": "spiders 2", "ohms-4": "spiders 4"}
    table = planet(land=land, phase="window", hands={0: "earthquake"}, dice=(4, 1))
    answer(table, {0: "earthquake"})
    attack(table, "tairo-3 > tairo-2 x3")
    assert happened(table, "helped") == [] and at(table, "tairo-2") == "dragons 3"

    table = answer(
        planet(land=land, people="spiders", phase="window", hands={0: "earthquake"}), {0: "earthquake"}
    )
    assert targets(table, "from ohms-4") == {"ohms-0", "ohms-2", "ohms-3", "ohms-5", "kahil-2"}


def test_z39_it_lasts_for_that_turn_alone() -> None:
    land = {"tairo-3": "dragons 4", "tairo-1": "amazons 2", "kahil-0": "amazons 1", "kahil-1": "amazons 3"}
    table = planet(land=land, phase="window", hands={0: "eclipse"})
    answer(table, {0: "eclipse"})
    assert state_of(table)["calmed"] == 1 << PEOPLE.index("amazons")
    play(table, "done")
    while at_turn(table) == "dragons":
        play(table, "done")

    assert state_of(table)["calmed"] == 0


# ---------------------------------------------------------------- green cards in attack (Z40)


EARTH = {"tairo-3": "amazons 5", "kori-0": "knights 2", "kahil-0": "knights 1"}


def test_z40_an_earth_wind_carries_one_group_over_up_to_three_cells_without_boats() -> None:
    table = planet(land=EARTH, hands={0: "earth"})
    play(table, "tairo-3 earth ~ inner-west ~ inner-northwest ~ inner-north > kori-0", "x4")

    assert boats(table, "amazons") == 0 and hand(table, 0) == "" and at(table, "tairo-3") == "amazons 1"


def test_z40_fewer_cells_are_enough_and_more_need_boats() -> None:
    table = planet(land=EARTH, hands={0: "earth"})
    assert "zargos-1" in targets(table, "from tairo-3", "earth", "sail inner-west")
    three = ("from tairo-3", "earth", "sail inner-west", "sail inner-northwest", "sail inner-north")
    assert seas_ahead(table, *three) == set()

    table = planet(land=EARTH, hands={0: "earth"}, boats={"amazons": 1})
    assert seas_ahead(table, *three) == {"inner-northeast", "north"}
    play(table, *three, "sail inner-northeast", "to ludos-1", "x2")
    assert boats(table, "amazons") == 0


def test_z40_a_wind_from_elsewhere_goes_anywhere_but_the_city_and_its_ring() -> None:
    table = planet(land=EARTH, hands={0: "elsewhere"})
    found = targets(table, "from tairo-3", "elsewhere")

    assert {"kori-0", "kahil-0", "zargos-1", "ohms-6"} <= found and "tairo-3" not in found
    assert not {"zargos-0", "zargos-7", "zargos-8", "zargos-9"} & found


def test_z40_one_stays_behind() -> None:
    table = planet(land=EARTH, hands={0: "elsewhere"}, dice=(4, 4, 1))
    assert most(table, "from tairo-3", "elsewhere", "to kori-0") == 4
    attack(table, "tairo-3 elsewhere > kori-0 x4")

    assert fell(table) == [(0, 2)] and at(table, "kori-0") == "amazons 4"


def test_z40_one_group_only() -> None:
    table = planet(land=EARTH, hands={0: "elsewhere"})
    play(table, "tairo-3 elsewhere > kori-0 x2")

    assert "elsewhere" not in after(table, "from tairo-3") and pile(table)[-1] == "elsewhere"


@pytest.mark.parametrize(
    ("order", "callers"),
    [("knights monks spiders dragons", [0, 1, 0, 1]), ("knights spiders monks dragons", [0, 1, 0, 1])],
)
def test_z34_the_window_goes_round_by_player_not_by_people(order: str, callers: list[int]) -> None:
    """Two players with two peoples each and two cards each: they take turns, whichever peoples come next."""
    land = {"tairo-0": "knights 9", "ohms-0": "spiders 9", "oz-0": "monks 9", "kori-0": "dragons 9"}
    table = planet(
        land=land, seats=2, order=order, people="knights", players="knights+monks, spiders+dragons",
        phase="window", hands={0: "ice ice", 1: "ice ice"}, alone=True,
    )  # fmt: skip
    played = []
    for kingdom in ("akilon", "banzol", "itak", "kahil"):
        for seat in table.waiting:
            table.play(seat, f"ice {kingdom}")
        played += [event.seat for event in table.events if event.kind == "played"]

    assert played == callers
