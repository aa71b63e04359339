"""What the checks of a map have in common: how they complain, and the sketch that they go by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from grimoire.core.errors import quoted
from grimoire.core.owned import PlainChecks
from grimoire.games.zargos.texts import TEXTS

FORBIDDEN = "zargos"  # the kingdom of demons

CHECK = PlainChecks("Z2", TEXTS)
wrong = CHECK.wrong

Pairs = dict[tuple[str, str], int]  # and where in its list each pair is told


@dataclass
class Sketch:
    """What could be made out of a map, by ids. Pairs and shores that are not sound are left out."""

    kingdoms: list[str] = field(default_factory=list)
    provinces: dict[str, str] = field(default_factory=dict)  # with the kingdom of each, if it has one
    capitals: list[str] = field(default_factory=list)
    seas: dict[str, dict[str, int]] = field(default_factory=dict)  # with its shores, and where they are told
    lakes: set[str] = field(default_factory=set)
    land: Pairs = field(default_factory=dict)
    arms: Pairs = field(default_factory=dict)
    links: Pairs = field(default_factory=dict)


def kingdom_of(province: str) -> str:
    return province.rpartition("-")[0]


def check_province(path: str, given: Any, sketch: Sketch) -> None:
    """A province of the map; if there is none, those of its kingdom are named."""
    if isinstance(given, str) and given in sketch.provinces:
        return
    known = [one for one, home in sketch.provinces.items() if home == kingdom_of(str(given))]
    key = "map-no-province" if known else "map-strange-province"
    raise wrong(path, key, given=quoted(given), known=list(known or sketch.kingdoms))


def check_sea(path: str, given: Any, sketch: Sketch) -> None:
    check_known(path, given, list(sketch.seas), "map-no-sea")


def check_known(path: str, given: Any, known: Sequence[str], key: str) -> None:
    if given not in known:
        raise wrong(path, key, given=quoted(given), known=list(known))
