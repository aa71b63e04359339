"""The lobby, over HTTP: who I am, which games there are, which tables; opening one."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar import Request, Response, Router, get, patch, post
from litestar.datastructures import Cookie
from litestar.exceptions import PermissionDeniedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from grimoire.core.errors import Malformed
from grimoire.games import GAMES
from grimoire.match import log
from grimoire.server import messages
from grimoire.server.hub import Frozen, Hub
from grimoire.server.identity import COOKIE, YEAR, check_origin, guest_at, token_of
from grimoire.server.picture import line_of
from grimoire.server.shared import TheHub, TheSettings, TheStore
from grimoire.server.storage.store import Guest, Store

LISTED = 50  # tables in a list

AnyRequest = Request[Any, Any, Any]

WHY_REFUSED = {
    400: "what was sent is wrong, and the problem says how",
    401: "no guest is known by this cookie or token",
    403: "not from our own page, or a private table",
    404: "there is no such table",
    409: "a table that this version cannot play on",
    413: "too large",
    429: "too many requests",
}
REFUSALS = {
    status: ResponseSpec(messages.Problem, generate_examples=False, description=why)
    for status, why in WHY_REFUSED.items()
}


@post("/me", status_code=200, responses=REFUSALS)
async def hello(
    request: AnyRequest, store: TheStore, hub: TheHub, settings: TheSettings
) -> Response[messages.Me]:
    """Who I am; a new guest gets a cookie, and nothing is asked."""
    check_origin(request)
    token = token_of(request)
    guest = await store.guest_of(token) if token else None
    cookies = []
    if guest is None:
        guest, token = await store.new_guest("")
        cookies.append(
            Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=settings.secure)
        )
    return Response(await me(guest, store, hub), cookies=cookies)


async def me(guest: Guest, store: Store, hub: Hub) -> messages.Me:
    table_ids = await store.tables_of(guest.guest, LISTED)
    return messages.Me(guest.guest, guest.name, await lines(table_ids, hub))


@patch("/me", responses=REFUSALS)
async def rename(
    request: AnyRequest, data: JSONBody[messages.NewName], store: TheStore, hub: TheHub
) -> messages.Me:
    """Another name, here and at the tables where I sit."""
    check_origin(request)
    guest = await guest_at(request, store)
    name = " ".join(data.name.split()) or guest.name
    await store.rename(guest.guest, name)
    for table_id in await store.tables_of(guest.guest, LISTED):
        with suppress(Frozen, Malformed):  # nobody is called by name there before it can be played
            table = await hub.find(table_id)
            async with table.lock:
                await table.do(log.Renamed(hub.now(), guest.guest, name))
    return await me(Guest(guest.guest, name), store, hub)


@get("/games", responses=REFUSALS)
async def games() -> list[messages.GameLine]:
    """The games, with their options."""
    return [
        messages.GameLine(
            game=game.name,
            low=game.seats[0],
            high=game.seats[-1],
            usual=game.usual_seats,
            options=[
                messages.OptionLine(
                    name=one.name,
                    clause=one.clause,
                    allowed=one.allowed,
                    usual=[one.default(seats) for seats in game.seats],
                    file=one.takes_file,
                )
                for one in game.options
            ],
        )
        for game in GAMES
    ]


@get("/tables", responses=REFUSALS)
async def tables(store: TheStore, hub: TheHub) -> list[messages.TableLine]:
    """Tables that anyone may join."""
    found = await lines(await store.open_tables(LISTED), hub)
    return [line for line in found if line.status == "open"]


async def lines(table_ids: Any, hub: Hub) -> list[messages.TableLine]:
    found = []
    for table_id in table_ids:
        try:
            found.append(line_of((await hub.find(table_id)).session))
        except (Frozen, Malformed):  # it is told so to whoever opens it
            continue
    return found


@post("/tables", responses=REFUSALS)
async def open_table(
    request: AnyRequest,
    data: JSONBody[messages.NewTable],
    store: TheStore,
    hub: TheHub,
) -> messages.TableLine:
    """Opens a table. Its host then sits down over the socket."""
    check_origin(request)
    guest = await guest_at(request, store)
    return line_of((await hub.open(guest.guest, data)).session)


@get("/tables/{table_id:str}", responses=REFUSALS)
async def one_table(table_id: FromPath[str], hub: TheHub) -> messages.TableLine:
    """A table, for those who have its link."""
    return line_of((await hub.find(table_id)).session)


@get("/tables/{table_id:str}/record", responses=REFUSALS)
async def record(
    request: AnyRequest, table_id: FromPath[str], store: TheStore, hub: TheHub
) -> Response[dict[str, Any]]:
    """A game that is over, for `grimoire verify` and `grimoire replay` on one's own machine."""
    guest = await guest_at(request, store)
    session = (await hub.find(table_id)).session
    if not session.may_watch(guest.guest):
        raise PermissionDeniedException("error-private")
    session.check_not_ended()
    if session.table is None or not session.table.over:
        raise Malformed("error-not-over")
    name = f"{session.game.name}-{table_id}.grimoire.json"
    return Response(session.table.record(), headers={"content-disposition": f'attachment; filename="{name}"'})


LOBBY = Router("/api", route_handlers=[hello, rename, games, tables, open_table, one_table, record])
