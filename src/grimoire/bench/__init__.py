"""Speed, size and waiting times of ours and of peers, measured side by side in one run."""

from __future__ import annotations

from grimoire.bench.ids import known_ids
from grimoire.bench.ratios import Ratio, ratios
from grimoire.bench.results import Result, to_json
from grimoire.bench.rounds import run
from grimoire.bench.texts import TEXTS

__all__ = ["TEXTS", "Ratio", "Result", "known_ids", "ratios", "run", "to_json"]
