from typing import Any

import numpy as np
import pytest

from grimoire.bench import games, run
from grimoire.core.game import Game
from grimoire.games import GAMES, find


def test_state_bytes_are_those_of_one_state() -> None:
    (result,) = run(["state.magicians.bytes"])

    assert (result.id, result.unit) == ("state.magicians.bytes", "bytes")
    assert result.value == len(find("magicians").state.new(1).tobytes())


def test_the_table_is_measured_for_real() -> None:
    (result,) = run(["python.magicians.moves_per_s"], rounds=1)

    assert result.unit == "moves/s"
    assert 100 < result.value < 10_000_000


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_one_game_at_a_table_counts_every_decision(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def first(legal: list[int]) -> int:
        nonlocal asked
        asked += 1
        return legal[asked % len(legal)]

    monkeypatch.setattr("grimoire.bench.games.random.choice", first)

    assert games.play_table(game) == asked > 0


def test_chunks_go_on_through_the_games_of_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Any] = []

    class FakePlayouts:
        def __init__(self, game: object, seats: int, options: object, seed: int) -> None:
            played.append(("seats", seats))

        def play(self, first: int, count: int) -> object:
            played.append((first, count))
            return np.full((count, 4), 3)

    monkeypatch.setattr("grimoire.bench.games.Playouts", FakePlayouts)
    step = games.playing_chunks(find("magicians"))

    assert [step(), step()] == [3 * games.GAMES_A_CALL] * 2  # the column of moves, not the whole table
    assert played == [("seats", 4), (0, games.GAMES_A_CALL), (games.GAMES_A_CALL, games.GAMES_A_CALL)]
