import copy
import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import grimoire
from grimoire.core import fairness
from grimoire.core.chance import Dice
from grimoire.core.errors import GrimoireError, Malformed
from grimoire.core.game import Game
from grimoire.core.moves import Arg, Moves
from grimoire.core.record import FORMAT, Record, Verdict, read_record, replay, verify
from grimoire.core.table import Ply, Table, deal_table, new_origin
from grimoire.core.text import LANGUAGES
from grimoire.games import magicians
from tests.core.plain import damaged
from tests.core.tables import after_bids, answer, drawn, finished, midway, play_on, position, snapshot
from tests.toy import STONES
from tests.toy.moves import Kind
from tests.toy.notation import read, write
from tests.toy.standing import PATIENT

LAST = -1
SECRET = bytes(range(32))
NONCES = ("ada", "bruno", "chloé")


def told(table: Table, *, reveal: bool = False) -> Any:
    """The table's record as it comes out of a file."""
    return json.loads(json.dumps(table.record(reveal=reveal)))


def agreed(game: Game) -> Table:
    """A table dealt by commit and reveal, with nonces."""
    options = game.read_options({}, 3)
    origin = replace(new_origin(game, 3, options, SECRET), nonces=NONCES, table="table 12")
    return deal_table(game, 3, options, origin)


def fair(seed: int = 1) -> Table:
    """The same, finished."""
    table = agreed(STONES)
    return play_on(table, random.Random(seed))


def again(record: Any) -> Table:
    return replay(STONES, read_record(record))


def judged(record: Any, game: Game = STONES) -> Verdict:
    """The verdict, which must be sayable in one line of either language."""
    try:
        verdict = verify(game, read_record(record))
    except GrimoireError as error:
        verdict = Verdict(False, error.as_text())
    assert verdict.ok == (verdict.error is None)
    if verdict.error is not None:
        for lang in LANGUAGES:
            words = game.texts.say(lang, verdict.error.key, **verdict.error.values)
            assert len(words.splitlines()) == 1
    return verdict


# ---------------------------------------------------------------- round trips


@pytest.mark.kernel
@pytest.mark.parametrize("seed", range(5))
def test_a_finished_game_is_replayed_to_its_end(seed: int) -> None:
    table = finished(seed)
    record = told(table)
    assert judged(record) == Verdict(True)
    assert snapshot(again(record)) == snapshot(table)
    assert told(again(record)) == record


def test_a_record_tells_the_whole_game() -> None:
    table = fair()
    record = told(table)
    assert record["format"] == FORMAT
    assert (record["game"], record["rules"], record["seats"]) == ("stones", 1, 3)
    assert record["options"] == {"rounds": 3, "wagers": True}
    assert record["commitment"] == fairness.commitment(SECRET)
    assert (record["secret"], record["seed"], record["position"]) == (SECRET.hex(), None, None)
    assert (record["nonces"], record["table"]) == (list(NONCES), "table 12")
    assert len(record["dealt"]) == 12
    assert [(ply[0], ply[1]) for ply in record["moves"]] == [(p.seat, str(p.move)) for p in table.history]
    assert record["outcome"]["reason"] == "rounds_played"


def test_a_fair_deal_can_be_verified_and_replayed() -> None:
    table = fair()
    assert judged(told(table)).ok
    assert snapshot(again(told(table))) == snapshot(table)


def test_an_unseeded_table_can_be_verified_when_it_is_over() -> None:
    table = play_on(STONES.new(), random.Random(0))
    record = told(table)
    assert record["seed"] is None
    assert judged(record).ok
    assert snapshot(again(record)) == snapshot(table)


def test_a_seeded_game_on_its_way_can_be_replayed() -> None:
    table = midway(2, 2)
    record = told(table)
    assert (record["seed"], record["secret"]) == (2, None)
    assert judged(record).ok
    assert again(record).states.tobytes() == table.states.tobytes()


def test_answers_that_are_pending_are_not_in_the_record() -> None:
    table = midway(2, 0)
    empty = told(table)
    table.play(0, table.legal(0)[0])
    assert told(table) == empty
    assert again(empty).pending == {}


def test_a_running_record_of_a_veiled_game_tells_no_answer_given_at_once() -> None:
    table = agreed(PATIENT)
    answer(table, *[str(table.legal(seat)[0]) for seat in range(3)])
    assert [ply[1] for ply in told(table)["moves"]] == ["answer ?"] * 3
    play_on(table, random.Random(1))
    assert all(ply[1].startswith("bid ") for ply in told(table)["moves"][:3])
    assert judged(told(table), PATIENT).ok


def test_a_veiled_answer_is_in_the_record_even_if_it_is_secret_and_shows_nothing() -> None:
    """Or what is left out would tell who did not merely pass."""
    secret = replace(PATIENT, moves=Moves(Kind, {Kind.BID: (Arg("stone", 1, 6, secret=True),)}, write, read))
    bid = secret.moves.make(Kind.BID, 3)
    nothing = np.zeros((1, 5), np.int64)

    assert Ply(secret, 1, 0, bid, nothing).unseen
    assert not Ply(secret, 1, 0, bid, nothing, veiled=True).unseen


def test_answers_given_at_once_are_one_step_after_replaying_too() -> None:
    table = again(told(midway(2, 1)))
    assert [ply.step for ply in table.history] == [1, 1, 1]
    assert table.before(1).steps == 0


def test_moves_sent_as_one_are_recorded_move_by_move_and_stay_one_step() -> None:
    table = after_bids()
    before = snapshot(table)
    table.play(0, "stake 2, call 1")
    record = told(table, reveal=True)
    assert [(ply[1], ply[3]) for ply in record["moves"]] == [
        ("bid 6", 1),
        ("bid 4", 1),
        ("stake 2", 2),
        ("call 1", 2),
    ]
    assert snapshot(again(record)) == snapshot(table)
    assert snapshot(again(record).before(2)) == before


@pytest.mark.parametrize("seed", range(5))
def test_the_steps_of_a_whole_game_come_back(seed: int) -> None:
    """Staking and calling at random singly or as one."""
    rng = random.Random(seed)
    table = STONES.new(seed=seed)
    while not table.over:
        for seat in table.actors:
            move = str(rng.choice(table.legal(seat)))
            table.play(seat, f"{move}, call 1" if "stake" in move and rng.random() < 0.5 else move)
    assert snapshot(again(told(table))) == snapshot(table)


def test_a_table_set_up_by_hand_is_replayed_from_its_position() -> None:
    table = play_on(drawn(), random.Random(1))
    record = told(table)
    assert record["position"] == position()
    assert judged(record).ok
    assert snapshot(again(record)) == snapshot(table)


def test_so_is_one_that_was_set_up_with_an_answer_pending() -> None:
    """The pending answer is in the position, and once the others are in, among the moves as well."""
    start = drawn()
    start.play(1, "bid 4")
    table = STONES.table(start.position())
    table.play(0, "bid 6")
    record = told(table, reveal=True)
    assert judged(record) == Verdict(True)
    assert snapshot(again(record)) == snapshot(table)


# ---------------------------------------------------------------- secrets


def running() -> Table:
    """An unseeded game on its way."""
    return play_on(STONES.new(seats=3), random.Random(5), steps=2)


def test_the_record_of_a_running_game_has_no_secret_and_no_key() -> None:
    table = running()
    record = told(table)
    text = json.dumps(record)
    assert record["secret"] is record["seed"] is record["position"] is None
    assert table.origin.secret.hex() not in text
    assert table.position()["state"]["chance"]["key"] not in text
    assert record["commitment"] == fairness.commitment(table.origin.secret)
    assert {event[4] for event in record["dealt"]} == {None}
    assert {event[4] for ply in record["moves"] for event in ply[2]} == {None}


def test_it_cannot_be_replayed_and_says_so() -> None:
    record = told(running())
    with pytest.raises(Malformed, match="its secret is not shown yet, so it cannot be replayed"):
        again(record)
    verdict = judged(record)
    assert verdict.error is not None
    assert verdict.error.key == "error-record-running"


def test_a_host_may_reveal_a_running_game() -> None:
    table = running()
    record = told(table, reveal=True)
    assert record["secret"] == table.origin.secret.hex()
    assert None not in {event[4] for event in record["dealt"]}
    assert judged(record).ok
    assert again(record).states.tobytes() == table.states.tobytes()


def test_a_position_is_a_secret_too_while_the_game_runs() -> None:
    table = STONES.table(running().position())
    text = json.dumps(told(table))
    assert table.position()["state"]["chance"]["key"] not in text
    assert judged(told(table)).error is not None
    assert judged(told(table, reveal=True)).ok


def test_once_the_game_is_over_everything_is_shown() -> None:
    table = play_on(running(), random.Random(0))
    record = told(table)
    assert record["secret"] == table.origin.secret.hex()
    assert None not in {event[4] for event in record["dealt"]}


def test_secrets_that_were_left_out_do_not_matter() -> None:
    record = told(fair())
    for event in [*record["dealt"], *[event for ply in record["moves"] for event in ply[2]]]:
        event[4] = None
    assert judged(record).ok


# ---------------------------------------------------------------- what does not hold


def long() -> Any:
    """A record whose first round is three bids, a stake and a call, and whose last round ends so too."""
    for seed in range(100):
        record = told(finished(seed))
        kinds = [ply[1].split()[0] for ply in record["moves"]]
        if kinds[:5] == kinds[-5:] == ["bid"] * 3 + ["stake", "call"]:
            return record
    raise AssertionError("no such record")


def other_bid(record: Any, ply: int) -> str:
    """Another stone that the seat holds."""
    seat, move, *_ = record["moves"][ply - 1]
    stones = {str(event[4]) for event in record["dealt"] if event[1] == seat}
    return min(f"bid {stone}" for stone in stones if f"bid {stone}" != move)


def change_bid(record: Any) -> None:
    record["moves"][1][1] = other_bid(record, 2)


def change_call(record: Any) -> None:
    number = record["moves"][4][1].split()[1]
    record["moves"][4][1] = "call 1" if number != "1" else "call 2"


def play_what_is_not_held(record: Any) -> None:
    record["moves"][3][1] = "call 6"


def write_nonsense(record: Any) -> None:
    record["moves"][4][1] = "fly\naway"


def delete_bid(record: Any) -> None:
    del record["moves"][1]


def delete_stake(record: Any) -> None:
    del record["moves"][3]


def swap_bids(record: Any) -> None:
    moves = record["moves"]
    moves[0], moves[1] = moves[1], moves[0]


def swap_stake_and_call(record: Any) -> None:
    moves = record["moves"]
    moves[3], moves[4] = moves[4], moves[3]


def repeat_bid(record: Any) -> None:
    record["moves"].insert(1, copy.deepcopy(record["moves"][0]))


def join_moves(record: Any) -> None:
    """Two moves in one ply, while the second has a ply of its own as well."""
    record["moves"][3][1] += ", " + record["moves"][4][1]


def join_last_moves(record: Any) -> None:
    moves = record["moves"]
    moves[-2][1] += f", {moves.pop()[1]}"


def change_seat(record: Any) -> None:
    record["moves"][3][0] = (record["moves"][3][0] + 1) % 3


def no_such_seat(record: Any) -> None:
    record["moves"][3][0] = 10**30


def change_event(record: Any) -> None:
    record["moves"][2][2][-1][2] += 1


def change_secret_of_event(record: Any) -> None:
    record["moves"][1][2][0][4] = 7 - record["moves"][1][2][0][4]


def add_event(record: Any) -> None:
    record["moves"][4][2].append(["tied", None, 0, 0, 0])


def delete_event(record: Any) -> None:
    record["moves"][4][2].pop()


def change_deal(record: Any) -> None:
    record["dealt"][0][4] = 7 - record["dealt"][0][4]


def cut(record: Any) -> None:
    del record["moves"][4:]


def cut_in_a_batch(record: Any) -> None:
    del record["moves"][7:]


def go_on(record: Any) -> None:
    record["moves"].append([0, "bid 1", [], record["moves"][-1][3] + 1])


def join_steps(record: Any) -> None:
    """The call is told as of the round's bids."""
    record["moves"][3][3] = 1


def part_steps(record: Any) -> None:
    """The second bid is told as a step of its own."""
    for ply in record["moves"][1:]:
        ply[3] += 1


def leap_steps(record: Any) -> None:
    for ply in record["moves"][3:]:
        ply[3] += 1


def change_scores(record: Any) -> None:
    record["outcome"]["scores"][0] += 1


def change_reason(record: Any) -> None:
    record["outcome"]["reason"] = "tired"


def drop_outcome(record: Any) -> None:
    record["outcome"] = None


@pytest.mark.parametrize(
    ("tamper", "ply"),
    [
        (change_deal, 0),
        (change_bid, 2),
        (change_call, 5),
        (play_what_is_not_held, 4),
        (write_nonsense, 5),
        (delete_bid, 2),
        (delete_stake, 4),
        (swap_bids, 1),
        (swap_stake_and_call, 4),
        (repeat_bid, 2),
        (join_moves, 4),
        (join_last_moves, LAST),
        (change_seat, 4),
        (no_such_seat, 4),
        (change_event, 3),
        (change_secret_of_event, 2),
        (add_event, 5),
        (delete_event, 5),
        (cut, 5),
        (cut_in_a_batch, LAST),
        (go_on, LAST),
        (join_steps, 4),
        (part_steps, 2),
        (leap_steps, 4),
        (change_scores, LAST),
        (change_reason, LAST),
        (drop_outcome, LAST),
    ],
)
def test_a_changed_record_fails_at_the_first_move_that_does_not_fit(
    tamper: Callable[[Any], None], ply: int
) -> None:
    record = long()
    assert judged(record).ok
    tamper(record)
    assert judged(record).ply == (len(record["moves"]) if ply == LAST else ply)
    assert not judged(record).ok
    with pytest.raises(Malformed):
        again(record)


def test_an_answer_whose_others_are_missing_does_not_hold() -> None:
    table = midway(2, 1, wagers=False)
    record = told(table)
    record["moves"].append([0, str(table.legal(0)[0]), [["won", 0, 99, 0, None]], 2])
    assert judged(record).ply == 4


def flip(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


@pytest.mark.parametrize(
    ("key", "value", "error"),
    [
        ("secret", flip(SECRET.hex()), "error-record-commitment"),
        ("secret", "not hexadecimal", "error-record-commitment"),
        ("secret", "", "error-record-commitment"),
        ("secret", SECRET.hex().upper().replace("0", "O"), "error-record-commitment"),
        ("secret", None, "error-record-running"),
        ("commitment", flip(fairness.commitment(SECRET)), "error-record-commitment"),
        ("commitment", "", "error-record-commitment"),
        ("nonces", ["ada", "bruno", "dina"], "error-record-deal"),
        ("nonces", list(reversed(NONCES)), "error-record-deal"),
        ("nonces", [], "error-record-deal"),
        ("table", "table 13", "error-record-deal"),
        ("seed", 1, "error-record-commitment"),
        ("options", {"rounds": 3, "wagers": False}, "error-record-deal"),
        ("options", {"rounds": 2}, "error-record-deal"),
        ("options", {"colour": 1}, "error-option-unknown"),
        ("options", {"rounds": "many"}, "error-with-clause"),
        ("seats", 2, "error-record-deal"),
        ("seats", 9, "error-seats"),
        ("rules", 2, "error-rules-version"),
        ("rules", 0, "error-rules-version"),
        ("deal", 2, "error-deal-version"),
        ("deal", 0, "error-deal-version"),
        ("dealt", [], "error-record-deal"),
        ("format", "grimoire-record-2", "error-record-format"),
    ],
)
def test_a_record_with_another_beginning_does_not_hold(key: str, value: Any, error: str) -> None:
    record = told(fair())
    record[key] = value
    verdict = judged(record)
    assert verdict.error is not None
    assert verdict.error.key == error
    assert verdict.ply in (None, 0)
    with pytest.raises(Malformed):
        again(record)


@pytest.mark.parametrize(("key", "value"), [("seed", 4), ("secret", "00" * 32), ("commitment", "00" * 32)])
def test_a_changed_seed_does_not_hold(key: str, value: Any) -> None:
    record = told(finished(3))
    record[key] = value
    verdict = judged(record)
    assert verdict.error is not None
    assert verdict.error.key == "error-record-commitment"


def test_a_record_of_another_game_does_not_hold() -> None:
    record = told(fair())
    record["game"] = "magicians"
    assert not judged(record).ok


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", 3),
        ("options", {"rounds": 2, "wagers": True}),
        ("commitment", "0" * 64),
        ("secret", "0" * 64),
        ("seed", 5),
        ("nonces", ["ada"]),
        ("table", "table 13"),
        ("position", position(("2 3 5 5", "1 2 4 5"))),
        ("position", {}),
    ],
)
def test_nor_does_a_changed_record_of_a_table_set_up_by_hand(key: str, value: Any) -> None:
    record = told(play_on(drawn(), random.Random(1)))
    assert judged(record).ok
    record[key] = value
    assert not judged(record).ok


@pytest.mark.parametrize("key", [field.name for field in msgspec.structs.fields(Record) if field.required])
def test_a_record_that_lacks_something_is_malformed(key: str) -> None:
    record = told(fair())
    del record[key]
    with pytest.raises(Malformed):
        read_record(record)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 1),
        ("rules", "1"),
        ("seats", None),
        ("seats", True),
        ("options", []),
        ("commitment", None),
        ("nonces", "ada"),
        ("nonces", [1]),
        ("table", None),
        ("seed", "7"),
        ("secret", 7),
        ("position", []),
        ("dealt", None),
        ("dealt", [[]]),
        ("dealt", [["drew", "0", 0, 0, 1]]),
        ("moves", {}),
        ("moves", [[0]]),
        ("moves", [[0, 5, []]]),
        ("moves", [[0, "bid 3", [["laid", 0, 0]]]]),
        ("moves", [["0", "bid 3", []]]),
        ("moves", [[0, "bid 3", []]]),
        ("moves", [[0, "bid 3", [], "1"]]),
        ("moves", [[0, "bid 3", [], 1, "more"]]),
        ("set_up", 1),
        ("outcome", "won"),
        ("outcome", {"reason": "rounds_played"}),
        ("outcome", {"reason": "rounds_played", "scores": [1], "shares": ["1"]}),
        ("outcome", {"reason": "rounds_played", "scores": [1], "shares": [1.0], "more": 1}),
        ("more", 1),
        ("format", None),
        ("format", []),
    ],
)
def test_a_record_of_the_wrong_types_is_malformed(key: str, value: Any) -> None:
    record = {**told(fair()), key: value}
    with pytest.raises(Malformed) as error:
        read_record(record)
    assert all(len(error.value.say(lang).splitlines()) == 1 for lang in LANGUAGES)


@pytest.mark.parametrize("record", [None, [], "x", 5, {}, {"format": FORMAT}])
def test_something_else_is_no_record(record: Any) -> None:
    with pytest.raises(Malformed):
        read_record(record)
    assert not grimoire.verify(record).ok


def test_a_replay_that_fails_tells_the_move_and_why() -> None:
    record = long()
    record["moves"][3][1] = "call 6"
    seat = record["moves"][3][0]
    words = rf"Move 4 \(Player {seat + 1}: call 6\) does not fit: This is not the time for “call”\. \(S6\)"
    with pytest.raises(Malformed, match=words) as error:
        again(record)
    assert error.value.say("fr").startswith(f"Le coup 4 (Joueur {seat + 1}")


# ---------------------------------------------------------------- any damage


def unchanged(record: Record, original: Record, game: Game) -> bool:
    """Whether two records tell the same game; secrets and a seed may be left out of the first."""
    one, two = replay(game, record), replay(game, original)
    facts = [
        (table.seats, table.options, table.origin.nonces, table.origin.table, table.states.tobytes())
        for table in (one, two)
    ]
    plies = [[(ply.step, ply.seat, ply.move) for ply in table.history] for table in (one, two)]
    true = [*two.dealt, *[event for ply in two.history for event in ply.events]]
    told = [*record.dealt, *[event for ply in record.moves for event in ply.events]]
    return (
        facts[0] == facts[1]
        and plies[0] == plies[1]
        and len(record.moves) == len(original.moves)
        and (record.game, record.commitment) == (original.game, original.commitment)
        and record.secret in (None, original.secret)
        and record.seed in (None, original.seed)
        and record.outcome == original.outcome
        and len(told) == len(true)
        and all(a in (b, b.seen_by(None)) for a, b in zip(told, true, strict=True))
    )


STONE_RECORDS = [told(finished(1)), told(fair()), told(midway(2, 2)), told(running(), reveal=True)]
STONE_RECORDS += [told(play_on(drawn(), random.Random(1))), told(running())]


@settings(max_examples=500)
@given(st.sampled_from(range(len(STONE_RECORDS))), st.data())
def test_a_damaged_record_never_holds_unless_it_tells_the_same(which: int, data: st.DataObject) -> None:
    original = STONE_RECORDS[which]
    record = data.draw(damaged(st.just(original)))
    if judged(record).ok:
        assert unchanged(read_record(record), read_record(original), STONES)


@pytest.mark.compiled
@settings(max_examples=100)
@given(damaged(st.just(told(finished(1, magicians.GAME, seats=3, deals=1)))))
def test_nor_does_one_of_a_real_game(record: Any) -> None:
    original = told(finished(1, magicians.GAME, seats=3, deals=1))
    verdict = grimoire.verify(record)
    assert isinstance(verdict, Verdict)
    assert judged(record, magicians.GAME).ok == verdict.ok or record.get("game") != magicians.GAME.name
    if verdict.ok:
        assert unchanged(read_record(record), read_record(original), magicians.GAME)


def test_the_public_functions_find_the_game() -> None:
    table = finished(1, magicians.GAME, seats=2, deals=1)
    assert grimoire.verify(told(table)) == Verdict(True)
    assert grimoire.replay(told(table)).states.tobytes() == table.states.tobytes()
    nowhere = {**told(table), "game": "chess"}
    assert not grimoire.verify(nowhere).ok
    with pytest.raises(Malformed, match="There is no game called “chess”"):
        grimoire.replay(nowhere)


def test_records_are_plain_data() -> None:
    record = fair().record()
    assert json.loads(json.dumps(record)) == record
    assert msgspec.json.decode(msgspec.json.encode(record)) == record


def test_a_scripted_table_tells_what_its_dice_did() -> None:
    table = drawn(script=Dice(6))
    answer(table, "bid 6", "bid 4")
    assert ["cast", None, 6, 0, 0] in told(table, reveal=True)["moves"][1][2]
