"""The map of the box is sound; maps of one's own are read, and what is wrong is told by line (Z1–Z3)."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grimoire.core.errors import OptionError
from grimoire.core.spelling import bare
from grimoire.core.text import LANGUAGES
from grimoire.games.zargos.planet import OURS, Planet, planet_of, printed, read_planet
from grimoire.games.zargos.planet.checks import differences_of, faults_of
from grimoire.games.zargos.texts import TEXTS

TEXT = OURS.read_text("utf-8")
EXAMPLES = sorted((Path(__file__).parents[3] / "docs/maps").glob("*.toml"))
LETTERS = 18  # of a name: it stands on a phone's map


def planet() -> Planet:
    return planet_of(printed())


def line(fault: OptionError, lang: str) -> str:
    return TEXTS.say(lang, fault.key, **fault.values)


# ---------------------------------------------------------------- the map of the box


def test_the_map_of_the_box_is_sound() -> None:
    assert faults_of(tomllib.loads(TEXT)) == []
    assert differences_of(planet()) == []
    assert read_planet(OURS) == read_planet(str(OURS)) == read_planet(TEXT) == printed()


def test_the_sizes_of_the_kingdoms() -> None:
    """Z1."""
    sizes = {kingdom.id: len(kingdom.provinces) for kingdom in planet().kingdoms}
    assert sizes == {
        "zargos": 10,
        "ohms": 7,
        "banzol": 6,
        "kahil": 6,
        "palmyr": 5,
        "tairo": 5,
        "ludos": 5,
        "akilon": 4,
        "kori": 4,
        "itak": 3,
        "oz": 2,
    }
    assert len(planet().provinces) == 57


def test_every_kingdom_has_one_capital_and_every_one_but_zargos_a_value() -> None:
    here = planet()
    for number, kingdom in enumerate(here.kingdoms):
        capitals = [one for one in kingdom.provinces if here.provinces[one].capital]
        assert capitals == [kingdom.capital]
        assert here.provinces[kingdom.capital].id == f"{kingdom.id}-0"
        assert {here.provinces[one].kingdom for one in kingdom.provinces} == {number}
        assert (kingdom.value > 0) == (number != here.zargos)
    assert max(here.kingdoms, key=lambda kingdom: kingdom.value).id == "tairo"


def test_the_forbidden_city_lies_in_a_ring_of_three_and_the_ring_within_six_coasts() -> None:
    here = planet()
    names = [province.id for province in here.provinces]
    assert here.kingdoms[here.zargos].id == "zargos"
    assert names[here.city] == "zargos-0"
    assert [names[one] for one in here.ring] == ["zargos-7", "zargos-8", "zargos-9"]
    shores = {one for sea in here.seas for one in sea.shores}
    coast = {one for one in here.kingdoms[here.zargos].provinces if one in shores}
    assert {names[one] for one in coast} == {f"zargos-{number}" for number in range(1, 7)}


def test_three_arms_of_the_sea_can_be_crossed_each_between_two_shores_of_one_sea() -> None:
    here = planet()
    assert len(here.arms) == 3
    for pair in here.arms:
        assert any(set(pair) <= set(sea.shores) for sea in here.seas)


def test_the_lake_between_kori_and_ludos_is_linked_to_no_sea() -> None:
    """Z3."""
    here = planet()
    [lake] = [number for number, sea in enumerate(here.seas) if sea.lake]
    around = {here.kingdoms[here.provinces[one].kingdom].id for one in here.seas[lake].shores}
    assert around == {"kori", "ludos"}
    assert all(lake not in link for link in here.links)
    assert (len(here.seas), len(here.links)) == (19, 23)


@pytest.mark.parametrize("kind", ["borders", "arms", "links"])
def test_every_pair_stands_once_the_lower_number_first(kind: str) -> None:
    pairs = getattr(planet(), kind)
    assert all(low < high for low, high in pairs)
    assert len(set(pairs)) == len(pairs) == len(printed()["borders"][KINDS[kind]])


KINDS = {"borders": "land", "arms": "arms", "links": "seas"}


def test_the_continents() -> None:
    """Kingdoms that hang together by land."""
    here = planet()
    continent = {kingdom.id: {kingdom.id} for kingdom in here.kingdoms}
    for a, b in here.borders:
        one, other = (here.kingdoms[here.provinces[province].kingdom].id for province in (a, b))
        both = continent[one] | continent[other]
        continent |= dict.fromkeys(both, both)
    assert {frozenset(one) for one in continent.values()} == {
        frozenset({"banzol", "tairo", "palmyr", "akilon"}),
        frozenset({"kori", "ludos", "kahil", "ohms"}),
        frozenset({"oz"}),
        frozenset({"itak"}),
        frozenset({"zargos"}),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_short_and_no_two_are_the_same(lang: str) -> None:
    here = planet()
    names = [one.name[lang] for one in (*here.kingdoms, *here.provinces, *here.seas)]
    assert len(names) == 57 + 11 + 19
    assert [name for name in names if len(name) > LETTERS] == []
    assert [name for name, count in Counter(map(bare, names)).items() if count > 1] == []
    assert [name for name in names if "'" in name or "  " in name or name != name.strip()] == []


def test_a_record_carries_a_map_that_can_be_read_again() -> None:
    told = read_planet(EXAMPLES[0])
    carried = json.loads(json.dumps(told))
    assert read_planet(carried) == told
    assert planet_of(carried) == planet_of(told or {})
    assert read_planet(None) is None


# ---------------------------------------------------------------- fifty maps that are wrong

Change = tuple[str, str, str, str, str]

# What is changed; the words of the map, and what they become; where that is told, and some words of it.
KINGDOM_CHANGES: list[Change] = [
    (
        "no capital",
        'fr = "Miyaro", capital = true',
        'fr = "Miyaro"',
        "kingdoms.tairo",
        "has no capital",
    ),
    (
        "two capitals",
        'fr = "Yamaro"',
        'fr = "Yamaro", capital = true',
        "provinces.tairo-4.capital",
        "tairo has a capital already, tairo-0",
    ),
    (
        "no Forbidden City",
        'fr = "Cité Interdite", capital = true',
        'fr = "Cité Interdite"',
        "kingdoms.zargos",
        "has no capital",
    ),
    ("a value is missing", "oz = 4\n", "", "values.oz", "is missing: the points"),
    ("a value for Zargos", "oz = 4\n", "oz = 4\nzargos = 20\n", "values.zargos", "Zargos has no value"),
    ("a value for nobody", "oz = 4\n", "oz = 4\nmu = 4\n", "values.mu", "no kingdom “mu”. Kingdoms: akilon"),
    ("a value of 0", "oz = 4\n", "oz = 0\n", "values.oz", "a whole number from 1 to 99"),
    ("a value of 100", "oz = 4\n", "oz = 100\n", "values.oz", "a whole number from 1 to 99"),
    ("a value in words", "oz = 4\n", 'oz = "four"\n', "values.oz", "“four” must be a whole number"),
    ("a fraction", "oz = 4\n", "oz = 4.5\n", "values.oz", "“4.5” must be a whole number"),
    (
        "no kingdom of demons",
        'zargos = { en = "Zargos", fr = "Zargos" }\n',
        "",
        "kingdoms.zargos",
        "is missing: the game needs the kingdom of the demons",
    ),
    (
        "a kingdom without a name in French",
        '{ en = "Oz", fr = "Oz" }',
        '{ en = "Oz" }',
        "kingdoms.oz.fr",
        "is missing",
    ),
    (
        "a kingdom without provinces",
        "[values] #",
        'mu = { en = "Mu", fr = "Mu" }\n\n[values]\nmu = 3 #',
        "kingdoms.mu",
        "has no province",
    ),
    ("a kingdom that is a word", '{ en = "Oz", fr = "Oz" }', '"Oz"', "kingdoms.oz", "must be a table"),
    (
        "a kingdom in pieces",
        '["oz-0", "oz-1"],',
        "",
        "kingdoms.oz",
        "is in pieces: by land, oz-1 cannot be reached",
    ),
    (
        "an unknown key of a kingdom",
        '{ en = "Oz", fr = "Oz" }',
        '{ en = "Oz", fr = "Oz", value = 4 }',
        "kingdoms.oz.value",
        "no such key here. Keys: en, fr",
    ),
]

PROVINCE_CHANGES: list[Change] = [
    ("x is missing", "oz-1 = { x = 60,", "oz-1 = {", "provinces.oz-1.x", "is missing"),
    ("y is missing", "x = 60, y = 436,", "x = 60,", "provinces.oz-1.y", "is missing"),
    ("a name is missing", ', fr = "Névoz"', "", "provinces.oz-1.fr", "is missing"),
    ("an empty name", '"Nevoz"', '""', "provinces.oz-1.en", "needs a name"),
    ("a name that is a number", '"Nevoz"', "7", "provinces.oz-1.en", "needs a name"),
    ("a name of two lines", '"Nevoz"', '"Ne\\nvoz"', "provinces.oz-1.en", "on one line"),
    ("a name of 41 bytes", '"Névoz"', f'"{"é" * 20}s"', "provinces.oz-1.fr", "at most 40 bytes"),
    ("a space before a name", '"Nevoz"', '" Nevoz"', "provinces.oz-1.en", "without spaces around it"),
    ("a name twice", '"Nevoz"', '"Chamoz"', "provinces.oz-1.en", "the name of provinces.oz-0 already"),
    (
        "a name twice but for an accent",
        '"Névoz"',
        '"CHAMÔZ"',
        "provinces.oz-1.fr",
        "“CHAMÔZ” is the name of provinces.oz-0 already",
    ),
    ("off the sheet", "x = 60, y = 436", "x = 1001, y = 436", "provinces.oz-1.x", "from 0 to 1,000"),
    ("below the sheet", "x = 60, y = 436", "x = 60, y = -1", "provinces.oz-1.y", "from 0 to 1,000"),
    ("a place in words", "x = 60, y = 436", 'x = "west", y = 436', "provinces.oz-1.x", "“west” must be"),
    (
        "two in one place",
        "x = 60, y = 436",
        "x = 77, y = 376",
        "provinces.oz-1",
        "lies where provinces.oz-0 lies",
    ),
    (
        "a capital in words",
        'fr = "Miyaro", capital = true',
        'fr = "Miyaro", capital = "yes"',
        "provinces.tairo-0.capital",
        "“yes” must be true or false",
    ),
    (
        "a flag that there is not",
        'fr = "Névoz"',
        'fr = "Névoz", port = true',
        "provinces.oz-1.port",
        "no such key here. Keys: capital, en, fr, volcano, x, y",
    ),
    (
        "a province of no kingdom",
        "[seas] #",
        'mu-0 = { x = 1, y = 1, en = "Mu", fr = "Mu" }\n[seas] #',
        "provinces.mu-0",
        "there is no kingdom “mu”",
    ),
    (
        "a province without a number",
        "[seas] #",
        'oz-two = { x = 1, y = 1, en = "Mu", fr = "Mu" }\n[seas] #',
        "provinces.oz-two",
        "its kingdom, a hyphen, and a number",
    ),
    (
        "a kingdom that nobody can reach",
        '"oz-0", "oz-1", "tairo-2", ',
        '"tairo-2", ',
        "provinces.oz-0",
        "by land or sea, oz-0, oz-1 cannot be reached",
    ),
]

BORDER_CHANGES: list[Change] = [
    (
        "a border to an unknown province",
        '["oz-0", "oz-1"],',
        '["oz-0", "oz-1"], ["oz-1", "oz-2"],',
        "borders.land.50",
        "no province “oz-2”. Its kingdom has: oz-0, oz-1",
    ),
    (
        "a border to an unknown kingdom",
        '["oz-0", "oz-1"],',
        '["oz-0", "oz-1"], ["oz-1", "mu-2"],',
        "borders.land.50",
        "A province is a number behind one of these kingdoms: akilon",
    ),
    (
        "a border with itself",
        '["oz-0", "oz-1"],',
        '["oz-0", "oz-1"], ["oz-1", "oz-1"],',
        "borders.land.50",
        "“oz-1” is paired with itself",
    ),
    (
        "a border twice, the other way round",
        '["oz-0", "oz-1"],',
        '["oz-0", "oz-1"], ["oz-1", "oz-0"],',
        "borders.land.50",
        "oz-1 and oz-0 are a pair already, as number 49",
    ),
    (
        "a border of three",
        '["oz-0", "oz-1"],',
        '["oz-0", "oz-1"], ["oz-0", "oz-1", "oz-1"],',
        "borders.land.50",
        "a list of two ids",
    ),
    (
        "a border that is a word",
        '["oz-0", "oz-1"],',
        '["oz-0", "oz-1"], "oz-0 oz-1",',
        "borders.land.50",
        "a list of two ids",
    ),
    (
        "an arm to an unknown province",
        '["banzol-4", "oz-0"]',
        '["banzol-4", "oz-7"]',
        "borders.arms.3",
        "no province “oz-7”",
    ),
    (
        "an arm twice",
        '["banzol-4", "oz-0"]',
        '["ohms-1", "itak-2"]',
        "borders.arms.3",
        "a pair already, as number 1",
    ),
    (
        "an arm where there is land",
        '["banzol-4", "oz-0"]',
        '["oz-1", "oz-0"]',
        "borders.arms.3",
        "share a border by land",
    ),
    (
        "an arm to Zargos",
        '["banzol-4", "oz-0"]',
        '["zargos-1", "oz-0"]',
        "borders.arms.3",
        "nobody flies into Zargos",
    ),
    (
        "a land border of Zargos",
        '["oz-0", "oz-1"],',
        '["oz-0", "oz-1"], ["oz-1", "zargos-1"],',
        "borders.land.50",
        "Zargos is reached by sea alone: oz-1 and zargos-1",
    ),
    (
        "a city that borders another kingdom",
        '["oz-0", "oz-1"],',
        '["oz-0", "oz-1"], ["oz-1", "zargos-0"],',
        "borders.land.50",
        "Zargos is reached by sea alone",
    ),
    (
        "a ring of two",
        '["zargos-0", "zargos-7"],',
        "",
        "provinces.zargos-0",
        "exactly 3 provinces of Zargos must border the Forbidden City, not 2 (zargos-8, zargos-9)",
    ),
    (
        "a ring of four",
        '["zargos-0", "zargos-7"],',
        '["zargos-0", "zargos-7"], ["zargos-0", "zargos-1"],',
        "provinces.zargos-0",
        "exactly 3 provinces of Zargos must border the Forbidden City, not 4",
    ),
    (
        "a kind of border that there is not",
        'arms = [["itak-2"',
        'bridges = []\narms = [["itak-2"',
        "borders.bridges",
        "no such key here. Keys: arms, land, seas",
    ),
    ("arms that are no list", "arms = [[", 'arms = "none" # [[', "borders.arms", "must be a list"),
]

SEA_CHANGES: list[Change] = [
    (
        "a sea with one shore",
        '"zargos-6", "kori-0",\n] }',
        '"zargos-6",\n] }',
        "seas.inner-north.shores",
        "two shores at least",
    ),
    (
        "a shore that there is not",
        '"itak-1", "itak-2", "itak-0", "akilon-1"',
        '"itak-1", "itak-4", "itak-0", "akilon-1"',
        "seas.strait.shores.2",
        "no province “itak-4”",
    ),
    (
        "a shore twice",
        '"itak-1", "itak-2", "itak-0", "akilon-1"',
        '"itak-1", "itak-2", "itak-1", "akilon-1"',
        "seas.strait.shores.3",
        "“itak-1” is there twice",
    ),
    (
        "a shore of the Forbidden City",
        '"zargos-6", "kori-0",\n] }',
        '"zargos-6", "zargos-0",\n] }',
        "seas.inner-north.shores.2",
        "it has no shore",
    ),
    (
        "shores that are no list",
        'shores = [\n    "zargos-6", "kori-0",\n] }',
        'shores = "zargos-6" }',
        "seas.inner-north.shores",
        "must be a list",
    ),
    ("a sea without a place", "lake = { x = 741, ", "lake = { ", "seas.lake.x", "is missing"),
    ("a sea without a name", 'en = "Glassmere", ', "", "seas.lake.en", "is missing"),
    ("a sea with a number", "lake = { x =", "lake-2 = { x =", "seas.lake-2", "small letters and hyphens"),
    (
        "a sea named as a province is",
        '"Glassmere"',
        '"talvari"',
        "seas.lake.en",
        "the name of provinces.kori-0 already",
    ),
    (
        "a lake with a link",
        '["strait", "south"],',
        '["strait", "south"], ["lake", "north"],',
        "borders.seas.23",
        "“lake” is a lake: it is linked to no sea",
    ),
    (
        "a lake that is not said to be one",
        ", lake = true",
        "",
        "seas.lake",
        "nothing links lake to the other seas",
    ),
    (
        "seas apart from the rest",
        '["far-south", "southwest"],\n    ["southwest", "west"],',
        "",
        "seas.southwest",
        "nothing links southwest to the other seas",
    ),
    (
        "a link to an unknown sea",
        '["strait", "south"],',
        '["strait", "south"], ["strait", "sud"],',
        "borders.seas.23",
        "there is no sea “sud”. Seas: inner-north",
    ),
    (
        "a link to a province",
        '["strait", "south"],',
        '["strait", "south"], ["strait", "itak-1"],',
        "borders.seas.23",
        "there is no sea “itak-1”",
    ),
    (
        "a link with itself",
        '["strait", "south"],',
        '["strait", "south"], ["strait", "strait"],',
        "borders.seas.23",
        "“strait” is paired with itself",
    ),
    (
        "a link twice",
        '["strait", "south"],',
        '["strait", "south"], ["south", "strait"],',
        "borders.seas.23",
        "south and strait are a pair already, as number 22",
    ),
]

SECTION_CHANGES: list[Change] = [
    ("an unknown section", "[values] #", "[roads]\n[values] #", "roads", "no such key here. Keys: borders"),
]

CHANGES = [*KINGDOM_CHANGES, *PROVINCE_CHANGES, *BORDER_CHANGES, *SEA_CHANGES, *SECTION_CHANGES]


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


def test_there_are_more_than_fifty() -> None:
    assert len(CHANGES) > 50
    assert len({what for what, *_ in CHANGES}) == len(CHANGES)


@pytest.mark.parametrize(
    ("old", "new", "path", "words"),
    [change[1:] for change in CHANGES],
    ids=[change[0] for change in CHANGES],
)
def test_a_wrong_map_is_refused_in_one_helpful_line(old: str, new: str, path: str, words: str) -> None:
    """One line alone: what follows from a mistake is not told as well."""
    with pytest.raises(OptionError) as caught:
        read_planet(changed(old, new))

    fault = caught.value
    assert fault.values["path"] == path, line(fault, "en")
    assert words in line(fault, "en")
    for lang in LANGUAGES:
        told = line(fault, lang)
        assert told.startswith(path)
        assert len(told.splitlines()) == 1
    assert line(fault, "en") != line(fault, "fr")
    assert fault.clause in ("Z2", "Z3", "Z6", "Z17", "Z19", "Z22", "Z33")


@pytest.mark.parametrize("section", ["kingdoms", "values", "provinces", "seas", "borders"])
def test_every_section_is_needed(section: str) -> None:
    told = {**printed()}
    del told[section]
    assert [line(fault, "en") for fault in faults_of(told)] == [f"{section}: is missing."]
    told[section] = "none"
    assert [line(fault, "en") for fault in faults_of(told)] == [f"{section}: must be a table with keys."]


# ---------------------------------------------------------------- too much, too little


def many(section: str, count: int, row: Callable[[int], tuple[str, Any]]) -> dict[str, Any]:
    """The map of the box with one section replaced."""
    return {**printed(), section: dict(row(number) for number in range(count))}


def spelled(number: int) -> str:
    return chr(97 + number // 26) + chr(97 + number % 26)


def crowded(kind: str, count: int) -> dict[str, Any]:
    borders = {**printed()["borders"], kind: [["oz-0", "oz-1"]] * count}
    return {**printed(), "borders": borders}


@pytest.mark.parametrize(
    ("told", "path", "most"),
    [
        (many("kingdoms", 13, lambda number: (spelled(number), {})), "kingdoms", 12),
        (many("provinces", 61, lambda number: (f"oz-{number}", {})), "provinces", 60),
        (many("seas", 31, lambda number: (spelled(number), {})), "seas", 30),
        (many("values", 13, lambda number: (spelled(number), 3)), "values", 12),
        (crowded("land", 175), "borders.land", 174),
        (crowded("arms", 13), "borders.arms", 12),
        (crowded("seas", 61), "borders.seas", 60),
    ],
    ids=lambda given: str(given) if isinstance(given, str | int) else "map",
)
def test_too_many_of_anything(told: dict[str, Any], path: str, most: int) -> None:
    [fault] = faults_of(told)
    assert (fault.key, fault.values["path"], fault.values["most"]) == ("map-too-many", path, most)


def test_every_people_needs_a_province_to_begin_in() -> None:
    told = tomllib.loads(EXAMPLES[0].read_text("utf-8"))
    for kingdom in ("austral", "ponant", "levant"):
        del told["kingdoms"][kingdom], told["values"][kingdom]
    told["provinces"] = {
        key: row for key, row in told["provinces"].items() if key.startswith(("boreal", "zargos"))
    }
    told["borders"]["land"] = [
        pair for pair in told["borders"]["land"] if all(one in told["provinces"] for one in pair)
    ]
    told["borders"]["arms"] = []
    for sea in told["seas"].values():
        sea["shores"] = ["boreal-0", "zargos-4"]

    [fault] = faults_of(told)
    assert line(fault, "en") == "provinces: only 4 outside Zargos; 6 are needed, one for each people."


def test_one_sea_at_least_is_no_lake() -> None:
    told = tomllib.loads(TEXT)
    told["borders"]["seas"] = []
    for sea in told["seas"].values():
        sea["lake"] = True
    assert ("seas", "map-no-open-sea") in [(fault.values["path"], fault.key) for fault in faults_of(told)]


# ---------------------------------------------------------------- several mistakes, and none of ours


def test_all_mistakes_are_told_at_once_a_line_each() -> None:
    text = (
        changed("oz = 4\n", "")
        .replace("[values] #", "[roads]\n[values] #")
        .replace('fr = "Miyaro", capital = true', 'fr = "Miyaro"')
    )
    text = text.replace(
        '"itak-1", "itak-2", "itak-0", "akilon-1"', '"itak-1", "itak-4", "itak-0", "akilon-1"'
    )

    with pytest.raises(OptionError) as caught:
        read_planet(text)

    told = caught.value
    assert TEXTS.say("en", told.key, **told.values).splitlines() == [
        "roads: there is no such key here. Keys: borders, kingdoms, provinces, seas, values. (Z2)",
        "values.oz: is missing: the points for the whole kingdom. (Z22)",
        "seas.strait.shores.2: there is no province “itak-4”. Its kingdom has: itak-0, itak-1, itak-2. (Z2)",
        "kingdoms.tairo: has no capital: give one of its provinces capital = true. (Z2)",
    ]
    assert len(TEXTS.say("fr", told.key, **told.values).splitlines()) == 4


def refusal(told: Any) -> str:
    with pytest.raises(OptionError) as caught:
        read_planet(told)
    return TEXTS.say("en", caught.value.key, **caught.value.values)


def test_of_very_many_mistakes_the_first_is_told_and_the_rest_counted() -> None:
    told = tomllib.loads(TEXT)
    for row in told["provinces"].values():
        del row["x"]
    assert refusal(told) == "provinces.akilon-0.x: is missing. (Z2) And 56 more mistakes."


def test_what_is_no_map_at_all_is_refused_in_one_line() -> None:
    assert refusal({"roads": {}}) == "borders: is missing. (Z2) And 5 more mistakes."


def test_a_fault_of_syntax_is_named_by_its_line() -> None:
    broken = changed("oz = 4\n", "oz = four\n")
    number = broken[: broken.index("oz = four")].count("\n") + 1

    with pytest.raises(OptionError) as caught:
        read_planet(broken)

    assert (caught.value.key, caught.value.values["line"]) == ("own-syntax", str(number))


def test_a_province_that_is_there_twice_is_a_fault_of_syntax() -> None:
    with pytest.raises(OptionError) as caught:
        read_planet(changed("oz-1 = {", "oz-0 = {"))

    assert caught.value.key == "own-syntax"


@pytest.mark.parametrize("given", [7, True, [], ["oz"], 1.5])
def test_something_else_is_no_map(given: Any) -> None:
    with pytest.raises(ValueError):
        read_planet(given)


def test_keys_that_are_no_words_are_told_too() -> None:
    told = {name: {**section, 7: {"x": 1}} for name, section in printed().items()}
    paths = {fault.values["path"] for fault in faults_of(told)}
    assert {"kingdoms.7", "values.7", "provinces.7", "seas.7", "borders.7"} <= paths


def places(told: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every key and every item."""
    items = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    return [place for key, value in items for place in [(*path, key), *places(value, (*path, key))]]


WRONG: list[Any] = [-1, "pink", [], {}, None, 1.5, [[1]]]


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_whatever_stands_anywhere_it_is_told_and_never_a_fault_of_ours(wrong: Any) -> None:
    example = tomllib.loads(EXAMPLES[0].read_text("utf-8"))
    for *path, last in places(example):
        told = json.loads(json.dumps(example))
        holder: Any = told
        for key in path:
            holder = holder[key]
        holder[last] = wrong
        for fault in faults_of(told):
            assert all(line(fault, lang) for lang in LANGUAGES)


# ---------------------------------------------------------------- the worked example


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda file: file.stem)
def test_the_worked_examples_of_the_docs_are_sound(example: Path) -> None:
    told = read_planet(str(example))
    assert told is not None
    here = planet_of(told)
    assert len(here.ring) == 3
    for lang in LANGUAGES:
        lines = [TEXTS.say(lang, text.key, **text.values) for text in differences_of(here)]
        assert len(lines) == len(set(lines)) > 0


def test_warnings_say_in_what_a_map_differs_from_the_box() -> None:
    here = planet_of(read_planet(EXAMPLES[0]) or {})
    lines = [TEXTS.say("en", text.key, **text.values) for text in differences_of(here)]
    assert lines == [
        "Kingdoms on this map: 5; in the box: 11.",
        "Provinces on this map: 24; in the box: 57.",
        "Arms of the sea that can be crossed, on this map: 2; in the box: 3.",
        "Zargos, provinces on this map: 7; in the box: 10.",
    ]
