"""Combat: demons, the rounds of dice, and the Monks who have one thrown again (Z14, Z17, Z31)."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.bits import bit, has
from grimoire.core.events import NOBODY, emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import ATTACKER, DEFENDER, Happening, Kind, four, three, two
from grimoire.games.zargos.rules.battle import (
    defender,
    field,
    fights_here,
    finish,
    lose_attackers,
    occupy,
    start_throws,
    walls,
)
from grimoire.games.zargos.rules.before_combat import prepare
from grimoire.games.zargos.rules.dice import dice_of, throw_die, throw_unnamed, with_face
from grimoire.games.zargos.rules.places import in_zargos, player
from grimoire.games.zargos.rules.turns import ask
from grimoire.games.zargos.state import Clash, Phase, State, Throw
from grimoire.games.zargos.things import DICE, People


@kernel
def meet(box: Box, state: State, log: Log) -> None:
    """An empty province is taken, or its demons strike; else the sides prepare (Z12, Z13, Z17)."""
    if defender(state) >= 0:
        if state.clash == Clash.HELP:
            tell_battle(state, log)
        prepare(box, state, log)
    elif in_zargos(box, field(state)):
        face_demons(box, state, log)
    else:
        emit(log, Happening.TAKEN, player(state, state.people), field(state), state.people, 0)
        occupy(state)


@kernel
def tell_battle(state: State, log: Log) -> None:
    place = field(state)
    sides = two(state.people, defender(state))
    forces = three(place, state.attackers[place], state.pawns[place])
    emit(log, Happening.BATTLE, player(state, state.people), forces, sides, 0)


@kernel
def face_demons(box: Box, state: State, log: Log) -> None:
    """They strike once, at all who enter together; not at their Master in the second edition (Z17, Z63)."""
    place = field(state)
    spared = box.edition == 2 and state.master == state.people + 1
    total, told = throw_unnamed(state, 0 if spared else box.demons[place])
    lost = min(total // 2, state.attackers[place])
    lose_attackers(state, lost)
    forces = four(place, lost, state.attackers[place], state.people)
    emit(log, Happening.DEMONS, player(state, state.people), forces, told, 0)
    occupy(state)


@kernel
def people_on(state: State, side: int) -> int:
    return state.people if side == ATTACKER else defender(state)


@kernel
def forces(state: State, side: int) -> int:
    return state.attackers[field(state)] if side == ATTACKER else state.pawns[field(state)]


@kernel
def face_on(state: State, side: int, i: int) -> int:
    return state.attack_dice[i] if side == ATTACKER else state.defence_dice[i]


@kernel
def put_face(state: State, side: int, i: int, face: int) -> None:
    if side == ATTACKER:
        state.attack_dice[i] = face
    else:
        state.defence_dice[i] = face


@kernel
def throw_side(state: State, side: int, log: Log) -> None:
    """As many dice as the pawns give, and one for a Wind of War (Z14, Z40)."""
    dice = dice_of(forces(state, side)) + (1 if has(state.war, side) else 0)
    told = 0
    for i in range(dice):
        put_face(state, side, i, throw_die(state))
        told = with_face(told, i, face_on(state, side, i))
    people = people_on(state, side)
    emit(log, Happening.THREW, player(state, people), told, people, 0)


@kernel
def total_on(state: State, side: int) -> int:
    total = 0
    for i in range(DICE):
        total += face_on(state, side, i)
    return total


@kernel
def monks_side(box: Box, state: State) -> int:
    """On which side Monks fight with their power; NOBODY if they do not."""
    if fights_here(box, state, state.people, People.MONKS):
        return ATTACKER
    return DEFENDER if fights_here(box, state, defender(state), People.MONKS) else NOBODY


@kernel
def fight_round(box: Box, state: State, log: Log) -> None:
    """Both sides throw, Monks first; they may have one die thrown again (Z14, Z31)."""
    monks = monks_side(box, state)
    if monks == NOBODY:
        throw_side(state, ATTACKER, log)
        throw_side(state, DEFENDER, log)
        state.throw = Throw.ALL
    elif state.throw == Throw.NOTHING:
        throw_side(state, monks, log)
        state.throw = Throw.MONKS
        ask(state, Phase.REROLL, player(state, People.MONKS))
        return
    elif state.throw == Throw.MONKS:
        throw_side(state, 1 - monks, log)
        state.throw = Throw.ENEMY
        if not state.rerolled:
            ask(state, Phase.REROLL, player(state, People.MONKS))
            return
    take_losses(box, state, log)


@kernel
def asked_side(box: Box, state: State) -> int:
    """Whose dice the Monks may have thrown again now: their own, then their enemy's (Z31)."""
    monks = monks_side(box, state)
    return monks if state.throw == Throw.MONKS else 1 - monks


@kernel
def list_rerolls(box: Box, state: State, out: MoveList) -> int:
    """To keep the dice, or one of them; of equal dice the first."""
    side = asked_side(box, state)
    out[0] = pack(Kind.KEEP, 0, 0, 0, 0)
    count, seen = 1, 0
    for i in range(DICE):
        face = face_on(state, side, i)
        if face != 0 and not has(seen, face):
            seen |= bit(face)
            out[count] = pack(Kind.REROLL, side, i, 0, 0)
            count += 1
    return count


@kernel
def reroll(state: State, side: int, i: int, log: Log) -> None:
    """The new value stands, better or worse (Z31)."""
    old = face_on(state, side, i)
    put_face(state, side, i, throw_die(state))
    state.rerolled = 1
    told = with_face(with_face(0, 0, old), 1, face_on(state, side, i))
    emit(log, Happening.REROLLED, player(state, People.MONKS), told, people_on(state, side), 0)


@kernel
def take_losses(box: Box, state: State, log: Log) -> None:
    """Each side loses half of what the other threw, behind walls a third, at the same time (Z14, Z15)."""
    place = field(state)
    attack = total_on(state, ATTACKER) // (3 if walls(box, state) else 2)
    defence = total_on(state, DEFENDER) // 2
    defenders_lost = min(attack, state.pawns[place])
    attackers_lost = min(defence, state.attackers[place])
    state.pawns[place] -= defenders_lost
    lose_attackers(state, attackers_lost)
    emit(log, Happening.FELL, NOBODY, attackers_lost, defenders_lost, 0)
    if state.pawns[place] == 0 or state.attackers[place] == 0:
        finish(state, log)
    else:
        start_throws(state)
