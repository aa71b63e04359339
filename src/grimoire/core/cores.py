"""How many cores there are for us."""

from __future__ import annotations

import os


def usable_cores() -> int:
    """Those that this process may use: in a container, or started by `taskset`, they are not all."""
    if hasattr(os, "sched_getaffinity"):  # not every system tells
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
