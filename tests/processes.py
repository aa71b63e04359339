"""Which processes a process has started, and which of them live."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path


def children_of(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    if listed.exists():
        return [int(child) for child in listed.read_text().split()]
    told = subprocess.run(["ps", "-axo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [tuple(map(int, line.split())) for line in told.splitlines()]
    return [child for child, parent in pairs if parent == pid]


def alive(pid: int) -> bool:
    """Whether it is still at work; one that nobody has buried yet is not."""
    stat = Path(f"/proc/{pid}/stat")
    try:
        os.kill(pid, 0)
        return not stat.exists() or stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
