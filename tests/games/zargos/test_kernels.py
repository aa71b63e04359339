"""The compiled kernels and their uncompiled twin: the same bytes, move by move; and the room that is told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grimoire.core.moves import Move

from ..shared import Side
from .phases import PHASES, drawn
from .positions import GAME, LAND, PRINTED, planet, play

pytestmark = [pytest.mark.kernel, pytest.mark.compiled]

OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "two, quick": (2, {"setup": "quick", "rounds": 2, "trading": True}),
    "three peoples each": (2, {"setup": "quick", "rounds": 1, "three_peoples": True, "peoples": "random"}),
    "four, full": (4, {"rounds": 1}),
    "four, second edition by cards": (4, {"rounds": 2, "edition": "2", "peoples": "random", "trading": True}),
    "six, second edition": (6, {"setup": "quick", "rounds": 2, "edition": "2", "peoples": "random"}),
}


def choose(moves: list[Move], rng: random.Random) -> Move:
    """What does something is chosen more often than what does not."""
    busy = [move for move in moves if move.kind not in ("pass", "done", "refuse")]
    return rng.choice(busy if busy and rng.random() < 0.7 else moves)


def follow(fast: Side, slow: Side, rng: random.Random, most: int) -> int:
    """Plays on with both, always comparing; says how many moves."""
    played = 0
    while fast.actors() and played < most:
        assert fast.states.tobytes() == slow.states.tobytes()
        if rng.random() < 0.02:
            asked = rng.randrange(int(fast.boxes[0].seats))
            assert fast.says(asked, played) == slow.says(asked, played)
            for seat in fast.actors():
                assert fast.advises(seat) == pytest.approx(slow.advises(seat))  # exponentials may round
        for seat in fast.actors():
            move = choose(fast.entries.legal(fast.boxes, fast.states, seat), rng)
            assert fast.play(seat, move) == slow.play(seat, move)
            played += 1
    assert fast.states.tobytes() == slow.states.tobytes()
    return played


@pytest.mark.parametrize("name", OPTIONS)
def test_compiled_and_uncompiled_agree_byte_for_byte(name: str) -> None:
    """One whole game; answers given at once come one after the other."""
    seats, options = OPTIONS[name]
    rng = random.Random(seats)
    key = (rng.getrandbits(64), rng.getrandbits(64))
    fast, slow = (Side(GAME, compiled, seats, options, key) for compiled in (True, False))
    assert fast.deal() == slow.deal()

    assert follow(fast, slow, rng, most=4000) > 30
    assert fast.says(0, 0) == slow.says(0, 0)
    assert fast.entries.outcome(fast.boxes, fast.states) == slow.entries.outcome(slow.boxes, slow.states)


@pytest.mark.parametrize("name", PHASES)
def test_in_every_phase(name: str) -> None:
    """From a table in this phase, some moves on: rare ones are not left to luck."""
    table = drawn(name)
    fast, slow = (Side(GAME, compiled, table.seats, table.options, (0, 0)) for compiled in (True, False))
    for side in (fast, slow):
        side.states = table.states.copy()

    follow(fast, slow, random.Random(7), most=12)
    for seat in range(table.seats):
        assert fast.says(seat, seat) == slow.says(seat, seat)


def test_a_state_is_at_most_2400_bytes() -> None:
    """It is copied for every thought of a bot."""
    assert GAME.state.dtype.itemsize <= 2400


# ---------------------------------------------------------------- the room that is declared


def test_the_longest_lists_of_moves_fit_what_is_declared() -> None:
    land = dict.fromkeys(LAND, "knights 1") | {"oz-0": "spiders 1", "zargos-7": "spiders 1"}  # of the ring
    hands = {0: "demonic madness ice storm death"}
    told: dict[str, Any] = {
        "edition": "2",
        "phase": "window",
        "alone": True,
        "land": land | {"zargos-0": "knights 9"},
    }
    window = planet(**told, hands=hands)
    kingdoms, links = len(PRINTED.kingdoms), len(PRINTED.links)
    assert len(window.legal(0)) == 1 + len(LAND) + 2 * kingdoms + links + 1 <= GAME.most_moves

    counts = planet(land={"tairo-0": "knights 100", "oz-0": "spiders 1"}, alone=True)
    assert len(play(counts, "from tairo-0", "to tairo-1").legal(0)) == 99 <= GAME.most_moves


def test_the_longest_lists_of_events_fit_what_is_declared() -> None:
    """Set-up at random; and great fights, of 99 against 99 behind walls."""
    for seed in range(5):
        assert len(GAME.new(seats=6, seed=seed, setup="quick", peoples="random").events) < GAME.most_events
    land = {"tairo-3": "dragons 100", "tairo-0": "spiders 99", "oz-0": "spiders 1"}
    position = planet(land=land, alone=True).position()
    lengths = []
    for seed in range(50):
        position["state"]["chance"] = {"key": f"{seed:032x}", "drawn": 0}
        lengths.append(len(play(GAME.table(position), "tairo-3 > tairo-0 x99").events))

    assert 40 < max(lengths) < GAME.most_events // 4
