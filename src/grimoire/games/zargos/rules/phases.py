"""How the game goes on by itself: from phase to phase, until somebody has to decide (Z9)."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.rules.attacks import ask_for_attacks, next_fight
from grimoire.games.zargos.rules.buying import forget_deal, next_buyer
from grimoire.games.zargos.rules.combat import fight_round, meet
from grimoire.games.zargos.rules.lots import place_lots, take_on
from grimoire.games.zargos.rules.reorganising import regroup
from grimoire.games.zargos.rules.settling import (
    end_game,
    find_last,
    go_back,
    remove_fallen,
    settle,
    strongest,
    trim_somebody,
)
from grimoire.games.zargos.rules.setup import place_next
from grimoire.games.zargos.rules.territory import count_territory, deal_to, give_kingdom_cards, set_order
from grimoire.games.zargos.rules.trading import next_trader
from grimoire.games.zargos.rules.turns import start_round, start_turn
from grimoire.games.zargos.rules.windows import open_window
from grimoire.games.zargos.rules.winds import drift, strike
from grimoire.games.zargos.state import Phase, Reason, State


@kernel
def goes_on_by_itself(state: State) -> bool:
    """Whether nobody is asked before the rules go on."""
    return state.phase >= Phase.SETUP


@kernel
def go_on(box: Box, state: State, log: Log) -> None:
    """From phase to phase until somebody is asked, or the game is over."""
    while goes_on_by_itself(state):
        phase = state.phase
        if phase == Phase.OPEN:
            open_window(box, state)
        elif phase == Phase.DECLARE:
            ask_for_attacks(box, state)
        elif phase == Phase.FIGHTS:
            next_fight(box, state)
        elif phase == Phase.CLASH:
            meet(box, state, log)
        elif phase == Phase.THROW:
            fight_round(box, state, log)
        elif phase == Phase.SETTLE:
            settle(box, state, log)
        elif phase == Phase.RESUME:
            go_back(box, state, log)
        elif phase == Phase.REGROUP:
            regroup(box, state)
        elif phase == Phase.TURN:
            start_turn(box, state, log)
        elif phase == Phase.STRIKE:
            strike(box, state, log)
        elif phase == Phase.ADRIFT:
            drift(box, state, log)
        else:
            go_on_between_turns(box, state, log)


@kernel
def go_on_between_turns(box: Box, state: State, log: Log) -> None:
    phase = state.phase
    if phase == Phase.SETUP:
        set_up(box, state, log)
    elif phase == Phase.COUNT:
        count(box, state, log)
    elif phase == Phase.DEAL:
        deal_magic(box, state, log)
    elif phase == Phase.BARGAIN:
        next_trader(box, state, log)
    elif phase == Phase.PURCHASE:
        next_buyer(box, state, log)
    else:
        forget_deal(box, state)
        if state.rounds == 0:
            find_last(box, state, remove_fallen(box, state, log), log)
        if not state.over:
            start_round(state, log)


@kernel
def set_up(box: Box, state: State, log: Log) -> None:
    """By cards in the second edition, else pawn by pawn or at random (Z6, Z64)."""
    if box.edition == 1 or box.quick:
        place_next(box, state, log)
        return
    if state.green_count + state.blue_count > 0:
        take_on(box, state, log)
    if state.phase == Phase.SETUP:
        place_lots(box, state, log)


@kernel
def count(box: Box, state: State, log: Log) -> None:
    """Points, the end after the last round, the new order, kingdom cards (Z9, Z22–Z24, Z44)."""
    count_territory(box, state, log)
    if state.rounds >= box.last_round:
        end_game(state, Reason.ROUNDS, strongest(box, state), log)
        return
    set_order(state, log)
    give_kingdom_cards(box, state, log)
    state.at = 0
    state.phase = Phase.DEAL


@kernel
def deal_magic(box: Box, state: State, log: Log) -> None:
    """People by people in the new order, each dealt and trimmed before the next (Z25)."""
    if trim_somebody(box, state, Phase.DEAL):
        return
    if state.at < state.peoples:
        deal_to(box, state, state.order[state.at], log)
        state.at += 1
        return
    state.at = 0
    state.phase = Phase.BARGAIN if box.trading else Phase.PURCHASE
