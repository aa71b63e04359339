"""`grimoire bot`: a bot of yours, or ours, at a table of a far server."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Annotated
from urllib.parse import urlsplit

import typer

from grimoire.bots import kernels_for, load_bot
from grimoire.cli.arguments import Lang
from grimoire.cli.words import TEXTS, check_language, say
from grimoire.core.errors import OptionError

Url = Annotated[str, typer.Option("--url", metavar="LINK", help=say("help-url"))]
Token = Annotated[str, typer.Option("--token", metavar="TOKEN", help=say("help-token"))]
Which = Annotated[str, typer.Option("--bot", metavar="NAME|MODULE:CLASS", help=say("help-bot-name"))]


TABLE = re.compile(r"/t/[^/]+/?")
CLOSED = {4401: "error-far-token", 4403: "error-far-private", 4404: "error-far-table"}
"""What a server says when it closes the door: see FOREIGN, PRIVATE and UNKNOWN in `server/messages.py`."""


def bot(url: Url, token: Token = "", which: Which = "apprentice", lang: Lang = None) -> None:
    lang = check_language(lang)
    check_link(url)
    player = load_bot(which)(secrets.randbits(63))
    import httpx
    import websockets

    from grimoire.server.far_bot import FarBot

    try:
        last = asyncio.run(FarBot(url, token, player, kernels_for([which])).run())
    except websockets.ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else 0
        raise OptionError(CLOSED.get(code, "error-far"), texts=TEXTS, url=url, problem=str(closed)) from None
    except (OSError, httpx.HTTPError, websockets.WebSocketException) as problem:
        raise OptionError("error-far", texts=TEXTS, url=url, problem=str(problem)) from None
    if last is not None and last.outcome is not None:
        print(TEXTS.say(lang, "bot-over", scores=[str(score) for score in last.outcome.scores]))


def check_link(url: str) -> None:
    """A link is that of a table: https://host/t/NUMBER."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:  # no port, or no address
        fine = False
    if not fine or not TABLE.fullmatch(parts.path):
        raise OptionError("error-far-link", texts=TEXTS, url=url)
