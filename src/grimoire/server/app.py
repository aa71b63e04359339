"""The application: routes, what they share, and what is the same for every answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig

import grimoire
from grimoire.bots.background import Background
from grimoire.core.errors import GrimoireError, Malformed
from grimoire.core.game import Game
from grimoire.core.text import Text
from grimoire.games import GAMES
from grimoire.server import messages
from grimoire.server.hub import Frozen, Hub
from grimoire.server.lobby import LOBBY
from grimoire.server.logs import LOG
from grimoire.server.metrics import metrics
from grimoire.server.pages import page_routes, whole_page
from grimoire.server.picture import problem_of
from grimoire.server.settings import Settings
from grimoire.server.shared import TheCompiling
from grimoire.server.sockets import table_socket
from grimoire.server.storage.store import Store
from grimoire.server.thinking import Thinking

AnyRequest = Request[Any, Any, Any]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
LARGEST = 256 * 1024  # bytes that a request may have: more than a text of one’s own may have (core/limits.py)
LONGEST_PATH = 200  # bytes


@get("/health", include_in_schema=False)
async def health(compiling: TheCompiling) -> dict[str, Any]:
    """That it lives, and how much of each game is compiled, 1 for all. The log says why that failed."""
    return {
        "status": "ok",
        "version": grimoire.__version__,
        "compiled": {game.name: compiling.share(game) for game in GAMES},
        "compiling": compiling.status,
    }


def create_app(settings: Settings) -> Litestar:
    """The server, as uvicorn and the tests run it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.url())
        compiling, hub = background_and_hub(store)
        app.state.update({"store": store, "hub": hub, "compiling": compiling})
        try:
            compiling.start()
            yield
        finally:
            await hub.close()  # first: whoever calls a kernel afterwards would wait for the compiler
            await asyncio.to_thread(compiling.close)
            await store.close()

    return Litestar(
        route_handlers=[LOBBY, table_socket, health, metrics, *page_routes()],
        lifespan=[lifespan],
        state=State({"settings": settings}),
        dependencies={name: shared(name) for name in ("store", "hub", "compiling", "settings")},
        exception_handlers={
            GrimoireError: tell_problem,
            Frozen: tell_frozen,
            HTTPException: tell_refusal,
            RecursionError: tell_unreadable,
            Exception: tell_fault,
        },
        middleware=[RateLimitConfig(rate_limit=("second", 50), exclude=["/assets", "/health"]).middleware],
        before_request=refuse_impossible_path,
        after_request=add_headers,
        request_max_body_size=LARGEST,
        compression_config=CompressionConfig(backend="gzip", exclude=r"\.woff2$"),
        openapi_config=OpenAPIConfig(title="Grimoire", version=grimoire.__version__, path="/api/schema"),
        logging_config=None,
    )


def background_and_hub(store: Store) -> tuple[Background, Hub]:
    """The hub, and what compiles for its tables, which are told when bots can search."""
    loop = asyncio.get_running_loop()

    def tell(game: Game) -> None:
        asyncio.run_coroutine_threadsafe(hub.tell_of_bots(game), loop)

    def warn(problem: GrimoireError) -> None:
        LOG.warning("not compiled, games are played in pure Python", problem=problem.message)

    compiling = Background(GAMES, tell, warn)
    hub = Hub(store, Thinking(compiling.can_search))
    return compiling, hub


def shared(name: str) -> Provide:
    """What the lifespan has put into the application's state."""

    def provide(state: State) -> Any:
        return state[name]

    return Provide(provide, sync_to_thread=False)


def refuse_impossible_path(request: AnyRequest) -> Response[messages.Problem] | None:
    """There is nothing at an address that could be no file's name."""
    path = request.scope["path"]
    impossible = len(path.encode()) > LONGEST_PATH or "\0" in path
    return refusal(messages.Problem(Text("error-http-404")), 404) if impossible else None


def refusal(problem: messages.Problem, status: int) -> Response[messages.Problem]:
    """A problem, told as JSON wherever it arose."""
    return add_headers(Response(problem, status_code=status, media_type=MediaType.JSON))


def add_headers(response: Response[Any]) -> Response[Any]:
    response.headers.update(HEADERS)
    return response


def tell_problem(_: AnyRequest, problem: GrimoireError) -> Response[messages.Problem]:
    status = 404 if isinstance(problem, Malformed) and problem.key == "error-no-table" else 400
    return refusal(problem_of(problem), status)


def tell_frozen(_: AnyRequest, frozen: Frozen) -> Response[messages.Problem]:
    inner = problem_of(frozen.problem).text
    return refusal(messages.Problem(Text("error-frozen", {"problem": inner})), 409)


def tell_refusal(request: AnyRequest, refused: HTTPException) -> Response[Any]:
    """Litestar's own refusals, in our words; a person at a wrong address finds our front page."""
    if refused.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return add_headers(whole_page(status=404))
    known = str(refused.detail)
    key = known if known.startswith("error-") else f"error-http-{refused.status_code}"
    if isinstance(refused, ValidationException):
        key = "error-http-400"
    if key not in KNOWN:
        key = "error-http-400"
    return refusal(messages.Problem(Text(key)), refused.status_code)


KNOWN = {
    "error-no-guest",
    "error-origin",
    "error-private",
    "error-http-400",
    "error-http-404",
    "error-http-405",
    "error-http-413",
    "error-http-429",
}


def tell_unreadable(_: AnyRequest, __: RecursionError) -> Response[messages.Problem]:
    """A body so deep that no decoder follows it."""
    return refusal(messages.Problem(Text("error-http-400")), 400)


def tell_fault(_: AnyRequest, fault: Exception) -> Response[messages.Problem]:
    """A fault of ours: logged whole, told without any of it."""
    LOG.error("request failed", exc_info=fault)
    return refusal(messages.Problem(Text("error-http-500")), 500)
