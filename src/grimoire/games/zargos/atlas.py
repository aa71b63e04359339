"""The map of a table in plain values: all that words, notation and pages need of it, and that never changes.

It is made once for each map, whichever tables are played on it.
"""

from __future__ import annotations

import functools
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from grimoire.core.bits import has
from grimoire.core.letters import read_bytes
from grimoire.games.zargos.box import Box, put_edition, put_map
from grimoire.games.zargos.planet import planet_of, printed
from grimoire.games.zargos.things import PROVINCES, SEAS

Name = dict[str, str]  # by language


class KingdomFacts(msgspec.Struct, frozen=True):
    """A kingdom; the value is for the whole of it, 0 where there is none (Z22)."""

    id: str
    name: Name
    value: int
    capital: int  # a province
    provinces: list[int]


class ProvinceFacts(msgspec.Struct, frozen=True):
    """A province: where it lies, what it is worth, and where one can go from it."""

    id: str
    name: Name
    x: int
    y: int
    kingdom: int
    capital: bool
    volcano: bool  # of the Spiders' vortex (Z29)
    worth: int  # points by itself (Z22)
    demons: int  # their dice; 0 outside Zargos (Z17)
    near: list[int]
    arms: list[int]  # across an arm of the sea (Z33)
    coast: list[int]  # seas


class SeaFacts(msgspec.Struct, frozen=True):
    """A cell of the sea, or a lake (Z3)."""

    id: str
    name: Name
    x: int
    y: int
    lake: bool
    shores: list[int]  # provinces
    linked: list[int]  # seas


class Atlas(msgspec.Struct, frozen=True, eq=False, dict=True, weakref=True):
    """A whole map. A place is the number of a province or, from `first_sea` on, of a sea."""

    own: bool  # not the map of the box
    first_sea: int
    zargos: int  # the kingdom
    city: int
    ring: list[int]
    kingdoms: list[KingdomFacts]
    provinces: list[ProvinceFacts]
    seas: list[SeaFacts]
    links: list[tuple[int, int]]  # seas that a storm can close together (Z37)

    def place(self, place: int) -> ProvinceFacts | SeaFacts | None:
        """A province or a sea; None for a number that stands for nothing on this map."""
        facts = self.provinces if place < self.first_sea else self.seas
        number = place if place < self.first_sea else place - self.first_sea
        return facts[number] if number < len(facts) else None

    def place_id(self, place: int) -> str:
        """What notation calls a place; `#58` where the map has none of this number."""
        facts = self.place(place)
        return facts.id if facts else f"#{place}"

    @functools.cached_property
    def numbers(self) -> dict[str, int]:
        """Each place by its id."""
        provinces = {facts.id: province for province, facts in enumerate(self.provinces)}
        return provinces | {facts.id: self.first_sea + sea for sea, facts in enumerate(self.seas)}

    def kingdom_id(self, kingdom: int) -> str:
        return self.kingdoms[kingdom].id if kingdom < len(self.kingdoms) else f"#{kingdom}"

    def link_id(self, link: int) -> str:
        """Two linked seas: `strait+south`."""
        if link >= len(self.links):
            return f"#{link}"
        return "+".join(self.seas[sea].id for sea in self.links[link])


# ---------------------------------------------------------------- one for each map

FIELDS = list(Box.fields)
MAP = FIELDS[FIELDS.index("own_map") :]  # the fields of a box that tell its map


class Known:
    """The maps of one's own that are in use, and the box that was looked up last."""

    maps: WeakValueDictionary[bytes, Atlas] = WeakValueDictionary()
    last: tuple[Any, Atlas] | None = None


def atlas_of(box: Any) -> Atlas:
    """The map in this box."""
    return atlas_in(box.base)


def atlas_in(boxes: Any) -> Atlas:
    """The map in an array of one box."""
    if not boxes["own_map"][0]:
        return printed_atlas(int(boxes["edition"][0]))
    last = Known.last
    if last is None or last[0] is not boxes:
        last = Known.last = (boxes, own_atlas(boxes))
    return last[1]


@functools.cache
def printed_atlas(edition: int) -> Atlas:
    """The map of the box, drawn when first asked for; what provinces are worth depends on the edition."""
    boxes = Box.new()
    put_edition(boxes[0], edition)
    put_map(boxes[0], planet_of(printed()))
    return drawn(boxes[0])


def own_atlas(boxes: Any) -> Atlas:
    key = b"".join(boxes[name].tobytes() for name in MAP)
    found = Known.maps.get(key)
    return found if found is not None else Known.maps.setdefault(key, drawn(boxes[0]))


# ---------------------------------------------------------------- out of a box


def drawn(box: Any) -> Atlas:
    return Atlas(
        own=bool(box.own_map),
        first_sea=PROVINCES,
        zargos=box.zargos,
        city=box.city,
        ring=members(box.ring),
        kingdoms=[kingdom_facts(box, kingdom) for kingdom in range(box.kingdoms)],
        provinces=[province_facts(box, province) for province in range(box.provinces)],
        seas=[sea_facts(box, sea) for sea in range(box.seas)],
        links=[(box.link_a[link], box.link_b[link]) for link in range(box.links)],
    )


def members(bits: int) -> list[int]:
    """The numbers in a set of provinces or seas."""
    return [one for one in range(max(PROVINCES, SEAS)) if has(bits, one)]


def kingdom_facts(box: Any, kingdom: int) -> KingdomFacts:
    return KingdomFacts(
        id=read_bytes(box.kingdom_ids[kingdom]),
        name={"en": read_bytes(box.kingdom_en[kingdom]), "fr": read_bytes(box.kingdom_fr[kingdom])},
        value=box.value[kingdom],
        capital=box.capital_of[kingdom],
        provinces=members(box.land_of[kingdom]),
    )


def place_facts(box: Any, place: int) -> dict[str, Any]:
    return {
        "id": read_bytes(box.place_ids[place]),
        "name": {"en": read_bytes(box.place_en[place]), "fr": read_bytes(box.place_fr[place])},
        "x": box.x[place],
        "y": box.y[place],
    }


def province_facts(box: Any, province: int) -> ProvinceFacts:
    return ProvinceFacts(
        **place_facts(box, province),
        kingdom=box.kingdom_of[province],
        capital=has(box.capitals, province),
        volcano=has(box.volcanoes, province),
        worth=box.worth[province],
        demons=box.demons[province],
        near=members(box.near[province]),
        arms=members(box.arms[province]),
        coast=members(box.coast[province]),
    )


def sea_facts(box: Any, sea: int) -> SeaFacts:
    return SeaFacts(
        **place_facts(box, PROVINCES + sea),
        lake=has(box.lakes, sea),
        shores=members(box.shore[sea]),
        linked=members(box.linked[sea]),
    )
