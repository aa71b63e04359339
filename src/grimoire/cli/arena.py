"""`grimoire arena GAME`: bots against each other, over many deals and in all seats."""

from __future__ import annotations

import functools
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grimoire.cli.arguments import GameName, Json, Lang, Options, Seats, Seed, read_number, read_options
from grimoire.cli.progress import progress
from grimoire.cli.series import Number
from grimoire.cli.words import TEXTS, check_language, hundredths, say
from grimoire.core.errors import OptionError
from grimoire.core.game import Game
from grimoire.games import find

if TYPE_CHECKING:
    from grimoire.arena.figures import Figures
    from grimoire.arena.playing import Played
    from grimoire.arena.running import Players
    from grimoire.arena.schedule import Plan

Names = Annotated[str, typer.Option("--bots", metavar="NAME,NAME,…", help=say("help-arena-bots"))]
OneBot = Annotated[
    list[str] | None, typer.Option("--bot", metavar="NAME|MODULE:CLASS", help=say("help-arena-bot"))
]
Think = Annotated[str | None, typer.Option("--budget", metavar="50ms|2s|N", help=say("help-budget"))]
RoundRobin = Annotated[bool, typer.Option("--round-robin", help=say("help-round-robin"))]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help=say("help-arena-out"))]
ReportFile = Annotated[Path | None, typer.Option("--report", metavar="FILE.html", help=say("help-report"))]
AllGames = Annotated[bool, typer.Option("--all", help=say("help-all-games"))]
StopAfter = Annotated[str | None, typer.Option("--stop-after", metavar="N", help=say("help-stop-after"))]
RayAddress = Annotated[str | None, typer.Option("--ray", metavar="auto|ADDRESS", help=say("help-ray"))]
Cores = Annotated[str | None, typer.Option("--cores", metavar="N", help=say("help-cores"))]


def arena(
    game: GameName,
    bots: Names = "",
    bot: OneBot = None,
    number: Number = "400",
    budget: Think = None,
    seats: Seats = None,
    seed: Seed = "1",
    option: Options = None,
    round_robin: RoundRobin = False,
    out: Out = None,
    report: ReportFile = None,
    all_games: AllGames = False,
    stop_after: StopAfter = None,
    cores: Cores = None,
    ray: RayAddress = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    lang = check_language(lang)
    given = [*(bot or []), *(bots.split(",") if bots else [])]
    plan = read_plan(find(game), [name.strip() for name in given], budget, seats, seed, option, round_robin)
    asked = read_number("-n", number, 1, 10**9)
    games = plan.whole(asked)
    least = read_least(stop_after, games)
    page = read_files(out, report)
    players = read_players(cores, ray)
    if games > asked:
        told = {"asked": asked, "games": games, "size": len(plan.seatings)}
        print(TEXTS.say(lang, "arena-whole", **told), file=sys.stderr)
    figures, played = run(plan, games, out, None if all_games else least, players, lang)
    if as_json:
        import msgspec

        print(msgspec.json.encode(figures).decode(), flush=True)
    else:
        tell(figures, lang)
    if page is not None:
        write_report(page, plan, figures, played, lang)
        if not as_json:
            print(TEXTS.say(lang, "arena-report", file=str(page)))


def read_files(out: Path | None, report: Path | None) -> Path | None:
    """Where the report goes, if there is one; what cannot be written is told before anything is played."""
    from grimoire.arena.files import check_apart, check_folder_of, check_no_folder, check_page

    if out is not None:
        check_no_folder(out)
        check_folder_of(out)
    page = report if report is not None or out is None else beside(out)
    if page is not None:
        check_no_folder(page)
        if out is not None:
            check_apart(out, page)
        check_page(page)
    return page


def beside(out: Path) -> Path:
    """Where the report goes if nobody says."""
    return out.with_suffix(".html" if out.suffix != ".html" else ".report.html")


def read_plan(
    game: Game,
    names: Sequence[str],
    budget: str | None,
    seats: str | None,
    seed: str | None,
    option: list[str] | None,
    round_robin: bool,
) -> Plan:
    """What is to be played, as the arguments say."""
    from grimoire.arena.lineups import read_lineups
    from grimoire.arena.schedule import Plan

    if not names:
        raise OptionError("error-no-bots", texts=TEXTS)
    table_seats = game.read_seats(len(names) if seats is None and not round_robin else seats)
    check_bots(names, budget)
    return Plan(
        game.name,
        table_seats,
        game.choose_options(read_options(option), table_seats),
        read_number("--seed", seed, 0, 2**63 - 1),
        tuple(read_lineups(names, table_seats, round_robin)),
        budget,
    )


def read_least(stop_after: str | None, games: int) -> int:
    """How many games are played before the run may stop."""
    from grimoire.arena.stopping import least_of

    return least_of(games) if stop_after is None else read_number("--stop-after", stop_after, 0, 10**9)


def check_bots(names: Sequence[str], budget: str | None) -> None:
    """Every bot is one that there is, and the budget one that can be read."""
    from grimoire.arena.playing import maker

    for name in names:
        maker(name, budget)


def read_players(cores: str | None, ray: str | None) -> Players:
    """Where the games are played: here, or on a cluster."""
    number = None if cores is None else read_number("--cores", cores, 1, 1024)
    if ray is None:
        from grimoire.arena.workers import play_here

        return functools.partial(play_here, cores=number)
    from grimoire.arena.cluster import installed, play_far

    installed()
    return functools.partial(play_far, address=ray)


def run(
    plan: Plan,
    games: int,
    out: Path | None,
    least: int | None,
    players: Players,
    lang: str,
) -> tuple[Figures, list[Played]]:
    """Compiles, plays what is not played yet, and says what all came to."""
    from grimoire.arena.figures import figures
    from grimoire.arena.ledger import Ledger
    from grimoire.arena.running import run as run_all
    from grimoire.arena.stopping import Watch

    start, watch = time.perf_counter(), Watch(plan, least)
    with closing(Ledger(plan, out)) as ledger:
        compile_ahead(plan, lang)
        try:
            with progress(TEXTS.say(lang, "simulate-working"), games) as done:
                played = run_all(ledger, games, players, watch, done)
        except KeyboardInterrupt:
            if out is not None:
                kept = {"games": len(ledger.games), "file": str(out)}
                print(TEXTS.say(lang, "arena-interrupted", **kept), file=sys.stderr)
            raise
    return figures(plan, played, games, time.perf_counter() - start, watch.stopped), played


def write_report(page: Path, plan: Plan, figures: Figures, played: list[Played], lang: str) -> None:
    from grimoire.arena.files import write_page
    from grimoire.arena.report import Report

    write_page(page, Report(plan, figures, played, lang).html())


def compile_ahead(plan: Plan, lang: str) -> None:
    from grimoire.arena.playing import warm
    from grimoire.bots import kernels_for

    with progress(TEXTS.say(lang, "warm-working"), len(kernels_for(plan.names))) as done:
        for _ in warm(plan):
            done(1)


def tell(figures: Figures, lang: str) -> None:
    """The figures in plain lines."""
    title = find(figures.game).title(lang)
    told = {"games": figures.games, "seats": figures.seats, "deals": figures.deals, "seed": str(figures.seed)}
    print(TEXTS.say(lang, "arena-games", title=title, **told))
    print(TEXTS.say(lang, "arena-fair", share=100 * figures.fair))
    for player in figures.players:
        rating = {"mu": player.rating.mu, "sigma": player.rating.sigma}
        print(TEXTS.say(lang, "arena-player", name=player.name, **hundredths(player.share), **rating))
    if figures.stopped is not None:
        print(
            TEXTS.say(lang, "arena-stopped", of=figures.stopped.of, chance=round(1 / figures.stopped.alpha))
        )
    print(TEXTS.say(lang, "arena-seconds", seconds=figures.seconds))
