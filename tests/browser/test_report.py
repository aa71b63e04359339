"""A report of the arena in a browser: whoever reads it with eyes, a keyboard or a screen reader."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from grimoire.arena.balance_report import BalanceReport
from tests.arena.test_balance import figures
from tests.arena.test_report import report
from tests.browser.access import assert_accessible
from tests.sampling import sample


def reports() -> dict[str, str]:
    return {
        "arena": report("fr", "mage", "apprentice", "apprentice"),
        "balance": BalanceReport(figures("en"), "en").html(),
    }


@pytest.mark.parametrize("name", sample(["arena", "balance"], "balance"))
def test_a_report_is_accessible_and_fits_a_phone(name: str, tmp_path: Path, browser: Browser) -> None:
    file = tmp_path / "report.html"
    file.write_text(reports()[name], "utf-8")
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    assert asked == [file.as_uri()]
    assert_accessible(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.close()
