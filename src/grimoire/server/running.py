"""Running the application: one process, until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
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
    try:
        asyncio.run(Server(config, ready).serve())
    except SystemExit as end:
        if end.code:  # uvicorn ends so where it cannot listen
            raise OptionError("error-listen", host=settings.host, port=settings.port) from None
    except KeyboardInterrupt:
        pass
    LOG.info("stopped")


def finish(*_: object) -> None:
    """Being told to stop is no fault."""
    sys.exit(0)
