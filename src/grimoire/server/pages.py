"""The page itself: built files, and for every address of ours the one page that shows it."""

from __future__ import annotations

import html
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, FromQuery
from litestar.static_files import create_static_files_router

from grimoire.core.errors import GrimoireError
from grimoire.core.text import CORE_TEXTS, LANGUAGES
from grimoire.match.session import Session
from grimoire.server.hub import Frozen
from grimoire.server.picture import line_of
from grimoire.server.settings import PAGE, is_being_built
from grimoire.server.shared import TheHub

LONGEST_LINK = 300
PLACEHOLDER = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Grimoire</title>{head}
<body bgcolor="#17130e" text="#e9dfc8"><br><center><h1>Grimoire</h1>{words}</center>"""
REFRESH = '<meta http-equiv="refresh" content="1">'


def whole_page(preview: str = "", status: int = 200) -> Response[str]:
    """The page, with what a link preview needs in its head."""
    file = PAGE / "index.html"
    if is_being_built():
        text, status = placeholder("page-building"), 503
    elif file.exists():
        text = file.read_text("utf-8")
    else:
        text, status = placeholder("page-missing"), 503
    return Response(
        text.replace("<!-- preview -->", preview),
        status_code=status,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-cache"},
    )


def placeholder(key: str) -> str:
    """What stands where the page would be. Our policy allows no styles but those of the page."""
    words = [f'<p lang="{lang}">{html.escape(CORE_TEXTS.say(lang, key))}' for lang in LANGUAGES]
    return PLACEHOLDER.format(head=REFRESH, words="".join(words))


@get(["/", "/tables", "/new", "/rules/{game:str}", "/about"], include_in_schema=False)
async def page() -> Response[str]:
    return whole_page()


@get("/t/{table_id:str}", include_in_schema=False)
async def table_page(table_id: FromPath[str], hub: TheHub, request: Request[Any, Any, Any]) -> Response[str]:
    """An invitation: whoever is sent the link sees the game and the free seats before opening it."""
    try:
        session = (await hub.find(table_id)).session
    except (GrimoireError, Frozen):
        return whole_page()
    return whole_page(preview_of(session, language_of(request.headers.get("accept-language", ""))))


def preview_of(session: Session, lang: str) -> str:
    """What a messenger shows beside the link."""
    line = line_of(session)
    host = CORE_TEXTS.say(lang, "preview-host", host=line.host) + " " if line.host else ""
    free = CORE_TEXTS.say(lang, "preview-seats", free=line.free, seats=len(line.chairs))
    told = {"title": f"{session.game.title(lang)} · Grimoire", "description": host + free, "type": "website"}
    return "".join(
        f'<meta property="og:{name}" content="{html.escape(text)}">' for name, text in told.items()
    )


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    wanted = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


@get("/t/{table_id:str}/qr.svg", include_in_schema=False, media_type="image/svg+xml")
async def table_code(table_id: FromPath[str], link: FromQuery[str] = "") -> Response[bytes]:
    """The link as a picture to point a phone at."""
    import io

    import segno

    picture = io.BytesIO()
    segno.make((link or table_id)[:LONGEST_LINK], error="m").save(picture, kind="svg", scale=6, border=2)
    return Response(picture.getvalue(), media_type="image/svg+xml")


def page_routes() -> list[Any]:
    """The pages, and the built files beside them, whose names change with what is in them."""
    forever = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
    assets = create_static_files_router(
        "/assets",
        directories=[PAGE / "assets"],  # it may be built while we listen
        cache_control=forever,
        after_request=forbid_guessing,
    )
    return [page, table_page, table_code, assets]


def forbid_guessing(response: Response[Any]) -> Response[Any]:
    """All that scripts, styles and fonts need: policies are for pages, and two dozen of them weigh a lot."""
    response.headers["x-content-type-options"] = "nosniff"
    return response
