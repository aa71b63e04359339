"""Prints the tests that a change can reach, by folder: of what differs from main's last commit, or is new."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]

# Which folders of tests a folder of sources can reach: imports point one way (ARCHITECTURE.md).
ABOVE_GAMES = ("bots", "match", "arena", "server", "cli", "bench", "stored")
REACHED = {
    "core": ("core", "games", *ABOVE_GAMES),
    "games": ABOVE_GAMES,
    "bots": ("bots", "arena", "server", "cli"),
    "match": ("match", "server", "cli", "stored"),
    "arena": ("arena", "cli"),
    "server": ("server", "browser", "cli"),
    "bench": ("bench", "cli"),
    "cli": ("cli",),
}


def changed() -> list[str]:
    """Files that differ from the last commit, or are not yet part of one."""
    told = subprocess.run(
        ["git", "status", "--porcelain", "--untracked-files=all", "--no-renames"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [line[3:].strip('"') for line in told.stdout.splitlines()]


def reached(file: str) -> set[str]:
    """The paths of tests that a change of this file can reach."""
    parts = Path(file).parts
    if parts[0] == "tests":
        return {tests_beside(parts)}
    if parts[0] == "web":
        return {"tests/browser"}
    if parts[:2] == ("src", "grimoire") and len(parts) > 3:
        found = {f"tests/{folder}" for folder in REACHED[parts[2]]}
        return found | ({f"tests/games/{parts[3]}"} if parts[2] == "games" else set())
    if parts[0] == "docs" or file.endswith(".md"):
        return {"tests/test_documents.py"}
    return {"tests"} if file.endswith(".py") or parts[0] in ("pyproject.toml", "requirements") else set()


def tests_beside(parts: tuple[str, ...]) -> str:
    """A file of tests alone; of what tests share, all tests in its folder."""
    return "/".join(parts if parts[-1].startswith("test_") else parts[:-1])


def without_those_within(paths: set[str]) -> list[str]:
    """Without the paths that another one holds."""
    return sorted(one for one in paths if not any(one.startswith(f"{other}/") for other in paths))


if __name__ == "__main__":
    everything = {path for file in changed() for path in reached(file)}
    print(*without_those_within({path for path in everything if (ROOT / path).exists()}), sep="\n", end="")
