"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

from grimoire.core.errors import OptionError

PAGE = Path(__file__).parent / "page"
"""The built page; hatch_build.py puts it there."""

BUILDING = PAGE.with_name("page.building")
"""Locked by hatch_build.py while it is at work."""

SQLITE = b"SQLite format 3\0"  # how such a file begins


def is_being_built() -> bool:
    """Whether the page is being built just now, from newer sources than those of a page that may be there."""
    try:
        with BUILDING.open() as file:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except (OSError, ImportError):  # nobody builds it, or there are no such locks
        return False
    return False


def usual_file() -> Path:
    """The one file of data, unless another is named."""
    return Path(platformdirs.user_data_dir("grimoire")) / "grimoire.sqlite"


@dataclass(frozen=True)
class Settings:
    """What `grimoire serve` was told."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8765
    secure: bool = False  # served over https: cookies are sent over nothing else
    metrics_token: str = ""

    def url(self) -> str:
        """The database: a URL as given, or SQLite's file in the user's data folder."""
        if "://" in self.database:
            return self.database
        file = self.file()
        file.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{file}"

    def file(self) -> Path:
        return Path(self.database) if self.database else usual_file()

    def check_data(self) -> None:
        """Whether the file can be written, and is ours or new: whatever else it is stays as it was."""
        if "://" in self.database:
            return
        try:
            self.url()
            with self.file().open("a+b") as opened:
                opened.seek(0)
                start = opened.read(len(SQLITE))
        except OSError as problem:
            raise OptionError("error-data", file=str(self.file()), problem=str(problem.strerror)) from None
        if start not in (b"", SQLITE):
            raise OptionError("error-data-kind", file=str(self.file()))
