"""The file of results: a line that says what is played, then a line for each game as it ends.

A run that was interrupted, or killed in the middle of a line, goes on from there.
"""

from __future__ import annotations

import json
import math
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from grimoire.arena.files import unwritable
from grimoire.arena.playing import Played
from grimoire.arena.schedule import Plan
from grimoire.arena.texts import TEXTS
from grimoire.bots.loading import code_of
from grimoire.core.errors import Malformed
from grimoire.games import find

FORMAT = 1


def header(plan: Plan) -> dict[str, Any]:
    """What is played, as the first line has it. How many games is not part of it: one may go on for more."""
    game = find(plan.game)
    return {
        "arena": FORMAT,
        "game": plan.game,
        "rules": game.rules,
        "seats": plan.seats,
        "options": dict(plan.options),
        "seed": plan.seed,
        "bots": [list(lineup) for lineup in plan.lineups],
        "budget": plan.budget,
        "code": {name: code_of(name, game) for name in plan.names},
    }


class Ledger:
    """The games of a plan in a file, or in memory alone; each is counted once."""

    def __init__(self, plan: Plan, file: Path | None = None) -> None:
        self.plan = plan
        self.file = file
        self.games: dict[int, Played] = {}
        self.stream: BinaryIO | None = None
        if file is not None:
            self._open(file)

    def _open(self, file: Path) -> None:
        """Reads what the file has, and makes it ready for the next line."""
        try:
            self.stream = os.fdopen(os.open(file, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
            self._read_all(self.stream)
        except OSError as problem:
            self.close()
            raise unwritable(file, problem) from None
        except Malformed:
            self.close()
            raise

    def _read_all(self, stream: BinaryIO) -> None:
        """Counts the games of the file, and cuts off a line that was torn."""
        if not locked(stream):
            raise Malformed("error-out-busy", texts=TEXTS, file=str(self.file))
        lines = stream.read().splitlines(keepends=True)
        torn = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        if lines:
            self._check(lines[0])
        elif not line_of(header(self.plan)).startswith(torn):
            raise Malformed("error-out-other", texts=TEXTS, file=str(self.file))
        for number, line in enumerate(lines[1:], start=2):
            self._count(self._read(line, number))
        stream.seek(sum(len(line) for line in lines))
        stream.truncate()
        if not lines:
            write(stream, header(self.plan))

    def _check(self, line: bytes) -> None:
        """Refuses a file of other games than ours, and says what differs."""
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("arena") != FORMAT:
            raise Malformed("error-out-other", texts=TEXTS, file=str(self.file))
        ours = json.loads(json.dumps(header(self.plan)))
        differing = [key for key in ours if ours[key] != found.get(key)]
        if differing == ["code"]:
            known = found.get("code") or {}
            changed = [name for name, code in ours["code"].items() if known.get(name) != code]
            raise Malformed("error-out-code", texts=TEXTS, file=str(self.file), bots=changed)
        if differing:
            what, there, given = first_difference(differing[0], found.get(differing[0]), ours[differing[0]])
            told = {"what": what, "there": brief(there), "given": brief(given)}
            raise Malformed("error-out-differs", texts=TEXTS, file=str(self.file), **told)

    def _read(self, line: bytes, number: int) -> Played:
        """A game that the file tells of, which must be one of the plan."""
        try:
            played = msgspec.json.decode(line, type=Played)
            fixture = self.plan.fixture(played.number)
            if (played.deal, played.rotation, played.names) != (
                fixture.deal,
                fixture.rotation,
                fixture.names,
            ):
                raise ValueError
            self._check_outcome(played)
        except ValueError:  # msgspec's errors are such
            raise Malformed("error-out-line", texts=TEXTS, file=str(self.file), line=number) from None
        return played

    def _check_outcome(self, played: Played) -> None:
        """A victory that is shared out among all seats, for a reason that the game knows."""
        whole = math.isclose(sum(played.shares), 1.0) and min(played.shares) >= 0.0
        known = {reason.name.lower() for reason in find(self.plan.game).reasons}
        if not (whole and len(played.shares) == len(played.points) == self.plan.seats):
            raise ValueError
        if played.number < 0 or played.reason not in known:
            raise ValueError

    def _count(self, played: Played) -> bool:
        """Whether it is new."""
        new = played.number not in self.games
        self.games.setdefault(played.number, played)
        return new

    def add(self, played: Played) -> None:
        """Writes down a game at once; one that is there already is not counted again."""
        if self._count(played) and self.stream is not None and self.file is not None:
            try:
                write(self.stream, played)
            except OSError as problem:
                raise unwritable(self.file, problem) from None

    def close(self) -> None:
        if self.stream is not None:
            with suppress(OSError):  # what could not be written was told when it was to be written
                self.stream.close()


def write(stream: BinaryIO, value: Any) -> None:
    """A whole line, which the system has before the next game ends."""
    stream.write(line_of(value))
    stream.flush()


def line_of(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def locked(stream: BinaryIO) -> bool:
    """Whether the file is ours alone from now on: two runs would play the same games twice."""
    try:
        import fcntl
    except ImportError:  # there is no such lock on this system
        return True
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def first_difference(key: str, there: Any, given: Any) -> tuple[str, Any, Any]:
    """What differs, by name; of options, the one that does."""
    if key == "options" and isinstance(there, dict):
        for name in given:
            if there.get(name) != given[name]:
                return f"option {name}", there.get(name), given[name]
    return key, there, given


def brief(value: Any) -> str:
    """A value of the header as an error tells it."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
