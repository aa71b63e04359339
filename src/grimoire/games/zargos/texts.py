"""The texts of this game, in both languages."""

from __future__ import annotations

from pathlib import Path

from grimoire.core.text import CORE_TEXTS, Catalogue

FOLDER = Path(__file__).parent
TEXTS = Catalogue(FOLDER, CORE_TEXTS)
