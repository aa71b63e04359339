"""Groups that attack, who has moved already, and the fight at hand with its dice (Z12–Z16, Z28–Z31)."""

from __future__ import annotations

from grimoire.core.bits import has
from grimoire.core.events import NOBODY
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.invariants.moment import Moment, moment
from grimoire.games.zargos.moves import ATTACKER, DEFENDER
from grimoire.games.zargos.rules.attacks import pending, ride
from grimoire.games.zargos.rules.battle import defender, field
from grimoire.games.zargos.rules.before_combat import helpers, may_call_war
from grimoire.games.zargos.rules.combat import face_on, forces, monks_side
from grimoire.games.zargos.rules.dice import dice_of
from grimoire.games.zargos.rules.places import player
from grimoire.games.zargos.state import Clash, Phase, State, Throw
from grimoire.games.zargos.things import DICE, MOST_PAWNS, PROVINCES

# ---------------------------------------------------------------- groups


@kernel
def groups_fit(box: Box, state: State) -> bool:
    """Groups stand on their targets while attacks last; rested and worn pawns are those of the people."""
    part_of_round = moment(state)
    attacks = part_of_round == Moment.ATTACKS or part_of_round == Moment.OVER
    moves = attacks or part_of_round == Moment.REGROUPING
    if state.targeted != 0 and not moves:
        return False
    for province in range(PROVINCES):
        if not attacks and state.attackers[province] + state.worn[province] != 0:
            return False
        if not 0 <= state.worn_attackers[province] <= state.attackers[province]:
            return False
        if not moves and state.fresh[province] != 0:
            return False
        if not rest_fits(state, province):
            return False
    return state.phase != Phase.ORDER or pending(box, state) != 0


@kernel
def rest_fits(state: State, province: int) -> bool:
    """No pawn is rested and worn at once, only Knights wear out; a Mist Wind lifts rested pawns (Z28)."""
    fresh, worn = state.fresh[province], state.worn[province]
    if fresh < 0 or worn < 0:
        return False
    if fresh + worn > 0 and state.holder[province] != state.people + 1:
        return False
    if worn + state.worn_attackers[province] > 0 and not ride(state):
        return False
    most = MOST_PAWNS if state.phase == Phase.PLACE else state.pawns[province]
    return fresh + worn <= most


# ---------------------------------------------------------------- the fight at hand


@kernel
def is_fighting(state: State) -> bool:
    return Phase.HELP <= state.phase <= Phase.REROLL


@kernel
def dice_fit(box: Box, state: State) -> bool:
    """Before a fight and after it there are no dice; in it, those that were thrown (Z14, Z16)."""
    for i in range(DICE):
        if not (0 <= state.attack_dice[i] <= 6 and 0 <= state.defence_dice[i] <= 6):
            return False
    if is_fighting(state):
        return fight_fits(box, state)
    if state.phase == Phase.OVER:
        return True
    if moment(state) == Moment.ATTACKS and state.phase == Phase.TRIM:
        return state.attackers[field(state)] == 0
    return state.fight == 0 and state.clash == 0 and state.war == 0 and nothing_thrown(state)


@kernel
def nothing_thrown(state: State) -> bool:
    for i in range(DICE):
        if state.attack_dice[i] != 0 or state.defence_dice[i] != 0:
            return False
    return state.throw == Throw.NOTHING and state.rerolled == 0


@kernel
def fight_fits(box: Box, state: State) -> bool:
    """Two sides, and what was asked for comes in the order of Z16."""
    if state.fight == 0 or defender(state) < 0 or state.attackers[field(state)] == 0:
        return False
    if state.phase == Phase.REROLL:
        return state.clash == Clash.ROUNDS + 1 and throws_fit(box, state)
    if not nothing_thrown(state):
        return False
    if state.phase == Phase.HELP:
        return state.clash == Clash.HELP + 1 and state.war == 0 and helpers(box, state) != 0
    if state.clash == Clash.WAR_ATTACK + 1:
        return state.war == 0 and may_call_war(state, state.people)
    mine = player(state, state.people) == player(state, defender(state))
    answers = state.clash == Clash.WAR_DEFENCE + 1 and not mine
    return answers and may_call_war(state, defender(state))


@kernel
def throws_fit(box: Box, state: State) -> bool:
    """The Monks throw first, then their enemy; one die is thrown again in a round of combat (Z31)."""
    monks = monks_side(box, state)
    if monks == NOBODY or state.rerolled != 0:
        return False
    if state.throw != Throw.MONKS and state.throw != Throw.ENEMY:
        return False
    for side in range(ATTACKER, DEFENDER + 1):
        dice = dice_of(forces(state, side)) + (1 if has(state.war, side) else 0)
        if side != monks and state.throw == Throw.MONKS:
            dice = 0
        for i in range(DICE):
            if (face_on(state, side, i) != 0) != (i < dice):
                return False
    return True
