"""The rules of Duel of Magicians. Clause numbers refer to the rulebook beside this file."""

from __future__ import annotations

import math

from grimoire.core.arrays import Log, MoveList, Points, Shares
from grimoire.core.chance import draw, shuffle
from grimoire.core.events import NOBODY, emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack, part
from grimoire.core.shares import share_out
from grimoire.games.magicians.box import Box
from grimoire.games.magicians.cards import BALL, FACES, HAND, JOKER, JOKER_AT_MOST, STRONGEST
from grimoire.games.magicians.moves import Happening, Kind, Top
from grimoire.games.magicians.state import Reason, State

# ---------------------------------------------------------------- what the protocol asks for


@kernel
def deal(box: Box, state: State, log: Log) -> None:
    """A starter is drawn at random for the first deal (M3)."""
    state.starter = draw(state.chance, box.seats)
    deal_cards(box, state, log)


@kernel
def actors(box: Box, state: State) -> int:
    """One seat at a time."""
    return 0 if state.over else 1 << state.turn


@kernel
def legal(box: Box, state: State, seat: int, out: MoveList) -> int:
    """Take, then balls, then plays by rising value."""
    if state.over or seat != state.turn:
        return 0
    n = 0
    if can_take(state):
        out[n] = pack(Kind.TAKE, 0, 0, 0, 0)
        n += 1
    n = list_balls(box, state, seat, out, n)
    return list_plays(box, state, seat, out, n)


@kernel
def apply(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """Plays a move."""
    kind = part(move, 0)
    if kind == Kind.TAKE:
        take_fight(state, seat, log)
    elif kind == Kind.BALL:
        play_ball(box, state, seat, part(move, 1), log)
    else:
        play_cards(box, state, seat, move, log)


@kernel
def scores(box: Box, state: State, points: Points, shares: Shares) -> int:
    """Cards stored in all deals; the fewest win, a tie is shared (M10, M11)."""
    for seat in range(box.seats):
        points[seat] = state.points[seat]
        if not state.over:  # if the deal ended now
            points[seat] += state.pile_count[seat] + state.hand_count[seat]
    if state.over:
        share_victory(box, points, shares)
        return Reason.DEALS_PLAYED
    estimate_victory(box, state, points, shares)
    return 0


@kernel
def stage(box: Box, state: State) -> int:
    """The deals are parts of a game."""
    return state.deal


@kernel
def share_victory(box: Box, points: Points, shares: Shares) -> None:
    """The fewest cards win; a tie is a shared victory (M11)."""
    fewest = fewest_points(box, points)
    winners = 0
    for seat in range(box.seats):
        winners += points[seat] == fewest
    for seat in range(box.seats):
        shares[seat] = 1.0 / winners if points[seat] == fewest else 0.0


@kernel
def estimate_victory(box: Box, state: State, points: Points, shares: Shares) -> None:
    """How far ahead a seat is, beside what the deals to come may still change.

    The figure was found by playing: the more players, the fewer cards each of them stores in a deal.
    """
    fewest = fewest_points(box, points)
    swing = 27.0 * math.sqrt(float(box.deals - state.deal)) / box.seats
    for seat in range(box.seats):
        shares[seat] = math.exp((fewest - points[seat]) / swing)
    share_out(shares, box.seats)


@kernel
def fewest_points(box: Box, points: Points) -> int:
    fewest = points[0]
    for seat in range(box.seats):
        fewest = min(fewest, points[seat])
    return fewest


# ---------------------------------------------------------------- what may be played


@kernel
def can_take(state: State) -> bool:
    """Only a fight that holds a card can be taken; an opener must play (M12a)."""
    return state.fight_count > 0


@kernel
def beats(last: int, total: int) -> bool:
    """Strictly more than the last total announced, which is 0 before an opening (M4)."""
    return total > last


@kernel
def top_card(box: Box, state: State, seat: int) -> int:
    """The face of the pile card that the seat may use, with open stacks (M13); 0 if there is none."""
    if not box.open_stack or state.pile_count[seat] == 0:
        return 0
    return state.pile[seat, state.pile_count[seat] - 1]


@kernel
def must_use_hand(state: State, seat: int) -> bool:
    """After two plays from the pile alone, the next needs a card of the hand (M15)."""
    return state.from_pile[seat] >= 2


@kernel
def can_open_without_ball(box: Box, state: State, seat: int) -> bool:
    """Whether anything but a ball could open: from the hand, or the pile's top alone (M6)."""
    if state.hand_count[seat] > state.hand[seat, BALL]:
        return True
    top = top_card(box, state, seat)
    return top != 0 and top != BALL and not must_use_hand(state, seat)


@kernel
def may_play_ball(box: Box, state: State, seat: int) -> bool:
    """A ball cannot open a fight, unless nothing else could (M6)."""
    return state.fight_count > 0 or not can_open_without_ball(box, state, seat)


@kernel
def list_balls(box: Box, state: State, seat: int, out: MoveList, n: int) -> int:
    """A ball of the hand, a ball on top of the pile (M6, M13)."""
    if not may_play_ball(box, state, seat):
        return n
    if state.hand[seat, BALL] > 0:
        out[n] = pack(Kind.BALL, 0, 0, 0, 0)
        n += 1
    if top_card(box, state, seat) == BALL and not must_use_hand(state, seat):
        out[n] = pack(Kind.BALL, 1, 0, 0, 0)
        n += 1
    return n


@kernel
def list_plays(box: Box, state: State, seat: int, out: MoveList, n: int) -> int:
    """Every play of one value that beats the total: without the pile's top, and with it (M4, M5, M13)."""
    top = top_card(box, state, seat)
    if top == 0 and state.hand[seat, JOKER] == 0:
        return list_naturals(state, seat, out, n)
    fewest = 1 if must_use_hand(state, seat) else 0
    for value in range(1, STRONGEST + 1):
        n = list_value(state, seat, value, Top.NONE, 1, out, n)
        if top == value:
            n = list_value(state, seat, value, Top.NATURAL, fewest, out, n)
        elif top == JOKER and value <= JOKER_AT_MOST:
            n = list_value(state, seat, value, Top.JOKER, fewest, out, n)
    return n


@kernel
def list_naturals(state: State, seat: int, out: MoveList, n: int) -> int:
    """The plays of a hand without jokers and without a pile card: what `list_value` finds, sooner."""
    last = state.total
    for value in range(1, STRONGEST + 1):
        held = state.hand[seat, value]
        out[n] = pack(Kind.PLAY, value, 1, 0, Top.NONE)  # written first, kept only if it counts: no branch
        n += 1 if (held > 0) & beats(last, value) else 0
        for naturals in range(2, held + 1):
            out[n] = pack(Kind.PLAY, value, naturals, 0, Top.NONE)
            n += 1 if beats(last, value * naturals) else 0
    return n


@kernel
def list_value(state: State, seat: int, value: int, top: int, fewest: int, out: MoveList, n: int) -> int:
    """Every play of this value with at least the fewest cards of the hand; jokers only up to 7 (M5)."""
    last = state.total
    jokers = state.hand[seat, JOKER] if value <= JOKER_AT_MOST else 0
    from_top = 1 if top != Top.NONE else 0
    for naturals in range(state.hand[seat, value] + 1):
        for joker in range(jokers + 1):
            if naturals + joker >= fewest and beats(last, value * (naturals + joker + from_top)):
                out[n] = pack(Kind.PLAY, value, naturals, joker, top)
                n += 1
    return n


# ---------------------------------------------------------------- a turn


@kernel
def play_cards(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """Cards of one value, naturals below jokers (M4, M5, M13)."""
    value, naturals, jokers, top = part(move, 1), part(move, 2), part(move, 3), part(move, 4)
    for _ in range(naturals):
        lay_from_hand(state, seat, value)
    if top == Top.NATURAL:
        lay_from_pile(state, seat)
    for _ in range(jokers):
        lay_from_hand(state, seat, JOKER)
    if top == Top.JOKER:
        lay_from_pile(state, seat)
    from_hand = naturals + jokers
    state.total = value * (from_hand + (1 if top != Top.NONE else 0))
    emit(log, Happening.PLAYED, seat, state.total, move >> 8, 0)
    finish_play(box, state, seat, from_hand, log)


@kernel
def play_ball(box: Box, state: State, seat: int, from_top: int, log: Log) -> None:
    """A ball repeats the last total, which is 0 where it opens: then the hand has nothing else (M6)."""
    if state.fight_count == 0:
        state.only_balls[seat] = 1
    if from_top:
        lay_from_pile(state, seat)
    else:
        lay_from_hand(state, seat, BALL)
    emit(log, Happening.REPEATED, seat, state.total, from_top, 0)
    finish_play(box, state, seat, 1 - from_top, log)


@kernel
def lay(state: State, face: int) -> None:
    """Puts a card on the fight."""
    state.fight[state.fight_count] = face
    state.fight_count += 1


@kernel
def lay_from_hand(state: State, seat: int, face: int) -> None:
    state.hand[seat, face] -= 1
    state.hand_count[seat] -= 1
    state.seen[face] += 1
    lay(state, face)


@kernel
def lay_from_pile(state: State, seat: int) -> None:
    """The pile's top card goes into the fight (M13)."""
    top = state.pile_count[seat] - 1
    lay(state, state.pile[seat, top])
    state.pile[seat, top] = 0
    state.pile_count[seat] = top


@kernel
def finish_play(box: Box, state: State, seat: int, from_hand: int, log: Log) -> None:
    """Refill; an empty hand ends the deal, else the next seat clockwise is to play (M7, M9)."""
    state.from_pile[seat] = 0 if from_hand > 0 else state.from_pile[seat] + 1
    refill(state, seat, log)
    if state.hand_count[seat] == 0:
        end_deal(box, state, seat, log)
    else:
        state.turn = (seat + 1) % box.seats


@kernel
def refill(state: State, seat: int, log: Log) -> None:
    """Up to six cards, as far as the stock goes (M7)."""
    while state.hand_count[seat] < HAND and state.stock_count > 0:
        draw_card(state, seat, log)
        if state.stock_count == 0:
            emit(log, Happening.EMPTIED, NOBODY, 0, 0, 0)


@kernel
def draw_card(state: State, seat: int, log: Log) -> None:
    state.stock_count -= 1
    face = state.stock[state.stock_count]
    state.stock[state.stock_count] = 0
    state.hand[seat, face] += 1
    state.hand_count[seat] += 1
    emit(log, Happening.DREW, seat, 0, 0, face)


@kernel
def take_fight(state: State, seat: int, log: Log) -> None:
    """All cards of the fight go on the pile as they lie; the same seat then opens (M8, M13)."""
    emit(log, Happening.TOOK, seat, state.fight_count, 0, 0)
    for i in range(state.fight_count):
        store(state, seat, state.fight[i])
    clear_fight(state)


@kernel
def store(state: State, seat: int, face: int) -> None:
    state.pile[seat, state.pile_count[seat]] = face
    state.pile_count[seat] += 1


@kernel
def clear_fight(state: State) -> None:
    for i in range(state.fight_count):
        state.fight[i] = 0
    state.fight_count = 0
    state.total = 0


# ---------------------------------------------------------------- a deal


@kernel
def deal_cards(box: Box, state: State, log: Log) -> None:
    """Six cards each, the rest is the stock; each deal starts one seat further (M3)."""
    state.turn = (state.starter + state.deal) % box.seats
    emit(log, Happening.DEALT, NOBODY, state.deal + 1, 0, 0)
    count = 0
    for face in range(FACES):
        for _ in range(box.deck[face]):
            state.stock[count] = face
            count += 1
    state.stock_count = count
    shuffle(state.chance, state.stock, count)
    for seat in range(box.seats):
        refill(state, seat, log)
    emit(log, Happening.OPENS, state.turn, 0, 0, 0)


@kernel
def end_deal(box: Box, state: State, out_seat: int, log: Log) -> None:
    """Everyone else adds the hand to what is stored; the fight counts for nobody (M9, M10)."""
    emit(log, Happening.WENT_OUT, out_seat, 0, 0, 0)
    for seat in range(box.seats):
        store_hand(state, seat, log)
    for seat in range(box.seats):
        state.points[seat] += state.pile_count[seat]
        emit(log, Happening.SCORED, seat, state.pile_count[seat], state.points[seat], 0)
    if state.deal + 1 == box.deals:
        state.over = 1
    else:
        state.deal += 1
        clear_table(box, state)
        deal_cards(box, state, log)


@kernel
def store_hand(state: State, seat: int, log: Log) -> None:
    if state.hand_count[seat] > 0:
        emit(log, Happening.ADDED_HAND, seat, state.hand_count[seat], 0, 0)
    for face in range(FACES):
        for _ in range(state.hand[seat, face]):
            store(state, seat, face)
            state.seen[face] += 1
        state.hand[seat, face] = 0
    state.hand_count[seat] = 0


@kernel
def clear_table(box: Box, state: State) -> None:
    """All cards are gathered for the next deal; the count of M15 starts anew."""
    clear_fight(state)
    for seat in range(box.seats):
        for i in range(state.pile_count[seat]):
            state.pile[seat, i] = 0
        state.pile_count[seat] = 0
        state.from_pile[seat] = 0
        state.only_balls[seat] = 0
    for face in range(FACES):
        state.seen[face] = 0
