"""The faces of the cards (M1). A face is also the index into every count of cards by face.

face   0   1  2  3 … 13   14      15
       –   the magicians   ball    joker
"""

from __future__ import annotations

WEAKEST, STRONGEST = 1, 13
BALL = 14
JOKER = 15
FACES = 16

CARDS = 55
HAND = 6
JOKER_AT_MOST = 7  # a joker stands for 1 to 7 (M5)

NAMES = ("", *[str(value) for value in range(WEAKEST, STRONGEST + 1)], "ball", "J")
