"""`grimoire replay FILE`: a recorded game, told move by move."""

from __future__ import annotations

import json

import grimoire
from grimoire.cli.arguments import Json, Lang
from grimoire.cli.files import read_json
from grimoire.cli.outcome import outcome_lines
from grimoire.cli.verify import RecordFile
from grimoire.cli.words import check_language
from grimoire.core.narration import narrate_all
from grimoire.core.table import Table
from grimoire.core.text import Text


def replay(file: RecordFile, lang: Lang = None, as_json: Json = False) -> None:
    lang = check_language(lang)
    table = grimoire.replay(read_json(file))
    if as_json:
        print(json.dumps(table.record(), ensure_ascii=False))
        return
    for line in story(table):
        print(table.game.texts.say(lang, line.key, **line.values))
    for words in outcome_lines(table, None, lang):
        print(words)


def story(table: Table) -> list[Text]:
    """The whole game as a spectator would tell it."""
    events = [*table.dealt, *[event for ply in table.history for event in ply.events]]
    return narrate_all(table.game, table.boxes[0], [event.seen_by(None) for event in events], None)
