"""What all checks of one's own characters share: how an error is told, and what a step looks like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grimoire.core.errors import OptionError
from grimoire.core.owned import PlainChecks
from grimoire.games.dragonstones.texts import TEXTS

Step = Mapping[str, Any]

CHECK = PlainChecks("D42", TEXTS)


def wrong(path: str, key: str, **values: Any) -> OptionError:
    """An error that names the place."""
    return CHECK.wrong(path, f"own-{key}", **values)
