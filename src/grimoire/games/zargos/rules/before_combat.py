"""Before the dice: Spider help, Winds of War, the Amazons' volley, in this order (Z16, Z29, Z30)."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.bits import bit, has
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import ATTACKER, DEFENDER, Happening, Kind, two
from grimoire.games.zargos.rules.battle import (
    defender,
    field,
    fights_here,
    finish,
    lose_attackers,
    start_throws,
    walls,
)
from grimoire.games.zargos.rules.dice import dice_of, throw_unnamed
from grimoire.games.zargos.rules.hands import use_card
from grimoire.games.zargos.rules.listing import list_counts, list_places
from grimoire.games.zargos.rules.places import holds, open_land, player
from grimoire.games.zargos.rules.turns import ask
from grimoire.games.zargos.state import Clash, Phase, State, Step
from grimoire.games.zargos.things import Card, People


@kernel
def prepare(box: Box, state: State, log: Log) -> None:
    """Spider help, Winds of War, the Amazons' volley, in this order; stops where somebody is asked."""
    while state.phase == Phase.CLASH:
        stage = state.clash
        state.clash += 1
        if stage == Clash.HELP and helpers(box, state) != 0:
            ask(state, Phase.HELP, player(state, defender(state)))
        elif stage == Clash.WAR_ATTACK and may_call_war(state, state.people):
            ask(state, Phase.WAR, player(state, state.people))
        elif stage == Clash.WAR_DEFENCE and defender_may_call_war(state):
            ask(state, Phase.WAR, player(state, defender(state)))
        elif stage == Clash.VOLLEY and fights_here(box, state, defender(state), People.AMAZONS):
            shoot(box, state, log)
        elif stage == Clash.ROUNDS:
            start_throws(state)


@kernel
def helpers(box: Box, state: State) -> int:
    """Volcanoes from which Spiders can help: one stays there, and no fight is pending (Z29, Z36)."""
    place = field(state)
    if not (fights_here(box, state, defender(state), People.SPIDERS) and has(box.vortex, place)):
        return 0
    found = 0
    for province in range(box.provinces):
        held = holds(state, People.SPIDERS, province) and has(box.vortex, province)
        if held and province != place and state.pawns[province] > 1 and state.attackers[province] == 0:
            found |= bit(province)
    return found & open_land(box, state)


@kernel
def list_help(box: Box, state: State, out: MoveList) -> int:
    if state.step == Step.COUNT:
        return list_counts(state.pawns[state.source] - 1, out)
    out[0] = pack(Kind.PASS, 0, 0, 0, 0)
    return list_places(Kind.HELP, helpers(box, state), out, 1)


@kernel
def choose_helpers(state: State, province: int, log: Log) -> None:
    """A group of one needs no number."""
    state.source = province
    state.step = Step.COUNT
    if state.pawns[province] == 2:
        help_out(state, 1, log)


@kernel
def help_out(state: State, pawns: int, log: Log) -> None:
    """Helpers stay where they helped (Z29)."""
    place = field(state)
    state.pawns[state.source] -= pawns
    state.pawns[place] += pawns
    emit(log, Happening.HELPED, player(state, defender(state)), two(state.source, pawns), place, 0)
    state.source = 0
    state.step = Step.SOURCE
    state.phase = Phase.CLASH


@kernel
def may_call_war(state: State, people: int) -> bool:
    """Whoever holds a card is asked, whichever it is (Z16, Z34)."""
    return state.hand_count[player(state, people)] > 0


@kernel
def defender_may_call_war(state: State) -> bool:
    """A player who fights with himself calls one Wind of War in all, and was asked already (Z16)."""
    mine = player(state, state.people) == player(state, defender(state))
    return not mine and may_call_war(state, defender(state))


@kernel
def list_war(state: State, seat: int, out: MoveList) -> int:
    """To pass, or the wind for one's side; who fights with himself chooses the side."""
    out[0] = pack(Kind.PASS, 0, 0, 0, 0)
    if state.hand[seat, Card.WAR] == 0:
        return 1
    count = 1
    if player(state, state.people) == seat and state.clash == Clash.WAR_ATTACK + 1:
        out[count] = pack(Kind.CARD, Card.WAR, ATTACKER, 0, 0)
        count += 1
    if player(state, defender(state)) == seat:
        out[count] = pack(Kind.CARD, Card.WAR, DEFENDER, 0, 0)
        count += 1
    return count


@kernel
def call_war(box: Box, state: State, seat: int, side: int, log: Log) -> None:
    """One die more for the whole fight (Z40)."""
    use_card(box, state, seat, Card.WAR)
    state.war |= bit(side)
    emit(log, Happening.PLAYED, seat, Card.WAR, side, 0)


@kernel
def shoot(box: Box, state: State, log: Log) -> None:
    """The Amazons' volley: no reply, and no die of a Wind of War (Z30)."""
    place = field(state)
    total, told = throw_unnamed(state, dice_of(state.pawns[place]))
    lost = min(total // (2 if walls(box, state) else 3), state.attackers[place])
    lose_attackers(state, lost)
    emit(log, Happening.VOLLEY, player(state, People.AMAZONS), told, lost, 0)
    if state.attackers[place] == 0:
        finish(state, log)
