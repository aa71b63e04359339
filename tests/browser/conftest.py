"""A real server, a real browser, and an eye on everything that goes wrong in a page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hatch_build import digest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, expect

from tests.server.processes import Server

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PATIENCE = 10_000  # milliseconds
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# The browser's part of the chance in a deal; the server's is replaced too (tests/server/seeded.py).
SAME_NONCE = "crypto.getRandomValues = (array) => array.fill(7);"

NewContext = Callable[..., BrowserContext]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These tests come last: the browser's event loop stays until the end, and others need their own."""
    ours = [item for item in items if HERE in item.path.parents]
    for item in ours:
        item.add_marker(pytest.mark.browser)
        item.add_marker(pytest.mark.compiled)
    items[:] = [item for item in items if item not in ours] + ours


# ---------------------------------------------------------------- what is needed


def find_chromium() -> str:
    """The browser: the one that is named, or the first on the path."""
    named = os.environ.get("GRIMOIRE_CHROMIUM")
    names = [named] if named else ["chromium", "chromium-browser", "google-chrome"]
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("There is no Chromium: run scripts/browser, or set GRIMOIRE_CHROMIUM.", pytrace=False)
    return found


def check_page() -> None:
    stamp = ROOT / "src/grimoire/server/page/sources"
    if not stamp.exists() or stamp.read_text() != digest(ROOT):
        pytest.fail("The page is not built from these sources: run scripts/page.", pytrace=False)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": find_chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def chance_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("chance") / "seed"


@pytest.fixture(autouse=True)
def chance(chance_file: Path, request: pytest.FixtureRequest) -> None:
    """A test meets the same deals and the same bots every time, whatever ran before it.

    GRIMOIRE_CHANCE=anything gives it others: run it so a few times after a change to the page.
    """
    chance_file.write_text(f"{os.environ.get('GRIMOIRE_CHANCE', '')} {request.node.nodeid}", "utf-8")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, chance_file: Path) -> Iterator[Server]:
    check_page()
    server = Server(tmp_path_factory.mktemp("server") / "data.sqlite", chance_file)
    try:
        server.wait_until_compiled()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.address


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """English, at a desk, without motion, unless a test says otherwise."""
    expect.set_options(timeout=PATIENCE)
    return {
        **browser_context_args,
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 800},
        "reduced_motion": "reduce",
    }


# ---------------------------------------------------------------- what goes wrong


class Faults:
    """Errors in the console and in scripts, requests that failed or went elsewhere, breaches of policy."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.found: list[str] = []
        self.borne: list[str] = []

    def bear(self, *words: str) -> None:
        """Faults with these words are what the test is about."""
        self.borne += words

    def note(self, fault: str) -> None:
        if not any(word in fault for word in self.borne):
            self.found.append(fault)

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.add_init_script(
            """addEventListener("securitypolicyviolation", (event) =>
                 console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));"""
        )

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.note(f"console: {message.text} {message.location.get('url', '')}")

    def _error(self, error: WebError) -> None:
        self.note(f"script: {error.error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.home, "data:", "blob:")):
            self.note(f"elsewhere: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left while it was asking
            self.note(f"failed: {request.url} {request.failure}")


@pytest.fixture
def faults(base_url: str) -> Faults:
    return Faults(base_url)


@pytest.fixture
def new_context(new_context: NewContext, faults: Faults) -> Iterator[NewContext]:
    """Every context is watched, and the test fails on whatever went wrong in one."""

    def make(**told: Any) -> BrowserContext:
        context = new_context(**told)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SAME_NONCE)
        faults.watch(context)
        return context

    yield make
    assert faults.found == []


@pytest.fixture
def other(new_context: NewContext) -> Page:
    """Somebody else's browser."""
    return new_context().new_page()
