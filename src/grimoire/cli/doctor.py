"""`grimoire doctor`: what this installation is made of, and what it lacks."""

from __future__ import annotations

import importlib.util
import json
import platform
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import grimoire
from grimoire.bots.background import NEEDED
from grimoire.bots.compiling import PARTS
from grimoire.cli.arguments import Json, Lang
from grimoire.cli.words import TEXTS, check_language
from grimoire.core.cache import cache_folder, cache_size, check_private, make_private, unwritable
from grimoire.core.cores import usable_cores
from grimoire.core.errors import GrimoireError
from grimoire.core.warm import compiled_share
from grimoire.games import GAMES
from grimoire.server.settings import PAGE, usual_file

PACKAGES = ("numpy", "numba", "llvmlite", "msgspec", "fluent.runtime", "typer", "rich", "platformdirs")
SERVER = ("litestar", "uvicorn", "sqlalchemy", "websockets")
WANTED = tuple(kernel for part in NEEDED for kernel in PARTS[part])  # what a server compiles
EXTRAS = {"ray": ("ray",), "bench": ("pyspiel", "rlcard")}


def doctor(lang: Lang = None, as_json: Json = False) -> None:
    lang = check_language(lang)
    problem = cache_problem()
    found = findings(problem)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    for name, number in found["versions"].items():
        print(f"{name} {number}")
    print(TEXTS.say(lang, "doctor-machine", machine=found["machine"], cores=found["cores"]))
    size = f"{found['cache']['bytes'] / 1e6:.1f}"
    print(TEXTS.say(lang, "doctor-cache", folder=found["cache"]["folder"], size=size))
    if problem is not None and any(share < 1 for share in found["compiled"].values()):
        print(TEXTS.say(lang, "doctor-cache-problem", problem=problem.say(lang)))
    for name, share in found["compiled"].items():
        key = "doctor-compiled" if share == 1 else "doctor-partly"
        print(TEXTS.say(lang, key, game=name, percent=int(100 * share)))
    print(TEXTS.say(lang, "doctor-data", file=found["data"]))
    print(TEXTS.say(lang, "doctor-page" if found["page"] else "doctor-no-page"))
    for name in found["missing"]:
        print(TEXTS.say(lang, "doctor-missing", extra=name))
    if not found["missing"]:
        print(TEXTS.say(lang, "doctor-well"))


def findings(problem: GrimoireError | None) -> dict[str, Any]:
    """Everything that a bug report should hold."""
    versions: dict[str, object] = {"grimoire": grimoire.__version__, "python": sys.version.split()[0]}
    versions |= {name: installed(name) for name in PACKAGES + SERVER}
    return {
        "versions": versions,
        "machine": platform.platform(),
        "cores": usable_cores(),
        "cache": {
            "folder": str(cache_folder()),
            "bytes": cache_size(),
            "problem": problem and problem.message,
        },
        "compiled": {game.name: compiled_share(game, WANTED) for game in GAMES},
        "data": str(usual_file()),
        "page": (PAGE / "index.html").exists(),
        "missing": [name for name in EXTRAS if lacks(name)],
    }


def cache_problem() -> GrimoireError | None:
    """Why nothing can be compiled, if so."""
    folder = cache_folder()
    try:
        make_private([folder])
        check_private([folder])
    except GrimoireError as problem:
        return problem
    try:
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as problem:
        return unwritable(folder, problem)


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "–"


def lacks(extra: str) -> bool:
    return any(importlib.util.find_spec(module) is None for module in EXTRAS[extra])
