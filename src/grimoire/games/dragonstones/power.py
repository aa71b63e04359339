"""A power at work: the steps of a character, taken one after the other (D15–D42).

Each question has a bit for every answer. Where there is but one, the step is taken without asking (D15).
"""

from __future__ import annotations

from grimoire.core.arrays import Log
from grimoire.core.chance import draw
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.auction import begin_power, is_single, lowest_bit
from grimoire.games.dragonstones.bank import (
    banish,
    colours_in_bank,
    colours_of,
    draw_stone,
    pay_stones,
    return_coins,
    stones_in_bank,
    stones_of,
    take_coins,
    take_stone,
)
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.moves import NOTHING_STOLEN, STOLEN_COIN, Happening, two
from grimoire.games.dragonstones.state import Reason, State, Status
from grimoire.games.dragonstones.steps import ALL, ANY, CHOICE, EACH, NAMED, SAME, Op, Source, Who
from grimoire.games.dragonstones.things import COLOURS, KEPT, SLOTS, WINNING, Coin
from grimoire.games.dragonstones.turn import end_game, shuffle_pile, take_from_pile

NO, YES = 1, 2  # the answers to a question of yes or no, as bits
BOTH = NO | YES

# ---------------------------------------------------------------- where the power stands


@kernel
def top_of(state: State) -> int:
    """The innermost power at work."""
    return state.depth - 1


@kernel
def character_of(state: State) -> int:
    return state.slots[state.frame_slot[state.depth - 1]]


@kernel
def op_of(box: Box, state: State) -> int:
    return box.op[character_of(state), state.frame_at[top_of(state)]]


@kernel
def a_of(box: Box, state: State) -> int:
    return box.a[character_of(state), state.frame_at[top_of(state)]]


@kernel
def b_of(box: Box, state: State) -> int:
    return box.b[character_of(state), state.frame_at[top_of(state)]]


@kernel
def player(state: State) -> int:
    """Whoever won the auction, and uses the power."""
    return state.winner - 1


@kernel
def colour_named(state: State, colour: int) -> int:
    """A colour as a step names it: itself, or the one that the player has named."""
    return state.frame_colour[top_of(state)] - 1 if colour == NAMED else colour


@kernel
def go_on(state: State) -> None:
    state.frame_at[top_of(state)] += 1


# ---------------------------------------------------------------- taking the next step


@kernel
def advance(box: Box, state: State, log: Log) -> None:
    """The next step: taken at once, or asked for if there is a choice (D15)."""
    if not is_question(box, state):
        take_step(box, state, log)
        return
    answers = answers_to(box, state)
    if answers == 0:
        give_way(box, state, log)
    elif is_single(answers):
        answer(box, state, lowest_bit(answers), log)
    else:
        state.asked = 1 << player(state)


@kernel
def is_question(box: Box, state: State) -> bool:
    """Whether the step may leave something to choose."""
    if state.frame_new[top_of(state)]:
        return True
    op = op_of(box, state)
    a = a_of(box, state)
    if op == Op.TAKE_STONE:
        return a == CHOICE
    if op == Op.PAY_STONES:
        return a in (ANY, SAME)
    if op == Op.COPY:
        return a != Source.RANDOM
    return op == Op.CHOOSE or op == Op.NAME or op == Op.VICTIM or op == Op.STEAL_STONE or op == Op.LUCK


@kernel
def answers_to(box: Box, state: State) -> int:
    """A bit for every answer to the question at hand."""
    seat = player(state)
    if state.frame_new[top_of(state)]:
        return BOTH if may_double(box, state) else NO
    op = op_of(box, state)
    a = a_of(box, state)
    if op == Op.CHOOSE:
        return open_ways(box, state, a)
    if op == Op.TAKE_STONE:
        return colours_in_bank(state)
    if op == Op.PAY_STONES:
        return payable(state, seat, a, b_of(box, state))
    if op == Op.NAME:
        return colours_in_bank(state) if a == 1 else (1 << COLOURS) - 1
    if op == Op.VICTIM:
        return victims(box, state, a, b_of(box, state))
    if op == Op.STEAL_STONE:
        return stealable(state)
    if op == Op.LUCK:
        return luck_answers(state)
    return copyable(box, state, a)


@kernel
def give_way(box: Box, state: State, log: Log) -> None:
    """A step that is impossible has no effect; what cannot be paid, or named, ends the power."""
    op = op_of(box, state)
    if op == Op.STEAL_STONE:
        steal_coin(state, player(state), state.frame_victim[top_of(state)] - 1, log)
        go_on(state)
        return
    emit(log, Happening.NO_EFFECT, player(state), character_of(state), 0, 0)
    if op == Op.TAKE_STONE or op == Op.COPY:
        go_on(state)
    else:
        end_use(state, log)


@kernel
def answer(box: Box, state: State, chosen: int, log: Log) -> None:
    """Takes the step at hand with the answer that was given."""
    seat = player(state)
    top = top_of(state)
    if state.frame_new[top]:
        begin_use(box, state, chosen, log)
        return
    op = op_of(box, state)
    if op == Op.CHOOSE:
        at = box.a[character_of(state), state.frame_at[top] + 1 + chosen]
        emit(log, Happening.CHOSE, seat, chosen, two(character_of(state), at), 0)
        state.frame_at[top] = at
        return
    if op == Op.LUCK:
        push_luck(box, state, chosen, log)
        return
    if op == Op.COPY:
        copy_character(box, state, chosen, log)
        return
    if op == Op.TAKE_STONE:
        take_stone(state, seat, chosen, log)
    elif op == Op.PAY_STONES:
        pay_alike(box, state, chosen, log)
    elif op == Op.NAME:
        state.frame_colour[top] = chosen + 1
        emit(log, Happening.NAMED, seat, chosen, 0, 0)
    elif op == Op.VICTIM:
        state.frame_victim[top] = chosen + 1
    else:
        steal_stone(state, seat, state.frame_victim[top] - 1, chosen, log)
    go_on(state)


@kernel
def take_step(box: Box, state: State, log: Log) -> None:
    """A step that leaves nothing to choose."""
    seat = player(state)
    op = op_of(box, state)
    a = a_of(box, state)
    b = b_of(box, state)
    if op == Op.END:
        end_use(state, log)
        return
    if op == Op.JUMP:
        state.frame_at[top_of(state)] = a
        return
    if op == Op.AGAIN:
        repeat(state, a, b)
        return
    if is_payment(op):
        pay_or_stop(state, seat, op, a, b, log)
        return
    if op == Op.COPY:
        copy_random(state, log)
        return
    if op == Op.SCORE:
        score(state, seat, a, log)
    elif op == Op.TAKE:
        take_coins(state, seat, a, b, log)
    elif op == Op.TAKE_STONE:
        take_stone(state, seat, colour_named(state, a), log)
    elif op == Op.STEAL_PURSE:
        steal_purse(box, state, seat, state.frame_victim[top_of(state)] - 1, log)
    elif op == Op.BANISH:
        banish(state, box.seats, colour_named(state, a), log)
    elif op == Op.BAG:
        draw_from_bag(state, seat, a, b, log)
    else:
        keep(state, seat, log)
    go_on(state)


@kernel
def repeat(state: State, first: int, times: int) -> None:
    """Back to the first step, as often as is allowed (0: as often as one likes)."""
    top = top_of(state)
    state.frame_rounds[top] += 1 if times > 0 else 0
    if times == 0 or state.frame_rounds[top] < times:
        state.frame_at[top] = first
    else:
        go_on(state)


# ---------------------------------------------------------------- a power begins and ends


@kernel
def may_double(box: Box, state: State) -> bool:
    """Whether a card kept before this auction may be played on this power, once an auction (D27)."""
    seat = player(state)
    held = 0
    for i in range(KEPT):
        held += 1 if state.kept[seat, i] != 0 else 0
    return state.doubling == 0 and held > state.fresh and box.doubles[character_of(state)] == 1


@kernel
def begin_use(box: Box, state: State, doubled: int, log: Log) -> None:
    seat = player(state)
    top = top_of(state)
    state.frame_new[top] = 0
    if doubled:
        play_kept(state, seat)
        state.frame_more[top] = 1
        emit(log, Happening.DOUBLED, seat, state.doubling, 0, 0)
    if top == 0:  # which character is copied was told when it was picked
        emit(log, Happening.USED, seat, character_of(state), 0, 0)


@kernel
def play_kept(state: State, seat: int) -> None:
    """The oldest of the cards that the seat keeps."""
    state.doubling = state.kept[seat, 0]
    state.doubling_from = state.kept_from[seat, 0]
    for i in range(KEPT):
        last = i + 1 == KEPT
        state.kept[seat, i] = 0 if last else state.kept[seat, i + 1]
        state.kept_from[seat, i] = 0 if last else state.kept_from[seat, i + 1]


@kernel
def end_use(state: State, log: Log) -> None:
    """Once more from the start, if it is doubled; otherwise the power that led to it goes on (D27)."""
    top = top_of(state)
    state.frame_at[top] = 0
    state.frame_rounds[top] = 0
    state.frame_colour[top] = 0
    state.frame_victim[top] = 0
    if state.frame_more[top] > 0:
        state.frame_more[top] -= 1
        emit(log, Happening.USED, player(state), character_of(state), 1, 0)
        return
    state.frame_slot[top] = 0
    state.depth -= 1


@kernel
def score(state: State, seat: int, points: int, log: Log) -> None:
    """Three points win at once (D8)."""
    state.points[seat] += points
    emit(log, Happening.SCORED, seat, points, state.points[seat], 0)
    if state.points[seat] >= WINNING:
        end_game(state, Reason.POINTS, log)


# ---------------------------------------------------------------- ways and payments


@kernel
def open_ways(box: Box, state: State, ways: int) -> int:
    """The ways whose payments can be made, for something that is there (D15, D36)."""
    found = 0
    character = character_of(state)
    at = state.frame_at[top_of(state)]
    for way in range(ways):
        found |= (1 << way) if is_open(box, state, character, box.a[character, at + 1 + way]) else 0
    return found


@kernel
def is_open(box: Box, state: State, character: int, at: int) -> bool:
    op = box.op[character, at]
    if not is_payment(op):
        return True
    if not can_pay(state, player(state), op, box.a[character, at], box.b[character, at]):
        return False
    after = box.op[character, at + 1]
    if after == Op.TAKE_STONE:
        return buys_stone(state, box.a[character, at + 1])
    return (
        after != Op.TAKE or box.a[character, at + 1] == Coin.BLACK or state.bank[box.a[character, at + 1]] > 0
    )


@kernel
def is_payment(op: int) -> bool:
    return op == Op.PAY_STONES or op == Op.PAY or op == Op.GIVE_UP


@kernel
def buys_stone(state: State, colour: int) -> bool:
    """Whether the bank has a stone to sell."""
    if colour == CHOICE:
        return stones_in_bank(state) > 0
    return state.bank_stones[colour_named(state, colour)] > 0


@kernel
def can_pay(state: State, seat: int, op: int, a: int, b: int) -> bool:
    if op == Op.PAY:
        return state.purse[seat, a] >= b
    if op == Op.GIVE_UP:
        return state.given_up == 0
    return payable(state, seat, a, b) != 0


@kernel
def payable(state: State, seat: int, how: int, count: int) -> int:
    """A bit for every way of paying stones that is to be told apart; 0 if it cannot be paid."""
    if how == ALL:
        return NO
    if how == ANY:
        return any_stones(state, seat, count)
    if how == SAME:
        return colours_of(state, seat, count)
    if how == EACH:
        return NO if colours_of(state, seat, count) == (1 << COLOURS) - 1 else 0
    return NO if state.stones[seat, colour_named(state, how)] >= count else 0


@kernel
def any_stones(state: State, seat: int, count: int) -> int:
    """Which stones to pay is a question unless all are paid, or all are of one colour (D15)."""
    held = stones_of(state, seat)
    if held < count:
        return 0
    one_colour = is_single(colours_of(state, seat, 1))
    return NO if held == count or one_colour else BOTH


@kernel
def pay_or_stop(state: State, seat: int, op: int, a: int, b: int, log: Log) -> None:
    """A payment that leaves nothing to choose; what cannot be paid ends the power."""
    if not can_pay(state, seat, op, a, b):
        emit(log, Happening.NO_EFFECT, seat, character_of(state), 0, 0)
        end_use(state, log)
        return
    if op == Op.PAY:
        return_coins(state, seat, a, b)
        emit(log, Happening.PAID, seat, a, b, 0)
    elif op == Op.GIVE_UP:
        give_up_bid(state, seat, log)
    elif a == EACH:
        pay_stones(state, seat, b, b, b, log)
    elif a == ALL:
        pay_stones(state, seat, state.stones[seat, 0], state.stones[seat, 1], state.stones[seat, 2], log)
    else:
        pay_colour(state, seat, colour_named(state, a), b, log)
    go_on(state)


@kernel
def pay_alike(box: Box, state: State, chosen: int, log: Log) -> None:
    """Stones of one colour, or, where any will do, the only ones that there are."""
    seat = player(state)
    count = b_of(box, state)
    if a_of(box, state) == SAME:
        pay_colour(state, seat, chosen, count, log)
        return
    red = min(count, state.stones[seat, 0])
    blue = min(count, state.stones[seat, 1])
    pay_stones(state, seat, red, blue, min(count, state.stones[seat, 2]), log)


@kernel
def pay_colour(state: State, seat: int, colour: int, count: int, log: Log) -> None:
    red = count if colour == 0 else 0
    blue = count if colour == 1 else 0
    pay_stones(state, seat, red, blue, count - red - blue, log)


@kernel
def give_up_bid(state: State, seat: int, log: Log) -> None:
    """The fairy gold of this auction is lost for good; the rest of the bid is lost anyway (D38)."""
    fairy = min(state.bid[seat, Coin.FAIRY], state.spent[seat])
    state.spent[seat] -= fairy
    state.bank[Coin.FAIRY] += fairy
    state.given_up = 1
    emit(log, Happening.GAVE_UP, seat, fairy, 0, 0)


# ---------------------------------------------------------------- other players


@kernel
def victims(box: Box, state: State, who: int, for_stone: int) -> int:
    """Whom the power may be turned against (D21, D25)."""
    others = ((1 << box.seats) - 1) & ~(1 << player(state))
    found = seconds(box, state, others) if who == Who.SECOND else others
    with_stones = 0
    for seat in range(box.seats):
        if found >> seat & 1 and stones_of(state, seat) > 0:
            with_stones |= 1 << seat
    return with_stones if for_stone == 1 and with_stones != 0 else found


@kernel
def seconds(box: Box, state: State, others: int) -> int:
    """The second highest bidders, of the tie-break if there was one; all others, if nobody else bid (D21)."""
    took_part = others & state.tied if state.tied != 0 else others
    most = 0
    for seat in range(box.seats):
        if took_part >> seat & 1:
            most = max(most, state.value[seat])
    found = 0
    for seat in range(box.seats):
        if took_part >> seat & 1 and state.value[seat] == most:
            found |= 1 << seat
    return found


@kernel
def stealable(state: State) -> int:
    """A bit for each colour that the victim has."""
    victim = state.frame_victim[top_of(state)] - 1
    return colours_of(state, victim, 1)


@kernel
def steal_stone(state: State, seat: int, victim: int, colour: int, log: Log) -> None:
    state.stones[victim, colour] -= 1
    state.stones[seat, colour] += 1
    emit(log, Happening.STOLE, seat, victim, colour, 0)


@kernel
def steal_coin(state: State, seat: int, victim: int, log: Log) -> None:
    """Without a stone, a common gold coin; without that, a fairy gold coin, spent ones last (D21)."""
    if state.purse[victim, Coin.COMMON] > 0:
        state.purse[victim, Coin.COMMON] -= 1
        state.purse[seat, Coin.COMMON] += 1
        emit(log, Happening.STOLE, seat, victim, STOLEN_COIN + Coin.COMMON, 0)
    elif state.purse[victim, Coin.FAIRY] + state.spent[victim] > 0:
        if state.purse[victim, Coin.FAIRY] > 0:
            state.purse[victim, Coin.FAIRY] -= 1
        else:
            state.spent[victim] -= 1
        state.purse[seat, Coin.FAIRY] += 1
        emit(log, Happening.STOLE, seat, victim, STOLEN_COIN + Coin.FAIRY, 0)
    else:
        emit(log, Happening.STOLE, seat, victim, NOTHING_STOLEN, 0)


@kernel
def steal_purse(box: Box, state: State, seat: int, victim: int, log: Log) -> None:
    """All common gold and silver; the amount is shown to the two alone, unless purses are open (D25)."""
    common = state.purse[victim, Coin.COMMON]
    silver = state.purse[victim, Coin.SILVER]
    state.purse[victim, Coin.COMMON] = 0
    state.purse[victim, Coin.SILVER] = 0
    state.purse[seat, Coin.COMMON] += common
    state.purse[seat, Coin.SILVER] += silver
    shown = 1 + two(common, silver) if box.open_purses else 0
    emit(log, Happening.ROBBED, seat, victim, shown, two(common, silver))


# ---------------------------------------------------------------- the bag


@kernel
def draw_from_bag(state: State, seat: int, each_colour: int, count: int, log: Log) -> None:
    """So many of each colour go in, as far as there are; a few are drawn and kept (D28)."""
    red = min(each_colour, state.bank_stones[0])
    blue = min(each_colour, state.bank_stones[1])
    yellow = min(each_colour, state.bank_stones[2])
    for _ in range(min(count, red + blue + yellow)):
        colour = draw_stone(state, red, blue, yellow)
        red -= 1 if colour == 0 else 0
        blue -= 1 if colour == 1 else 0
        yellow -= 1 if colour == 2 else 0
        state.bank_stones[colour] -= 1
        state.stones[seat, colour] += 1
        emit(log, Happening.DREW, seat, colour, 0, 0)


@kernel
def luck_answers(state: State) -> int:
    """At least one stone is drawn; then one stops when one likes, or when the bag is empty (D29)."""
    if stones_in_bank(state) == 0:
        return NO
    return YES if state.drawn[0] + state.drawn[1] + state.drawn[2] == 0 else BOTH


@kernel
def push_luck(box: Box, state: State, more: int, log: Log) -> None:
    """One more stone, or enough: on the colour that was named all are given back (D29)."""
    seat = player(state)
    if more == 0:
        settle_luck(state, seat, 1)
        go_on(state)
        return
    colour = draw_stone(state, state.bank_stones[0], state.bank_stones[1], state.bank_stones[2])
    state.bank_stones[colour] -= 1
    state.drawn[colour] += 1
    emit(log, Happening.DREW, seat, colour, 0, 0)
    if colour == colour_named(state, a_of(box, state)):
        emit(log, Happening.LUCK_LEFT, seat, colour, 0, 0)
        settle_luck(state, seat, 0)
        go_on(state)


@kernel
def settle_luck(state: State, seat: int, kept: int) -> None:
    """The stones that were drawn are the player's, or the bank's again."""
    for colour in range(COLOURS):
        if kept:
            state.stones[seat, colour] += state.drawn[colour]
        else:
            state.bank_stones[colour] += state.drawn[colour]
        state.drawn[colour] = 0


# ---------------------------------------------------------------- other characters


@kernel
def is_at_work(state: State, slot: int) -> bool:
    for i in range(state.depth):
        if state.frame_slot[i] == slot:
            return True
    return False


@kernel
def copyable(box: Box, state: State, source: int) -> int:
    """A bit for each slot whose power may be used; of two alike the first is enough (D31, D35)."""
    found = 0
    for slot in range(SLOTS):
        wanted = Status.COME_UP if source == Source.PAST else Status.TO_COME
        if state.status[slot] == wanted and not is_at_work(state, slot):
            found |= (1 << slot) if not has_twin(state, slot, found) else 0
    return found


@kernel
def has_twin(state: State, slot: int, found: int) -> bool:
    """Whether the same character is among these already."""
    for other in range(slot):
        if found >> other & 1 and state.slots[other] == state.slots[slot]:
            return True
    return False


@kernel
def copy_character(box: Box, state: State, slot: int, log: Log) -> None:
    """The power of another character is at work, inside this one."""
    source = a_of(box, state)
    go_on(state)
    if source == Source.CHOSEN:
        state.status[slot] = Status.COME_UP
        shuffle_pile(state)
    begin_copy(state, slot, log)


@kernel
def copy_random(state: State, log: Log) -> None:
    """One of those still to come; if this was the last, nothing happens (D34)."""
    go_on(state)
    if state.pile_count == 0:
        emit(log, Happening.NO_EFFECT, player(state), character_of(state), 0, 0)
        return
    slot = state.pile[draw(state.chance, state.pile_count)] - 1
    take_from_pile(state, slot)
    begin_copy(state, slot, log)


@kernel
def begin_copy(state: State, slot: int, log: Log) -> None:
    emit(log, Happening.PICKED, player(state), state.slots[slot], 0, 0)
    begin_power(state, slot)


@kernel
def keep(state: State, seat: int, log: Log) -> None:
    """The card lies before the player until it is played (D27)."""
    slot = state.frame_slot[top_of(state)]
    if state.status[slot] == Status.HELD:
        return
    for i in range(KEPT):
        if state.kept[seat, i] == 0:
            state.kept[seat, i] = state.slots[slot]
            state.kept_from[seat, i] = slot + 1
            state.status[slot] = Status.HELD
            state.fresh += 1
            emit(log, Happening.KEPT, seat, state.slots[slot], 0, 0)
            return
