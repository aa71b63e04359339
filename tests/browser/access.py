"""What a page owes to those who cannot see it well, or cannot use a mouse."""

from __future__ import annotations

from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

AXE = Axe()
BOTH: tuple[Literal["light", "dark"], ...] = ("light", "dark")
GRAVE = ("serious", "critical")

# What has the focus, and whether one can see that it has.
FOCUS = """(wanted) => {
  const one = document.activeElement;
  const box = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  // An outline is a rectangle: land on a map is drawn round with a broad line instead.
  const drawn = one instanceof SVGGeometryElement && parseFloat(style.strokeWidth) >= 4;
  const marked = one.matches(":focus-visible") && (drawn || style.outlineStyle !== "none");
  const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return {
    there: one.matches(wanted),
    seen: one === document.body || (marked && inside),
    what: one.outerHTML.slice(0, 120),
  };
}"""


def assert_accessible(page: Page) -> None:
    """Nothing serious, by day and by night."""
    for scheme in BOTH:
        page.emulate_media(color_scheme=scheme)
        found = AXE.run(page).response["violations"]
        grave = [describe(one) for one in found if one["impact"] in GRAVE]
        assert grave == [], f"{page.url}, {scheme}"


def describe(violation: dict[str, Any]) -> str:
    nodes = "; ".join(f"{node['target']}: {node['failureSummary']}" for node in violation["nodes"][:3])
    return f"{violation['id']}: {nodes}"


def go_to(page: Page, wanted: str, key: str = "Tab", most: int = 60) -> None:
    """Presses a key until what is wanted has the focus; on the way one always sees where it is.

    First it must be there: keys that are pressed on the way to another page go astray.
    """
    expect(page.locator(wanted).first).to_be_attached()
    for _ in range(most):
        page.keyboard.press(key)
        focus = page.evaluate(FOCUS, wanted)
        assert focus["seen"], focus["what"]
        if focus["there"]:
            return
    raise AssertionError(f"{wanted} cannot be reached with {key}")
