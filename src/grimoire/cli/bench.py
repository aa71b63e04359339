"""`grimoire bench`: how fast we are, and our peers, in one run."""

from __future__ import annotations


def bench() -> None: ...
