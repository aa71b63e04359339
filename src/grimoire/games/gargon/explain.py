"""Why a move is illegal: the clause it breaks, for every kind of mistake."""

from __future__ import annotations

from typing import Any

from grimoire.core.game import Breach
from grimoire.core.moves import Move
from grimoire.core.text import Text
from grimoire.games.gargon.cards import MOST_DRAWN, MOST_OF_A_COLOUR, MOST_PLAYED, colour_of, face_of
from grimoire.games.gargon.describe import card, colour_name, shade, stack_name
from grimoire.games.gargon.playing import can_complete, is_restricted, may_pass, may_use, picked_count
from grimoire.games.gargon.state import LEFT, RIGHT, Phase
from grimoire.games.gargon.suits import copies
from grimoire.games.gargon.view import mix_name, restriction


def explain(box: Any, state: Any, seat: int, move: Move) -> Breach:
    """The clause that an illegal move of the seat to play breaks; it reads only what the seat sees."""
    phase = {"fight": Phase.BATTLE, "draw": Phase.CONSOLATION}.get(move.kind, Phase.PLAYING)
    if state.phase != phase:
        wants_to_draw = move.kind == "draw" and may_pass(state, seat)
        return explain_phase(state.phase, wants_to_draw)
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


def explain_phase(phase: int, wants_to_draw: bool) -> Breach:
    """What the seat is asked for instead; who wants to draw while cards are played can pass."""
    if phase == Phase.PLAYING and wants_to_draw:
        return breach("G10", "illegal-draw-playing")
    if phase == Phase.PLAYING:
        return breach("G13", "illegal-while-playing")
    if phase == Phase.BATTLE:
        return breach("G14", "illegal-while-choosing")
    return breach("G19", "illegal-while-consoled")


def explain_pick(box: Any, state: Any, seat: int, colour: int, value: int) -> Breach:
    """The mistakes from the plainest to the finest, so that the player hears the plainest first."""
    picked = [state.picked[seat, i] for i in range(picked_count(state, seat))]
    face, suit = face_of(colour, value), state.hand[seat, colour]
    held = copies(suit, value)
    if picked.count(face) >= held:
        return breach("G7", "illegal-picked" if held else "illegal-not-held", card=card(face))
    if sum(colour_of(one) == colour for one in picked) == MOST_OF_A_COLOUR:
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
    """Cards that do not come to the leader's mix (G8), a hand that cannot (G11), or no cards at all (G12)."""
    mix = mix_name(state.mix_cards, state.mix_colours)
    if mix is None:
        return breach("G12", "illegal-all-empty")
    if can_complete(box, state, seat):
        return breach("G8", "illegal-mix", mix=mix)
    last = "yes" if is_restricted(box, state, seat) else "no"
    return breach("G11", "illegal-cannot-match", mix=mix, last=last)


def explain_done(box: Any, state: Any, seat: int) -> Breach:
    """A play of no cards, or one that is not complete (G7, G8)."""
    if picked_count(state, seat) == 0 and can_complete(box, state, seat):
        return breach("G7", "illegal-nothing")
    return explain_mix(box, state, seat)


def explain_pass(state: Any, seat: int, left: int, right: int) -> Breach:
    """Whoever may not pass (G7), or not like this (G10)."""
    if state.picked[seat, 0]:
        return breach("G7", "illegal-pass-picked")
    if seat == state.leader and state.hand_count[seat]:
        return breach("G7", "illegal-pass-leader")
    if left + right > MOST_DRAWN:
        return breach("G10", "illegal-pass-many", count=left + right)
    for side, wanted in ((LEFT, left), (RIGHT, right)):
        if wanted > state.stack_count[side]:
            return breach("G10", "illegal-pass-stack", stack=stack_name(side), held=state.stack_count[side])
    return breach("G10", "illegal-pass-none")
