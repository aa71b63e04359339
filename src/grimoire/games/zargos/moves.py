"""The moves and events of the game: their kinds, and what each says."""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.kernel import kernel
from grimoire.core.moves import Arg
from grimoire.games.zargos.things import (
    ALL_BOATS,
    BOAT_LOT,
    CARDS,
    DICE,
    MOST_PAWNS,
    MOST_SEATS,
    PEOPLES,
    PLACES,
    PROVINCES,
    SEAS,
)


class Kind(IntEnum):
    """The kinds of move."""

    PICK = 1  # a people (Z4)
    TAKE = 2  # cards of set-up (Z64)
    PUT = 3  # pawns on a place (Z6, Z27, Z40)
    PASS = 4  # in a window, before a fight
    CARD = 5  # a magic card (Z34–Z40)
    SHELTER = 6  # a place for Dragons driven away (Z37, Z39)
    FROM = 7  # the place that a group leaves (Z10, Z21)
    SAIL = 8  # the next sea that it crosses (Z11)
    TO = 9  # where it goes
    COUNT = 10  # how many pawns
    DONE = 11  # no more of it
    FIGHT = 12  # which fight comes next (Z12)
    HELP = 13  # from which volcano Spiders come (Z29)
    KEEP = 14  # the dice as they fell (Z31)
    REROLL = 15  # one of the dice
    FLIGHT = 16  # all Winged move at once (Z33)
    DISCARD = 17  # a card that is too many (Z25)
    SHED = 18  # a card against one's own people (Z25)
    OFFER = 19  # to whom: a player (Z26), or in set-up a people (Z64)
    GIVE = 20  # which card, or none
    WANT = 21
    ACCEPT = 22
    REFUSE = 23
    BOATS = 24  # to buy (Z27)
    PAWNS = 25


MOST_TARGETS = PLACES - 1  # a place, a kingdom or a pair of seas
GREEN, BLUE = 0, 1  # what is taken
ATTACKER, DEFENDER = 0, 1  # the sides of a fight
MOST_BOUGHT = MOST_PAWNS
FIRST_PEOPLE = MOST_SEATS  # whom an offer is made to: a seat, or from here on a people

ARGS = {
    Kind.PICK: (Arg("people", 0, PEOPLES - 1),),
    Kind.TAKE: (Arg("colour", GREEN, BLUE),),
    Kind.PUT: (Arg("place", 0, PLACES - 1),),
    Kind.CARD: (Arg("card", 1, CARDS), Arg("target", 0, MOST_TARGETS)),
    Kind.SHELTER: (Arg("place", 0, PLACES - 1),),
    Kind.FROM: (Arg("place", 0, PLACES - 1),),
    Kind.SAIL: (Arg("sea", 0, SEAS - 1),),
    Kind.TO: (Arg("place", 0, PLACES - 1),),
    Kind.COUNT: (Arg("pawns", 1, MOST_PAWNS),),
    Kind.FIGHT: (Arg("province", 0, PROVINCES - 1),),
    Kind.HELP: (Arg("province", 0, PROVINCES - 1),),
    Kind.REROLL: (Arg("side", ATTACKER, DEFENDER), Arg("die", 0, DICE - 1)),
    Kind.DISCARD: (Arg("card", 1, CARDS, secret=True),),
    Kind.SHED: (Arg("card", 1, CARDS, secret=True),),
    Kind.OFFER: (Arg("to", 0, FIRST_PEOPLE + PEOPLES - 1),),
    Kind.GIVE: (Arg("card", 0, BOAT_LOT, secret=True),),
    Kind.WANT: (Arg("card", 0, BOAT_LOT, secret=True),),
    Kind.BOATS: (Arg("boats", 0, ALL_BOATS),),
    Kind.PAWNS: (Arg("pawns", 0, MOST_BOUGHT),),
}


class Happening(IntEnum):
    """The kinds of event, with what a, b and the secret say. A people's seat is its player's."""

    ROLLED = 1  # seat throws for the order of picking; a: the die (Z4)
    PICKED = 2  # seat; a: the people; b: 1 if dealt or set by the host
    PLACED = 3  # seat; a: the place and the pawns, as `two` puts them together; b: the people
    TOOK = 4  # seat; a: GREEN or BLUE; b: the people; secret: a province from 1, or -1 (Z64)
    LAID = 5  # seat shows its card; a: the province; b: the people (Z64)
    REINFORCED = 6  # seat; a: pawns more; b: boats and the people (Z64)
    ROUND = 7  # a: which, from 1
    TURN = 8  # seat; a: the people
    PLAYED = 9  # seat; a: the card; b: its target, if it has one
    DIVERTED = 10  # seat; a: the card whose target changes; b: the new target (Z61)
    LOST = 11  # seat; a: the place and the pawns lost; b: the people and the die (Z35, Z38, Z61)
    DRIVEN = 12  # Dragons; a: from and to, as `two` puts them together; b: how many (Z37, Z39)
    DROWNED = 13  # Dragons without a coast; a: the sea; b: how many (Z39)
    DECLARED = 14  # seat; a: source, target, pawns, people; b: the seas crossed, last first, from 1
    TAKEN = 15  # an empty province; seat; a: province; b: the people (Z13)
    DEMONS = 16  # seat; a: province, pawns lost, pawns left, people; b: the dice (Z17)
    BATTLE = 17  # seat attacks; a: province, attackers, defenders; b: both peoples
    HELPED = 18  # seat; a: source and pawns; b: the province (Z29)
    VOLLEY = 19  # seat; a: the dice; b: pawns lost by the attacker (Z30)
    THREW = 20  # seat; a: the dice; b: the people
    REROLLED = 21  # seat, the Monks' player; a: the old face and the new; b: the people whose die it is (Z31)
    FELL = 22  # a: attackers lost; b: defenders lost
    WON = 23  # seat takes or keeps; a: province and pawns left; b: the people
    EMPTIED = 24  # a: the province (Z14)
    MOVED = 25  # seat; a: source, target, pawns, people; b: the seas crossed (Z21)
    MASTER = 26  # seat; a: the people, from 1; without a seat there is no Master any more (Z20)
    SEIZED = 27  # seat takes others' magic cards; a: how many (Z63)
    OUT = 28  # seat's people is out; a: the people (Z43)
    POINTS = 29  # seat; a: the people; b: territory points (Z22)
    TIE_ROLL = 30  # seat; a: the people; b: the die (Z23)
    ORDER = 31  # seat; a: the people; b: its place in the order, from 1
    CROWNED = 32  # seat gets a kingdom card; a: the kingdom; b: the people (Z24)
    UNCROWNED = 33  # seat gives one back; a: the kingdom; b: the people
    DREW = 34  # seat; b: the people; secret: the card (Z25)
    REMOVED = 35  # seat; a: the card, against a people not in play (Z25)
    DISCARDED = 36  # seat puts a card under the pile; secret: the card
    OFFERED = 37  # seat; a: to whom, who learns the secret too: what is given and wanted (Z26)
    ACCEPTED = 39  # seat; a: whose offer; the same secret
    REFUSED = 40  # seat; a: whose offer; in all three b: the peoples of an exchange, from 1 (Z64)
    BOUGHT = 41  # seat; a: boats and pawns; b: the people (Z27)
    ENDED = 42  # a: the Reason
    PASSED_OVER = 43  # seat; a: the people, which is gone before its turn (Z43)
    SCATTERED = 44  # seat; a: the people; b: provinces and pawns, placed at random (Z6)
    PASSED_ON = 45  # seat gets a card of set-up; a: which, from 0; b: whose it was and is (Z64)


DIGIT = 7  # bits that a place or a number of pawns takes in an event
FACE = 3  # and a die
CELL = 5  # and a sea
MOST_SEAS_TOLD = 6  # of a voyage, the last ones
ROUTE = (1 << MOST_SEAS_TOLD * CELL) - 1


@kernel
def two(first: int, second: int) -> int:
    """Two numbers below 128 as one."""
    return first | second << DIGIT


@kernel
def three(first: int, second: int, third: int) -> int:
    return first | second << DIGIT | third << 2 * DIGIT


@kernel
def four(first: int, second: int, third: int, fourth: int) -> int:
    return three(first, second, third) | fourth << 3 * DIGIT


def apart(number: int, count: int = 2) -> list[int]:
    """The numbers that `two`, `three` or `four` put together."""
    return [number >> DIGIT * i & (1 << DIGIT) - 1 for i in range(count)]


def faces(number: int) -> list[int]:
    """The dice that an event tells."""
    told = [number >> FACE * i & (1 << FACE) - 1 for i in range(DICE)]
    return [face for face in told if face]


def cells(number: int) -> list[int]:
    """The seas that a group has crossed, first to last, as far as they are told."""
    told = [number >> CELL * i & (1 << CELL) - 1 for i in range(MOST_SEAS_TOLD)]
    return [cell - 1 for cell in reversed(told) if cell]
