"""Set-up: dice for the order, peoples, pawns one by one, or all at random (Z4–Z6)."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.bits import bit, has, how_many, lowest_bit
from grimoire.core.chance import draw, shuffle
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import CHOOSE, DEAL, Box
from grimoire.games.zargos.moves import Happening, Kind, two
from grimoire.games.zargos.rules.listing import list_places
from grimoire.games.zargos.rules.places import land_held, player
from grimoire.games.zargos.rules.placing import start_placing
from grimoire.games.zargos.rules.ranking import (
    MOST_THROWS,
    forget_keys,
    last_throw,
    take_first,
    throw_again,
    tied,
)
from grimoire.games.zargos.rules.turns import ask
from grimoire.games.zargos.state import Phase, Placing, State
from grimoire.games.zargos.things import CARDS, PEOPLES

# ---------------------------------------------------------------- the pile, the dice, and chance


@kernel
def shuffle_pile(box: Box, state: State) -> None:
    for card in range(1, CARDS + 1):
        for _ in range(box.copies[card]):
            state.pile[state.pile_count] = card
            state.pile_count += 1
    shuffle(state.chance, state.pile, state.pile_count)


@kernel
def throw_for_order(box: Box, state: State, log: Log) -> None:
    """All throw, and those who tie throw again (Z4)."""
    everybody = bit(box.seats) - 1
    again = everybody
    throws = 0
    while again != 0 and throws < MOST_THROWS:
        throw_again(state, again)
        throws += 1
        for seat in range(box.seats):
            if has(again, seat):
                emit(log, Happening.ROLLED, seat, last_throw(state, seat), 0, 0)
        again = tied(state, everybody)
    for i in range(box.seats):
        seat = take_first(state, everybody)
        everybody &= ~bit(seat)
        state.seat_order[i] = seat
    forget_keys(state)


@kernel
def random_of(state: State, those: int) -> int:
    """One of these, each as likely."""
    steps = draw(state.chance, how_many(those))
    while steps > 0:
        those &= those - 1
        steps -= 1
    return lowest_bit(those)


# ---------------------------------------------------------------- peoples (Z4)


@kernel
def picker(box: Box, state: State) -> int:
    """The seat whose turn it is to have a people: A B C A B C."""
    return state.seat_order[state.picked % box.seats]


@kernel
def free_peoples(state: State) -> int:
    free = 0
    for people in range(PEOPLES):
        free |= bit(people) if state.player_of[people] == 0 else 0
    return free


@kernel
def list_peoples(state: State, out: MoveList) -> int:
    return list_places(Kind.PICK, free_peoples(state), out, 0)


@kernel
def pick(box: Box, state: State, people: int, log: Log) -> None:
    seat = picker(box, state)
    state.player_of[people] = seat + 1
    state.order[state.picked] = people
    state.alive |= bit(people)
    state.reserve[people] = box.pawns
    state.picked += 1
    emit(log, Happening.PICKED, seat, people, 0 if box.choosing == CHOOSE else 1, 0)


@kernel
def pick_on(box: Box, state: State, log: Log) -> None:
    """Peoples are picked in order, dealt, or set by the host; the last one left is nobody's choice (Z4)."""
    while state.picked < box.seats * box.peoples_each:
        seat = picker(box, state)
        if box.choosing == DEAL:
            pick(box, state, random_of(state, free_peoples(state)), log)
        elif box.choosing != CHOOSE:
            pick(box, state, box.set_peoples[seat, state.picked // box.seats] - 1, log)
        elif how_many(free_peoples(state)) == 1:
            pick(box, state, random_of(state, free_peoples(state)), log)
        else:
            ask(state, Phase.PICK, seat)
            return
    state.peoples = state.picked
    state.at = 0
    state.phase = Phase.SETUP


# ---------------------------------------------------------------- pawns (Z6)


@kernel
def empty_land(box: Box, state: State) -> int:
    """Provinces outside Zargos that nobody holds."""
    land = 0
    for province in range(box.provinces):
        land |= bit(province) if state.holder[province] == 0 else 0
    return land & ~box.zargos_land


@kernel
def reserves_left(state: State) -> int:
    left = 0
    for people in range(PEOPLES):
        left += state.reserve[people]
    return left


@kernel
def place_next(box: Box, state: State, log: Log) -> None:
    """One pawn each in turn while a province is empty, then all the rest (Z6)."""
    if reserves_left(state) == 0:
        state.phase = Phase.ROUND
        return
    if state.at >= state.peoples:
        state.at = 0
    while state.reserve[state.order[state.at]] == 0:
        state.at = (state.at + 1) % state.peoples
    state.people = state.order[state.at]
    if box.quick:
        scatter(box, state, log)
    elif empty_land(box, state) != 0:
        ask(state, Phase.PLACE_ONE, player(state, state.people))
    elif not state.filled:
        state.filled = 1
        state.at = 0
    else:
        pawns = state.reserve[state.people]
        state.reserve[state.people] = 0
        start_placing(box, state, Placing.SETUP, pawns, log)


@kernel
def list_single_puts(box: Box, state: State, out: MoveList) -> int:
    """Empty provinces and one's own, never in Zargos (Z6)."""
    land = empty_land(box, state) | land_held(box, state, state.people)
    return list_places(Kind.PUT, land, out, 0)


@kernel
def put_one(state: State, province: int, log: Log) -> None:
    people = state.people
    state.holder[province] = people + 1
    state.pawns[province] += 1
    state.reserve[people] -= 1
    state.at += 1
    state.phase = Phase.SETUP
    emit(log, Happening.PLACED, player(state, people), two(province, 1), people, 0)


# ---------------------------------------------------------------- quick set-up


@kernel
def scatter(box: Box, state: State, log: Log) -> None:
    """Provinces are dealt at random in order; then each people spreads its pawns evenly over its own (Z6)."""
    state.at = 0
    while empty_land(box, state) != 0 and reserves_left(state) > 0:
        people = state.order[state.at % state.peoples]
        state.at += 1
        if state.reserve[people] > 0:
            province = random_of(state, empty_land(box, state))
            state.holder[province] = people + 1
            state.pawns[province] = 1
            state.reserve[people] -= 1
    for i in range(state.peoples):
        spread(box, state, state.order[i], log)
    state.at = 0


@kernel
def spread(box: Box, state: State, people: int, log: Log) -> None:
    """Each province of the people gets a pawn before one gets a second, in random order."""
    land = land_held(box, state, people)
    while state.reserve[people] > 0 and land != 0:
        due = land
        while due != 0 and state.reserve[people] > 0:
            province = random_of(state, due)
            due &= ~bit(province)
            state.pawns[province] += 1
            state.reserve[people] -= 1
    state.reserve[people] = 0
    told = two(how_many(land), box.pawns)
    emit(log, Happening.SCATTERED, player(state, people), people, told, 0)
