"""How much is loaded. How soon a move is seen is measured where a whole game is played: see test_games.py."""

from __future__ import annotations

import gzip
from pathlib import Path

from playwright.sync_api import Page

from .people import open_table, turn_of

MOST_LOADED = 200_000  # bytes over the wire
MOST_FOR_THE_MAP = 120_000  # bytes, compressed
PAGE = Path(__file__).parents[2] / "src/grimoire/server/page/assets"


def wire_bytes(page: Page, path: str) -> int:
    """All that comes over the wire until the network is quiet, with an empty cache."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    page.goto(path, wait_until="networkidle")
    session.detach()
    return int(sum(sizes))


def test_the_first_load_is_small(page: Page) -> None:
    front = wire_bytes(page, "/")
    print(f"front page {front} bytes")
    assert 50_000 < front <= MOST_LOADED
    for game in ("gargon", "dragonstones", "zargos"):
        link = open_table(page, game, 3, ("random", "random"))
        turn_of(page)
        table = wire_bytes(page, link)
        print(f"a table of {game} {table} bytes")
        assert 50_000 < table <= MOST_LOADED


def test_the_planet_is_small() -> None:
    """The chunk with the map and all that draws it."""
    sizes = [len(gzip.compress(file.read_bytes())) for file in PAGE.glob("zargos-*")]
    print(f"Zargos {sum(sizes)} bytes")
    assert 10_000 < sum(sizes) <= MOST_FOR_THE_MAP


def test_built_files_are_kept_for_ever_and_taken_for_what_they_are(page: Page) -> None:
    script = next(PAGE.glob("zargos-*.js"))
    headers = page.request.get(f"/assets/{script.name}").headers
    assert "immutable" in headers["cache-control"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert "content-security-policy" not in headers  # two dozen of them weigh something
