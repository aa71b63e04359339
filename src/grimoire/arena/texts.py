"""What the arena says, in English and in French."""

from __future__ import annotations

from pathlib import Path

from grimoire.core.text import CORE_TEXTS, Catalogue

TEXTS = Catalogue(Path(__file__).parent, CORE_TEXTS)
