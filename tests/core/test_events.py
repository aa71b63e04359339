from typing import Any

import msgspec
import numpy as np
import pytest

from grimoire.core.arrays import Log
from grimoire.core.events import NOBODY, Event, emit, new_log, read_log
from grimoire.core.kernel import Mode, kernel
from tests.toy import STONES
from tests.toy.moves import Happening

WON = Event("won", 1, 2, 0, 0)
DREW = Event("drew", 1, 0, 0, 5)


@kernel
def emit_three(log: Log) -> None:
    emit(log, Happening.WON, 1, 2, 0, 0)
    emit(log, Happening.TIED, NOBODY, 0, 0, 0)
    emit(log, Happening.DREW, 1, 0, 0, 5)


def logged(room: int, compiled: bool) -> Any:
    log = new_log(room)
    STONES.kernels(Mode(compiled)).bind(emit_three)(log)
    return log


@pytest.mark.kernel
@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "uncompiled"])
def test_events_come_back_in_order(compiled: bool) -> None:
    tied = Event("tied", None, 0, 0, 0)
    assert read_log(logged(3, compiled), Happening) == [WON, tied, DREW]
    assert read_log(logged(10, compiled), Happening) == [WON, tied, DREW]


@pytest.mark.kernel
@pytest.mark.parametrize("room", [0, 1, 2])
@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "uncompiled"])
def test_a_log_that_is_full_still_counts(room: int, compiled: bool) -> None:
    log = logged(room, compiled)
    assert log[0, 0] == 3
    assert len(log) == room + 1


def test_a_log_that_overflowed_cannot_be_read() -> None:
    with pytest.raises(RuntimeError, match="3 events in a log with room for 2: declare more room"):
        read_log(logged(2, False), Happening)


def test_an_empty_log_has_no_events() -> None:
    assert read_log(new_log(), Happening) == []
    assert new_log(4).shape == (5, 5)
    assert new_log().dtype == np.int32


def test_a_secret_is_its_own_seats_only() -> None:
    assert DREW.seen_by(1) is DREW
    for viewer in (0, 2, None):
        assert DREW.seen_by(viewer) == Event("drew", 1, 0, 0, None)


def test_a_secret_of_nobody_is_told_to_nobody() -> None:
    assert Event("tied", None, 0, 0, 9).seen_by(None) == Event("tied", None, 0, 0, None)


def test_an_event_is_a_short_list_in_json() -> None:
    assert msgspec.json.encode(DREW.seen_by(0)) == b'["drew",1,0,0,null]'
    assert msgspec.json.decode(b'["drew",1,0,0,5]', type=Event) == DREW
