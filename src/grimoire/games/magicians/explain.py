"""Why a move is illegal: the clause it breaks, for every kind of mistake."""

from __future__ import annotations

from typing import Any

from grimoire.core.game import Breach
from grimoire.core.moves import Move
from grimoire.core.text import Text
from grimoire.games.magicians.cards import BALL, JOKER, JOKER_AT_MOST, NAMES
from grimoire.games.magicians.moves import Top
from grimoire.games.magicians.rules import must_use_hand, top_card


def explain(box: Any, state: Any, seat: int, move: Move) -> Breach:
    """The clause that an illegal move of the seat to play breaks; it reads only what the seat sees."""
    if move.kind == "take":
        return breach("M12a", "illegal-take")
    if move.kind == "ball":
        return explain_ball(box, state, seat, move.args.top)
    return explain_play(box, state, seat, *move.args)


def breach(clause: str, key: str, **values: Any) -> Breach:
    return Breach(clause, Text(key, values))


def explain_ball(box: Any, state: Any, seat: int, from_top: int) -> Breach:
    if from_top:
        wrong = explain_top(box, state, seat, BALL)
        if wrong:
            return wrong
    elif state.hand[seat, BALL] == 0:
        return breach("M6", "illegal-no-ball")
    if from_top and must_use_hand(state, seat):
        return breach("M15", "illegal-pile-again")
    return breach("M6", "illegal-ball-opens")


def explain_play(box: Any, state: Any, seat: int, value: int, naturals: int, jokers: int, top: int) -> Breach:
    """The mistakes from the plainest to the finest, so that the player hears the plainest first."""
    if naturals + jokers == 0 and top == Top.NONE:
        return breach("M4", "illegal-nothing")
    if naturals > state.hand[seat, value]:
        return breach("M4", "illegal-not-held", value=value, held=state.hand[seat, value])
    if jokers > state.hand[seat, JOKER]:
        return breach("M5", "illegal-no-joker", held=state.hand[seat, JOKER])
    if (jokers or top == Top.JOKER) and value > JOKER_AT_MOST:
        return breach("M5", "illegal-joker-value", value=value, most=JOKER_AT_MOST)
    if top != Top.NONE:
        wrong = explain_top(box, state, seat, JOKER if top == Top.JOKER else value)
        if wrong:
            return wrong
        if naturals + jokers == 0 and must_use_hand(state, seat):
            return breach("M15", "illegal-pile-again")
    total = value * (naturals + jokers + (top != Top.NONE))
    return breach("M4", "illegal-total", total=total, last=state.total)


def explain_top(box: Any, state: Any, seat: int, face: int) -> Breach | None:
    """What is wrong with using this face from the top of the seat's pile, if anything."""
    if not box.open_stack:
        return breach("M13", "illegal-closed")
    top = top_card(box, state, seat)
    if top == 0:
        return breach("M13", "illegal-no-pile")
    if top != face:
        return breach("M13", "illegal-other-top", top=NAMES[top])
    return None
