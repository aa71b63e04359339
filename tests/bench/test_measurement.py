import itertools
import threading

import pytest

from grimoire.bench.measurement import Measurement, duration, rate, rate_of_threads, repeat


@pytest.fixture(autouse=True)
def clock_of_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by one second each time it is read."""
    ticks = itertools.count()
    monkeypatch.setattr("grimoire.bench.measurement.perf_counter", lambda: float(next(ticks)))


def test_a_step_is_repeated_until_the_time_is_up() -> None:
    assert repeat(lambda: 10, seconds=3) == (30, 3.0)


def test_a_step_is_done_at_least_once() -> None:
    assert repeat(lambda: 10, seconds=0) == (10, 1.0)


def test_rate_counts_what_the_steps_say_and_not_the_steps() -> None:
    assert rate(iter([1, 2, 6]).__next__, seconds=3) == 3.0


def test_duration_is_of_one() -> None:
    assert duration(lambda: 2, seconds=4) == 0.5


def test_threads_work_at_the_same_time_and_their_counts_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter([0.0, 4.0])
    monkeypatch.setattr("grimoire.bench.measurement.perf_counter", lambda: next(ticks))
    monkeypatch.setattr("grimoire.bench.measurement.repeat", lambda step, seconds: (step(), seconds))
    both = threading.Barrier(2, timeout=5)  # breaks if one thread waits for the other to end

    def step() -> int:
        both.wait()
        return 6

    assert rate_of_threads(step, threads=2) == 3.0


def test_a_peer_is_known_by_its_id() -> None:
    assert Measurement("peer.x.moves_per_s", "moves/s", lambda: lambda: 1.0).is_peer
    assert not Measurement("kernel.peer.moves_per_s", "moves/s", lambda: lambda: 1.0).is_peer
