"""What a seat can know: the states it holds possible, and what must be true of them in every game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grimoire import Table
from grimoire.core.choices import new_generator
from grimoire.core.observation import observe


def imagined(table: Table, seat: int, rng: Any, *, from_sight: bool = False) -> Any:
    """A state that the seat holds possible: from the true state, or from what the seat sees of it."""
    states = table.observe(seat).states.copy() if from_sight else table.states.copy()
    table.entries.imagine(table.boxes, states, seat, rng)
    return states


def seen_bytes(table: Table, states: Any, seat: int) -> bytes:
    """What the seat sees of these states of the table."""
    return observe(states, table.entries.masks, seat).tobytes()


def viewers(table: Table) -> list[int | None]:
    """Everybody who looks at the table: a spectator, and each seat."""
    return [None, *range(table.seats)]


def check_imagined_fits(tables: Iterable[Table]) -> None:
    """What a seat imagines is sound, and shows it all that it sees."""
    rng = new_generator(1)
    for table in tables:
        for seat in range(table.seats):
            sample = imagined(table, seat, rng)
            assert table.entries.audit(table.boxes, sample) == 0
            assert seen_bytes(table, sample, seat) == seen_bytes(table, table.states, seat)


def check_sight_suffices(tables: Iterable[Table]) -> None:
    """Imagining gives the same bytes from the true state and from what the seat sees of it."""
    for number, table in enumerate(tables):
        for seat in range(table.seats):
            from_state = imagined(table, seat, new_generator(number))
            from_sight = imagined(table, seat, new_generator(number), from_sight=True)
            assert from_state.tobytes() == from_sight.tobytes()


def check_chance_is_hidden(table: Table) -> None:
    """The stream of chance is imagined anew each time, and never as it is."""
    keys = {imagined(table, 0, new_generator(number))["chance"].tobytes() for number in range(50)}

    assert len(keys) == 50
    assert table.states["chance"].tobytes() not in keys
