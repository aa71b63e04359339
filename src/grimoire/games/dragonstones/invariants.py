"""What holds in every state: each coin, stone and card is in one place, each number is possible."""

from __future__ import annotations

from grimoire.core.bits import has, is_single
from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.auction import has_something_to_bid
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.knowledge import cards_seen
from grimoire.games.dragonstones.power import answers_to, is_question
from grimoire.games.dragonstones.state import DEPTH, Phase, Reason, State, Status
from grimoire.games.dragonstones.steps import NAMED, ROOM, Op
from grimoire.games.dragonstones.things import (
    ALL_STONES,
    COINS,
    COLOURS,
    KEPT,
    KINDS,
    MOST_BLACK,
    PILE,
    SLOTS,
    STANDARD,
    WINNING,
    WITCH,
    Coin,
)

# The number of a fault is its place here, from 1.
FAULTS = ("numbers", "coins", "stones", "specials", "slots", "pile", "asked", "power", "bids", "end")

NUMBERS, COIN_FAULT, STONE_FAULT, SPECIAL_FAULT, SLOT_FAULT, PILE_FAULT, ASKED, POWER, BIDS, END = range(
    1, 11
)


@kernel
def audit(box: Box, state: State) -> int:
    """The first fault that is found; 0 if there is none."""
    if not numbers_are_possible(box, state):
        return NUMBERS
    if not coins_are_all_there(box, state):
        return COIN_FAULT
    if not stones_are_all_there(box, state):
        return STONE_FAULT
    if not specials_are_all_there(box, state):
        return SPECIAL_FAULT
    if not slots_are_filled(box, state):
        return SLOT_FAULT
    if not pile_is_what_is_to_come(state):
        return PILE_FAULT
    if not the_right_seats_are_asked(box, state):
        return ASKED
    if not power_is_at_work(box, state):
        return POWER
    if not bids_are_spent(box, state):
        return BIDS
    return 0 if end_is_right(box, state) else END


@kernel
def numbers_are_possible(box: Box, state: State) -> bool:
    if state.turn < 1 or not 0 <= state.over <= Reason.TURNS or not 0 <= state.phase <= Phase.POWER:
        return False
    if not 0 <= state.present < SLOTS or not 0 <= state.winner <= box.seats or not 0 <= state.depth <= DEPTH:
        return False
    if not 0 <= state.special_count <= PILE or not 0 <= state.pile_count < SLOTS or state.idle < 0:
        return False
    for seat in range(len(state.points)):
        if not seat_is_possible(box, state, seat):
            return False
    return True


@kernel
def seat_is_possible(box: Box, state: State, seat: int) -> bool:
    """No number is below nothing, and seats that are not in play are empty."""
    total = state.spent[seat] + state.points[seat] + state.value[seat] + state.tie_amulets[seat]
    if (
        state.spent[seat] < 0
        or state.points[seat] < 0
        or state.value[seat] < 0
        or state.tie_amulets[seat] < 0
    ):
        return False
    for coin in range(COINS):
        if state.purse[seat, coin] < 0 or state.bid[seat, coin] < 0:
            return False
        total += state.purse[seat, coin] + state.bid[seat, coin]
    for colour in range(COLOURS):
        if state.stones[seat, colour] < 0:
            return False
        total += state.stones[seat, colour]
    for i in range(KEPT):
        if not 0 <= state.kept[seat, i] <= KINDS or not 0 <= state.kept_from[seat, i] <= SLOTS:
            return False
        if state.kept[seat, i] != 0 and box.keeps[state.kept[seat, i]] == 0:
            return False
        total += state.kept[seat, i]
    return (seat < box.seats or total == 0) and state.purse[seat, Coin.BLACK] <= MOST_BLACK


@kernel
def coins_are_all_there(box: Box, state: State) -> bool:
    """In the bank, in a purse, or spent before a screen; black coins never run out (D1, D3)."""
    for coin in range(COINS):
        count = state.bank[coin]
        if count < 0:
            return False
        for seat in range(box.seats):
            count += state.purse[seat, coin]
            count += state.spent[seat] if coin == Coin.FAIRY else 0
        if coin != Coin.BLACK and count != box.all_coins[coin]:
            return False
    return state.bank[Coin.BLACK] == box.all_coins[Coin.BLACK]


@kernel
def stones_are_all_there(box: Box, state: State) -> bool:
    """In the bank, before a player, or drawn from the bag and not yet kept (D1, D29)."""
    for colour in range(COLOURS):
        count = state.bank_stones[colour] + state.drawn[colour]
        if state.bank_stones[colour] < 0 or state.drawn[colour] < 0:
            return False
        for seat in range(box.seats):
            count += state.stones[seat, colour]
        if count != ALL_STONES:
            return False
    return True


@kernel
def specials_are_all_there(box: Box, state: State) -> bool:
    """Each card is in the pile, used, in this turn or kept (D1, D42)."""
    for character in range(1, KINDS + 1):
        count = cards_seen(box, state, character)
        for i in range(state.special_count):
            count += 1 if state.specials[i] == character else 0
        if state.used[character] < 0 or count != box.copies[character]:
            return False
    for i in range(PILE):
        if (state.specials[i] == 0) == (i < state.special_count):
            return False
    return state.used[0] == 0


@kernel
def slots_are_filled(box: Box, state: State) -> bool:
    """The standard characters in their order, then two specials (D5)."""
    for slot in range(SLOTS):
        character = state.slots[slot]
        if slot < STANDARD and character != slot + 1:
            return False
        if slot >= STANDARD and not turn_has_ended(state) and not STANDARD < character <= KINDS:
            return False
        if not 0 <= state.status[slot] <= Status.HELD:
            return False
        if not turn_has_ended(state) and not status_is_right(box, state, slot):
            return False
    return True


@kernel
def status_is_right(box: Box, state: State, slot: int) -> bool:
    """One character is at auction; a card that is held is kept or being played, by one alone (D27)."""
    if state.status[slot] == Status.PRESENT and slot != state.present:
        return False
    if slot == state.present and state.status[slot] != Status.PRESENT and state.status[slot] != Status.HELD:
        return False
    held = 0
    if state.doubling_from == slot + 1:
        held += 1 if state.doubling == state.slots[slot] else 2
    for seat in range(box.seats):
        for i in range(KEPT):
            if state.kept_from[seat, i] == slot + 1:
                held += 1 if state.kept[seat, i] == state.slots[slot] else 2
    return held == (1 if state.status[slot] == Status.HELD else 0)


@kernel
def turn_has_ended(state: State) -> bool:
    """The game ended between two turns (D8a)."""
    return state.over > Reason.POINTS


@kernel
def pile_is_what_is_to_come(state: State) -> bool:
    """Each slot that is to come is in the pile once, but for the Witch, who comes first (D6)."""
    for slot in range(WITCH + 1, SLOTS):
        count = 0
        for i in range(state.pile_count):
            count += 1 if state.pile[i] == slot + 1 else 0
        if count != (1 if state.status[slot] == Status.TO_COME else 0):
            return False
    for i in range(SLOTS):
        if (state.pile[i] == 0) == (i < state.pile_count):
            return False
    return state.status[WITCH] != Status.TO_COME or state.over != 0


@kernel
def the_right_seats_are_asked(box: Box, state: State) -> bool:
    """Somebody is asked unless the game is over; for a bid, only who has something to bid (D9, D14)."""
    if (state.asked == 0) != (state.over != 0) or not 0 <= state.asked < 1 << box.seats:
        return False
    for seat in range(box.seats):
        asked = has(state.asked, seat)
        if state.over == 0 and asked != is_to_be_asked(state, seat):
            return False
    return True


@kernel
def is_to_be_asked(state: State, seat: int) -> bool:
    if state.phase == Phase.BID:
        return has_something_to_bid(state, seat)
    if state.phase == Phase.POWER:
        return seat == state.winner - 1
    has_any = state.purse[seat, Coin.SILVER] + state.purse[seat, Coin.AMULET] > 0
    return has(state.tied, seat) and has_any


@kernel
def power_is_at_work(box: Box, state: State) -> bool:
    """Powers are at work while the winner decides, each of another character of this turn (D31)."""
    if state.over == 0 and (state.depth > 0) != (state.phase == Phase.POWER):
        return False
    if state.over == 0 and (state.winner > 0) != (state.phase == Phase.POWER):
        return False
    for i in range(DEPTH):
        if not frame_is_sound(box, state, i):
            return False
    if not 0 <= state.doubling <= KINDS or not 0 <= state.fresh <= KEPT:
        return False
    if (state.doubling != 0) != (box.keeps[state.doubling] == 1) or not 0 <= state.doubling_from <= SLOTS:
        return False
    return state.over != 0 or (state.depth == 0 and nothing_is_at_work(state)) or winner_decides(box, state)


@kernel
def nothing_is_at_work(state: State) -> bool:
    return state.doubling == 0 and state.drawn[0] + state.drawn[1] + state.drawn[2] == 0


@kernel
def winner_decides(box: Box, state: State) -> bool:
    """The character at auction has led to all others, and the innermost leaves something to choose (D15)."""
    if state.depth == 0 or state.frame_slot[0] != state.present:
        return False
    for i in range(state.depth):
        if state.status[state.frame_slot[i]] == Status.TO_COME or not names_are_known(box, state, i):
            return False
        if i > 0 and not copies(box, state, i - 1):
            return False
    answers = answers_to(box, state) if is_question(box, state) else 0
    return answers != 0 and not is_single(answers)


@kernel
def copies(box: Box, state: State, i: int) -> bool:
    """Whether a power has just picked another one."""
    character, at = state.slots[state.frame_slot[i]], state.frame_at[i]
    return state.frame_new[i] == 0 and at > 0 and box.op[character, at - 1] == Op.COPY


@kernel
def names_are_known(box: Box, state: State, i: int) -> bool:
    """A colour or a victim that is named no more, and still needed, has been named."""
    character = state.slots[state.frame_slot[i]]
    colour = state.frame_colour[i] != 0
    victim = state.frame_victim[i] != 0
    for at in range(state.frame_at[i], ROOM):
        op = box.op[character, at]
        colour = colour or op == Op.NAME
        victim = victim or op == Op.VICTIM
        if uses_colour(op) and box.a[character, at] == NAMED and not colour:
            return False
        if (op == Op.STEAL_STONE or op == Op.STEAL_PURSE) and not victim:
            return False
    return True


@kernel
def uses_colour(op: int) -> bool:
    return op == Op.TAKE_STONE or op == Op.PAY_STONES or op == Op.BANISH or op == Op.LUCK


@kernel
def frame_is_sound(box: Box, state: State, i: int) -> bool:
    slot = state.frame_slot[i]
    if i >= state.depth:
        rest = state.frame_at[i] + state.frame_new[i] + state.frame_more[i] + state.frame_rounds[i]
        return slot == 0 and rest + state.frame_colour[i] + state.frame_victim[i] == 0
    if not 0 <= slot < SLOTS or not 0 <= state.frame_at[i] < ROOM or not 0 <= state.frame_new[i] <= 1:
        return False
    if not 0 <= state.frame_colour[i] <= COLOURS or not 0 <= state.frame_victim[i] <= box.seats:
        return False
    for other in range(i):
        if state.frame_slot[other] == slot:
            return False
    return 0 <= state.frame_more[i] <= 1 and 0 <= state.frame_rounds[i] <= ROOM


@kernel
def bids_are_spent(box: Box, state: State) -> bool:
    """Before the fists open nothing of this auction is known, nor of a tie-break (D9, D14)."""
    if state.over != 0 or state.phase == Phase.POWER:
        return True
    for seat in range(box.seats):
        if state.value[seat] != 0 or state.tie_amulets[seat] != 0 or state.bid[seat, Coin.SILVER] != 0:
            return False
        for coin in range(COINS):
            if state.phase == Phase.BID and state.bid[seat, coin] != 0:
                return False
    if state.phase == Phase.BID:
        return state.tied == 0
    return 0 < state.tied < 1 << box.seats and not is_single(state.tied)


@kernel
def end_is_right(box: Box, state: State) -> bool:
    """Three points end the game, and nothing else does within a turn (D8)."""
    won = False
    for seat in range(box.seats):
        won = won or state.points[seat] >= WINNING
    return won == (state.over == Reason.POINTS)
