"""Runs the tests in lanes, several at once; all are run and reported, whatever fails.

`scripts/test` calls it; so may you: python scripts/lanes.py [--long] [LANE…]
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

from grimoire.core.cores import usable_cores

ROOT = Path(__file__).parents[1]
PYTEST = ("-m", "pytest", "-p", "no:cacheprovider", "--quiet", "--durations=15")
RULES = sorted(str(file) for file in ROOT.glob("tests/games/*/test_rules*.py"))
COVERED = "*/core/*,*/games/*/rules.py,*/games/*/rules/*"


@dataclass(frozen=True)
class Lane:
    """Some of the tests, run in one process after the other."""

    name: str
    commands: tuple[tuple[str, ...], ...]  # of Python
    environment: dict[str, str] = field(default_factory=dict)


def lane(name: str, wanted: str, *paths: str, **environment: str) -> Lane:
    """One run of pytest."""
    return Lane(name, ((*PYTEST, "-m", wanted, *paths),), environment)


def uncompiled(wanted: str, covered: str, *paths: str) -> Lane:
    """In pure Python, which shows whether every line of core and of the rules is tested."""
    run = ("-m", "coverage", "run", *PYTEST, "-m", wanted, *paths)
    report = ("-m", "coverage", "report", "--include", covered, "--skip-covered")
    return Lane("uncompiled", (run, report), {"GRIMOIRE_COMPILED": "0"})


# The longest first, where nothing is compiled yet, so that none is left alone at the end. Browsers
# and servers wait a good deal: two lanes more than there are cores keep them all at work.
GAMES, OTHERS = ("tests/games",), ("tests", "--ignore=tests/games", "--ignore=tests/browser")
ORDINARY = (
    lane("games", "not uncompiled and not long", *GAMES),
    lane("others", "not uncompiled and not bounds and not long", *OTHERS),
    lane("bounds", "bounds and not long", "tests/core/test_bounds.py", NUMBA_BOUNDSCHECK="1"),
    lane("browser", "browser and not long", "tests/browser"),
    uncompiled("uncompiled and not long", COVERED, "tests/core", *RULES),
)
LONG = (
    lane("browser", "browser", "tests/browser"),
    lane("others", "not browser", *OTHERS),
    lane("games", "not browser", *GAMES),
    uncompiled("not long and not compiled", "*", "tests"),
    lane("bounds", "(kernel or bounds) and not long", "tests", NUMBA_BOUNDSCHECK="1"),
)


@dataclass(frozen=True)
class Ran:
    """How a lane went."""

    lane: Lane
    failed: bool
    seconds: float
    processor: float
    output: str


def run(lane: Lane) -> Ran:
    """Runs a lane to its end."""
    start = time.monotonic()
    failed, processor = False, 0.0
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        for command in lane.commands:
            code, used = measured([sys.executable, *command], lane.environment, output.fileno())
            processor += used
            if code:
                failed = True
                break
        output.seek(0)
        return Ran(lane, failed, time.monotonic() - start, processor, output.read())


def measured(command: list[str], environment: dict[str, str], output: int) -> tuple[int, float]:
    """The exit code of a command, and the processor seconds that it and its children took."""
    child = subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **environment}, stdout=output, stderr=subprocess.STDOUT
    )
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return child.returncode, used.ru_utime + used.ru_stime


def run_all(lanes: list[Lane]) -> list[Ran]:
    """Runs the lanes, two more at once than there are cores; each is shown when it has ended."""
    done: list[Ran] = []
    with ThreadPoolExecutor(usable_cores() + 2) as pool:
        for ended in as_completed([pool.submit(run, one) for one in lanes]):
            done.append(ended.result())
            show(done[-1])
    return done


def show(ran: Ran) -> None:
    """Prints all that a lane said."""
    print(f"== {ran.lane.name} ==\n{ran.output.rstrip()}\n{line_of(ran)}\n", flush=True)


def line_of(ran: Ran) -> str:
    """How it went, in a line."""
    verdict = "failed" if ran.failed else "passed"
    return f"{ran.lane.name} {verdict} in {ran.seconds:.0f} s, {ran.processor:.0f} s of processor time"


def main(arguments: list[str]) -> int:
    """Runs the lanes that are named, or all."""
    every = {one.name: one for one in (LONG if "--long" in arguments else ORDINARY)}
    names = [one for one in arguments if one != "--long"]
    if not set(names) <= set(every):
        print(f"Lanes: {', '.join(every)}", file=sys.stderr)
        return 2
    lanes = [every[name] for name in names or every]
    start = time.monotonic()
    done = run_all(lanes)
    for ran in done:
        print(line_of(ran))
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = used.ru_utime + used.ru_stime
    print(f"All in {time.monotonic() - start:.0f} s, {processor:.0f} s of processor time.")
    return int(any(ran.failed for ran in done))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
