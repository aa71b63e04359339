"""Every fault is found in a damaged position, and told in both languages."""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable
from typing import Any

import pytest

from grimoire import Malformed, Table
from grimoire.core.moves import pack
from grimoire.games.zargos.invariants import FAULTS
from grimoire.games.zargos.moves import Kind
from grimoire.games.zargos.state import Phase
from grimoire.games.zargos.things import Card

from ..shared import LANGUAGES, is_told
from .phases import drawn, helping, ordering, over, rerolling, sheltering
from .positions import GAME, KINGDOMS, PEOPLE, PLACES, SEAS, planet, play

Change = Callable[[dict[str, Any]], None]
Make = Callable[[], Table]
TAIRO, CITY = PLACES["tairo-0"], PLACES["zargos-0"]
KNIGHTS, SPIDERS, AMAZONS, MONKS, DRAGONS, WINGED = range(6)


def turn() -> Table:
    """Knights at their attacks, Spiders with cards, Dragons at sea; the Winged stand by."""
    return planet(
        land={"tairo-0": "knights 5", "tairo-1": "knights 2", "ohms-0": "spiders 4", "ohms-1": "dragons 1"},
        sea={"strait": 3},
        boats={"knights": 2},
        hands={1: "war ice", 2: "storm"},
        crowns={"tairo": "knights"},
    )


@functools.cache
def made(name: str) -> Make:
    return lambda: drawn(name)


def window() -> Table:
    return planet(land={"tairo-0": "knights 5", "ohms-0": "spiders 4"}, hands={1: "war ice"}, phase="window")


# ---------------------------------------------------------------- damage


def put(name: str, value: Any, at: int | None = None) -> Change:
    """A field, or one of its numbers, becomes something else."""

    def change(state: dict[str, Any]) -> None:
        if at is None:
            state[name] = value
        else:
            state[name][at] = value

    return change


def each(*changes: Change) -> Change:
    def change(state: dict[str, Any]) -> None:
        for one in changes:
            one(state)

    return change


def add(name: str, at: int, more: int) -> Change:
    def change(state: dict[str, Any]) -> None:
        state[name][at] += more

    return change


def add_to(name: str, more: int) -> Change:
    def change(state: dict[str, Any]) -> None:
        state[name] += more

    return change


def hold(*places: str, people: int = KNIGHTS) -> Change:
    """A people holds these provinces with a pawn each; with the Forbidden City it is Master of the Winds."""

    def change(state: dict[str, Any]) -> None:
        for place in places:
            state["holder"][PLACES[place]], state["pawns"][PLACES[place]] = people + 1, 1
        state["master"] = state["holder"][CITY]

    return change


def alone_left(state: dict[str, Any]) -> None:
    """Only the player with cards is left: nobody but the Spiders."""
    spiders = SPIDERS + 1
    state["pawns"] = [
        pawns if holder == spiders else 0
        for holder, pawns in zip(state["holder"], state["pawns"], strict=True)
    ]
    state["holder"] = [holder if holder == spiders else 0 for holder in state["holder"]]
    state["alive"], state["at"], state["people"] = 1 << SPIDERS, 1, SPIDERS


def skip_a_turn(state: dict[str, Any]) -> None:
    """The next people in order is asked."""
    state["at"] = (state["at"] + 1) % state["peoples"]
    state["people"] = state["order"][state["at"]]
    state["asked"] = 1 << state["player_of"][state["people"]] - 1


def row(name: str, seat: int, at: int, value: int) -> Change:
    """One number of a seat's row."""

    def change(state: dict[str, Any]) -> None:
        state[name][seat][at] = value

    return change


def pile_of(change_cards: Callable[[list[str]], list[str]]) -> Change:
    """The pile becomes another one, and its count goes with it."""

    def change(state: dict[str, Any]) -> None:
        cards = change_cards(state["pile"].split())
        state["pile"], state["pile_count"] = " ".join(cards), len(cards)

    return change


def move_pawns(source: str, target: str, people: int) -> Change:
    """All pawns of a province stand on another one, for another people."""

    def change(state: dict[str, Any]) -> None:
        one, other = PLACES[source], PLACES[target]
        state["pawns"][other] = state["pawns"][one]
        state["holder"][other] = people + 1
        state["pawns"][one] = state["holder"][one] = 0

    return change


FIRST_WAR = 4 + 4 + 4 + 2 + 6  # its first copy, behind the red cards of the first edition

BROKEN: dict[str, list[tuple[Make, Change]]] = {
    "numbers": [
        (turn, put("phase", -1)),
        (turn, put("phase", int(Phase.OVER) + 1)),
        (turn, put("phase", int(Phase.FIGHTS))),  # one that the rules pass through by themselves
        (turn, put("step", 3)),
        (turn, put("step", -1)),
        (turn, put("rounds", -1)),
        (turn, put("people", 6)),
        (turn, put("people", -1)),
        (turn, put("at", 7)),
        (turn, put("master", 7)),
        (turn, put("fight", 58)),
        (turn, put("fight", -1)),
        (turn, put("cell", len(SEAS) + 1)),
        (turn, put("pool", -1)),
        (turn, put("source", 60 + len(SEAS))),
        (turn, put("target", -1)),
        (turn, put("pile_count", 41)),
        (turn, put("peoples", 7)),
        (turn, put("asked", 16)),
        (turn, put("asked", -1)),
        (window, put("wind_by", 4)),
    ],
    "peoples": [
        (turn, put("player_of", 5, KNIGHTS)),
        (turn, put("player_of", -1, KNIGHTS)),
        (turn, put("player_of", 0, KNIGHTS)),
        (turn, put("player_of", 2, KNIGHTS)),  # a player with two at a table of four
        (turn, put("picked", 3)),
        (turn, each(put("player_of", 4, AMAZONS), put("picked", 5))),
    ],
    "order": [
        (turn, put("order", KNIGHTS, 1)),  # twice
        (turn, put("order", AMAZONS, 1)),  # not in play
        (turn, put("peoples", 2)),  # not all of them
        (turn, put("at", 1)),
        (turn, put("people", SPIDERS)),
        (window, put("at", 3)),
    ],
    "board": [
        (turn, put("holder", 0, TAIRO)),
        (turn, put("pawns", 0, TAIRO)),
        (turn, put("pawns", -1, TAIRO)),
        (turn, put("holder", 7, TAIRO)),
        (turn, put("holder", AMAZONS + 1, TAIRO)),  # who are out
        (turn, each(put("holder", 1, 58), put("pawns", 1, 58))),  # a province that there is not
        (turn, put("attackers", -1, PLACES["ohms-0"])),
        (turn, put("attackers", 1, 58)),
        (turn, put("attackers", 2, TAIRO)),  # on their own province
    ],
    "sea": [
        (turn, put("at_sea", -1, 0)),
        (turn, put("at_sea", 1, len(SEAS))),
        (window, put("at_sea", 2, 0)),  # without Dragons in play
    ],
    "pawns": [
        (turn, put("pawns", 99, TAIRO)),  # a hundred and one
        (turn, put("at_sea", 100, 0)),
        (turn, each(put("pool", 95), put("phase", int(Phase.PLACE)))),
        (turn, put("reserve", 94, KNIGHTS)),
        (turn, put("reserve", -1, KNIGHTS)),
        (turn, put("reserve", 3, AMAZONS)),  # of a people not in play
        (window, move_pawns("ohms-0", "ohms-0", KNIGHTS)),  # the Spiders live without a pawn
    ],
    "boats": [
        (turn, put("boats", -1, KNIGHTS)),
        (turn, put("boats", 16, KNIGHTS)),
        (turn, put("boats", 14, SPIDERS)),  # and two of the Knights
        (turn, put("boats", 1, AMAZONS)),
    ],
    "crowns": [
        (turn, put("crown", 7, 0)),
        (turn, put("crown", -1, 0)),
        (turn, put("crown", AMAZONS + 1, 0)),
        (turn, put("crown", 1, KINGDOMS.index("zargos"))),
        (turn, put("crown", 1, 11)),
        (turn, put("master", KNIGHTS + 1)),  # who are not in the Forbidden City
        (made("seized"), put("master", 0)),
    ],
    "cards": [
        (turn, pile_of(lambda cards: cards[1:])),
        (turn, pile_of(lambda cards: [*cards, "war"])),
        (turn, pile_of(lambda cards: ["ice" if card == "war" else card for card in cards])),
        (turn, put("pile_count", 30)),
        (turn, put("pile", [0, *[1] * 39])),
        (turn, put("removed", "typhoon")),
        (turn, put("hand", "war war ice", 1)),
        (turn, put("drawn", "storm", 1)),  # which the seat does not hold
        (turn, each(put("hand", "war mist", 1), put("hand_count", 2, 1))),
    ],
    "hands": [
        (turn, put("hand_count", 1, 1)),
        (turn, put("hand_count", 1, 0)),
        (
            turn,
            each(
                put("hand", "war war war war ice", 1),
                put("hand_count", 5, 1),
                pile_of(
                    lambda cards: [
                        card for i, card in enumerate(cards) if card != "war" or i >= cards.index("war") + 3
                    ]
                ),
            ),
        ),
    ],
    "known": [
        (
            turn,
            each(row("known", 0, FIRST_WAR, 1), row("known_at", 0, 0, 1)),
        ),  # a War on top, where Madness is
        (turn, row("known", 0, FIRST_WAR, 1)),  # in a group that is nowhere
        (turn, row("known", 0, FIRST_WAR, -1)),
        (turn, row("known_at", 0, 0, 42)),  # no such group is ever made
        (turn, row("known_hand", 0, 1, 42)),
        (turn, each(row("known", 0, FIRST_WAR, 2), row("known_hand", 0, 2, 2))),  # where there is a Storm
        (
            turn,
            each(
                row("known", 0, FIRST_WAR, 2), row("known", 0, FIRST_WAR + 1, 2), row("known_hand", 0, 1, 2)
            ),
        ),  # two, where there is one
    ],
    "end": [
        (turn, each(put("over", 1), put("asked", 0))),
        (turn, each(put("phase", int(Phase.OVER)))),
        (turn, put("victors", 1)),
        (turn, put("rounds", 0)),
        (turn, hold("zargos-0", "zargos-7", "zargos-8", "zargos-9")),  # the Knights have won
        (window, alone_left),
        (over, put("victors", 0)),
        (over, put("over", 2)),  # though others are left
        (over, put("rounds", 6)),  # of seven
        (made("buy"), put("rounds", 30)),  # after the last one
    ],
    "setup": [
        (turn, put("reserve", 3, KNIGHTS)),
        (made("pick"), put("filled", 1)),
        (made("pick"), put("seat_order", [0] * 6)),
        (made("take"), hold("ohms-0", people=DRAGONS)),
        (made("place one"), put("filled", 1)),
    ],
    "lots": [
        (turn, put("green_count", 1)),
        (turn, put("blue", 1, 3)),
        (made("take"), put("green_count", 0)),
        (made("take"), skip_a_turn),
        (made("take"), row("lots", 0, KNIGHTS, 1 << CITY)),
        (made("take"), add("green", 0, 1)),
    ],
    "placing": [
        (turn, put("pool", 1)),
        (made("place"), put("pool", 0)),
        (made("place"), put("last_place", 60 + len(SEAS))),
        (made("place"), put("last_place", PLACES["tairo-1"])),  # the only place left
        (made("place"), each(put("step", 2), put("target", PLACES["kahil-0"]))),
    ],
    "purchase": [
        (turn, put("purse", 5)),
        (turn, put("buying", 1)),
        (made("buy"), add_to("purse", 1)),
        (made("buy"), put("buying", 3)),
    ],
    "trade": [
        (turn, put("partner", 1)),
        (turn, put("offers_left", 1)),
        (turn, put("offer_give", 1, 0)),
        (turn, row("refused", 0, 0, 1)),
        (made("trade"), put("partner", 2)),
        (made("trade"), put("offer_want", 1, 2)),
        (made("trade"), row("refused", 0, 0, 1 << 30)),
        (made("give"), put("partner", 1)),  # the trader himself
        (made("give"), put("offer_give", int(Card.DEATH), 0)),
        (made("answer"), put("offer_want", 0, 1)),  # a gift, to one of the two
        (made("answer"), put("offers_left", 0)),
        (made("answer"), put("step", 0)),
    ],
    "winds": [
        (made("buy"), put("frozen", 1)),
        (turn, put("wind", int(Card.ICE))),
        (turn, put("adrift", 1)),
        (turn, put("wave", 1)),
        (made("illusion"), put("wind", 0)),
        (made("illusion"), put("wind", int(Card.DEATH))),  # which nobody diverts
        (made("illusion"), put("wind_target", 11)),
        (sheltering, put("adrift", 0)),
        (sheltering, put("adrift", 1 << SEAS.index("south"))),  # where none lie
        (sheltering, put("wave", 1)),
        (sheltering, put("stormy", 0)),
    ],
    "answers": [
        (turn, put("answer", int(Kind.PASS), 1)),
        (window, put("answer", int(Kind.PASS), 1)),  # who is still asked
        (made("window"), each(put("answer", pack(Kind.CARD, Card.DEATH, 0, 0, 0), 0), put("asked", 6))),
        (made("window"), each(put("answer", pack(Kind.CARD, Card.ICE, 11, 0, 0), 0), put("asked", 6))),
        (made("window"), each(put("answer", pack(Kind.CARD, Card.WAR, 0, 0, 0), 0), put("asked", 6))),
        (made("window"), each(put("answer", -1, 0), put("asked", 6))),
    ],
    "fight": [
        (turn, put("worn_attackers", 1, PLACES["ohms-0"])),
        (turn, put("worn", 6, TAIRO)),
        (turn, put("worn", 1, TAIRO)),  # of pawns that are all rested
        (turn, put("fresh", -1, TAIRO)),
        (turn, put("fresh", 1, PLACES["ohms-0"])),  # of another people
        (window, put("fresh", 1, TAIRO)),
        (window, put("targeted", 1)),
        (window, put("attackers", 1, PLACES["ohms-0"])),
        (made("attack"), put("worn", 1, TAIRO)),  # of Dragons
        (ordering, each(put("attackers", 0, PLACES["tairo-1"]), put("attackers", 0, PLACES["tairo-2"]))),
    ],
    "dice": [
        (turn, put("attack_dice", 7, 0)),
        (turn, put("attack_dice", 1, 0)),
        (turn, put("fight", 1)),
        (turn, put("war", 1)),
        (rerolling, put("defence_dice", -1, 0)),
        (rerolling, put("attack_dice", 0, 0)),  # which five Monks have thrown
        (rerolling, put("defence_dice", 3, 0)),  # before the enemy throws
        (rerolling, put("throw", 3)),
        (rerolling, put("rerolled", 1)),
        (rerolling, put("clash", 4)),
        (rerolling, put("fight", 0)),
        (rerolling, put("fight", 1 + PLACES["kahil-0"])),  # where no group stands
        (rerolling, put("calmed", 1 << MONKS)),
        (helping, put("war", 1)),
        (helping, put("clash", 2)),
        (made("war"), put("clash", 3 + 1)),
    ],
    "regrouping": [
        (turn, put("steps_left", 1)),
        (turn, put("closed", 1)),
        (turn, put("block", 1)),
        (turn, put("plan", 1)),
        (turn, put("last_place", 1)),
        (made("reorganise"), put("steps_left", 0)),
        (made("reorganise"), put("plan", 1)),  # of Dragons
        (made("flight"), put("steps_left", 1)),
        (made("flight"), put("block", 0)),
        (made("flight"), put("last_place", 60)),
        (made("flight"), put("closed", 1 << TAIRO)),  # the block itself
    ],
    "journey": [
        (turn, put("cell", 1)),
        (turn, put("source", 1)),
        (turn, put("by_card", int(Card.EARTH))),
        (turn, put("step", 1)),
        (window, put("step", 2)),
        (made("attack from"), put("source", PLACES["ohms-0"])),
        (made("attack from"), put("source", PLACES["strait"])),
        (made("attack from"), put("by_card", int(Card.EARTH))),  # without the seas it gives
        (made("attack how many"), put("target", PLACES["kori-0"])),  # far away
        (made("attack how many"), put("target", PLACES["strait"])),
        (made("attack at sea"), put("cell", 0)),
        (made("attack at sea"), put("sailed", 0)),
        (made("attack at sea"), put("route", 0)),
        (made("attack at sea"), put("stormy", 1 << SEAS.index("southeast"))),
        (made("help how many"), put("source", PLACES["tairo-2"])),
        (made("flight"), put("step", 1)),
    ],
    "asked": [
        (turn, put("asked", 0)),
        (turn, put("asked", 2)),
        (window, put("asked", 0)),
        (window, put("asked", 3)),  # one of whom holds no cards
        (made("illusion"), put("asked", 1)),  # who called the wind
        (rerolling, put("asked", 2)),
        (helping, put("asked", 1)),
        (made("answer"), put("asked", 1)),
        (made("pick"), put("asked", 7)),
        (over, put("asked", 1)),
    ],
}
CASES = [
    pytest.param(fault, make, change, id=f"{fault} {number}")
    for fault, cases in BROKEN.items()
    for number, (make, change) in enumerate(cases, start=1)
]


@functools.cache
def sound(make: Make) -> dict[str, Any]:
    """The position before the change, with which all is well."""
    position = make().position()
    assert GAME.table(position)
    return position


@pytest.mark.parametrize(("fault", "make", "change"), CASES)
def test_a_position_that_cannot_occur_is_refused_and_the_fault_told(
    fault: str, make: Make, change: Change
) -> None:
    broken = copy.deepcopy(sound(make))
    change(broken["state"])

    with pytest.raises(Malformed) as caught:
        GAME.table(broken)

    for lang in LANGUAGES:
        assert GAME.texts.say(lang, f"fault-{fault}") in caught.value.say(lang)
        assert is_told(caught.value.say(lang))


def test_every_fault_is_among_them() -> None:
    assert list(BROKEN) == list(FAULTS)


# ---------------------------------------------------------------- what could not be played on


CANNOT_GO_ON: dict[str, tuple[Make, Change]] = {
    "a people is picked in the middle of a game": (turn, put("phase", int(Phase.PICK))),
    "cards of set-up are taken in the middle of a game": (turn, put("phase", int(Phase.TAKE))),
    "pawns are placed where there are none": (turn, put("phase", int(Phase.PLACE))),
    "a group leaves from nowhere": (turn, put("step", 1)),
    "a group leaves a province of another": (made("attack how many"), put("source", 0)),
    "helpers leave a province of another": (made("help how many"), put("source", 0)),
    "others are asked for attacks": (made("attack how many"), put("asked", 3)),
    "others are asked for help": (helping, put("asked", 3)),
    "others are asked for a die": (rerolling, put("asked", 3)),
    "others are asked to put cards back": (made("trim"), put("asked", 3)),
    "a kingdom that there is not is frozen": (turn, put("frozen", -1)),
    "all seas are stormy, those that there are not too": (sheltering, put("stormy", -1)),
    "nobody is adrift": (sheltering, put("adrift", 0)),  # and the kernel never comes back
    "Dragons are adrift where none lie": (made("illusion"), put("adrift", 1)),
    "a wind that there is not strikes": (made("illusion"), put("wind", 17)),
    "no wind strikes": (made("illusion"), put("wind", 0)),
    "a fight is prepared beyond its end": (made("help how many"), put("clash", 90)),
    "after trimming the game goes on in no phase": (made("trim"), put("resume", -1)),
    "after trimming the game is over": (made("trim"), put("resume", int(Phase.OVER))),
    "groups attack between the turns": (made("trim"), put("attackers", 99, TAIRO)),
    "another people buys": (made("buy"), put("people", MONKS)),
    "pawns are put behind the last place": (made("place"), put("last_place", 90)),
    "a block that there is not flies": (made("flight"), put("block", 90)),
    "a card is given to nobody": (made("give"), put("partner", 0)),
    "a card is given to a seat that there is not": (made("give"), put("partner", 9)),
    "a card that there is not is given": (made("give"), put("offer_give", 99, 0)),
    "a card is offered that is not held": (made("answer"), put("offer_give", int(Card.STORM), 1)),
    "more offers are left than there are": (made("answer"), put("offers_left", 9)),
    "no offer is left, and one is made": (made("answer"), put("offers_left", 0)),
    "another seat trades": (made("answer"), put("at", 1)),
    "there are fewer green cards than the others left": (made("take"), put("green_count", 0)),
    "there are more blue cards than in the box": (made("take"), put("blue_count", 90)),
}


@pytest.mark.parametrize("why", CANNOT_GO_ON)
def test_a_position_from_which_the_rules_cannot_go_on_is_refused(why: str) -> None:
    make, change = CANNOT_GO_ON[why]
    broken = copy.deepcopy(sound(make))
    change(broken["state"])

    with pytest.raises(Malformed):
        GAME.table(broken)


# ---------------------------------------------------------------- what is sound


def test_what_a_seat_knows_may_be_anything_that_is_so() -> None:
    """A Madness on top of the pile, and the Storm in a hand or there."""
    position = turn().position()
    state = position["state"]
    state["known"][0][0], state["known_at"][0][0] = 1, 1
    assert state["pile"].split()[0] == "madness" and GAME.table(position)

    storm = 4 + 4
    state["known"][0][storm], state["known_hand"][0][2] = 1, 1
    assert GAME.table(position)


def test_sound_positions_of_every_kind() -> None:
    for make in (turn, window, rerolling, over):
        table = make()
        assert table.entries.audit(table.boxes, table.states) == 0


def test_cards_are_numbered_as_this_file_counts_them() -> None:
    assert turn().boxes[0].first_copy[Card.WAR] == FIRST_WAR and PEOPLE.index("amazons") == AMAZONS
    assert len(play(turn(), "done").history) == 1
