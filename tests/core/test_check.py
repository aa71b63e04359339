from dataclasses import replace
from typing import Any

import pytest

from grimoire.core.arrays import Log, MoveList, Points, Shares
from grimoire.core.check import Wrong, check_game
from grimoire.core.events import NOBODY, emit
from grimoire.core.game import Game
from grimoire.core.kernel import kernel
from grimoire.core.moves import part
from grimoire.core.roundtrip import GameFault
from tests.toy import STONES
from tests.toy.box import Box
from tests.toy.knowledge import resample
from tests.toy.moves import Happening, Kind
from tests.toy.rules import actors, apply, deal, legal, scores
from tests.toy.state import VALUES, Phase, State

# ---------------------------------------------------------------- a game that is as it should be


@pytest.mark.compiled
@pytest.mark.kernel
def test_a_sound_game_passes_at_every_number_of_seats() -> None:
    check_game(STONES, games=300)


@pytest.mark.compiled
@pytest.mark.kernel
@pytest.mark.parametrize("options", [{"rounds": 1}, {"rounds": 4}, {"wagers": False}], ids=str)
def test_it_passes_with_its_options(options: dict[str, Any]) -> None:
    check_game(STONES, games=300, tables=1, **options)


def test_it_passes_uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    check_game(uncompiled(monkeypatch), games=3, seats=3, tables=1)


def test_only_the_seats_asked_for_are_tried() -> None:
    with pytest.raises(ValueError, match="This game is for 2 to 4 players, not 5"):
        check_game(STONES, seats=5)


# ---------------------------------------------------------------- games that are broken on purpose


@kernel
def lose_a_stone(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    apply(box, state, seat, move, log)
    state.bag[0] = 0


@kernel
def lose_a_stone_at_the_end(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    apply(box, state, seat, move, log)
    if state.over:
        state.bag[0] = 0


@kernel
def go_on_for_ever(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """The winner can do what it wants: nothing comes of it."""
    if part(move, 0) == Kind.BID:
        apply(box, state, seat, move, log)


@kernel
def look_at_the_log(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """Plays differently where nobody keeps a log."""
    apply(box, state, seat, move, log)
    if len(log) == 1:
        state.chance.drawn += 1


@kernel
def shout(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """More events than there is room for, though a deal has as many as it may have."""
    apply(box, state, seat, move, log)
    for _ in range(12):
        emit(log, Happening.TIED, NOBODY, 0, 0, 0)


@kernel
def ask_nothing_of_seat_0(box: Box, state: State, seat: int, out: MoveList) -> int:
    return 0 if seat == 0 else legal(box, state, seat, out)


@kernel
def list_the_first_twice(box: Box, state: State, seat: int, out: MoveList) -> int:
    n = legal(box, state, seat, out)
    if n > 0:
        out[n] = out[0]
        n += 1
    return n


@kernel
def list_for_all(box: Box, state: State, seat: int, out: MoveList) -> int:
    """The winner's moves are offered to the others too."""
    if state.phase == Phase.BID or state.over:
        return legal(box, state, seat, out)
    return legal(box, state, state.turn, out)


@kernel
def list_after_the_end(box: Box, state: State, seat: int, out: MoveList) -> int:
    out[0] = Kind.KEEP * 1
    return 1 if state.over else legal(box, state, seat, out)


@kernel
def look_into_the_bag(box: Box, state: State, seat: int, out: MoveList) -> int:
    """One move less where the bag's first stone is a high one."""
    n = legal(box, state, seat, out)
    return n - 1 if n > 1 and state.bag[0] > 3 else n


@kernel
def sort_by_another_hand(box: Box, state: State, seat: int, out: MoveList) -> int:
    """As many moves, but their order tells what the next seat holds."""
    n = legal(box, state, seat, out)
    if n > 1 and state.hand[(seat + 1) % box.seats, 6] > 0:
        first = out[0]
        out[0] = out[1]
        out[1] = first
    return n


@kernel
def ask_who_holds_no_six(box: Box, state: State) -> int:
    if state.phase == Phase.BID and not state.over and state.hand[0, 6] > 0:
        return (1 << box.seats) - 2
    return actors(box, state)


@kernel
def list_who_holds_no_six(box: Box, state: State, seat: int, out: MoveList) -> int:
    return legal(box, state, seat, out) if ask_who_holds_no_six(box, state) >> seat & 1 else 0


@kernel
def ask_a_seat_that_is_not_there(box: Box, state: State) -> int:
    mask = actors(box, state)
    return mask | 1 << box.seats if mask != 0 else 0


@kernel
def keep_the_bag(box: Box, state: State, seat: int) -> None:
    """The true bag, instead of one that could be."""
    first = state.bag[0]
    resample(box, state, seat)
    for slot in range(1, len(state.bag)):
        if state.bag[slot] == first:
            state.bag[slot] = state.bag[0]
            state.bag[0] = first
            return


@kernel
def change_the_points(box: Box, state: State, seat: int) -> None:
    resample(box, state, seat)
    state.points[0] += 1


@kernel
def swap_an_own_stone(box: Box, state: State, seat: int) -> None:
    """One of the seat's own stones goes into the bag."""
    resample(box, state, seat)
    for value in range(1, VALUES):
        if state.hand[seat, value] > 0 and value != state.bag[0]:
            state.hand[seat, state.bag[0]] += 1
            state.hand[seat, value] -= 1
            state.bag[0] = value
            return


@kernel
def imagine_empty_hands(box: Box, state: State, seat: int) -> None:
    resample(box, state, seat)
    for other in range(box.seats):
        for value in range(VALUES):
            if other != seat:
                state.hand[other, value] = 0


@kernel
def share_too_much(box: Box, state: State, points: Points, shares: Shares) -> int:
    reason = scores(box, state, points, shares)
    if state.over:
        shares[0] += 0.5
    return reason


@kernel
def share_nothing_on_the_way(box: Box, state: State, points: Points, shares: Shares) -> int:
    reason = scores(box, state, points, shares)
    if not state.over:
        for seat in range(box.seats):
            shares[seat] = 0.0
    return reason


@kernel
def end_too_early(box: Box, state: State, points: Points, shares: Shares) -> int:
    scores(box, state, points, shares)
    return 1


@kernel
def never_say_why(box: Box, state: State, points: Points, shares: Shares) -> int:
    scores(box, state, points, shares)
    return 0


@kernel
def deal_one_stone_less(box: Box, state: State, log: Log) -> None:
    deal(box, state, log)
    state.hand_count[0] -= 1


def told(value: Any) -> str:
    """The name of a test: what was changed, what is wrong."""
    if isinstance(value, Wrong):
        return value.name
    return " ".join(getattr(change, "__name__", name) for name, change in value.items())


def uncompiled(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> Game:
    """The game with something broken, of which nothing is compiled."""
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")
    return replace(STONES, **changes)


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"deal": deal_one_stone_less}, Wrong.UNSOUND),
        ({"apply": lose_a_stone}, Wrong.UNSOUND),
        ({"apply": lose_a_stone_at_the_end}, Wrong.UNSOUND),
        ({"apply": go_on_for_ever}, Wrong.ENDLESS),
        ({"longest": 3}, Wrong.ENDLESS),
        ({"apply": look_at_the_log}, Wrong.NOT_REPEATABLE),
        ({"legal": ask_nothing_of_seat_0}, Wrong.DEAD_END),
        ({"legal": list_the_first_twice}, Wrong.REPEATED),
        ({"legal": list_for_all}, Wrong.NOT_ASKED),
        ({"legal": list_after_the_end}, Wrong.NOT_ASKED),
        ({"legal": look_into_the_bag}, Wrong.LEGAL_PEEKS),
        ({"legal": sort_by_another_hand}, Wrong.LEGAL_PEEKS),
        ({"most_moves": 3}, Wrong.TOO_MANY_MOVES),
        ({"most_events": 8}, Wrong.TOO_MANY_EVENTS),
        ({"most_events": 12, "apply": shout}, Wrong.TOO_MANY_EVENTS),
        ({"actors": ask_who_holds_no_six}, Wrong.NOT_ASKED),
        ({"actors": ask_who_holds_no_six, "legal": list_who_holds_no_six}, Wrong.ACTORS_PEEK),
        ({"resample": keep_the_bag}, Wrong.SAMPLE_PEEKS),
        ({"resample": change_the_points}, Wrong.SAMPLE_SEEN),
        ({"resample": swap_an_own_stone}, Wrong.SAMPLE_SEEN),
        ({"resample": imagine_empty_hands}, Wrong.SAMPLE_UNSOUND),
        ({"scores": share_too_much}, Wrong.SHARES),
        ({"scores": share_nothing_on_the_way}, Wrong.SHARES),
        ({"scores": end_too_early}, Wrong.REASON),
        ({"scores": never_say_why}, Wrong.REASON),
    ],
    ids=told,
)
def test_a_broken_game_is_found_out(
    changes: dict[str, Any], wrong: Wrong, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = uncompiled(monkeypatch, **changes)
    with pytest.raises(GameFault, match=f": {wrong.name.lower()} "):
        check_game(game, games=20, seats=3)


def test_a_game_that_asks_a_seat_that_is_not_there_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = uncompiled(monkeypatch, actors=ask_a_seat_that_is_not_there)
    with pytest.raises(GameFault):
        check_game(game, games=2, seats=3)


def test_a_fault_names_what_finds_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = uncompiled(monkeypatch, scores=share_too_much)
    with pytest.raises(GameFault, match=r"stones, 2 seats, seed 5, game 0, move \d+: shares") as first:
        check_game(game, games=2, seed=5, seats=2)
    with pytest.raises(GameFault) as second:
        check_game(game, games=1, seed=5, seats=2)
    assert str(first.value) == str(second.value)
