import msgspec
import pytest

from grimoire.core.outcome import Outcome


@pytest.mark.parametrize(
    ("shares", "winners"),
    [((1.0, 0.0), (0,)), ((0.0, 0.0, 1.0), (2,)), ((0.5, 0.0, 0.5), (0, 2)), ((1 / 3,) * 3, (0, 1, 2))],
)
def test_the_winners_are_those_with_the_largest_share(
    shares: tuple[float, ...], winners: tuple[int, ...]
) -> None:
    assert Outcome("rounds_played", (0,) * len(shares), shares).winners == winners


def test_an_outcome_comes_back_from_json() -> None:
    outcome = Outcome("rounds_played", (3, -1), (1.0, 0.0))
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome
