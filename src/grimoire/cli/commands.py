"""The list of commands."""

from __future__ import annotations

import typer

from grimoire.cli import bench, doctor, games, play, replay, rules, simulate, verify, warm
from grimoire.cli.words import say

app = typer.Typer(
    help=say("help-grimoire"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("play", help=say("help-play"))(play.play)
app.command("simulate", help=say("help-simulate"))(simulate.simulate)
app.command("replay", help=say("help-replay"))(replay.replay)
app.command("verify", help=say("help-verify"))(verify.verify)
app.command("rules", help=say("help-rules"))(rules.rules)
app.command("games", help=say("help-games"))(games.games)
app.command("bench", help=say("help-bench"))(bench.bench)
app.command("warm", help=say("help-warm"))(warm.warm)
app.command("doctor", help=say("help-doctor"))(doctor.doctor)
