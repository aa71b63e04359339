"""The planet: provinces, kingdoms and seas of one map, read from TOML or from a record (Z1–Z3)."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grimoire.core.owned import MOST_LINES, together
from grimoire.core.text import Text
from grimoire.games.zargos.planet.checks import differences_of, faults_of
from grimoire.games.zargos.planet.parts import CHECKS
from grimoire.games.zargos.planet.sketch import CHECK, FORBIDDEN, kingdom_of

OURS = Path(__file__).parent / "planet.toml"

Pair = tuple[int, int]


@dataclass(frozen=True)
class Named:
    """What stands on a map: an id for the notation, and a name in each language."""

    id: str
    en: str
    fr: str

    @property
    def name(self) -> dict[str, str]:
        """The name by language, as texts take it."""
        return {"en": self.en, "fr": self.fr}


@dataclass(frozen=True)
class Kingdom(Named):
    """A kingdom; Zargos pays nothing for the whole of it (Z22)."""

    value: int
    capital: int  # a province
    provinces: tuple[int, ...]


@dataclass(frozen=True)
class Province(Named):
    """A province; x and y are its middle on the sheet."""

    x: int
    y: int
    kingdom: int
    capital: bool
    volcano: bool


@dataclass(frozen=True)
class Sea(Named):
    """A cell of the sea, or a lake: a sea without links (Z3)."""

    x: int
    y: int
    lake: bool
    shores: tuple[int, ...]  # provinces


@dataclass(frozen=True)
class Planet:
    """A whole map. All are numbered from 0, as in the file; each pair stands once, the lower number first."""

    kingdoms: tuple[Kingdom, ...]
    provinces: tuple[Province, ...]
    seas: tuple[Sea, ...]
    borders: tuple[Pair, ...]  # provinces, by land
    arms: tuple[Pair, ...]  # provinces, over an arm of the sea (Z33)
    links: tuple[Pair, ...]  # seas
    zargos: int  # the forbidden kingdom
    city: int  # its capital
    ring: tuple[int, ...]  # the three provinces around the city


def read_planet(given: Any) -> dict[str, Any] | None:
    """The map of a TOML file, of such a text, or of plain data, checked (Z2). None is the map of the box.

    It is given as plain data that can be read again, with nothing left out.
    """
    if given is None:
        return None
    told = CHECK.parse(given) if isinstance(given, str | Path) else given
    if not isinstance(told, Mapping):
        raise ValueError(given)
    faults = faults_of(told)
    if faults:
        is_map = set(CHECKS) <= set(told)  # of another file its other faults say little
        raise together(faults, MOST_LINES if is_map else 1)
    return completed(told)


def remarks(options: Mapping[str, Any]) -> list[Text]:
    """In what a map of one's own differs from the box's (Z2)."""
    return [] if options["map"] is None else differences_of(planet_of(options["map"]))


@functools.cache
def printed() -> dict[str, Any]:
    """The map of the box, read when it is first asked for; not to be changed."""
    return completed(tomllib.loads(OURS.read_text("utf-8")))


def completed(told: Mapping[str, Any]) -> dict[str, Any]:
    """A sound map with what may be left out: flags that are not set, a planet without arms."""
    borders = told["borders"]
    return {
        "kingdoms": {key: dict(row) for key, row in told["kingdoms"].items()},
        "values": dict(told["values"]),
        "provinces": {
            key: {"capital": False, "volcano": False, **row} for key, row in told["provinces"].items()
        },
        "seas": {
            key: {"lake": False, **row, "shores": list(row["shores"])} for key, row in told["seas"].items()
        },
        "borders": {
            kind: [list(pair) for pair in borders.get(kind, [])] for kind in ("land", "arms", "seas")
        },
    }


def planet_of(told: Mapping[str, Any]) -> Planet:
    """The planet of a map that `read_planet` gave."""
    kingdoms, provinces, seas = list(told["kingdoms"]), list(told["provinces"]), list(told["seas"])
    borders = pairs(told["borders"]["land"], provinces)
    zargos = kingdoms.index(FORBIDDEN)
    found = tuple(kingdom(told, key, provinces) for key in kingdoms)
    city = found[zargos].capital
    return Planet(
        kingdoms=found,
        provinces=tuple(
            Province(**row, id=key, kingdom=kingdoms.index(kingdom_of(key)))
            for key, row in told["provinces"].items()
        ),
        seas=tuple(
            Sea(**{**row, "shores": tuple(map(provinces.index, row["shores"]))}, id=key)
            for key, row in told["seas"].items()
        ),
        borders=borders,
        arms=pairs(told["borders"]["arms"], provinces),
        links=pairs(told["borders"]["seas"], seas),
        zargos=zargos,
        city=city,
        ring=tuple(sorted(a + b - city for a, b in borders if city in (a, b))),
    )


def kingdom(told: Mapping[str, Any], key: str, provinces: Sequence[str]) -> Kingdom:
    """A kingdom with its provinces, one of which has the capital."""
    mine = tuple(number for number, one in enumerate(provinces) if kingdom_of(one) == key)
    capital = next(number for number in mine if told["provinces"][provinces[number]]["capital"])
    value = told["values"].get(key, 0)
    return Kingdom(**told["kingdoms"][key], id=key, value=value, capital=capital, provinces=mine)


def pairs(told: Sequence[Sequence[str]], ids: Sequence[str]) -> tuple[Pair, ...]:
    """Pairs of ids as pairs of numbers."""
    found = (sorted((ids.index(a), ids.index(b))) for a, b in told)
    return tuple((low, high) for low, high in found)
