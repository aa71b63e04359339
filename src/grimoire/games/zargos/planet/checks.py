"""What is wrong with a map, all at once, and in what it differs from the box (Z2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grimoire.core.errors import OptionError
from grimoire.core.owned import Findings
from grimoire.core.text import Text
from grimoire.games.zargos.planet.net import check_net
from grimoire.games.zargos.planet.parts import check_parts

if TYPE_CHECKING:
    from grimoire.games.zargos.planet import Planet

# Provinces of each kingdom in the box (Z1).
BOX = {
    "akilon": 4,
    "banzol": 6,
    "itak": 3,
    "kahil": 6,
    "kori": 4,
    "ludos": 5,
    "ohms": 7,
    "oz": 2,
    "palmyr": 5,
    "tairo": 5,
    "zargos": 10,
}
BOX_ARMS, BOX_LAKES = 3, 1


def faults_of(told: Mapping[str, Any]) -> list[OptionError]:
    """All faults of a map, each with the path of its key."""
    found = Findings()
    sketch = check_parts(found, told)
    if sketch is not None:
        check_net(found, sketch)
    return found.problems


def differences_of(planet: Planet) -> list[Text]:
    """Other sizes than the box's: nothing that a table could not be played with."""
    lakes = sum(sea.lake for sea in planet.seas)
    counts = (
        ("map-warn-kingdoms", len(planet.kingdoms), len(BOX)),
        ("map-warn-provinces", len(planet.provinces), sum(BOX.values())),
        ("map-warn-arms", len(planet.arms), BOX_ARMS),
        ("map-warn-lakes", lakes, BOX_LAKES),
    )
    found = [Text(key, {"count": count, "box": box}) for key, count, box in counts if count != box]
    for kingdom in planet.kingdoms:
        count, box = len(kingdom.provinces), BOX.get(kingdom.id, len(kingdom.provinces))
        if count != box:
            found.append(Text("map-warn-size", {"kingdom": kingdom.name, "count": count, "box": box}))
    return found
