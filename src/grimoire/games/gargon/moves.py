"""The moves and events of the game: their kinds, and what each says."""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.kernel import kernel
from grimoire.core.moves import Arg
from grimoire.games.gargon.cards import COLOURS, MOST_DRAWN, VALUES
from grimoire.games.gargon.state import LEFT, RIGHT


class Kind(IntEnum):
    """The kinds of move."""

    PICK = 1  # a card for the play (G7, G8)
    DONE = 2  # the picked cards are played, face down
    PASS = 3  # and draw (G10)
    FIGHT = 4  # choose a colour for battle (G14)
    DRAW = 5  # choose a stack for the consolation card (G19)


ARGS = {
    Kind.PICK: (Arg("colour", 0, COLOURS - 1, secret=True), Arg("value", 0, VALUES - 1, secret=True)),
    Kind.PASS: (Arg("left", 0, MOST_DRAWN), Arg("right", 0, MOST_DRAWN)),
    Kind.FIGHT: (Arg("colour", 0, COLOURS - 1),),
    Kind.DRAW: (Arg("stack", LEFT, RIGHT),),
}


class Happening(IntEnum):
    """The kinds of event, with what a, b and the secret say."""

    DEALT = 1  # seat gets a card; a: the colour; secret: the value
    DREW = 2  # seat; a: the colour; b: the stack; secret: the value
    SKIPPED = 3  # seat should have started the round, but has no cards (G12)
    LED = 4  # seat starts the round; a: which round, from 1
    PLAYED = 5  # seat; a: the colours, from 1, as `three` puts them together; secret: the faces, likewise
    PASSED = 6  # seat; a: cards from the left stack; b: from the right
    REVEALED = 7  # seat; a: the faces, as `three` puts them together
    CHOSE = 8  # seat chose a colour for battle; a: the colour
    FOUGHT = 9  # seat; a: the face; b: 1 in the first battle of the colour, 2 in the second
    WON = 10  # seat; a: the face; b: a Way
    DISCARDED = 11  # seat; a: the face
    NOBODY_WON = 12  # nobody wins: both 0s of a colour; a: the colour (G18)
    EMPTIED = 13  # a: the stack; b: 1 if the other one is empty already
    HAND_DISCARDED = 14  # seat; a: how many cards (G21)
    MAJORITY = 15  # seat; a: the colour; b: the bonus, 10 or 5 (G22)
    DOUBLED = 16  # seat; a: the colour; b: its amulets, after the 0s have doubled them (G23)
    SCORED = 17  # seat; a: amulets; b: bonus


class Way(IntEnum):
    """How a card is won."""

    UNOPPOSED = 1  # nobody else has the colour (G15)
    BATTLE = 2  # the highest card of a battle (G16)
    REMAINING = 3  # the only one left after the first battle (G17)


FIRST, SECOND = 1, 2  # the battles of a colour (G16)

DIGIT = 7  # bits that a face or a colour takes in an event


@kernel
def three(first: int, second: int, third: int) -> int:
    """Up to three faces or colours as one number; 0 for those that are not there."""
    return first | second << DIGIT | third << 2 * DIGIT


@kernel
def nth_of_three(number: int, nth: int) -> int:
    """One of the faces or colours that `three` put together, from 0; 0 for one that is not there."""
    return number >> DIGIT * nth & (1 << DIGIT) - 1


def apart(number: int) -> list[int]:
    """The faces or colours that `three` put together."""
    parts = [nth_of_three(number, i) for i in range(3)]
    return [one for one in parts if one]
