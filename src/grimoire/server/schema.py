"""The JSON Schema of every message and of every game's view: `python -m grimoire.server.schema`.

The page's TypeScript types are made from it (`npm run types` in web/).
"""

from __future__ import annotations

import json
from typing import Any, get_type_hints

import msgspec

from grimoire.games import GAMES
from grimoire.server import messages

SPOKEN = {
    "FromPage": messages.FromPage,
    "FromTable": messages.FromTable,
    "NewTable": messages.NewTable,
    "NewName": messages.NewName,
    "Me": messages.Me,
    "GameLine": messages.GameLine,
    "TableLine": messages.TableLine,
    "Problem": messages.Problem,
}


def parts_of(named: dict[str, Any], prefix: str) -> dict[str, Any]:
    """The schemas of these types and of all they are made of; those of a game get its name before them."""
    tops, parts = msgspec.json.schema_components(
        list(named.values()), ref_template=f"#/$defs/{prefix}{{name}}"
    )
    found = {prefix + name: told for name, told in parts.items()}
    return found | {
        prefix + name: top for name, top in zip(named, tops, strict=True) if prefix + name not in found
    }


def schema() -> dict[str, Any]:
    """One schema with everything in `$defs`."""
    found = parts_of(SPOKEN, "")
    for game in GAMES:
        told = {"View": game.view} | ({"Setting": game.setting} if game.setting else {})
        types = {name: get_type_hints(tell)["return"] for name, tell in told.items()}
        found |= parts_of(types, game.name.title())
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": found}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, ensure_ascii=False))
