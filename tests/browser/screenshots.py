"""Pictures of every page and state, to be looked at: python -m tests.browser.screenshots FOLDER."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.processes import Server

from .conftest import FLAGS, find_chromium
from .doctored import QUESTIONS, Doctored
from .people import by_id, is_over, open_table, play_on, turn_of


class Look(NamedTuple):
    """A device, a theme and a language."""

    name: str
    width: int
    height: int
    scheme: str
    locale: str

    def arguments(self) -> dict[str, Any]:
        return {
            "viewport": {"width": self.width, "height": self.height},
            "color_scheme": self.scheme,
            "locale": self.locale,
            "reduced_motion": "reduce",
            "has_touch": self.width < 1000,
        }


LOOKS = (
    Look("desk-night-en", 1280, 800, "dark", "en"),
    Look("desk-day-fr", 1280, 800, "light", "fr"),
    Look("tablet-night-fr", 820, 1180, "dark", "fr"),
    Look("tablet-day-en", 1024, 768, "light", "en"),
    Look("phone-night-fr", 360, 740, "dark", "fr"),
    Look("phone-day-en", 360, 740, "light", "en"),
)


class Album:
    """One guest with six browsers; every state is seen in each of them."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser, self.address, self.folder = browser, address, folder
        host = browser.new_context(base_url=address, reduced_motion="reduce", locale="en")
        self.host = host.new_page()
        self.host.goto("/")
        by_id(self.host, "name").wait_for()
        self.pages = {look: self._page(browser, look, host, address) for look in LOOKS}

    def _page(self, browser: Browser, look: Look, host: BrowserContext, address: str) -> Page:
        context = browser.new_context(
            base_url=address, storage_state=host.storage_state(), **look.arguments()
        )
        return context.new_page()

    def take(self, name: str, link: str, *touched: str, whole: bool = False, ready: str = "h1") -> None:
        """A picture of this address in every look, after touching some things there."""
        for look, page in self.pages.items():
            page.goto(link)
            page.locator(ready).first.wait_for()
            for one in touched:
                page.locator(one).first.click()
            page.wait_for_timeout(250)
            page.screenshot(path=self.folder / f"{name}.{look.name}.png", full_page=whole)

    def take_without_colours(self, name: str, link: str, ready: str = "[data-testid=hand]") -> None:
        """As somebody sees it who tells no red from green, and as somebody who sees no colour at all."""
        page = self.pages[LOOKS[0]]
        page.goto(link)
        page.locator(ready).first.wait_for()
        session = page.context.new_cdp_session(page)
        for sight in ("deuteranopia", "achromatopsia", "none"):
            session.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
            page.screenshot(path=self.folder / f"{name}.{sight}.png")


def take_pages(album: Album) -> None:
    album.take("front", "/", whole=True, ready="[data-testid=play-now-gargon]:enabled")
    album.take("new", "/new?game=magicians", whole=True, ready="[data-testid=open-table]")
    album.take("about", "/about", whole=True)
    album.take("rules", "/rules/gargon#G9", ready="#G9")
    album.take("no-table", "/t/nowhere", ready="[data-testid=no-table]")


def take_waiting(album: Album) -> None:
    link = open_table(album.host, "gargon", 4, (None, "apprentice", None))
    album.take("waiting", link, ready="[data-testid=start]")


def take_dragonstones(album: Album) -> None:
    """Bids in the making and just made, a tie, the end; and every question of a power."""
    game = "dragonstones"
    album.take(f"{game}-new", f"/new?game={game}", whole=True, ready="[data-testid=option-characters]")
    link = open_table(album.host, game, 5, ("apprentice",) * 4, option_open_purses=True)
    hand, put = "[data-testid=hand]", "[data-testid=put-fairy]"
    turn_of(album.host)
    album.take(f"{game}-1-bid", link, put, put, "[data-testid=put-common]", ready=put)
    album.take_without_colours(f"{game}-1-bid", link)
    play_on(album.host, times=14)
    turn_of(album.host)
    album.take(f"{game}-2-later", link, "[data-slot=thief]", ready=hand)
    album.take(f"{game}-3-refusal", link, ".hand .dim", ready=hand)
    play_on(album.host)
    album.take(f"{game}-4-result", link, ready="[data-testid=result]")
    take_waiting_bid(album)
    for kind, changes in QUESTIONS.items():
        link = open_table(album.host, game, 4, ("random",) * 3)
        lines = [Doctored(page, **changes) for page in album.pages.values()]
        touched = ("[data-testid=lay-b]", "[data-testid=lay-r]") if kind == "pay" else ()
        album.take(f"{game}-ask-{kind}", link, *touched, ready=hand)
        for line in lines:
            line.changes = {}


def take_waiting_bid(album: Album) -> None:
    """My bid is in, somebody else's is not: opened by another guest, who sits down and does nothing."""
    link = open_table(album.host, "dragonstones", 3, (None, "apprentice"))
    other = album.browser.new_context(base_url=album.address).new_page()
    other.goto(link)
    by_id(other, "sit-1").click()
    by_id(album.host, "start").click()
    turn_of(album.host)
    for _ in range(3):
        by_id(album.host, "put-fairy").click()
    by_id(album.host, "action-main").click()
    album.take("dragonstones-5-waiting", link, ready="[data-testid=hand]")


def take_zargos(album: Album) -> None:
    """A turn: from where, where to, how many; pawns to place; the end."""
    game, asked = "zargos", "[data-testid=sentence]"
    album.take(f"{game}-new", f"/new?game={game}", whole=True, ready="[data-testid=option-map]")
    link = open_table(album.host, game, 4, ("apprentice",) * 3, option_rounds=2, option_peoples="random")
    for name in ("1-from", "2-to"):
        turn_of(album.host)
        album.take(f"{game}-{name}", link, ready=asked)
        album.host.locator(".places [data-move]").first.click()
    turn_of(album.host)
    album.take(f"{game}-3-how-many", link, ready=asked)
    album.take_without_colours(f"{game}-3-how-many", link, ready=asked)
    while not is_over(turn_of(album.host)):
        if album.host.get_by_role("button", name="Spread evenly").count() > 0:
            album.take(f"{game}-4-placing", link, ready=".batch")
            album.host.get_by_role("button", name="Spread evenly").click()
        album.host.locator("[data-testid=action-main]:not([disabled]), .places [data-move]").last.click()
    album.take(f"{game}-5-result", link, ready="[data-testid=result]")


def take_game(album: Album, game: str, seats: int, **told: Any) -> None:
    link = open_table(album.host, game, seats, ("apprentice",) * (seats - 1), **told)
    game = f"{game}-{seats}"
    hand = "[data-testid=hand]"
    turn_of(album.host)
    album.take(f"{game}-1-opening", link, ready=hand)
    play_on(album.host, times=5)
    for _ in range(60):
        turn_of(album.host)
        if album.host.locator(".hand .dim").count() > 0 or is_over(album.host):
            break
        play_on(album.host, times=1)
    album.take(f"{game}-2-middle", link, ready=hand)
    album.take_without_colours(f"{game}-2-middle", link)
    album.take(f"{game}-3-refusal", link, ".hand .dim", ready=hand)
    album.take(f"{game}-4-rules", link, ".hand .dim", "[data-testid=clause]", ready=hand)
    album.take(f"{game}-5-menu", link, "[data-testid=menu]", ready=hand)
    play_on(album.host)
    album.take(f"{game}-6-result", link, ready="[data-testid=result]")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data.sqlite")
        server.wait_until_compiled()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        album = Album(browser, server.address, folder)
        take_pages(album)
        take_waiting(album)
        take_game(album, "magicians", 4, option_deals=2)
        take_game(album, "magicians", 6, option_deals=1, option_open_stack=True)
        take_game(album, "gargon", 5)
        take_dragonstones(album)
        take_zargos(album)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
