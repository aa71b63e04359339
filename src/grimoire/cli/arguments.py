"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from grimoire.cli.words import TEXTS, say
from grimoire.core.errors import OptionError, quoted
from grimoire.core.options import read_int

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))]
Lang = Annotated[str | None, typer.Option("--lang", metavar="fr|en", help=say("help-lang"))]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]
Seats = Annotated[str | None, typer.Option("--seats", metavar="N", help=say("help-seats"))]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N", help=say("help-seed"))]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("help-option"))
]


def read_options(given: list[str] | None) -> dict[str, str]:
    """`NAME=VALUE` pairs by name."""
    pairs: dict[str, str] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise OptionError("error-option-pair", texts=TEXTS, given=quoted(pair))
        pairs[name.strip()] = value
    return pairs


def read_number(name: str, given: Any, low: int, high: int) -> int:
    """A whole number from low to high."""
    try:
        number = read_int(given)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise OptionError("error-number", texts=TEXTS, name=name, given=quoted(given), low=low, high=high)
    return number


def read_seed(given: str | None) -> int | None:
    return None if given is None else read_number("--seed", given, 0, 2**63 - 1)
