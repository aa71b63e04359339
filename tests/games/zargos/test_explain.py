"""Every kind of mistake: the clause, a sensible message in both languages, and nothing changed."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator

import pytest

from grimoire import IllegalMove, Table
from grimoire.core.moves import Move

from ..shared import LANGUAGES, Mistake, is_told, plain, refusals, turn
from .mistakes import MISTAKES
from .tables import GAME, moments

# What is said of cards and places of the terminal alone; the page shows refusals, too.
NOTATION = r"\b(from|to|sail|put|fight|help|reroll|boats|pawns) [a-z]+-\d|\bx\d|#\d|[a-z]+-\d"


@pytest.mark.parametrize("one", MISTAKES, ids=lambda one: f"{one.key} {one.move}")
def test_every_mistake_names_its_clause_and_changes_nothing(one: Mistake) -> None:
    table = one.make()
    before = table.states.tobytes()

    with pytest.raises(IllegalMove) as caught:
        table.play(turn(table), one.move)

    illegal = caught.value
    assert (illegal.clause, illegal.key) == (one.clause, f"illegal-{one.key}")
    said = {lang: plain(illegal.say(lang)) for lang in LANGUAGES}
    assert one.english in said["en"] and one.french in said["fr"]
    assert all(is_told(words) and words.endswith(f"({one.clause})") for words in said.values())
    assert not any(re.search(NOTATION, words) for words in said.values())
    assert table.states.tobytes() == before


def texts(lang: str) -> set[str]:
    """The keys of all refusals."""
    words = (GAME.folder / f"text.{lang}.ftl").read_text("utf-8")
    return set(re.findall(r"^illegal-([a-z-]+) =", words, re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_catalogues_is_among_them(lang: str) -> None:
    assert texts(lang) == {one.key for one in MISTAKES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_named_is_in_the_rulebook(lang: str) -> None:
    assert {one.clause for one in MISTAKES} <= set(GAME.rulebook(lang).clauses)


# ---------------------------------------------------------------- every declared move

EVERY = list(GAME.moves.every())
GAMES = [
    (1, {"seats": 2, "trading": True}),
    (2, {"seats": 4, "edition": "2", "setup": "quick", "trading": True, "rounds": 4}),
    (3, {"seats": 6, "setup": "quick", "rounds": 4}),
    (4, {"seats": 3, "edition": "2", "trading": True, "rounds": 1}),
]


def tried(table: Table, seat: int, rng: random.Random) -> Iterator[Move]:
    """Some of all moves, more of the kinds that are asked for, and of cards that are held."""
    kinds = {move.kind for move in table.legal(seat)}
    near = [move for move in EVERY if move.kind in kinds and move.kind != "card"]
    held = [move for move in EVERY if move.kind == "card" and table.states[0].hand[seat, move.args.card] > 0]
    yield from rng.sample(EVERY, 12)
    yield from rng.sample(near, min(20, len(near)))
    yield from rng.sample(held, min(12, len(held)))


def check_moves(table: Table, seat: int, rng: random.Random) -> None:
    """Each is accepted if, and only if, it is legal; else a clause that exists is named."""
    legal = set(table.legal(seat))
    clauses = set(GAME.rulebook("en").clauses)
    for move in tried(table, seat, rng):
        try:
            assert table.read(seat, int(move)) == [move]
            accepted = True
        except IllegalMove as illegal:
            accepted = False
            assert illegal.clause in clauses
            assert all(is_told(illegal.say(lang)) for lang in LANGUAGES)
        assert accepted == (move in legal), f"{move} in {table.position()}"


@pytest.mark.parametrize(("seed", "options"), GAMES, ids=lambda one: str(one))
def test_a_move_is_accepted_exactly_where_it_is_legal(seed: int, options: dict[str, object]) -> None:
    rng = random.Random(seed)
    for table in moments(seed, every=7, **options):
        before = table.states.tobytes()
        for seat in table.waiting:
            check_moves(table, seat, rng)
        assert table.states.tobytes() == before


# ---------------------------------------------------------------- refusals show no secret


def test_refusals_say_the_same_whatever_the_seat_cannot_know() -> None:
    """The same words, whoever holds which cards and whatever lies in the pile."""
    rng = random.Random(5)
    seen = 0
    games = itertools.chain(
        moments(5, every=25, seats=4, setup="quick", trading=True, rounds=4),
        moments(5, every=3, seats=4, edition="2", trading=True, rounds=1),
    )
    for table in games:
        for seat in table.waiting:
            moves = [int(move) for move in tried(table, seat, rng)]
            other = table.imagined(seat, 1)
            assert refusals(table, seat, moves) == refusals(other, seat, moves)
            seen += other.states.tobytes() != table.states.tobytes()
    assert seen > 5
