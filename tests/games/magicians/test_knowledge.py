"""What a seat can know: imagined tables are possible and fair, and no secret shows in what it is given."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import msgspec
import pytest
from scipy.stats import chisquare

from grimoire import Table
from grimoire.core.choices import new_generator

from ..knowledge import check_chance_is_hidden, check_imagined_fits, check_sight_suffices, imagined, viewers
from ..shared import refusals
from .positions import GAME, draw, in_order, kinds, play, state_of, turn

pytestmark = pytest.mark.compiled  # too many games for the uncompiled run

SAMPLES = 6000


def random_tables(open_stack: bool, every: float, seed: int) -> list[Table]:
    """Tables at random moments of random games, at every number of seats."""
    rng = random.Random(seed)
    tables = []
    for seats in range(2, 7):
        table = GAME.new(seats=seats, seed=seed + seats, deals=2, open_stack=open_stack)
        while not table.over:
            if rng.random() < every:
                tables.append(table.copy())
            table.play(turn(table), rng.choice(table.legal(turn(table))))
    return tables


# ---------------------------------------------------------------- imagining


@pytest.mark.parametrize("open_stack", [False, True])
def test_what_a_seat_imagines_is_sound_and_fits_all_that_it_sees(open_stack: bool) -> None:
    check_imagined_fits(random_tables(open_stack, 0.1, seed=10))


@pytest.mark.parametrize("open_stack", [False, True])
def test_imagining_gives_the_same_bytes_from_the_state_and_from_what_the_seat_sees(open_stack: bool) -> None:
    check_sight_suffices(random_tables(open_stack, 0.1, seed=20))


def test_the_true_stream_of_chance_is_never_imagined() -> None:
    check_chance_is_hidden(GAME.new(seats=3, seed=1))


def expected_shares(hidden: Sequence[str], sizes: Sequence[int]) -> dict[tuple[tuple[str, ...], ...], float]:
    """How likely each way is to part the hidden cards into hands of these sizes and the rest, in order."""
    counts: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for order in permutations(hidden):
        parts, at = [], 0
        for size in sizes:
            parts.append(tuple(in_order(order[at : at + size])))
            at += size
        parts.append(order[at:])
        counts[tuple(parts)] += 1
    return {way: count / counts.total() for way, count in counts.items()}


def sampled_ways(
    table: Table, seat: int, seed: int, samples: int = SAMPLES
) -> Counter[tuple[tuple[str, ...], ...]]:
    """The other hands and the stock, in the order to be drawn, over many samples."""
    rng, names = new_generator(seed), ["", *[str(value) for value in range(1, 14)], "ball", "J"]
    ways: Counter[tuple[tuple[str, ...], ...]] = Counter()
    others = [other for other in range(table.seats) if other != seat]
    for _ in range(samples):
        state = imagined(table, seat, rng)[0]
        hands = [
            tuple(name for face, name in enumerate(names) for _ in range(state.hand[other, face]))
            for other in others
        ]
        stock = tuple(names[state.stock[i]] for i in reversed(range(state.stock_count)))
        ways[(*hands, stock)] += 1
    return ways


def p_value(ways: Counter[tuple[tuple[str, ...], ...]], expected: dict[Any, float]) -> float:
    assert set(ways) <= set(expected), "a way was imagined that cannot be"
    assert min(expected.values()) * SAMPLES >= 5, "too few samples for the test to mean anything"
    order = sorted(expected)
    return float(chisquare([ways[way] for way in order], [expected[way] * SAMPLES for way in order]).pvalue)


def test_hidden_hands_are_imagined_as_often_as_they_are_likely() -> None:
    table = draw("""
        fight  9 = 9
        A*     2 12
        B      4 4 J       | ...
        C      7 9
    """)
    expected = expected_shares(["4", "4", "7", "9", "J"], [3, 2])
    assert len(expected) == 7

    assert p_value(sampled_ways(table, 0, seed=1), expected) > 0.001


def test_each_seat_imagines_only_what_it_cannot_see_itself() -> None:
    table = draw("""
        fight  9 = 9
        A*     2 12
        B      4 4 J       | ...
        C      7 9
    """)
    expected = expected_shares(["2", "12", "7", "9"], [2, 2])
    assert len(expected) == 6

    assert p_value(sampled_ways(table, 1, seed=2), expected) > 0.001


def test_the_order_of_the_stock_is_imagined_too() -> None:
    table = draw("""
        fight  9 = 9
        A*     2 3 5 6 8 12
        B      4 4 4 4 4 4   | ...
        stock  J ball
        """, deck=[0, 4, 4, 8, 5, 4, 4, 4, 4, 4, 4, 3, 3])  # fmt: skip
    expected = expected_shares(["4"] * 6 + ["J", "ball"], [6])
    assert len(expected) == 7  # both cards of the stock known, either order; one of them; neither

    assert p_value(sampled_ways(table, 0, seed=3), expected) > 0.001


def test_with_nothing_hidden_the_truth_is_imagined() -> None:
    table = draw("""
        fight  9 = 9
        A*     2 12
        B      4           | ...
    """)

    assert set(sampled_ways(table, 0, seed=4, samples=100)) == {(("4",), ())}


@pytest.mark.parametrize(
    ("drawing", "moves"),
    [
        ("A* ball ball\nB 4 5\nC 7 | ...", ["ball"]),
        ("fight 9 = 9\nA* ball ball\nB 4 5\nC 7 | ...", ["take", "ball"]),
        ("A* ball | ball\nB 4 5\nC 7 | ...", ["^ball"]),
        ("A* ball ball\nB 4 5\nC 7 8 | ...", ["ball", "4", "7"]),  # it stays known
    ],
)
def test_m6_who_opened_with_a_ball_is_imagined_with_nothing_but_balls(drawing: str, moves: list[str]) -> None:
    """The stock is gone, and a ball could open only because nothing else could: all at the table know."""
    table = play(draw(drawing, open_stack=any("^" in move for move in moves)), *moves)

    for seat in (1, 2):
        assert {hands[0] for hands in sampled_ways(table, seat, seed=5, samples=100)} == {("ball",)}


def test_m6_a_ball_that_answers_proves_nothing() -> None:
    table = play(draw("fight 9 = 9\nA* ball ball\nB 4 5\nC 7 | ..."), "ball")

    assert {hands[0] for hands in sampled_ways(table, 1, seed=6, samples=100)} == {("ball",), ("7",)}


def test_m6_what_an_opening_proved_is_forgotten_in_the_next_deal() -> None:
    table = play(draw("A* ball ball\nB 5\nC 7 | ...", deals=2), "ball", "5")

    assert state_of(table)["deal"] == 1
    assert state_of(table)["only_balls"] == [0, 0, 0]


# ---------------------------------------------------------------- non-interference


def with_other_secrets(table: Table, viewer: int | None, rng: random.Random) -> Table:
    """The same table as the viewer knows it, all else dealt anew (not by `resample`), chance too."""
    position = table.position()
    state = position["state"]
    others = [seat for seat in range(table.seats) if seat != viewer and not state["only_balls"][seat]]
    hidden = " ".join([*[state["hand"][seat] for seat in others], state["stock"]]).split()
    rng.shuffle(hidden)
    for seat in others:
        state["hand"][seat] = " ".join(hidden.pop() for _ in range(state["hand_count"][seat]))
    state["stock"] = " ".join(hidden)
    state["chance"] = {"key": f"{rng.getrandbits(128):032x}", "drawn": rng.randrange(1000)}
    return GAME.table(position)


def pairs(open_stack: bool, seed: int) -> list[tuple[Table, Table, int | None]]:
    """Two tables that differ only in what the viewer cannot know, at random moments."""
    rng = random.Random(seed)
    found = []
    for table in random_tables(open_stack, 0.1, seed):
        for viewer in viewers(table):
            other = with_other_secrets(table, viewer, rng)
            if other.states.tobytes() != table.states.tobytes():
                found.append((table, other, viewer))
    assert len(found) > 200
    return found


@pytest.mark.parametrize("open_stack", [False, True])
def test_view_observation_and_choices_show_no_secret(open_stack: bool) -> None:
    for one, other, viewer in pairs(open_stack, seed=30):
        assert msgspec.json.encode(one.view(viewer)) == msgspec.json.encode(other.view(viewer))
        assert one.observe(viewer).states.tobytes() == other.observe(viewer).states.tobytes()
        assert one.observe(viewer).legal() == other.observe(viewer).legal()
        assert one.actors == other.actors
        if viewer is not None:
            moves = one.legal(viewer)
            assert moves == other.legal(viewer)
            assert one.observe(viewer).advise(moves) == other.observe(viewer).advise(moves)


@pytest.mark.parametrize("open_stack", [False, True])
def test_errors_show_no_secret(open_stack: bool) -> None:
    rng = random.Random(7)
    every = list(GAME.moves.every())
    texts = ["J", "J+J", "^J", "5+6", "nonsense", "5+5+5+5+5+5+5", "ball+5"]
    for one, other, viewer in pairs(open_stack, seed=40):
        if viewer is not None:
            tried: list[int | str] = [*rng.sample(every, k=15), *texts]
            told = refusals(one, viewer, tried)
            assert told == refusals(other, viewer, tried)
            assert told or viewer in one.actors


@pytest.mark.parametrize("open_stack", [False, True])
def test_what_others_do_is_told_without_their_secrets(open_stack: bool) -> None:
    compared = 0
    for one, other, viewer in pairs(open_stack, seed=50):
        mover = turn(one)
        both = [] if mover == viewer else [m for m in one.legal(mover) if m in other.legal(mover)]
        for move in both:
            after, other_after = one.copy(), other.copy()
            after.play(mover, move)
            other_after.play(mover, move)
            if "went_out" in kinds(after):
                continue  # the deal ends, hands are stored, and the next is dealt
            assert msgspec.json.encode(after.told(viewer)) == msgspec.json.encode(other_after.told(viewer))
            assert msgspec.json.encode(after.view(viewer)) == msgspec.json.encode(other_after.view(viewer))
            compared += 1

    assert compared > 200


def test_what_a_seat_draws_is_told_to_it_alone() -> None:
    table = GAME.new(seats=4, seed=1)
    drawn = [event for event in table.events if event.kind == "drew"]
    assert len(drawn) == 24

    for viewer in viewers(table):
        told = [event for event in table.told(viewer) if event.kind == "drew"]
        for truth, seen in zip(drawn, told, strict=True):
            assert seen.secret == (truth.secret if truth.seat == viewer else None)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_secrets_of_an_observation_are_all_ones(viewer: int | None) -> None:
    table = GAME.new(seats=3, seed=1)
    seen = table.observe(viewer).states
    hands = seen["hand"][0]

    assert (seen["stock"] == -1).all()
    assert (seen["chance"]["key"] == 2**64 - 1).all() and (seen["chance"]["drawn"] == -1).all()
    for seat in range(3):
        shown = seat == viewer
        assert (hands[seat] == -1).all() != shown
        if shown:
            assert hands[seat].sum() == 6


def test_m12_all_that_was_played_is_counted_as_seen() -> None:
    for table in random_tables(False, 0.1, seed=60):
        state = state_of(table)
        open_cards = " ".join([state["fight"], *state["pile"]]).split()
        assert state["seen"].split() == in_order(open_cards)
