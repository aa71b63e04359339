"""The borders of a map: pairs of provinces by land and over arms of the sea, and pairs of seas (Z2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grimoire.core.owned import Findings
from grimoire.games.zargos.planet.sketch import CHECK, Pairs, Sketch, check_province, check_sea, wrong

EndCheck = Callable[[str, Any, Sketch], None]


def check_borders(found: Findings, told: Mapping[str, Any], sketch: Sketch) -> None:
    """By land, over arms of the sea, and from sea to sea."""
    found.problems += CHECK.key_faults("borders", told, {"land", "seas"}, {"arms"})
    kinds: tuple[tuple[str, EndCheck, Pairs], ...] = (
        ("land", check_province, sketch.land),
        ("arms", check_province, sketch.arms),
        ("seas", check_sea, sketch.links),
    )
    for kind, check, pairs in kinds:
        path = f"borders.{kind}"
        if kind in told and found.sound(CHECK.items, path, told[kind]):
            for number, pair in enumerate(told[kind], start=1):
                if check_ends(found, f"{path}.{number}", pair, sketch, check):
                    found.sound(put_pair, f"{path}.{number}", pair, pairs, number)


def check_ends(found: Findings, path: str, told: Any, sketch: Sketch, check: EndCheck) -> bool:
    """Whether these are two, and both exist."""
    if not isinstance(told, list) or len(told) != 2:
        found.problems.append(wrong(path, "map-pair"))
        return False
    first, second = (found.sound(check, path, one, sketch) for one in told)
    return first and second


def put_pair(path: str, told: Sequence[str], pairs: Pairs, number: int) -> None:
    """Two that differ, each pair once."""
    a, b = told
    if a == b:
        raise wrong(path, "map-itself", given=a)
    first = pairs.get((a, b)) or pairs.get((b, a))
    if first:
        raise wrong(path, "map-pair-twice", a=a, b=b, first=first)
    pairs[a, b] = number
