"""Where compiled kernels are kept, and for which sources they hold."""

from __future__ import annotations

import hashlib
import inspect
import os
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, Any

import numpy as np
from platformdirs import user_cache_path

from grimoire.core.errors import OptionError

if TYPE_CHECKING:
    from grimoire.core.game import Game

# Every kernel's compiled form depends on how core lays out records and binds.
ALWAYS = ("layout.py", "kernel.py", "cache.py", "arrays.py")


def cache_folder() -> Path:
    """The folder of all compiled kernels: `GRIMOIRE_CACHE`, or the user's cache folder."""
    named = os.environ.get("GRIMOIRE_CACHE")
    folder = Path(named).absolute() if named else user_cache_path("grimoire", appauthor=False)
    return folder / "kernels"  # a folder of our own, which we may delete


def folder_for(game: Game, kernels: Iterable[Callable[..., Any]], settings: str) -> Path:
    """The folder for these kernels as their sources stand now.

    Numba looks for a kernel by the path of its file, too: what another copy of the same sources has compiled
    is of no use here, and must not look as if it were.
    """
    kernels = list(kernels)
    here = Path(__file__).parent
    files = {Path(inspect.getfile(one)) for one in kernels} | {here / name for name in ALWAYS}
    files |= set(game.folder.rglob("*.py"))
    digest = hashlib.sha256(f"{settings} numpy {np.__version__}".encode())
    for loaded in sorted(loaded_code(one) for one in kernels):
        digest.update(loaded)
    for file in sorted(files):
        digest.update(str(file).encode() + b"\0" + file.read_bytes())
    return cache_folder() / game.name / digest.hexdigest()[:16]


def loaded_code(kernel: Callable[..., Any]) -> bytes:
    """A kernel's name and code as it was imported: its file may have been edited since."""
    code = kernel.__code__
    constants = [one for one in code.co_consts if not isinstance(one, CodeType)]
    name = f"{kernel.__module__}.{kernel.__qualname__}"
    return repr((name, code.co_names, code.co_varnames, constants)).encode() + code.co_code


def open_folder(folder: Path) -> str:
    """Makes the folder, which must be one that can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise OptionError("error-cache", folder=str(folder), problem=problem.strerror) from None
    return str(folder)


def cache_size() -> int:
    """Bytes kept in the cache."""
    return sum(file.stat().st_size for file in cache_folder().rglob("*") if file.is_file())


def clear_cache(game: Game) -> None:
    """Forgets every compiled kernel of a game, those of older sources too."""
    shutil.rmtree(cache_folder() / game.name, ignore_errors=True)
