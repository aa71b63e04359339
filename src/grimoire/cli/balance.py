"""`grimoire balance GAME`: what many games say of a game: seats, lengths, and what decides."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grimoire.cli.arguments import GameName, Json, Lang, Options, Seats, Seed
from grimoire.cli.progress import progress
from grimoire.cli.series import Number, Series, read_series
from grimoire.cli.words import TEXTS, check_language, hundredths, say
from grimoire.games import find

if TYPE_CHECKING:
    from grimoire.arena.balance import Balance

Out = Annotated[Path | None, typer.Option("--out", metavar="FILE.html", help=say("help-balance-out"))]

SHOWN = 5  # factors of each sort in plain lines


def balance(
    game: GameName,
    number: Number = "20000",
    seats: Seats = None,
    seed: Seed = "1",
    option: Options = None,
    out: Out = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    lang = check_language(lang)
    asked = read_series(game, seats, option, number, seed)
    if out is not None:
        from grimoire.arena.files import check_page

        check_page(out)
    figures = run(asked, lang)
    if as_json:
        import msgspec

        print(msgspec.json.encode(figures).decode(), flush=True)
    else:
        tell(figures, lang)
    if out is not None:
        from grimoire.arena.balance_report import BalanceReport
        from grimoire.arena.files import write_page

        write_page(out, BalanceReport(figures, lang).html())
        if not as_json:
            print(TEXTS.say(lang, "arena-report", file=str(out)))


def run(asked: Series, lang: str) -> Balance:
    """Compiles, plays, and says what the games came to."""
    from grimoire.arena.balance import balance as figures_of
    from grimoire.core.census import Census, count_all

    with progress(TEXTS.say(lang, "warm-working"), 1) as done:
        census = Census(asked.game, asked.seats, asked.options, asked.seed)
        done(1)
    with progress(TEXTS.say(lang, "simulate-working"), asked.games) as done:
        start = time.perf_counter()
        counted = count_all(census, asked.games, done=done)
        seconds = time.perf_counter() - start
    return figures_of(census, asked.options, counted, lang, seconds)


def tell(figures: Balance, lang: str) -> None:
    """The figures in plain lines: seats, lengths, and of each sort what is worth most."""
    title = find(figures.game).title(lang)
    print(TEXTS.say(lang, "balance-games", title=title, games=figures.games, seats=figures.seats))
    print(TEXTS.say(lang, "simulate-length", **figures.length))
    for seat in figures.by_seat:
        print(TEXTS.say(lang, "balance-seat", seat=seat.seat, score=seat.score, **hundredths(seat.share)))
    for group in figures.groups:
        worth = [(one, one.worth) for one in group.factors if one.worth is not None]
        worth.sort(key=lambda pair: -abs(pair[1].value))
        print(TEXTS.say(lang, "balance-group", title=group.title))
        for factor, estimate in worth[:SHOWN]:
            told = {"name": factor.name, "share": 100 * factor.share.value, **hundredths(estimate)}
            print("  " + TEXTS.say(lang, "balance-factor", **told))
    print(TEXTS.say(lang, "arena-seconds", seconds=figures.seconds))
