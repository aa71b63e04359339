"""The cards (G1). A card is a colour and a value; its face is one number for both, 0 being no card.

face   0    1  2  3 …  16    17  18 …  32    …    96
       –   w0 w1 w2 … w15    b0  b1 … b15    …   g15
"""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.kernel import kernel


class Colour(IntEnum):
    """The six creatures by colour, in the order in which cards are sorted and picked."""

    WHITE = 0  # dragons
    BLUE = 1  # pegasi
    VIOLET = 2  # gargoyles
    RED = 3  # phoenixes
    YELLOW = 4  # manticores
    GREEN = 5  # fairies


COLOURS = 6
VALUES = 16
FACES = 1 + COLOURS * VALUES

CARDS = 102  # two 0s of each colour
CARDS_A_COLOUR = 17
HAND = 10  # at the start (G5)
MOST_PLAYED = 3  # cards in one play (G7)
MOST_OF_A_COLOUR = 2  # of them in one colour (G7)
MOST_DRAWN = 3  # by a pass (G10)

LETTERS = "wbvryg"
COLOUR_NAMES = ("", *LETTERS)
NAMES = ("", *[f"{letter}{value}" for letter in LETTERS for value in range(VALUES)])


@kernel
def face_of(colour: int, value: int) -> int:
    return 1 + colour * VALUES + value


@kernel
def colour_of(face: int) -> int:
    return (face - 1) // VALUES


@kernel
def value_of(face: int) -> int:
    return (face - 1) % VALUES


@kernel
def is_of(face: int, colour: int) -> bool:
    """Whether there is a card, and it is of this colour."""
    return face != 0 and colour_of(face) == colour
