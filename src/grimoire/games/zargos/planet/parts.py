"""The parts of a map, one by one: keys, ids, names and numbers, and that whatever is named exists (Z2)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from grimoire.core.errors import quoted
from grimoire.core.owned import Findings
from grimoire.core.spelling import bare
from grimoire.core.text import LANGUAGES
from grimoire.games.zargos.planet.pairs import check_borders
from grimoire.games.zargos.planet.sketch import (
    CHECK,
    FORBIDDEN,
    Sketch,
    check_known,
    check_province,
    kingdom_of,
    wrong,
)
from grimoire.games.zargos.things import KINGDOMS, LINKS, NAME_ROOM, PROVINCES, SEAS

SHEET = 1000  # how far x and y go
MOST_VALUE = 99
ROOM = {
    "kingdoms": KINGDOMS,
    "values": KINGDOMS,
    "provinces": PROVINCES,
    "seas": SEAS,
    "borders.land": 3 * PROVINCES - 6,  # with more, no flat map could be drawn
    "borders.arms": 12,
    "borders.seas": LINKS,
}

# What an id looks like, and the text that says so.
IDS = {
    "kingdoms": ("map-id-kingdom", r"[a-z]{1,12}"),
    "provinces": ("map-id-province", r"[a-z]{1,12}-(0|[1-9][0-9]?)"),
    "seas": ("map-id-sea", r"(?=.{1,20}$)[a-z]+(-[a-z]+)*"),
}

# The keys of a row: those that it needs, and those that are true or false.
NEEDED: dict[str, set[str]] = {
    "kingdoms": {*LANGUAGES},
    "provinces": {*LANGUAGES, "x", "y"},
    "seas": {*LANGUAGES, "x", "y", "shores"},
}
FLAGS: dict[str, set[str]] = {"kingdoms": set(), "provinces": {"capital", "volcano"}, "seas": {"lake"}}


def check_parts(found: Findings, told: Mapping[str, Any]) -> Sketch | None:
    """Everything by itself. Where a section cannot be read, or is too long, nothing more is looked at."""
    check_sections(found, told)
    if not found.clean(*CHECKS):
        return None
    sketch = Sketch()
    for section, check in CHECKS.items():
        check(found, told[section], sketch)
    check_names(found, told)
    check_places(found, told)
    return sketch


def check_sections(found: Findings, told: Mapping[str, Any]) -> None:
    """All of them are there, and none has more than there is room for."""
    found.problems += CHECK.key_faults("", told, set(CHECKS), set())
    for section in CHECKS:
        if section in told:
            found.sound(CHECK.table, section, told[section])
    for path, most in ROOM.items():
        section, _, kind = path.partition(".")
        part = told.get(section)
        part = part.get(kind) if kind and isinstance(part, Mapping) else part
        if isinstance(part, Mapping | list) and len(part) > most:
            found.problems.append(wrong(path, "map-too-many", count=len(part), most=most))


# ---------------------------------------------------------------- kingdoms, provinces, seas


def check_kingdoms(found: Findings, told: Mapping[str, Any], sketch: Sketch) -> None:
    sketch.kingdoms += [key for key, _ in rows(found, "kingdoms", told)]
    if FORBIDDEN not in told:
        found.problems.append(wrong(f"kingdoms.{FORBIDDEN}", "map-no-zargos"))


def check_values(found: Findings, told: Mapping[str, Any], sketch: Sketch) -> None:
    """Every kingdom has one, but not the forbidden one (Z22)."""
    for key in sketch.kingdoms:
        if key != FORBIDDEN and key not in told:
            found.problems.append(wrong(f"values.{key}", "map-no-value", "Z22"))
    for key, value in told.items():
        path = f"values.{key}"
        if key == FORBIDDEN:
            found.problems.append(wrong(path, "map-value-zargos", "Z22"))
        elif found.sound(check_known, path, key, sketch.kingdoms, "map-no-kingdom"):
            found.sound(CHECK.number, path, value, 1, MOST_VALUE)


def check_provinces(found: Findings, told: Mapping[str, Any], sketch: Sketch) -> None:
    for key, row in rows(found, "provinces", told):
        sketch.provinces[key] = kingdom_of(key) if is_id("provinces", key) else ""
        sketch.capitals += [key] if row.get("capital") else []
    first_of = {kingdom: key for key, kingdom in reversed(sketch.provinces.items())}
    for kingdom in sorted(set(first_of) - {"", FORBIDDEN}):
        found.sound(check_known, f"provinces.{first_of[kingdom]}", kingdom, sketch.kingdoms, "map-no-kingdom")


def check_seas(found: Findings, told: Mapping[str, Any], sketch: Sketch) -> None:
    sketch.seas |= {str(key): {} for key in told}
    for key, row in rows(found, "seas", told):
        sketch.lakes |= {key} if row.get("lake") else set()
        path = f"seas.{key}.shores"
        if "shores" in row and found.sound(CHECK.items, path, row["shores"]):
            check_shores(found, path, row["shores"], sketch, sketch.seas[key])


def check_shores(
    found: Findings, path: str, told: Sequence[Any], sketch: Sketch, shores: dict[str, int]
) -> None:
    """Each shore once, two at least."""
    if len(told) > PROVINCES:
        found.problems.append(wrong(path, "map-too-many", count=len(told), most=PROVINCES))
        return
    for number, one in enumerate(told, start=1):
        if found.sound(check_province, f"{path}.{number}", one, sketch):
            if one in shores:
                found.problems.append(wrong(f"{path}.{number}", "own-twice", given=one))
            shores.setdefault(one, number)
    if len(told) < 2:
        found.problems.append(wrong(path, "map-few-shores"))


def rows(found: Findings, section: str, told: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The rows of a section, each checked for its id, keys, numbers and flags."""
    for key, row in told.items():
        path = f"{section}.{key}"
        found.sound(check_id, path, key, section)
        if not found.sound(CHECK.table, path, row):
            yield str(key), {}
            continue
        found.problems += CHECK.key_faults(path, row, NEEDED[section], FLAGS[section])
        for name in ("x", "y"):
            if name in row and name in NEEDED[section]:
                found.sound(CHECK.number, f"{path}.{name}", row[name], 0, SHEET)
        for name in sorted(FLAGS[section] & set(row)):
            found.sound(CHECK.flag, f"{path}.{name}", row[name])
        yield str(key), row


def check_id(path: str, given: Any, section: str) -> None:
    if not is_id(section, given):
        raise wrong(path, IDS[section][0], given=quoted(given))


def is_id(section: str, given: Any) -> bool:
    return isinstance(given, str) and re.fullmatch(IDS[section][1], given) is not None


CHECKS = {
    "kingdoms": check_kingdoms,
    "values": check_values,
    "provinces": check_provinces,
    "seas": check_seas,
    "borders": check_borders,
}

# ---------------------------------------------------------------- names and places, of all


def all_rows(told: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each row of the map, with its path."""
    for section in NEEDED:
        for key, row in told[section].items():
            if isinstance(row, Mapping):
                yield f"{section}.{key}", row


def check_names(found: Findings, told: Mapping[str, Any]) -> None:
    """No two names are the same in a language, whatever their capitals and accents."""
    for lang in LANGUAGES:
        first: dict[str, str] = {}
        for path, row in all_rows(told):
            if lang in row and found.sound(check_name, f"{path}.{lang}", row[lang]):
                other = first.setdefault(bare(row[lang]), path)
                if other != path:
                    found.problems.append(
                        wrong(f"{path}.{lang}", "map-name-twice", given=row[lang], other=other)
                    )


def check_name(path: str, given: Any) -> None:
    plain = isinstance(given, str) and given.strip() == given and given.isprintable()
    if not plain or not 1 <= len(given.encode("utf-8")) <= NAME_ROOM:
        raise wrong(path, "map-name", most=NAME_ROOM)


def check_places(found: Findings, told: Mapping[str, Any]) -> None:
    """No two provinces or seas lie in the same place."""
    first: dict[tuple[int, int], str] = {}
    for path, row in all_rows(told):
        x, y = row.get("x"), row.get("y")
        if type(x) is int and type(y) is int:
            other = first.setdefault((x, y), path)
            if other != path:
                found.problems.append(wrong(path, "map-same-place", other=other))
