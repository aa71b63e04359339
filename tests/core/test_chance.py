import itertools
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, strategies as st
from scipy.stats import chisquare

from grimoire.core.arrays import MoveList, States
from grimoire.core.chance import Dice, Script, draw, order_script, shuffle, siphash
from grimoire.core.errors import ScriptEnded
from grimoire.core.kernel import Mode, kernel
from tests.core.tables import after_bids, answer, drawn, snapshot
from tests.toy import STONES

COMPILED, TWIN = Mode(), Mode(compiled=False)
MODES = pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "uncompiled"])
WORD = 0xFFFFFFFFFFFFFFFF
KEY = (0x0706050403020100, 0x0F0E0D0C0B0A0908)
words = st.integers(0, WORD)


# ---------------------------------------------------------------- an implementation of its own


def rotl(x: int, bits: int) -> int:
    return (x << bits | x >> 64 - bits) & WORD


def compress(v: list[int]) -> None:
    v[0] = (v[0] + v[1]) & WORD
    v[1] = rotl(v[1], 13) ^ v[0]
    v[0] = rotl(v[0], 32)
    v[2] = (v[2] + v[3]) & WORD
    v[3] = rotl(v[3], 16) ^ v[2]
    v[0] = (v[0] + v[3]) & WORD
    v[3] = rotl(v[3], 21) ^ v[0]
    v[2] = (v[2] + v[1]) & WORD
    v[1] = rotl(v[1], 17) ^ v[2]
    v[2] = rotl(v[2], 32)


def reference(key: bytes, message: bytes) -> int:
    """SipHash-2-4 as its paper tells it, for messages of any length."""
    k = [int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")]
    names = (b"somepseu", b"dorandom", b"lygenera", b"tedbytes")
    v = [k[i % 2] ^ int.from_bytes(name, "big") for i, name in enumerate(names)]
    padded = message + bytes(7 - len(message) % 8) + bytes([len(message) & 255])
    for start in range(0, len(padded), 8):
        block = int.from_bytes(padded[start : start + 8], "little")
        v[3] ^= block
        compress(v)
        compress(v)
        v[0] ^= block
    v[2] ^= 0xFF
    for _ in range(4):
        compress(v)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def reference_words(key: tuple[int, int]) -> Any:
    """The words of a stream: the hash of 0, 1, 2 …"""
    both = key[0].to_bytes(8, "little") + key[1].to_bytes(8, "little")
    return (reference(both, n.to_bytes(8, "little")) for n in itertools.count())


# ---------------------------------------------------------------- ours, called from Python


def hashed(mode: Mode, key: tuple[int, int], message: int) -> int:
    run = STONES.kernels(mode).bind(siphash)
    return int(run(np.uint64(key[0]), np.uint64(key[1]), np.uint64(message)))


@kernel
def draw_many(states: States, n: int, out: MoveList) -> None:
    for i in range(len(out)):
        out[i] = draw(states[0].chance, n)


@kernel
def shuffle_many(states: States, cards: MoveList, out: MoveList) -> None:
    """Shuffles fresh cards again and again; the order is written as one decimal number."""
    for i in range(len(out)):
        for j in range(len(cards)):
            cards[j] = j + 1
        shuffle(states[0].chance, cards, len(cards))
        for j in range(len(cards)):
            out[i] = 10 * out[i] + cards[j]


def stream(mode: Mode, source: tuple[int, int] | Script = KEY) -> np.ndarray[Any, Any]:
    """An otherwise empty state whose chance has this key, or this script."""
    states = np.zeros(1, STONES.state_dtype(mode.scripted))
    if isinstance(source, Script):
        source.write(states[0].chance)
    else:
        states[0].chance.key[0], states[0].chance.key[1] = source
    return states


def drawn_from(mode: Mode, states: Any, n: int, count: int) -> list[int]:
    out = np.zeros(count, np.int64)
    STONES.kernels(mode).bind(draw_many)(states, n, out)
    return [int(one) for one in out]


# ---------------------------------------------------------------- SipHash


def test_the_reference_gives_the_published_vectors() -> None:
    key = bytes(range(16))
    assert reference(key, b"") == 0x726FDB47DD0E0E31
    assert reference(key, bytes(range(8))) == 0x93F5F5799A932462
    assert reference(key, bytes(range(15))) == 0xA129CA6149BE45E5


@MODES
def test_siphash_gives_the_published_vector_for_eight_bytes(compiled: bool) -> None:
    assert hashed(Mode(compiled), KEY, 0x0706050403020100) == 0x93F5F5799A932462


@given(words, words, words)
def test_siphash_is_what_the_paper_says(key0: int, key1: int, message: int) -> None:
    key = key0.to_bytes(8, "little") + key1.to_bytes(8, "little")
    expected = reference(key, message.to_bytes(8, "little"))
    assert hashed(COMPILED, (key0, key1), message) == expected
    assert hashed(TWIN, (key0, key1), message) == expected


# ---------------------------------------------------------------- draw


def expected_draws(key: tuple[int, int], n: int, count: int) -> tuple[list[int], int]:
    """Lemire's method on the upper halves of the words; how many words were used."""
    found: list[int] = []
    used = 0
    for word in reference_words(key):
        if len(found) == count:
            break
        used += 1
        product = (word >> 32) * n
        if product % 2**32 >= 2**32 % n:
            found.append(product >> 32)
    return found, used


@MODES
@pytest.mark.kernel
@pytest.mark.parametrize("n", [1, 2, 3, 6, 55, 1000, 2**31 + 1, 3 << 30])
def test_draws_are_those_of_the_words_without_the_unfair_ones(n: int, compiled: bool) -> None:
    states = stream(Mode(compiled))
    expected, used = expected_draws(KEY, n, 400)
    assert drawn_from(Mode(compiled), states, n, 400) == expected
    assert states[0].chance.drawn == used


def test_a_wide_range_makes_draws_reject_a_quarter_of_the_words() -> None:
    _, used = expected_draws(KEY, 3 << 30, 3000)
    assert 3800 < used < 4200


def test_every_face_of_a_die_is_as_likely() -> None:
    faces = Counter(drawn_from(COMPILED, stream(COMPILED), 6, 60_000))
    assert set(faces) == set(range(6))
    assert chisquare(list(faces.values())).pvalue > 0.01


def test_a_range_that_is_no_power_of_two_is_fair_in_its_thirds() -> None:
    """Without rejection the first third of 3 * 2**30 numbers would come up half as often again."""
    thirds = Counter(number >> 30 for number in drawn_from(COMPILED, stream(COMPILED), 3 << 30, 30_000))
    assert chisquare([thirds[third] for third in range(3)]).pvalue > 0.01


@pytest.mark.parametrize("other", [(KEY[0] + 1, KEY[1]), (KEY[0], KEY[1] + 1)])
def test_another_key_gives_other_draws(other: tuple[int, int]) -> None:
    def numbers(key: tuple[int, int]) -> list[int]:
        return drawn_from(COMPILED, stream(COMPILED, key), 1000, 50)

    same = sum(a == b for a, b in zip(numbers(KEY), numbers(other), strict=True))
    assert same < 5


# ---------------------------------------------------------------- shuffle


def test_every_order_of_four_cards_is_as_likely() -> None:
    out = np.zeros(24_000, np.int64)
    STONES.kernels(COMPILED).bind(shuffle_many)(stream(COMPILED), np.zeros(4, np.int64), out)
    orders = Counter(out.tolist())
    assert set(orders) == {int("".join(order)) for order in itertools.permutations("1234")}
    assert chisquare(list(orders.values())).pvalue > 0.01


@pytest.mark.kernel
def test_shuffles_are_alike_compiled_and_uncompiled() -> None:
    found = []
    for mode in (COMPILED, TWIN):
        out = np.zeros(50, np.int64)
        STONES.kernels(mode).bind(shuffle_many)(stream(mode), np.zeros(9, np.int64), out)
        found.append(out.tolist())
    assert found[0] == found[1]
    assert all(sorted(str(order)) == list("123456789") for order in found[0])


def shuffled(cards: list[int], outcomes: tuple[int, ...]) -> list[int]:
    """The cards after a shuffle, uncompiled, whose draws are these."""
    states = stream(Mode(False, True), Script(*outcomes))
    array = np.array(cards, np.int64)
    STONES.kernels(Mode(False, True)).bind(shuffle_once)(states, array)
    assert states[0].chance.asked == 0
    assert states[0].chance.drawn == len(outcomes)
    return [int(card) for card in array]


@kernel
def shuffle_once(states: States, cards: MoveList) -> None:
    shuffle(states[0].chance, cards, len(cards))


@given(st.lists(st.integers(1, 5), min_size=1, max_size=12), st.randoms(use_true_random=False))
def test_an_order_can_be_scripted_with_equal_cards_too(cards: list[int], rng: Any) -> None:
    wanted = rng.sample(cards, len(cards))
    assert shuffled(cards, order_script(wanted, cards)) == wanted


# ---------------------------------------------------------------- scripts


@MODES
def test_a_script_gives_its_outcomes_in_order(compiled: bool) -> None:
    mode = Mode(compiled, scripted=True)
    states = stream(mode, Script(5, 0, 3))
    assert drawn_from(mode, states, 6, 3) == [5, 0, 3]
    assert (states[0].chance.drawn, states[0].chance.asked) == (3, 0)


@MODES
def test_a_script_that_ends_reports_the_first_range_it_was_asked_for(compiled: bool) -> None:
    mode = Mode(compiled, scripted=True)
    states = stream(mode, Script(5))
    assert drawn_from(mode, states, 6, 1) == [5]
    drawn_from(mode, states, 20, 1)
    drawn_from(mode, states, 6, 1)
    assert states[0].chance.asked == 20


@MODES
@pytest.mark.parametrize("outcome", [6, -1])
def test_an_outcome_outside_the_range_counts_as_none(compiled: bool, outcome: int) -> None:
    mode = Mode(compiled, scripted=True)
    states = stream(mode, Script(outcome))
    assert drawn_from(mode, states, 6, 1) == [0]
    assert states[0].chance.asked == 6


def test_dice_are_scripted_by_their_faces() -> None:
    assert Dice(6, 1, 4).outcomes == (5, 0, 3)


def test_writing_a_script_starts_it_anew() -> None:
    states = stream(Mode(scripted=True), Script(1))
    drawn_from(Mode(scripted=True), states, 6, 2)
    Script(2, 4).write(states[0].chance)
    assert drawn_from(Mode(scripted=True), states, 6, 2) == [2, 4]


@MODES
def test_the_dice_of_a_table_fall_as_scripted(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMOIRE_COMPILED", str(int(compiled)))
    table = after_bids(Dice(6, 1))
    assert table.view(None).die == 6
    assert table.view(None).seats[0].points == 2
    table.play(0, "stake 2, call 2")
    assert [event.kind for event in table.events] == ["staked", "cast", "missed"]
    assert table.view(None).die == 1


@MODES
def test_a_table_whose_script_has_ended_says_so_and_is_unchanged(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRIMOIRE_COMPILED", str(int(compiled)))
    table = after_bids(Dice(3))
    table.play(0, "stake 2")
    before = snapshot(table)
    with pytest.raises(ScriptEnded, match="from 0 to 5") as ended:
        table.play(0, "call 1")
    assert ended.value.n == 6
    assert snapshot(table) == before


def test_a_script_that_ends_in_the_second_of_two_moves_takes_both_back() -> None:
    table = after_bids(Dice(3))
    before = snapshot(table)
    with pytest.raises(ScriptEnded):
        table.play(0, "stake 2, call 1")
    assert snapshot(table) == before


def test_a_script_that_ends_leaves_the_answers_that_were_pending() -> None:
    table = drawn(script=Dice())
    table.play(1, "bid 4")
    before = snapshot(table)
    with pytest.raises(ScriptEnded):
        table.play(0, "bid 6")
    assert snapshot(table) == before
    assert str(table.pending[1]) == "bid 4"


def test_a_script_may_start_in_any_position() -> None:
    table = drawn(("2 3 5 6", "1 2 4 6"), Dice(2))
    answer(table, "bid 6", "bid 6")
    assert [event.kind for event in table.events][-2:] == ["cast", "tied"]
