"""Whole games that a player can read, compared letter for letter: see `golden.py` in the folder above."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from grimoire import Table
from grimoire.core.text import Text
from grimoire.games.zargos import GAME

from ..golden import Chooser, apprentices_choice, check_golden, moves_in, transcript_of_steps

pytestmark = pytest.mark.compiled  # the apprentice looks at every province for every move
FOLDER = Path(__file__).parent / "golden"
SHORT: dict[str, Any] = {"rounds": 3, "peoples": "random"}

# the file, its language, and the table
GAMES: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    "three.en.txt": ("en", 3, 7, {"setup": "quick"}),
    "four.fr.txt": ("fr", 4, 5, {"edition": "2"}),
    "exchange.en.txt": ("en", 3, 9, {"edition": "2", "trading": True, "rounds": 1}),
}
SIGHTS = ("table-hand", "table-face-down", "table-offer")


def told(lang: str, seats: int, seed: int, options: dict[str, Any], choose: Chooser) -> str:
    """A game of this seed, as its file tells it."""
    table = GAME.new(seats=seats, seed=seed, **{**SHORT, **options})
    chosen = " ".join(f"{name}={value}" for name, value in {**SHORT, **options}.items())
    return transcript_of_steps(table, lang, f"seats={seats} seed={seed} {chosen}", sight, choose)


def sight(table: Table, seat: int) -> Sequence[Text]:
    """What the player holds, and what cards are exchanged."""
    return [text for text in GAME.describe(table.view(seat)) if text.key in SIGHTS]


def by_apprentice(table: Table, seat: int) -> str:
    """But cards of set-up are exchanged at random: an apprentice hardly does so (Z64)."""
    if table.view(seat).trade and table.view(seat).round == 0:
        return str(random.Random(len(table.history)).choice(table.legal(seat)))
    return apprentices_choice(table, seat, 10 * len(table.history) + seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_as_it_was(name: str) -> None:
    check_golden(FOLDER / name, partial(told, *GAMES[name]), by_apprentice)


def test_the_games_show_most_kinds_of_move() -> None:
    verbs = set()
    for name in GAMES:
        text = (FOLDER / name).read_text("utf-8")
        verbs |= {move.split()[0] for move in moves_in(text)}
        assert "{" not in text and "event-" not in text and "move-" not in text, name
    assert verbs >= {"from", "to", "sail", "done", "fight", "put", "pass", "boats", "pawns", "take"}
    assert verbs >= {"offer", "give", "want", "accept", "refuse"}
