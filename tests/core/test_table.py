import copy
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest

from grimoire.core.arrays import Log
from grimoire.core.chance import Dice, draw
from grimoire.core.errors import Ambiguous, GrimoireError, IllegalMove, Malformed, OptionError
from grimoire.core.kernel import kernel
from grimoire.core.moves import Moves
from grimoire.core.outcome import Outcome
from grimoire.core.table import Table
from grimoire.games import find, magicians
from tests.core.tables import after_bids, answer, drawn, finished, midway, play_on, position, snapshot
from tests.toy import STONES
from tests.toy.box import Box
from tests.toy.moves import ARGS, Kind
from tests.toy.notation import read, write
from tests.toy.rules import apply
from tests.toy.state import Phase, State


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.events]


def history(table: Table) -> list[tuple[int, int, str]]:
    return [(ply.step, ply.seat, str(ply.move)) for ply in table.history]


# ---------------------------------------------------------------- a new table


def test_a_table_is_dealt_with_the_usual_seats_and_options() -> None:
    table = STONES.new()
    assert (table.seats, table.options) == (3, {"rounds": 3, "wagers": True})
    assert table.actors == (0, 1, 2)
    assert not table.over
    assert table.outcome is None
    assert kinds(table) == ["drew"] * 12


def test_the_same_seed_gives_the_same_deal() -> None:
    assert STONES.new(seed=7).states.tobytes() == STONES.new(seed=7).states.tobytes()
    assert STONES.new(seed=7).position()["state"]["hand"] != STONES.new(seed=8).position()["state"]["hand"]


def test_without_a_seed_every_deal_is_another() -> None:
    assert len({STONES.new().states.tobytes() for _ in range(5)}) == 5


def test_the_options_are_part_of_the_deal() -> None:
    one, two = STONES.new(seed=7), STONES.new(seed=7, wagers=False)
    assert one.position()["state"]["chance"]["key"] != two.position()["state"]["chance"]["key"]


@pytest.mark.parametrize("seed", [1.5, "7", True, [], b"7"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(Malformed, match="A seed is a whole number"):
        STONES.new(seed=seed)


@pytest.mark.parametrize("seats", [1, 5, 0, -1, "three", 2.0, True, []])
def test_a_table_has_as_many_seats_as_the_game_is_for(seats: Any) -> None:
    with pytest.raises(OptionError, match="This game is for 2 to 4 players"):
        STONES.new(seats=seats)


def test_unknown_and_bad_options_are_refused() -> None:
    with pytest.raises(OptionError, match=r"There is no option “colour”\. Options: rounds, wagers"):
        STONES.new(colour="red")
    with pytest.raises(OptionError, match=r"a whole number from 1 to 4\. \(S2\)"):
        STONES.new(rounds=5)


# ---------------------------------------------------------------- several seats at once


def test_all_seats_are_asked_at_once_for_their_own_stones() -> None:
    table = drawn()
    assert table.actors == (0, 1)
    assert [str(move) for move in table.legal(0)] == ["bid 2", "bid 3", "bid 5", "bid 6"]
    assert [str(move) for move in table.legal(1)] == ["bid 1", "bid 2", "bid 4", "bid 5"]


def test_an_answer_is_kept_and_nothing_happens_until_the_last_is_in() -> None:
    table = drawn()
    state, told = table.states.tobytes(), table.events
    table.play(0, "bid 6")
    assert {seat: str(move) for seat, move in table.pending.items()} == {0: "bid 6"}
    assert (table.states.tobytes(), table.events, table.actors) == (state, told, (0, 1))
    assert (table.history, table.steps) == ([], 0)
    assert len(table.legal(0)) == 4
    table.play(1, "bid 4")
    assert table.pending == {}
    assert table.view(None).spent == "4 6"


def test_an_answer_may_be_changed_until_the_last_is_in() -> None:
    table = drawn()
    table.play(0, "bid 6")
    table.play(0, "bid 2")
    table.play(1, "bid 4")
    assert history(table) == [(1, 0, "bid 2"), (1, 1, "bid 4")]
    assert table.actors == (1,)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2), (2, 0, 1)])
def test_answers_are_applied_in_seat_order_whoever_was_first(order: tuple[int, ...]) -> None:
    expected = STONES.new(seed=4)
    for seat in range(3):
        expected.play(seat, expected.legal(seat)[seat])
    table = STONES.new(seed=4)
    for seat in order:
        table.play(seat, table.legal(seat)[seat])
    assert table.states.tobytes() == expected.states.tobytes()
    assert history(table) == history(expected)
    assert table.events == expected.events


def test_an_illegal_answer_leaves_the_one_that_was_pending() -> None:
    table = drawn()
    table.play(0, "bid 6")
    with pytest.raises(IllegalMove):
        table.play(0, "bid 1")
    assert str(table.pending[0]) == "bid 6"


def test_a_position_carries_the_pending_answers() -> None:
    table = drawn()
    table.play(1, "bid 4")
    told = table.position()
    assert told["pending"] == {"1": "bid 4"}
    again = STONES.table(told)
    again.play(0, "bid 6")
    assert history(again) == [(1, 0, "bid 6"), (1, 1, "bid 4")]


def test_several_moves_are_no_answer_where_several_seats_are_asked() -> None:
    table = drawn()
    before = snapshot(table)
    for seat, text in [(0, "bid 2, bid 3"), (1, "bid 1, bid 2"), (1, "bid 4, keep")]:
        with pytest.raises(Malformed, match="Only one move can be answered here"):
            table.play(seat, text)
    assert snapshot(table) == before


@kernel
def need_all_bids(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """The last seat's bid cannot be played before the others': there would be no stone at -1."""
    if state.phase == Phase.BID and seat == box.seats - 1:
        state.spent[state.bid[0] - 1] += 0
    apply(box, state, seat, move, log)


def test_an_answer_is_never_tried_without_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")
    table = replace(STONES, apply=need_all_bids).table(position())
    with pytest.raises(Malformed, match="Only one move can be answered here"):
        table.play(1, "bid 1, bid 2")


# ---------------------------------------------------------------- moves sent as one


def test_one_text_may_stand_for_two_moves_in_one_step() -> None:
    table = after_bids(Dice(3, 4))
    table.play(0, "stake 2, call 1")
    assert history(table)[2:] == [(2, 0, "stake 2"), (2, 0, "call 1")]
    assert kinds(table) == ["staked", "cast", "gained"]
    assert table.steps == 2


def test_the_same_two_moves_sent_singly_are_two_steps() -> None:
    table, other = after_bids(Dice(3, 4)), after_bids(Dice(3, 4))
    table.play(0, "stake 2, call 1")
    other.play(0, "stake 2")
    other.play(0, "call 1")
    assert other.states.tobytes() == table.states.tobytes()
    assert other.steps == 3
    assert kinds(other) == ["cast", "gained"]


def test_if_the_second_of_two_moves_is_illegal_neither_is_played() -> None:
    table = after_bids()
    before = snapshot(table)
    with pytest.raises(IllegalMove, match=r"You cannot call 5: your stone is only a 2\. \(S6\)"):
        table.play(0, "stake 2, call 5")
    assert snapshot(table) == before


def test_moves_sent_as_one_do_not_reach_into_another_seats_turn() -> None:
    """After the step it is everybody's turn at once, where one answer each is given."""
    table = after_bids()
    before = snapshot(table)
    for text in ("keep, bid 2", "stake 2, call 1, bid 3"):
        with pytest.raises(Malformed, match="Only one move can be answered here"):
            table.play(0, text)
    assert snapshot(table) == before


def test_moves_sent_as_one_do_not_reach_beyond_the_end() -> None:
    table = STONES.table({**position(), "options": {"rounds": 1}})
    answer(table, "bid 6", "bid 4")
    before = snapshot(table)
    with pytest.raises(Malformed, match="Only one move can be answered here"):
        table.play(0, "keep, bid 2")
    assert snapshot(table) == before


@kernel
def stake_on_the_die(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """Staking casts the die, and only what it shows may be called."""
    apply(box, state, seat, move, log)
    if state.phase == Phase.CALL:
        state.stake = draw(state.chance, 6) + 1


@pytest.mark.parametrize("text", ["stake 2, call 1", "stake 2, call 6"])
def test_moves_sent_as_one_do_not_try_what_is_still_hidden(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a seat could ask how the die will fall, and stake nothing if the answer does not please it."""
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")
    game = replace(STONES, apply=stake_on_the_die)
    for key in range(30):
        start = position()
        start["state"]["chance"] = {"key": f"{key:032x}", "drawn": 0}
        table = game.table(start)
        answer(table, "bid 6", "bid 4")
        before = snapshot(table)
        with pytest.raises(Malformed, match="Only one move can be answered here"):
            table.play(0, text)
        assert snapshot(table) == before


# ---------------------------------------------------------------- playing


def test_a_move_may_be_given_as_such_by_notation_or_by_number() -> None:
    ways: list[Callable[[Any], Any]] = [lambda m: m, str, int, np.int64, lambda m: f"  {str(m).upper()} "]
    states = set()
    for way in ways:
        table = drawn()
        for seat in (0, 1):
            table.play(seat, way(table.legal(seat)[0]))
        states.add(table.states["spent"].tobytes())
        assert history(table) == [(1, 0, "bid 2"), (1, 1, "bid 1")]
    assert len(states) == 1


def test_a_move_of_another_game_is_no_move_here() -> None:
    """Although its number may be that of one."""
    other = magicians.GAME.new(seed=1)
    with pytest.raises(Malformed, match="A move is a notation or a number, not <Move"):
        drawn().play(0, other.legal(other.actors[0])[0])


def test_a_notation_may_leave_open_what_only_one_move_fits() -> None:
    table = STONES.table({**position(("3 3 3 6", "1 1 2 2")), "options": {"rounds": 1}})
    answer(table, "bid 6", "bid 1")
    table.play(0, "stake")
    assert history(table)[-1] == (2, 0, "stake 3")
    with pytest.raises(Ambiguous, match=r"call 1, call 2, call 3\. \(S3\)") as error:
        table.play(0, "call")
    assert error.value.clause == "S3"


def test_a_seat_may_be_a_number_of_numpy_and_the_record_can_still_be_written() -> None:
    table = drawn()
    numbers: Any = np.array([0, 1])
    table.play(numbers[0], "bid 6")
    table.play(numbers[1], "bid 4")
    assert [move[:2] for move in table.record()["moves"]] == [[0, "bid 6"], [1, "bid 4"]]
    assert msgspec.json.encode(table.record())


def test_only_the_winner_is_asked_after_the_bids() -> None:
    table = after_bids()
    assert table.actors == (0,)
    assert [str(move) for move in table.legal(0)] == ["keep", "stake 2", "stake 3", "stake 5"]
    assert table.legal(1) == []


def test_the_list_of_legal_moves_is_the_callers_own() -> None:
    table = drawn()
    table.legal(0).clear()
    assert len(table.legal(0)) == 4


@pytest.mark.parametrize(
    ("seat", "move", "error", "words"),
    [
        (0, "bid 1", IllegalMove, r"You hold no stone of the value 1\. \(S3\)"),
        (0, "keep", IllegalMove, r"This is not the time for “keep”\. \(S5\)"),
        (0, "bid", Ambiguous, "bid 2, bid 3, bid 5, bid 6"),
        (0, "bid 7", Malformed, "“bid 7” is no move"),
        (0, "", Malformed, "“” is no move"),
        (0, "fly", Malformed, "“fly” is no move"),
        (0, "keep 1", Malformed, "“keep 1” is no move"),
        (0, 12345, Malformed, "stands for no move of this game"),
        (0, -1, Malformed, "stands for no move of this game"),
        (0, 2.0, Malformed, "A move is a notation or a number, not 2.0"),
        (0, True, Malformed, "A move is a notation or a number, not True"),
        (0, None, Malformed, "A move is a notation or a number, not None"),
        (0, ["bid 2"], Malformed, "A move is a notation or a number"),
        (2, "bid 2", Malformed, "There is no seat 2 at this table: seats are numbered 0 to 1"),
        (-1, "bid 2", Malformed, "There is no seat -1"),
        (True, "bid 2", Malformed, "There is no seat True"),
        (None, "bid 2", Malformed, "There is no seat None"),
        ("0", "bid 2", Malformed, "There is no seat 0"),
        (0.0, "bid 2", Malformed, "There is no seat 0.0"),
    ],
)
def test_a_move_that_cannot_be_played_changes_nothing(
    seat: Any, move: Any, error: type[GrimoireError], words: str
) -> None:
    table = drawn()
    before = snapshot(table)
    with pytest.raises(error, match=words) as found:
        table.play(seat, move)
    assert type(found.value) is error
    assert snapshot(table) == before


def test_a_seat_that_is_not_asked_hears_whose_turn_it_is() -> None:
    table = after_bids()
    before = snapshot(table)
    with pytest.raises(IllegalMove, match=r"It is not this seat’s turn. To play: seat 0. \(S3\)") as error:
        table.play(1, "bid 1")
    assert error.value.clause == "S3"
    assert snapshot(table) == before


def test_after_the_end_nobody_plays() -> None:
    table = finished(seed=1)
    before = snapshot(table)
    with pytest.raises(IllegalMove, match=r"The game is over: nobody has a move left\. \(S7\)"):
        table.play(0, "bid 1")
    assert snapshot(table) == before
    assert [table.legal(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("seat", [3, -1, True, "0"])
def test_there_is_nothing_to_ask_of_a_seat_that_does_not_exist(seat: Any) -> None:
    table = STONES.new()
    for ask in (table.legal, table.observe, table.view, table.told):
        with pytest.raises(Malformed, match="There is no seat"):
            ask(seat)


# ---------------------------------------------------------------- what happened


def test_the_events_of_a_step_are_those_of_all_its_moves() -> None:
    table = drawn(script=Dice(6))
    answer(table, "bid 6", "bid 4")
    assert kinds(table) == ["laid", "laid", "showed", "showed", "cast", "won"]
    assert [event.secret for event in table.events[:2]] == [6, 4]


def test_each_seat_is_told_its_own_secrets_only() -> None:
    table = STONES.new(seed=1)
    for viewer in (None, 0, 1, 2):
        for true, told in zip(table.events, table.told(viewer), strict=True):
            assert told.secret == (true.secret if true.seat == viewer else None)
            assert (told.kind, told.seat, told.a, told.b) == (true.kind, true.seat, true.a, true.b)


def test_a_view_is_ready_for_json() -> None:
    table = after_bids(Dice(2))
    view = msgspec.json.decode(msgspec.json.encode(table.view(1)))
    assert view["hand"] == "1 2 5"
    assert view["seats"] == [
        {"stones": 3, "shown": 6, "points": 1},
        {"stones": 3, "shown": 4, "points": 0},
    ]
    assert table.view(None).hand is None


# ---------------------------------------------------------------- the end


def test_a_game_ends_with_its_reason_its_scores_and_its_winners() -> None:
    table = STONES.table({**position(), "options": {"rounds": 1}}, Dice(6, 2))
    answer(table, "bid 6", "bid 4")
    table.play(0, "stake 2, call 2")
    assert table.over
    assert table.actors == ()
    assert table.outcome == Outcome("rounds_played", (4, 0), (1.0, 0.0))
    assert table.outcome.winners == (0,)


def test_a_victory_can_be_shared() -> None:
    table = STONES.table({**position(("2 3 5 6", "1 2 4 6")), "options": {"rounds": 1}})
    answer(table, "bid 6", "bid 6")
    assert table.outcome == Outcome("rounds_played", (0, 0), (0.5, 0.5))
    assert table.outcome.winners == (0, 1)


# ---------------------------------------------------------------- a notation of the box's own

LOUD = Moves(Kind, ARGS, lambda move: write(move).upper(), lambda text, legal: read(text.lower(), legal))


def loud(boxes: Any) -> Moves:
    """Who plays one round shouts."""
    return LOUD if boxes["rounds"][0] == 1 else STONES.moves


def test_notation_may_depend_on_the_box() -> None:
    game = replace(STONES, own_moves=loud)
    table = game.new(seats=2, seed=1, rounds=1)
    first = table.legal(0)[0]

    assert table.moves is table.copy().moves is first.moves is LOUD
    assert str(first).startswith("BID ")
    assert [move.moves for move in table.observe(0).legal()] == [LOUD] * len(table.legal(0))
    table.play(0, str(first))
    assert table.position()["pending"] == {"0": str(first)}
    assert game.table(table.position()).pending == {0: first}
    assert game.new(seed=1).moves is STONES.moves is STONES.new(seed=1).moves


def test_a_move_in_the_notation_of_another_box_is_no_move_here() -> None:
    table = replace(STONES, own_moves=loud).new(seats=2, seed=1, rounds=1)
    number = int(table.legal(0)[0])

    with pytest.raises(Malformed):
        table.play(0, STONES.moves(number))
    table.play(0, number)
    assert table.pending == {0: number}


# ---------------------------------------------------------------- copies, and going back


def test_a_copy_shares_nothing() -> None:
    table = after_bids()
    table.play(0, "keep")
    table.play(1, "bid 1")
    before = snapshot(table)
    twin = table.copy()
    assert snapshot(twin) == before
    twin.play(0, "bid 2")
    assert snapshot(table) == before
    assert twin.steps == table.steps + 1


def test_answers_given_at_once_are_taken_back_at_once() -> None:
    table = drawn()
    start = snapshot(table)
    answer(table, "bid 6", "bid 4")
    assert table.steps == 1
    assert snapshot(table.before(1)) == start


def test_moves_sent_as_one_are_taken_back_as_one() -> None:
    table = after_bids()
    before = snapshot(table)
    table.play(0, "stake 2, call 1")
    assert snapshot(table.before(table.steps)) == before


@pytest.mark.kernel
@pytest.mark.parametrize("seed", range(3))
def test_every_earlier_point_of_a_game_can_be_reached_again(seed: int) -> None:
    rng = random.Random(seed)
    table = STONES.new(seats=3, seed=seed)
    points = []
    while not table.over:
        points.append(snapshot(table))
        play_on(table, rng, steps=1)
    points.append(snapshot(table))
    for step, point in enumerate(points, start=1):
        assert snapshot(table.before(step)) == point


def test_a_long_game_keeps_few_moments_and_goes_back_to_every_step() -> None:
    """One for each seat, and one in 32 steps; what lies between is played again."""
    game = find("gargon")
    table, points = game.new(seats=3, seed=3), [""]
    rng = random.Random(3)
    while not table.over and table.steps < 100:
        points.append(table.states.tobytes().hex())
        table.play(table.actors[0], rng.choice(table.legal(table.actors[0])))

    assert {1, 33, 65, 97} <= set(table.checkpoints)
    assert len(table.checkpoints) <= 4 + 3
    for step in range(1, table.steps + 1):
        back = table.before(step)
        assert back.states.tobytes().hex() == points[step]
        assert back.steps == step - 1


def test_a_deep_copy_plays_on_by_itself() -> None:
    table = midway(3, 4)
    before, twin = snapshot(table), copy.deepcopy(table)
    twin.play(twin.actors[0], twin.legal(twin.actors[0])[0])
    assert snapshot(table) == before != snapshot(twin)


def test_after_going_back_it_goes_back_again() -> None:
    table = find("gargon").new(seats=3, seed=3)
    start = table.position()
    for _ in range(70):
        table.play(table.actors[0], table.legal(table.actors[0])[0])
    while table.steps:
        table = table.before(table.steps)
        table.play(table.actors[0], table.legal(table.actors[0])[0])
        table = table.before(table.steps)
    assert table.position() == start


def test_going_back_leaves_the_table_itself_as_it_is() -> None:
    table = midway(3, 4)
    before = snapshot(table)
    assert table.before(1).steps == 0
    assert snapshot(table) == before


def test_a_table_set_up_by_hand_starts_from_its_position() -> None:
    table = drawn()
    answer(table, "bid 6", "bid 4")
    assert table.before(1).position() == drawn().position()


def test_going_back_at_a_scripted_table_keeps_its_dice() -> None:
    table = after_bids(Dice(6, 1, 5))
    table.play(0, "stake 2, call 1")
    before = table.before(table.steps)
    assert before.view(None).die == 6
    before.play(0, "stake 2, call 1")
    assert before.states.tobytes() == table.states.tobytes()


def test_the_step_before_counts_on_after_going_back() -> None:
    table = after_bids()
    table.play(0, "stake 2, call 1")
    back = table.before(2)
    back.play(0, "keep")
    assert history(back)[-1] == (2, 0, "keep")


def test_kinds_of_moves_are_those_declared() -> None:
    assert STONES.moves.make(Kind.BID, 6) in drawn().legal(0)
