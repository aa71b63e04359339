"""Whole games that a player can read, compared letter for letter: see `golden.py` in the folder above."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from grimoire import Table
from grimoire.core.text import Text

from ..golden import Chooser, apprentices_choice, check_golden, moves_in, transcript
from .positions import GAME, phase

FOLDER = Path(__file__).parent / "golden"
TOLD = {
    "table-last-round",
    "table-lead",
    "table-follow",
    "table-restricted",
    "table-hand",
    "table-battle",
    "table-consolation",
}

# the file, its language, and the table
GAMES = {
    "three.en.txt": ("en", 3, 44),
    "four.fr.txt": ("fr", 4, 67),
}


def told(lang: str, seats: int, seed: int, choose: Chooser) -> str:
    """A game of this seed, as its file tells it."""
    table = GAME.new(seats=seats, seed=seed)
    return transcript(table, lang, f"seats={seats} seed={seed}", sight, choose)


def sight(table: Table, seat: int) -> Sequence[Text]:
    """What the player needs to see: what is asked, and the hand to play from."""
    wanted = TOLD if phase(table) == "playing" else TOLD - {"table-hand"}
    return [text for text in GAME.describe(table.view(seat)) if text.key in wanted]


def by_apprentice(table: Table, seat: int) -> str:
    """The apprentice's move; picks are put together to a whole play."""
    twin, cards = table.copy(), []
    while (move := apprentices_choice(twin, seat, len(twin.history))).startswith("+"):
        twin.play(seat, move)
        cards.append(move[1:])
    return "+".join(cards) or move


@pytest.mark.compiled  # each of its plays is tried in imagined hands, too slow uncompiled
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_as_it_was(name: str) -> None:
    check_golden(FOLDER / name, partial(told, *GAMES[name]), by_apprentice)


def test_the_games_show_every_kind_of_play_and_what_is_rare() -> None:
    texts = {name: (FOLDER / name).read_text("utf-8") for name in GAMES}
    moves = {name: moves_in(text) for name, text in texts.items()}
    rare = {
        "three.en.txt": ("Second battle", "nobody wins", "doubled by 0s", "the only one left", "ties for"),
        "four.fr.txt": ("Second combat", "personne ne gagne", "doublées par les 0", "ne peut commencer"),
    }

    for name in GAMES:
        assert {move.split()[0] for move in moves[name]} >= {"pass", "fight", "draw"}, name
        plays = [move for move in moves[name] if move[1].isdigit()]
        assert {mix_of(play.split("+")) for play in plays} == {"1", "2", "1+1", "2+1", "1+1+1"}, name
        for words in rare[name]:
            assert words in texts[name], (name, words)


def mix_of(cards: Sequence[str]) -> str:
    counts = Counter(card[0] for card in cards)
    return "+".join(str(count) for count in sorted(counts.values(), reverse=True))
