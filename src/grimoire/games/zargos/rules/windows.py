"""Windows: before a turn all who hold cards answer at once, with a red card or a pass (Z34, Z41, Z61)."""

from __future__ import annotations

from grimoire.core.arrays import Log, MoveList
from grimoire.core.bits import bit, has
from grimoire.core.events import emit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack, part
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Happening, Kind
from grimoire.games.zargos.rules.attacks import begin_attacks
from grimoire.games.zargos.rules.hands import use_card
from grimoire.games.zargos.rules.places import is_sea, place_of, player, sea_of
from grimoire.games.zargos.rules.settling import is_in_play
from grimoire.games.zargos.state import Phase, State
from grimoire.games.zargos.things import LAST_RED, Card, aimed_at, can_be_diverted, only_before_own_turn

NOBODY_ANSWERED = -1

# ---------------------------------------------------------------- asking


@kernel
def holders(box: Box, state: State) -> int:
    """The seats that hold magic cards, which is all that anybody knows of their hands (Z34)."""
    seats = 0
    for seat in range(box.seats):
        seats |= bit(seat) if state.hand_count[seat] > 0 else 0
    return seats


@kernel
def open_window(box: Box, state: State) -> None:
    """All who hold cards are asked; where nobody does, the turn begins (Z34)."""
    state.asked = holders(box, state)
    if state.asked == 0:
        begin_attacks(box, state)
    else:
        state.phase = Phase.WINDOW


@kernel
def open_illusion(box: Box, state: State) -> None:
    """All others who hold cards may name another target (Z61)."""
    last = state.diverted_by - 1 if state.diverted_by > 0 else state.wind_by
    state.asked = holders(box, state) & ~bit(last)
    state.phase = Phase.ILLUSION if state.asked != 0 else Phase.STRIKE


# ---------------------------------------------------------------- what may be played


@kernel
def list_window(box: Box, state: State, seat: int, out: MoveList) -> int:
    """A pass, then the red cards of the hand with their targets."""
    out[0] = pack(Kind.PASS, 0, 0, 0, 0)
    count = 1
    for card in range(1, LAST_RED + 1):
        if state.hand[seat, card] > 0 and may_play(state, card):
            count = list_targets(box, state, seat, card, out, count)
    return count


@kernel
def may_play(state: State, card: int) -> bool:
    """A card against a people needs that people; some need it to be at turn (Z39, Z43)."""
    people = aimed_at(card)
    if people < 0:
        return True
    if only_before_own_turn(card) and state.people != people:
        return False
    return has(state.alive, people) and not has(state.calmed, people)


@kernel
def targets_of(box: Box, card: int) -> int:
    """How many targets a card could name; 1 for those that name none."""
    if card == Card.MADNESS or card == Card.ICE:
        return box.kingdoms
    if card == Card.STORM:
        return box.links
    return place_of(box.seas) if card == Card.DEMONIC else 1


@kernel
def is_target(box: Box, state: State, card: int, target: int) -> bool:
    """Whether a card could hit this: a demonic wind needs pawns to take (Z61)."""
    if card == Card.DEMONIC:
        if is_sea(target):
            return state.at_sea[sea_of(target)] > 0
        return target < box.provinces and state.pawns[target] > 0
    return target < targets_of(box, card)


@kernel
def remembered(card: int) -> int:
    """Where the targets of a card are remembered in `played`; -1 for cards of which there is only one."""
    if card == Card.MADNESS:
        return 0
    if card == Card.ICE:
        return 1
    if card == Card.STORM:
        return 2
    return 3 if card == Card.DEATH else -1


@kernel
def played_already(state: State, seat: int, card: int, target: int) -> bool:
    """The same player does not play the same card twice on the same target in one window (Z41)."""
    row = remembered(card)
    return row >= 0 and has(state.played[seat, row], target)


@kernel
def list_targets(box: Box, state: State, seat: int, card: int, out: MoveList, count: int) -> int:
    for target in range(targets_of(box, card)):
        if is_target(box, state, card, target) and not played_already(state, seat, card, target):
            out[count] = pack(Kind.CARD, card, target, 0, 0)
            count += 1
    return count


@kernel
def list_illusions(box: Box, state: State, seat: int, out: MoveList) -> int:
    """A pass, or the Illusion with any other target that the wind could have (Z61)."""
    out[0] = pack(Kind.PASS, 0, 0, 0, 0)
    count = 1
    if state.hand[seat, Card.ILLUSION] == 0:
        return count
    for target in range(targets_of(box, state.wind)):
        if target != state.wind_target and is_target(box, state, state.wind, target):
            out[count] = pack(Kind.CARD, Card.ILLUSION, target, 0, 0)
            count += 1
    return count


# ---------------------------------------------------------------- the answers


@kernel
def answer(state: State, seat: int, move: int) -> bool:
    """Keeps an answer; says whether it was the last. Nobody sees it before, nor if another's is played."""
    state.answer[seat] = move
    state.asked &= ~bit(seat)
    return state.asked == 0


@kernel
def first_to_play(state: State) -> int:
    """The first player who plays a card, beginning behind whoever played the last one (Z34)."""
    players = 0
    start = 0
    while nth_player(state, players) != NOBODY_ANSWERED:
        players += 1
        start = players if nth_player(state, players - 1) == state.caller - 1 else start
    for steps in range(players):
        seat = nth_player(state, (start + steps) % players)
        if part(state.answer[seat], 0) == Kind.CARD:
            return seat
    return NOBODY_ANSWERED


@kernel
def nth_player(state: State, nth: int) -> int:
    """The order of a window: the player of the people at turn, then others by their next peoples (Z34)."""
    met = 0
    for steps in range(state.peoples):
        people = state.order[(state.at + steps) % state.peoples]
        seat = player(state, people)
        if speaks(state, people, seat) and not has(met, seat):
            if nth == 0:
                return seat
            met |= bit(seat)
            nth -= 1
    return NOBODY_ANSWERED


@kernel
def speaks(state: State, people: int, seat: int) -> bool:
    """Whether a people gives its player a place in the order; who falls by his own card keeps his (Z34)."""
    return has(state.alive, people) or (state.caller == seat + 1 and not is_in_play(state, seat))


@kernel
def forget_answers(box: Box, state: State) -> None:
    for seat in range(box.seats):
        state.answer[seat] = 0


@kernel
def close_window(box: Box, state: State, log: Log) -> None:
    """All pass: the turn begins. Else the first card is played, and the window opens again (Z34)."""
    seat = first_to_play(state)
    move = state.answer[seat] if seat != NOBODY_ANSWERED else 0
    forget_answers(box, state)
    if seat == NOBODY_ANSWERED:
        begin_attacks(box, state)
        return
    state.wind = part(move, 1)
    state.wind_target = part(move, 2)
    state.wind_by = seat
    state.caller = seat + 1
    state.diverted_by = 0
    if remembered(state.wind) >= 0:
        state.played[seat, remembered(state.wind)] |= bit(state.wind_target)
    use_card(box, state, seat, state.wind)
    emit(log, Happening.PLAYED, seat, state.wind, state.wind_target, 0)
    state.phase = Phase.STRIKE
    if box.edition == 2 and can_be_diverted(state.wind):
        open_illusion(box, state)


@kernel
def close_illusion(box: Box, state: State, log: Log) -> None:
    """The first Illusion changes the target, and may be answered by the other one (Z61)."""
    seat = first_to_play(state)
    move = state.answer[seat] if seat != NOBODY_ANSWERED else 0
    forget_answers(box, state)
    if seat == NOBODY_ANSWERED:
        state.phase = Phase.STRIKE
        return
    use_card(box, state, seat, Card.ILLUSION)
    state.wind_target = part(move, 2)
    state.diverted_by = seat + 1
    emit(log, Happening.DIVERTED, seat, state.wind, state.wind_target, 0)
    open_illusion(box, state)
