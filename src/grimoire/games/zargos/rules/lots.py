"""Set-up by cards, in the second edition: one green card or two blue ones at a time (Z64)."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.bits import bit, has
from grimoire.core.chance import shuffle
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import BLUE, GREEN, Happening, Kind, two
from grimoire.games.zargos.rules.places import pawns_of, player
from grimoire.games.zargos.rules.placing import start_placing
from grimoire.games.zargos.rules.turns import ask
from grimoire.games.zargos.state import Phase, Placing, State
from grimoire.games.zargos.things import LOT_BOATS, REINFORCEMENT, REINFORCEMENTS

NO_PROVINCE = -1  # a reinforcement or a boat


@kernel
def shuffle_lots(box: Box, state: State) -> None:
    """All but the provinces of Zargos."""
    fill_lots(box, state, (bit(box.provinces) - 1) & ~box.zargos_land, REINFORCEMENTS, LOT_BOATS)


@kernel
def fill_lots(box: Box, state: State, land: int, reinforcements: int, boats: int) -> None:
    """Green: capitals and reinforcements; blue: the other provinces and boats; shuffled."""
    state.green_count = 0
    state.blue_count = 0
    for province in range(box.provinces):
        if has(land, province):
            add_lot(state, has(box.capitals, province), province + 1)
    for _ in range(reinforcements):
        add_lot(state, True, NO_PROVINCE)
    for _ in range(boats):
        add_lot(state, False, NO_PROVINCE)
    shuffle(state.chance, state.green, state.green_count)
    shuffle(state.chance, state.blue, state.blue_count)


@kernel
def add_lot(state: State, green: bool, lot: int) -> None:
    if green:
        state.green[state.green_count] = lot
        state.green_count += 1
    else:
        state.blue[state.blue_count] = lot
        state.blue_count += 1


@kernel
def take_on(box: Box, state: State, log: Log) -> None:
    """In picking order, until none is left; with one colour left there is no choice."""
    while state.green_count + state.blue_count > 0:
        state.people = state.order[state.at % state.peoples]
        if state.green_count > 0 and state.blue_count > 0:
            ask(state, Phase.TAKE, player(state, state.people))
            return
        take(state, GREEN if state.green_count > 0 else BLUE, log)
    state.at = 0
    lay_lots(box, state, log)


@kernel
def list_takes(out: MoveList) -> int:
    out[0] = pack(Kind.TAKE, GREEN, 0, 0, 0)
    out[1] = pack(Kind.TAKE, BLUE, 0, 0, 0)
    return 2


@kernel
def take(state: State, colour: int, log: Log) -> None:
    """Blind: only its player sees what it is."""
    if colour == GREEN:
        take_green(state, log)
    else:
        take_blue(state, log)
        if state.blue_count > 0:
            take_blue(state, log)
    state.at = (state.at + 1) % state.peoples


@kernel
def take_green(state: State, log: Log) -> None:
    people = state.people
    state.greens[people] += 1
    emit(log, Happening.TOOK, player(state, people), GREEN, people, draw_green(state, people))


@kernel
def take_blue(state: State, log: Log) -> None:
    people = state.people
    state.blues[people] += 1
    emit(log, Happening.TOOK, player(state, people), BLUE, people, draw_blue(state, people))


@kernel
def draw_green(state: State, people: int) -> int:
    """The next green card goes to a people: a capital or a reinforcement; says which."""
    seat = player(state, people)
    state.green_count -= 1
    lot = state.green[state.green_count]
    state.green[state.green_count] = 0
    if lot == NO_PROVINCE:
        state.lot_pawns[seat, people] += 1
    else:
        state.lots[seat, people] |= bit(lot - 1)
    return lot


@kernel
def draw_blue(state: State, people: int) -> int:
    """The next blue card goes to a people: another province or a boat; says which."""
    seat = player(state, people)
    state.blue_count -= 1
    lot = state.blue[state.blue_count]
    state.blue[state.blue_count] = 0
    if lot == NO_PROVINCE:
        state.lot_boats[seat, people] += 1
    else:
        state.lots[seat, people] |= bit(lot - 1)
    return lot


@kernel
def lay_lots(box: Box, state: State, log: Log) -> None:
    """A pawn on each carded province; then cards may be exchanged, if the table trades."""
    for i in range(state.peoples):
        people = state.order[i]
        seat = player(state, people)
        for province in range(box.provinces):
            if has(state.lots[seat, people], province):
                emit(log, Happening.LAID, seat, province, people, 0)
                occupy_lot(box, state, people, province, log)
        state.lots[seat, people] = 0
    if box.trading:
        state.phase = Phase.BARGAIN
    else:
        hand_out_lots(state, log)


@kernel
def hand_out_lots(state: State, log: Log) -> None:
    """Reinforcements and boats are shown and handed out."""
    for i in range(state.peoples):
        people = state.order[i]
        seat = player(state, people)
        state.reserve[people] += REINFORCEMENT * state.lot_pawns[seat, people]
        state.boats[people] += state.lot_boats[seat, people]
        more = REINFORCEMENT * state.lot_pawns[seat, people]
        if more + state.lot_boats[seat, people] > 0:
            emit(log, Happening.REINFORCED, seat, more, two(state.lot_boats[seat, people], people), 0)
        state.lot_pawns[seat, people] = 0
        state.lot_boats[seat, people] = 0
        state.greens[people] = 0
        state.blues[people] = 0
    state.filled = 1


@kernel
def occupy_lot(box: Box, state: State, people: int, province: int, log: Log) -> None:
    """A pawn of the people stands there; a capital card serves as kingdom card."""
    state.holder[province] = people + 1
    state.pawns[province] = 1
    state.reserve[people] -= 1
    if has(box.capitals, province):
        kingdom = box.kingdom_of[province]
        state.crown[kingdom] = people + 1
        emit(log, Happening.CROWNED, player(state, people), kingdom, people, 0)


@kernel
def pawns_in_all(box: Box, state: State, people: int) -> int:
    """On the board and still to be placed."""
    return state.reserve[people] + pawns_of(box, state, people)


@kernel
def place_lots(box: Box, state: State, log: Log) -> None:
    """Most pawns first, each places all of his; among equals in picking order."""
    chosen = -1
    for i in range(state.peoples):
        people = state.order[i]
        if state.reserve[people] > 0 and (
            chosen < 0 or pawns_in_all(box, state, people) > pawns_in_all(box, state, chosen)
        ):
            chosen = people
    if chosen < 0:
        state.phase = Phase.ROUND
        return
    state.people = chosen
    pawns = state.reserve[chosen]
    state.reserve[chosen] = 0
    start_placing(box, state, Placing.SETUP, pawns, log)
