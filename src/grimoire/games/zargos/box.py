"""The box: the map, the numbers of the edition, who plays which people, how the table sets up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from grimoire.core.errors import OptionError, quoted
from grimoire.core.layout import Box as CoreBox, Grid, Ints, fact
from grimoire.core.letters import put_bytes
from grimoire.core.options import Option, choice, count, flag
from grimoire.core.text import Text
from grimoire.games.zargos.planet import Planet, Province, Sea, planet_of, printed, read_planet
from grimoire.games.zargos.texts import TEXTS
from grimoire.games.zargos.things import (
    CARDS,
    FIRST_EDITION,
    HAND,
    KINGDOMS,
    LINKS,
    MOST_EACH,
    MOST_SEATS,
    NAME_ROOM,
    PLACES,
    PROVINCES,
    SEAS,
    SECOND_EDITION,
    People,
)

ID_ROOM = 24  # bytes of what notation calls a place
MOST_ROUNDS = 200  # Z44
CHOOSE, DEAL, SET = 0, 1, 2  # how peoples are chosen (Z4)


class Box(CoreBox):
    """What is fixed for a whole game. Sets of provinces and of seas are bits."""

    edition: int = fact("i2")
    last_round: int = fact("i2")  # Z44
    trading: int = fact("i2")  # Z26
    quick: int = fact("i2")  # Z6
    peoples_each: int = fact("i2")  # Z4
    choosing: int = fact("i2")
    set_peoples: Grid = fact("i1", MOST_SEATS, MOST_EACH)  # by the host, from 1
    pawns: int = fact("i2")  # of a people at the start (Z5)

    copies: Ints = fact("i1", CARDS + 1)
    first_copy: Ints = fact("i1", CARDS + 1)  # where a card's copies begin in a row of all cards
    hand: int = fact("i2")
    master_hand: int = fact("i2")  # Z20, Z63
    master_draws: int = fact("i2")

    own_map: int = fact("i2")  # 1: not the printed one
    provinces: int = fact("i2")
    seas: int = fact("i2")
    kingdoms: int = fact("i2")
    links: int = fact("i2")
    zargos: int = fact("i2")  # the kingdom
    city: int = fact("i2")  # the Forbidden City
    ring: int = fact("i8")  # the provinces around it
    zargos_land: int = fact("i8")
    capitals: int = fact("i8")
    volcanoes: int = fact("i8")
    vortex: int = fact("i8")  # volcanoes outside Zargos (Z19, Z29)
    kingdom_of: Ints = fact("i1", PROVINCES)
    demons: Ints = fact("i1", PROVINCES)  # dice of the demons; 0 outside Zargos (Z17)
    worth: Ints = fact("i1", PROVINCES)  # points (Z22, Z62)
    value: Ints = fact("i1", KINGDOMS)  # of a whole kingdom
    capital_of: Ints = fact("i1", KINGDOMS)
    land_of: Ints = fact("i8", KINGDOMS)
    near: Ints = fact("i8", PROVINCES)  # Z10
    arms: Ints = fact("i8", PROVINCES)  # Z33
    coast: Ints = fact("i8", PROVINCES)  # seas
    shore: Ints = fact("i8", SEAS)  # provinces
    linked: Ints = fact("i8", SEAS)
    lakes: int = fact("i8")
    link_a: Ints = fact("i1", LINKS)  # Z37
    link_b: Ints = fact("i1", LINKS)

    x: Ints = fact("i2", PLACES)  # for the page alone
    y: Ints = fact("i2", PLACES)
    place_ids: Grid = fact("i1", PLACES, ID_ROOM)  # bytes, for words alone
    kingdom_ids: Grid = fact("i1", KINGDOMS, ID_ROOM)
    place_en: Grid = fact("i1", PLACES, NAME_ROOM)
    place_fr: Grid = fact("i1", PLACES, NAME_ROOM)
    kingdom_en: Grid = fact("i1", KINGDOMS, NAME_ROOM)
    kingdom_fr: Grid = fact("i1", KINGDOMS, NAME_ROOM)


# ---------------------------------------------------------------- options


def read_peoples(given: Any) -> Any:
    """`choose`, `random`, or each seat's peoples: `knights, monks` or `knights+spiders, monks+winged`."""
    if given in ("choose", "random"):
        return given
    seats = given.split(",") if isinstance(given, str) else given
    rows = [seat.split("+") if isinstance(seat, str) else seat for seat in seats[:MOST_SEATS]]
    if len(seats) > MOST_SEATS or any(len(row) > MOST_EACH for row in rows):
        raise ValueError(given)
    named = [[People[name.strip().upper()].name.lower() for name in row] for row in rows]
    if len({name for row in named for name in row}) != sum(len(row) for row in named):
        raise ValueError(given)
    return named


def read_peoples_option(given: Any) -> Any:
    try:
        return read_peoples(given)
    except (KeyError, AttributeError, TypeError):
        raise ValueError(given) from None


OPTIONS = (
    choice("edition", ("1", "2"), clause="Z60"),
    Option("map", read_planet, Text("allowed-map"), lambda _: None, clause="Z2", takes_file=True),
    Option("peoples", read_peoples_option, Text("allowed-peoples"), lambda _: "choose", clause="Z4"),
    flag("three_peoples", default=False, clause="Z5"),
    choice("setup", ("full", "quick"), clause="Z6"),
    count("rounds", 1, MOST_ROUNDS, default=lambda _: 30, clause="Z44", among_people=MOST_ROUNDS),
    flag("trading", default=False, clause="Z26"),
)


def refuse(name: str, given: Any, allowed: Text, clause: str) -> OptionError:
    return OptionError(
        "error-option-value", clause=clause, texts=TEXTS, name=name, given=quoted(given), allowed=allowed
    )


# ---------------------------------------------------------------- building


def build(seats: int, options: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    """The box for these options."""
    boxes = Box.new()
    box = boxes[0]
    box.last_round = options["rounds"]
    box.trading = options["trading"]
    box.quick = options["setup"] == "quick"
    put_edition(box, int(options["edition"]))
    put_peoples(box, seats, options)
    box.own_map = options["map"] is not None
    put_map(box, planet_of(printed() if options["map"] is None else options["map"]))
    return boxes


def put_edition(box: Any, edition: int) -> None:
    """What differs between the editions (Z20, Z60, Z63)."""
    box.edition = edition
    box.hand = HAND
    box.master_hand = box.master_draws = HAND if edition == 1 else 5
    first = 0
    for card, copies in enumerate(FIRST_EDITION if edition == 1 else SECOND_EDITION, start=1):
        box.copies[card] = copies
        box.first_copy[card] = first
        first += copies


def put_peoples(box: Any, seats: int, options: Mapping[str, Any]) -> None:
    """How many peoples each player has, with how many pawns, and which the host has set (Z4, Z5)."""
    if options["three_peoples"] and seats != 2:
        raise refuse("three_peoples", options["three_peoples"], Text("allowed-three-peoples"), "Z5")
    box.peoples_each = 3 if options["three_peoples"] else 2 if seats <= 3 else 1
    box.pawns = pawns_at_start(seats, box.peoples_each)
    given = options["peoples"]
    box.choosing = CHOOSE if given == "choose" else DEAL if given == "random" else SET
    if box.choosing != SET:
        return
    if len(given) != seats or any(len(row) != box.peoples_each for row in given):
        allowed = Text("allowed-peoples-each", {"seats": seats, "each": int(box.peoples_each)})
        raise refuse("peoples", ", ".join("+".join(row) for row in given), allowed, "Z4")
    for seat, row in enumerate(given):
        for i, name in enumerate(row):
            box.set_peoples[seat, i] = People[name.upper()] + 1


def pawns_at_start(seats: int, each: int) -> int:
    """Of each people (Z5)."""
    if seats == 2:
        return 35 if each == 2 else 25
    return {3: 25, 4: 35, 5: 30, 6: 25}[seats]


def bits(those: Iterable[int]) -> int:
    return sum(1 << one for one in set(those))


def put_map(box: Any, planet: Planet) -> None:
    """The map as bits, and its words as bytes (Z1, Z2)."""
    box.provinces, box.seas = len(planet.provinces), len(planet.seas)
    box.kingdoms, box.links = len(planet.kingdoms), len(planet.links)
    box.zargos, box.city = planet.zargos, planet.city
    box.ring = bits(planet.ring)
    put_kingdoms(box, planet)
    put_provinces(box, planet)
    put_seas(box, planet)
    put_words(box, planet)


def put_kingdoms(box: Any, planet: Planet) -> None:
    for kingdom, told in enumerate(planet.kingdoms):
        box.land_of[kingdom] = bits(told.provinces)
        box.capital_of[kingdom] = told.capital
        box.value[kingdom] = told.value
    box.zargos_land = box.land_of[planet.zargos]


def put_provinces(box: Any, planet: Planet) -> None:
    for i, province in enumerate(planet.provinces):
        box.kingdom_of[i] = province.kingdom
        box.demons[i] = demons_in(planet, i)
        box.worth[i] = worth_of(planet, i, box.edition)
        box.near[i] = bits(neighbours(planet.borders, i))
        box.arms[i] = bits(neighbours(planet.arms, i))
        box.coast[i] = bits(sea for sea, told in enumerate(planet.seas) if i in told.shores)
    everywhere = range(len(planet.provinces))
    box.capitals = bits(i for i in everywhere if planet.provinces[i].capital)
    box.volcanoes = bits(i for i in everywhere if planet.provinces[i].volcano)
    box.vortex = box.volcanoes & ~box.zargos_land


def neighbours(pairs: Sequence[tuple[int, int]], one: int) -> list[int]:
    return [b if a == one else a for a, b in pairs if one in (a, b)]


def demons_in(planet: Planet, province: int) -> int:
    """Dice: two on the coast of Zargos, three in the ring, four in the Forbidden City (Z17)."""
    if planet.provinces[province].kingdom != planet.zargos:
        return 0
    return 4 if province == planet.city else 3 if province in planet.ring else 2


def worth_of(planet: Planet, province: int, edition: int) -> int:
    """Points of a province by itself (Z22, Z62)."""
    if province == planet.city:
        return 4 if edition == 1 else 7
    if planet.provinces[province].kingdom == planet.zargos:
        return 2 if edition == 1 else 3
    return 2 if planet.provinces[province].capital else 1


def put_seas(box: Any, planet: Planet) -> None:
    for i, sea in enumerate(planet.seas):
        box.shore[i] = bits(sea.shores)
        box.linked[i] = bits(neighbours(planet.links, i))
    box.lakes = bits(i for i, sea in enumerate(planet.seas) if sea.lake)
    for i, (one, other) in enumerate(planet.links):
        box.link_a[i], box.link_b[i] = one, other


def put_words(box: Any, planet: Planet) -> None:
    """Names and positions of places: provinces, then seas from PROVINCES on."""
    places: list[tuple[int, Province | Sea]] = [
        *enumerate(planet.provinces),
        *enumerate(planet.seas, start=PROVINCES),
    ]
    for place, told in places:
        box.x[place], box.y[place] = told.x, told.y
        put_bytes(box.place_ids[place], told.id)
        put_bytes(box.place_en[place], told.en)
        put_bytes(box.place_fr[place], told.fr)
    for kingdom, one in enumerate(planet.kingdoms):
        put_bytes(box.kingdom_ids[kingdom], one.id)
        put_bytes(box.kingdom_en[kingdom], one.en)
        put_bytes(box.kingdom_fr[kingdom], one.fr)
