"""`grimoire rules GAME`: the rulebook, whole or by clause."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from grimoire.cli.arguments import GameName, Json, Lang
from grimoire.cli.words import check_language, say
from grimoire.games import find

Clause = Annotated[str | None, typer.Option("--clause", metavar="M6", help=say("help-clause"))]


def rules(game: GameName, lang: Lang = None, clause: Clause = None, as_json: Json = False) -> None:
    book = find(game).rulebook(check_language(lang))
    if as_json:
        told = {book.find(clause): book.clause(clause)} if clause else book.clauses
        print(json.dumps({"game": game, "clauses": told}, ensure_ascii=False))
    elif clause:
        print(book.spoken(clause))
    else:
        print(book.text)
