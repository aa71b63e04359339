"""The list of commands. Only the one that is asked for is imported, so that each starts fast."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

import typer

from grimoire.cli.words import say

COMMANDS = ("play", "simulate", "replay", "verify", "rules", "games", "bench", "warm", "doctor")
"""Each is a function of that name in the file of that name; its help is the text `help-<name>`."""


def app_for(args: Sequence[str]) -> typer.Typer:
    """The command line as far as these arguments need it: one command, or all to list them."""
    app = typer.Typer(
        add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, help=say("help-grimoire")
    )
    app.callback()(lambda: None)  # so that one command alone is still called by its name
    wanted = [name for name in COMMANDS if name in args[:1]]
    for name in wanted or COMMANDS:
        command = getattr(import_module(f"grimoire.cli.{name}"), name)
        app.command(name, help=say(f"help-{name}"))(command)
    return app
