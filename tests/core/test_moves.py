import json
import pickle
from typing import Any

import pytest
from hypothesis import given, strategies as st

from grimoire.core.errors import Malformed
from grimoire.core.kernel import Mode
from grimoire.core.moves import Arg, Move, Moves, pack, part
from grimoire.core.text import LANGUAGES
from tests.core.plain import plain_values
from tests.toy import STONES
from tests.toy.moves import Kind

MOVES = STONES.moves
EVERY = list(MOVES.every())
bytes_ = st.integers(0, 255)


@given(bytes_, bytes_, bytes_, bytes_, bytes_)
def test_packed_parts_come_back(kind: int, a: int, b: int, c: int, d: int) -> None:
    parts = (kind, a, b, c, d)
    for mode in (Mode(), Mode(compiled=False)):
        packed, unpacked = STONES.kernels(mode).bind(pack), STONES.kernels(mode).bind(part)
        number = packed(*parts)
        assert tuple(unpacked(number, i) for i in range(5)) == parts


def test_every_move_is_listed_once_in_the_order_of_the_declaration() -> None:
    assert len(set(EVERY)) == len(EVERY) == 6 + 1 + 6 + 6
    assert [str(move) for move in EVERY[5:8]] == ["bid 6", "keep", "stake 1"]


@given(st.sampled_from(EVERY))
def test_a_move_comes_back_from_its_number_its_json_and_its_notation(move: Move) -> None:
    assert MOVES(int(move)) == MOVES.of_legal(int(move)) == move
    assert MOVES.of_legal(int(move)) is MOVES.of_legal(int(move))
    assert pickle.loads(pickle.dumps(move)) == int(move)
    assert MOVES.from_json(json.loads(json.dumps(move.json()))) == move
    assert MOVES.read(str(move), []) == [move]
    assert MOVES.make(Kind[move.kind.upper()], *move.args) == move


def test_a_move_tells_its_parts() -> None:
    move = MOVES.make(Kind.STAKE, 2)
    assert (move.kind, move.args, move.args.stone) == ("stake", (2,), 2)
    assert move.json() == {"kind": "stake", "stone": 2}
    assert (str(move), repr(move), int(move)) == ("stake 2", "<Move stake 2>", 3 + (2 << 8))
    assert MOVES.make(Kind.KEEP).args == ()


def one_line(error: Malformed) -> bool:
    return all(len(error.say(lang).splitlines()) == 1 for lang in LANGUAGES)


@given(st.one_of(st.integers(), st.integers(0, 2**40)))
def test_a_number_is_a_declared_move_or_malformed(number: int) -> None:
    if number in EVERY:
        assert MOVES(number) == number
        return
    with pytest.raises(Malformed) as error:
        MOVES(number)
    assert error.value.key == "error-move-number"
    assert one_line(error.value)


@pytest.mark.parametrize(
    "number",
    [-1, 0, 5, 255, int(MOVES.make(Kind.BID, 1)) - 256, 1 + (7 << 8), 2 + (1 << 8), 1 + (1 << 8) + (1 << 16)],
    ids=[
        "negative",
        "no kind",
        "a kind too far",
        "byte",
        "too low",
        "too high",
        "an argument too many",
        "rest",
    ],
)
def test_a_bad_number_is_malformed(number: int) -> None:
    with pytest.raises(Malformed, match="stands for no move of this game"):
        MOVES(number)


@pytest.mark.parametrize("number", [10**30, -(10**30), 1 << 64])
def test_a_huge_number_is_malformed_in_words_too(number: int) -> None:
    with pytest.raises(Malformed) as error:
        MOVES(number)
    assert all(error.value.say(lang) for lang in LANGUAGES)


def test_numbers_are_told_without_separators() -> None:
    with pytest.raises(Malformed, match="The number 1234567 stands for no move"):
        MOVES(1234567)


@pytest.mark.parametrize(
    "told",
    [
        None,
        [],
        "bid 3",
        {},
        {"kind": "fly"},
        {"kind": 1, "stone": 3},
        {"kind": None},
        {"kind": [], "stone": 3},
        {"kind": {}},
        {"kind": "bid"},
        {"kind": "bid", "stone": "3"},
        {"kind": "bid", "stone": 3.0},
        {"kind": "bid", "stone": True},
        {"kind": "bid", "stone": None},
        {"kind": "bid", "stone": 0},
        {"kind": "bid", "stone": 7},
        {"kind": "bid", "stone": -1},
        {"kind": "bid", "stone": 256},
        {"kind": "bid", "stone": 10**30},
        {"kind": "bid", "stone": 3, "more": 1},
        {"kind": "keep", "stone": 3},
    ],
    ids=str,
)
def test_bad_json_is_malformed(told: Any) -> None:
    with pytest.raises(Malformed) as error:
        MOVES.from_json(told)
    assert one_line(error.value)


@given(st.dictionaries(st.sampled_from(["kind", "stone", "number", "x"]), plain_values | st.just("bid")))
def test_any_json_is_a_move_or_malformed(told: dict[str, Any]) -> None:
    try:
        assert MOVES.from_json(told).json() == told
    except Malformed as error:
        assert one_line(error)


def test_kinds_without_a_declaration_take_no_arguments() -> None:
    moves = Moves(Kind, {Kind.BID: (Arg("stone", 1, 2),)}, lambda move: move.kind, lambda text, legal: [])
    assert [move.json() for move in moves.every()] == [
        {"kind": "bid", "stone": 1},
        {"kind": "bid", "stone": 2},
        {"kind": "keep"},
        {"kind": "stake"},
        {"kind": "call"},
    ]


@pytest.mark.parametrize(("secret", "seen"), [(False, "bid 3"), (True, "bid ?")])
def test_a_move_with_a_secret_argument_tells_others_its_kind_alone(secret: bool, seen: str) -> None:
    declared = {Kind.BID: [Arg("stones", 0, 9, secret=secret)]}
    moves = Moves(Kind, declared, lambda move: f"bid {move.args[0]}", lambda text, legal: [])

    assert moves.make(Kind.BID, 3).seen_by_others() == seen
    assert str(moves.make(Kind.BID, 3)) == "bid 3"
