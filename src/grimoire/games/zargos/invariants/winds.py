"""Red cards: what they have done to this turn, and what is answered to them (Z34–Z41, Z61)."""

from __future__ import annotations

from grimoire.core.bits import has, lowest_bit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack, part
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.invariants.moment import Moment, is_turn, moment
from grimoire.games.zargos.moves import Kind
from grimoire.games.zargos.rules.places import calm_seas_from
from grimoire.games.zargos.rules.windows import is_target, may_play, played_already, targets_of
from grimoire.games.zargos.rules.winds import dragons_at, nearest_coasts
from grimoire.games.zargos.state import Phase, State
from grimoire.games.zargos.things import LAST_RED, Card, People, can_be_diverted


@kernel
def winds_fit(box: Box, state: State) -> bool:
    """What winds have done lasts for one turn (Z34); a card waits only for an Illusion (Z61)."""
    done = state.frozen != 0 or state.stormy != 0 or state.calmed != 0
    if done and not is_turn(state) and moment(state) != Moment.OVER:
        return False
    if state.phase == Phase.ILLUSION:
        diverted = box.edition == 2 and can_be_diverted(state.wind)
        if not diverted or not can_be_hit(box, state, state.wind, state.wind_target):
            return False
    elif state.wind != 0 or state.wind_by != 0 or state.wind_target != 0 or state.diverted_by != 0:
        return False
    if state.phase == Phase.SHELTER:
        return dragons_are_adrift(box, state)
    return state.adrift == 0 and state.wave == 0


@kernel
def can_be_hit(box: Box, state: State, card: int, target: int) -> bool:
    """Whether a card could have this target (Z35–Z39, Z61)."""
    return target < targets_of(box, card) and is_target(box, state, card, target)


@kernel
def dragons_are_adrift(box: Box, state: State) -> bool:
    """A storm drives them from stormy seas, a wave from all; there is a refuge to choose (Z37, Z39)."""
    if state.adrift == 0 or dragons_at(box, state, state.adrift) != state.adrift:
        return False
    first = lowest_bit(state.adrift)
    if state.wave:
        return has(state.calmed, People.DRAGONS) and nearest_coasts(box, state, first) != 0
    return state.adrift & ~state.stormy == 0 and calm_seas_from(box, state, first) != 0


@kernel
def answers_fit(box: Box, state: State) -> bool:
    """In a window those who are not asked any more have given an answer; nobody else has."""
    window = state.phase == Phase.WINDOW or state.phase == Phase.ILLUSION
    for seat in range(box.seats):
        given = state.answer[seat]
        if given == 0:
            continue
        if not window or has(state.asked, seat) or state.hand_count[seat] == 0:
            return False
        if given != pack(Kind.PASS, 0, 0, 0, 0) and not is_card_to_play(box, state, seat, given):
            return False
    return True


@kernel
def is_card_to_play(box: Box, state: State, seat: int, given: int) -> bool:
    """Whether an answer is a card that the seat holds and may play now (Z34, Z41, Z61)."""
    card, target = part(given, 1), part(given, 2)
    if given != pack(Kind.CARD, card, target, 0, 0) or not 0 < card <= Card.ILLUSION:
        return False
    if state.hand[seat, card] == 0:
        return False
    if state.phase == Phase.ILLUSION:
        other = target != state.wind_target and can_be_hit(box, state, state.wind, target)
        return card == Card.ILLUSION and other
    if card > LAST_RED or not may_play(state, card) or not can_be_hit(box, state, card, target):
        return False
    return not played_already(state, seat, card, target)
