"""Decisions of one seat: which rule answers each kind of move."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import part
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening, Kind
from grimoire.games.zargos.rules.attacks import aim_attack, declare, start_fight
from grimoire.games.zargos.rules.before_combat import call_war, choose_helpers, help_out
from grimoire.games.zargos.rules.buying import ask_for_pawns, buy_pawns
from grimoire.games.zargos.rules.combat import reroll
from grimoire.games.zargos.rules.flights import plan_flight
from grimoire.games.zargos.rules.hands import discard, shed
from grimoire.games.zargos.rules.journeys import call_wind, leave, sail
from grimoire.games.zargos.rules.lots import take
from grimoire.games.zargos.rules.placing import choose_place, put_pawns
from grimoire.games.zargos.rules.reorganising import (
    aim_group,
    call_mist,
    move_group,
    start_group,
    stop_regrouping,
)
from grimoire.games.zargos.rules.setup import pick, pick_on, put_one
from grimoire.games.zargos.rules.trading import accept, give, offer, refuse, stop_trading, turn_to
from grimoire.games.zargos.rules.winds import shelter
from grimoire.games.zargos.state import Phase, State
from grimoire.games.zargos.things import Card


@kernel
def decide(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """A decision of one seat."""
    kind, first = part(move, 0), part(move, 1)
    phase = state.phase
    if kind == Kind.COUNT:
        count_group(box, state, first, log)
    elif kind == Kind.FROM:
        if phase == Phase.REORGANISE:
            start_group(state, first)
        else:
            leave(state, first)
    elif kind == Kind.SAIL:
        sail(state, first)
    elif kind == Kind.TO:
        if phase == Phase.ATTACK:
            aim_attack(box, state, first, log)
        else:
            aim_group(state, first, log)
    elif kind == Kind.DONE:
        be_done(state)
    elif kind == Kind.FIGHT:
        start_fight(state, first)
    elif kind == Kind.PASS:
        state.phase = Phase.CLASH
    elif kind == Kind.KEEP:
        state.phase = Phase.THROW
    elif kind == Kind.REROLL:
        reroll(state, first, part(move, 2), log)
        state.phase = Phase.THROW
    elif kind == Kind.PUT:
        if phase == Phase.PLACE_ONE:
            put_one(state, first, log)
        else:
            choose_place(box, state, first, log)
    elif kind == Kind.CARD:
        play_green(box, state, seat, first, part(move, 2), log)
    else:
        decide_seldom(box, state, seat, move, log)


@kernel
def decide_seldom(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """The same for what is decided less often."""
    kind, first = part(move, 0), part(move, 1)
    if kind == Kind.PICK:
        pick(box, state, first, log)
        pick_on(box, state, log)
    elif kind == Kind.TAKE:
        take(state, first, log)
        state.phase = Phase.SETUP
    elif kind == Kind.SHELTER:
        shelter(state, first, log)
        state.phase = Phase.ADRIFT
    elif kind == Kind.HELP:
        choose_helpers(state, first, log)
    elif kind == Kind.FLIGHT:
        plan_flight(box, state)
        state.phase = Phase.REGROUP
    elif kind == Kind.BOATS:
        ask_for_pawns(box, state, first, log)
    elif kind == Kind.PAWNS:
        buy_pawns(box, state, first, log)
    elif kind == Kind.DISCARD:
        discard(box, state, seat, first, log)
        state.phase = state.resume
    elif kind == Kind.SHED:
        shed(box, state, seat, first, log)
    else:
        trade(box, state, seat, move, log)


@kernel
def trade(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    kind, first = part(move, 0), part(move, 1)
    if kind == Kind.OFFER:
        turn_to(state, first)
    elif kind == Kind.GIVE:
        give(state, seat, first)
    elif kind == Kind.WANT:
        offer(box, state, seat, first, log)
    elif kind == Kind.ACCEPT:
        accept(box, state, seat, log)
    else:
        refuse(box, state, seat, log)


@kernel
def count_group(box: Box, state: State, pawns: int, log: Log) -> None:
    if state.phase == Phase.ATTACK:
        declare(box, state, pawns, log)
    elif state.phase == Phase.REORGANISE:
        move_group(state, pawns, log)
    elif state.phase == Phase.PLACE:
        put_pawns(box, state, pawns, log)
    else:
        help_out(state, pawns, log)


@kernel
def be_done(state: State) -> None:
    if state.phase == Phase.ATTACK:
        state.phase = Phase.FIGHTS
    elif state.phase == Phase.REORGANISE:
        stop_regrouping(state)
    else:
        stop_trading(state)


@kernel
def play_green(box: Box, state: State, seat: int, card: int, side: int, log: Log) -> None:
    """Green cards are played at the moment they help (Z40)."""
    if card == Card.WAR:
        call_war(box, state, seat, side, log)
        state.phase = Phase.CLASH
    elif card == Card.MIST:
        call_mist(box, state, seat, log)
    else:
        call_wind(box, state, card)
        emit(log, Happening.PLAYED, seat, card, 0, 0)
