"""The command line. One file a command; whatever goes wrong is told in one line."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Any

from grimoire.cli.words import TEXTS, language, listen, say
from grimoire.core.errors import GrimoireError

WRONG_INPUT = 2
OUR_FAULT = 1
INTERRUPTED = 130


def main() -> None:
    """Runs the command that the arguments name."""
    sys.exit(run(sys.argv[1:]))


def run(args: list[str]) -> int:
    """Runs a command and says how it ended: 0 well, 2 wrong input, 130 interrupted, 1 our own fault."""
    import typer
    from typer.exceptions import TyperException

    from grimoire.cli.commands import app_for

    listen(args)
    show_every_letter()
    try:
        args = args or ["--help"]
        ended: Any = app_for(args)(args, prog_name="grimoire", standalone_mode=False)
        sys.stdout.flush()  # a reader who has gone is met here, not at exit
    except GrimoireError as error:
        return complain(error.say(language()))
    except TyperException as error:
        return complain(say("error-usage", problem=one_line(error)))
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # the reader, `head` perhaps, has seen enough; Typer exits then
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as fault:
        if os.environ.get("GRIMOIRE_DEBUG"):
            raise
        complain(say("error-ours", kind=type(fault).__name__, fault=one_line(fault)))
        return OUR_FAULT
    return ended if isinstance(ended, int) else 0


def show_every_letter() -> None:
    """As an escape where there is no other way: half a letter in a record, one that a terminal lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def complain(message: str) -> int:
    """Says what is wrong; several mistakes have a line each."""
    for line in message.splitlines():
        print(TEXTS.say(language(), "error-line", message=line), file=sys.stderr)
    return WRONG_INPUT


def one_line(error: Any) -> str:
    """What the argument parser has to say, without its last full stop."""
    told = error.format_message() if hasattr(error, "format_message") else str(error)
    return " ".join(told.split()).rstrip(".")
