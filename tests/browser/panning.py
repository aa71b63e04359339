"""How smoothly the planet is dragged about, in frames a second: python -m tests.browser.panning."""

from __future__ import annotations

import itertools
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.server.processes import Server

from .conftest import FLAGS, find_chromium
from .people import by_id, open_table, turn_of

SECONDS = 4
WATCH = """() => {
  window.times = [];
  const look = (time) => { times.push(time); requestAnimationFrame(look); };
  requestAnimationFrame(look);
}"""


def pan(page: Page) -> list[float]:
    """Drags a planet that is larger than its window to and fro; how many milliseconds each frame took."""
    planet = by_id(page, "planet")
    planet.focus()
    for _ in range(3):
        page.keyboard.press("+")
    box = planet.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(1000)
    page.evaluate(WATCH)
    until = page.evaluate("performance.now()") + 1000 * SECONDS
    step = 0
    while page.evaluate("performance.now()") < until:
        step += 1
        page.mouse.move(x + 120 * ((step % 40) - 20) / 20, y + 60 * ((step % 24) - 12) / 12)
    page.mouse.up()
    times: list[float] = page.evaluate("times")
    return [later - sooner for sooner, later in itertools.pairwise(times)]


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data.sqlite")
        server.wait_until_compiled()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        context = browser.new_context(
            base_url=server.address, viewport={"width": 1280, "height": 800}, reduced_motion="reduce"
        )
        page = context.new_page()
        open_table(page, "zargos", 4, ("random",) * 3, option_peoples="random")
        turn_of(page)
        frames = sorted(pan(page))
        rate = 1000 * len(frames) / sum(frames)
        print(f"{page.locator('.province').count()} provinces, {page.locator('.counter').count()} counters")
        print(f"{rate:.1f} frames a second; a frame took {frames[len(frames) // 2]:.1f} ms in the median,")
        print(f"{frames[int(0.99 * len(frames))]:.1f} ms at most in 99 of 100")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
