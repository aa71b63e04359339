"""The second edition, clause by clause: Z60 to Z64."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimoire import Table
from grimoire.games.zargos.moves import BLUE, GREEN, apart
from grimoire.games.zargos.rules.offers import offer_number
from grimoire.games.zargos.things import BOAT_LOT, FIRST_LOT

from .exchanges import CAPITALS, FOUR, OUTSIDE, backs, exchange, face_down, passed_on, reserve
from .positions import (
    GAME,
    LAND,
    PEOPLE,
    PRINTED,
    answer,
    at,
    attack,
    boats,
    choices,
    crown,
    hand,
    happened,
    lost,
    master,
    order,
    phase,
    pile,
    planet,
    play,
    points,
    state_of,
    turn,
)


def second(**told: Any) -> Table:
    return planet(**{"edition": "2", **told})


def may_play(table: Table, seat: int) -> set[str]:
    return {str(move) for move in table.legal(seat)}


# ---------------------------------------------------------------- the cards (Z60)


def test_z60_forty_cards() -> None:
    found = Counter(pile(GAME.new(seats=4, seed=1, edition="2")))

    assert found.total() == 40
    greens = {"war": 11, "earth": 3, "elsewhere": 2, "mist": 2, "illusion": 2}
    reds = {"madness": 4, "ice": 4, "storm": 3, "death": 2, "demonic": 1}
    singles = dict.fromkeys(("typhoon", "floods", "tidal-wave", "eclipse", "heatwave", "earthquake"), 1)
    assert found == greens | reds | singles


# ---------------------------------------------------------------- Illusion and Demonic Wind (Z61)


THREE = {"tairo-0": "dragons 5", "ohms-0": "knights 5", "kori-0": "winged 5"}


def window(**told: Any) -> Table:
    """Dragons, Knights and Winged, in this order, are seats 0, 1 and 2."""
    return second(**{"land": THREE, "phase": "window", "alone": True, **told})


def names(table: Table, seat: int) -> set[int]:
    """The targets that an Illusion of this seat could name."""
    return {move.args.target for move in table.legal(seat) if move.kind == "card"}


def test_z61_an_illusion_names_another_target_instead() -> None:
    table = window(hands={0: "madness", 1: "illusion"}, dice=(6,))
    answer(table, {0: "madness ohms"})
    assert (phase(table), table.actors) == ("illusion", (1,)) and lost(table) == {}
    answer(table, {1: "illusion tairo"})

    assert lost(table) == {"tairo-0": 3} and at(table, "ohms-0") == "knights 5"
    assert pile(table)[-2:] == ["madness", "illusion"] and hand(table, 1) == ""


def test_z61_if_all_pass_the_wind_blows_where_it_was_sent() -> None:
    table = answer(answer(window(hands={0: "madness", 1: "illusion"}, dice=(6,)), {0: "madness ohms"}))

    assert lost(table) == {"ohms-0": 3} and hand(table, 1) == "illusion"


@pytest.mark.parametrize("wind", ["madness ohms", "ice ohms", "storm south+strait", "demonic ohms-0"])
def test_z61_right_after_a_madness_ice_storm_or_demonic_wind(wind: str) -> None:
    table = answer(window(hands={0: wind.split()[0], 1: "illusion"}), {0: wind})

    assert (phase(table), table.actors) == ("illusion", (1,))


@pytest.mark.parametrize("card", ["death", "eclipse", "tidal-wave"])
def test_z61_not_after_the_others(card: str) -> None:
    land = THREE | {"itak-0": "amazons 2"}
    table = answer(window(land=land, hands={0: card, 1: "illusion"}), {0: card})

    assert phase(table) == "window"


def test_z61_it_is_green_no_card_of_the_window_itself() -> None:
    assert may_play(window(hands={1: "illusion"}), 1) == {"pass"}


def test_z61_every_other_player_who_holds_cards_is_asked_whichever_they_are() -> None:
    table = answer(window(hands={0: "ice war", 1: "mist", 2: "illusion"}), {0: "ice ohms"})

    assert table.actors == (1, 2) and may_play(table, 1) == {"pass"}  # but not who has played it


def test_z61_in_window_order() -> None:
    """Both would; the Winged come after the Knights, whose turn it is, and before the Dragons."""
    table = window(people="knights", hands={0: "illusion", 1: "ice", 2: "illusion"})
    answer(table, {1: "ice ohms"})
    answer(table, {0: "illusion tairo", 2: "illusion oz"})

    assert [event.seat for event in happened(table, "diverted")] == [2]
    assert hand(table, 0) == "illusion"  # and may answer with it


def test_z61_an_illusion_may_be_answered_by_the_other_one() -> None:
    """By whoever holds it, the player of the wind included; the last names the target."""
    table = window(hands={0: "madness illusion", 1: "illusion"}, dice=(4,))
    answer(table, {0: "madness ohms"})
    answer(table, {1: "illusion tairo"})
    assert (phase(table), table.actors) == ("illusion", (0,))
    answer(table, {0: "illusion kori"})

    assert lost(table) == {"kori-0": 2}
    assert [event.seat for event in happened(table, "diverted")] == [1, 0]


def test_z61_not_by_oneself() -> None:
    table = window(hands={0: "ice", 1: "illusion illusion"})
    answer(table, {0: "ice ohms"})
    answer(table, {1: "illusion oz"})

    assert phase(table) != "illusion" and hand(table, 1) == "illusion"


def test_z61_the_target_must_be_legal() -> None:
    """A Demonic Wind needs pawns; a storm two linked cells; and it is another target."""
    table = answer(window(hands={0: "demonic", 1: "illusion"}, sea={"strait": 2}), {0: "demonic ohms-0"})
    places = {PRINTED.place_id(place) for place in names(table, 1)}
    assert places == {"tairo-0", "kori-0", "strait"}

    table = answer(window(hands={0: "storm", 1: "illusion"}), {0: "storm south+strait"})
    assert len(names(table, 1)) == 22


def test_z61_a_demonic_wind_takes_all_pawns_of_a_province() -> None:
    table = answer(
        window(hands={0: "demonic", 1: "war"}, land=THREE | {"ohms-1": "knights 1"}), {0: "demonic ohms-0"}
    )
    answer(table)

    assert lost(table) == {"ohms-0": 5} and at(table, "ohms-0") == ""


def test_z61_or_of_a_sea_cell() -> None:
    table = window(hands={0: "demonic"}, sea={"strait": 7})
    answer(table, {0: "demonic strait"})

    assert at(table, "strait") == "" and at(table, "tairo-0") == "dragons 5"


# ---------------------------------------------------------------- points (Z62)


def test_z62_a_zargos_province_is_worth_three_and_the_city_seven() -> None:
    land = {"zargos-0": "dragons 1", "zargos-1": "dragons 1", "tairo-0": "knights 1"}
    table = play(second(land=land, people="knights", phase="reorganise", alone=True), "done")

    assert points(table) == {"dragons": 10, "knights": 2}


# ---------------------------------------------------------------- Master of the Winds (Z63)


CITY = {"zargos-7": "dragons 9", "kahil-0": "knights 2", "kahil-1": "knights 2"}


def test_z63_a_new_master_takes_all_players_magic_cards_and_keeps_five() -> None:
    hands = {0: "war", 1: "ice ice mist", 2: "storm earth death"}
    table = second(land=CITY, hands=hands, dice=(1, 1, 1, 1))
    attack(table, "zargos-7 > zargos-0 x8")
    assert master(table) == "dragons" and [hand(table, seat) for seat in (1, 2)] == ["", ""]
    assert [event.a for event in happened(table, "seized")] == [6]
    assert (phase(table), turn(table)) == ("trim", 0) and len(hand(table, 0).split()) == 7

    play(table, "discard ice", "discard death")
    assert hand(table, 0) == "ice storm war earth mist" and pile(table)[-2:] == ["ice", "death"]
    assert phase(table) != "trim"


def test_z63_he_keeps_all_if_they_are_five_or_fewer() -> None:
    table = second(land=CITY, hands={0: "war", 1: "ice mist"}, dice=(1, 1, 1, 1))
    attack(table, "zargos-7 > zargos-0 x8")

    assert hand(table, 0) == "ice war mist" and phase(table) != "trim"


def test_z63_he_draws_five_a_round_and_nobody_else_draws() -> None:
    land = {"zargos-0": "dragons 2", "oz-0": "knights 2", "oz-1": "knights 2"}
    told: dict[str, Any] = {"land": land, "people": "knights", "phase": "reorganise", "alone": True}
    table = play(second(**told, pile="war ice storm death mist earth"), "done")

    assert hand(table, 0) == "ice storm death war mist" and hand(table, 1) == ""
    assert crown(table, "oz") == "knights" and pile(table)[0] == "earth"


def test_z63_his_limit_is_five() -> None:
    land = {"zargos-0": "dragons 2", "oz-0": "knights 2", "oz-1": "knights 2"}
    told: dict[str, Any] = {"land": land, "people": "knights", "phase": "reorganise", "alone": True}
    table = play(second(**told, hands={0: "war war"}), "done")
    assert (phase(table), turn(table), len(hand(table, 0).split())) == ("trim", 0, 7)
    play(table, "discard war", "discard war")

    assert len(hand(table, 0).split()) == 5 and phase(table) == "buy"


def test_z63_demons_do_not_strike_him() -> None:
    table = second(land={"zargos-0": "dragons 9", "kahil-0": "knights 2"}, dice=())
    attack(table, "zargos-0 > zargos-7 x8")

    assert at(table, "zargos-7") == "dragons 8"


def test_z63_but_others_and_him_until_he_has_the_city() -> None:
    table = second(land=CITY | {"zargos-0": "knights 9"}, dice=(1, 1))
    attack(table, "zargos-7 > zargos-6 x8")

    assert at(table, "zargos-6") == "dragons 7"


def test_z63_who_ousts_him_takes_his_cards() -> None:
    land = CITY | {"zargos-0": "knights 1"}
    table = second(land=land, hands={0: "war", 1: "ice mist storm earth"}, dice=(6, 6, 6, 1))
    attack(table, "zargos-7 > zargos-0 x8")
    while phase(table) == "war":
        play(table, "pass")

    assert master(table) == "dragons" and hand(table, 1) == ""
    assert hand(table, 0) == "ice storm war earth mist"


def test_z63_if_the_city_empties_he_keeps_three_of_his_choice() -> None:
    land = {"zargos-0": "dragons 2", "kahil-0": "knights 2", "kahil-1": "dragons 2"}
    hands = {0: "war war ice mist storm", 1: "madness"}
    table = second(land=land, phase="window", hands=hands, dice=(4,))
    answer(table, {1: "madness zargos"})
    answer(table)
    assert master(table) == "" and (phase(table), turn(table)) == ("trim", 0)
    play(table, "discard war", "discard ice")

    assert hand(table, 0) == "storm war mist" and pile(table)[-2:] == ["war", "ice"]
    assert phase(table) == "window"


def test_z63_both_wiped_out_in_the_city_leave_him_three_as_well() -> None:
    land = CITY | {"zargos-0": "knights 1", "zargos-7": "dragons 3"}
    table = second(land=land, hands={1: "ice ice mist storm earth"}, dice=(3, 4))
    attack(table, "zargos-7 > zargos-0 x2")
    play(table, "pass")

    assert at(table, "zargos-0") == "" and master(table) == ""
    assert (phase(table), turn(table)) == ("trim", 1)


# ---------------------------------------------------------------- set-up by cards (Z64)


def dealt(seats: int = 4, seed: int = 5, **options: Any) -> Table:
    return GAME.new(seats=seats, seed=seed, edition="2", peoples="random", **options)


def taken(table: Table, colours: str = "green") -> Table:
    """All cards of set-up are taken, these colours first."""
    while phase(table) == "take":
        play(table, f"take {colours}")
    return table


def lots(table: Table) -> tuple[list[int], list[int]]:
    """The green and the blue cards that are left, the next one last."""
    return [one for one in state_of(table)["green"] if one], [one for one in state_of(table)["blue"] if one]


def test_z64_ten_capitals_and_ten_reinforcements_green_the_rest_and_three_boats_blue() -> None:
    green, blue = lots(dealt())

    assert (len(green), len(blue)) == (20, 40)
    assert Counter(green)[-1] == 10 and Counter(blue)[-1] == 3
    assert {LAND[one - 1] for one in green if one > 0} == CAPITALS
    assert {LAND[one - 1] for one in blue if one > 0} == set(OUTSIDE) - CAPITALS


def test_z64_in_picking_order_one_green_or_two_blue() -> None:
    table = dealt()
    first, second = (order(table)[i] for i in (0, 1))
    green, blue = lots(table)
    assert (phase(table), choices(table)) == ("take", {"take green", "take blue"})

    play(table, "take green")
    assert [(event.a, event.b, event.secret) for event in table.events] == [
        (GREEN, PEOPLE.index(first), green[-1])
    ]
    play(table, "take blue")
    assert [(event.a, event.b, event.secret) for event in table.events] == [
        (BLUE, PEOPLE.index(second), blue[-1]),
        (BLUE, PEOPLE.index(second), blue[-2]),
    ]
    assert (state_of(table)["green_count"], state_of(table)["blue_count"]) == (19, 38)


def test_z64_until_none_is_left_though_numbers_be_unequal() -> None:
    """Six players, all green first: 20 turns, then 20 for the blue."""
    table = taken(dealt(seats=6))
    taken_by = Counter(event.b for ply in table.history for event in ply.events if event.kind == "took")

    assert sum(taken_by.values()) == 60
    assert sorted(taken_by.values()) == [9, 9, 10, 10, 11, 11]


def test_z64_a_pawn_on_each_carded_province() -> None:
    table = taken(dealt())
    laid = {LAND[event.a]: PEOPLE[event.b] for event in happened(table, "laid")}

    assert set(laid) == set(OUTSIDE)
    assert all(at(table, place).startswith(people) for place, people in laid.items())
    assert sum(1 for place in laid if at(table, place).endswith(" 1")) >= 40
    assert not [place for place in LAND if place.startswith("zargos") and at(table, place)]


def test_z64_reinforcements_are_three_pawns_more_and_boats_boats() -> None:
    """What each had is told when all is taken."""
    table = taken(dealt())
    more = [(event.a, apart(event.b)[0]) for event in happened(table, "reinforced")]

    assert sum(pawns for pawns, _ in more) == 30 and sum(fleet for _, fleet in more) == 3
    assert sum(boats(table, people) for people in order(table)) == 3
    held = Counter({PEOPLE.index(people): 0 for people in order(table)})
    for place in OUTSIDE:
        people, pawns = at(table, place).split()
        held[PEOPLE.index(people)] += int(pawns)
    for i, people in enumerate(order(table)):
        number = PEOPLE.index(people)
        here = state_of(table)["pool"] if number == state_of(table)["people"] else 0
        assert held[number] + state_of(table)["reserve"][number] + here == 35 + more[i][0]


def test_z64_most_pawns_first_each_places_all_of_his() -> None:
    table = taken(dealt())
    more = {
        people: event.a for people, event in zip(order(table), happened(table, "reinforced"), strict=True)
    }
    placed = []
    while phase(table) == "place":
        placed.append(PEOPLE[state_of(table)["people"]])
        before = state_of(table)["people"]
        while phase(table) == "place" and state_of(table)["people"] == before:
            play(table, sorted(choices(table))[-1])

    assert placed == sorted(order(table), key=lambda people: -more[people])
    assert state_of(table)["rounds"] == 1


def test_z64_capital_cards_serve_as_kingdom_cards() -> None:
    table = taken(dealt())

    for kingdom in PRINTED.kingdoms:
        held = at(table, LAND[kingdom.capital])
        assert crown(table, kingdom.id) == (held.split()[0] if kingdom.id != "zargos" else "")


def test_z64_and_bring_magic_at_the_end_of_round_one_while_the_capital_is_held() -> None:
    land = {"tairo-0": "dragons 2", "kahil-0": "dragons 2", "oz-0": "knights 3", "oz-1": "dragons 1"}
    told: dict[str, Any] = {"people": "knights", "phase": "reorganise", "in_round": 1, "alone": True}
    table = play(
        second(land=land, crowns={"tairo": "dragons", "oz": "knights"}, pile="war ice", **told), "done"
    )

    assert (hand(table, 0), hand(table, 1)) == ("war", "ice")


def test_z64_what_is_drawn_is_seen_by_its_player_alone() -> None:
    table = play(dealt(), "take green")
    (seat,) = {event.seat for event in table.events}

    for viewer in (None, *range(4)):
        (event,) = table.told(viewer)
        assert (event.secret is None) == (viewer != seat)


def test_z64_quick_set_up_needs_no_cards() -> None:
    table = dealt(setup="quick")

    assert state_of(table)["rounds"] == 1 and state_of(table)["green_count"] == 0


def test_z64_events_tell_pawns_placed_on_top_of_the_cards() -> None:
    table = taken(dealt())
    play(table, sorted(choices(table))[0], "x2")
    place, pawns = apart(happened(table, "placed")[-1].a)

    assert pawns == 2 and at(table, LAND[place]).endswith(" 3")


# ---------------------------------------------------------------- cards of set-up are exchanged (Z64)


def all_done(table: Table) -> Table:
    while phase(table) == "trade":
        play(table, "done")
    return table


def wants(table: Table, *said: str) -> set[str]:
    """What may be asked for in return, once this is said."""
    return {one.removeprefix("want ") for one in choices(play(table.copy(), *said))}


def test_z64_if_trading_is_on_players_exchange_these_cards_before_they_place() -> None:
    table = taken(dealt(trading=True))

    assert phase(table) == "trade" and len(happened(table, "laid")) == 47
    assert happened(table, "reinforced") == [] and state_of(table)["reserve"] != [0] * 6


def test_z64_else_they_place_at_once() -> None:
    assert phase(taken(dealt())) == "place" and phase(taken(dealt(setup="quick", trading=True))) != "trade"


def test_z64_reinforcements_and_boats_are_handed_out_after_it() -> None:
    table = all_done(taken(dealt(trading=True)))
    more = happened(table, "reinforced")

    assert phase(table) == "place" and sum(event.a for event in more) == 30
    assert [backs(table, people) for people in order(table)] == [(0, 0)] * 4


def test_z64_without_an_exchange_all_is_as_at_a_table_without_trading() -> None:
    position = dealt().position()
    table = GAME.table(position | {"options": position["options"] | {"trading": True}})

    assert state_of(all_done(taken(table))) == state_of(taken(GAME.table(position)))


def test_z64_in_picking_order_each_people_once() -> None:
    """Also where a player has several: cards of set-up belong to peoples."""
    table = taken(dealt(seats=2, trading=True))
    asked = []
    while phase(table) == "trade":
        asked.append(PEOPLE[state_of(table)["people"]])
        play(table, "done")

    assert asked == order(table)[:4] and len(set(asked)) == 4


def test_z64_offers_are_made_to_peoples_of_other_players() -> None:
    table = exchange(seats=2, players="knights+dragons, spiders+winged")

    assert choices(table) == {"done", "offer spiders", "offer winged"}
    play(table, "done")
    assert choices(table) == {"done", "offer knights", "offer dragons"}


def test_z64_a_province_for_a_province() -> None:
    table = play(exchange(), "offer spiders give itak-1 want oz-1")
    assert (phase(table), turn(table), choices(table)) == ("answer", 1, {"accept", "refuse"})
    assert at(table, "oz-1") == "spiders 1"
    play(table, "accept")

    assert (at(table, "oz-1"), at(table, "itak-1")) == ("knights 1", "spiders 1")
    assert (phase(table), turn(table)) == ("trade", 0)


def test_z64_refused_it_stays_as_it_was() -> None:
    table = exchange()
    before = state_of(table)
    play(table, "offer spiders give itak-1 want oz-1", "refuse")
    after = state_of(table)

    number = offer_number(7, FIRST_LOT + LAND.index("itak-1"), FIRST_LOT + LAND.index("oz-1"))
    assert after.pop("refused") == [[number, 0, 0], *[[0] * 3] * 3] != before.pop("refused")
    assert (after.pop("offers_left"), before.pop("offers_left")) == (2, 3) and after == before


def test_z64_the_pawn_goes_back_and_the_new_owner_puts_one_of_its_own_there() -> None:
    table = exchange()
    before = reserve(table, "knights"), reserve(table, "spiders")
    play(table, "offer spiders give itak-1 want reinforcement", "accept")

    assert at(table, "itak-1") == "spiders 1"
    assert (reserve(table, "knights"), reserve(table, "spiders")) == (before[0] + 1, before[1] - 1)


def test_z64_a_capital_takes_its_kingdom_card_along() -> None:
    table = exchange()
    assert crown(table, "oz") == "knights"
    play(table, "offer spiders give oz-0 want kori-1", "accept")

    assert (crown(table, "oz"), at(table, "oz-0")) == ("spiders", "spiders 1")
    assert backs(table, "knights") == (0, 3) and backs(table, "spiders") == (2, 1)


def test_z64_reinforcements_and_boats_change_hands_too() -> None:
    table = play(exchange(), "offer spiders give boat want reinforcement", "accept")

    assert (face_down(table, "knights"), face_down(table, "spiders")) == ((1, 0), (0, 1))
    all_done(table)
    assert boats(table, "spiders") == 1 and boats(table, "knights") == 0
    first = happened(table, "reinforced")[0]
    assert (first.a, apart(first.b)[1]) == (3, PEOPLE.index("knights"))


def test_z64_gifts_and_requests_are_offers_too() -> None:
    table = play(exchange(), "offer spiders give boat want nothing", "accept")
    play(table, "offer spiders give nothing want oz-1", "accept")

    assert face_down(table, "spiders") == (1, 1) and at(table, "oz-1") == "knights 1"


@pytest.mark.parametrize(("give", "same"), [("nothing", "nothing"), ("reinforcement", "reinforcement")])
def test_z64_but_the_same_for_the_same_is_none(give: str, same: str) -> None:
    table = exchange(FOUR | {"knights": "oz-0 reinforcement"})

    assert same not in wants(table, "offer spiders", f"give {give}")


def test_z64_only_what_is_there_can_be_asked_for() -> None:
    """All can count it: the Spiders have two provinces and a reinforcement, and no boat."""
    found = wants(exchange(), "offer spiders", "give itak-1")

    assert found == {"nothing", "oz-1", "kori-1", "reinforcement"}


def test_z64_only_what_one_has_can_be_given() -> None:
    table = play(exchange(), "offer spiders")

    assert choices(table) == {"give nothing", "give oz-0", "give itak-1", "give boat"}


LAST = FOUR | {"knights": "oz-0 boat"}


def test_z64_the_last_province_is_given_only_for_another() -> None:
    """A people without one would be out."""
    table = exchange(LAST)

    assert wants(table, "offer spiders", "give oz-0") == {"oz-1", "kori-1"}
    assert "oz-1" in wants(table, "offer spiders", "give boat")


def test_z64_nor_can_it_be_asked_for_but_for_another() -> None:
    table = play(exchange(LAST), "done")

    assert "oz-0" not in wants(table, "offer knights", "give reinforcement")
    assert "oz-0" in wants(table, "offer knights", "give kori-1")


def test_z64_a_people_that_drew_no_province_may_be_given_one() -> None:
    table = exchange(FOUR | {"knights": "boat"})
    play(table, "offer spiders give boat want oz-1", "accept")
    all_done(table)

    assert at(table, "oz-1").startswith("knights")


FULL = {"knights": " ".join(OUTSIDE[:35]), "spiders": OUTSIDE[35], "dragons": "", "winged": ""}


def test_z64_without_a_pawn_to_place_a_province_is_taken_only_for_another() -> None:
    table = exchange(FULL | {"spiders": " ".join(OUTSIDE[35:38])})
    given, wanted = OUTSIDE[5], OUTSIDE[36]
    assert reserve(table, "knights") == 0 and "give nothing" not in choices(
        play(table.copy(), "offer spiders")
    )
    assert wanted in wants(table, "offer spiders", f"give {given}")
    play(table, f"offer spiders give {given} want {wanted}", "accept")

    assert at(table, wanted) == "knights 1" and reserve(table, "knights") == 0


def test_z64_nor_is_it_given_one() -> None:
    table = play(exchange(FULL | {"spiders": " ".join(OUTSIDE[35:38])}), "done")

    assert "nothing" not in wants(table, "offer knights", f"give {OUTSIDE[36]}")


def test_z64_at_most_three_offers_of_a_people() -> None:
    table = exchange()
    for want in ("oz-1", "kori-1", "reinforcement"):
        assert turn(table) == 0
        play(table, f"offer spiders give boat want {want}", "refuse")

    assert turn(table) == 1 and state_of(table)["offers_left"] == 3


def test_z64_a_refused_offer_is_not_repeated() -> None:
    table = play(exchange(), "offer spiders give boat want oz-1", "refuse")

    assert "oz-1" not in wants(table, "offer spiders", "give boat")
    assert "oz-1" in wants(table, "offer spiders", "give itak-1")


def test_z64_another_people_of_the_same_player_may_make_it() -> None:
    """To the Spiders, nothing for Oz: first the Knights, then the Dragons of the same player."""
    table = exchange(seats=2, players="knights+dragons, spiders+winged")
    play(table, "offer spiders give nothing want oz-1", "refuse", "done", "done")

    assert PEOPLE[state_of(table)["people"]] == "dragons"
    assert "oz-1" in wants(table, "offer spiders", "give nothing")


def test_z64_what_was_offered_only_the_two_hear() -> None:
    table = play(exchange(), "offer spiders give boat want oz-1")
    heard = {viewer: [event.secret for event in table.told(viewer)] for viewer in (None, 0, 1, 2, 3)}

    assert heard[None] == heard[2] == heard[3] == [None] and heard[0] == heard[1] != [None]


def test_z64_what_is_exchanged_all_see_by_its_province_or_its_back() -> None:
    table = play(exchange(), "offer spiders give boat want oz-1", "accept")

    assert passed_on(table) == [BOAT_LOT - FIRST_LOT, LAND.index("oz-1")]
    for viewer in (None, 0, 1, 2, 3):
        assert [event.kind for event in table.told(viewer)] == ["accepted", "passed_on", "passed_on"]
    assert backs(table, "knights") == (1, 2) and backs(table, "spiders") == (1, 2)


def test_z64_an_exchange_is_over_when_all_have_had_their_turn() -> None:
    table = exchange()
    for people in order(table):
        assert PEOPLE[state_of(table)["people"]] == people
        play(table, "done")

    assert phase(table) == "place" and happened(table, "reinforced") != []
