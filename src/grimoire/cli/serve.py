"""`grimoire serve`: the server and its page, on one file of data."""

from __future__ import annotations

import os
import threading
import time
from typing import Annotated

import typer

from grimoire.cli.arguments import Lang, read_number
from grimoire.cli.words import TEXTS, check_language, say
from grimoire.server.settings import PAGE, Settings, is_being_built

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help=say("help-host"))]
Port = Annotated[str, typer.Option("--port", metavar="N", help=say("help-port"))]
Data = Annotated[str, typer.Option("--data", metavar="FILE", help=say("help-data"))]
Secure = Annotated[bool, typer.Option("--https", help=say("help-https"))]
Open = Annotated[bool, typer.Option("--open", help=say("help-open"))]

LOOK = 0.2  # seconds between two looks at whether the page is built


def serve(
    host: Host = "127.0.0.1",
    port: Port = "8765",
    data: Data = "",
    https: Secure = False,
    show: Open = False,
    lang: Lang = None,
) -> None:
    lang = check_language(lang)
    token = os.environ.get("GRIMOIRE_METRICS_TOKEN", "")  # not an option: those are seen by everybody
    settings = Settings(data, host, read_number("--port", port, 0, 65535), https, token)
    from grimoire.server.running import run

    def told(addresses: list[str]) -> None:
        here, *elsewhere = addresses
        print(TEXTS.say(lang, "serve-ready", address=here), flush=True)
        if is_being_built():
            print(TEXTS.say(lang, "serve-building"), flush=True)
            threading.Thread(target=say_when_built, args=(lang, page_made()), daemon=True).start()
        for address in elsewhere:
            print(TEXTS.say(lang, "serve-network", address=address), flush=True)
        if show:
            typer.launch(here)

    run(settings, told)


def say_when_built(lang: str, before: float) -> None:
    """The page may be built while we listen; if that fails, the one of before is still there, or none."""
    while is_being_built():
        time.sleep(LOOK)
    print(TEXTS.say(lang, "serve-built" if page_made() > before else "serve-not-built"), flush=True)


def page_made() -> float:
    """When the page that is there was built; 0 where there is none."""
    file = PAGE / "index.html"
    return file.stat().st_mtime if file.exists() else 0.0
