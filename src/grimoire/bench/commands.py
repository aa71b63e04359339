"""What a user waits for: whole processes, from start to end, by the wall clock."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from tempfile import TemporaryDirectory

from grimoire.bench.measurement import Measure, Measurement, duration
from grimoire.bench.texts import TEXTS
from grimoire.core.errors import GrimoireError
from grimoire.core.game import Game

COLD_ROUNDS = 2  # each compiles everything, which takes half a minute

COMMANDS = {
    "cli.games.warm_s": ("-m", "grimoire", "games"),
    "cli.simulate_1000.warm_s": ("-m", "grimoire", "simulate", "magicians", "-n", "1000", "--json"),
    "python.import_numpy_s": ("-c", "import numpy"),
    "python.import_numba_s": ("-c", "import numba"),
}


def command_measurements() -> list[Measurement]:
    """The commands that every figure of waiting is about, or is compared with."""
    return [Measurement(name, "s", partial(start_command, arguments)) for name, arguments in COMMANDS.items()]


def cold_measurement(game: Game) -> Measurement:
    """Compiling all of a game, into a cache that was empty."""
    name = f"compile.{game.name}.cold_s"
    return Measurement(name, "s", lambda: lambda: compile_cold(game.name), rounds=COLD_ROUNDS)


def start_command(arguments: Sequence[str]) -> Measure:
    """Runs it once, so that files and compiled kernels are there, before it is timed."""
    run_python(arguments)
    return lambda: duration(lambda: run_python(arguments))


def compile_cold(game: str) -> float:
    with TemporaryDirectory(prefix="grimoire-cold-") as folder:
        child = ("-m", "grimoire.bench.cold", game)
        return duration(lambda: run_python(child, GRIMOIRE_CACHE=folder), seconds=0)


def run_python(arguments: Sequence[str], **environment: str) -> int:
    """Runs one child of this Python to its end, and counts as one; a child that fails is an error."""
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise command_error(command, done.returncode, done.stderr)
    return 1


def command_error(command: Sequence[str], code: int, stderr: str) -> GrimoireError:
    """The child's last words, which say best what went wrong."""
    problem = (stderr.strip().splitlines() or ["-"])[-1]
    return GrimoireError(
        "error-bench-command", texts=TEXTS, command=shlex.join(command), code=str(code), problem=problem
    )
