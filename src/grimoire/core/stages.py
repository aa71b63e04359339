"""The parts of a game that is played in one go: there is one."""

from __future__ import annotations

from grimoire.core.kernel import kernel
from grimoire.core.layout import Box
from grimoire.core.protocol import State


@kernel
def stage(box: Box, state: State) -> int:
    return 0
