"""Moves, positions and records come back as they went; mistakes name their clause, in both languages."""

from __future__ import annotations

import json
import random

import pytest

from grimoire import GrimoireError, IllegalMove, Malformed, Table
from grimoire.core.record import read_record, replay, verify
from grimoire.games.dragonstones.characters import NAMES

from ..shared import LANGUAGES, is_told
from .positions import GAME, bid, choices, draw, outbid, play, state_of, step
from .tables import random_table

READ = [
    ("mise 3f+1v", "bid 3f+1c"),
    ("BID  3f 1c 1n", "bid 3f+1c+1b"),
    ("miser 0", "bid 0"),
    ("bid 1a+2f", "bid 2f+1a"),
]


@pytest.mark.parametrize(("text", "written"), READ)
def test_bids_are_read_in_both_languages(text: str, written: str) -> None:
    table = draw("A 5f 2c 1b 1a\nB\nC\nnow thief")

    assert [str(move) for move in table.read(0, text)] == [written]


@pytest.mark.parametrize("text", ["argent 2", "silver 2s", "SILVER 2"])
def test_silver_is_read_in_both_languages(text: str) -> None:
    table = bid(draw("A\nB\nC\nnow thief\nnext magician"), "3f 3f 0")

    assert [str(move) for move in table.read(0, text)] == ["silver 2"]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("comme voleur", "as thief"),
        ("as red dragon", "as red-dragon"),
        ("comme dragon rouge", "as red-dragon"),
        ("as Witch", "as witch"),
        ("comme sorcière", "as witch"),
    ],
)
def test_characters_are_read_in_both_languages(text: str, written: str) -> None:
    table = outbid(draw("A\nB\nC\nnow ghost\npast witch thief red-dragon\nnext magician ..."))

    assert [str(move) for move in table.read(0, text)] == [written]


@pytest.mark.parametrize("text", ["rouge", "r", "red", "Red"])
def test_colours_are_read_in_both_languages(text: str) -> None:
    assert [str(m) for m in outbid(draw("A\nB\nC\nnow troll\nnext thief")).read(0, text)] == ["red"]


@pytest.mark.parametrize("name", NAMES[1:29])
def test_every_name_is_read_back(name: str) -> None:
    (move,) = GAME.moves.read(f"as {name}", [])

    assert str(GAME.moves(move)) == f"as {name}"


@pytest.mark.parametrize(
    "text", ["", "bid", "bid x", "bid 1z", "bid -1f", "as nobody", "player 0", "way 9", "?", "1f"]
)
def test_nonsense_is_malformed(text: str) -> None:
    table = draw("A\nB\nC\nnow thief")
    with pytest.raises(Malformed) as caught:
        table.play(0, text)

    assert all(is_told(caught.value.say(lang)) for lang in LANGUAGES)


def test_every_move_that_can_be_told_comes_back() -> None:
    rng = random.Random(1)
    for move in rng.sample(list(GAME.moves.every()), 400):
        assert GAME.moves.from_json(json.loads(json.dumps(move.json()))) == move
        if move.kind != "way":  # a way is read among those at hand
            assert GAME.moves.read(str(move), []) == [move]


@pytest.mark.compiled
def test_positions_and_legal_moves_come_back_from_anywhere() -> None:
    rng = random.Random(2)
    for number in range(40):
        table = random_table(rng, 3 + number % 4)
        for _ in range(5):
            if not table.over:
                step(table, rng)
            assert_comes_back(table)


def assert_comes_back(table: Table) -> None:
    told = json.loads(json.dumps(table.position()))
    again = GAME.table(told)
    assert again.states.tobytes() == table.states.tobytes() and again.position() == told
    for seat in table.actors:
        for move in table.legal(seat):
            assert table.read(seat, str(move)) == [move] == table.read(seat, int(move))


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [3, 6])
def test_records_verify_and_replay(seats: int) -> None:
    rng = random.Random(seats)
    table = GAME.new(seats=seats)
    while not table.over:
        step(table, rng)

    record = read_record(json.loads(json.dumps(table.record())))
    assert verify(GAME, record).ok
    assert replay(GAME, record).states.tobytes() == table.states.tobytes()


def test_a_pending_bid_is_part_of_a_position() -> None:
    table = draw("A\nB\nC\nnow thief\nnext magician")
    table.play(1, "bid 3f")
    again = GAME.table(json.loads(json.dumps(table.position())))

    assert {seat: str(move) for seat, move in again.pending.items()} == {1: "bid 3f"}


# ---------------------------------------------------------------- why a move is illegal


def silver_table() -> Table:
    return bid(draw("A\nB 5f 2s 1a\nC\nnow thief\nnext magician"), "3f 3f 0")


def won(drawing: str) -> Table:
    return outbid(draw(drawing))


ILLEGAL = [
    ("bid 9f", "D9", lambda: draw("A\nB\nC\nnow thief")),
    ("bid 3c", "D9", lambda: draw("A\nB\nC\nnow thief")),
    ("bid 1b", "D9", lambda: draw("A\nB\nC\nnow thief")),
    ("bid 1a", "D9", lambda: draw("A\nB\nC\nnow thief")),
    ("bid 20f+1c", "D9", lambda: draw("A 30f 2c\nB\nC\nnow thief")),
    ("bid 99f", "D9", lambda: draw("A\nB\nC\nnow thief")),
    ("silver 1", "D9", lambda: draw("A\nB\nC\nnow thief")),
    ("red", "D9", lambda: draw("A\nB\nC\nnow thief")),
    ("silver 6", "D14", silver_table),
    ("silver 99", "D14", silver_table),
    ("silver 1+1a", "D13", silver_table),
    ("bid 1f", "D14", silver_table),
    ("double", "D14", silver_table),
    ("bid 1f", "D15", lambda: won("A\nB\nC\nnow troll\nnext thief")),
    ("draw", "D15", lambda: won("A\nB\nC\nnow troll\nnext thief")),
    ("way 3", "D15", lambda: won("A r1 b1 y1\nB\nC\nnow magician\nnext thief")),
    ("way 3", "D15", lambda: won("A 3f 1c\nB\nC\nnow merchant\nnext thief")),
    ("pay 3r", "D15", lambda: play(won("A r5 b2\nB\nC\nnow enchanter\nnext thief"), "way 1")),
    ("pay 1r+3b", "D15", lambda: play(won("A r5 b2\nB\nC\nnow enchanter\nnext thief"), "way 1")),
    ("yellow", "D15", lambda: play(won("A r4 b4\nB\nC\nnow sorcerer\nnext thief"), "way 1")),
    ("red", "D3", lambda: won("A\nB r12\nC\nnow ancient-dragon\nnext thief")),
    ("red", "D3", lambda: won("A\nB r12\nC\nnow rainbow-dragon\nnext thief")),
    ("red", "D21", lambda: bid(draw("A\nB b1 y1\nC\nnow thief\nnext magician"), "2f 1f 0")),
    ("player 4", "D21", lambda: bid(draw("A\nB b1\nC y1\nD r1\nnow thief\nnext magician"), "2f 1f 1f 0")),
    ("player 1", "D25", lambda: won("A\nB b1\nC y1\nD r1\nnow brigand\nnext magician")),
    ("player 5", "D25", lambda: won("A\nB b1\nC y1\nD r1\nnow brigand\nnext magician")),
    ("as troll", "D31", lambda: won("A\nB\nC\nnow ghost\npast witch\nnext thief")),
    ("as thief", "D31", lambda: won("A\nB\nC\nnow ghost\npast witch\nnext thief")),
    ("as ghost", "D31", lambda: won("A\nB\nC\nnow ghost\npast witch\nnext thief")),
    ("as witch", "D35", lambda: won("A\nB\nC\nnow leprechaun\npast witch\nnext thief magician")),
    ("as leprechaun", "D35", lambda: won("A\nB\nC\nnow leprechaun\npast witch\nnext thief magician")),
    ("as troll", "D35", lambda: won("A\nB\nC\nnow leprechaun\npast witch\nnext thief magician")),
]


@pytest.mark.parametrize(("move", "clause", "make"), ILLEGAL)
def test_every_mistake_names_its_clause_in_both_languages(move: str, clause: str, make: object) -> None:
    table: Table = make()  # type: ignore[operator]
    before = table.states.tobytes()
    with pytest.raises(IllegalMove) as caught:
        table.play(0, move)

    assert caught.value.clause == clause and table.states.tobytes() == before
    words = {caught.value.say(lang) for lang in LANGUAGES}
    assert len(words) == 2 and all(is_told(one) for one in words)


@pytest.mark.compiled
def test_whatever_is_not_legal_is_refused_with_a_clause() -> None:
    rng = random.Random(4)
    every = list(GAME.moves.every())
    for number in range(40):
        table = random_table(rng, 3 + number % 4)
        for _ in range(4):
            if table.over:
                break
            for seat in range(table.seats):
                legal = set(table.legal(seat))
                for move in rng.sample(every, 12):
                    if move not in legal:
                        with pytest.raises(GrimoireError) as caught:
                            table.read(seat, move)
                        assert caught.value.clause
                        assert all(is_told(caught.value.say(lang)) for lang in LANGUAGES)
            step(table, rng)


def test_a_game_that_is_over_asks_nobody() -> None:
    table = outbid(draw("A 2p\nB\nC\nnow charlatan\nnext thief"))

    assert table.over and state_of(table)["asked"] == 0
    with pytest.raises(IllegalMove) as caught:
        table.play(0, "bid 0")
    assert caught.value.clause == "D8"


def test_choices_are_written_as_players_write_them() -> None:
    table = outbid(draw("A\nB b1\nC y1\nnow brigand\nnext magician"))

    assert choices(table) == {"player 2", "player 3"}
