"""Who is to decide: in a window those who hold cards, else the one seat whose question it is (Z9, Z34)."""

from __future__ import annotations

from grimoire.core.bits import bit
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.rules.battle import defender
from grimoire.games.zargos.rules.offers import trader
from grimoire.games.zargos.rules.places import player
from grimoire.games.zargos.rules.settling import seat_with_too_many
from grimoire.games.zargos.rules.setup import picker
from grimoire.games.zargos.rules.windows import holders
from grimoire.games.zargos.state import Clash, Phase, State
from grimoire.games.zargos.things import People


@kernel
def the_right_seats_are_asked(box: Box, state: State) -> bool:
    """Somebody is asked exactly while the game goes on; in a window, those who have not answered yet."""
    if state.phase == Phase.OVER:
        return state.asked == 0
    if state.phase == Phase.WINDOW:
        return state.asked != 0 and state.asked & ~holders(box, state) == 0
    if state.phase == Phase.ILLUSION:
        last = state.diverted_by - 1 if state.diverted_by > 0 else state.wind_by
        return state.asked != 0 and state.asked & ~(holders(box, state) & ~bit(last)) == 0
    return state.asked == bit(seat_to_decide(box, state))


@kernel
def seat_to_decide(box: Box, state: State) -> int:
    """The player of the people at turn, unless the question is another's."""
    phase = state.phase
    if phase == Phase.PICK:
        return picker(box, state)
    if phase == Phase.SHELTER:
        return player(state, People.DRAGONS)
    if phase == Phase.REROLL:
        return player(state, People.MONKS)
    if phase == Phase.HELP or (phase == Phase.WAR and state.clash > Clash.WAR_ATTACK + 1):
        return player(state, defender(state))
    if phase == Phase.TRIM:
        return seat_with_too_many(box, state)
    if phase == Phase.TRADE:
        return trader(state)
    return state.partner - 1 if phase == Phase.ANSWER else player(state, state.people)
