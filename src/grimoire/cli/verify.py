"""`grimoire verify FILE`: whether a record holds, checked on one's own machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

import grimoire
from grimoire.cli.arguments import Json, Lang
from grimoire.cli.files import read_json
from grimoire.cli.words import TEXTS, check_language, say
from grimoire.core.errors import GrimoireError
from grimoire.core.text import CORE_TEXTS, Catalogue, Text

ENDED = ("error-rules-version", "error-deal-version")  # errors of Game.version_fault
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-file"))]


def verify(file: RecordFile, lang: Lang = None, as_json: Json = False) -> int:
    lang = check_language(lang)
    try:
        record = read_json(file)
    except GrimoireError as problem:
        if as_json:
            return tell(False, problem.say(lang), None, lang, as_json)
        raise
    verdict = grimoire.verify(record)
    error = None if verdict.error is None else in_words(verdict.error, texts_for(record), lang)
    ended = verdict.error is not None and verdict.error.key in ENDED
    code = tell(verdict.ok, error, verdict.ply, lang, as_json, "verify-ended" if ended else "verify-failed")
    if verdict.ok and not as_json:
        print(TEXTS.say(lang, what_it_shows(record)))
    return code


def what_it_shows(record: Any) -> str:
    """The text that says how much the deal of a record that holds is worth."""
    if record["set_up"]:
        return "verify-set-up"
    if record["seed"] is not None:
        return "verify-seeded"
    return "verify-fair" if record["nonces"] else "verify-host"


def texts_for(record: object) -> Catalogue:
    """The texts of the record's game, as far as it names one."""
    name = record.get("game") if isinstance(record, dict) else None
    return grimoire.game(name).texts if name in grimoire.games() else CORE_TEXTS


def in_words(error: Text, texts: Catalogue, lang: str) -> str:
    return texts.say(lang, error.key, **error.values)


def tell(
    ok: bool, error: str | None, ply: int | None, lang: str, as_json: bool, failed: str = "verify-failed"
) -> int:
    """Prints the verdict; a record that does not hold, or that cannot be checked, is wrong input."""
    if as_json:
        print(json.dumps({"ok": ok, "error": error, "ply": ply}, ensure_ascii=False))
    else:
        print(TEXTS.say(lang, "verify-ok") if ok else TEXTS.say(lang, failed, error=error))
    return 0 if ok else 2
