"""How it ends: victory in mid-turn, the fallen, the last player, the last round. Clauses Z42 to Z44."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire import OptionError, Table

from .positions import (
    GAME,
    alive,
    answer,
    at,
    at_turn,
    attack,
    boats,
    crown,
    hand,
    happened,
    order,
    phase,
    pile,
    planet,
    play,
    state_of,
)

RING = {"zargos-7": "dragons 2", "zargos-8": "dragons 2", "zargos-9": "dragons 2"}


def winners(table: Table) -> tuple[str, tuple[int, ...]]:
    """Why it is over, and the seats that have won."""
    assert table.outcome is not None
    return table.outcome.reason, tuple(table.outcome.winners)


# ---------------------------------------------------------------- the Forbidden City and its ring (Z42)


def test_z42_victory_in_mid_turn_after_a_demon_strike() -> None:
    """The ring is theirs; the City is taken with a fight still to come, which nobody fights any more."""
    land = RING | {"zargos-7": "dragons 12", "kahil-0": "dragons 5", "kahil-1": "knights 2"}
    table = planet(land=land, dice=(1, 1, 1, 1))
    attack(table, "zargos-7 > zargos-0 x5", "kahil-0 > kahil-1 x3")
    play(table, "fight zargos-0")

    assert winners(table) == ("ring", (0,)) and phase(table) == "over" and table.actors == ()
    assert at(table, "kahil-1") == "knights 2" and happened(table, "battle") == []


def test_z42_after_a_fight() -> None:
    land = {
        "zargos-0": "dragons 5",
        "zargos-7": "knights 1",
        "zargos-8": "dragons 1",
        "zargos-9": "dragons 1",
    }
    table = attack(planet(land=land | {"kahil-0": "knights 2"}, dice=(2, 2, 1)), "zargos-0 > zargos-7 x4")

    assert winners(table) == ("ring", (0,))


@pytest.mark.parametrize("missing", ["zargos-8", "zargos-9"])
def test_z42_all_four_are_needed(missing: str) -> None:
    land = {place: people for place, people in RING.items() if place != missing}
    table = attack(planet(land=land | {"zargos-7": "dragons 9", "kahil-0": "knights 2"}, dice=(1, 1, 1, 1)),
                   "zargos-7 > zargos-0 x8")  # fmt: skip

    assert table.outcome is None and at(table, "zargos-0") == "dragons 6"


def test_z42_one_people_must_hold_them_all_not_one_player() -> None:
    land = {"zargos-7": "dragons 9", "zargos-8": "winged 2", "zargos-9": "dragons 2", "kahil-0": "knights 2"}
    told: dict[str, Any] = {"seats": 2, "players": "dragons+winged, knights+spiders", "alone": True}
    table = attack(planet(land=land, **told, dice=(1, 1, 1, 1)), "zargos-7 > zargos-0 x8")

    assert table.outcome is None


def test_z42_the_coast_is_not_needed() -> None:
    land = RING | {"zargos-7": "dragons 9", "zargos-1": "knights 9", "zargos-6": "knights 9"}
    table = attack(planet(land=land, dice=(1, 1, 1, 1)), "zargos-7 > zargos-0 x8")

    assert winners(table) == ("ring", (0,))


def test_z42_the_points_of_that_moment_stand_beside_the_victory() -> None:
    land = RING | {"zargos-7": "dragons 9", "kahil-0": "knights 9"}
    table = attack(planet(land=land, dice=(1, 1, 1, 1)), "zargos-7 > zargos-0 x8")

    assert table.outcome is not None and table.outcome.scores[:2] == (10, 2)


# ---------------------------------------------------------------- the fallen (Z43)


def test_z43_a_people_without_a_pawn_anywhere_is_out_and_its_boats_go_back() -> None:
    land = {"tairo-3": "dragons 6", "tairo-1": "knights 1", "kahil-0": "spiders 2"}
    table = planet(
        land=land, boats={"knights": 4}, crowns={"oz": "knights"}, hands={1: "war ice"}, dice=(3, 3, 1, 1)
    )
    attack(table, "tairo-3 > tairo-1 x5")
    play(table, "pass")

    assert alive(table) == {"dragons", "spiders", "winged"} and boats(table, "knights") == 0
    assert crown(table, "oz") == ""  # at once
    assert hand(table, 1) == "" and pile(table)[-2:] == ["ice", "war"]


def test_z43_dragons_at_sea_are_pawns_somewhere() -> None:
    land = {"tairo-3": "amazons 6", "tairo-1": "dragons 1", "kahil-0": "spiders 2"}
    table = attack(planet(land=land, sea={"strait": 1}, dice=(3, 3, 1)), "tairo-3 > tairo-1 x5")

    assert "dragons" in alive(table)


def test_z43_the_cards_stay_while_another_people_of_the_player_lives() -> None:
    land = {"tairo-3": "dragons 6", "tairo-1": "knights 1", "kahil-0": "spiders 2", "oz-0": "winged 2"}
    told: dict[str, Any] = {"seats": 2, "players": "dragons+winged, knights+spiders", "alone": True}
    table = planet(land=land, hands={1: "war ice"}, dice=(3, 3, 1), **told)
    attack(table, "tairo-3 > tairo-1 x5")
    play(table, "pass")

    assert "knights" not in alive(table) and hand(table, 1) == "ice war"


def test_z43_a_people_gone_in_the_window_before_its_own_turn_loses_that_turn() -> None:
    land = {"tairo-1": "dragons 1", "kahil-0": "knights 2", "kahil-1": "knights 2"}
    table = planet(land=land, phase="window", hands={1: "madness"}, dice=(5,))
    answer(table, {1: "madness tairo"})

    assert len(happened(table, "passed_over")) == 1 and at_turn(table) == "knights"


def test_z43_a_people_gone_in_another_s_window_has_no_turn_later() -> None:
    land = {"kahil-0": "knights 2", "kahil-1": "knights 2", "tairo-1": "dragons 1", "ohms-0": "spiders 2"}
    table = planet(land=land | {"ohms-1": "spiders 2"}, phase="window", hands={0: "madness"}, dice=(5,))
    answer(table, {0: "madness tairo"})
    while at_turn(table) == "knights":
        play(table, "done")

    assert at_turn(table) == "spiders"


def test_z43_an_attacker_who_loses_everything_is_out() -> None:
    land = {"kahil-0": "knights 2", "ohms-0": "spiders 2", "tairo-1": "spiders 1"}
    table = planet(
        land=land, sea={"inner-west": 2}, people="dragons", order="dragons knights spiders", dice=(1, 6)
    )
    attack(table, "inner-west > tairo-1 x2")

    assert "dragons" not in alive(table) and at_turn(table) == "knights"


def test_z43_cards_against_it_count_as_not_in_play_when_drawn() -> None:
    """The Winged are out: their Typhoon is removed, and replaced."""
    land = {"oz-0": "dragons 1", "oz-1": "dragons 1", "tairo-1": "knights 2"}
    table = planet(land=land, people="knights", phase="reorganise", pile="typhoon war", alone=True)
    play(table, "done")

    assert hand(table, 0) == "war" and state_of(table)["removed"] == "typhoon"


def test_z43_the_fallen_have_no_place_in_the_new_order() -> None:
    land = {"tairo-3": "dragons 6", "tairo-1": "knights 1", "kahil-0": "spiders 2", "kahil-1": "spiders 1"}
    table = planet(land=land, order="knights spiders dragons", people="dragons", alone=True, dice=(3, 3, 1))
    attack(table, "tairo-3 > tairo-1 x5")
    while phase(table) in ("attack", "reorganise"):
        play(table, "done")

    assert order(table) == ["spiders", "dragons"]


def test_z43_the_last_player_wins() -> None:
    land = {"tairo-3": "dragons 6", "tairo-1": "knights 1"}
    table = attack(planet(land=land, alone=True, dice=(3, 3, 1)), "tairo-3 > tairo-1 x5")

    assert winners(table) == ("last", (0,))


def test_z43_when_all_living_peoples_are_one_player_s_the_strongest_wins_for_him() -> None:
    land = {"tairo-3": "dragons 6", "tairo-1": "knights 1", "kahil-0": "winged 2", "zargos-1": "winged 2"}
    told: dict[str, Any] = {"seats": 2, "players": "dragons+winged, knights+spiders", "alone": True}
    table = attack(planet(land=land, **told, dice=(3, 3, 1)), "tairo-3 > tairo-1 x5")

    assert winners(table) == ("last", (0,))
    assert state_of(table)["victors"] == 1 << 5  # the Winged, with four points to two


def test_z43_peoples_that_fall_together_as_the_last_share_the_victory() -> None:
    land = {"tairo-1": "dragons 1", "tairo-3": "knights 1"}
    table = planet(land=land, phase="window", hands={0: "madness"}, alone=True, dice=(2, 2))
    answer(table, {0: "madness tairo"})

    assert winners(table) == ("last", (0, 1))
    assert table.outcome is not None and table.outcome.shares[:2] == (0.5, 0.5)


def test_z43_in_a_fight_too() -> None:
    table = planet(
        land={"tairo-1": "knights 2"}, sea={"inner-west": 2}, people="dragons", alone=True, dice=(4, 4)
    )
    attack(table, "inner-west > tairo-1 x2")

    assert winners(table) == ("last", (0, 1))


# ---------------------------------------------------------------- the last round (Z44)


def last_round(land: dict[str, str], **told: Any) -> Table:
    told = {"people": "knights", "phase": "reorganise", "alone": True, "rounds": 7, "in_round": 7, **told}
    return play(planet(land=land, **told), "done")


def test_z44_most_territory_points_win_after_the_last_round() -> None:
    table = last_round({"oz-0": "dragons 1", "oz-1": "dragons 1", "tairo-0": "knights 30"})

    assert winners(table) == ("rounds", (0,))
    assert table.outcome is not None and table.outcome.scores[:2] == (4, 2)


def test_z44_then_most_pawns() -> None:
    table = last_round({"oz-0": "dragons 1", "tairo-0": "knights 3"})

    assert winners(table) == ("rounds", (1,))


def test_z44_dragons_at_sea_are_pawns_too() -> None:
    table = last_round({"oz-0": "dragons 1", "tairo-0": "knights 3"}, sea={"strait": 3})

    assert winners(table) == ("rounds", (0,))


def test_z44_then_it_is_shared() -> None:
    table = last_round({"oz-0": "dragons 3", "tairo-0": "knights 3", "kori-1": "spiders 9"}, people="spiders")

    assert winners(table) == ("rounds", (0, 1))


def test_z44_not_before() -> None:
    table = last_round({"oz-0": "dragons 3", "oz-1": "dragons 1", "tairo-0": "knights 3"}, in_round=6)

    assert table.outcome is None


@pytest.mark.parametrize("rounds", [0, 201, -1])
def test_z44_never_more_than_two_hundred(rounds: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats=4, rounds=rounds)
    assert caught.value.clause == "Z44"


def test_z44_thirty_unless_somebody_says_otherwise() -> None:
    assert GAME.new(seats=4).options["rounds"] == 30
    assert GAME.new(seats=4, rounds=200).boxes[0].last_round == 200
