"""Options of a table: declared once, checked once, read alike from Python, the command line and the page."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grimoire.core.errors import GrimoireError, OptionError, quoted
from grimoire.core.limits import excess_of_data
from grimoire.core.text import Catalogue, Text

YES = {"true", "yes", "oui", "1", "on"}
NO = {"false", "no", "non", "0", "off"}


@dataclass(frozen=True)
class Option:
    """An option: `read` turns what was given into the plain value that boxes and records hold.

    `read` raises ValueError for anything else; `allowed` says in words what it takes.
    """

    name: str
    read: Callable[[Any], Any]
    allowed: Text
    default: Callable[[int], Any]  # of the number of seats
    clause: str | None = None
    among_people: Any = None  # the default where every seat is a person's, if that is another
    later: bool = False  # the game had deals before it had the option: its default is never written down
    takes_file: bool = False  # a text of one line is the name of a file; a server must not read those


def flag(name: str, default: bool, clause: str | None = None, later: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, read_flag, Text("allowed-flag"), lambda _: default, clause, later=later)


def read_flag(given: Any) -> bool:
    if isinstance(given, bool):
        return given
    if isinstance(given, str) and given.strip().lower() in YES | NO:
        return given.strip().lower() in YES
    raise ValueError(given)


def count(
    name: str,
    low: int,
    high: int,
    default: Callable[[int], int],
    clause: str | None = None,
    among_people: int | None = None,
) -> Option:
    """An option that is a whole number from low to high."""

    def read(given: Any) -> int:
        number = read_int(given)
        if not low <= number <= high:
            raise ValueError(given)
        return number

    allowed = Text("allowed-count", {"low": low, "high": high})
    return Option(name, read, allowed, default, clause, among_people)


def choice(name: str, values: Sequence[str], clause: str | None = None) -> Option:
    """An option that is one of several words; the first is the default."""

    def read(given: Any) -> str:
        if given not in values:
            raise ValueError(given)
        return str(given)

    return Option(name, read, Text("allowed-choice", {"values": list(values)}), lambda _: values[0], clause)


def read_int(given: Any) -> int:
    """A whole number, NumPy's too, or a text that is one; a float or a yes is neither."""
    if isinstance(given, str):
        return int(given)
    return whole(given)


def whole(given: Any) -> int:
    """A whole number as a plain int; ValueError for anything else."""
    if isinstance(given, bool):
        raise ValueError(given)
    try:
        return operator.index(given)
    except TypeError:
        raise ValueError(given) from None


def forbid_files(options: Sequence[Option], given: Mapping[str, Any]) -> None:
    """No names of files from far away or from a record: those files would be read on this machine."""
    for option in options:
        value = given.get(option.name)
        if option.takes_file and isinstance(value, str) and "\n" not in value:
            raise OptionError("error-option-file", name=option.name, clause=option.clause)


def measure_options(options: Sequence[Option], given: Mapping[str, Any]) -> None:
    """Plain data that is larger than any table needs is refused; texts are measured where they are parsed."""
    for option in options:
        value = given.get(option.name)
        excess = None if isinstance(value, str) else excess_of_data(value)
        if excess is not None:
            raise OptionError(excess.key, clause=option.clause, **excess.values)


def read_options(
    options: Sequence[Option], given: Mapping[str, Any], seats: int, texts: Catalogue, people: bool = False
) -> dict[str, Any]:
    """Every option with its value, the defaults filled in, perhaps those of a table of people alone."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError("error-option-unknown", name=quoted(name), known=", ".join(known))
    return {
        name: read_one(option, given[name], texts) if name in given else usual(option, seats, people)
        for name, option in known.items()
    }


def fill_in(options: Sequence[Option], written: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Every option with its value, from what a log or a record says of them; it was checked once."""
    return {
        option.name: written[option.name] if option.name in written else option.default(seats)
        for option in options
    }


def as_written(options: Sequence[Option], chosen: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """What logs and records say of the options, and so what enters the key of a deal.

    The default of an option that was added later is left out; otherwise adding an option would change the
    deal of every table.
    """
    return {
        option.name: chosen[option.name]
        for option in options
        if not option.later or chosen[option.name] != option.default(seats)
    }


def usual(option: Option, seats: int, people: bool) -> Any:
    return option.among_people if people and option.among_people is not None else option.default(seats)


def read_one(option: Option, given: Any, texts: Catalogue) -> Any:
    try:
        return option.read(given)
    except GrimoireError:  # the option itself says what is wrong
        raise
    except (ValueError, TypeError):
        raise OptionError(
            "error-option-value",
            clause=option.clause,
            texts=texts,
            name=option.name,
            given=quoted(given),
            allowed=option.allowed,
        ) from None
