import numpy as np
import pytest

from grimoire.core.chance import Dice, Script
from grimoire.core.entries import ENTRIES, Entries
from grimoire.core.errors import ScriptEnded
from grimoire.core.events import read_log
from grimoire.core.kernel import Kernels, Mode
from grimoire.core.outcome import Outcome
from tests.core.tables import after_bids, drawn, finished
from tests.toy import STONES

TWIN = Mode(compiled=False)


def test_each_function_of_the_protocol_has_an_entry() -> None:
    names = [entry.__name__ for entry in ENTRIES]
    assert names == [
        f"{name}_at" for name in ("deal", "actors", "legal", "apply", "scores", "imagine", "advise", "audit")
    ]


def test_an_entry_is_bound_when_first_asked_for_and_then_kept() -> None:
    entries = Entries(Kernels(STONES, TWIN))
    assert "legal_at" not in vars(entries)
    assert entries.legal_at is entries.legal_at
    assert "legal_at" in vars(entries)


def test_there_is_no_other_entry() -> None:
    with pytest.raises(AttributeError, match="fly_at"):
        STONES.entries(TWIN).fly_at  # noqa: B018


@pytest.mark.kernel
@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "uncompiled"])
def test_entries_speak_python(compiled: bool) -> None:
    table = after_bids()
    entries, boxes, states = STONES.entries(Mode(compiled)), table.boxes, table.states
    assert entries.actors(boxes, states) == (0,)
    moves = entries.legal(boxes, states, 0)
    assert [str(move) for move in moves] == ["keep", "stake 2", "stake 3", "stake 5"]
    assert entries.advise(boxes, states, 0, moves) == [1.0, 3.0, 4.0, 6.0]
    assert entries.outcome(boxes, states) is None
    assert entries.audit(boxes, states) == 0
    log = entries.apply(boxes, states, 0, moves[1])
    assert [event.kind for event in read_log(log, STONES.events)] == ["staked"]


def test_an_outcome_is_that_of_the_seats_in_play() -> None:
    table = finished(1, seats=2)
    outcome = table.entries.outcome(table.boxes, table.states)
    assert isinstance(outcome, Outcome)
    assert len(outcome.scores) == len(outcome.shares) == 2
    assert [type(points) for points in outcome.scores] == [int, int]


def test_an_unsound_state_gives_the_number_of_its_fault() -> None:
    table = drawn()
    table.states[0].die = 7
    fault = table.entries.audit(table.boxes, table.states)
    assert STONES.faults[fault - 1] == "numbers"


@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "uncompiled"])
def test_a_deal_can_be_scripted_and_says_what_it_lacks(compiled: bool) -> None:
    """The first stone to be placed comes from among eighteen."""
    entries = STONES.entries(Mode(compiled, scripted=True))
    boxes = STONES.new_box(2, STONES.read_options({}, 2))
    for script, n in [(Script(), 18), (Script(17), 17), (Script(*[0] * 16), 2)]:
        states = np.zeros(1, STONES.state_dtype(scripted=True))
        script.write(states[0].chance)
        with pytest.raises(ScriptEnded) as ended:
            entries.deal(boxes, states)
        assert ended.value.n == n


def test_a_log_without_room_counts_what_happens() -> None:
    table = drawn(script=Dice(2))
    log = np.zeros((1, 5), np.int32)
    for seat, move in ((0, "bid 6"), (1, "bid 4")):
        (number,) = table.read(seat, move)
        table.entries.apply_at(table.boxes, table.states, 0, seat, int(number), log)
    assert log[0, 0] == 6
