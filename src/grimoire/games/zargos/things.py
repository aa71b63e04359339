"""What is in the box: peoples, pawns, boats, magic cards, and the room that a map may take (Z1, Z4, Z8)."""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.kernel import kernel

MOST_SEATS = 6


class People(IntEnum):
    """The six peoples of the planet (Z4)."""

    KNIGHTS = 0
    SPIDERS = 1
    AMAZONS = 2
    MONKS = 3
    DRAGONS = 4
    WINGED = 5


PEOPLES = len(People)
MOST_EACH = 3  # peoples of one player (Z5)

MOST_PAWNS = 100  # of a people on the board (Z8)
ALL_BOATS = 15
PAWN_PRICE, BOAT_PRICE = 2, 5  # Z27
HAND = 3  # magic cards of a player (Z25)
CUT = 7  # pawns that a Wind of Death leaves (Z38)
DICE = 4  # thrown at once, at most (Z40)
FREE_CELLS = 3  # that an Earth Wind crosses (Z40)
OFFERS = 3  # of a player in a round of trading (Z26)
REINFORCEMENT = 3  # pawns (Z64)
REINFORCEMENTS, LOT_BOATS = 10, 3  # cards of set-up beside the provinces (Z64)

PROVINCES, SEAS = 60, 30  # room for them on a map; a place is a province or, from PROVINCES on, a sea
PLACES = PROVINCES + SEAS
KINGDOMS = 12
LINKS = 60  # pairs of seas
NAME_ROOM = 40  # bytes of a name on a map


class Card(IntEnum):
    """The magic cards, the red ones first (Z34–Z40, Z60)."""

    MADNESS = 1
    ICE = 2
    STORM = 3
    DEATH = 4
    DEMONIC = 5  # second edition (Z61)
    TYPHOON = 6
    FLOODS = 7
    TIDAL_WAVE = 8
    ECLIPSE = 9
    HEATWAVE = 10
    EARTHQUAKE = 11
    WAR = 12
    EARTH = 13
    ELSEWHERE = 14
    MIST = 15
    ILLUSION = 16  # second edition (Z61)


CARDS = len(Card)
DECK = 40

# What is traded: nothing, a magic card, or from FIRST_LOT on a card of set-up (Z26, Z64).
NO_CARD = 0
FIRST_LOT = CARDS + 1  # the first province, then the others
REINFORCEMENT_LOT = FIRST_LOT + PROVINCES
BOAT_LOT = REINFORCEMENT_LOT + 1
LAST_RED = int(Card.EARTHQUAKE)

# How many of each, from MADNESS on (Z35–Z40, Z60).
FIRST_EDITION = (4, 4, 4, 2, 0, 1, 1, 1, 1, 1, 1, 12, 4, 2, 2, 0)
SECOND_EDITION = (4, 4, 3, 2, 1, 1, 1, 1, 1, 1, 1, 11, 3, 2, 2, 2)

NOT_A_PEOPLE = -1


@kernel
def aimed_at(card: int) -> int:
    """The people whose power a card takes away; NOT_A_PEOPLE for the other cards (Z39)."""
    if card == Card.TYPHOON:
        return People.WINGED
    if card == Card.FLOODS:
        return People.KNIGHTS
    if card == Card.TIDAL_WAVE:
        return People.DRAGONS
    if card == Card.ECLIPSE:
        return People.AMAZONS
    if card == Card.HEATWAVE:
        return People.MONKS
    return People.SPIDERS if card == Card.EARTHQUAKE else NOT_A_PEOPLE


@kernel
def only_before_own_turn(card: int) -> bool:
    """Typhoon, Floods and Tidal Wave are played before the turn of the people they hit (Z39)."""
    return Card.TYPHOON <= card <= Card.TIDAL_WAVE


@kernel
def can_be_diverted(card: int) -> bool:
    """The winds whose target an Illusion may change (Z61)."""
    return card == Card.MADNESS or card == Card.ICE or card == Card.STORM or card == Card.DEMONIC
