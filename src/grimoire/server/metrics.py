"""`/metrics`: figures about the running server, as Prometheus reads them, for this machine or by a token."""

from __future__ import annotations

import hmac
import ipaddress
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from grimoire.games import GAMES
from grimoire.server.figures import COMPILED, TABLES, VIEWERS
from grimoire.server.settings import Settings
from grimoire.server.shared import TheCompiling, TheHub, TheSettings


@get("/metrics", include_in_schema=False)
async def metrics(
    request: Request[Any, Any, Any], hub: TheHub, compiling: TheCompiling, settings: TheSettings
) -> Response[bytes]:
    """All figures, as Prometheus reads them; to strangers there is nothing here."""
    if not may_read(request, settings):
        raise NotFoundException
    TABLES.set(len(hub.tables))
    VIEWERS.set(sum(len(table.feeds) for table in hub.tables.values()))
    for game in GAMES:
        COMPILED.labels(game.name).set(compiling.share(game))
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


def may_read(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """Whoever has the token; where none is set, whoever asks from this machine and not through a proxy."""
    if settings.metrics_token:
        wanted = f"Bearer {settings.metrics_token}"
        return hmac.compare_digest(request.headers.get("authorization", "").encode(), wanted.encode())
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False
