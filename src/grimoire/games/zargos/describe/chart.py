"""The planet in characters: every province where it lies, as `oh1:K7`, and the seas by their ids.

A label is the beginning of the kingdom's id and the province's number, a mark (`*` capital, `^` volcano), the
letter of the people and its pawns. Where places lie close together, labels move apart.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from grimoire.games.zargos.atlas import Atlas, KingdomFacts, ProvinceFacts, SeaFacts
from grimoire.games.zargos.view import View
from grimoire.games.zargos.view.parts import ProvinceView, SeaView
from grimoire.games.zargos.words import LETTERS, PEOPLE_NAMES

WIDTH, HEIGHT = 100, 34
FORCE, SWIMMERS = 3, 4  # room for `K12`, and for ` D12`
NOBODY, CALM, STORMY = "·", "~", "≈"
ROW = 3  # how many columns apart two rows seem
LETTER_OF = dict(zip(PEOPLE_NAMES, LETTERS, strict=True))

Spot = tuple[int, int]  # row and column where a label begins


# ---------------------------------------------------------------- labels


def codes(kingdoms: Sequence[KingdomFacts]) -> list[str]:
    """The first letters of each kingdom's id, two at least, as many as tell all of them apart."""
    for letters in itertools.count(2):
        found = [kingdom.id[:letters] for kingdom in kingdoms]
        if len(set(found)) == len(found):
            return found
    raise AssertionError


def number_of(province: ProvinceFacts) -> str:
    """The number in a province's id."""
    return province.id.rpartition("-")[2]


def mark_of(province: ProvinceFacts) -> str:
    return ("*" if province.capital else "") + ("^" if province.volcano else "")


def force(province: ProvinceView) -> str:
    """Who stands there: `K7`."""
    return f"{LETTER_OF[province.holder]}{province.pawns}" if province.holder else NOBODY


def province_label(atlas: Atlas, number: int) -> str:
    """What of a label never changes: `oh1:`."""
    facts = atlas.provinces[number]
    return f"{codes(atlas.kingdoms)[facts.kingdom]}{number_of(facts)}{mark_of(facts) or ':'}"


def sea_label(sea: SeaView) -> str:
    swimmers = f" D{sea.dragons}" if sea.dragons else ""
    return f"{STORMY if sea.stormy else CALM}{sea.id}{swimmers}"


# ---------------------------------------------------------------- where labels stand


def spots(atlas: Atlas) -> Mapping[int, Spot]:
    """Where the label of each place begins; the same for as long as the map is."""
    kept: dict[str, Mapping[int, Spot]] = vars(atlas)
    if "spots" not in kept:
        kept["spots"] = laid_out(atlas)
    return kept["spots"]


def laid_out(atlas: Atlas) -> dict[int, Spot]:
    """Provinces first, so that they stand closest to where they lie."""
    provinces = {i: len(province_label(atlas, i)) + FORCE for i in range(len(atlas.provinces))}
    seas = {atlas.first_sea + i: 1 + len(sea.id) + SWIMMERS for i, sea in enumerate(atlas.seas)}
    taken = [[False] * WIDTH for _ in range(HEIGHT)]
    found = {}
    for place, width in (provinces | seas).items():
        found[place] = nearest(taken, middle_of(atlas, place), width)
        row, column = found[place]
        for i in range(max(0, column - 1), min(WIDTH, column + width + 1)):
            taken[row][i] = True
    return found


def middle_of(atlas: Atlas, place: int) -> Spot:
    """The row and column of a place, the whole sheet drawn to size."""
    places: list[ProvinceFacts | SeaFacts] = [*atlas.provinces, *atlas.seas]
    facts = atlas.place(place)
    assert facts is not None
    row = scaled(facts.y, [one.y for one in places], HEIGHT)
    return row, scaled(facts.x, [one.x for one in places], WIDTH)


def scaled(at: int, among: Sequence[int], room: int) -> int:
    low, high = min(among), max(among)
    return (at - low) * (room - 1) // max(1, high - low)


def nearest(taken: Sequence[Sequence[bool]], middle: Spot, width: int) -> Spot:
    """The free stretch of this width whose middle is nearest."""
    row, column = middle
    best: tuple[int, int, int] | None = None
    for r in range(HEIGHT):
        for c in range(WIDTH - width + 1):
            far = ROW * abs(r - row) + abs(c + width // 2 - column)
            if (best is None or far < best[0]) and not any(taken[r][c : c + width]):
                best = (far, r, c)
    assert best is not None, "a sheet has room for every place"
    return best[1], best[2]


# ---------------------------------------------------------------- the sheet


def chart(view: View) -> list[str]:
    """The planet, line by line."""
    atlas = view.atlas
    labels = {i: province_label(atlas, i) + force(one) for i, one in enumerate(view.provinces)}
    labels |= {atlas.first_sea + i: sea_label(sea) for i, sea in enumerate(view.seas)}
    sheet = [[" "] * WIDTH for _ in range(HEIGHT)]
    for place, (row, column) in spots(atlas).items():
        sheet[row][column : column + len(labels[place])] = labels[place]
    return ["".join(row).rstrip() for row in sheet]
