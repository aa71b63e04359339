from typing import Any, get_args

import numba
import numpy as np
import pytest

from grimoire.core import arrays
from grimoire.core.arrays import ArrayOf
from grimoire.core.events import new_log
from grimoire.core.kernel import Mode
from tests.toy import STONES

NAMES = [
    name for name, value in vars(arrays).items() if any(isinstance(one, ArrayOf) for one in get_args(value))
]


@pytest.mark.parametrize("name", NAMES)
def test_the_compiler_is_told_what_each_array_holds(name: str) -> None:
    told: ArrayOf = get_args(getattr(arrays, name))[1]
    compiled = STONES.kernels(Mode())._array_type(told)
    assert compiled.ndim == told.dimensions
    assert compiled.layout == "C"
    assert compiled.mutable != told.readonly


def test_only_boxes_are_read_only() -> None:
    assert [name for name in NAMES if get_args(getattr(arrays, name))[1].readonly] == ["Boxes"]


@pytest.mark.parametrize(
    ("name", "array"),
    [
        ("States", STONES.state.new()),
        ("Boxes", STONES.new_box(2, STONES.read_options({}, 2))),
        ("MoveList", np.zeros(1, np.int64)),
        ("Log", new_log(3)),
    ],
)
def test_what_core_hands_over_is_what_the_compiler_was_told(name: str, array: Any) -> None:
    typeof: Any = numba.typeof
    assert typeof(array) == STONES.kernels(Mode())._array_type(get_args(getattr(arrays, name))[1])
