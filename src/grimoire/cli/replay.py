"""`grimoire replay FILE`: a recorded game, told move by move."""

from __future__ import annotations

import json
from collections.abc import Iterator

from grimoire.cli.arguments import Json, Lang
from grimoire.cli.files import read_json
from grimoire.cli.outcome import outcome_lines
from grimoire.cli.verify import RecordFile
from grimoire.cli.words import TEXTS, check_language
from grimoire.core.errors import Malformed
from grimoire.core.narration import name_of, narrate_all
from grimoire.core.record import Record, read_record, replay as play_again, version_fault
from grimoire.core.table import Table
from grimoire.core.text import Text
from grimoire.games import find


def replay(file: RecordFile, lang: Lang = None, as_json: Json = False) -> None:
    lang = check_language(lang)
    data = read_json(file)
    record = read_record(data)
    game = find(record.game)
    ended = version_fault(game, record)
    if ended is not None:
        lines = [json.dumps(data, ensure_ascii=False)] if as_json else moves_as_written(record, ended, lang)
        print(*lines, sep="\n")
        return
    table = play_again(game, record)
    if as_json:
        print(json.dumps(table.record(), ensure_ascii=False))
        return
    for line in story(table):
        print(table.game.texts.say(lang, line.key, **line.values))
    for words in outcome_lines(table, None, lang):
        print(words)


def moves_as_written(record: Record, why: Malformed, lang: str) -> Iterator[str]:
    """What a record says of a game that a change of rules has ended."""
    yield TEXTS.say(lang, "replay-ended", why=why.say(lang))
    for ply in record.moves:
        yield TEXTS.say(lang, "ended-move", who=name_of(ply.seat, None), move=ply.move)
    for seat, points in enumerate(record.outcome.scores if record.outcome else ()):
        yield TEXTS.say(lang, "outcome-score", who=name_of(seat, None), points=points)


def story(table: Table) -> list[Text]:
    """The whole game as a spectator would tell it."""
    events = [*table.dealt, *[event for ply in table.history for event in ply.events]]
    return narrate_all(table.game, table.boxes[0], [event.seen_by(None) for event in events], None)
