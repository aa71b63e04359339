"""How the parts of a map hang together: capitals, kingdoms, the Forbidden City, the net of the seas (Z2)."""

from __future__ import annotations

from collections.abc import Iterable

from grimoire.core.owned import Findings
from grimoire.games.zargos.planet.sketch import FORBIDDEN, Sketch, kingdom_of, wrong
from grimoire.games.zargos.things import PEOPLES

RING = 3  # provinces around the Forbidden City


def check_net(found: Findings, sketch: Sketch) -> None:
    """The map as a whole. Where a part is wrong, what follows from it is not told as well."""
    check_capitals(found, sketch)
    if found.clean("borders.land"):
        check_kingdoms(found, sketch)
        check_ring(found, sketch)
    check_edges(found, sketch)
    if found.clean("borders.seas"):
        check_seas(found, sketch)
    if found.clean("kingdoms", "provinces", "seas", "borders"):
        check_reach(found, sketch)


def pieces(all_of_them: Iterable[str], pairs: Iterable[tuple[str, str]]) -> list[list[str]]:
    """What hangs together by these pairs; the largest piece first."""
    piece_of = {one: [one] for one in all_of_them}
    for a, b in pairs:
        if a in piece_of and b in piece_of and piece_of[a] is not piece_of[b]:
            piece_of[a] += piece_of[b]
            piece_of |= dict.fromkeys(piece_of[b], piece_of[a])
    found = {id(piece): piece for piece in piece_of.values()}
    return sorted(found.values(), key=len, reverse=True)


# ---------------------------------------------------------------- kingdoms


def check_capitals(found: Findings, sketch: Sketch) -> None:
    """Every kingdom has provinces, and one of them the capital."""
    for kingdom in sketch.kingdoms:
        path = f"kingdoms.{kingdom}"
        mine = [one for one in sketch.capitals if kingdom_of(one) == kingdom]
        if kingdom not in sketch.provinces.values():
            found.problems.append(wrong(path, "map-no-provinces"))
        elif not mine:
            found.problems.append(wrong(path, "map-no-capital"))
        for other in mine[1:]:
            path = f"provinces.{other}.capital"
            found.problems.append(wrong(path, "map-two-capitals", kingdom=kingdom, first=mine[0]))


def check_kingdoms(found: Findings, sketch: Sketch) -> None:
    """No kingdom is in pieces, and there are provinces enough for every people to begin in (Z6)."""
    for kingdom in sketch.kingdoms:
        mine = [one for one, home in sketch.provinces.items() if home == kingdom]
        for piece in pieces(mine, sketch.land)[1:]:
            found.problems.append(wrong(f"kingdoms.{kingdom}", "map-pieces", cut=sorted(piece)))
    outside = sum(home != FORBIDDEN for home in sketch.provinces.values())
    if outside < PEOPLES:
        found.problems.append(wrong("provinces", "map-few-provinces", "Z6", count=outside, least=PEOPLES))


# ---------------------------------------------------------------- Zargos


def city_of(sketch: Sketch) -> str | None:
    """The Forbidden City, if there is one."""
    mine = [one for one in sketch.capitals if kingdom_of(one) == FORBIDDEN]
    return mine[0] if len(mine) == 1 else None


def check_ring(found: Findings, sketch: Sketch) -> None:
    """Three provinces of Zargos lie around the Forbidden City."""
    city = city_of(sketch)
    if city is None:
        return
    ring = [a if b == city else b for a, b in sketch.land if city in (a, b)]
    ring = sorted(one for one in ring if kingdom_of(one) == FORBIDDEN)
    if len(ring) != RING:
        given = ", ".join(ring) or "–"
        found.problems.append(
            wrong(f"provinces.{city}", "map-ring", "Z17", count=len(ring), most=RING, given=given)
        )


def check_edges(found: Findings, sketch: Sketch) -> None:
    """Zargos is reached by sea alone, its city not even so; nobody flies there (Z19)."""
    for pair, number in sketch.land.items():
        if sum(kingdom_of(one) == FORBIDDEN for one in pair) == 1:
            found.problems.append(wrong(f"borders.land.{number}", "map-zargos-border", a=pair[0], b=pair[1]))
    for (a, b), number in sketch.arms.items():
        path = f"borders.arms.{number}"
        if FORBIDDEN in (kingdom_of(a), kingdom_of(b)):
            found.problems.append(wrong(path, "map-zargos-arm", "Z19"))
        elif (a, b) in sketch.land or (b, a) in sketch.land:
            found.problems.append(wrong(path, "map-arm-border", "Z33", a=a, b=b))
    city = city_of(sketch)
    for sea, shores in sketch.seas.items():
        if city in shores:
            found.problems.append(wrong(f"seas.{sea}.shores.{shores[city]}", "map-city-shore", given=city))


# ---------------------------------------------------------------- seas


def check_seas(found: Findings, sketch: Sketch) -> None:
    """A lake has no links (Z3); all the other seas make one net."""
    for pair, number in sketch.links.items():
        for lake in sorted(sketch.lakes & set(pair)):
            found.problems.append(wrong(f"borders.seas.{number}", "map-lake-link", "Z3", given=lake))
    open_seas = [one for one in sketch.seas if one not in sketch.lakes]
    if not open_seas:
        found.problems.append(wrong("seas", "map-no-open-sea"))
    for piece in pieces(open_seas, sketch.links)[1:]:
        first = min(piece, key=open_seas.index)
        found.problems.append(wrong(f"seas.{first}", "map-sea-apart", cut=sorted(piece)))


def check_reach(found: Findings, sketch: Sketch) -> None:
    """From every province one can get to every other, by land or sea."""
    shores = [(sea, one) for sea, shores in sketch.seas.items() for one in shores]
    roads = [*sketch.land, *sketch.links, *shores]
    for piece in pieces([*sketch.provinces, *sketch.seas], roads)[1:]:
        lands = [one for one in sketch.provinces if one in piece]
        if lands:
            found.problems.append(wrong(f"provinces.{lands[0]}", "map-cut-off", cut=lands))
