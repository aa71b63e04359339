"""Puts a stored log into a server's database, as a game of rules that are no longer played."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from . import stored


def put_ended(database: Path, game: str, guest: str) -> str:
    """The number of the table; the guest sits where the log's first guest sat."""
    told = stored("v1", game, "log")
    lines = [json.loads(line) for line in told["lines"]]
    number = f"ended-{game}-{guest}"
    with sqlite3.connect(database) as connection:
        row = (number, bytes.fromhex(told["secret"]), lines[0]["at"], "running", "link")
        connection.execute("insert into tables values (?, ?, ?, ?, ?)", row)
        for place, line in enumerate(lines):
            connection.execute(
                "insert into entries values (?, ?, ?)", (number, place, of_other_rules(line, guest))
            )
        connection.execute("insert into sittings values (?, ?)", (guest, number))
    connection.close()
    return number


def of_other_rules(line: dict[str, Any], guest: str) -> str:
    """An entry of the version before the first."""
    line = line | ({"rules": 0} if line["kind"] == "opened" else {})
    return json.dumps(line | ({"guest": guest} if line.get("guest") == "ada" else {}))
