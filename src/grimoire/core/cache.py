"""Where compiled kernels are kept, and for which sources they hold.

A kernel is found by content alone: the name of its folder is a hash of all that its compiled form depends on.
So every clone, virtual environment and installed wheel on a machine finds what any of them has compiled.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import shutil
import stat
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
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
PACKAGE = Path(__file__).parents[1]

LOCK = "lock"  # the file that a process holds while it compiles

LARGEST = 400 * 1024 * 1024  # bytes; the four games with their searches take 17 MB
KEPT = 24 * 3600  # seconds: what was used since then is never removed


def cache_folder() -> Path:
    """The folder of all compiled kernels: `GRIMOIRE_CACHE`, or the user's cache folder."""
    named = os.environ.get("GRIMOIRE_CACHE")
    folder = Path(named).absolute() if named else user_cache_path("grimoire", appauthor=False)
    return folder / "kernels"  # a folder of our own, which we may delete


# ---------------------------------------------------------------- found by content


def folder_for(game: Game, kernels: Iterable[Callable[..., Any]], settings: str) -> Path:
    """The folder for these kernels as their sources stand now, wherever they lie."""
    kernels = list(kernels)
    files = {Path(inspect.getfile(one)) for one in kernels} | {PACKAGE / "core" / name for name in ALWAYS}
    files |= set(game.folder.rglob("*.py"))
    digest = hashlib.sha256(f"{settings} numpy {np.__version__} {sys.implementation.cache_tag}".encode())
    for loaded in sorted(loaded_code(one) for one in kernels):
        digest.update(loaded)
    for name, source in sorted((name_of(file, game), file.read_bytes()) for file in files):
        digest.update(f"{name} {len(source)} ".encode() + source)
    return cache_folder() / game.name / digest.hexdigest()[:16]


def name_of(file: Path, game: Game) -> str:
    """What a source file is called, wherever its copy lies."""
    for root, name in ((game.folder, game.name), (PACKAGE, PACKAGE.name)):
        if file.is_relative_to(root):
            return f"{name}/{file.relative_to(root).as_posix()}"
    return file.name


def loaded_code(kernel: Callable[..., Any]) -> bytes:
    """A kernel's name and code as it was imported: its file may have been edited since."""
    code = kernel.__code__
    constants = [one for one in code.co_consts if not isinstance(one, CodeType)]
    name = f"{kernel.__module__}.{kernel.__qualname__}"
    return repr((name, code.co_names, code.co_varnames, constants)).encode() + code.co_code


class Locator:
    """Tells Numba where a kernel is kept; by itself it would look by the path and the date of its file."""

    folder = Path()  # the one that is open; kernels are bound one at a time

    def __init__(self, file: str) -> None:
        self._py_file = file  # which Numba names where it cannot keep something

    @classmethod
    def from_function(cls, _: Callable[..., Any], file: str) -> Locator:
        return cls(file)

    def ensure_cache_path(self) -> None:
        """It is there while it is open."""

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return ""  # sources are in the folder's name

    def get_disambiguator(self) -> str:
        return "0"  # and so is everything else


# ---------------------------------------------------------------- ours alone


@contextmanager
def opened(folder: Path) -> Iterator[None]:
    """The folder is there, is ours alone, and nobody else compiles into it."""
    levels = (cache_folder(), folder.parent, folder)
    make_private(levels)
    before = Locator.folder
    Locator.folder = folder
    try:
        with locked(folder):
            check_private([*levels, *folder.iterdir()])
            with suppress(OSError):  # it may be for reading alone
                os.utime(folder)  # it is in use
            yield
            close_to_others([*levels, *folder.iterdir()])
    finally:
        Locator.folder = before


def make_private(levels: Iterable[Path]) -> None:
    """Makes these folders, which must be some that can be written."""
    for folder in levels:
        try:
            folder.parent.mkdir(parents=True, exist_ok=True)
            folder.mkdir(mode=0o700, exist_ok=True)
        except OSError as problem:
            raise unwritable(folder, problem) from None


def unwritable(folder: Path, problem: OSError) -> OptionError:
    return OptionError("error-cache", folder=str(folder), problem=problem.strerror)


def check_private(paths: Iterable[Path]) -> None:
    """What is kept is code that is run: nobody else may have written it, nor be able to."""
    for path in paths:
        if not is_private(path.lstat()):
            raise OptionError("error-cache-open", path=str(path))


def is_private(found: os.stat_result) -> bool:
    """Whether it is ours, and no other user may write to it; where there are no users, everything is."""
    if not hasattr(os, "getuid"):
        return True
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def close_to_others(paths: Iterable[Path]) -> None:
    """Numba writes files as the user's other files are written, and earlier versions made folders so."""
    for path in paths:
        with suppress(FileNotFoundError):
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & 0o077:
                with suppress(OSError):  # it may be for reading alone
                    path.chmod(mode & 0o700)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """One process at a time compiles what is kept in a folder; the next finds it there.

    The system gives the lock back when a process ends, however it does.
    """
    try:
        import fcntl
    except ImportError:  # no locks of this kind: two may compile the same, and each writes it whole
        yield
        return
    file = open_lock(folder)
    if file is None:
        yield
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
    finally:
        os.close(file)


def open_lock(folder: Path) -> int | None:
    """None where a folder with kernels is for reading alone: they are loaded, and nobody compiles into it."""
    try:
        return os.open(folder / LOCK, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as problem:
        if any(folder.glob("*.nbi")):
            return None
        raise unwritable(folder, problem) from None


# ---------------------------------------------------------------- how much there is


def cache_size() -> int:
    """Bytes kept in the cache."""
    return sum(size_of(folder) for folder in kept_folders())


def size_of(folder: Path) -> int:
    """Its bytes; while others write into it files come and go."""
    size = 0
    for file in folder.iterdir():
        with suppress(FileNotFoundError):
            size += file.stat().st_size
    return size


def kept_folders() -> list[Path]:
    return [folder for folder in cache_folder().glob("*/*") if folder.is_dir()]


def remove_oldest() -> None:
    """Keeps the cache within its limit: what was used least recently goes, but nothing of the last day."""
    with suppress(FileNotFoundError):  # another process does the same
        used = sorted((folder.stat().st_mtime, size_of(folder), folder) for folder in kept_folders())
        left = sum(size for _, size, _ in used)
        for last, size, folder in used:
            if left <= LARGEST or last > time.time() - KEPT:
                return
            shutil.rmtree(folder, ignore_errors=True)
            left -= size


def empty(folder: Path) -> None:
    """Removes what is kept in a folder that is open."""
    for file in folder.iterdir():
        if file.name != LOCK:
            file.unlink()


def clear_cache(game: Game) -> None:
    """Forgets every compiled kernel of a game, those of older sources too."""
    shutil.rmtree(cache_folder() / game.name, ignore_errors=True)
