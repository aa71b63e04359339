"""`grimoire play GAME`: a game in the terminal, against the built-in players."""

from __future__ import annotations

import functools
import random
from pathlib import Path
from typing import Annotated

import typer

from grimoire.bots import load_bot, searches
from grimoire.bots.background import Background, Warming
from grimoire.cli.arguments import GameName, Lang, Options, Seats, Seed, read_number, read_options, read_seed
from grimoire.cli.files import read_json
from grimoire.cli.terminal import Terminal
from grimoire.cli.words import TEXTS, check_language, say
from grimoire.core.errors import OptionError
from grimoire.core.game import Game
from grimoire.core.record import read_record, replay, version_fault
from grimoire.core.table import Table, new_table
from grimoire.games import find
from grimoire.match.match import Match

Chair = Annotated[str, typer.Option("--seat", metavar="N", help=say("help-seat"))]
Bots = Annotated[str, typer.Option("--bots", metavar="NAME", help=say("help-bots"))]
Saved = Annotated[Path | None, typer.Option("--load", metavar="FILE", help=say("help-load"))]


def play(
    game: GameName,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    seat: Chair = "1",
    bots: Bots = "apprentice",
    load: Saved = None,
    lang: Lang = None,
) -> None:
    lang = check_language(lang)
    make_bot, wanted = load_bot(bots), find(game)
    if load is not None and (seats or seed or option):
        raise OptionError("error-load-with-options", texts=TEXTS)
    with Background([wanted]) as background:  # nobody waits for the compiler
        if load is None:
            table = new_table(wanted, seats, read_seed(seed), read_options(option))
        else:
            table = load_table(wanted, load)
        chair = read_number("--seat", seat, 1, table.seats) - 1
        if searches(bots):
            make_bot = functools.partial(Warming, make_bot, can_search=lambda: background.can_search(wanted))
        noise = random.SystemRandom() if seed is None else random.Random(f"bots {seed}")
        players = {one: make_bot(noise.getrandbits(63)) for one in range(table.seats) if one != chair}
        Terminal(Match(table, players), chair, lang, bots, background).run()


def load_table(wanted: Game, file: Path) -> Table:
    """A saved game, which must be one of this game."""
    record = read_record(read_json(file))
    if record.game != wanted.name:
        raise OptionError("error-other-game", texts=TEXTS, file=str(file), game=record.game)
    if version_fault(wanted, record) is not None:
        raise OptionError("error-load-ended", texts=TEXTS, file=str(file))
    return replay(wanted, record)
