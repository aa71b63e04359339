"""Files that the arena writes, and what it says of one that cannot be written."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from grimoire.arena.page import START
from grimoire.arena.texts import TEXTS
from grimoire.core.errors import Malformed, OptionError


def unwritable(file: Path, problem: OSError) -> Malformed:
    reason = problem.strerror or str(problem)
    return Malformed("error-out-write", texts=TEXTS, file=str(file), problem=reason)


def write_page(file: Path, text: str) -> None:
    """Writes to a file beside it first, so that a failure never leaves half a report."""
    part = None
    try:
        with NamedTemporaryFile(
            "w", encoding="utf-8", dir=file.parent, prefix=f".{file.name}.", suffix=".part", delete=False
        ) as stream:
            part = Path(stream.name)
            stream.write(text)
        part.chmod(0o666 & ~current_umask())  # a temporary file is nobody else's to read
        part.replace(file)
    except OSError as problem:
        if part is not None:
            part.unlink(missing_ok=True)
        raise unwritable(file, problem) from None


def current_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def check_page(file: Path) -> None:
    """Says before hours of play that the page could not be written, or would take the place of other things.

    A page that we wrote may be written over; whatever else is there is somebody's.
    """
    check_no_folder(file)
    try:
        if file.exists() and file.stat().st_size and not file.read_text("utf-8", "replace").startswith(START):
            raise OptionError("error-page-other", texts=TEXTS, file=str(file))
        with NamedTemporaryFile(dir=file.parent):
            pass
    except OSError as problem:
        raise unwritable(file, problem) from None


def check_no_folder(file: Path) -> None:
    if file.is_dir():
        raise unwritable(file, IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)))


def check_folder_of(file: Path) -> None:
    """Whether there is a folder for it."""
    if not file.parent.is_dir():
        raise unwritable(file, FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)))


def check_apart(results: Path, page: Path) -> None:
    """Refuses one file for both: the page would take the place of the results."""
    if same(results, page):
        raise OptionError("error-out-report", texts=TEXTS, file=str(results))


def same(one: Path, other: Path) -> bool:
    """Whether both are one file, whatever it is called, or would be."""
    try:
        return one.samefile(other)
    except OSError:
        return one.resolve() == other.resolve()
