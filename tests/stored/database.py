"""Puts stored logs into a server's database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

from . import stored


def put(database: Path, game: str, guest: str, change: Callable[[list[str]], list[str]]) -> str:
    """A stored log, changed, as a table that anyone may join; the guest sits where its first guest sat."""
    data = stored("v1", game, "log")
    lines = [line.replace('"guest":"ada"', f'"guest":"{guest}"') for line in data["lines"]]
    number = f"{game}-{guest}"
    with sqlite3.connect(database) as connection:
        row = (number, bytes.fromhex(data["secret"]), 1000, "open", "anyone")
        connection.execute("insert into tables values (?, ?, ?, ?, ?)", row)
        for place, line in enumerate(change(lines)):
            connection.execute("insert into entries values (?, ?, ?)", (number, place, line))
        connection.execute("insert into sittings values (?, ?)", (guest, number))
    connection.close()
    return number


def of_earlier_rules(lines: list[str]) -> list[str]:
    """The log as it would be under the version before the first."""
    return [json.dumps(json.loads(lines[0]) | {"rules": 0}), *lines[1:]]
