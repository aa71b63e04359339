"""`grimoire simulate GAME`: many random games, for figures about the game and its speed."""

from __future__ import annotations

import json
import time
from typing import Any

from grimoire.cli.arguments import GameName, Json, Lang, Options, Seats, Seed
from grimoire.cli.progress import progress
from grimoire.cli.series import Number, Series, read_series
from grimoire.cli.words import TEXTS, check_language
from grimoire.core.narration import name_of
from grimoire.games import find


def simulate(
    game: GameName,
    number: Number = "10000",
    seats: Seats = None,
    seed: Seed = "1",
    option: Options = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    lang = check_language(lang)
    figures = run(read_series(game, seats, option, number, seed), lang)
    if as_json:
        print(json.dumps(figures))
    else:
        tell(figures, lang)


def run(asked: Series, lang: str) -> dict[str, Any]:
    """Plays the games and says what they came to."""
    from grimoire.core.playouts import Playouts, play_all

    playouts = Playouts(asked.game, asked.seats, asked.options, asked.seed)
    with progress(TEXTS.say(lang, "simulate-working"), asked.games) as done:
        start = time.perf_counter()
        figures = play_all(playouts, asked.games, done=done)
        seconds = time.perf_counter() - start
    return {
        "game": asked.game.name,
        "seats": asked.seats,
        "options": asked.options,
        "seed": asked.seed,
        "games": asked.games,
        "moves": figures.moves,
        "seconds": seconds,
        "moves_per_s": figures.moves / seconds,
        "games_per_s": asked.games / seconds,
        "length": figures.length(),
        "scores": figures.scores(),
        "win_share": figures.win_share(),
        "reasons": figures.reasons(asked.game),
    }


def tell(figures: dict[str, Any], lang: str) -> None:
    """The figures in plain lines."""
    game = find(figures["game"])
    told = {**pick(figures, "games", "seats"), "seed": str(figures["seed"])}  # as it is typed
    print(TEXTS.say(lang, "simulate-games", title=game.title(lang), **told))
    for remark in game.remarks(figures["options"]):
        print(game.texts.say(lang, remark.key, **remark.values))
    per_s = {"moves": round(figures["moves_per_s"]), "games": round(figures["games_per_s"])}
    print(TEXTS.say(lang, "simulate-speed", seconds=figures["seconds"], **per_s))
    print(TEXTS.say(lang, "simulate-length", **figures["length"]))
    for seat, (score, share) in enumerate(zip(figures["scores"], figures["win_share"], strict=True)):
        told = {"who": name_of(seat, None), "score": score, "share": 100 * share}
        print(TEXTS.say(lang, "simulate-seat", **told))
    for reason, count in figures["reasons"].items():
        words = game.texts.say(lang, f"reason-{reason}")
        print(TEXTS.say(lang, "simulate-reason", reason=words, count=count))


def pick(figures: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: figures[key] for key in keys}
