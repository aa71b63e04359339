"""What a seat can know: imagined tables are possible and fair, and no secret shows in what it is given."""

from __future__ import annotations

import functools
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import msgspec
import pytest
from scipy.stats import chisquare

import grimoire
from grimoire import Event, Table
from grimoire.core.choices import new_generator

from ..knowledge import check_chance_is_hidden, check_imagined_fits, check_sight_suffices, imagined, viewers
from ..shared import refusals
from .positions import COLOURS, GAME, ORDER, draw, kinds, play, play_out, random_table, state_of, step, turn
from .secrets import hidden_rows, in_turn, moments, redealt, with_other_secrets

many = pytest.mark.compiled  # too many games or samples for the uncompiled run
SAMPLES = 6000
SECRETS = ("hand", "picked", "down", "stack")  # the fields that somebody may not see


@functools.cache
def tables() -> list[Table]:
    """Random moments of whole games at every number of seats, and odd tables beside."""
    rng = random.Random(30)
    found = [table for seats in (3, 4, 5) for table in moments(seats, seats, 0.05)]
    return found + [random_table(rng, 3 + number % 3) for number in range(15)]


# ---------------------------------------------------------------- imagining


@many
def test_what_a_seat_imagines_is_sound_and_fits_all_that_it_sees() -> None:
    """G3, G20, G25: every colour stays where it is, and every card seen stays where it was seen."""
    check_imagined_fits(tables())


@many
def test_imagining_gives_the_same_bytes_from_the_state_and_from_what_the_seat_sees() -> None:
    check_sight_suffices(tables())


@many
def test_the_true_stream_of_chance_is_never_imagined() -> None:
    check_chance_is_hidden(GAME.new(seats=3, seed=1))


def test_what_others_have_picked_is_imagined_as_nothing() -> None:
    """G7: nobody knows of a pick before the play is finished."""
    table = draw("A> w1 down y2 y6\nB* b1 b2 b3 picked b1\nC y3")

    assert imagined(table, 0, new_generator(1))["picked"].any() == 0
    assert imagined(table, 1, new_generator(1))["picked"].tobytes() == table.states["picked"].tobytes()


# ---------------------------------------------------------------- fairness


def secrets_of(states: Any) -> bytes:
    """All that is hidden from somebody, as bytes."""
    return b"".join(states[name].tobytes() for name in SECRETS)


def ways(table: Table, seat: int) -> dict[bytes, float]:
    """How likely each state is that the seat may hold possible: every card as likely everywhere.

    The two 0s of a colour are two cards that look alike.
    """
    hidden = [card for row in hidden_rows(state_of(table), seat) for card in row]
    counts: Counter[bytes] = Counter()
    for orders in product(*[permutations([c for c in hidden if c[0] == colour]) for colour in COLOURS]):
        counts[secrets_of(redealt(table, seat, in_turn(orders)).states)] += 1
    return {way: count / counts.total() for way, count in counts.items()}


def sampled(table: Table, seat: int, seed: int, samples: int = SAMPLES) -> Counter[bytes]:
    rng = new_generator(seed)
    return Counter(secrets_of(imagined(table, seat, rng)) for _ in range(samples))


def p_value(found: Counter[Any], expected: dict[Any, float]) -> float:
    assert set(found) <= set(expected), "a way was imagined that cannot be"
    assert min(expected.values()) * found.total() >= 5, "too few samples for the test to mean anything"
    return float(
        chisquare(
            [found[way] for way in expected], [share * found.total() for share in expected.values()]
        ).pvalue
    )


ONE_COLOUR = """
    A>     w1       down y0 y5
    B*     y9
    C      w2 w3
    left   y0
    right  y12
    out    ...
"""
TWO_COLOURS = """
    A>     w1       down y0 r4
    B*     y0 y9
    C      w2
    left   r5 y7
    right  r6
    out    ...
"""
REVEALED = """
    A>     y3       up y0 y5 r7
    B      y9 y4    passed
    C      w2       up y6 y8 b1
    left   y0
    right  y12
    out    ...
"""
SMALL = [
    (ONE_COLOUR, 2, 33),  # 0 0 5 9 12: two of them face down, one in a hand, one in each stack
    (ONE_COLOUR, 0, 6),  # whose own play is no secret
    (TWO_COLOURS, 2, 42),
    (TWO_COLOURS, 1, 24),  # what it holds itself is not imagined elsewhere
    (REVEALED, 2, 60),  # cards face up are known, one of the 0s among them
    (REVEALED, 1, 6),
]


@many
@pytest.mark.parametrize(("drawing", "seat", "count"), SMALL)
def test_all_that_is_hidden_is_imagined_as_often_as_it_is_likely(drawing: str, seat: int, count: int) -> None:
    table = draw(drawing)
    expected = ways(table, seat)
    assert len(expected) == count

    assert p_value(sampled(table, seat, seed=count), expected) > 0.001


@many
def test_a_0_is_twice_as_likely_as_any_other_value_while_both_are_unseen() -> None:
    table = draw("A> w1\nB y0\nC w2\nleft y0 y5\nright y9\nout ...")
    rng = new_generator(3)
    held = Counter(held_by(imagined(table, 0, rng), 1) for _ in range(SAMPLES))

    assert p_value(held, {"y0": 0.5, "y5": 0.25, "y9": 0.25}) > 0.001


def held_by(states: Any, seat: int) -> str:
    """The seat's one card."""
    return str(GAME.state.fields["hand"].written.write(states["hand"][0, seat].tolist()))  # type: ignore[union-attr]


@many
@pytest.mark.parametrize("slot", [0, 35, 36, 71])
def test_the_first_deal_is_imagined_fairly_at_both_ends_of_both_stacks(slot: int) -> None:
    table = GAME.new(seats=3, seed=5)
    truth, rng = ORDER[int(table.states["stack"][0, slot]) - 1], new_generator(slot)
    hidden = [card for row in hidden_rows(state_of(table), 0) for card in row if card[0] == truth[0]]
    found = Counter(ORDER[int(imagined(table, 0, rng)["stack"][0, slot]) - 1] for _ in range(SAMPLES))

    assert p_value(found, {card: count / len(hidden) for card, count in Counter(hidden).items()}) > 0.001


def test_with_nothing_hidden_the_truth_is_imagined() -> None:
    table = draw("A> w1 down y0 r4\nB* b9 v0\nC g2\nleft\nright\nout ...")

    assert set(sampled(table, 2, seed=4, samples=10)) == {secrets_of(table.states)}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_g13_cards_face_up_are_nobody_s_secret(seat: int) -> None:
    """Once revealed they stay as they are, whoever imagines; the rest of their colours does not."""
    table = draw(REVEALED)
    sample = imagined(table, seat, new_generator(seat))

    assert sample["shown"].tobytes() == table.states["shown"].tobytes()
    assert not sample["down"].any()
    assert table.entries.audit(table.boxes, sample) == 0


# ---------------------------------------------------------------- non-interference


@functools.cache
def pairs() -> list[tuple[Table, Table, int | None]]:
    """Two tables that differ only in what the viewer cannot know, at random moments."""
    rng = random.Random(31)
    found = []
    for table in tables():
        for viewer in viewers(table):
            other = with_other_secrets(table, viewer, rng)
            if secrets_of(other.states) != secrets_of(table.states):
                found.append((table, other, viewer))
    assert len(found) > 150
    return found


def seen(table: Table, viewer: int | None) -> bytes:
    return bytes(table.observe(viewer).states.tobytes())


def told(table: Table, viewer: int | None) -> bytes:
    """What the viewer is sent after a move: the events and the table."""
    return msgspec.json.encode([table.told(viewer), table.view(viewer)])


@many
def test_view_observation_and_choices_show_no_secret() -> None:
    for one, other, viewer in pairs():
        assert msgspec.json.encode(one.view(viewer)) == msgspec.json.encode(other.view(viewer))
        assert seen(one, viewer) == seen(other, viewer)
        assert one.observe(viewer).legal() == other.observe(viewer).legal()
        assert one.actors == other.actors
        if viewer is not None:
            moves = one.legal(viewer)
            assert moves == other.legal(viewer)
            assert one.observe(viewer).advise(moves) == other.observe(viewer).advise(moves)


@many
def test_errors_show_no_secret() -> None:
    rng = random.Random(7)
    every = list(GAME.moves.every())
    texts = ["y16", "pass 4+0", "pass", "nonsense", "y0+y0+y0", "w1+b1", "y0", "+r1+y1+g1"]
    for one, other, viewer in pairs():
        if viewer is not None:
            tried: list[int | str] = [*rng.sample(every, k=12), *texts]
            answers = refusals(one, viewer, tried)
            assert answers == refusals(other, viewer, tried)
            assert answers or viewer in one.actors


@many
def test_draws_and_choices_of_others_are_told_without_their_values() -> None:
    """G3: all see the colours that others draw. Reveals, and hands discarded at the end, are no secrets."""
    compared: Counter[str] = Counter()
    for one, other, viewer in pairs():
        mover = turn(one) if not one.over else viewer
        both = [] if mover == viewer else [m for m in one.legal(mover or 0) if m in other.legal(mover or 0)]
        for move in (move for move in both if move.kind not in ("pick", "done")):
            after = [table.copy() for table in (one, other)]
            for table in after:
                table.play(turn(table), move)
            if not {"revealed", "hand_discarded"} & set(kinds(after[0])):
                assert told(after[0], viewer) == told(after[1], viewer)
                assert seen(after[0], viewer) == seen(after[1], viewer)
                compared[move.kind] += 1

    assert min(compared[kind] for kind in ("pass", "fight", "draw")) > 10


def plays_alike(one: Table, other: Table, rng: random.Random) -> Iterator[None]:
    """Both play cards of the same colours, of whatever values; yields after every pick, and at the end."""
    seat, colours = turn(one), []
    while True:
        moves = [move for move in one.legal(seat) if move.kind in ("pick", "done")]
        if not moves:
            return
        move = rng.choice(moves)
        colours.append(move.args.colour if move.kind == "pick" else None)
        one.play(seat, move)
        same = [m for m in other.legal(seat) if m.kind == move.kind]
        if move.kind == "pick":
            same = [m for m in same if m.args.colour == move.args.colour]
        other.play(seat, same[0])
        yield
        if move.kind == "done":
            return


@many
def test_picks_and_plays_of_others_are_told_without_their_values_until_they_are_revealed() -> None:
    """G3, G7, G13: a pick changes nothing that others see; a play face down shows its colours."""
    rng, picked, played, shown = random.Random(8), 0, 0, 0
    for one, other, viewer in pairs():
        if one.over or turn(one) == viewer or one.view(None).phase != "playing":
            continue
        one, other = redealt(one, viewer, list), other.copy()  # picks of others taken back in both
        before = seen(one, viewer)
        for _ in plays_alike(one, other, rng):
            if one.history[-1].move.kind == "pick":
                assert seen(one, viewer) == before and one.told(viewer) == []
                picked += 1
            elif "revealed" in kinds(one):
                shown += 1
                break
            else:
                played += 1
            assert seen(one, viewer) == seen(other, viewer)
            assert told(one, viewer) == told(other, viewer)
            assert one.record() == other.record()

    assert picked > 100 and played > 50 and shown > 5


# ---------------------------------------------------------------- events and observations


@many
@pytest.mark.parametrize("kind", ["dealt", "drew", "played"])
def test_a_secret_is_told_to_its_own_seat_alone(kind: str) -> None:
    table = GAME.new(seats=3, seed=4)
    rng, found = random.Random(4), 0
    while not table.over:
        for viewer in viewers(table):
            for truth, heard in zip(table.events, table.told(viewer), strict=True):
                if truth.kind == kind:
                    assert heard.secret == (truth.secret if truth.seat == viewer else None)
                    assert msgspec.structs.replace(heard, secret=truth.secret) == truth
                    found += 1
        step(table, rng)
    assert found > 60


@many
def test_only_these_events_have_secrets() -> None:
    """What else happens is told whole to everybody, so that a blank gives nothing away."""
    for table in tables():
        for event in table.events:
            assert event.secret == 0 or event.kind in ("dealt", "drew", "played")


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_secrets_of_an_observation_are_all_ones(viewer: int | None) -> None:
    table = draw("A> w1 w2 y1 down y2 y6\nB* b1 b2 b3 picked b1\nC y3 y4")
    states = table.observe(viewer).states

    assert (states["stack"] == -1).all()
    assert (states["chance"]["key"] == 2**64 - 1).all() and (states["chance"]["drawn"] == -1).all()
    for name in ("hand", "picked", "down"):
        for seat in range(5):
            own = states[name][0, seat]
            if seat == viewer:
                assert own.tobytes() == table.states[name][0, seat].tobytes()
            else:
                assert (own == -1).all()


def test_all_else_is_public_and_holds_no_value_that_was_not_shown() -> None:
    """G3: hands by colour, stacks by colour; G20, G25: cards face up, which all have seen."""
    table = play(draw("A> w1 y2 y6\nB b1 b2\nC y3"), "y2+y6")
    public = {name: table.states[name].tobytes() for name in GAME.state.fields if name not in SECRETS}
    spectator = table.observe(None).states

    for name, value in public.items():
        assert name == "chance" or spectator[name].tobytes() == value
    assert not table.states["shown"].any()  # the play lies in `down`, which only its owner sees


# ---------------------------------------------------------------- records


def secrets_in(record: dict[str, Any]) -> list[int | None]:
    events = [*record["dealt"], *[event for _, _, events, _ in record["moves"] for event in events]]
    return [msgspec.convert(event, Event).secret for event in events]


@many
def test_the_record_of_a_running_game_tells_no_secret() -> None:
    """Its picks are left out until the game is over; then it tells all, and can be verified."""
    rng, running = random.Random(2), 0
    table = GAME.new(seats=3)
    while not table.over:
        step(table, rng)
        if not table.over and rng.random() < 0.2:
            record = json.loads(json.dumps(table.record()))
            assert (record["secret"], record["seed"], record["position"]) == (None, None, None)
            assert set(secrets_in(record)) == {None}
            moves = [move for _, move, *_ in record["moves"]]
            assert [move for move in moves if "+" in move and not re.fullmatch(r"pass \d\+\d", move)] == []
            assert moves == [str(ply.move) for ply in table.history if ply.move.kind != "pick"]
            assert not grimoire.verify(record).ok  # nobody can replay it
            running += 1

    over = json.loads(json.dumps(table.record()))
    assert running > 5
    assert grimoire.verify(over).ok and over["secret"]
    assert [move for _, move, *_ in over["moves"]] == [str(ply.move) for ply in table.history]
    assert None not in secrets_in(over)


def test_a_running_game_from_a_position_tells_no_secret_either() -> None:
    table = play(draw("A> w1 y2 y6\nB b1 b2\nC y3"), "y2+y6", "+b1")

    assert [move for _, move, *_ in table.record()["moves"]] == ["done"]
    assert table.record()["position"] is None
    assert "y6" not in json.dumps(table.record()) and "b1" not in json.dumps(table.record())
    over = play_out(table).record()
    assert grimoire.verify(over).ok and over["moves"][0][1] == "+y2"


def test_a_host_may_reveal_a_running_game() -> None:
    table = play(GAME.new(seats=3, starter=1))
    table.play(0, table.legal(0)[0])

    assert table.record(reveal=True)["moves"][0][1] == str(table.history[0].move)
    assert grimoire.verify(table.record(reveal=True)).ok


def test_a_seeded_game_is_no_secret_and_its_record_tells_its_picks() -> None:
    table = GAME.new(seats=3, seed=1, starter=1)
    table.play(0, table.legal(0)[0])

    assert table.record()["moves"][0][1] == str(table.history[0].move)
    assert grimoire.verify(table.record()).ok
