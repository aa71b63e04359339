"""Logs, records, saved games and positions as earlier versions wrote them: they open for ever.

A folder a version of the stored formats. `python -m tests.stored.write FOLDER` writes one by today’s code.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
VERSIONS = sorted(one.name for one in FOLDER.iterdir() if one.name.startswith("v"))


def stored(version: str, game: str, what: str) -> Any:
    """What a version wrote: the `log`, `record`, `saved` game or `position` of a game."""
    return json.loads((FOLDER / version / game / f"{what}.json").read_text("utf-8"))
