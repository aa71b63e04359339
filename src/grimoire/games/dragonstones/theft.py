"""Powers turned against another player: the Thief's and the Brigand's (D21, D25)."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.bits import has
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.bank import colours_of, stones_of
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.frames import player, top_of
from grimoire.games.dragonstones.moves import NOTHING_STOLEN, STOLEN_COIN, Happening, two
from grimoire.games.dragonstones.state import State
from grimoire.games.dragonstones.steps import Who
from grimoire.games.dragonstones.things import Coin


@kernel
def victims(box: Box, state: State, who: int, for_stone: int) -> int:
    """Whom the power may be turned against (D21, D25)."""
    others = ((1 << box.seats) - 1) & ~(1 << player(state))
    found = seconds(box, state, others) if who == Who.SECOND else others
    with_stones = 0
    for seat in range(box.seats):
        if has(found, seat) and stones_of(state, seat) > 0:
            with_stones |= 1 << seat
    return with_stones if for_stone == 1 and with_stones != 0 else found


@kernel
def seconds(box: Box, state: State, others: int) -> int:
    """The second highest bidders, of the tie-break if there was one; all others, if nobody else bid (D21)."""
    took_part = others & state.tied if state.tied != 0 else others
    most = 0
    for seat in range(box.seats):
        if has(took_part, seat):
            most = max(most, state.value[seat])
    found = 0
    for seat in range(box.seats):
        if has(took_part, seat) and state.value[seat] == most:
            found |= 1 << seat
    return found


@kernel
def stealable(state: State) -> int:
    """A bit for each colour that the victim has."""
    victim = state.frame_victim[top_of(state)] - 1
    return colours_of(state, victim, 1)


@kernel
def steal_stone(state: State, seat: int, victim: int, colour: int, log: Log) -> None:
    state.stones[victim, colour] -= 1
    state.stones[seat, colour] += 1
    emit(log, Happening.STOLE, seat, victim, colour, 0)


@kernel
def steal_coin(state: State, seat: int, victim: int, log: Log) -> None:
    """Without a stone, a common gold coin; without that, a fairy gold coin, spent ones last (D21)."""
    if state.purse[victim, Coin.COMMON] > 0:
        state.purse[victim, Coin.COMMON] -= 1
        state.purse[seat, Coin.COMMON] += 1
        emit(log, Happening.STOLE, seat, victim, STOLEN_COIN + Coin.COMMON, 0)
    elif state.purse[victim, Coin.FAIRY] + state.spent[victim] > 0:
        if state.purse[victim, Coin.FAIRY] > 0:
            state.purse[victim, Coin.FAIRY] -= 1
        else:
            state.spent[victim] -= 1
        state.purse[seat, Coin.FAIRY] += 1
        emit(log, Happening.STOLE, seat, victim, STOLEN_COIN + Coin.FAIRY, 0)
    else:
        emit(log, Happening.STOLE, seat, victim, NOTHING_STOLEN, 0)


@kernel
def steal_purse(box: Box, state: State, seat: int, victim: int, log: Log) -> None:
    """All common gold and silver; the amount is shown to the two alone, unless purses are open (D25)."""
    common = state.purse[victim, Coin.COMMON]
    silver = state.purse[victim, Coin.SILVER]
    state.purse[victim, Coin.COMMON] = 0
    state.purse[victim, Coin.SILVER] = 0
    state.purse[seat, Coin.COMMON] += common
    state.purse[seat, Coin.SILVER] += silver
    shown = 1 + two(common, silver) if box.open_purses else 0
    emit(log, Happening.ROBBED, seat, victim, shown, two(common, silver))
