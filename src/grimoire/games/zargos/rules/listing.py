"""Lists of moves: one for each province or people of a set, for each sea, for each number of pawns."""

from __future__ import annotations

from grimoire.core.arrays import MoveList
from grimoire.core.bits import lowest_bit
from grimoire.core.kernel import kernel
from grimoire.core.moves import pack
from grimoire.games.zargos.moves import Kind
from grimoire.games.zargos.rules.places import place_of


@kernel
def list_places(kind: int, land: int, out: MoveList, count: int) -> int:
    """A move of this kind for each of these provinces, or peoples."""
    while land != 0:
        out[count] = pack(kind, lowest_bit(land), 0, 0, 0)
        count += 1
        land &= land - 1
    return count


@kernel
def list_sea_places(kind: int, seas: int, out: MoveList, count: int) -> int:
    while seas != 0:
        out[count] = pack(kind, place_of(lowest_bit(seas)), 0, 0, 0)
        count += 1
        seas &= seas - 1
    return count


@kernel
def list_counts(most: int, out: MoveList) -> int:
    for pawns in range(1, most + 1):
        out[pawns - 1] = pack(Kind.COUNT, pawns, 0, 0, 0)
    return most
