import pickle
from typing import Any

import numpy as np
import pytest

from grimoire.core.arrays import Boxes, States
from grimoire.core.chance import Chance, ScriptedChance
from grimoire.core.kernel import Mode, kernel
from grimoire.core.layout import (
    Ints as DeclaredInts,
    Layout,
    Rec,
    Visibility,
    each,
    fact,
    forbid_negative,
    hidden,
    owner,
    public,
)
from grimoire.core.protocol import State as CoreState
from grimoire.games import GAMES, magicians
from tests.core.tables import drawn
from tests.toy import STONES

TWIN = Mode(compiled=False)


class Mixed(Layout, seats=3):
    """Fields of every width, declared in a bad order."""

    small: int = public("i1")
    wide: int = hidden("i8")
    middle: int = each("i4")
    half: DeclaredInts = public("i2", 3)
    mine: DeclaredInts = owner("i1", 5)
    inner: Chance = hidden(Chance)


class Inherited(Mixed):
    """One field more; the room for seats is inherited."""

    extra: int = public("i2")


def extents(dtype: np.dtype[Any]) -> list[tuple[int, int]]:
    """Where each field starts and ends, in the order of memory."""
    assert dtype.fields is not None
    return sorted((field[1], field[1] + field[0].itemsize) for field in dtype.fields.values())


LAYOUTS = [Mixed, Inherited, Chance, ScriptedChance, STONES.state, STONES.box]
LAYOUTS += [layout for game in GAMES for layout in (game.state, game.box)]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: f"{layout.__module__}.{layout.__name__}")
def test_every_byte_is_declared_and_every_number_aligned(layout: type[Layout]) -> None:
    at = 0
    for start, end in extents(layout.dtype):
        assert start == at
        at = end
    assert at == layout.dtype.itemsize
    assert at % 8 == 0
    assert layout.dtype.fields is not None
    for dtype, start, *_ in layout.dtype.fields.values():
        assert start % dtype.base.alignment == 0


def test_the_widest_numbers_come_first_and_the_tail_is_filled() -> None:
    assert Mixed.dtype.names == ("wide", "inner", "middle", "half", "small", "mine", "tail_")
    assert Mixed.dtype.itemsize == 8 + 24 + 12 + 6 + 1 + 15 + 6


def test_a_record_that_is_full_needs_no_tail() -> None:
    assert Chance.dtype.names == ("key", "drawn")


def test_a_field_by_seat_has_a_row_for_each() -> None:
    assert Mixed.dtype["middle"].shape == (3,)
    assert Mixed.dtype["mine"].shape == (3, 5)
    assert Inherited.dtype["mine"].shape == (3, 5)


def test_the_visibility_is_kept() -> None:
    seen = {name: field.visibility for name, field in Inherited.fields.items()}
    assert seen["small"] is seen["middle"] is seen["extra"] is Visibility.PUBLIC
    assert seen["mine"] is Visibility.OWNER
    assert seen["wide"] is seen["inner"] is Visibility.HIDDEN


def test_declared_fields_are_no_attributes_of_the_class() -> None:
    assert not hasattr(Mixed, "small")


def test_one_record_inside_can_be_replaced() -> None:
    scripted = STONES.state.with_field("chance", ScriptedChance)
    assert scripted["chance"] == ScriptedChance.dtype
    assert [name for name in scripted.names or () if name != "tail_"] == [
        name for name in STONES.state.dtype.names or () if name != "tail_"
    ]


def test_new_records_are_empty() -> None:
    assert not any(STONES.state.new(3).tobytes())
    assert len(STONES.state.new(3)) == 3


@pytest.mark.parametrize("name", ["round", "take", "size", "all", "sort"])
def test_a_field_that_numpy_would_shadow_is_refused(name: str) -> None:
    """Uncompiled, `state.round` would be a method of NumPy's records."""
    with pytest.raises(TypeError, match=name):
        type("Bad", (Layout,), {name: public("i1")})


def test_a_record_of_odd_size_inside_is_refused() -> None:
    with pytest.raises(TypeError, match="give every record a size that is a multiple of 8"):
        type("Bad", (Layout,), {"inner": public(np.dtype([("a", "i1")])), "wide": public("i8")})


# ---------------------------------------------------------------- records as Python reads them


def record() -> Any:
    return Mixed.new()[0]


def test_a_record_reads_as_python_ints() -> None:
    one = record()
    one.small = 5
    one.half[1] = 7
    assert isinstance(one, Rec)
    assert type(one.small) is int
    assert type(one.half[1]) is int
    assert type(one.mine[2, 4]) is int
    assert [type(number) for number in one.half] == [int] * 3
    assert type(one.mine[2][4]) is int
    assert type(one.inner.drawn) is int
    assert type(one.inner.key[0]) is int


def test_a_field_that_was_not_declared_is_refused() -> None:
    """A slip of the pen in a rule must not be lost in silence."""
    with pytest.raises(AttributeError):
        record().nothing = 1
    with pytest.raises(AttributeError):
        record().inner.nothing = 1


def test_numbers_compute_beyond_the_width_of_their_field() -> None:
    one = record()
    one.small = 100
    assert one.small * 1000 == 100_000


def test_words_compute_without_turning_into_floats() -> None:
    one = record()
    one.inner.key[0] = 2**64 - 1
    assert one.inner.key[0] + 1 == 2**64


@pytest.mark.parametrize(
    "at", [-1, (0, -1), (-1, 0), np.int64(-1)], ids=["one", "column", "row", "a number of NumPy"]
)
def test_a_negative_index_raises(at: Any) -> None:
    with pytest.raises(IndexError, match="kernels count from 0"):
        forbid_negative(at)
    assert forbid_negative(0) == 0


def read_end(one: Any) -> Any:
    return one.half[-1]


def write_end(one: Any) -> None:
    one.mine[0, -1] = 1


def read_beyond(one: Any) -> Any:
    return one.half[3]


def write_beyond(one: Any) -> None:
    one.mine[3, 0] = 1


@pytest.mark.parametrize("wrong", [read_end, write_end, read_beyond, write_beyond])
def test_a_wrong_index_raises(wrong: Any) -> None:
    with pytest.raises(IndexError):
        wrong(record())


def too_wide(one: Any) -> None:
    one.small = 128


def too_wide_in_row(one: Any) -> None:
    one.half[0] = -32769


def negative_word(one: Any) -> None:
    one.inner.key[0] = -1


@pytest.mark.parametrize("wrong", [too_wide, too_wide_in_row, negative_word])
def test_a_number_that_does_not_fit_raises(wrong: Any) -> None:
    with pytest.raises(OverflowError):
        wrong(record())


# ---------------------------------------------------------------- the same inside uncompiled kernels


@kernel
def wrong_index(boxes: Boxes, states: States) -> int:
    return int(states[0].spent[states[0].stake - 1])


@kernel
def wrong_number(boxes: Boxes, states: States) -> int:
    states[0].die = 128
    return 0


@kernel
def writes_box(boxes: Boxes, states: States) -> int:
    boxes[0].rounds = 4
    return 0


@pytest.mark.parametrize(
    ("wrong", "error"), [(wrong_index, IndexError), (wrong_number, OverflowError), (writes_box, ValueError)]
)
def test_the_uncompiled_twin_catches_what_compiled_code_would_not(wrong: Any, error: type[Exception]) -> None:
    boxes = STONES.new_box(2, STONES.read_options({}, 2))
    with pytest.raises(error):
        STONES.kernels(TWIN).bind(wrong)(boxes, STONES.state.new())
    assert boxes[0].rounds == 3


def test_a_closed_box_cannot_be_written() -> None:
    boxes = STONES.new_box(2, STONES.read_options({}, 2))
    with pytest.raises(ValueError, match="read-only"):
        boxes[0].seats = 3
    deck = magicians.GAME.new_box(2, magicians.GAME.read_options({}, 2))[0].deck
    with pytest.raises(ValueError, match="read-only"):
        deck[1] = 9


def test_every_state_has_a_hidden_stream_of_chance() -> None:
    assert CoreState.fields["chance"].visibility is Visibility.HIDDEN
    assert fact("i2").visibility is Visibility.PUBLIC


def test_records_can_be_pickled() -> None:
    """To be sent to another process, say."""
    states = drawn().states
    again = pickle.loads(pickle.dumps(states))
    assert again.tobytes() == states.tobytes()
    assert again.dtype == states.dtype and type(again[0]) is type(states[0])
    assert again[0].chance.drawn == states[0].chance.drawn
