"""Why a move is illegal: the clause it breaks, for every kind of mistake."""

from __future__ import annotations

from typing import Any

from grimoire.core.game import Breach
from grimoire.core.moves import Move
from grimoire.core.text import Text
from grimoire.games.gargon.cards import MOST_PLAYED, OF_ONE_COLOUR
from grimoire.games.gargon.describe import card, colour_name, shade, stack_name
from grimoire.games.gargon.playing import can_complete, may_use, picked_count
from grimoire.games.gargon.state import LEFT, RIGHT, Phase
from grimoire.games.gargon.suits import holds, zeros
from grimoire.games.gargon.table import colour_of, face_of
from grimoire.games.gargon.view import mix_name, restriction


def explain(box: Any, state: Any, seat: int, move: Move) -> Breach:
    """The clause that an illegal move of the seat to play breaks; it reads only what the seat sees."""
    phase = {"fight": Phase.BATTLE, "draw": Phase.CONSOLATION}.get(move.kind, Phase.PLAYING)
    if state.phase != phase:
        return explain_phase(state.phase)
    if move.kind == "pick":
        return explain_pick(box, state, seat, *move.args)
    if move.kind == "done":
        return explain_done(box, state, seat)
    if move.kind == "pass":
        return explain_pass(state, seat, *move.args)
    # Of a choice between two stacks nothing can be wrong: it is offered only if both have cards.
    return breach("G14", "illegal-not-lying", shade=shade(move.args.colour))


def breach(clause: str, key: str, **values: Any) -> Breach:
    return Breach(clause, Text(key, values))


def explain_phase(phase: int) -> Breach:
    """What the seat is asked for instead."""
    if phase == Phase.PLAYING:
        return breach("G13", "illegal-while-playing")
    if phase == Phase.BATTLE:
        return breach("G14", "illegal-while-choosing")
    return breach("G19", "illegal-while-consoled")


def explain_pick(box: Any, state: Any, seat: int, colour: int, value: int) -> Breach:
    """The mistakes from the plainest to the finest, so that the player hears the plainest first."""
    picked = [state.picked[seat, i] for i in range(picked_count(state, seat))]
    face, suit = face_of(colour, value), state.hand[seat, colour]
    held = zeros(suit) if value == 0 else int(holds(suit, value))
    if picked.count(face) >= held:
        return breach("G7", "illegal-picked" if held else "illegal-not-held", card=card(face))
    if sum(colour_of(one) == colour for one in picked) == OF_ONE_COLOUR:
        return breach("G7", "illegal-three", shade=shade(colour))
    if len(picked) == MOST_PLAYED:
        return breach("G7", "illegal-four")
    if not may_use(box, state, seat, colour):
        played = [Text(f"colour-{letter}") for letter in restriction(box, state) or []]
        return breach("G9", "illegal-colour", colour=colour_name(colour), played=played)
    if picked and face < picked[-1]:
        return breach("G7", "illegal-order", card=card(face), last=card(picked[-1]))
    return explain_mix(box, state, seat)


def explain_mix(box: Any, state: Any, seat: int) -> Breach:
    """Cards that do not come to the leader's mix, or a hand that cannot."""
    mix = mix_name(state.mix_cards, state.mix_colours)
    if not can_complete(box, state, seat):
        return breach("G11", "illegal-cannot-match", mix=mix)
    return breach("G8", "illegal-mix", mix=mix)


def explain_done(box: Any, state: Any, seat: int) -> Breach:
    if picked_count(state, seat) == 0 and can_complete(box, state, seat):
        return breach("G7", "illegal-nothing")
    return explain_mix(box, state, seat)


def explain_pass(state: Any, seat: int, left: int, right: int) -> Breach:
    if state.picked[seat, 0]:
        return breach("G7", "illegal-pass-picked")
    if seat == state.leader and state.hand_count[seat]:
        return breach("G7", "illegal-pass-leader")
    if left + right > MOST_PLAYED:
        return breach("G10", "illegal-pass-many", count=left + right)
    for side, wanted in ((LEFT, left), (RIGHT, right)):
        if wanted > state.stack_count[side]:
            return breach("G10", "illegal-pass-stack", stack=stack_name(side), held=state.stack_count[side])
    return breach("G10", "illegal-pass-none")
