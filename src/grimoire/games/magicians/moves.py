"""The moves and events of the game: their kinds, and what each says."""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.moves import Arg
from grimoire.games.magicians.cards import HAND, STRONGEST, WEAKEST


class Kind(IntEnum):
    """The kinds of move."""

    PLAY = 1  # cards of one value (M4)
    BALL = 2  # a crystal ball (M6)
    TAKE = 3  # take the fight (M8)


class Top(IntEnum):
    """What a play uses of the seat's own pile, in the open-stack variant (M13)."""

    NONE = 0
    NATURAL = 1
    JOKER = 2


ARGS = {
    Kind.PLAY: (
        Arg("value", WEAKEST, STRONGEST),
        Arg("naturals", 0, HAND),  # from the hand
        Arg("jokers", 0, 2),  # from the hand
        Arg("top", Top.NONE, Top.JOKER),
    ),
    Kind.BALL: (Arg("top", 0, 1),),  # 1: the ball lies on the pile
    Kind.TAKE: (),
}


class Happening(IntEnum):
    """The kinds of event, with what a, b and the secret say."""

    DEALT = 1  # a: which deal, from 1
    OPENS = 2  # seat opens the first fight of the deal
    DREW = 3  # seat; secret: the face
    PLAYED = 4  # seat; a: the total; b: the move without its kind
    REPEATED = 5  # seat played a ball; a: the total; b: 1 if it came from the pile
    TOOK = 6  # seat; a: how many cards
    EMPTIED = 7  # the stock is gone
    WENT_OUT = 8  # seat's hand is empty: the deal ends (M9)
    ADDED_HAND = 9  # seat; a: how many cards (M9)
    SCORED = 10  # seat; a: cards stored in this deal; b: in all so far (M10)
