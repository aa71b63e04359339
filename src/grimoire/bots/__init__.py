"""Players that are programs. They see observations only, never a state."""

from __future__ import annotations

from grimoire.bots.levels import BOTS, find_bot, time_of
from grimoire.bots.loading import is_own, kernels_for, load_bot, searches

__all__ = ["BOTS", "find_bot", "is_own", "kernels_for", "load_bot", "searches", "time_of"]
