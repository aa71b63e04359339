from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from grimoire.core.errors import Malformed
from grimoire.core.game import Breach, Game
from grimoire.core.moves import Move, Moves
from grimoire.core.roundtrip import check_acceptance, check_position, check_table, check_views, check_written
from grimoire.core.table import Table
from grimoire.core.text import Text
from tests.core.tables import after_bids, drawn
from tests.toy import STONES
from tests.toy.moves import ARGS, Kind
from tests.toy.notation import read, write

OPTIONS = {"rounds": 3, "wagers": True}


@pytest.mark.kernel
@pytest.mark.parametrize("seats", STONES.seats)
def test_a_sound_game_comes_back_as_it_went(seats: int) -> None:
    for seed in range(5):
        check_table(STONES, seats, OPTIONS, seed)


def write_alike(move: Move) -> str:
    """Forgets which stone is bid."""
    return "bid 1" if move.kind == "bid" else write(move)


def read_strictly(text: str, legal: Sequence[Move]) -> Sequence[int]:
    """Does not take what is written."""
    raise Malformed("error-move", given=text)


def view_a_type(box: Any, state: Any, viewer: int | None) -> Any:
    return object()


def no_clause(box: Any, state: Any, seat: int, move: Move) -> Breach:
    return Breach("", Text("illegal-now", {"kind": move.kind}))


def no_text(box: Any, state: Any, seat: int, move: Move) -> Breach:
    return Breach("S3", Text("illegal-and-unheard-of"))


def wrong(**changes: Any) -> Game:
    return replace(STONES, **changes)


@pytest.mark.parametrize(
    ("game", "error", "words"),
    [
        (wrong(moves=Moves(Kind, ARGS, write_alike, read)), AssertionError, "reads as another move"),
        (wrong(moves=Moves(Kind, ARGS, write, read_strictly)), Malformed, "A move is a notation"),
        (wrong(view=view_a_type), TypeError, "unsupported"),
        (wrong(explain=no_clause), AssertionError, "is refused without a clause"),
        (wrong(explain=no_text), KeyError, "illegal-and-unheard-of"),
    ],
    ids=["writing", "reading", "viewing", "explaining", "texts"],
)
def test_what_does_not_come_back_is_found_out(game: Game, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        for seed in range(5):
            check_table(game, 3, OPTIONS, seed)


def test_each_part_passes_at_a_sound_table() -> None:
    table = drawn()
    check_written(table, 0, table.legal(0)[0])
    check_acceptance(table, list(STONES.moves.every()))
    check_position(table)
    check_views(table)


def test_a_position_may_hold_pending_answers() -> None:
    table = drawn()
    table.play(0, "bid 2")
    check_position(table)


class Forgetful(Table):
    """Changes when it is asked."""

    def legal(self, seat: int) -> list[Move]:
        self.states[0].die = 1
        return super().legal(seat)


class Lax(Table):
    """Accepts everything."""

    def read(self, seat: int, move: Any, accepted: bool = False) -> Sequence[Move]:
        return [move]


@pytest.mark.parametrize(
    ("kind", "words"), [(Forgetful, "asking has changed the state"), (Lax, "but accepted")]
)
def test_a_table_that_changes_or_accepts_too_much_is_found_out(kind: type[Table], words: str) -> None:
    table = after_bids()
    table.__class__ = kind
    table.states[0].die = 3
    with pytest.raises(AssertionError, match=words):
        check_acceptance(table, list(STONES.moves.every()))
