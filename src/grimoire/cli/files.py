"""Reading and writing the files that users name."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

from grimoire.cli.words import TEXTS
from grimoire.core.errors import Malformed, quoted


def read_json(file: Path) -> Any:
    """The JSON in a file; Malformed where there is none."""
    try:
        return json.loads(file.read_text("utf-8"))
    except OSError as problem:
        raise Malformed("error-file-read", texts=TEXTS, file=str(file), problem=reason(problem)) from None
    except UnicodeDecodeError:
        raise Malformed("error-file-text", texts=TEXTS, file=str(file)) from None
    except (ValueError, RecursionError) as problem:
        raise Malformed("error-file-json", texts=TEXTS, file=str(file), problem=quoted(problem)) from None


def write_json(file: Path, value: Any) -> None:
    """Writes to a file beside it first, so that a failure never leaves half a file."""
    try:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        part = file.with_name(file.name + ".part")
        part.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", "utf-8")
        part.replace(file)
    except OSError as problem:
        raise Malformed("error-file-write", texts=TEXTS, file=str(file), problem=reason(problem)) from None


def reason(problem: OSError) -> str:
    return problem.strerror or str(problem)
