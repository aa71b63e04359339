import numpy as np
import pytest

from grimoire.core.layout import Box, Grid, fact
from grimoire.core.letters import put_bytes, read_bytes


class Named(Box):
    words: Grid = fact("i1", 2, 24)


@pytest.mark.parametrize("text", ["", "Ohms", "l’Île aux fées", "🐉🐉🐉🐉"])
def test_a_text_is_read_as_it_was_put(text: str) -> None:
    box = Named.new()[0]
    put_bytes(box.words[1], text)
    assert read_bytes(box.words[1]) == text
    assert read_bytes(box.words[0]) == ""


def test_plain_arrays_are_read_too() -> None:
    row = np.zeros(8, np.int8)
    put_bytes(row, "é")
    assert row.tolist() == [-61, -87, 0, 0, 0, 0, 0, 0]
    assert read_bytes(row.tolist()) == read_bytes(row) == "é"  # type: ignore[arg-type]


def test_a_text_that_does_not_fit_is_an_error() -> None:
    with pytest.raises(ValueError, match="broadcast"):
        put_bytes(np.zeros(3, np.int8), "four")
