"""Running the application: one process, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from grimoire.core.errors import OptionError
from grimoire.server.addresses import addresses
from grimoire.server.app import create_app
from grimoire.server.logs import LOG, set_up_logs
from grimoire.server.settings import Settings
from grimoire.server.sockets import LONGEST


class Server(uvicorn.Server):
    """Uvicorn, which says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[list[str]], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        for server in self.servers if self.started else []:
            host, port = server.sockets[0].getsockname()[:2]
            self.ready(addresses(host, port))
            LOG.info("listening", host=host, port=port)


def run(settings: Settings, ready: Callable[[list[str]], None]) -> None:
    """Serves until a signal comes; then answers what is under way, and closes its tables."""
    set_up_logs()
    settings.check_data()
    listening = listen(settings)
    signal.signal(signal.SIGTERM, finish)  # uvicorn raises it again once everything is closed
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LONGEST,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = Server(config, ready)
    with contextlib.suppress(SystemExit, KeyboardInterrupt):
        asyncio.run(server.serve([listening]))
    if not server.started:
        raise OptionError("error-start")
    LOG.info("stopped")


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on; opened by us, so that one line says it where it cannot be."""
    listening = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, UnicodeError):
        listening.close()
        raise OptionError("error-listen", host=settings.host, port=str(settings.port)) from None
    return listening


def finish(*_: object) -> None:
    """Being told to stop is no fault."""
    sys.exit(0)
