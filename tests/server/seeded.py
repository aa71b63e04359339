"""`grimoire serve` with chance replaced: python -m tests.server.seeded FILE serve …

What is drawn (the secret of a table, its number, the whims of bots) follows from what the file says by then.
So a test of the page that writes its own name there meets the same positions every time.
"""

from __future__ import annotations

import base64
import hashlib
import sys
from pathlib import Path
from typing import Any

from grimoire.cli import main
from grimoire.core import fairness
from grimoire.server import hub, thinking


class Seeded:
    """What the server uses of the module `secrets`."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seed = ""
        self.drawn = 0

    def token_bytes(self, length: int) -> bytes:
        seed = self.file.read_text("utf-8")
        self.drawn = self.drawn + 1 if seed == self.seed else 1
        self.seed = seed
        return hashlib.sha256(f"{seed} {self.drawn}".encode()).digest()[:length]

    def token_urlsafe(self, length: int) -> str:
        return base64.urlsafe_b64encode(self.token_bytes(length)).decode().rstrip("=")

    def randbits(self, bits: int) -> int:
        return int.from_bytes(self.token_bytes(32)) >> (256 - bits)


def replace_chance(file: Path) -> None:
    chance = Seeded(file)
    modules: tuple[Any, ...] = (fairness, hub, thinking)
    for module in modules:
        module.secrets = chance


if __name__ == "__main__":
    replace_chance(Path(sys.argv.pop(1)))
    main()
