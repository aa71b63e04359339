"""The moves and events of the game: their kinds, and what each says."""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.kernel import kernel
from grimoire.core.moves import Arg
from grimoire.games.dragonstones.steps import MOST_WAYS, ROOM
from grimoire.games.dragonstones.things import (
    ALL_COINS,
    ALL_STONES,
    COLOURS,
    FIST,
    FIST_BLACK,
    KINDS,
    MOST_SEATS,
    Coin,
)


class Kind(IntEnum):
    """The kinds of move."""

    BID = 1  # gold, with black coins and amulets (D9)
    SILVER = 2  # in a tie-break (D14)
    DOUBLE = 3  # whether to play a kept Doppelgänger (D27)
    WAY = 4  # which of a power's ways (D15)
    PAY = 5  # these stones
    COLOUR = 6  # a stone to take or to steal, or a colour to name
    PLAYER = 7  # whom a power is turned against
    CHARACTER = 8  # whose power to use (D31, D35)
    DRAW = 9  # one more stone out of the bag, or enough (D29)


AMULETS = ALL_COINS[Coin.AMULET]

ARGS = {
    Kind.BID: (
        Arg("fairy", 0, FIST, secret=True),
        Arg("common", 0, ALL_COINS[Coin.COMMON], secret=True),
        Arg("black", 0, FIST_BLACK, secret=True),
        Arg("amulets", 0, AMULETS, secret=True),
    ),
    Kind.SILVER: (
        Arg("silver", 0, ALL_COINS[Coin.SILVER], secret=True),
        Arg("amulets", 0, AMULETS, secret=True),
    ),
    Kind.DOUBLE: (Arg("yes", 0, 1),),
    Kind.WAY: (Arg("way", 0, MOST_WAYS - 1), Arg("character", 1, KINDS), Arg("at", 0, ROOM - 1)),
    Kind.PAY: (Arg("red", 0, ALL_STONES), Arg("blue", 0, ALL_STONES), Arg("yellow", 0, ALL_STONES)),
    Kind.COLOUR: (Arg("colour", 0, COLOURS - 1),),
    Kind.PLAYER: (Arg("seat", 0, MOST_SEATS - 1),),
    Kind.CHARACTER: (Arg("character", 1, KINDS),),
    Kind.DRAW: (Arg("more", 0, 1),),
}


class Happening(IntEnum):
    """The kinds of event, with what a, b and the secret say."""

    DEALT = 1  # seat gets stones; a: by colour
    TURN = 2  # a turn begins; a: which, from 1
    RESHUFFLED = 3  # the used specials are the pile again; a: how many cards
    ANNOUNCED = 4  # a special for this turn; a: the character
    REVEALED = 5  # a character is up for auction; a: which; b: how many are still to come
    BID = 6  # seat; a: fairy and common gold, b: black coins and amulets, as `two` puts them together
    NOBODY_BID = 7  # no gold at all (D11)
    BEWITCHED = 8  # a: the character (D12)
    TIED = 9  # seat is in the tie-break; a: the value of the bid (D14)
    SILVER = 10  # seat; a: silver; b: amulets
    STILL_TIED = 11  # nobody uses the power
    WON = 12  # seat; a: the value of the bid; b: 1 in a tie-break
    USED = 13  # seat uses the power of a character; a: which; b: 1 if it is used once more
    DOUBLED = 14  # seat plays a kept card; a: which
    CHOSE = 15  # seat took one of several ways; a: which, from 0; b: the character and where the way begins
    SCORED = 16  # seat; a: points; b: points in all
    TOOK = 17  # seat; a: the coin; b: how many
    TOOK_STONE = 18  # seat; a: the colour; b: 1, or 0 if the bank has none
    PAID_STONES = 19  # seat; a: by colour
    PAID = 20  # seat; a: the coin; b: how many
    NAMED = 21  # seat; a: the colour
    STOLE = 22  # seat; a: the victim; b: the colour, or 3 and the coin, or NOTHING_STOLEN
    ROBBED = 23  # seat; a: the victim; b: 1 and the amounts if purses are open; shared secret: the amounts
    GAVE_BACK = 24  # seat; a: the colour; b: how many
    DREW = 25  # seat; a: the colour of the stone
    LUCK_LEFT = 26  # seat drew the colour that was named, and gives all back; a: the colour
    KEPT = 27  # seat; a: the character
    GAVE_UP = 28  # seat; a: fairy gold (D38)
    NO_EFFECT = 29  # seat; a: the character
    TURN_ENDED = 30  # a: which
    ENDED = 31  # a: the Reason
    PICKED = 32  # seat uses the power of another character; a: which


DIGIT = 8
STOLEN_COIN, NOTHING_STOLEN = 3, 9


@kernel
def two(first: int, second: int) -> int:
    """Two small numbers as one."""
    return first | second << DIGIT


@kernel
def by_colour(red: int, blue: int, yellow: int) -> int:
    """Stones of each colour as one number."""
    return red | blue << DIGIT | yellow << 2 * DIGIT


def apart(number: int, count: int) -> list[int]:
    """The numbers that `two` or `by_colour` put together."""
    return [number >> DIGIT * i & (1 << DIGIT) - 1 for i in range(count)]
