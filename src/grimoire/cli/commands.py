"""The list of commands. Only the one that is asked for is imported, so that each starts fast."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

import typer

from grimoire.cli.arguments import Lang
from grimoire.cli.words import check_language, say

COMMANDS = (
    "serve",
    "play",
    "simulate",
    "arena",
    "balance",
    "replay",
    "verify",
    "rules",
    "games",
    "bench",
    "warm",
    "doctor",
    "bot",
)
"""Each is a function of that name in the file of that name; its help is the text `help-<name>`."""


def common(lang: Lang = None) -> None:
    """What may stand before the command; `words.language` has read it already."""
    check_language(lang)


def app_for(args: Sequence[str]) -> typer.Typer:
    """The command line as far as these arguments need it: one command, or all to list them."""
    app = typer.Typer(
        add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, help=say("help-grimoire")
    )
    app.callback()(common)
    wanted = [name for name in COMMANDS if name in args[:1]]
    for name in wanted or COMMANDS:
        command = getattr(import_module(f"grimoire.cli.{name}"), name)
        app.command(name, help=say(f"help-{name}"))(command)
    return app
