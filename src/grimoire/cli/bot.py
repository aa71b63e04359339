"""`grimoire bot`: a bot of yours, or ours, at a table of a far server."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

import typer

from grimoire.bots import kernels_for, load_bot
from grimoire.cli.arguments import Lang
from grimoire.cli.words import TEXTS, check_language, say
from grimoire.core.errors import OptionError

Url = Annotated[str, typer.Option("--url", metavar="LINK", help=say("help-url"))]
Token = Annotated[str, typer.Option("--token", metavar="TOKEN", help=say("help-token"))]
Which = Annotated[str, typer.Option("--bot", metavar="NAME|MODULE:CLASS", help=say("help-bot-name"))]


def bot(url: Url, token: Token = "", which: Which = "apprentice", lang: Lang = None) -> None:
    lang = check_language(lang)
    player = load_bot(which)(secrets.randbits(63))
    import httpx
    import websockets

    from grimoire.server.far_bot import FarBot
    from grimoire.server.messages import UNKNOWN

    try:
        last = asyncio.run(FarBot(url, token, player, kernels_for([which])).run())
    except websockets.ConnectionClosed as closed:
        known = closed.rcvd is not None and closed.rcvd.code == UNKNOWN
        raise OptionError(
            "error-far-table" if known else "error-far", texts=TEXTS, url=url, problem=str(closed)
        ) from None
    except (OSError, httpx.HTTPError, websockets.WebSocketException) as problem:
        raise OptionError("error-far", texts=TEXTS, url=url, problem=str(problem)) from None
    if last is not None and last.outcome is not None:
        print(TEXTS.say(lang, "bot-over", scores=[str(score) for score in last.outcome.scores]))
