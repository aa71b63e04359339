"""The answers to a question of yes or no, a bit each like the answers to every question."""

from __future__ import annotations

NO, YES = 1, 2
BOTH = NO | YES
