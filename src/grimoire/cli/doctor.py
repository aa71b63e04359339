"""`grimoire doctor`: what this installation is made of, and what it lacks."""

from __future__ import annotations

import importlib.util
import json
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import grimoire
from grimoire.cli.arguments import Json, Lang
from grimoire.cli.words import TEXTS, check_language
from grimoire.core.cache import cache_folder, cache_size
from grimoire.core.cores import usable_cores
from grimoire.core.warm import AT_A_TABLE, compiled_share
from grimoire.games import GAMES
from grimoire.server.settings import PAGE, usual_file

PACKAGES = ("numpy", "numba", "llvmlite", "msgspec", "fluent.runtime", "typer", "rich", "platformdirs")
SERVER = ("litestar", "uvicorn", "sqlalchemy", "websockets")
EXTRAS = {"ray": ("ray",), "bench": ("pyspiel", "rlcard")}


def doctor(lang: Lang = None, as_json: Json = False) -> None:
    lang = check_language(lang)
    found = findings()
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    for name, number in found["versions"].items():
        print(f"{name} {number}")
    print(TEXTS.say(lang, "doctor-machine", machine=found["machine"], cores=found["cores"]))
    size = f"{found['cache']['bytes'] / 1e6:.1f}"
    print(TEXTS.say(lang, "doctor-cache", folder=found["cache"]["folder"], size=size))
    for name, ready in found["compiled"].items():
        key = "doctor-compiled" if ready else "doctor-playable" if found["playable"][name] else "doctor-cold"
        print(TEXTS.say(lang, key, game=name))
    print(TEXTS.say(lang, "doctor-data", file=found["data"]))
    print(TEXTS.say(lang, "doctor-page" if found["page"] else "doctor-no-page"))
    for name in found["missing"]:
        print(TEXTS.say(lang, "doctor-missing", extra=name))
    if not found["missing"]:
        print(TEXTS.say(lang, "doctor-well"))


def findings() -> dict[str, Any]:
    """Everything that a bug report should hold."""
    versions: dict[str, object] = {"grimoire": grimoire.__version__, "python": sys.version.split()[0]}
    versions |= {name: installed(name) for name in PACKAGES + SERVER}
    return {
        "versions": versions,
        "machine": platform.platform(),
        "cores": usable_cores(),
        "cache": {"folder": str(cache_folder()), "bytes": cache_size()},
        "compiled": {game.name: compiled_share(game) == 1.0 for game in GAMES},
        "playable": {game.name: compiled_share(game, AT_A_TABLE) == 1.0 for game in GAMES},
        "data": str(usual_file()),
        "page": (PAGE / "index.html").exists(),
        "missing": [name for name in EXTRAS if lacks(name)],
    }


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "–"


def lacks(extra: str) -> bool:
    return any(importlib.util.find_spec(module) is None for module in EXTRAS[extra])
