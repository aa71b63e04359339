"""Whole games that a player can read, compared letter for letter: see `golden.py` in the folder above."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from grimoire import Table
from grimoire.core.text import Text

from ..golden import Chooser, apprentices_choice, check_golden, moves_in, transcript_of_steps
from .positions import GAME

FOLDER = Path(__file__).parent / "golden"
TOLD = {"table-copied", "table-drawn", "table-purse"}

# the file, its language, and the table
GAMES = {
    "three.en.txt": ("en", 3, 104),
    "four.fr.txt": ("fr", 4, 65),
}


def told(lang: str, seats: int, seed: int, choose: Chooser) -> str:
    """A game of this seed, as its file tells it."""
    table = GAME.new(seats=seats, seed=seed)
    return transcript_of_steps(table, lang, f"seats={seats} seed={seed}", sight, choose)


def sight(table: Table, seat: int) -> Sequence[Text]:
    return [text for text in GAME.describe(table.view(seat)) if text.key in TOLD]


def by_apprentice(table: Table, seat: int) -> str:
    return apprentices_choice(table, seat, 10 * len(table.history) + seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_as_it_was(name: str) -> None:
    check_golden(FOLDER / name, partial(told, *GAMES[name]), by_apprentice)


def test_the_games_are_short_and_show_most_kinds_of_move() -> None:
    texts = {name: (FOLDER / name).read_text("utf-8") for name in GAMES}
    for name, text in texts.items():
        verbs = {move.split()[0] for move in moves_in(text)}
        assert verbs >= {"bid", "silver", "way"}, name
        assert "{" not in text and "event-" not in text and "move-" not in text, name
        assert len(text.splitlines()) < 1500, name
