"""Trading, clause by clause: Z26. Dragons, Knights and Winged are seats 0, 1 and 2; so they trade."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire import Table

from .positions import GAME, choices, hand, happened, phase, planet, play, state_of, turn

LAND = {"zargos-1": "dragons 1", "zargos-2": "dragons 1", "tairo-0": "knights 1", "tairo-1": "winged 1"}


def trade(**told: Any) -> Table:
    """The round ends; nobody has a kingdom card, so no card is dealt; 4, 2 and 1 points."""
    told = {"land": LAND, "people": "winged", "phase": "reorganise", "alone": True, "trading": True, **told}
    return play(planet(**told), "done")


def hands(table: Table) -> list[str]:
    return [hand(table, seat) for seat in range(3)]


def test_z26_off_unless_the_table_says_so() -> None:
    assert not GAME.new(seats=4).options["trading"]
    assert phase(trade(hands={0: "war", 1: "ice"}, trading=False)) == "buy"


def test_z26_after_the_deal_and_before_purchases() -> None:
    table = trade(hands={0: "war", 1: "ice"})

    assert (phase(table), turn(table)) == ("trade", 0) and len(happened(table, "order")) == 3
    play(table, "done", "done")
    assert phase(table) == "buy"


def test_z26_a_card_for_a_card_by_mutual_consent() -> None:
    table = play(trade(hands={0: "war", 1: "ice"}), "offer 2 give war want ice")
    assert (phase(table), turn(table), choices(table)) == ("answer", 1, {"accept", "refuse"})
    assert hands(table) == ["war", "ice", ""]
    play(table, "accept")

    assert hands(table) == ["ice", "war", ""]


def test_z26_or_nothing_happens() -> None:
    table = play(trade(hands={0: "war", 1: "ice"}), "offer 2 give war want ice", "refuse")

    assert hands(table) == ["war", "ice", ""] and (phase(table), turn(table)) == ("trade", 0)


def test_z26_gifts_and_requests_are_offers_too() -> None:
    table = play(trade(hands={0: "war storm", 1: "ice"}), "offer 2 give war want nothing", "accept")
    assert hands(table) == ["storm", "ice war", ""]

    play(table, "offer 2 give nothing want ice", "accept")
    assert hands(table) == ["ice storm", "war", ""]


def test_z26_but_not_nothing_for_nothing() -> None:
    table = play(trade(hands={0: "war", 1: "ice"}), "offer 2", "give nothing")

    assert "want nothing" not in choices(table) and "want ice" in choices(table)


def test_z26_with_a_player_who_holds_none_only_a_gift() -> None:
    table = play(trade(hands={0: "war"}), "offer 3", "give war")

    assert choices(table) == {"want nothing"}


def test_z26_the_hand_limit_is_respected() -> None:
    table = trade(hands={0: "war", 1: "ice storm mist"})
    play(table, "offer 2", "give war")
    assert "want nothing" not in choices(table)  # a fourth card

    table = trade(hands={0: "war war war", 1: "ice storm"})
    assert "give nothing" not in choices(play(table, "offer 2"))


def test_z26_who_is_asked_for_a_card_that_he_does_not_hold_can_only_refuse() -> None:
    table = play(trade(hands={0: "war", 1: "ice"}), "offer 2 give war want storm")

    assert choices(table) == {"refuse"}


def test_z26_any_card_of_the_box_may_be_asked_for() -> None:
    """What the other holds does not show in what may be said."""
    table = play(trade(hands={0: "war", 1: "ice"}), "offer 2", "give war")
    other = play(trade(hands={0: "war", 1: "mist"}), "offer 2", "give war")

    assert choices(table) == choices(other) and "want demonic" not in choices(table)


def test_z26_a_refused_offer_is_not_repeated() -> None:
    table = play(
        trade(hands={0: "war", 1: "ice"}), "offer 2 give war want ice", "refuse", "offer 2", "give war"
    )

    assert "want ice" not in choices(table) and "want storm" in choices(table)


def test_z26_not_even_at_the_end_of_three() -> None:
    table = trade(hands={0: "war", 1: "ice"})
    play(
        table,
        "offer 2 give war want ice",
        "refuse",
        "offer 2 give war want storm",
        "refuse",
        "offer 2",
        "give war",
    )

    assert not {"want ice", "want storm"} & choices(table)


def test_z26_in_the_next_round_it_may_be_made_again() -> None:
    table = trade(hands={0: "war", 1: "ice"})
    play(table, "offer 2 give war want ice", "refuse", "done", "done")

    assert state_of(table)["refused"] == [[0, 0, 0]] * 4


def test_z26_at_most_three_offers_a_round() -> None:
    table = trade(hands={0: "war", 1: "ice"})
    for want in ("storm", "mist", "earth"):
        assert turn(table) == 0
        play(table, f"offer 2 give war want {want}", "refuse")

    assert turn(table) == 1


def test_z26_in_the_new_order_each_player_once() -> None:
    land = LAND | {"tairo-3": "spiders 2"}
    told = {
        "seats": 2,
        "players": "dragons+winged, knights+spiders",
        "order": "dragons knights spiders winged",
    }
    table = trade(land=land | {"tairo-4": "spiders 1"}, hands={0: "war", 1: "ice"}, dice=(3, 5), **told)
    asked = []
    while phase(table) == "trade":
        asked.append(turn(table))
        play(table, "done")

    assert asked == [0, 1]


def test_z26_with_anybody_in_play_but_oneself() -> None:
    table = trade(hands={0: "war", 1: "ice", 2: "mist"})

    assert choices(table) == {"done", "offer 2", "offer 3"}  # the fourth player is out


def test_z26_what_is_offered_only_the_two_hear() -> None:
    table = play(trade(hands={0: "war", 1: "ice", 2: "mist"}), "offer 2 give war want ice")
    heard = {
        viewer: [event.secret for event in table.told(viewer) if event.secret] for viewer in (None, 0, 1, 2)
    }

    assert heard[None] == heard[2] == [] and heard[0] and heard[1]


@pytest.mark.parametrize(("said", "told"), [("accept", "accepted"), ("refuse", "refused")])
def test_z26_that_it_was_answered_all_see(said: str, told: str) -> None:
    table = play(trade(hands={0: "war", 1: "ice", 2: "mist"}), "offer 2 give war want ice", said)

    assert told in {event.kind for event in table.told(2)}
