"""After every fight and card: who is Master of the Winds, who is out, who has won (Z20, Z42–Z44, Z63)."""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.bits import bit, has
from grimoire.core.events import NOBODY, emit
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening
from grimoire.games.zargos.rules.attacks import ride
from grimoire.games.zargos.rules.battle import forget_fight
from grimoire.games.zargos.rules.hands import give_all_back, hand_limit, hand_over
from grimoire.games.zargos.rules.places import heart, land_held, pawns_of, player
from grimoire.games.zargos.rules.territory import count_points
from grimoire.games.zargos.rules.turns import ask, end_turn
from grimoire.games.zargos.state import Phase, Reason, State
from grimoire.games.zargos.things import CARDS, PEOPLES, People


@kernel
def settle(box: Box, state: State, log: Log) -> None:
    """The title, the fallen, the victory; then the game goes on where it was."""
    crown_master(box, state, log)
    fallen = remove_fallen(box, state, log)
    if not is_won(box, state, log):
        find_last(box, state, fallen, log)
    if state.over:
        return
    state.phase = Phase.RESUME


@kernel
def go_back(box: Box, state: State, log: Log) -> None:
    """Hands that have become too large are trimmed first (Z63); then the next fight, or the window."""
    if trim_somebody(box, state, Phase.RESUME):
        return
    fought = state.fight != 0
    if fought:
        forget_fight(state)
    if not has(state.alive, state.people):
        if not fought:
            emit(log, Happening.PASSED_OVER, player(state, state.people), state.people, 0, 0)
        end_turn(box, state)
    elif fought:
        state.phase = Phase.DECLARE if ride(state) else Phase.FIGHTS
    else:
        state.phase = Phase.OPEN


@kernel
def trim_somebody(box: Box, state: State, resume: int) -> bool:
    """Whether a seat has more cards than it may keep; it is asked which (Z25, Z63)."""
    seat = seat_with_too_many(box, state)
    state.resume = resume if seat >= 0 else 0
    if seat >= 0:
        ask(state, Phase.TRIM, seat)
    return seat >= 0


@kernel
def seat_with_too_many(box: Box, state: State) -> int:
    """The first seat that has more cards than it may keep; -1 if there is none."""
    for seat in range(box.seats):
        if state.hand_count[seat] > hand_limit(box, state, seat):
            return seat
    return -1


# ---------------------------------------------------------------- Master of the Winds


@kernel
def crown_master(box: Box, state: State, log: Log) -> None:
    """Whoever holds the Forbidden City, at once (Z20)."""
    master = state.holder[box.city]
    if master == state.master:
        return
    state.master = master
    seat = player(state, master - 1) if master > 0 else NOBODY
    emit(log, Happening.MASTER, seat, master, 0, 0)
    if box.edition == 2 and master > 0:
        seize_cards(box, state, seat, log)


@kernel
def seize_cards(box: Box, state: State, master: int, log: Log) -> None:
    """A new Master takes all magic cards, of the second edition (Z63)."""
    taken = 0
    for seat in range(box.seats):
        for card in range(1, CARDS + 1):
            while seat != master and state.hand[seat, card] > 0:
                hand_over(box, state, seat, master, card)
                taken += 1
    emit(log, Happening.SEIZED, master, taken, 0, 0)


# ---------------------------------------------------------------- the fallen


@kernel
def with_pawns(box: Box, state: State) -> int:
    """The peoples that have a pawn on the board, at sea or in an attack."""
    found = 0
    for province in range(box.provinces):
        found |= bit(state.holder[province]) >> 1
        found |= bit(state.people) if state.attackers[province] > 0 else 0
    for sea in range(box.seas):
        found |= bit(People.DRAGONS) if state.at_sea[sea] > 0 else 0
    return found


@kernel
def remove_fallen(box: Box, state: State, log: Log) -> int:
    """A people without a pawn is out (Z43); says which have just fallen."""
    fallen = state.alive & ~with_pawns(box, state)
    state.alive &= ~fallen
    for people in range(PEOPLES):
        if has(fallen, people):
            remove(box, state, people, log)
    return fallen


@kernel
def remove(box: Box, state: State, people: int, log: Log) -> None:
    """Boats and kingdom cards go back; with a player's last people his magic cards do too (Z43)."""
    seat = player(state, people)
    state.boats[people] = 0
    for kingdom in range(box.kingdoms):
        if state.crown[kingdom] == people + 1:
            state.crown[kingdom] = 0
            emit(log, Happening.UNCROWNED, seat, kingdom, people, 0)
    emit(log, Happening.OUT, seat, people, 0, 0)
    if not is_in_play(state, seat):
        give_all_back(box, state, seat, log)


@kernel
def is_in_play(state: State, seat: int) -> bool:
    """Whether a people of this player's still has pawns."""
    for people in range(PEOPLES):
        if state.player_of[people] == seat + 1 and has(state.alive, people):
            return True
    return False


# ---------------------------------------------------------------- the end


@kernel
def end_game(state: State, reason: int, victors: int, log: Log) -> None:
    state.over = reason
    state.victors = victors
    state.asked = 0
    state.phase = Phase.OVER
    emit(log, Happening.ENDED, NOBODY, reason, 0, 0)


@kernel
def is_won(box: Box, state: State, log: Log) -> bool:
    """A people that holds the Forbidden City and all around it wins at once (Z42)."""
    if not heart_is_held(box, state):
        return False
    end_game(state, Reason.RING, bit(state.holder[box.city] - 1), log)
    return True


@kernel
def heart_is_held(box: Box, state: State) -> bool:
    """Whether one people holds the Forbidden City and all around it (Z42)."""
    people = state.holder[box.city] - 1
    return people >= 0 and heart(box) & ~land_held(box, state, people) == 0


@kernel
def find_last(box: Box, state: State, fallen: int, log: Log) -> None:
    """One player is left, or nobody: then those who fell together share the victory (Z43)."""
    if state.alive == 0:
        end_game(state, Reason.LAST, fallen, log)
        return
    seat = -1
    for people in range(PEOPLES):
        if has(state.alive, people):
            if seat >= 0 and player(state, people) != seat:
                return
            seat = player(state, people)
    end_game(state, Reason.LAST, strongest(box, state), log)


@kernel
def strongest(box: Box, state: State) -> int:
    """The peoples with the most territory points, then the most pawns (Z43, Z44)."""
    best, found = -1, 0
    for people in range(PEOPLES):
        if not has(state.alive, people):
            continue
        strength = count_points(box, state, people) << 8 | pawns_of(box, state, people)
        if strength > best:
            best, found = strength, 0
        found |= bit(people) if strength == best else 0
    return found
