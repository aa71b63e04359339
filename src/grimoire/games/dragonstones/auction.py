"""An auction: everybody bids gold at once, those who tie bid silver, the winner uses the power (D9–D14)."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.bits import has, is_single, lowest_bit
from grimoire.core.events import NOBODY, emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack, part
from grimoire.games.dragonstones.bank import gold_of, return_coins
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.frames import begin_power
from grimoire.games.dragonstones.moves import Happening, Kind, two
from grimoire.games.dragonstones.state import Phase, State, Status
from grimoire.games.dragonstones.things import COINS, FIST, FIST_BLACK, Coin
from grimoire.games.dragonstones.turn import next_slot

# ---------------------------------------------------------------- the start


@kernel
def start_auction(box: Box, state: State, log: Log) -> None:
    """The next character is revealed; whoever has anything to bid is asked (D6, D9)."""
    slot = next_slot(state)
    state.present = slot
    state.status[slot] = Status.PRESENT
    emit(log, Happening.REVEALED, NOBODY, state.slots[slot], state.pile_count, 0)
    forget_bids(box, state)
    state.phase = Phase.BID
    for seat in range(box.seats):
        state.asked |= (1 << seat) if has_something_to_bid(state, seat) else 0
    if state.asked == 0:
        finish_auction(state)


@kernel
def forget_bids(box: Box, state: State) -> None:
    for seat in range(box.seats):
        state.value[seat] = 0
        state.tie_amulets[seat] = 0
        for coin in range(COINS):
            state.bid[seat, coin] = 0
    state.winner = 0
    state.tied = 0
    state.fresh = 0
    state.given_up = 0


@kernel
def has_something_to_bid(state: State, seat: int) -> bool:
    return gold_of(state, seat) + state.purse[seat, Coin.BLACK] + state.purse[seat, Coin.AMULET] > 0


# ---------------------------------------------------------------- what may be bid


@kernel
def fits_fist(fairy: int, common: int) -> bool:
    """More gold than this is in no fist (D9)."""
    return fairy + common <= FIST


@kernel
def list_bids(state: State, seat: int, out: MoveList) -> int:
    """Any coins that the seat holds, none included (D9)."""
    count = 0
    for fairy in range(min(FIST, state.purse[seat, Coin.FAIRY]) + 1):
        for common in range(state.purse[seat, Coin.COMMON] + 1):
            if fits_fist(fairy, common):
                count = list_charms(state, seat, fairy, common, out, count)
    return count


@kernel
def list_charms(state: State, seat: int, fairy: int, common: int, out: MoveList, count: int) -> int:
    """The same gold with black coins and amulets."""
    for black in range(min(FIST_BLACK, state.purse[seat, Coin.BLACK]) + 1):
        for amulets in range(state.purse[seat, Coin.AMULET] + 1):
            out[count] = pack(Kind.BID, fairy, common, black, amulets)
            count += 1
    return count


@kernel
def list_silver(state: State, seat: int, out: MoveList) -> int:
    """Silver and amulets, no black coins (D14)."""
    count = 0
    for silver in range(state.purse[seat, Coin.SILVER] + 1):
        for amulets in range(state.purse[seat, Coin.AMULET] + 1):
            out[count] = pack(Kind.SILVER, silver, amulets, 0, 0)
            count += 1
    return count


# ---------------------------------------------------------------- the bids


@kernel
def lay_bid(state: State, seat: int, move: int) -> None:
    """Into the fist; nobody sees it before all are in (D9)."""
    state.bid[seat, Coin.FAIRY] = part(move, 1)
    state.bid[seat, Coin.COMMON] = part(move, 2)
    state.bid[seat, Coin.BLACK] = part(move, 3)
    state.bid[seat, Coin.AMULET] = part(move, 4)
    state.asked &= ~(1 << seat)


@kernel
def lay_silver(state: State, seat: int, move: int) -> None:
    state.bid[seat, Coin.SILVER] = part(move, 1)
    state.tie_amulets[seat] = part(move, 2)
    state.asked &= ~(1 << seat)


@kernel
def open_fists(box: Box, state: State, log: Log) -> None:
    """All bids are shown and spent; a single highest wins, a tie is broken, black coins bewitch (D10–D14)."""
    black = 0
    gold = 0
    for seat in range(box.seats):
        black += state.bid[seat, Coin.BLACK]
        spend_bid(state, seat, log)
        gold = max(gold, state.value[seat])
    state.gold_bid |= 1 if gold > 0 else 0
    if black > 0:
        emit(log, Happening.BEWITCHED, NOBODY, state.slots[state.present], 0, 0)
        finish_auction(state)
    elif gold == 0:
        emit(log, Happening.NOBODY_BID, NOBODY, 0, 0, 0)
        finish_auction(state)
    else:
        decide(box, state, gold, log)


@kernel
def spend_bid(state: State, seat: int, log: Log) -> None:
    """Fairy gold lies before the screen, everything else goes to the bank (D10, D12, D13)."""
    fairy = state.bid[seat, Coin.FAIRY]
    common = state.bid[seat, Coin.COMMON]
    black = state.bid[seat, Coin.BLACK]
    amulets = state.bid[seat, Coin.AMULET]
    state.purse[seat, Coin.FAIRY] -= fairy
    state.spent[seat] += fairy
    return_coins(state, seat, Coin.COMMON, common)
    return_coins(state, seat, Coin.BLACK, black)
    return_coins(state, seat, Coin.AMULET, amulets)
    state.value[seat] = (fairy + common) << amulets
    emit(log, Happening.BID, seat, two(fairy, common), two(black, amulets), 0)


@kernel
def highest_bidders(box: Box, state: State, value: int) -> int:
    """A bit for each seat whose bid is worth so much."""
    found = 0
    for seat in range(box.seats):
        found |= (1 << seat) if state.value[seat] == value else 0
    return found


@kernel
def decide(box: Box, state: State, gold: int, log: Log) -> None:
    """A single highest bid wins; several are asked for silver, if any of them has some (D14)."""
    highest = highest_bidders(box, state, gold)
    if is_single(highest):
        win(state, lowest_bit(highest), 0, log)
        return
    state.tied = highest
    state.phase = Phase.SILVER
    for seat in range(box.seats):
        if has(highest, seat):
            emit(log, Happening.TIED, seat, state.value[seat], 0, 0)
            if state.purse[seat, Coin.SILVER] + state.purse[seat, Coin.AMULET] > 0:
                state.asked |= 1 << seat
        state.value[seat] = 0
    if state.asked == 0:
        open_silver(box, state, log)


@kernel
def open_silver(box: Box, state: State, log: Log) -> None:
    """All that silver is lost; if it ties too, nobody uses the power (D14)."""
    most = 0
    for seat in range(box.seats):
        if has(state.tied, seat):
            silver = state.bid[seat, Coin.SILVER]
            amulets = state.tie_amulets[seat]
            return_coins(state, seat, Coin.SILVER, silver)
            return_coins(state, seat, Coin.AMULET, amulets)
            state.value[seat] = silver << amulets
            most = max(most, state.value[seat])
            emit(log, Happening.SILVER, seat, silver, amulets, 0)
    highest = highest_bidders(box, state, most) & state.tied
    if is_single(highest):
        win(state, lowest_bit(highest), 1, log)
        return
    emit(log, Happening.STILL_TIED, NOBODY, 0, 0, 0)
    finish_auction(state)


@kernel
def win(state: State, seat: int, tie_break: int, log: Log) -> None:
    """The winner must use the power (D15)."""
    emit(log, Happening.WON, seat, state.value[seat], tie_break, 0)
    state.winner = seat + 1
    state.phase = Phase.POWER
    begin_power(state, state.present)


@kernel
def finish_auction(state: State) -> None:
    """The character has come up; a kept card that was played is used (D27)."""
    if state.status[state.present] == Status.PRESENT:
        state.status[state.present] = Status.COME_UP
    if state.doubling != 0:
        discard_doubling(state)
    state.asked = 0


@kernel
def discard_doubling(state: State) -> None:
    """It joins the used specials; if it came up in this turn, at the end of the turn with the others (D7)."""
    if state.doubling_from > 0:
        state.status[state.doubling_from - 1] = Status.COME_UP
    else:
        state.used[state.doubling] += 1
    state.doubling = 0
    state.doubling_from = 0
