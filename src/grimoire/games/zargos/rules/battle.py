"""The fight at hand: where, between whom, and who is left (Z12–Z15, Z28)."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.bits import has
from grimoire.core.events import NOBODY, emit
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening, two
from grimoire.games.zargos.rules.places import has_power, in_zargos, player
from grimoire.games.zargos.state import Phase, State, Throw
from grimoire.games.zargos.things import DICE


@kernel
def field(state: State) -> int:
    """The province that is fought over."""
    return state.fight - 1


@kernel
def defender(state: State) -> int:
    """The people that is attacked; -1 where nobody is."""
    return state.holder[field(state)] - 1


@kernel
def fights_here(box: Box, state: State, people: int, power: int) -> bool:
    """Whether a people fights with its own power here: not in Zargos, nor under a card (Z19, Z39)."""
    return has_power(state, people, power) and not in_zargos(box, field(state))


@kernel
def walls(box: Box, state: State) -> bool:
    return has(box.capitals, field(state))


@kernel
def lose_attackers(state: State, lost: int) -> None:
    """Of Knights those fall first who could not have attacked again (Z28)."""
    place = field(state)
    state.attackers[place] -= lost
    state.worn_attackers[place] = max(0, state.worn_attackers[place] - lost)


@kernel
def occupy(state: State) -> None:
    """Whoever is left of the attackers has the province, if nobody defends it."""
    place = field(state)
    if state.attackers[place] > 0:
        state.holder[place] = state.people + 1
        state.pawns[place] = state.attackers[place]
        state.worn[place] = state.worn_attackers[place]
    state.fresh[place] = 0
    state.attackers[place] = 0
    state.worn_attackers[place] = 0
    state.phase = Phase.SETTLE


@kernel
def start_throws(state: State) -> None:
    """A round of dice begins."""
    put_dice_away(state)
    state.phase = Phase.THROW


@kernel
def put_dice_away(state: State) -> None:
    for i in range(DICE):
        state.attack_dice[i] = 0
        state.defence_dice[i] = 0
    state.rerolled = 0
    state.throw = Throw.NOTHING


@kernel
def finish(state: State, log: Log) -> None:
    """The winner stays; if nobody is left the province is empty (Z12, Z14)."""
    place = field(state)
    if state.pawns[place] > 0:
        tell_winner(state, state.holder[place] - 1, log)
        state.phase = Phase.SETTLE
        return
    state.holder[place] = 0
    occupy(state)
    if state.holder[place] == 0:
        emit(log, Happening.EMPTIED, NOBODY, place, 0, 0)
    else:
        tell_winner(state, state.people, log)


@kernel
def tell_winner(state: State, people: int, log: Log) -> None:
    place = field(state)
    emit(log, Happening.WON, player(state, people), two(place, state.pawns[place]), people, 0)


@kernel
def forget_fight(state: State) -> None:
    """Nothing is left of it for the next one."""
    put_dice_away(state)
    state.fight = 0
    state.clash = 0
    state.war = 0
