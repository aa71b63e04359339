"""The cards (G1). A card is a colour and a value; its face is one number for both, 0 being no card.

face   0    1  2  3 …  16    17  18 …  32    …    96
       –   w0 w1 w2 … w15    b0  b1 … b15    …   g15
"""

from __future__ import annotations

from enum import IntEnum


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
OF_A_COLOUR = 17
HAND = 10  # at the start (G5)
MOST_PLAYED = 3  # cards in one play (G7)
OF_ONE_COLOUR = 2  # of them in one colour (G7)

LETTERS = "wbvryg"
COLOUR_NAMES = ("", *LETTERS)
NAMES = ("", *[f"{letter}{value}" for letter in LETTERS for value in range(VALUES)])
