"""`grimoire serve` in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]


class Server:
    """A server on a free port; its address is read from what it says.

    With a file for its chance see seeded.py.
    """

    def __init__(self, data: Path, chance: Path | None = None) -> None:
        command = [
            sys.executable,
            "-m",
            *(["grimoire"] if chance is None else ["tests.server.seeded", str(chance)]),
            "serve",
            "--data",
            str(data),
            "--port",
            "0",
            "--lang",
            "en",
        ]
        self.data = data
        self.log = data.with_suffix(".log")  # what it writes on standard error
        with self.log.open("a") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split(" at ")[1].split()[0].rstrip("/")

    def health(self) -> dict[str, Any]:
        """What it says of itself."""
        with urlopen(f"{self.address}/health") as answer:  # a client of httpx takes longer to make
            told: dict[str, Any] = json.load(answer)
        return told

    def wait_until_compiled(self) -> None:
        """Until every game runs in kernels, and bots can search in it."""
        wait_until(lambda: self.health()["compiling"] == "done", self.written)

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Ends it, politely unless told otherwise; its exit code."""
        os.kill(self.process.pid, how)
        code = self.process.wait(timeout=20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def written(self) -> list[str]:
        """The lines of its log."""
        return self.log.read_text("utf-8").splitlines()
