"""What a viewer may know, in the words of the game, ready for JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from grimoire.games.gargon.cards import COLOUR_NAMES, COLOURS, LETTERS, MOST_PLAYED, NAMES, Colour
from grimoire.games.gargon.playing import can_complete, is_restricted, picked_count
from grimoire.games.gargon.scoring import amulets_of, bonus_of
from grimoire.games.gargon.state import LEFT, RIGHT, STACK, SUITS, Phase
from grimoire.games.gargon.table import on_table


class SeatView(msgspec.Struct, frozen=True):
    """What the viewer sees of one seat. A card whose value is hidden is its colour's letter alone."""

    hand: dict[str, int]  # how many cards of each colour (G3)
    hand_count: int
    lying: list[str]  # before the seat in this round
    passed: bool
    owed: bool  # has still to draw a consolation card (G19)
    won_count: int
    won_top: str | None  # the colour on top (G25)
    won: list[str] | None  # one's own, and everybody's with open winnings or at the end (G25)
    amulets: int | None  # on these, doubled where they are
    points: int | None  # with majorities, which only show where all winnings do


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it. `hand` and `picked` are None for a spectator."""

    viewer: int | None
    actors: list[int]
    over: bool
    phase: str
    round: int  # from 1
    leader: int
    mix: str | None  # the mix to follow, such as "2+1" (G8)
    must_pass: bool  # the viewer is to play and cannot (G11)
    restricted: list[str] | None  # the colours that the seat to play is held to (G9)
    fought: str | None  # the colour being fought (G16)
    last_round: bool  # a stack has been emptied (G21)
    stacks: list[list[str]]  # the colours of both, the top last (G3)
    discarded: list[str]
    seats: list[SeatView]
    hand: list[str] | None
    picked: list[str] | None


def view(box: Any, state: Any, viewer: int | None) -> View:
    """The view of an observation. What the seat may not know is not in it, or left out by G25."""
    return View(
        viewer=viewer,
        actors=[] if state.over else [state.turn],
        over=bool(state.over),
        phase="over" if state.over else Phase(state.phase).name.lower(),
        round=state.rounds + (not state.over),
        leader=state.leader,
        mix=mix_name(state.mix_cards, state.mix_colours),
        must_pass=must_pass(box, state, viewer),
        restricted=restriction(box, state),
        fought=COLOUR_NAMES[state.fought] or None,
        last_round=0 in state.stack_count,
        stacks=[stack_of(state, side) for side in (LEFT, RIGHT)],
        discarded=SUITS.write(state.discarded).split(),
        seats=[view_seat(box, state, seat, viewer) for seat in range(box.seats)],
        hand=None if viewer is None else SUITS.write(state.hand[viewer]).split(),
        picked=None if viewer is None else picked_of(state, viewer),
    )


def mix_name(cards: int, colours: int) -> str | None:
    """`2+1` for three cards in two colours."""
    pairs = cards - colours
    return "+".join(["2"] * pairs + ["1"] * (colours - pairs)) or None


def must_pass(box: Any, state: Any, viewer: int | None) -> bool:
    """Whether the viewer is to play, and has no cards that make a play (G11, G12)."""
    if state.over or viewer is None or state.phase != Phase.PLAYING or state.turn != viewer:
        return False
    return not can_complete(box, state, viewer)


def restriction(box: Any, state: Any) -> list[str] | None:
    """The colours that the last seat is held to, while it is to play (G9)."""
    if state.over or state.phase != Phase.PLAYING or not is_restricted(box, state, state.turn):
        return None
    return [LETTERS[colour] for colour in Colour if on_table(box, state, colour)]


def stack_of(state: Any, side: int) -> list[str]:
    start = side * STACK
    return [COLOUR_NAMES[state.stack_colours[start + i]] for i in range(state.stack_count[side])]


def picked_of(state: Any, seat: int) -> list[str]:
    return [NAMES[state.picked[seat, i]] for i in range(picked_count(state, seat))]


def view_seat(box: Any, state: Any, seat: int, viewer: int | None) -> SeatView:
    all_show = bool(box.open_winnings or state.over)
    shows = all_show or seat == viewer
    won = SUITS.write(state.won[seat]).split()
    return SeatView(
        hand={LETTERS[colour]: state.hand_colours[seat, colour] for colour in range(COLOURS)},
        hand_count=state.hand_count[seat],
        lying=lying_before(state, seat, viewer),
        passed=bool(state.passed[seat]),
        owed=bool(state.owed[seat]),
        won_count=len(won),
        won_top=COLOUR_NAMES[state.won_last[seat]] or None,
        won=won if shows else None,
        amulets=amulets_of(box, state, seat) if shows else None,
        points=bonus_of(box, state, seat) + amulets_of(box, state, seat) if all_show else None,
    )


def lying_before(state: Any, seat: int, viewer: int | None) -> list[str]:
    """Cards face up, or one's own face down; of others' face-down cards the colours."""
    if state.phase == Phase.PLAYING and seat != viewer:
        return [LETTERS[colour] for colour in range(COLOURS) for _ in range(state.lying[seat, colour])]
    row = state.down if state.phase == Phase.PLAYING else state.shown
    return [NAMES[row[seat, i]] for i in range(MOST_PLAYED) if row[seat, i]]
