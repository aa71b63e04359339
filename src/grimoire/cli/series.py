"""Many games of one kind, as the arguments of a command ask for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import typer

from grimoire.cli.arguments import read_number, read_options
from grimoire.cli.words import say
from grimoire.core.game import Game
from grimoire.games import find

Number = Annotated[str, typer.Option("-n", "--games", metavar="N", help=say("help-number"))]


@dataclass(frozen=True)
class Series:
    """What is played, how often, and from which seed."""

    game: Game
    seats: int
    options: dict[str, Any]
    games: int
    seed: int


def read_series(
    game: str, seats: str | None, option: list[str] | None, number: str, seed: str | None
) -> Series:
    chosen = find(game)
    table_seats = chosen.read_seats(seats)
    return Series(
        chosen,
        table_seats,
        chosen.choose_options(read_options(option), table_seats),
        read_number("-n", number, 1, 10**9),
        read_number("--seed", seed, 0, 2**63 - 1),
    )
