"""`grimoire games`: what can be played."""

from __future__ import annotations

import json
from typing import Any

from grimoire.cli.arguments import Json, Lang
from grimoire.cli.words import TEXTS, check_language
from grimoire.core.game import Game
from grimoire.games import GAMES


def games(lang: Lang = None, as_json: Json = False) -> None:
    lang = check_language(lang)
    if as_json:
        print(json.dumps({"games": [facts(game, lang) for game in GAMES]}, ensure_ascii=False))
        return
    for game in GAMES:
        told = facts(game, lang)
        print(TEXTS.say(lang, "games-line", **{key: told[key] for key in told if key != "options"}))
        for option in told["options"]:
            print(f"    --option {option['name']}=…  {option['text']}")


def facts(game: Game, lang: str) -> dict[str, Any]:
    """What a chooser wants to know of a game."""
    options = [
        {"name": option.name, "text": game.texts.say(lang, f"option-{option.name}")}
        for option in game.options
    ]
    return {
        "name": game.name,
        "title": game.title(lang),
        "low": game.seats[0],
        "high": game.seats[-1],
        "tagline": game.texts.say(lang, "tagline"),
        "options": options,
    }
