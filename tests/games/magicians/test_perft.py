"""Counts of the ways to play on from fixed positions: in the file, by the naive rules, by the kernel."""

from __future__ import annotations

from ..perft import PerftTests
from . import naive
from .positions import GAME


class TestPerft(PerftTests):
    game = GAME
    rules = naive
