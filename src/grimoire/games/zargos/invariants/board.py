"""Pawns, boats and kingdom cards: who has what, and where it stands (Z8, Z20, Z24, Z32, Z43)."""

from __future__ import annotations

from grimoire.core.bits import has
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.rules.places import pawns_of
from grimoire.games.zargos.state import State
from grimoire.games.zargos.things import ALL_BOATS, MOST_PAWNS, PEOPLES, PROVINCES, SEAS, People


@kernel
def is_people(number: int) -> bool:
    """A people from 1, or 0 for nobody."""
    return 0 <= number <= PEOPLES


@kernel
def board_fits(box: Box, state: State) -> bool:
    """A province has pawns where somebody holds it, and only there; attackers do not hold it yet (Z10)."""
    for province in range(PROVINCES):
        holder, pawns, attackers = state.holder[province], state.pawns[province], state.attackers[province]
        if not is_people(holder) or pawns < 0 or (holder == 0) != (pawns == 0):
            return False
        if holder > 0 and not has(state.alive, holder - 1):
            return False
        if attackers < 0 or (attackers > 0 and holder == state.people + 1):
            return False
        if province >= box.provinces and (holder > 0 or attackers > 0):
            return False
    return True


@kernel
def sea_fits(box: Box, state: State) -> bool:
    """Only Dragons are at sea (Z32)."""
    for sea in range(SEAS):
        if state.at_sea[sea] < 0:
            return False
        if state.at_sea[sea] > 0 and (sea >= box.seas or not has(state.alive, People.DRAGONS)):
            return False
    return True


@kernel
def pawns_fit(box: Box, state: State) -> bool:
    """No people has more than the box holds; none that lives has none, once pawns are placed (Z8, Z43)."""
    for people in range(PEOPLES):
        pawns = pawns_of(box, state, people) + state.reserve[people]
        if state.people == people:
            pawns += state.pool
        if pawns > MOST_PAWNS or state.reserve[people] < 0:
            return False
        if has(state.alive, people) and pawns == 0 and state.rounds > 0:
            return False
        if not has(state.alive, people) and pawns > 0:
            return False
    return True


@kernel
def boats_fit(box: Box, state: State) -> bool:
    """Fifteen in all (Z8)."""
    boats = 0
    for people in range(PEOPLES):
        if state.boats[people] < 0 or (state.boats[people] > 0 and not has(state.alive, people)):
            return False
        boats += state.boats[people]
    return boats <= ALL_BOATS


@kernel
def crowns_fit(box: Box, state: State) -> bool:
    """Kingdom cards belong to living peoples. Zargos has none: who holds its City is Master (Z20, Z24)."""
    for kingdom in range(len(state.crown)):
        holder = state.crown[kingdom]
        if not is_people(holder) or (holder > 0 and (kingdom >= box.kingdoms or kingdom == box.zargos)):
            return False
        if holder > 0 and not has(state.alive, holder - 1):
            return False
    return state.master == state.holder[box.city]
