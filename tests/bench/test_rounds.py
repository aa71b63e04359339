from collections.abc import Sequence

import pytest

from grimoire.bench.measurement import Measure, Measurement
from grimoire.bench.results import Result
from grimoire.bench.rounds import measure, run


class Diary:
    """Fake measurements that write down when they are started and measured."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def measurement(self, name: str, values: Sequence[float], rounds: int = 5) -> Measurement:
        left = iter(values)

        def one_round() -> float:
            self.lines.append(name)
            return next(left)

        def start() -> Measure:
            self.lines.append(f"start {name}")
            return one_round

        return Measurement(name, "s", start, rounds)


def quiet(done: int, total: int, what: str) -> None: ...


def test_all_are_started_and_then_take_turns() -> None:
    diary = Diary()
    fakes = [diary.measurement("a", [1, 1, 1]), diary.measurement("b", [1, 1, 1])]

    measure(fakes, 3, quiet)

    assert diary.lines == ["start a", "start b", "a", "b", "a", "b", "a", "b"]


def test_the_median_is_reported_and_not_the_mean() -> None:
    fakes = [Diary().measurement("a", [100, 1, 2, 3, 1]), Diary().measurement("b", [7, 9, 8, 6, 5])]

    assert measure(fakes, 5, quiet) == [Result("a", 2, "s"), Result("b", 7, "s")]


def test_a_slow_measurement_has_fewer_rounds() -> None:
    diary = Diary()
    fakes = [diary.measurement("slow", [4, 6], rounds=2), diary.measurement("a", [1, 1, 1])]

    results = measure(fakes, 3, quiet)

    assert diary.lines[2:] == ["slow", "a", "slow", "a", "a"]
    assert results[0].value == 5


def test_progress_says_what_comes_next_and_ends_full() -> None:
    told: list[tuple[int, int, str]] = []
    fakes = [Diary().measurement("a", [1, 1]), Diary().measurement("b", [1], rounds=1)]

    measure(fakes, 2, lambda *step: told.append(step))

    assert told == [(0, 5, "a"), (1, 5, "b"), (2, 5, "a"), (3, 5, "b"), (4, 5, "a"), (5, 5, "")]


def test_a_run_measures_only_what_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    diary = Diary()
    fakes = [diary.measurement("kernel.a", [1]), diary.measurement("state.a", [2])]
    monkeypatch.setattr("grimoire.bench.rounds.all_measurements", lambda: fakes)

    assert run(["state.*"], rounds=1) == [Result("state.a", 2, "s")]
    assert diary.lines == ["start state.a", "state.a"]
