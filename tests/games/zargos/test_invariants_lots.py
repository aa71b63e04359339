"""Every fault in the cards of set-up, while they are exchanged and after it (Z64)."""

from __future__ import annotations

import copy

import pytest

from grimoire import Malformed
from grimoire.games.zargos.things import BOAT_LOT, FIRST_LOT

from .exchanges import FOUR, exchange
from .phases import drawn
from .positions import GAME, KINGDOMS, PEOPLE, PLACES
from .test_invariants import Change, Make, add, each, made, put, row, turn

KNIGHTS, SPIDERS, MONKS, DRAGONS = (PEOPLE.index(one) for one in ("knights", "spiders", "monks", "dragons"))
OZ = PLACES["oz-0"]
source, giving, answering = made("exchange"), made("exchange give"), made("exchange answer")


def trade_the_boat_for(want: int) -> Change:
    """What the two who deal know of their offer."""
    return each(put("offer_want", want, 0), put("offer_want", want, 1))


BROKEN: dict[str, tuple[Make, Change]] = {
    "green cards in the middle of a game": (turn, put("greens", 1, KNIGHTS)),
    "blue cards in the middle of a game": (turn, put("blues", 1, KNIGHTS)),
    "a province card in the middle of a game": (turn, row("lots", 0, KNIGHTS, 1)),
    "a reinforcement in the middle of a game": (turn, row("lot_pawns", 0, KNIGHTS, 1)),
    "a boat card in the middle of a game": (turn, row("lot_boats", 0, KNIGHTS, 1)),
    "a people is dealt with while cards are taken": (made("take"), put("partner_people", 1)),
    "a people that there is not is dealt with": (giving, put("partner_people", 9)),
    "cards are left to be taken": (source, put("green_count", 1)),
    "another people is at turn": (source, put("people", SPIDERS)),
    "everybody has had his turn": (source, put("at", 4)),
    "a people not in play has green cards": (source, put("greens", 1, MONKS)),
    "a people not in play has blue cards": (source, put("blues", 1, MONKS)),
    "more green cards than its face-down ones tell": (source, add("greens", KNIGHTS, 1)),
    "more blue cards than its face-down ones tell": (source, add("blues", KNIGHTS, 1)),
    "a boat that no back tells of": (source, row("lot_boats", 0, KNIGHTS, 2)),
    "fewer boats than none": (source, each(row("lot_boats", 0, KNIGHTS, -1), add("blues", KNIGHTS, -2))),
    "a boat too many in all": (source, each(row("lot_boats", 0, KNIGHTS, 2), add("blues", KNIGHTS, 1))),
    "a reinforcement too many": (source, each(row("lot_pawns", 0, KNIGHTS, 1), add("greens", KNIGHTS, 1))),
    "a province that is not laid yet": (source, row("lots", 0, KNIGHTS, 1)),
    "two pawns on a card": (source, each(put("pawns", 2, OZ), add("reserve", KNIGHTS, -1))),
    "a pawn too many to place": (source, add("reserve", KNIGHTS, 1)),
    "a kingdom card without its capital": (source, put("crown", SPIDERS + 1, KINGDOMS.index("oz"))),
    "no offer is left": (source, put("offers_left", 0)),
    "too many offers are left": (source, put("offers_left", 4)),
    "somebody else is asked": (source, put("asked", 2)),
    "who makes the offer is to answer it": (answering, put("asked", 1)),
    "somebody is dealt with before he is chosen": (source, put("partner", 2)),
    "a people of another player is dealt with": (giving, put("partner", 3)),
    "no people is dealt with": (giving, put("partner_people", 0)),
    "one deals with oneself": (giving, each(put("partner", 1), put("partner_people", KNIGHTS + 1))),
    "a card is given that is not there": (giving, put("offer_give", FIRST_LOT + PLACES["oz-1"], 0)),
    "a magic card is given": (giving, put("offer_give", 1, 0)),
    "the two know of different gifts": (answering, put("offer_give", 0, 1)),
    "the two know of different wishes": (answering, put("offer_want", 0, 1)),
    "the same is wanted as is given": (answering, trade_the_boat_for(BOAT_LOT)),
    "what is wanted is not there": (answering, trade_the_boat_for(FIRST_LOT + OZ)),
}


@pytest.mark.parametrize("why", BROKEN)
def test_a_position_in_which_the_cards_of_set_up_cannot_be_so_is_refused(why: str) -> None:
    make, change = BROKEN[why]
    broken = copy.deepcopy(make().position())
    change(broken["state"])

    with pytest.raises(Malformed):
        GAME.table(broken)


@pytest.mark.parametrize("option", [{"trading": False}, {"edition": "1"}, {"setup": "quick"}])
def test_nor_an_exchange_at_a_table_that_has_none(option: dict[str, object]) -> None:
    position = drawn("exchange").position()
    position["options"] |= option

    with pytest.raises(Malformed):
        GAME.table(position)


def test_sound_exchanges() -> None:
    for table in (exchange(), exchange(FOUR | {"knights": "boat"}), drawn("exchange answer")):
        assert table.entries.audit(table.boxes, table.states) == 0
