"""Who is asking: a guest, known by a cookie in a browser, or by a token in a program."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from grimoire.server.storage.store import Guest, Store

COOKIE = "grimoire_guest"
YEAR = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


def bearer_of(connection: Connection) -> str | None:
    """The token that a program sends."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def token_of(connection: Connection) -> str | None:
    """A program sends its token as a bearer; a browser has a cookie that no script can read."""
    return bearer_of(connection) or connection.cookies.get(COOKIE)


async def guest_at(connection: Connection, store: Store) -> Guest:
    """The guest who asks; whoever is not one has to say hello first."""
    token = token_of(connection)
    guest = await store.guest_of(token) if token else None
    if guest is None:
        raise NotAuthorizedException("error-no-guest")
    return guest


def check_origin(connection: Connection) -> None:
    """What a browser sends must come from our own page; programs, which have a token, send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        if COOKIE in connection.cookies and bearer_of(connection) is None:
            raise PermissionDeniedException("error-origin")
        return
    if place_of(origin) != connection.headers.get("host", "").lower():
        raise PermissionDeniedException("error-origin")


def place_of(origin: str) -> str | None:
    """Host and port of an origin; None for what is no address at all."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
