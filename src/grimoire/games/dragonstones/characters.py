"""The characters of the box, read from printed.toml, and their names in notation and positions."""

from __future__ import annotations

import tomllib
from typing import Any

from grimoire.games.dragonstones.texts import FOLDER
from grimoire.games.dragonstones.things import OWN

PRINTED_CHARACTERS: list[dict[str, Any]] = tomllib.loads((FOLDER / "printed.toml").read_text("utf-8"))[
    "character"
]

IDS = [one["id"] for one in PRINTED_CHARACTERS]
OWN_IDS = [f"own-{number + 1}" for number in range(OWN)]

NAMES = ("", *IDS, *OWN_IDS)  # a character from 1; 0: none
