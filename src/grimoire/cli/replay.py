"""`grimoire replay FILE`: a recorded game, told move by move."""

from __future__ import annotations

import json

import grimoire
from grimoire.cli.arguments import Json, Lang
from grimoire.cli.files import read_json
from grimoire.cli.outcome import outcome_lines
from grimoire.cli.verify import RecordFile
from grimoire.cli.words import TEXTS, check_language
from grimoire.core.game import Game
from grimoire.core.narration import name_of, narrate_all
from grimoire.core.record import Record, read_record
from grimoire.core.table import Table
from grimoire.core.text import Text
from grimoire.games import find


def replay(file: RecordFile, lang: Lang = None, as_json: Json = False) -> None:
    lang = check_language(lang)
    told = read_json(file)
    record = read_record(told)
    game = find(record.game)
    if not game.plays(record.rules, record.deal):
        print(json.dumps(told, ensure_ascii=False) if as_json else as_it_stands(game, record, lang))
        return
    table = grimoire.replay(told)
    if as_json:
        print(json.dumps(table.record(), ensure_ascii=False))
        return
    for line in story(table):
        print(table.game.texts.say(lang, line.key, **line.values))
    for words in outcome_lines(table, None, lang):
        print(words)


def as_it_stands(game: Game, record: Record, lang: str) -> str:
    """What a record says of a game that today's rules cannot play again."""
    lines = [Text("replay-ended", {"given": str(record.rules), "known": game.rules})]
    lines += [Text("replay-move", {"who": name_of(ply.seat, None), "move": ply.move}) for ply in record.moves]
    for seat, points in enumerate(record.outcome.scores if record.outcome else ()):
        lines.append(Text("outcome-score", {"who": name_of(seat, None), "points": points}))
    return "\n".join(TEXTS.say(lang, line.key, **line.values) for line in lines)


def story(table: Table) -> list[Text]:
    """The whole game as a spectator would tell it."""
    events = [*table.dealt, *[event for ply in table.history for event in ply.events]]
    return narrate_all(table.game, table.boxes[0], [event.seen_by(None) for event in events], None)
