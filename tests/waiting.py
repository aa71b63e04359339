"""Waiting until something holds, or saying what was seen instead. No test sleeps for a time that it guesses.

A machine with much else to do is slow, so all patience is long: it is spent only where a test fails.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

Found = TypeVar("Found")

PATIENCE = 120.0  # seconds
BETWEEN = 0.02  # seconds between two looks


def wait_until(look: Callable[[], Found], seen: Callable[[], Any] = lambda: "nothing of it") -> Found:
    """What `look` finds, once it finds something; else a failure that says what was seen."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        give_up(end, seen)
        time.sleep(BETWEEN)
    return found


async def wait_for(look: Callable[[], Found], seen: Callable[[], Any] = lambda: "nothing of it") -> Found:
    """The same, while other tasks go on."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        give_up(end, seen)
        await asyncio.sleep(BETWEEN)
    return found


def page_waits(
    page: Page,
    look: Callable[[], Found],
    seen: Callable[[], Any] = lambda: "nothing of it",
    patience: float = PATIENCE,
) -> Found:
    """The same, while a page goes on."""
    end = time.monotonic() + patience
    while not (found := look()):
        give_up(end, seen)
        page.wait_for_timeout(1000 * BETWEEN)
    return found


def give_up(end: float, seen: Callable[[], Any]) -> None:
    if time.monotonic() > end:
        pytest.fail(f"Waited in vain; seen: {seen()}")
