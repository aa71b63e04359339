"""The texts of the benchmark, in both languages."""

from __future__ import annotations

from pathlib import Path

from grimoire.core.text import CORE_TEXTS, Catalogue

TEXTS = Catalogue(Path(__file__).parent, CORE_TEXTS)
