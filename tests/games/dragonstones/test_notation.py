"""Moves, positions and records come back as they went; mistakes name their clause, in both languages."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from grimoire import IllegalMove, Malformed, Table
from grimoire.core.record import read_record, replay, verify
from grimoire.games.dragonstones.characters import NAMES
from grimoire.games.dragonstones.moves import Kind

from ..shared import LANGUAGES, is_told
from .positions import GAME, bid, choices, draw, outbid, state_of, step
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


@pytest.mark.parametrize("words", ["as hermit", "comme ermite", "as The Hermit’s Ghost", "as own-1"])
def test_a_character_of_ones_own_is_called_by_its_id(words: str) -> None:
    """It is read by its names too; where one is called like a printed one, that is meant."""
    french = {"name": "Ermite", "article": "l’", "gender": "m", "text": "Trois pièces d’argent."}
    hermit = {"id": "hermit", "en": {"name": "The Hermit’s Ghost", "text": "Three silver."}, "fr": french}
    shade = {"id": "shade", "en": {"name": "Ghost", "text": "Silver."}, "fr": {**french, "name": "Sorcier"}}
    own = [{**one, "copies": 1, "steps": [{"take": "silver", "count": 3}]} for one in (hermit, shade)]
    table = outbid(draw("A\nB\nC\nnow ghost\npast witch own-1\nnext thief", characters=own))

    assert "as hermit" in choices(table)
    assert [str(move) for move in table.read(0, words)] == ["as hermit"]
    assert [str(move) for move in table.read(0, "comme sorcier")] == ["as sorcerer"]


@pytest.mark.parametrize(
    "ids", [("lutin", "nain-4"), ("voleur", "fee"), ("baker", "miller"), ("miller", "baker"), ("x-1", "x1")]
)
def test_whatever_ids_are_chosen_a_move_is_read_as_it_is_written(ids: tuple[str, ...]) -> None:
    """Even where an id is another character's name, in either language."""
    names = {"lutin": "Baker", "voleur": "Fee", "baker": "Miller", "miller": "Baker"}
    own = [one_of(id_, names.get(id_, "Somebody")) for id_ in ids]
    moves = GAME.new(seats=3, seed=1, characters=own).moves
    for number in range(1, len(NAMES)):
        move = moves.make(Kind.CHARACTER, number)
        assert moves.read(str(move), []) == [move]


def one_of(id_: str, name: str) -> dict[str, Any]:
    french = {"name": name, "article": "le", "gender": "m", "text": "Rien."}
    return {"id": id_, "en": {"name": name, "text": "Nothing."}, "fr": french, "steps": [{"score": 1}]}


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


def test_a_game_that_is_over_asks_nobody() -> None:
    table = outbid(draw("A 2p\nB\nC\nnow charlatan\nnext thief"))

    assert table.over and state_of(table)["asked"] == 0
    with pytest.raises(IllegalMove) as caught:
        table.play(0, "bid 0")
    assert caught.value.clause == "D8"


def test_choices_are_written_as_players_write_them() -> None:
    table = outbid(draw("A\nB b1\nC y1\nnow brigand\nnext magician"))

    assert choices(table) == {"player 2", "player 3"}
