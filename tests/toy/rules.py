"""The rules of Stones. Clause numbers refer to the rulebook beside this file."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList, Points, Shares
from grimoire.core.chance import draw, shuffle
from grimoire.core.events import NOBODY, emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack, part
from tests.toy.box import COPIES, STONES_EACH, Box
from tests.toy.moves import Happening, Kind
from tests.toy.state import STONES, VALUES, Phase, Reason, State

# ---------------------------------------------------------------- the functions of the protocol


@kernel
def deal(box: Box, state: State, log: Log) -> None:
    """Four stones each, from a bag of eighteen (S1)."""
    count = 0
    for value in range(1, VALUES):
        for _ in range(COPIES):
            state.bag[count] = value
            count += 1
    shuffle(state.chance, state.bag, STONES)
    for seat in range(box.seats):
        for _ in range(STONES_EACH):
            count -= 1
            draw_stone(state, seat, count, log)


@kernel
def actors(box: Box, state: State) -> int:
    """Everybody bids at once; then the winner is asked alone (S3, S5)."""
    if state.over:
        return 0
    return (1 << box.seats) - 1 if state.phase == Phase.BID else 1 << state.turn


@kernel
def legal(box: Box, state: State, seat: int, out: MoveList) -> int:
    """Stones and numbers by rising value; keeping comes first."""
    if not actors(box, state) >> seat & 1:
        return 0
    if state.phase == Phase.BID:
        return list_stones(state, seat, Kind.BID, out, 0)
    if state.phase == Phase.WAGER:
        out[0] = pack(Kind.KEEP, 0, 0, 0, 0)
        return list_stones(state, seat, Kind.STAKE, out, 1)
    for number in range(1, state.stake + 1):
        out[number - 1] = pack(Kind.CALL, number, 0, 0, 0)
    return state.stake


@kernel
def apply(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """Plays a move."""
    kind = part(move, 0)
    if kind == Kind.BID:
        lay_bid(box, state, seat, part(move, 1), log)
    elif kind == Kind.KEEP:
        emit(log, Happening.KEPT, seat, 0, 0, 0)
        end_round(box, state)
    elif kind == Kind.STAKE:
        stake_stone(state, seat, part(move, 1), log)
    else:
        call_number(box, state, seat, part(move, 1), log)


@kernel
def scores(box: Box, state: State, points: Points, shares: Shares) -> int:
    """The most points win, a tie is shared (S7)."""
    most = 0
    winners = 0
    for seat in range(box.seats):
        points[seat] = state.points[seat]
        most = max(most, state.points[seat])
    for seat in range(box.seats):
        winners += points[seat] == most
    for seat in range(box.seats):
        shares[seat] = 1.0 / winners if points[seat] == most else 0.0
    return Reason.ROUNDS_PLAYED if state.over else 0


# ---------------------------------------------------------------- what may be played


@kernel
def rounds_left(box: Box, state: State) -> int:
    """Rounds to be bid for after this one."""
    return box.rounds - state.done - 1


@kernel
def may_stake(box: Box, state: State, seat: int) -> bool:
    """A stone is left beside those that the seat will have to bid (S5)."""
    return box.wagers != 0 and state.hand_count[seat] > rounds_left(box, state)


@kernel
def list_stones(state: State, seat: int, kind: int, out: MoveList, n: int) -> int:
    """A move of this kind for each value that the seat holds."""
    for value in range(1, VALUES):
        if state.hand[seat, value] > 0:
            out[n] = pack(kind, value, 0, 0, 0)
            n += 1
    return n


# ---------------------------------------------------------------- a round


@kernel
def draw_stone(state: State, seat: int, slot: int, log: Log) -> None:
    value = state.bag[slot]
    state.bag[slot] = 0
    state.hand[seat, value] += 1
    state.hand_count[seat] += 1
    emit(log, Happening.DREW, seat, 0, 0, value)


@kernel
def spend(state: State, seat: int, value: int) -> None:
    state.hand[seat, value] -= 1
    state.hand_count[seat] -= 1


@kernel
def lay_bid(box: Box, state: State, seat: int, value: int, log: Log) -> None:
    """Face down; the last one has all of them shown (S3)."""
    spend(state, seat, value)
    state.bid[seat] = value
    emit(log, Happening.LAID, seat, 0, 0, value)
    for other in range(box.seats):
        if state.bid[other] == 0:
            return
    show_bids(box, state, log)


@kernel
def show_bids(box: Box, state: State, log: Log) -> None:
    """All at once; the die says what the round is worth (S3, S4)."""
    for seat in range(box.seats):
        state.shown[seat] = state.bid[seat]
        state.spent[state.bid[seat]] += 1
        state.bid[seat] = 0
        emit(log, Happening.SHOWED, seat, state.shown[seat], 0, 0)
    cast_die(state, log)
    winner = highest(box, state)
    if winner == NOBODY:
        emit(log, Happening.TIED, NOBODY, 0, 0, 0)
        end_round(box, state)
    else:
        win_round(box, state, winner, log)


@kernel
def cast_die(state: State, log: Log) -> None:
    state.die = draw(state.chance, 6) + 1
    emit(log, Happening.CAST, NOBODY, state.die, 0, 0)


@kernel
def highest(box: Box, state: State) -> int:
    """The seat that bid highest, if it did so alone (S4)."""
    best = 0
    winner = NOBODY
    for seat in range(box.seats):
        if state.shown[seat] > best:
            best = state.shown[seat]
            winner = seat
        elif state.shown[seat] == best:
            winner = NOBODY
    return winner


@kernel
def win_round(box: Box, state: State, seat: int, log: Log) -> None:
    """A point, two on a six; the winner may then dare the die (S4, S5)."""
    worth = 2 if state.die == 6 else 1
    state.points[seat] += worth
    emit(log, Happening.WON, seat, worth, 0, 0)
    if may_stake(box, state, seat):
        state.phase = Phase.WAGER
        state.turn = seat
    else:
        end_round(box, state)


@kernel
def stake_stone(state: State, seat: int, value: int, log: Log) -> None:
    """The stone is laid open, and bounds the number to be called (S5, S6)."""
    spend(state, seat, value)
    state.spent[value] += 1
    state.stake = value
    state.phase = Phase.CALL
    emit(log, Happening.STAKED, seat, value, 0, 0)


@kernel
def call_number(box: Box, state: State, seat: int, number: int, log: Log) -> None:
    """As many points as called, if the die shows no less (S6)."""
    cast_die(state, log)
    if state.die >= number:
        state.points[seat] += number
        emit(log, Happening.GAINED, seat, number, state.die, 0)
    else:
        emit(log, Happening.MISSED, seat, number, state.die, 0)
    end_round(box, state)


@kernel
def end_round(box: Box, state: State) -> None:
    """The next bids, or the end (S7)."""
    state.phase = Phase.BID
    state.turn = 0
    state.stake = 0
    state.done += 1
    state.over = 1 if state.done == box.rounds else 0
