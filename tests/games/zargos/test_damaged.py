"""Whatever is damaged in a position: either the audit refuses it, or the rules play on from there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from .damage import Board
from .phases import PHASES, drawn

KINDS: list[dict[str, Any]] = [
    {"seats": 2, "edition": "1", "trading": True, "setup": "quick"},
    {"seats": 3, "edition": "2", "trading": True},
    {"seats": 4, "edition": "1", "peoples": "random"},
    {"seats": 6, "edition": "2", "trading": True, "setup": "quick"},
    {"seats": 2, "edition": "2", "three_peoples": True, "peoples": "random"},
    {"seats": 5, "edition": "1", "trading": True},
]


def check_damaged(start: Board, rng: random.Random, most: int) -> bool:
    """Damages a copy in one to three places; says whether it could be played on."""
    board = start.copy()
    done = [board.damage(rng) for _ in range(rng.randint(1, 3))]
    try:
        if board.fault:
            return False
        board.play_on(rng, most)
    except Exception as problem:
        raise AssertionError(f"after {done}: {problem!r}") from problem
    return True


def moments(rng: random.Random, moves: int, every: int, **options: Any) -> Iterator[Board]:
    """A random game as it stands now and then, sound after every move."""
    board = Board.dealt(rng, **{"rounds": 5, **options})
    assert board.fault == ""
    for _ in range(0, moves, every):
        if not board.asked:
            return
        board.play_on(rng, rng.randint(1, 2 * every))
        yield board


@pytest.mark.parametrize("name", PHASES)
def test_a_damaged_position_of_every_phase_is_refused_or_played_on(name: str) -> None:
    start, rng = Board.of(drawn(name)), random.Random(name)

    for _ in range(30):
        check_damaged(start, rng, most=10)


@pytest.mark.parametrize("options", KINDS, ids=lambda options: f"{options['seats']}, {options['edition']}")
def test_so_is_one_of_a_random_game_and_no_other_is_refused(options: dict[str, Any]) -> None:
    rng = random.Random(options["seats"])

    for board in moments(rng, 100, 10, **options):
        for _ in range(4):
            check_damaged(board, rng, most=10)


def test_some_damage_does_no_harm() -> None:
    """Such as another number of boats; so there is something to play on in the tests above."""
    start, rng = Board.of(drawn("attack")), random.Random(3)

    assert 3 <= sum(check_damaged(start, rng, most=2) for _ in range(60)) <= 30


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_thousands_of_damaged_positions_of_random_games(seed: int) -> None:
    rng = random.Random(seed)
    for board in moments(rng, 3000, 60, **KINDS[seed % len(KINDS)]):
        for _ in range(40):
            check_damaged(board, rng, most=300)
