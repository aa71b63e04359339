"""Positions: everything about a table as a plain dict, and back, checked. What FEN is to chess."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from grimoire.core.chance import Chance, Script
from grimoire.core.entries import audit_at
from grimoire.core.errors import Ambiguous, IllegalMove, Malformed, quoted
from grimoire.core.fairness import seeded_secret
from grimoire.core.game import Game, usual_mode
from grimoire.core.kernel import Mode
from grimoire.core.layout import Field, Layout, is_layout
from grimoire.core.options import forbid_files
from grimoire.core.table import Origin, Table
from grimoire.core.text import Text

if TYPE_CHECKING:
    from numpy.typing import NDArray

KEYS = {"game", "rules", "seats", "options", "state"}
MAY = {"pending"}


def write_position(table: Table) -> dict[str, Any]:
    """The table as a plain dict, secrets included."""
    return {
        "game": table.game.name,
        "rules": table.origin.rules,
        "seats": table.seats,
        "options": copy.deepcopy(dict(table.origin.options)),
        "state": write_record_fields(table.game.state, table.states, table.seats),
        "pending": {str(seat): str(move) for seat, move in sorted(table.pending.items())},
    }


def write_record_fields(layout: type[Layout], array: NDArray[Any], seats: int) -> dict[str, Any]:
    """Each field by its name, in the order declared."""
    told = {name: write_field(field, array[name][0], seats) for name, field in layout.fields.items()}
    return {name: value for name, value in told.items() if value is not None}


def write_field(field: Field, value: Any, seats: int) -> Any:
    """Rows of seats that are not in play are left out; cards are written as cards; a script is not told."""
    if is_layout(field.dtype):
        return write_chance(value) if "key" in value.dtype.names else None
    if field.by_seat:
        return [write_numbers(field, value[seat]) for seat in range(seats)]
    return write_numbers(field, value)


def write_numbers(field: Field, value: Any) -> Any:
    return field.written.write(value.tolist()) if field.written else value.tolist()


def write_chance(chance: Any) -> dict[str, Any]:
    """The key in hexadecimal, since JSON has no numbers that wide."""
    return {"key": "".join(f"{int(half):016x}" for half in chance["key"]), "drawn": int(chance["drawn"])}


def read_position(game: Game, position: Mapping[str, Any], script: Script | None = None) -> Table:
    """A table in this position. Malformed says what is wrong with it, and where."""
    has_keys(position, {"game", "rules"}, "position")
    if position["game"] != game.name:
        raise Malformed("error-position-game", given=quoted(position["game"]), game=game.name)
    rules = read_rules(game, position["rules"])  # another version may have other keys
    check_keys(position, KEYS, MAY, "position")
    seats = game.read_seats("" if position["seats"] is None else position["seats"])
    check_keys(position["options"], set(), {option.name for option in game.options}, "options")
    forbid_files(game.options, position["options"])
    options = game.read_options(position["options"], seats)
    mode = Mode(usual_mode().compiled, scripted=script is not None)
    written = game.as_written(options, seats)
    kept = copy.deepcopy(dict(position))
    origin = Origin(seeded_secret(0), rules, game.dealing, written, position=kept, script=script)
    table = Table(game, seats, options, origin, game.entries(mode))
    fill(table, position["state"])
    if script is not None:
        script.write(table.states[0].chance)
    check_sound(table)
    answer_pending(table, position.get("pending", {}))
    return table


def read_rules(game: Game, given: Any) -> int:
    """The version of the rules that the position is played by."""
    if type(given) is not int:
        raise Malformed("error-rules-version", given=quoted(given), known=game.rules, newer="no")
    game.check_versions(given, game.dealing)
    return given


def check_keys(given: Any, must: set[str], may: set[str], where: str) -> None:
    """The given must be an object with these keys and no others."""
    has_keys(given, must, where)
    for key in [key for key in given if key not in must | may]:
        raise Malformed("error-position-unknown", where=where, key=quoted(key), known=sorted(must | may))


def has_keys(given: Any, must: set[str], where: str) -> None:
    if not isinstance(given, Mapping):
        raise Malformed("error-position-object", where=where)
    for key in sorted(must - set(given)):
        raise Malformed("error-position-missing", where=where, key=key)


def fill(table: Table, told: Any) -> None:
    """Puts the told fields into the table's empty state."""
    fields = table.game.state.fields
    check_keys(told, set(fields) - {"chance"}, {"chance"}, "state")
    for name, field in fields.items():
        if name != "chance":
            read_field(field, table.states[name][0], table.states[name], told[name], table.seats, name)
    if not table.entries.scripted:
        read_chance(table.states[0].chance, told.get("chance", {"key": "0" * 32, "drawn": 0}))


def read_field(field: Field, row: Any, column: NDArray[Any], told: Any, seats: int, name: str) -> None:
    if not field.by_seat:
        column[0] = read_numbers(field, told, row.shape, column.dtype, name)
        return
    if not isinstance(told, list) or len(told) != seats:
        raise Malformed("error-position-rows", where=name, rows=seats)
    for seat, one in enumerate(told):
        column[0, seat] = read_numbers(field, one, row.shape[1:], column.dtype, f"{name}.{seat}")


def read_numbers(
    field: Field, told: Any, shape: tuple[int, ...], dtype: np.dtype[Any], where: str
) -> NDArray[Any]:
    """Whole numbers of the field's shape that fit into it."""
    if field.written and isinstance(told, str):
        told = read_written(field, told, shape[0], where)
    try:
        numbers = np.array(told, dtype=object)
        fits = numbers.shape == shape and all(type(one) is int for one in numbers.flat)
        return np.array(told, dtype=dtype) if fits else refuse(where, told)
    except (OverflowError, ValueError):
        return refuse(where, told)


def refuse(where: str, told: Any) -> NDArray[Any]:
    raise Malformed("error-position-value", where=where, given=repr(told)[:60])


def read_written(field: Field, told: str, size: int, where: str) -> list[int]:
    assert field.written is not None
    try:
        return field.written.read(told, size)
    except ValueError as problem:
        raise Malformed("error-position-cards", where=where, problem=str(problem)) from None


def read_chance(chance: Chance, told: Any) -> None:
    check_keys(told, {"key", "drawn"}, set(), "chance")
    key, drawn = told["key"], told["drawn"]
    known = isinstance(key, str) and re.fullmatch("[0-9a-f]{32}", key)
    if not known or type(drawn) is not int or not 0 <= drawn < 2**62:
        refuse("chance", told)
    chance.key[0], chance.key[1] = int(key[:16], 16), int(key[16:], 16)
    chance.drawn = drawn


def check_sound(table: Table) -> None:
    """The position must be one that the game's own audit accepts."""
    fault = audit(table)
    if fault:
        text = Text(f"fault-{table.game.faults[fault - 1]}")
        raise Malformed("error-position-unsound", texts=table.game.texts, fault=text)


def audit(table: Table) -> int:
    """The number of the first fault, or 0. To compile it for one position would take longer than to ask."""
    kernels = table.entries.kernels
    if not kernels.is_bound(audit_at):
        kernels = table.game.kernels(replace(kernels.mode, compiled=False))
    return int(kernels.bind(audit_at)(table.boxes, table.states, 0))


def answer_pending(table: Table, told: Any) -> None:
    """Gives the answers that were pending, which must not be all that are asked for."""
    check_keys(told, set(), {str(seat) for seat in table.actors}, "pending")
    if told and len(told) >= len(table.actors):
        raise Malformed("error-position-pending")
    for seat, move in told.items():
        try:
            table.play(int(seat), move)
        except (IllegalMove, Ambiguous) as illegal:
            raise Malformed(
                "error-position-answer", seat=seat, problem=illegal.as_text(), texts=table.game.texts
            ) from None
