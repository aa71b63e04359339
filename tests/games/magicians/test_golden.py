"""Whole games that a player can read, compared letter for letter: see `golden.py` in the folder above."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from grimoire import Table
from grimoire.core.text import Text

from ..golden import Chooser, apprentices_choice, check_golden, moves_in, transcript
from .positions import GAME

FOLDER = Path(__file__).parent / "golden"
TOLD = {"table-opening", "table-fight", "table-hand", "table-must-use-hand"}

# the file, its language, and the table
GAMES = {
    "closed.en.txt": ("en", 3, 194, False),
    "closed.fr.txt": ("fr", 2, 84, False),
    "open_stack.en.txt": ("en", 3, 48, True),
}


def told(lang: str, seats: int, seed: int, open_stack: bool, choose: Chooser) -> str:
    """A game of this seed, of one deal, as its file tells it."""
    table = GAME.new(seats=seats, seed=seed, deals=1, open_stack=open_stack)
    head = f"seats={seats} seed={seed} open_stack={str(open_stack).lower()}"
    return transcript(table, lang, head, sight, choose)


def sight(table: Table, seat: int) -> Sequence[Text]:
    """What the player needs to see: the own pile if it is open, the fight and the hand."""
    view = table.view(seat)
    mine = view.seats[seat].pile
    pile = [Text("table-pile", {"pile": " ".join(mine)})] if mine else []
    return [*pile, *[text for text in GAME.describe(view) if text.key in TOLD]]


def by_apprentice(table: Table, seat: int) -> str:
    return apprentices_choice(table, seat, table.steps)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_as_it_was(name: str) -> None:
    check_golden(FOLDER / name, partial(told, *GAMES[name]), by_apprentice)


def test_the_games_show_every_kind_of_play() -> None:
    texts = {name: (FOLDER / name).read_text("utf-8") for name in GAMES}
    moves = {name: moves_in(text) for name, text in texts.items()}

    for name in GAMES:
        assert {"take", "ball"} <= set(moves[name]), name
        assert any("J" in move for move in moves[name]), name
        assert any("+" in move for move in moves[name]), name
    assert any("^" in move for move in moves["open_stack.en.txt"])
    assert not any("^" in move for name in GAMES if "closed" in name for move in moves[name])
