"""`grimoire bench`: how fast we are, and our peers, in one run."""

from __future__ import annotations

from typing import Annotated

import typer

from grimoire.bench import TEXTS as BENCH_TEXTS, Result, ratios, run, to_json
from grimoire.cli.arguments import Json, Lang
from grimoire.cli.progress import progress
from grimoire.cli.words import TEXTS, check_language, say

Peers = Annotated[bool, typer.Option("--peers", help=say("help-peers"))]
Only = Annotated[list[str] | None, typer.Option("--only", metavar="GLOB", help=say("help-only"))]


def bench(as_json: Json = False, peers: Peers = False, only: Only = None, lang: Lang = None) -> None:
    lang = check_language(lang)
    results = measure(only or [], peers, lang)
    if as_json:
        print(to_json(results))
    else:
        tell(results, lang)


def measure(only: list[str], peers: bool, lang: str) -> list[Result]:
    """Runs the benchmark behind a progress bar in hundredths."""
    with progress(TEXTS.say(lang, "bench-working"), 100) as done:
        told = 0

        def show(finished: int, total: int, _: str) -> None:
            nonlocal told
            done(100 * finished // total - told)
            told = 100 * finished // total

        return run(only, peers, progress=show)


def tell(results: list[Result], lang: str) -> None:
    """Every figure, then what they say of each other."""
    width = max(len(result.id) for result in results)
    for result in results:
        print(f"{result.id:{width}} {result.value:16,.3f} {result.unit}")
    for ratio in ratios(results):
        print(f"{BENCH_TEXTS.say(lang, ratio.label.key, **ratio.label.values)}: {ratio.value:.2f}")
