"""Files that the arena writes, and what it says of one that cannot be written."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from grimoire.arena.texts import TEXTS
from grimoire.core.errors import Malformed, OptionError


def unwritable(file: Path, problem: OSError) -> Malformed:
    reason = problem.strerror or str(problem)
    return Malformed("error-out-write", texts=TEXTS, file=str(file), problem=reason)


def write_page(file: Path, text: str) -> None:
    """Writes to a file beside it first, so that a failure never leaves half a report."""
    part = part_of(file)
    try:
        part.write_text(text, "utf-8")
        part.replace(file)
    except OSError as problem:
        raise unwritable(file, problem) from None


def check_writable(file: Path) -> None:
    """Says before hours of play that nothing could be written, rather than after them."""
    check_no_folder(file)
    try:
        with part_of(file).open("w"):
            pass
        part_of(file).unlink()
    except OSError as problem:
        raise unwritable(file, problem) from None


def check_no_folder(file: Path) -> None:
    if file.is_dir():
        raise unwritable(file, IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)))


def check_apart(results: Path, page: Path) -> None:
    """Refuses one file for both: the page would take the place of the results."""
    if same(results, page) or same(results, part_of(page)):
        raise OptionError("error-out-report", texts=TEXTS, file=str(results))


def part_of(file: Path) -> Path:
    return file.with_name(file.name + ".part")


def same(one: Path, other: Path) -> bool:
    """Whether both are one file, whatever it is called, or would be."""
    try:
        return one.samefile(other)
    except OSError:
        return one.resolve() == other.resolve()
